"""A gamepad plays as the handheld's own keys do."""

from tests.web import browser

BUTTONS = {"a": 0, "b": 1, "select": 8, "start": 9, "up": 12, "down": 13, "left": 14, "right": 15}
PAD = """
let held = [], tilts = [0, 0], isThere = true;
navigator.getGamepads = () => [
    null, isThere ? { buttons: held.map((pressed) => ({ pressed })), axes: tilts } : null];
globalThis.holdPad = (down, ...axes) => {
    held = Array.from({ length: 17 }, (_, number) => down === number);
    tilts = axes;
};
globalThis.unplug = () => { isThere = false; };
"""


def press(visit, number, *axes):
    """Press a button or tilt the stick for one frame, and wait until all is at rest."""
    visit.page.evaluate(f"holdPad({number}, {', '.join(map(str, axes or (0, 0)))}); letGo(33)")
    visit.page.evaluate("holdPad(-1, 0, 0); letGo(33); rest(33)")


def test_its_buttons_play_a_game(chromium, file):
    game = browser.game(8, most=60)
    with browser.visit(chromium, PAD, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        for key in game.keys:
            press(visit, BUTTONS[key])
        assert visit.device("log()") == game.log
        assert visit.complaints == []


def test_its_stick_moves_and_what_is_unplugged_lets_go(chromium, file):
    with browser.visit(chromium, PAD, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        column = visit.state()["number_drop"]["choice"]
        press(visit, -1, 0.9, 0)
        assert visit.state()["number_drop"]["choice"] != column
        press(visit, -1, -0.9, 0.2)
        assert visit.state()["number_drop"]["choice"] == column
        visit.page.evaluate("holdPad(15, 0, 0); letGo(33)")
        assert visit.page.locator(".down").count() == 1
        visit.page.evaluate("unplug(); letGo(33)")
        assert visit.page.locator(".down").count() == 0
