"""The page and one Chromium, each made once for all tests of a process; a tab in each engine.

A test that takes `tab` or `phone` is repeated in every engine, all slow except Chromium.
"""

import functools
import http.server
import shutil
import threading
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests import slow
from tests.made_once import made_once
from tests.web import browser, finger, webdriver
from web import __main__ as maker

PAGE = "number-drop.html"
OTHERS = {"firefox": webdriver.firefox, "webkit": webdriver.webkit}
ENGINES = slow.but(["chromium"], ["chromium", *OTHERS])


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


@contextmanager
def opened(request, is_phone):
    """Open a tab in the engine that a fixture is repeated for."""
    if request.param in OTHERS:
        with OTHERS[request.param](is_phone) as tab:
            yield tab
    else:
        options = browser.PHONE if is_phone else {}
        started = request.getfixturevalue("chromium")
        with browser.visit(started, locale="en-GB", **options) as tab:
            yield tab


@pytest.fixture(params=ENGINES)
def tab(request):
    """A tab with storage of its own, in each engine."""
    with opened(request, is_phone=False) as tab:
        yield tab


@pytest.fixture(params=ENGINES)
def phone(request):
    """The same where fingers play, in an upright window."""
    with opened(request, is_phone=True) as tab:
        yield tab


@pytest.fixture
def pointer(phone):
    """A finger on that phone."""
    is_chromium = isinstance(phone, browser.Visit)
    return finger.Finger(phone) if is_chromium else webdriver.Finger(phone)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the files of a folder without logging."""

    def log_message(self, format, *args):
        pass


class Server(http.server.ThreadingHTTPServer):
    """Serves the folder edition until it is stopped."""

    def __init__(self, folder):
        super().__init__(("localhost", 0), functools.partial(Handler, directory=folder))
        self.folder = folder
        self.address = f"http://localhost:{self.server_port}/"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def stop(self):
        """Take the folder off the network."""
        self.shutdown()
        self.server_close()


@pytest.fixture
def server(file, tmp_path):
    """A server of the folder edition."""
    served = Server(shutil.copytree(file.parent / "web", tmp_path / "web"))
    yield served
    served.stop()
