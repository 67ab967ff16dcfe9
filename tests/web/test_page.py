"""The page in a real Chromium: whole games by keys and by touch.

They are saved, and the page says if they are not.
"""

import pytest

from engine.number_drop.replay import Replay, from_bytes
from tests import slow
from tests.firmware.handheld import FRAME_MS, Handheld
from tests.web import browser

FORBIDDEN = """
Object.defineProperty(globalThis, "localStorage", {
    get() { throw new DOMException("not here", "SecurityError"); },
});
"""
NO_STORE = """
Object.defineProperty(globalThis, "localStorage", { value: null });
"""
FULL = """
const setItem = Storage.prototype.setItem;
Storage.prototype.setItem = function (name, text) {
    if (globalThis.isFull) {
        throw new DOMException("no room", "QuotaExceededError");
    }
    setItem.call(this, name, text);
};
"""


def see_over(log, seed):
    """Check that a log is that of a whole game, by replaying it with the engine."""
    record = from_bytes(bytes.fromhex(log))
    replay = Replay(record)
    while (action := replay.next()) >= 0:
        replay.game.check(action)
        replay.do(action)
    assert replay.game.is_over() and replay.game.players == 1
    assert replay.game.seed_low | replay.game.seed_high << 16 == seed


def test_a_game_by_keys_continues_after_reloading(tab, file):
    seed = 8
    game = browser.game(seed)
    middle = game.screens.index("round_end", len(game.keys) // 2)
    game = browser.game(seed, middle)
    tab.open(file, f"seed={seed}")
    for number, key in enumerate(game.keys):
        if number == middle:
            log = tab.device("log()")
            tab.reload()
            assert tab.state()["screen"] == "round_end"
            assert tab.device("log()") == log
        tab.type(key)
    assert tab.state()["screen"] == "over"
    assert tab.device("log()") == game.log
    tab.press("Escape")  # which begins no new game, unlike START
    tab.rest()
    assert tab.state()["screen"] == "end"
    assert tab.faults() == []
    see_over(game.log, seed)


@pytest.mark.parametrize("most", slow.but([30], [30, browser.WHOLE]))
def test_a_game_by_touch_in_french(chromium, file, most):
    seed = 4
    game = browser.game(seed, most=most)
    with browser.visit(chromium, locale="fr-CA", **browser.PHONE) as visit:
        visit.open(file, f"seed={seed}")
        assert visit.page.locator("html").get_attribute("lang") == "fr"
        visit.wait_to_be_told("colonne ")
        visit.show_keys()
        for key in game.keys:
            visit.touch(key)
        assert (visit.state()["screen"] == "over") is (most == browser.WHOLE)
        assert visit.device("log()") == game.log
        assert [url for url in visit.requests if not url.startswith(("file:", "data:"))] == []
        assert visit.complaints == []
    if most == browser.WHOLE:
        see_over(game.log, seed)


def test_the_picture_is_the_simulators_accents_and_all(chromium, file):
    device = Handheld(seed=8, drawn=True, language="fr")
    device.press("a")
    with browser.visit(chromium, locale="fr-FR") as visit:
        visit.open(file, "seed=8")
        assert visit.pixels() == bytes(device.display.pixels)
        device.press("a a")
        visit.type("a")
        visit.type("a")
        assert visit.state()["screen"] == device.name
        visit.wait_to_be_told("Dés ")
        assert visit.pixels() == bytes(device.display.pixels)
        seen = visit.page.evaluate(
            "[...document.querySelector('canvas').getContext('2d')"
            ".getImageData(0, 0, 160, 128).data]"
        )
        shown = [channel for pixel in _pixels(device.display.pixels) for channel in pixel]
        assert seen == shown


def _pixels(packed):
    """Return RGB565 as a browser's bytes: red, green, blue and opaque, 0 to 255."""
    for place in range(0, len(packed), 2):
        value = packed[place] | packed[place + 1] << 8
        red, green, blue = value >> 11, value >> 5 & 63, value & 31
        yield red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2, 255


def test_several_fingers_hold_several_keys(chromium, file):
    with browser.visit(chromium, locale="en-GB", **browser.PHONE) as visit:
        visit.open(file)
        visit.show_keys()
        touch = visit.page.context.new_cdp_session(visit.page)
        places = [dict(zip("xy", visit.place(key), strict=True)) for key in ("down", "a")]

        def fingers(kind, *down):
            points = [{**places[number], "id": number} for number in down]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            return [key.get_attribute("data-key") for key in visit.page.locator(".down").all()]

        assert fingers("touchStart", 0) == ["down"]
        assert sorted(fingers("touchStart", 0, 1)) == ["a", "down"]
        assert fingers("touchEnd", 1) == ["down"]  # the one that is lifted is named
        assert fingers("touchEnd") == []
        assert fingers("touchStart", 1) == ["a"]
        # The system took over, for a call or a swipe of its own.
        assert fingers("touchCancel") == []


WAYS = [("left", "right"), ("left", "up"), ("up", "down"), ("x", "b")]


@pytest.mark.parametrize("ways", slow.but(WAYS[1:2], WAYS))
def test_a_finger_slides_from_key_to_key_over_what_is_between(chromium, file, ways):
    with browser.visit(chromium, locale="en-GB", **browser.PHONE) as visit:
        visit.open(file, "board=pimoroni_picosystem")
        visit.show_keys()
        touch = visit.page.context.new_cdp_session(visit.page)
        (x, y), (to_x, to_y) = (visit.place(key) for key in ways)
        held: list[list[str | None]] = []

        def finger(kind, *points):
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})
            visit.page.wait_for_timeout(30)  # moves are reported once per frame
            held.append(
                [key.get_attribute("data-key") for key in visit.page.locator(".down").all()]
            )

        finger("touchStart", {"x": x, "y": y})
        for tenths in range(1, 11):
            part = tenths / 10
            finger("touchMove", {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part})
        assert held[0] == [ways[0]] and held[-1] == [ways[1]]
        assert [] in held  # there is no key between them
        finger("touchEnd")
        finger("touchStart", {"x": (x + to_x) / 2, "y": (y + to_y) / 2})  # outside all keys
        finger("touchMove", {"x": to_x, "y": to_y})
        assert held[-3:] == [[], [], []]


