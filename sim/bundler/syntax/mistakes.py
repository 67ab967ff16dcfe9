"""Reports where a source is not valid Python."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def located_at(place: Path) -> Iterator[None]:
    """Raise ValueError with file and line instead of SyntaxError."""
    try:
        yield
    except SyntaxError as error:
        raise ValueError(f"{place.as_posix()}, line {error.lineno}: {error.msg}") from error
