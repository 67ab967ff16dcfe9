"""Files that a computer's system writes into folders that somebody looks at."""

import os
import stat
from pathlib import Path

# A Mac's Finder, and Windows' Explorer, which writes one of them with either a small or a large D.
_NAMES = {".ds_store", "thumbs.db", "desktop.ini"}


def is_of_system(path: Path) -> bool:
    """Return whether a file is nobody's work.

    What somebody makes anew in such a folder may take it away.
    """
    return path.name.lower() in _NAMES and stat.S_ISREG(os.lstat(path).st_mode)