def test_a_browser_that_keeps_nothing_is_reported_and_play_continues(chromium, file):
    seed = 8
    game = browser.game(seed)
    with browser.visit(chromium, FORBIDDEN, locale="en-GB") as visit:
        visit.open(file, f"seed={seed}")
        assert "save anything" in visit.notice()
        for key in game.keys[: game.screens.index("round_end")]:
            visit.type(key)
        state = visit.state()
        assert state["number_drop"]["round"] == 2
        assert state["message"] == "GAME IS NOT KEPT!"  # as on a board


def test_a_browser_without_a_store_is_reported_as_one_that_keeps_nothing(chromium, file):
    """Making room would not help there."""
    with browser.visit(chromium, NO_STORE, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        visit.type("a")
        assert "save anything" in visit.notice()


def test_a_full_store_is_reported_and_what_follows_is_kept_again(chromium, file):
    with browser.visit(chromium, FULL, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        visit.page.evaluate("isFull = true")
        visit.type("a")
        visit.type("a")
        assert "storage is full" in visit.notice()
        visit.page.evaluate("isFull = false")
        visit.type("a")
        assert visit.notice() == ""
        log = visit.device("log()")
        visit.reload()
        assert visit.device("log()") == log


LINKS = {
    "game=chess&seed=8": "a game that is not here",
    "seed=" + 200_000 * "0" + "7": "the code is mistyped",
    "seed=-1": "do not exist",
    "game=drop_it&seed=abc": "leave out its seed",
    "variant=3": "for Drop It",
    "seed=7&seed=8": "two games",
    "daily=x": "daily=2026-12-24",
    "daily=2026-02-30": "daily=2026-12-24",
}


def test_a_link_with_no_game_in_it_is_explained(tab, file):
    tab.open(file)
    for link, said in LINKS.items():
        tab.follow(link)
        assert said in tab.notice(), link[:40]
        assert tab.state()["screen"] == "title"
        tab.evaluate("document.getElementById('notice').click()")
    assert tab.faults() == []


@pytest.mark.parametrize(
    ("link", "made"),
    [
        ("game=drop_it&board=pybadge", "game=drop_it"),
        ("game=number_drop&seed=00000088", "seed=8"),  # as the device writes it
    ],
)
def test_a_link_names_the_game_that_it_begins(tab, file, link, made):
    tab.open(file, link)
    assert tab.device("link()") == made
    game = made.partition("=")[2] if "game" in made else "number_drop"
    assert tab.state()[game]["player"] == 0
    assert "game=" not in tab.evaluate("location.hash")  # reloading continues it


def test_a_link_followed_while_a_piece_falls_in_the_other_game_leaves_that_as_it_is(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file)
        for key in ("down", "down", "down", "a", "a"):
            visit.type(key)
        visit.page.keyboard.press("a")
        visit.page.evaluate(f"letGo({FRAME_MS}); letGo({FRAME_MS})")
        assert visit.state()["screen"] == "fall"
        visit.follow("seed=8")
        assert visit.state()["screen"] == "place"
        for key in (
            "start",
            "up",
            "a",
            "up",
            "up",
            "a",
            "a",
        ):  # the title, the other game, continue
            visit.type(key)
        assert len(visit.state()["drop_it"]["pieces"]) == 1
        visit.type("a")
        assert len(visit.state()["drop_it"]["pieces"]) == 2
        assert visit.complaints == []


def test_a_link_to_a_game_on_another_board_begins_it_once(chromium, file):
    """A frame may pass before the page reloads."""
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file)
        visit.page.evaluate("addEventListener('hashchange', () => letGo(33))")
        with visit.page.expect_event("load"):
            visit.page.evaluate("location.hash = 'board=pimoroni_picosystem&seed=7'")
        visit.wait()
        assert len(visit.pixels()) == 240 * 240 * 2
        assert visit.state()["screen"] == "place"
        assert visit.device("link()") == "seed=7"


PAGES = [("number-drop.html", "number-drop."), ("web/workshop.html", "number-drop.workshop.")]
UNREADABLE = [(kept, *page) for kept in ("AAAA", "not base64!") for page in PAGES]


@pytest.mark.parametrize(
    ("kept", "page", "name"), slow.rows_but([UNREADABLE[0], UNREADABLE[3]], UNREADABLE)
)
def test_a_memory_that_cannot_be_read_is_reported_and_set_aside(chromium, file, kept, page, name):
    script = f'localStorage.setItem("{name}memory", "{kept}");'
    with browser.visit(chromium, script, locale="en-GB") as visit:
        visit.open(file.parent / page, "seed=8")
        assert "cannot be read" in visit.notice()
        assert visit.notice().split()[-1] == f"{name}memory.unread"
        visit.type("a")
        stored = f"localStorage.getItem('{name}memory{{}}')"
        assert visit.page.evaluate(stored.format(".unread")) == kept
        assert visit.page.evaluate(stored.format("")) != kept
        visit.page.evaluate("numberDrop.device.switch_sound()")
        visit.type("a")
        assert visit.notice().split()[-1] == f"{name}memory.unread"


NO_MACHINE = """
WebAssembly.instantiate = async () => { throw new RangeError("no memory for it"); };
"""


def test_a_machine_that_does_not_start_is_reported(chromium, file):
    with browser.visit(chromium, NO_MACHINE, locale="en-GB") as visit:
        visit.page.goto(file.as_uri())
        visit.wait_until("!document.getElementById('notice').hidden")
        assert "has stopped" in visit.notice()
        assert any("no memory for it" in complaint for complaint in visit.complaints)


LACKS = ["WebAssembly", "ResizeObserver", "DecompressionStream"]


@pytest.mark.parametrize("lack", slow.but(LACKS[:1], LACKS))
def test_what_a_browser_lacks_is_reported_once(chromium, file, lack):
    with browser.visit(chromium, f"delete globalThis.{lack};", locale="en-GB") as visit:
        visit.page.goto(file.as_uri())
        assert visit.notice().startswith(f"This browser lacks: {lack}. Update it")
        assert visit.page.locator("body").inner_text().strip() == visit.notice()
        assert visit.complaints == []


def test_a_board_that_does_not_exist_is_reported(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "board=gameboy&seed=8")
        assert "There is no board of that name" in visit.notice()
        assert len(visit.pixels()) == 160 * 128 * 2
        assert visit.state()["screen"] == "place"
        visit.type("a")
        assert visit.notice() == ""
