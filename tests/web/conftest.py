"""The page and one Chromium, each made once for all tests of a process."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.made_once import made_once
from tests.web import browser
from web import __main__ as maker

PAGE = "number-drop.html"


@made_once
def made() -> dict[str, bytes]:
    """Build the page; return it and its files by path."""
    with TemporaryDirectory() as folder:
        assert maker.main(["--out", str(Path(folder, PAGE))]) == 0
        files = (path for path in Path(folder).rglob("*") if path.is_file())
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.fixture(scope="session")
def file(tmp_path_factory):
    """The page in a folder of this process, along with its other files."""
    folder = tmp_path_factory.mktemp("dist")
    for place, content in made().items():
        (folder / place).parent.mkdir(exist_ok=True)
        (folder / place).write_bytes(content)
    return folder / PAGE


@pytest.fixture(scope="session")
def chromium():
    """A Chromium for all tests, or its headless shell."""
    with browser.chromium(is_whole=False) as started:
        yield started
