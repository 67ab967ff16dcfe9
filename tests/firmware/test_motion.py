"""Motion: shapes fall, combos are circled, and keys cut both short without losing anything."""

import itertools
from typing import Any

import pytest

from engine.number_drop.actions import drop_at
from engine.number_drop.combos import PASS
from engine.number_drop.sheet import EMPTY, HEIGHT, WIDTH
from engine.number_drop.table import COMBO, DROP
from firmware.kept import settings
from firmware.memory import plan
from firmware.number_drop.widgets import cells
from firmware.sound import effects
from tests.firmware.handheld import FRAME_MS, Handheld, held
from tests.firmware.situations import at_drop, empty

LOW = ("raspberry_pi_pico_mono", "tinycircuits_thumby")


def dropping() -> Handheld:
    """Return a handheld about to drop onto an empty sheet."""
    device = Handheld()
    device.play_to("drop")
    empty(device.game.sheet())
    device.show_phase()
    device.app.navigator.run_transitions()
    return device


def laid(device: Handheld) -> dict[int, int]:
    """Return what the screen shows in each cell that is not empty."""
    return {
        cell: tile
        for cell, tile in device.digits().items()
        if tile not in (cells.EMPTY, cells.DANGER)
    }


def marks(device: Handheld, kind: str) -> list[Any]:
    """Return what is shown over the table: a Rise, a Bounce."""
    return [part for part in device.app.navigator.view if type(part).__name__ == kind]


def lowest(device: Handheld) -> int:
    return min(cell >> 3 for cell in laid(device))


def test_a_shape_falls_row_by_row_to_where_it_lands():
    device = dropping()
    wanted = {cell: tile % 10 for cell, tile in laid(device).items()}
    device.tap("a")
    rows = [lowest(device)]
    while device.name == "motion":
        has_landed = device.screen.outcome is not None
        assert (device.game.phase == DROP) != has_landed, "it lies there only when it has landed"
        rows.append(lowest(device))
        device.step()
    assert rows == sorted(rows, reverse=True) and rows[0] > 8
    assert len(set(rows)) > 4
    sheet = device.game.sheet()
    assert {cell: sheet.digit(cell) for cell in wanted} == wanted


def test_a_key_cuts_it_short_and_acts_on_what_follows():
    device = dropping()
    device.tap("a")
    assert device.name == "motion"
    device.tap("start")
    device.step()
    assert device.game.phase != DROP
    assert device.name == "pause"


