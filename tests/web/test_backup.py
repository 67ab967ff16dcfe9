"""Everything that the browser has stored, as one file that another browser loads."""

import gzip
import json

from tests.web import browser, tab


def saved(visit):
    """Return the file that the page's button saves."""
    visit.page.click("#about")
    with visit.page.expect_download() as download:
        visit.page.click("#save-all")
    visit.page.keyboard.press("Escape")
    return download.value.path().read_bytes()


def load(visit, content, is_sure=True):
    """Choose a file of this content; answer whether to replace what is there."""
    visit.page.once("dialog", lambda asked: asked.accept() if is_sure else asked.dismiss())
    visit.page.click("#about")
    with visit.page.expect_file_chooser() as chooser:
        visit.page.click("#load-all")
    chooser.value.set_files(
        {"name": "any name", "mimeType": "application/octet-stream", "buffer": content}
    )


def test_another_browser_continues_with_the_game(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        visit.type("a")
        log = visit.device("log()")
        content = saved(visit)
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "seed=9")
        other = visit.device("log()")
        load(visit, content, is_sure=False)
        visit.wait_until("!document.getElementById('help').open")
        assert visit.device("log()") == other != log
        with visit.page.expect_event("load"):
            load(visit, content)
        visit.wait()
        assert visit.device("log()") == log
        assert visit.complaints == []


def damaged(content):
    return content[:-9] + bytes([content[-9] ^ 1]) + content[-8:]


def cut(content):
    return content[: len(content) // 2]


def foreign(content):
    return gzip.compress(json.dumps({"other.memory": ""}).encode())


def empty(content):
    return b""


def without_a_memory(content):
    values = json.loads(gzip.decompress(content))
    return gzip.compress(json.dumps(values | {"number-drop.memory": "AAAA"}).encode())


def test_a_file_that_is_none_changes_nothing(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        content = saved(visit)
        before = visit.page.evaluate(tab.KEPT)
        for spoil in (damaged, cut, foreign, empty, without_a_memory):
            load(visit, spoil(content))
            visit.wait_until("!document.getElementById('notice').hidden")
            assert "Nothing has changed" in visit.notice(), spoil
            assert visit.page.evaluate(tab.KEPT) == before
            visit.page.evaluate("document.getElementById('notice').click()")
