"""The folder edition, which browsers can install, and which starts offline."""

import functools
import http.server
import threading

import pytest
from playwright.sync_api import Error

from tests.web import browser
from web import workshop_page


class _Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the files of a folder without logging."""

    def log_message(self, format, *args):
        pass


@pytest.fixture
def address(file):
    """The address that the folder edition is served from."""
    handler = functools.partial(_Handler, directory=file.parent / "web")
    with http.server.ThreadingHTTPServer(("localhost", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


def test_the_app_can_be_installed(chromium, address):
    """The headless shell cannot install anything, and reports no problem either."""
    started = chromium.browser_type.launch(executable_path=browser.find(), args=browser.OPTIONS)
    with started as whole, browser.visit(whole, locale="en-GB") as visit:
        page = visit.page
        page.goto(address)
        visit.wait_until("navigator.serviceWorker.controller !== null")
        look = page.context.new_cdp_session(page)
        errors = look.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in errors] == ["in-incognito"]  # like a tab of a test
        manifest = look.send("Page.getAppManifest")
        assert manifest["errors"] == [] and manifest["url"].startswith(address)


def test_the_app_starts_without_a_network(chromium, address):
    with browser.visit(chromium, locale="en-GB") as visit:
        page = visit.page
        page.goto(address + "#seed=8")
        visit.wait()
        visit.type("a")
        log = visit.device("log()")
        visit.wait_until("navigator.serviceWorker.controller !== null")
        page.context.set_offline(True)
        page.goto(address + "index.html?from=home")
        visit.wait()
        assert visit.device("log()") == log
        with pytest.raises(Error):  # it does not answer for files that are not its own
            page.goto(address + "workshop.pdf")
        assert all(url.startswith((address, "data:")) for url in visit.requests)


def test_a_workshop_that_was_opened_starts_without_a_network(chromium, address):
    with browser.visit(chromium, locale="en-GB") as visit:
        page = visit.page
        page.goto(address)
        visit.wait_until("navigator.serviceWorker.controller !== null")
        page.goto(address + workshop_page.NAME)
        visit.wait()
        page.context.set_offline(True)
        page.goto(address + workshop_page.NAME)
        visit.wait()
        assert page.inner_text("#lesson-heading") == "Workshop"


def test_what_other_apps_of_the_same_host_keep_stays(chromium, address):
    with browser.visit(chromium, "caches.open('another app');", locale="en-GB") as visit:
        visit.page.goto(address)
        visit.wait_until("navigator.serviceWorker.controller !== null")
        kept = visit.page.evaluate("caches.keys()")
        assert "another app" in kept and any(name.startswith("number-drop ") for name in kept)
