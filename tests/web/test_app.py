"""The folder edition, which browsers can install, and which starts offline."""

import re

import pytest
from playwright.sync_api import Error

from tests.web import browser
from tests.web.tab import NOTICE
from web import app, workshop_page

CACHED = "navigator.serviceWorker.controller !== null"


def test_the_app_can_be_installed(chromium, server):
    """The headless shell cannot install anything, and reports no problem either."""
    started = chromium.browser_type.launch(executable_path=browser.find(), args=browser.OPTIONS)
    with started as whole, browser.visit(whole, locale="en-GB") as visit:
        page = visit.page
        page.goto(server.address)
        visit.wait_until(CACHED)
        look = page.context.new_cdp_session(page)
        errors = look.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in errors] == ["in-incognito"]  # like a tab of a test
        manifest = look.send("Page.getAppManifest")
        assert manifest["errors"] == [] and manifest["url"].startswith(server.address)


def test_the_app_starts_without_a_network(tab, server):
    tab.goto(server.address + "#seed=8")
    tab.wait()
    tab.type("a")
    log = tab.device("log()")
    tab.wait_until(CACHED)
    server.stop()
    tab.goto(server.address + "index.html?from=home")
    tab.wait()
    assert tab.device("log()") == log
    assert tab.faults() == []


def test_a_new_version_is_announced_and_shown_by_the_next_start(tab, server):
    tab.goto(server.address + "#seed=8")
    tab.wait()
    tab.type("a")
    log = tab.device("log()")
    tab.wait_until(CACHED)
    page, worker = server.folder / "index.html", server.folder / app.WORKER
    page.write_bytes(page.read_bytes().replace(b"<h1>Number Drop</h1>", b"<h1>The next one</h1>"))
    worker.write_text(re.sub('"[0-9a-f]{16}"', '"next"', worker.read_text("utf-8")), "utf-8")
    tab.reload()
    heading = "document.querySelector('h1').textContent"
    assert tab.evaluate(heading) == "Number Drop"
    tab.wait_until(f"{NOTICE} !== ''")
    assert "new version" in tab.notice()
    tab.reload()
    assert tab.evaluate(heading) == "The next one"
    assert tab.notice() == "" and tab.device("log()") == log


def test_a_workshop_that_was_opened_starts_without_a_network(chromium, server):
    with browser.visit(chromium, locale="en-GB") as visit:
        page = visit.page
        page.goto(server.address)
        visit.wait_until(CACHED)
        page.goto(server.address + workshop_page.NAME)
        visit.wait()
        page.context.set_offline(True)
        page.goto(server.address + workshop_page.NAME)
        visit.wait()
        assert page.inner_text("#lesson-heading") == "Workshop"
        with pytest.raises(Error):  # it does not answer for files that are not its own
            page.goto(server.address + "workshop.pdf")
        assert all(url.startswith((server.address, "data:")) for url in visit.requests)


def test_what_other_apps_of_the_same_host_keep_stays(chromium, server):
    with browser.visit(chromium, "caches.open('another app');", locale="en-GB") as visit:
        visit.page.goto(server.address)
        visit.wait_until(CACHED)
        kept = visit.page.evaluate("caches.keys()")
        assert "another app" in kept and any(name.startswith("number-drop ") for name in kept)
