"""Sharing in a real Chromium: a link, a code, the result, and a whole game from a link."""

import base64

import pytest

from engine.store.journal import Journal
from engine.store.tape import Tape
from tests.firmware.handheld import Handheld
from tests.web import browser
from web import replay_link

CLIPBOARD = """
navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };
"""
KEPT = """
localStorage.getItem("number-drop.memory") ?? localStorage.setItem("number-drop.memory", "{}");
"""
SYSTEM = """
navigator.share = async (what) => {
    globalThis.handed = what;
    if (globalThis.refused) {
        throw new DOMException("", refused);
    }
};
"""
WEB = "https://play.test/page.html"


@pytest.fixture(scope="module")
def ended():
    """A handheld with a good finished game, and its memory."""
    memory = bytearray(b"\xff" * 4096)
    device = Handheld(seed=0xDA113569, journal=Journal(Tape([memory])))  # 2026-11-09
    device.play_to("over", "hint")
    return device, base64.b64encode(memory).decode()


def shared(visit, button):
    """Return what a button copies."""
    visit.page.evaluate("globalThis.copied = undefined")
    visit.page.click(button)
    visit.wait_until("globalThis.copied !== undefined")
    return visit.page.evaluate("copied")


def test_the_end_is_shared_and_the_game_in_it_plays_by_itself(chromium, file, ended):
    device, memory = ended
    game = device.app.session.record.game
    with browser.visit(chromium, CLIPBOARD + KEPT.format(memory), locale="en-GB") as visit:
        page = visit.page
        page.context.route("https://play.test/*", lambda route: route.fulfill(path=file))
        page.goto(WEB)
        visit.wait()
        assert page.locator("#share").is_visible() and not page.locator("#link").is_visible()
        title, score, *squares, play, link = shared(visit, "#share").split("\n")
        assert play == f"Play these dice: {WEB}#daily=2026-11-09"
        assert link.startswith("Watch my game: ")
        link = link.split(" ")[-1]
        assert title == "Number Drop \u00b7 Daily game 2026-11-09"
        rank, name, points = visit.page.evaluate("JSON.parse(numberDrop.device.result())")["rank"]
        assert score == f"{game.score(0)} points \u00b7 rank {rank} (> {name} {points})"
        assert all(len(row) == 7 and set(row) <= set("\u2b1b🟦🟨🟥") for row in squares)
        assert "\U0001f7e8" in squares[-1] + squares[-2] + squares[-3]
        head, _, replay = link.partition("#")
        assert head == WEB and replay.startswith("replay=") and len(replay) <= 70
        assert "copied" in visit.notice()

        page.goto(play.split(" ")[-1])
        visit.wait_until("location.hash === ''")
        page.evaluate("rest(33)")
        assert visit.state()["screen"] == "place"
        assert visit.device("link()") == f"seed={0xDA113569}"

        page.goto(link)
        visit.wait_until("location.hash === ''")
        page.evaluate("rest(33)")
        assert visit.state()["screen"] == "replay"
        frames = 8 * device.app.session.record.count + 20  # of 100 ms, the longest
        page.evaluate(f"for (let i = 0; i < {frames}; i++) letGo(100)")
        shown = visit.state()["number_drop"]
        assert shown["phase"] == "over"
        assert shown["sheets"][0]["score"]["total"] == game.score(0)
        visit.type("left")  # from now on by hand
        page.evaluate("for (let i = 0; i < 20; i++) letGo(100)")
        assert visit.state()["number_drop"]["phase"] != "over"
        visit.type("b")
        assert visit.state()["screen"] == "title"
        assert visit.complaints == []


def test_the_system_shares_it_where_it_can(chromium, file, ended):
    scripts = SYSTEM + CLIPBOARD + KEPT.format(ended[1])
    with browser.visit(chromium, scripts, locale="en-GB") as visit:
        visit.open(file)
        copied = "globalThis.copied ?? ''"
        for refused in ("", "AbortError"):  # the player cancelled
            visit.page.evaluate(f"globalThis.refused = {refused!r}; globalThis.handed = undefined")
            visit.page.click("#share")
            visit.wait_until("globalThis.handed !== undefined")
            assert visit.page.evaluate("Object.keys(handed)") == ["text"]
            assert "points" in visit.page.evaluate("handed.text")
            assert visit.page.evaluate(copied) == "" == visit.notice()
        visit.page.evaluate("globalThis.refused = 'NotAllowedError'")
        assert shared(visit, "#share") == visit.page.evaluate("handed.text")
        assert "copied" in visit.notice()


