"""A whole game as a link: the same game, and short; anything else is rejected."""

import random

import pytest

from engine.number_drop.record import Record
from engine.standing import winners
from firmware import games
from firmware.session import link_text
from tests.engine.playing import Chooser
from tests.firmware.handheld import Handheld
from web import replay_link, result

GAMES = (
    ("number_drop", "hint", 1),
    ("number_drop", "random", 1),
    ("number_drop", "random", 6),
    ("drop_it", "random", 1),
)


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: "-".join(map(str, game)))
def device(request):
    """A handheld with a finished game."""
    name, player, players = request.param
    made = Handheld(seed=4)
    made.play_to("over", player, game=name, players=players)
    return made


def test_a_game_returns_as_it_was(device):
    record = device.app.session.record
    name = games.name_of(record.bits.data)
    text = replay_link.text_of(name, record)
    found, again = replay_link.game_of(text)
    assert found == name and again.to_bytes() == record.to_bytes()
    assert len(text) <= replay_link.MOST
    if name == "number_drop" and record.game.players == 1:
        assert len("#replay=" + text) <= 70


def test_a_damaged_text_is_refused(device):
    record = device.app.session.record
    text = replay_link.text_of(games.name_of(record.bits.data), record)
    chance = random.Random(7)
    for _ in range(20):
        at = chance.randrange(len(text))
        other = chance.choice(link_text.LETTERS.replace(text[at], ""))
        with pytest.raises(ValueError):
            replay_link.game_of(text[:at] + other + text[at + 1 :])
    with pytest.raises(ValueError):
        replay_link.game_of(text[:-2])


@pytest.mark.parametrize("text", ["", "1", "2", "2/", "3abc", "1" + "0" * 200_000])
def test_what_is_no_game_is_refused(text):
    with pytest.raises(ValueError):
        replay_link.game_of(text)


def test_the_result_has_score_and_squares(device):
    game = device.app.session.record.game
    shown = result.result(device.app)
    assert shown is not None
    assert shown["scores"] == [game.score(player) for player in range(game.players)]
    squares = "".join(shown["squares"])
    if shown["game"] == "drop_it":
        assert len(squares) == 60 and set(squares) <= set(".rygb") and squares.count(".") < 40
    else:
        assert len(squares) % 7 == 0 and "c" in squares or game.score(0) < 10
        assert set(shown["squares"][0]) != {"."}
    assert replay_link.game_of(shown["replay"])[0] == shown["game"]


def test_there_is_no_result_before_the_end():
    device = Handheld(seed=4)
    assert result.result(device.app) is None
    device.press("a")
    assert result.result(device.app) is None


def test_of_several_the_winners_sheet_is_shared(device):
    game = device.app.session.record.game
    shown = result.result(device.app)
    assert shown is not None
    if shown["game"] == "number_drop":
        won = winners(game)
        sheet = next(sheet for player, sheet in enumerate(game.sheets) if won >> player & 1)
        circled = sum(sheet.is_circled(row << 3 | col) for row in range(14) for col in range(7))
        assert "".join(shown["squares"]).count("c") == circled


@pytest.mark.parametrize(("players", "house"), [(1, 1), (1, 5), (3, 7), (6, 7)])
def test_a_game_with_house_rules_returns_with_them(players, house):
    record, chooser = Record(players, 4, None, house), Chooser(4)
    while not record.game.is_over():
        record.apply(chooser.action(record.game))
    text = replay_link.text_of("number_drop", record)
    assert replay_link.game_of(text)[1].to_bytes() == record.to_bytes()
    assert len(text) <= replay_link.MOST


def test_no_link_ends_in_a_dash():
    """Mail programs and Markdown would leave a final dash out of the link."""
    ends: dict[str, int] = {}
    for number in range(1, 5000):
        text = link_text.spelled(number)
        assert text[-1] not in "-_"
        ends.setdefault(text, number)
    assert len(ends) == 4999
    assert link_text.spelled(63) == "_0"
