"""Leaving lessons, settings, the tab and its game; keys that nobody holds any more."""

import pytest

from tests import slow
from tests.web import browser

# Records the volume that the page requests, and lets a test hide the tab, which nothing else here
# does.
HEARD = """
globalThis.heard = [];
const setTargetAtTime = AudioParam.prototype.setTargetAtTime;
AudioParam.prototype.setTargetAtTime = function (value, ...rest) {
    heard.push(value);
    return setTargetAtTime.call(this, value, ...rest);
};
globalThis.hide = (isHidden) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
};
"""
FEW = ("clue_nrf52840_express", "adafruit_feather_esp32s3_reverse_tft", "tinycircuits_thumby")
ASKED = {"daily": "place", "seed=7": "place", "game=drop_it": "aim"}


@pytest.mark.parametrize("asked", slow.but(["game=drop_it"], ASKED))
def test_a_lesson_is_left_for_a_game_that_is_asked_for(asked, chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file)
        visit.type("up")
        visit.type("a")
        assert visit.state()["screen"] == "tutorial"
        visit.page.evaluate(f"location.hash = {asked!r}")
        visit.wait_until("location.hash === ''")
        visit.page.evaluate("letGo(33); rest(33)")
        assert visit.state()["screen"] == ASKED[asked]
        assert visit.notice() == "" and visit.complaints == []


def go_down_to(visit, text):
    """Go down a menu to the line with this text."""
    for _ in range(20):
        if any(line.startswith("\u2192") and text in line for line in visit.state()["lines"]):
            return
        visit.type("down")
    raise AssertionError(f"no {text}: {visit.state()}")


def set_french(visit):
    """Select French, and stay in the settings."""
    for line in ("MORE", "SETTINGS"):
        go_down_to(visit, line)
        visit.type("a")
    go_down_to(visit, "LANGUAGE")
    visit.type("right")
    assert visit.state()["screen"] == "settings"
    assert visit.page.evaluate("document.documentElement.lang") == "fr"


WAYS = ["a daily game", "another board", "a tab behind another"]


@pytest.mark.parametrize("leave", slow.but(WAYS[1:], WAYS))
def test_settings_are_kept_whatever_they_are_left_for(leave, chromium, file):
    with browser.visit(chromium, HEARD, locale="en-GB") as visit:
        visit.open(file)
        set_french(visit)
        if leave == "a daily game":
            visit.page.click("#daily")
            visit.page.evaluate("letGo(33); rest(33)")
            visit.reload()
        elif leave == "another board":
            with visit.page.expect_event("load"):
                visit.page.evaluate("setTimeout(() => { location.hash = 'board=pybadge'; }); 0")
            visit.wait()
        else:
            visit.page.evaluate("hide(true)")
            kept = visit.page.evaluate("Object.entries(localStorage)")
            assert kept
            visit.reload()
        visit.wait_until("document.documentElement.lang === 'fr'")


MEMORY = "localStorage.getItem('number-drop.memory')"
ADDRESS = "http://play.test/page.html"


def opened(context, file, hash=""):
    """Open the page from a web server, in a new tab."""
    context.route(f"{ADDRESS}*", lambda route: route.fulfill(path=file))
    visit = browser.Visit(context.new_page())
    visit.page.goto(f"{ADDRESS}#{hash}")
    visit.wait()
    return visit


def test_a_tab_with_an_old_game_writes_nothing_over_the_newer_one(chromium, file):
    with browser.visit(chromium, HEARD, locale="en-GB") as first:
        old = opened(first.page.context, file)
        set_french(old)
        new = opened(first.page.context, file, "seed=8")
        new.type("a")
        log, kept = new.device("log()"), new.page.evaluate(MEMORY)
        old.wait_until("!document.getElementById('notice').hidden")
        assert "dans une autre fenêtre, et rien n'est gardé dans celle-ci" in old.notice()
        old.page.evaluate("hide(true); hide(false)")  # which would store the language
        for key in ("b", "b", "up", "up", "a", "a"):
            old.type(key)
        assert "dans une autre fenêtre" in old.notice()
        old.page.close(run_before_unload=True)
        assert new.page.evaluate(MEMORY) == kept
        new.type("a")  # not the old one has the newer game
        assert new.page.evaluate(MEMORY) != kept and new.notice() == ""
        new.reload()
        new.type("a")
        assert new.device("log()").startswith(log[:8]) and new.notice() == ""


