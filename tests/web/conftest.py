"""The page, made once, and one Chromium for all tests of a process."""

import pytest

from tests.web import browser
from web import __main__ as maker


@pytest.fixture(scope="session")
def file(tmp_path_factory):
    """The page, made anew."""
    made = tmp_path_factory.mktemp("dist") / "number-drop.html"
    assert maker.main(["--out", str(made)]) == 0
    return made


@pytest.fixture(scope="session")
def chromium():
    """A Chromium for all tests."""
    with browser.chromium() as started:
        yield started
