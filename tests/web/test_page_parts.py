"""The parts of the page around the game: sound, buttons, other boards, left-handed use."""

import json
from typing import Any

import pytest
from PIL import Image

from firmware import configuration
from firmware.number_drop.touch import REACH
from firmware.number_drop.widgets.phone import TILE_HEIGHT
from firmware.sound.voice import Sound
from firmware.text import en, fr
from sim.release.version import VERSION
from tests import slow
from tests.firmware.handheld import Handheld
from tests.web import browser
from tests.web.tab import LAID_OUT

HEARD = """
globalThis.heard = [];
const setValueAtTime = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, time) {
    heard.push(value);
    return setValueAtTime.call(this, value, time);
};
"""


class Voice:
    """A board's voice that records what it should play."""

    def __init__(self):
        self.heard = []

    def tone(self, frequency, volume):
        if frequency and volume:
            self.heard.append(frequency)


def test_what_is_heard_is_what_a_board_plays(chromium, file):
    device = Handheld(seed=8)
    device.press("a")
    voice = Voice()
    device.app.sound = Sound(voice)
    configuration.apply_settings(device.app)
    device.press("left a a")
    with browser.visit(chromium, HEARD, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        for key in ("left", "a", "a"):
            visit.type(key)
        assert visit.page.evaluate("heard") == voice.heard
    assert len(voice.heard) > 3


INTERRUPTED = """
globalThis.states = ["suspended", "interrupted", "running"];
globalThis.resumed = [];
Object.defineProperty(AudioContext.prototype, "state", { get: () => states[0] });
AudioContext.prototype.resume = async () => {
    resumed.push(states[0]);
    if (states[0] === "interrupted") {
        throw new DOMException("the call goes on", "InvalidStateError");
    }
};
"""


def test_the_sound_returns_after_a_call(chromium, file):
    """An iPhone's state of the voice is then "interrupted", not "suspended"."""
    with browser.visit(chromium, INTERRUPTED, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        for state in ("suspended", "interrupted", "running"):
            visit.page.evaluate("resumed.length = 0")
            visit.page.mouse.click(*visit.place("left"))
            resumed = set(visit.page.evaluate("resumed"))
            assert resumed == ({state} if state != "running" else set())
            visit.page.evaluate("states.shift()")
        assert all("the call goes on" in shown for shown in visit.complaints)


CHANCE = """
crypto.getRandomValues = (array) => array.fill(1);
"""


def test_the_other_game_is_played_as_on_the_simulated_board(chromium, file):
    keys = ["down", "down", "a", "a", "left", "up", "a", "a", "right", "a"]
    device = Handheld(seed=0x01010101)
    device.press(" ".join(keys))
    with browser.visit(chromium, CHANCE, locale="en-GB") as visit:
        visit.open(file)
        for key in ["down", *keys]:  # past the line of today's game, because a page knows the date
            visit.type(key)
        assert visit.state()["screen"] == device.name
        assert (
            len(visit.state()["drop_it"]["pieces"])
            == device.app.session.record.game.board.count
            == 2
        )
        assert visit.device("log()") == device.app.session.record.to_bytes().hex()
        assert visit.complaints == []


def test_the_first_title_has_the_game_of_the_day(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file)
        visit.type("down")
        visit.type("a")
        assert visit.state()["screen"] == "place"
        assert visit.complaints == []


def test_the_buttons_above_the_board(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        visit.type("a")
        log = visit.device("log()")
        page = visit.page
        with page.expect_download() as download:
            page.click("#picture")
        assert download.value.suggested_filename == "number-drop.png"
        with Image.open(download.value.path()) as picture:
            assert picture.size == (4 * 160, 4 * 128)
        page.click("#full")
        visit.wait_until("document.fullscreenElement !== null")
        page.click("#about")
        assert "Nothing is loaded from elsewhere" in page.locator("#help").inner_text()
        page.mouse.click(5, 400)  # outside it
        assert not page.locator("#help").is_visible()
        page.click("#full")
        visit.wait_until("document.fullscreenElement === null")
        page.click("#board")
        opened = page.evaluate("performance.timeOrigin")
        for key in ("ArrowDown", "ArrowDown", "ArrowUp", "Tab"):
            page.keyboard.press(key)
        assert page.evaluate("performance.timeOrigin") == opened  # following the link loads nothing
        with page.expect_event("load"):
            page.click("text=PicoSystem")
        visit.wait()
        assert len(visit.pixels()) == 240 * 240 * 2
        assert visit.device("log()") == log


KEPT_FILES = """
globalThis.revoked = [];
URL.revokeObjectURL = (address) => revoked.push(address);
"""


def test_a_picture_can_still_be_read_after_the_click(chromium, file):
    """Safari reads it only then."""
    with browser.visit(chromium, KEPT_FILES, locale="en-GB") as visit:
        visit.open(file)
        with visit.page.expect_download():
            visit.page.click("#picture")
        assert visit.page.evaluate("revoked") == []


def test_in_the_narrowest_window_all_buttons_are_there(chromium, file):
    narrow = {**browser.PHONE, "viewport": {"width": 280, "height": 653}}
    with browser.visit(chromium, locale="en-GB", **narrow) as visit:
        visit.open(file)
        visit.page.evaluate(LAID_OUT)
        buttons = [part for part in visit.page.evaluate(PARTS) if part[0] == "button"]
        assert len(buttons) == 7
        for _, left, _, wide, high in buttons:
            assert 0 <= left and left + wide <= 280.1 and wide >= 39 and high == 44


def choose(visit, setting):
    """Go to a setting from the title."""
    for key in ("up", "up", "a", *["up"] * 15):
        if f"\u2192{setting}" in visit.state()["lines"]:
            return
        visit.type("a" if "\u2192SETTINGS" in visit.state()["lines"] else key)
    raise AssertionError(visit.state()["lines"])


# Each key's name, its position, the rotation of its label, and its name for screen readers.
KEYS = """
Object.fromEntries([...document.querySelectorAll("[data-key]")].map((key) => {
    const { left, top } = key.getBoundingClientRect();
    const { transform } = getComputedStyle(key.firstChild);
    return [key.dataset.key, [left, top, transform, key.getAttribute("aria-label")]];
}))
"""
UPSIDE_DOWN = "matrix(-1, 0, 0, -1, 0, 0)"


def test_in_the_left_hand_the_keys_stand_the_other_way_round(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "board=phone")
        before = visit.page.evaluate(KEYS)
        choose(visit, "HAND RIGHT")
        visit.type("right")
        after = visit.page.evaluate(KEYS)
        for one, other in (("a", "up"), ("select", "start")):
            assert (before[one][0] < before[other][0]) is (after[one][0] > after[other][0])
        assert after["up"][1] > after["down"][1] and before["up"][1] < before["down"][1]
        assert {key[2] for key in before.values()} == {"none"}
        assert {key[2] for key in after.values()} == {UPSIDE_DOWN}
        lines = visit.state()["lines"]
        visit.page.keyboard.press("ArrowDown")  # down on the picture, whatever is printed there
        visit.page.evaluate("rest(33)")
        chosen = visit.state()["lines"]
        assert lines.index("\u2192HAND LEFT") + 1 == chosen.index("\u2192REPEAT DELAY MEDIUM")
        visit.type("right")
        # Also on an upright phone, where all keys are in rows.
        visit.page.set_viewport_size({"width": 390, "height": 844})
        visit.wait_until("document.getElementById('case').classList.contains('rows')")
        keys = visit.page.evaluate(KEYS)
        rows = sorted(keys, key=lambda name: keys[name][1::-1])
        assert rows == ["right", "down", "up", "left", "a", "b", "start", "select"]
        assert [keys[name][3] for name in rows[:5]] == [
            *(f"{way}, key" for way in ("left", "up", "down", "right")),
            "A, key",
        ]
        visit.page.mouse.click(*visit.place(rows[0]))
        visit.page.evaluate("letGo(33); rest(33)")
        now = [line for line in visit.state()["lines"] if line.startswith("\u2192")]
        assert set(now) < set(chosen)  # it moved left


TALL = "document.getElementById('case').classList.contains('tall')"
SCROLLS = "(table.scrollHeight > table.clientHeight || table.scrollWidth > table.clientWidth)"


LOW = ["tinycircuits_thumby", "adafruit_feather_esp32s3_reverse_tft"]


@pytest.mark.parametrize("board", slow.but(LOW[:1], LOW))
def test_other_boards_show_their_own_screen_and_keys(chromium, file, board):
    device = Handheld(board=board, drawn=True)
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, f"board={board}")
        keys = {key.get_attribute("data-key") for key in visit.page.locator("[data-key]").all()}
        assert keys == set(device.app.key_map.names)
        assert len(visit.pixels()) == len(device.display.pixels)
        # Neither has a lowest row of keys: nothing replaces it below the screen.
        visit.resize(480, 558)
        assert visit.page.evaluate(f"{TALL} && !{SCROLLS}")


PARTS = """
[...document.querySelectorAll("#screen, [data-key], header button:not([hidden])")].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const kind = part.closest("header") ? "button" : part.dataset.key ? "key" : "screen";
    return [kind, left, top, width, height];
})
"""
# Upright and lying phones, some with the browser's bars, a window at 200 %, and a large one in
# which the keys just fit.
WINDOWS = (
    (375, 553),
    (320, 568),
    (360, 616),
    (390, 844),
    (568, 320),
    (667, 375),
    (844, 390),
    (640, 400),
    (760, 852),
)


LARGE = ["pygamer", "pimoroni_picosystem", "m5stack_cardputer"]


@pytest.mark.parametrize("board", slow.but([LARGE[0], LARGE[2]], LARGE))
def test_the_screen_is_large_and_all_keys_can_be_hit(chromium, file, board):
    with browser.visit(chromium, locale="fr-FR", device_scale_factor=2) as visit:
        visit.open(file, f"board={board}")
        for width, height in WINDOWS:
            visit.resize(width, height)
            assert not visit.page.evaluate(SCROLLS)
            parts = visit.page.evaluate(PARTS)
            row = {top for kind, _, top, _, _ in parts if kind == "button"}
            assert row == {0}  # all buttons are in one row
            for kind, left, top, wide, high in parts:
                assert left >= 0 and left + wide <= width and top + high <= height
                assert kind == "button" or top >= 44
                if kind != "screen":
                    assert wide >= 44 and high >= 44
                elif board == "pygamer":
                    assert wide >= 320 and high >= 256
        # For a screen reader, too.
        assert visit.page.get_by_role("button", name="Console").count() == 1
        assert visit.page.get_by_role("application", name="Console").count() == 1


# Upright and lying phones, some with the browser's bars.
PHONES = ((320, 568), (375, 553), (390, 664), (430, 932), (664, 390), (844, 390))
LEAST = 40  # CSS pixels of a touch target
TRACK = 7  # pixels of a number in the track


@pytest.mark.parametrize(("width", "height"), slow.rows_but([PHONES[0], PHONES[2]], PHONES))
def test_where_fingers_play_the_screen_has_all_the_room(chromium, file, width, height):
    phone = {**browser.PHONE, "viewport": {"width": width, "height": height}}
    with browser.visit(chromium, locale="fr-FR", **phone) as visit:
        visit.open(file, "seed=8")
        visit.page.evaluate(LAID_OUT)
        (screen,) = [part for part in visit.page.evaluate(PARTS) if part[0] != "button"]
        _, left, top, wide, high = screen
        assert left >= 0 and left + wide <= width + 0.1 and top + high <= height + 0.1
        assert wide * high > 0.75 * width * (height - 44)
        pixel = wide / visit.size()[0]
        if width == 390:
            assert TRACK * pixel >= 14
        if width < height:
            device = Handheld(screen=visit.size())
            for name in ("settings", "more", "title"):
                if name != "title":
                    device.choose(name)
                assert pixel * device.screen.menu.pitch >= LEAST
                device.press("b")
            assert pixel * (TILE_HEIGHT + 2 * REACH) >= LEAST
        visit.show_keys()
        parts = visit.page.evaluate(PARTS)
        assert len([kind for kind, *_ in parts if kind == "key"]) == 8
        for kind, left, top, wide, high in parts:
            assert kind == "screen" or wide >= 44 and high >= 44
            assert left >= 0 and left + wide <= width + 0.1 and top + high <= height + 0.1
        visit.reload()
        visit.page.evaluate(LAID_OUT)
        assert len([part for part in visit.page.evaluate(PARTS) if part[0] == "key"]) == 8


def test_a_phone_that_is_turned_continues_with_the_same_choice(phone, file):
    phone.open(file, "board=phone&seed=8")
    for key in ("left", "a", "a", "a", "right", "up"):
        phone.type(key)
    width, height = phone.evaluate("[innerWidth, innerHeight]")
    log, state, sizes = phone.device("log()"), phone.state(), [phone.size()]
    for window in ((height, width), (width, height), (width, height - 44), (height, width)):
        phone.resize(*window)
        phone.rest()
        assert phone.state()["number_drop"]["choice"] == state["number_drop"]["choice"]
        assert phone.device("log()") == log
        sizes.append(phone.size())
    # Upright, lying, and upright again; with a little less room, the screen is only smaller.
    assert sizes[0] == sizes[2] == sizes[3] and sizes[1] == sizes[4] != sizes[0]
    phone.type("a")
    assert phone.device("log()") != log
    assert phone.faults() == []


def test_a_reload_returns_to_the_table(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        for key in ("a", "a"):
            visit.type(key)
        visit.reload()
        assert visit.state()["screen"] == "slide"
        visit.type("start")
        visit.type("up")
        visit.type("a")
        visit.reload()
        assert visit.state()["screen"] == "title"


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_system_chooses_theme_and_animations_until_the_player_does(chromium, file, scheme):
    wishes = {"color_scheme": scheme, "reduced_motion": "reduce"}
    with browser.visit(chromium, EARLY, locale="en-GB", **wishes) as visit:
        visit.open(file)
        assert visit.page.evaluate("early") == scheme
        assert json.loads(visit.device("page_state()"))[2] == scheme
        choose(visit, "ANIMATIONS OFF")
        visit.type("right")
        visit.reload()
        choose(visit, "ANIMATIONS QUICK")


def test_on_other_upright_screens_each_pixel_has_as_many_dots(chromium, file):
    with browser.visit(chromium, locale="fr-FR", **browser.PHONE) as visit:
        visit.open(file, "board=raspberry_pi_pico_upright")
        visit.page.evaluate(LAID_OUT)
        (wide,) = [wide for kind, _, _, wide, _ in visit.page.evaluate(PARTS) if kind == "screen"]
        assert wide * browser.PHONE["device_scale_factor"] / 240 == 4
        # A phone is not a product, so its name is a word.
        titles = visit.page.locator("#boards a > span").all_text_contents()
        assert "Téléphone" in titles and "Phone" not in titles
        # Its size depends on the window.
        sizes = visit.page.locator("#boards a > small").all_text_contents()
        assert sizes[titles.index("Téléphone")] == "" and "240 × 320" in sizes


def test_without_fingers_a_window_begins_with_the_first_board(chromium, file):
    window: Any = {"viewport": {"width": 390, "height": 844}}
    with browser.visit(chromium, locale="en-GB", **window) as visit:
        visit.open(file)
        assert visit.size() == (160, 128)


def test_the_help_calls_the_menu_as_the_screen_does(chromium, file):
    for language, words in (("en", en), ("fr", fr)):
        with browser.visit(chromium, locale=language) as visit:
            visit.open(file)
            text = visit.page.evaluate("document.getElementById('help-text').textContent")
            assert words.menus.MORE in text
            assert words.menus.SETTINGS.lower() in text.lower()
            assert "Sirieix" in text and "Lach" in text


def test_the_help_shows_the_version(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file)
        visit.page.click("#about")
        assert f"Version {VERSION}" in visit.page.locator("#help").inner_text()


EARLY = """
addEventListener("readystatechange", () => {
    globalThis.early ??= document.documentElement.dataset.theme; // before any module runs
}, true);
"""


def test_the_theme_of_the_last_visit_is_there_at_once(chromium, file):
    with browser.visit(chromium, EARLY, locale="en-GB") as visit:
        visit.open(file)
        assert visit.page.evaluate("early") == "dark"
        choose(visit, "THEME DARK")
        visit.type("right")
        visit.wait_until("document.documentElement.dataset.theme === 'light'")  # and it is stored
        # Chromium's storage is another process, which is notified later.
        visit.page.wait_for_timeout(500)
        visit.reload()
        assert visit.page.evaluate("early") == "light"


PAINTED = """
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = function (...given) {
    const { env } = given[1], open = env.__syscall_openat;
    globalThis.opened = 0; // files
    env.__syscall_openat = (...asked) => {
        opened++;
        return open(...asked);
    };
    const pictures = [...document.querySelectorAll("#loading img")];
    globalThis.painted = performance.getEntriesByType("paint").length > 0
        && pictures.some((one) => one.checkVisibility() && one.complete && one.naturalWidth > 0);
    return instantiate.apply(this, given);
};
const { putImageData } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.putImageData = function (...given) {
    globalThis.openedAtFirst ??= opened;
    return putImageData.apply(this, given);
};
"""


def test_that_it_loads_is_seen_before_the_machine_is_made(chromium, file):
    with browser.visit(chromium, PAINTED, locale="fr-FR") as visit:
        slow = visit.page.context.new_cdp_session(visit.page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        visit.open(file)
        assert visit.page.evaluate("painted")
        # What showing the title takes, independent of the computer's load: the number of files
        # read.
        assert 90 < visit.page.evaluate("openedAtFirst") <= 124


def press(visit, key, code=None):
    """Press a key of the keyboard, whose letter and position may differ."""
    if code is None:
        visit.page.keyboard.press(key)
    else:
        for kind in ("keydown", "keyup"):
            event = f"new KeyboardEvent('{kind}', {{key: '{key}', code: '{code}', bubbles: true}})"
            visit.page.evaluate(f"document.body.dispatchEvent({event})")
    visit.page.evaluate("letGo(33); rest(33)")
    return visit.state()["screen"]


def test_a_keyboard_means_what_it_means_elsewhere(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        visit.page.click("#about")
        visit.page.keyboard.press("a")  # not for the board, because the help covers it
        visit.page.click("#help .button")
        # And the clicked button does not react to Enter.
        visit.page.mouse.click(*visit.place("right"))
        visit.page.evaluate("rest(33)")
        assert visit.state()["screen"] == "place"
        assert press(visit, "Enter") == "roll"
        assert press(visit, "Backspace") == "place"
        assert press(visit, "ф", "KeyA") == "roll"  # A is there on a Russian keyboard
        assert press(visit, "Backspace") == "place"
        assert press(visit, "a", "KeyQ") == "roll"  # A is there on a French one
        assert press(visit, "q", "KeyA") == "roll"  # and Q, which is no key, in the position of A
        assert press(visit, "Escape") == "pause"
        assert press(visit, "Escape") == "roll"
        assert press(visit, "s") == "pause"
        assert press(visit, "ArrowUp") == press(visit, "ArrowUp") == "pause"
        assert press(visit, " ") == "settings"
        assert press(visit, "Escape") == "pause"
        assert press(visit, "Escape") == "roll"
        assert press(visit, " ") == "slide"
        assert press(visit, "h") == "slide"
        assert "SEE TILE" in visit.state()["message"]  # the hint


def test_the_page_follows_the_settings_of_the_game(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file)
        choose(visit, "THEME DARK")
        ground = "getComputedStyle(document.body).backgroundColor"
        dark = visit.page.evaluate(ground)
        visit.type("right")
        assert visit.page.evaluate(ground) == "rgb(243, 238, 223)" != dark
        assert "SOUND SOFT" in visit.state()["lines"]
        sound = visit.page.locator("#sound")
        assert sound.get_attribute("aria-pressed") == "true"
        sound.click()
        visit.page.evaluate("letGo(33); rest(33)")
        assert "SOUND OFF" in visit.state()["lines"]
        visit.reload()
        assert sound.get_attribute("aria-pressed") == "false"
        sound.click()
        visit.page.evaluate("letGo(33); rest(33)")
        assert sound.get_attribute("aria-pressed") == "true"


def test_a_key_keeps_the_focus_until_the_keys_are_others(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file)
        choose(visit, "LANGUAGE ENGLISH")
        key = visit.page.locator("[data-key=a]")
        key.focus()
        visit.page.evaluate("numberDrop.device.switch_sound(); letGo(33); rest(33)")
        assert visit.page.locator("#sound").get_attribute("aria-pressed") == "false"
        assert visit.page.evaluate("document.activeElement.dataset.key") == "a"
        assert key.get_attribute("aria-label") == "A, key"
        visit.type("right")
        assert key.get_attribute("aria-label") == "A, touche"


def test_a_game_that_continues_in_another_window_is_reported(chromium, file):
    with browser.visit(chromium, locale="en-GB") as first:
        context = first.page.context
        context.route("http://play.test/*", lambda route: route.fulfill(path=file))
        first.page.goto("http://play.test/page.html#seed=8")
        first.wait()
        second = browser.Visit(context.new_page())
        second.page.goto("http://play.test/page.html")
        second.wait()
        second.type("a")
        second.type("a")
        first.wait_until("!document.getElementById('notice').hidden")
        assert "in another window" in first.notice()
        assert first.complaints == []


def test_only_changes_are_announced_again(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        visit.wait_to_be_told("place the 1")
        visit.page.evaluate("document.querySelectorAll('#state p').forEach((p) => p.id = 'old')")
        visit.type("left")
        visit.wait_until("document.querySelector('#state p:not(#old)') !== null")
        new = visit.page.evaluate(
            "[...document.querySelectorAll('#state p:not(#old)')].map((p) => p.textContent)"
        )
        assert new == ["column 3"]
        assert visit.page.locator("#state").get_attribute("aria-live") == "polite"


def test_a_click_without_a_pointer_presses_a_key(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:  # clicks as a screen reader does
        visit.open(file, "seed=8")
        label = visit.page.locator('[data-key="left"]').get_attribute("aria-label")
        assert label == "left, key"
        column = visit.state()["number_drop"]["choice"]["col"]
        visit.page.evaluate("document.querySelector('[data-key=left]').click(); letGo(33)")
        assert visit.state()["number_drop"]["choice"]["col"] == column - 1


def test_a_key_that_the_keyboard_repeats_is_pressed_once(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        for _ in range(3):
            visit.page.keyboard.down("a")  # all but the first are repeats
            visit.page.evaluate("letGo(33); rest(33)")
        visit.page.keyboard.up("a")
        visit.page.evaluate("letGo(33); rest(33)")
        assert visit.state()["screen"] == "roll"


def test_a_key_that_is_down_as_another_window_comes_is_let_go(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        visit.page.keyboard.down("ArrowRight")
        visit.page.evaluate("letGo(33); rest(33); dispatchEvent(new Event('blur'))")
        column = visit.state()["number_drop"]["choice"]["col"]
        visit.page.evaluate("for (let i = 0; i < 30; i++) letGo(33)")  # it would repeat
        assert visit.state()["number_drop"]["choice"]["col"] == column


def test_what_is_meant_for_the_browser_is_no_key_of_the_board(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        for held in ("Control", "Alt", "Meta"):
            visit.page.keyboard.down(held)
            visit.page.keyboard.press("a")
            visit.page.keyboard.up(held)
            visit.page.evaluate("letGo(33); rest(33)")
            assert visit.state()["screen"] == "place", held