@pytest.mark.parametrize("board", ["pygamer", "raspberry_pi_pico"])
def test_what_has_landed_springs_up_by_two_pixels_and_is_heard_at_once(board):
    with held(board):
        device = dropping()
        played = device.listen()
        device.screen.act(device.screen.choice())
        heights, where = [], set()
        while device.name in ("drop", "motion"):
            springs = marks(device, "Bounce")
            assert (effects.DROP in played) == (springs != [])
            for spring in springs:
                grid = device.app.navigator.view.grid
                heights.append((grid.y - spring.y) // grid.scale)
                size = spring[0].tile_width
                where = {(grid.top - cell.y // size) << 3 | cell.x // size for cell in spring}
            device.step()
    landed, *springing = heights
    assert landed == 0 and springing == sorted(springing, reverse=True) and {2, 1} <= set(heights)
    every = [row << 3 | col for row in range(HEIGHT) for col in range(WIDTH)]
    assert where == {cell for cell in every if device.game.sheet().digit(cell) != EMPTY}
    assert not marks(device, "Bounce")


@pytest.mark.parametrize("board", LOW)
def test_what_has_landed_on_a_low_screen_is_bright_for_a_moment(board):
    with held(board):
        device = dropping()
        device.screen.act(device.screen.choice())
        bright = set()
        while device.name in ("drop", "motion"):
            looks = device.digits()
            bright |= {cell for cell, look in looks.items() if look // 10 * 10 == cells.CHOSEN}
            device.step()
    every = [row << 3 | col for row in range(HEIGHT) for col in range(WIDTH)]
    assert bright == {cell for cell in every if device.game.sheet().digit(cell) != EMPTY}
    assert not any(look // 10 * 10 == cells.CHOSEN for look in device.digits().values())


def test_a_key_cuts_the_spring_short_and_acts_on_what_follows():
    device = dropping()
    device.tap("a")
    while device.screen.outcome is None:
        device.step()
    device.tap("start")
    device.step()
    assert device.name == "pause" and device.app.session.record.count > 1


def test_where_memory_is_short_nothing_springs(bytes_free):
    device = dropping()
    bytes_free(plan.EFFECTS - 1)
    device.tap("a")
    while device.name == "motion":
        assert not marks(device, "Bounce")
        device.step()
    assert device.game.phase != DROP


def test_the_digits_of_a_combo_are_circled_one_by_one():
    device = Handheld()
    device.play(lambda device: device.name == "combo" and device.screen.action != PASS)
    size = device.screen.combos.size
    circled = set(device.digits().values())
    device.tap("a")
    counts = []
    while device.name == "motion":
        looks = list(device.digits().values())
        counts.append(sum(cells.CHOSEN <= look < cells.CHOSEN + 10 for look in looks))
        assert device.game.phase == COMBO or device.screen.outcome
        device.step()
    counts = counts[: counts.index(0) + 1] if 0 in counts else counts
    assert counts == sorted(counts, reverse=True) and len(set(counts)) > 1
    assert counts[0] >= size - 1 and circled


def rising() -> Handheld:
    """Return a handheld whose player has just gained seven points, for a 3 and two rows."""
    device = at_drop("4 4 4 7 I", "12355X5", "1235676", drawn=True)
    device.do(drop_at(0x7444, 1 << 3 | 3))
    device.rest()
    while device.screen.action != PASS and device.screen.combos.size > 3:
        device.press("right")
    device.tap("a")
    while device.name == "motion" and device.screen.outcome is None:
        device.step()
    return device


def gain(device: Handheld, rows: int, points: int) -> None:
    """Let the round have gained `points`, including those for rows."""
    rules = device.app.session.rules
    actor, played, _, _, *rest = rules.save_state()
    rules.restore_state((actor, played, [device.game.score(0) - points], rows, *rest))
    device.screen.invite()


def test_points_rise_into_the_score_that_counts_up_and_full_rows_flash():
    device = rising()
    places, shown, flashed = [], [], set()
    while device.name == "motion":
        (rise,) = marks(device, "Rise")
        places.append((-rise.x, rise.y))
        shown.append(int(device.app.navigator.view.header.total.text))
        looks = device.digits()
        flashed |= {cell >> 3 for cell, look in looks.items() if look // 10 * 10 == cells.CHOSEN}
        device.step()
    assert places == sorted(places, reverse=True) and len(set(places)) > 9
    assert shown == sorted(shown) and shown[0] == 0 and len(set(shown)) > 3
    assert flashed == {0, 1} and device.app.navigator.view.header.total.text == "7"
    assert device.name == "round_end" and device.message == "COMBO 3, ROWS 4 = +7"


@pytest.mark.parametrize("board", LOW)
def test_on_a_low_screen_the_score_counts_up_in_place_and_full_rows_flash(board):
    with held(board):
        device = rising()
        view = device.app.navigator.view
        shown, flashed = [], set()
        while device.name == "motion":
            assert not marks(device, "Rise"), "nothing moves across it"
            shown.append(view.header.total.text)
            if view.layout.is_paged:
                shown[-1] = view.dice._total
            looks = device.digits()
            flashed |= {
                cell >> 3 for cell, look in looks.items() if look // 10 * 10 == cells.CHOSEN
            }
            device.step()
    assert list(dict.fromkeys(shown)) == ["0", "3"] and flashed == {0, 1}
    assert view.header.total.text == "7" and (not view.layout.is_paged or view.dice._total == "7")


def test_a_key_cuts_the_rise_short_and_acts_on_what_follows():
    device = rising()
    assert device.name == "motion" and device.game.round == 2
    device.tap("start")
    device.step()
    assert device.name == "pause"


def test_where_memory_is_short_nothing_rises(bytes_free):
    bytes_free(plan.EFFECTS - 1)
    assert rising().name == "round_end"


@pytest.mark.parametrize(
    ("rows", "whole", "messages"),
    [
        (0, 5, "ROUND 1: COMBO +5"),
        (4, 4, "ROUND 1: ROWS +4"),
        (2, 7, "COMBO 5, ROWS 2 = +7"),
        (22, 39, "COMBO 17, ROWS 22"),
        (0, 0, "ROUND 1 DONE"),
    ],
)
def test_the_line_of_a_round_says_what_it_brought(rows, whole, messages):
    device = rising()
    device.rest()
    gain(device, rows, whole)
    assert device.message == messages


@pytest.mark.parametrize("gained", [5, 0])
def test_on_the_lowest_screen_it_shows_the_same_round_whatever_that_gained(gained):
    with held("tinycircuits_thumby", "en"):
        device = rising()
        device.rest()
        gain(device, 0, gained)
        assert device.message == f"R1 = +{gained}"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("board", ["pygamer", "pajenicko_picopad", "raspberry_pi_pico"])
def test_that_line_is_never_broken_before_its_sum(board, language):
    with held(board, language):
        device = rising()
        device.rest()
        summed = 0
        for rows, combo in itertools.product((2, 4, 8), (3, 7, 8, 13, 17)):
            gain(device, rows, rows + combo)
            messages = [line for part in device.screen.bar.pages for line in part[0]]
            assert str(combo) in messages[0] and str(rows) in messages[-1]
            assert not messages[-1].startswith(("=", "+", str(rows + combo)))
            assert not messages[0].endswith("=")
            summed += "=" in messages[-1]
    assert summed


def test_a_pass_is_not_waited_for():
    device = Handheld()
    device.play(lambda device: device.name == "combo" and device.screen.action != PASS)
    while device.screen.action != PASS:
        device.press("right")
    device.tap("a")
    assert device.game.phase != COMBO


@pytest.mark.parametrize("speed", [0, 1, 2])
def test_it_takes_as_long_as_is_set(speed):
    device = dropping()
    device.app.settings.values[settings.SPEED] = speed
    device.tap("a")
    frames = 0
    while device.name == "motion":
        device.step()
        frames += 1
    assert (frames > 0) == (speed > 0)
    # 13 rows of 24 ms at normal speed; two frames have passed with the key.
    assert frames <= speed * 13 * 12 // FRAME_MS + 1


def test_a_slow_screen_drops_frames_not_keys():
    device = dropping()
    device.tap("a")
    device.step(2000)
    assert device.game.phase != DROP