def test_a_page_to_which_somebody_goes_back_writes_nothing_over_a_newer_game(chromium, file):
    """It received no message meanwhile, so it has to check."""
    with browser.visit(chromium, HEARD, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        visit.type("a")
        older = visit.page.evaluate(MEMORY)
        # For a tab whose memory was cleared, nothing is newer.
        visit.page.evaluate("localStorage.removeItem('number-drop.memory')")
        visit.type("a")
        newer = visit.page.evaluate(MEMORY)
        assert newer is not None and visit.notice() == ""
        visit.reload()
        visit.page.evaluate(f"localStorage.setItem('number-drop.memory', {older!r})")
        visit.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow'))")
        assert visit.notice() == ""  # a reloaded page has read what is stored
        visit.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
        assert "this one saves nothing" in visit.notice()
        visit.type("a")
        visit.type("a")
        assert visit.page.evaluate(MEMORY) == older != newer


def test_settings_that_nobody_has_changed_are_not_kept_again(chromium, file):
    """To another tab, that would be a newer game."""
    with browser.visit(chromium, HEARD, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        visit.type("a")
        visit.page.keyboard.press("Escape")
        visit.page.evaluate("letGo(33); rest(33)")
        go_down_to(visit, "SETTINGS")
        visit.type("a")
        assert visit.state()["screen"] == "settings"
        kept = visit.page.evaluate(MEMORY)
        visit.page.evaluate("hide(true)")
        assert visit.page.evaluate(MEMORY) == kept
        visit.type("right")
        visit.page.evaluate("hide(true)")
        assert visit.page.evaluate(MEMORY) != kept


BROKEN = """
CanvasRenderingContext2D.prototype.putImageData = () => { throw new Error("no picture"); };
"""


def test_a_tab_behind_another_is_still_and_so_is_a_game_that_stops(chromium, file):
    """Neither gets more frames in which a tone would end."""
    with browser.visit(chromium, HEARD, locale="en-GB") as visit:
        visit.open(file)
        visit.page.keyboard.press("ArrowDown")
        visit.page.evaluate("letGo(33)")
        assert visit.page.evaluate("heard.some((loudness) => loudness > 0)")
        visit.page.evaluate("letGo(5); heard.length = 0; hide(true)")
        assert visit.page.evaluate("heard") == [0]
        visit.page.evaluate(f"hide(false); {BROKEN}; heard.length = 0")
        visit.page.keyboard.press("ArrowDown")
        visit.page.evaluate("letGo(33)")
        loudness = visit.page.evaluate("heard")
        assert max(loudness) > 0 and loudness[-1] == 0
        assert "has stopped" in visit.notice()


def pressed(visit, key):
    """Press a keyboard key for a moment; return what is shown."""
    visit.page.keyboard.press(key)
    visit.page.evaluate("letGo(33); rest(33)")
    return visit.state()["screen"]


@pytest.mark.parametrize("board", slow.but(FEW[:1], FEW))
def test_the_keyboard_has_keys_for_what_few_keys_are_held_for(board, chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, f"board={board}&game=drop_it")
        assert visit.state()["screen"] == "aim"
        assert pressed(visit, "Escape") == "pause"
        assert pressed(visit, "Escape") == "aim"
        assert pressed(visit, "s") == "pause"
        assert pressed(visit, "Backspace") == "aim"
        assert visit.complaints == []
