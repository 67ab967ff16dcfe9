"""The scores to beat next to a wide screen's table, in both games."""

from typing import Any

import pytest
from displayio import Group

from engine.drop_it.game import Game
from engine.drop_it.judge import SHAPE_EDGES
from engine.standing import sides
from firmware.drop_it.facts import BLUE as DROP_IT_BLUE
from firmware.drop_it.screens.play import make_table
from firmware.kept import ranks
from firmware.number_drop.facts import BLUE
from firmware.widgets import font
from firmware.widgets.ladder import _YOU, Ladder
from tests.firmware import scenes
from tests.firmware.handheld import held

WIDE = ("adafruit_feather_esp32s3_reverse_tft", "m5stack_cardputer")
EDGE = 4  # pixels that may stay empty at the right
PLACES = len(ranks.NAMES) + 1


def ladder_lines(ladder: Ladder) -> list[tuple[str, str]]:
    """Return names and points of all lines."""
    lines: list[Any] = list(ladder)
    texts = [line.text for line in lines]
    return list(zip(texts[::2], texts[1::2], strict=True))


def names_in(ladder: Ladder) -> list[Any]:
    """Return the lines that show names."""
    return list(ladder)[::2]


@pytest.mark.parametrize("count", [1, 4, 8, 10, 12])
@pytest.mark.parametrize("score", [-15, 0, 13, 14, 61, 62, 99, 100])
def test_a_score_is_below_all_that_it_does_not_beat(count, score):
    ladder = Ladder(0, 0, 40, count * 8 + 7, 8, BLUE)
    ladder.show_player(score)
    lines = ladder_lines(ladder)
    assert len(lines) == min(count, PLACES) and lines.count((_YOU, str(score))) == 1
    place = lines.index((_YOU, str(score)))
    names = [name for name, _ in lines if name != _YOU]
    first = ranks.NAMES.index(names[0]) if names else 0
    assert names == list(ranks.NAMES[first : first + len(names)])
    assert all(int(points) >= score for _, points in lines[:place])
    assert all(int(points) < score for _, points in lines[place + 1 :])
    colours = [line.colour for line in names_in(ladder)]
    assert colours.index("circled") == place and colours.count("circled") == 1


def rightmost(picture) -> int:
    """Return the last column with a pixel drawn above the hints."""
    ground = picture.getpixel((picture.width - 1, 0))
    box = picture.crop((0, 0, picture.width, picture.height - 40))
    return max(
        x
        for x in range(box.width)
        if any(box.getpixel((x, y)) != ground for y in range(box.height))
    )


@pytest.mark.parametrize("board", WIDE)
@pytest.mark.parametrize("scene", ["drop", "threat", "aim", "landing"])
def test_the_table_uses_the_width_of_a_wide_screen(board, scene):
    with held(board):
        picture = getattr(scenes, scene, None) or scenes.SCENES[scene]
        shown = picture().picture()
        assert rightmost(shown) >= shown.width - EDGE


@pytest.mark.parametrize("board", WIDE)
@pytest.mark.parametrize(
    ("scene", "blue"), [("drop", BLUE), ("aim", DROP_IT_BLUE)], ids=("drop", "aim")
)
def test_the_scores_to_beat_are_next_to_a_game_alone(board, scene, blue):
    with held(board):
        device = scenes.SCENES[scene]()
        lines = ladder_lines(ladder_of(device.screen.view))
        assert (_YOU, str(device.game.score(0))) in lines
        beaten = dict(zip(ranks.NAMES, map(str, blue), strict=True))
        assert all(beaten[name] == points for name, points in lines if name != _YOU)


@pytest.mark.parametrize("board", WIDE)
@pytest.mark.parametrize("scene", ["threat", "count"])
def test_they_are_not_there_for_several_nor_before_the_end_is_counted(board, scene):
    with held(board):
        device = scenes.SCENES[scene]()
        assert scene == "count" or sides(device.game) > 1
        assert set(ladder_lines(ladder_of(device.screen.view))) == {("", "")}