def test_from_a_disk_a_code_is_shared_for_there_is_no_address(chromium, file):
    with browser.visit(chromium, CLIPBOARD, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        assert shared(visit, "#link") == "0008R"
        assert visit.notice().endswith("starts a game with the same dice: 0008R")
        visit.page.evaluate("navigator.clipboard.writeText = () => Promise.reject(1); 0")
        visit.page.click("#link")
        visit.wait_until(
            "document.getElementById('notice').textContent.startsWith('This browser does not let')"
        )
        assert visit.notice().endswith("\n0008R")
        visit.page.click("#daily")  # it ends no other game
        visit.page.evaluate("letGo(33); rest(33)")
        assert visit.state()["screen"] == "place"
        visit.page.evaluate("location.hash = 'replay=1nonsense'")
        visit.wait_until("location.hash === ''")
        assert "complete game" in visit.notice()


OPEN_BLOB = """
(html) => {
    const address = URL.createObjectURL(new Blob([html], { type: "text/html" }));
    setTimeout(() => { location = `${address}#seed=8`; });
}
"""


def test_from_a_download_on_a_telephone_a_code_is_shared_as_from_a_disk(chromium, file):
    """There, the address is content: or blob:, which is useless to others, too."""
    with browser.visit(chromium, locale="en-GB") as visit:
        empty = {"body": "<p>", "content_type": "text/html"}
        visit.page.context.route(WEB, lambda route: route.fulfill(**empty))
        visit.page.goto(WEB)
        with visit.page.expect_event("load"):
            visit.page.evaluate(OPEN_BLOB, file.read_text("utf-8"))
        visit.wait()
        assert visit.page.evaluate("location.hash") == "" and visit.complaints == []
        assert visit.state()["screen"] == "place"
        visit.page.evaluate(CLIPBOARD + "0")
        assert shared(visit, "#link") == "0008R"


def test_a_notice_stays_when_the_sound_is_switched(chromium, file):
    with browser.visit(chromium, CLIPBOARD, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        for refused in ("", "navigator.clipboard.writeText = () => Promise.reject(1); 0"):
            visit.page.evaluate(refused)
            visit.page.click("#link")
            visit.wait_until("document.getElementById('notice').textContent.endsWith('8R')")
            shown = visit.notice()
            for pressed in ("false", "true"):
                visit.page.click("#sound")
                visit.page.evaluate("numberDrop.device.touch('tap', 0, 0, 0, 0); rest(33)")
                assert visit.page.locator("#sound").get_attribute("aria-pressed") == pressed
                assert visit.notice() == shown
        visit.page.click("#notice")  # to select text for copying by hand
        assert visit.notice() == shown
        visit.type("left")
        assert visit.notice() == ""


def test_what_lasts_is_reported_again_when_what_passes_is_gone(chromium, file):
    elsewhere = "dispatchEvent(new StorageEvent('storage', { key: 'number-drop.memory' }))"
    with browser.visit(chromium, CLIPBOARD, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        visit.page.evaluate(elsewhere)
        assert "another window" in visit.notice()
        # The next key removes it, and so does a tap on it: on a phone it covers much of the screen.
        for take_away in (lambda: visit.type("left"), lambda: visit.page.click("#notice")):
            shared(visit, "#link")
            assert "0008R" in visit.notice()
            take_away()
            assert "another window" in visit.notice()


def test_the_daily_game_is_one_tap_from_the_start(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file)
        visit.page.click("#daily")
        visit.page.evaluate("letGo(33); rest(33)")
        assert visit.state()["screen"] == "place"
        seed = int(visit.device("link()").removeprefix("seed="))
        assert seed >> 16 == 0xDA11
        visit.type("a")
        visit.page.click("#daily")  # continues with it
        visit.page.evaluate("letGo(33); rest(33)")
        assert visit.state()["screen"] == "roll"


def test_a_key_takes_over_from_a_game_that_continues_by_itself(chromium, file):
    device = Handheld(seed=4)
    device.play_to("over", "random")
    text = replay_link.text_of("number_drop", device.app.session.record)
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, f"replay={text}")
        visit.page.evaluate("for (let i = 0; i < 60; i++) letGo(100)")
        before = visit.state()["number_drop"]
        visit.type("left")
        at = visit.state()["number_drop"]
        visit.page.evaluate("for (let i = 0; i < 60; i++) letGo(100)")
        assert visit.state()["number_drop"] == at != before
