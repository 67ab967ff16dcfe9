"""Games that others play too: the daily one, and games by code."""

import pytest

from engine.number_drop.table import Table
from firmware.session import seeds
from firmware.session.seeds import LETTERS, code_of
from firmware.text import en
from firmware.widgets import bars
from tests.firmware.handheld import Handheld, held, set_clock
from tests.firmware.test_over import show_end

CODE = 1


def on_20_november(seed: int = 1) -> Handheld:
    """Return a handheld whose clock has been set."""
    device = Handheld(seed=seed)
    set_clock(20)
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    return device


def to_more(device: Handheld, line: int) -> None:
    """Go to a line past the title's last one, and choose it."""
    device.press("up a" + " down" * line + " a")


def dice(device: Handheld) -> tuple[bytes, int]:
    """Return what a seed determines: the tiles, and the first roll."""
    return bytes(device.game.tiles), device.game.chance()


def drawn(seed: int, players: int) -> tuple[bytes, int]:
    table = Table(players, seed)
    return bytes(table.tiles), table.chance()


def type_in(device: Handheld, code: str) -> None:
    """Turn the dials to a code."""
    for place, letter in enumerate(code):
        turns = LETTERS.index(letter) + (place >= seeds.SHORT)  # a blank comes before the first
        device.press(f"up*{turns} right" if turns else "right")


def test_the_daily_game_is_the_same_for_everyone_on_a_day():
    games = []
    for seed in (1, 2):
        device = on_20_november(seed)
        device.choose("today")
        assert device.name == "place" and device.game.players == 1
        games.append(dice(device))
    assert games[0] == games[1] != drawn(1, 1)


def test_another_day_has_other_dice(device):
    found = set()
    for day in (20, 21, 22):
        set_clock(day)
        found.add(seeds.today())
    assert len({drawn(seed, 1) for seed in found}) == 3 and all(map(seeds.is_daily, found))


def test_without_a_clock_the_daily_game_has_a_number():
    device = Handheld()
    to_more(device, 0)
    assert en.menus.DAILY_GAME in device.texts()
    device.press("down*2 right*2 left*4")
    assert str(seeds.LAST_NUMBER - 1) in device.texts()
    device.press("right*3 a up*2 a")
    assert dice(device) == drawn(seeds.daily_seed(3), 1)


@pytest.mark.parametrize(
    ("board", "key"),
    [
        ("pygamer", "\u2190\u2192"),
        ("tinycircuits_thumby", "\u2190\u2192"),
        ("clue_nrf52840_express", "A"),
    ],
)
def test_the_bar_names_the_key_that_changes_the_number(board, key):
    with held(board):
        device = Handheld()
    device.choose("more")
    device.choose("seeded")
    change = bars.pairs(en.settings.HINTS_SETTING)[1][1]
    assert change not in [what for _, what in device.hints]
    while device.screen.lines[device.screen.menu.chosen] != "number":
        device.screen.step(1)
    assert (key, change) in device.hints
    assert device.message == "", "one line would tell that first"


def test_several_can_play_the_daily_game():
    device = on_20_november()
    device.choose("seeded")
    device.press("down a")
    assert device.name == "players"
    device.press("down right up a")
    assert device.game.players == 3 and dice(device) == drawn(seeds.today(), 3)


def test_the_end_shows_the_code_and_the_daily_game_its_day():
    device = on_20_november(seed=12345)
    device.press("a")
    show_end(device, 20)
    assert f"{en.end.CODE} {code_of(12345)}" in device.texts()
    device.press("select")
    device.choose("today")
    show_end(device, 20)
    assert f"{en.DAILY} 2026-11-20, {en.daily.FIRST_TRY}20" in device.message


@pytest.mark.parametrize("seed", [0, 0xDEADBEEF])
@pytest.mark.parametrize(("line", "players"), [("a", 1), ("down a down right*2 up a", 4)])
def test_a_code_gives_the_same_tiles_and_dice(line, players, seed):
    device = Handheld()
    to_more(device, CODE)
    type_in(device, code_of(seed))
    device.press("a")
    assert device.name == "seeded" and code_of(seed) in device.texts()
    device.press(line)
    assert device.game.players == players and dice(device) == drawn(seed, players)


def test_a_code_typed_wrong_is_reported_and_can_be_corrected():
    code = code_of(99)
    wrong = code[:3] + ("5" if code[3] != "5" else "6") + code[4:]
    device = Handheld()
    to_more(device, CODE)
    type_in(device, wrong)
    device.press("a")
    assert device.name == "code_entry" and en.menus.NO_CODE in device.texts()
    device.press("left*3 down*2 right*3 a")
    assert device.name == "seeded"


def test_b_leads_back_from_code_and_daily_game_to_the_title(device):
    to_more(device, CODE)
    device.press("b")
    assert device.name == "more"
    device.press("up a b b")
    assert device.name == "title"


def test_a_game_that_has_begun_is_not_given_up_for_another_without_asking(device):
    device.press("a a start up a")
    record = device.app.session.record
    to_more(device, 0)
    device.press("a")
    assert device.name == "give_up" and f"{en.menus.REPLACES}SOLO R1, 0" in device.texts()
    device.press("a")
    assert device.name == "seeded" and device.app.session.record is record
    device.press("a down a")
    assert device.app.session.record is not record and dice(device) == drawn(seeds.daily_seed(1), 1)


def test_a_game_by_chance_has_a_short_code_and_is_no_daily_one(monkeypatch):
    device = Handheld()
    device.app.session.next_seed = None
    monkeypatch.setattr("os.urandom", lambda count: b"\xff" * count)
    device.press("a")
    assert dice(device) == drawn((1 << 20) - 1, 1)
    assert len(code_of((1 << 20) - 1)) == 5


def test_the_code_is_still_there_after_the_set_up():
    device = Handheld()
    to_more(device, CODE)
    type_in(device, code_of(77))
    device.press("a down a")
    assert device.name == "players"
    device.press("b")
    assert device.name == "seeded" and code_of(77) in device.texts()
    assert device.screen.menu.chosen == 1


@pytest.mark.parametrize("key", ["a", "right"])
def test_house_rules_take_the_number_of_a_daily_game_away_and_bring_it_back(key):
    device = Handheld()
    device.choose("seeded")
    assert device.screen.lines == ["solo", "players", "number", "house"]
    for lines in (["solo", "players", "house"], ["solo", "players", "number", "house"]):
        device.press("up" if device.screen.menu.chosen == 0 else "")
        device.press(f"{key} a b")
        assert device.name == "seeded" and device.screen.lines == lines
        assert lines[device.screen.menu.chosen] == "house"
