"""The end of a game of several is counted up, Drop It's too; any key only ends the counting."""

from collections.abc import Iterator

import pytest

from engine.number_drop.combos import PASS
from engine.number_drop.table import COMBO
from firmware.drop_it.facts import JOKERS, TEAMS
from firmware.kept import settings
from firmware.sound import effects
from sim import languages
from tests.engine.positions import fill, take
from tests.firmware.boxes import noted, texts
from tests.firmware.drop_it_scenes import go_on, judged
from tests.firmware.handheld import FRAME_MS, Handheld, begin, held
from tests.firmware.situations import empty

BOARDS = (
    "pygamer",
    "raspberry_pi_pico_mono",
    "tinycircuits_thumby",
    "tinycircuits_thumby_color",
    "pajenicko_picopad",
)
Sheets = tuple[tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...]], ...]
SHEETS: Sheets = (  # rows, identical and consecutive combos, rows above the line
    (("1234567",) * 2, (3,), ()),  # 4 + 3
    (("...5...",) * 12, (), (4, 5)),  # 9 - 5
    (("1234567",), (3, 4, 5, 6, 7), ()),  # 2 + 35
)
POINTS = [7, 4, 37]


def number_drop(speed: int = 2, sheets: Sheets = SHEETS) -> Handheld:
    """Return a handheld on which the last pass has just ended a game of three."""
    device = Handheld(seed=11)
    begin(device, 3)
    device.app.settings.values[settings.SPEED] = speed
    for sheet, (rows, same, run) in zip(device.game.sheets, sheets, strict=True):
        empty(sheet)
        fill(sheet, *rows)
        take(sheet, same, run)
    device.game.player, device.game.phase = 2, COMBO
    device.show_phase()
    device.app.navigator.run_transitions()
    outcome = device.app.session.do(PASS, True)
    device.app.navigator.follow(outcome)
    device.step()
    return device


def frames(device: Handheld) -> Iterator[tuple[str, dict[str, int]]]:
    """Yield heading and points while they are counted, frame by frame, the best first."""
    while device.name == "standings":
        rows = [row.split() for row in device.rows()]
        yield device.texts()[0], {name: int(points) for name, *_, points in rows}
        device.step()


def test_columns_come_first_then_penalties_and_each_has_its_points():
    device = number_drop()
    assert device.message == "BOB: OVER THE LINE"
    seen = list(frames(device))
    headings = list(dict.fromkeys(heading for heading, _ in seen))
    columns = ["ROWS", "===", "123", "OVER THE LINE"]
    assert headings == ["GAME OVER", *columns, "CAT WINS"]
    at_end = [points for heading, points in seen if heading == "123"][-1]
    assert at_end == {"ANN": 7, "BOB": 9, "CAT": 37}
    assert sorted(seen[-1][1].items()) == list(zip(("ANN", "BOB", "CAT"), POINTS, strict=True))
    assert device.name == "over"


def test_places_change_after_each_column():
    device = number_drop()
    best = {heading: next(iter(points)) for heading, points in frames(device)}
    assert best["ROWS"] == "ANN" and best["==="] == "CAT" and best["CAT WINS"] == "CAT"


@pytest.mark.parametrize("board", BOARDS)
def test_who_has_more_goes_past_who_has_less_and_nothing_is_cut(board):
    with held(board), noted():
        device = number_drop()
        orders = []
        while device.name == "standings":
            found = sorted(texts(device), key=lambda text: text.top)
            if not any(type(part).__name__ == "Confetti" for part in device.screen.group):
                assert not [text for text in found if text.is_cut]
            assert found[-1].bottom <= device.display.height
            orders.append(tuple(text.text for text in found if text.text in ("ANN", "BOB", "CAT")))
            device.step()
    assert orders[0] == ("ANN", "BOB", "CAT") and orders[-1] == ("CAT", "ANN", "BOB")
    for before, after in zip(orders, orders[1:], strict=False):
        assert sum(a != b for a, b in zip(before, after, strict=True)) in (0, 2)


def test_players_with_the_same_points_keep_their_order():
    device = number_drop(sheets=(SHEETS[1], SHEETS[1], SHEETS[2]))
    orders = {tuple(points) for _, points in frames(device)}
    assert {order[-2:] for order in orders if order[0] == "CAT"} == {("ANN", "BOB")}


@pytest.mark.parametrize(
    ("players", "variant"), [(2, 0), (2, JOKERS), (4, JOKERS), (4, TEAMS | JOKERS), (6, TEAMS)]
)
def test_all_that_the_sides_of_drop_it_have_scored_is_counted_and_jokers_that_are_left(
    players, variant
):
    device = judged(players, variant)
    go_on(device)
    assert device.name == "standings"
    assert device.message == "ALL 36 SHAPES HAVE FALLEN"
    seen = list(frames(device))
    game = device.game
    assert ("JOKERS" in [heading for heading, _ in seen]) == (sum(game.jokers) > 0)
    scores = [game.score(side) for side in range(game.sides)]
    assert list(seen[-1][1].values()) == sorted(scores, reverse=True)
    assert device.name == "over"


@pytest.mark.parametrize("after", [0, 40, 100])
@pytest.mark.parametrize("key", ["a", "b", "start", "select", "left"])
def test_any_key_ends_it_and_does_nothing_else(key, after):
    device = number_drop()
    for _ in range(after):
        device.step()
    assert device.name == "standings"
    count = device.app.session.record.count
    device.tap(key)
    device.rest()
    assert device.name == "over" and device.app.session.record.count == count


def test_it_takes_the_time_that_is_set_and_none_without_animations():
    taken = [len(list(frames(number_drop(speed)))) * FRAME_MS for speed in (0, 1, 2)]
    assert taken[0] == 0 and 1500 < taken[1] < taken[2] < 7000
    assert abs(2 * taken[1] - taken[2]) < 900


def test_an_end_shown_again_is_not_counted_again():
    device = number_drop()
    device.tap("a")
    device.rest()
    device.press("a b")
    assert device.name == "over"


@pytest.mark.parametrize("language", languages.names())
@pytest.mark.parametrize("board", ["tinycircuits_thumby", "raspberry_pi_pico_mono"])
def test_a_low_end_of_several_says_why_it_came(board, language):
    with held(board, language):
        device = number_drop(0)
        words = languages.topic("number_drop.count", language)
        between = {"en": ": ", "fr": " : "}.get(language, words.ENDED_BY)
        why = "BOB" + between + words.WHY[0]
        assert device.name == "over" and why in device.message


def test_the_end_of_drop_it_says_why_it_came_and_sounds_after_the_judgement():
    device = judged(1, speed=0)
    played = device.listen()
    device.press("a")
    assert device.name == "over" and effects.OVER in played
    assert "ALL 36 SHAPES HAVE FALLEN" in " ".join(device.texts())
