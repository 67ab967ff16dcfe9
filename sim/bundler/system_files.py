"""Files that operating systems write into folders they display."""

import os
import stat
from pathlib import Path

# From the Mac's Finder and from Windows Explorer, which writes one of them with either a small or a
# capital D.
_NAMES = {".ds_store", "thumbs.db", "desktop.ini"}


def is_of_system(path: Path) -> bool:
    """Return whether a file is the operating system's, so that it can be deleted."""
    return path.name.lower() in _NAMES and stat.S_ISREG(os.lstat(path).st_mode)