@pytest.mark.parametrize("board", WIDE)
def test_all_of_them_are_next_to_the_end_alone(board):
    with held(board):
        texts = scenes.SCENES["over"]().texts()
        assert all(texts.count(name) == 1 for name in ranks.NAMES)
        points = [text for text in texts if text in map(str, BLUE)]
        assert points == [str(score) for score in BLUE]


@pytest.mark.parametrize("board", WIDE)
def test_as_many_of_them_as_fit_are_at_the_end_of_drop_it_alone(board):
    with held(board):
        texts = scenes.SCENES["drop_it_over_solo"]().texts()
        shown = [name for name in ranks.NAMES if name in texts]
        assert len(shown) >= 6 and shown == list(ranks.NAMES[-len(shown) :])


@pytest.mark.parametrize("board", WIDE)
@pytest.mark.parametrize("scene", ["tutorial", "drop_it_tutorial"])
def test_they_are_not_there_in_a_lesson(board, scene):
    with held(board):
        device = scenes.SCENES[scene]()
        view = device.app.navigator.view
        assert device.app.session.is_lesson and view is not None
        assert all(type(part).__name__ != "Ladder" for part in every(view))


@pytest.mark.parametrize("board", WIDE)
@pytest.mark.parametrize(
    ("scene", "names"),
    [
        ("aim_of_teams", ["A+C", "B+D *2"]),
        ("aim_by_shapes", ["ANN", "BOB", "CAT"]),
        ("landing_with_joker", ["ANN *1", "BOB *2"]),
    ],
)
def test_the_points_of_all_sides_of_drop_it_are_there(board, scene, names):
    with held(board):
        device = scenes.SCENES[scene]()
        game, ladder = device.game, ladder_of(device.screen.view)
        points = [str(game.score(side)) for side in range(game.sides)]
        empty = [("", "")] * (len(names_in(ladder)) - len(names))
        assert ladder_lines(ladder) == [*zip(names, points, strict=True), *empty]
        turn = [line.colour for line in names_in(ladder)].index("circled")
        assert turn == (0 if scene == "landing_with_joker" else game.player() % game.sides)
        assert all(font.SMALL.width(line.text) <= line.bitmap.width for line in names_in(ladder))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_widest_names_of_sides_fit_there(players):
    with held(WIDE[0]):
        game = Game(players, players > 2, jokers=True)
        view = make_table(scenes.SCENES["aim_of_teams"]().app, game)
        view.show(game, lambda player: "WWW", 0)
        ladder = ladder_of(view)
        assert names_in(ladder)[1].text.endswith(" *2")
        assert all(font.SMALL.width(line.text) <= line.bitmap.width for line in names_in(ladder))


def test_a_variant_alone_has_none():
    with held(WIDE[0]):
        device = scenes.SCENES["aim"]()
        device.game.edges = SHAPE_EDGES
        device.screen.resume(False)
        assert set(ladder_lines(ladder_of(device.screen.view))) == {("", "")}


def test_jokers_alone_are_reported_there():
    with held(WIDE[0]):
        device = scenes.SCENES["aim"]()
        device.game.with_jokers = True
        device.game.jokers[0] = 2
        device.screen.resume(False)
        lines = ladder_lines(ladder_of(device.screen.view))
        assert lines[0] == ("SOLO *2", str(device.game.score(0))) and set(lines[1:]) == {("", "")}


def test_other_screens_have_no_room_for_them():
    for board in ("pygamer", "pajenicko_picopad", "raspberry_pi_pico_upright"):
        with held(board):
            for scene in ("drop", "aim"):
                view = scenes.SCENES[scene]().screen.view
                assert all(not type(part).__name__ == "Ladder" for part in every(view))


def every(group):
    """Return all parts of a Group, and recursively theirs."""
    found = [group]
    for index in range(len(group) if isinstance(group, Group) else 0):
        found += every(group[index])
    return found


def ladder_of(view) -> Ladder:
    """Return the Ladder of a table."""
    (found,) = [part for part in every(view) if type(part).__name__ == "Ladder"]
    return found
