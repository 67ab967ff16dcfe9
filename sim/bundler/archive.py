"""Reproducible zip files: the same files always give the same bytes."""

import io
import zipfile
from collections.abc import Mapping
from pathlib import PurePath
from typing import TypeVar

YEAR_ONE = (1980, 1, 1, 0, 0, 0)  # the earliest date in a zip file, used instead of today's
_PLAIN_FILE = 0o100644 << 16
_UNIX = 3

Place = TypeVar("Place", bound=PurePath)


def zipped(files: Mapping[Place, bytes], comment: bytes = b"") -> bytes:
    """Return the files as a zip file, uncompressed.

    Compressed bytes would depend on the version of zlib.
    """
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archived:
        archived.comment = comment
        for place, content in files.items():
            entry = zipfile.ZipInfo(place.as_posix(), YEAR_ONE)
            entry.external_attr = _PLAIN_FILE
            entry.create_system = _UNIX
            archived.writestr(entry, content)
    return made.getvalue()
