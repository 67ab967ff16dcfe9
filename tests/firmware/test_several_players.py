"""Passing the device on, and what a round has gained each player."""

import pytest

from engine.number_drop.combos import PASS
from engine.number_drop.table import COMBO
from firmware.number_drop.game import Rules
from firmware.text import en
from firmware.widgets import bars
from sim import languages
from tests.engine.positions import fill, take
from tests.firmware.boxes import noted, texts
from tests.firmware.handheld import Handheld, begin, set_up
from tests.firmware.situations import empty

PLAY = languages.topic("number_drop.play", "en")


def sent_past(device, keys):
    """Press keys and return the screens that they lead to."""
    names = []
    for key in keys.split():
        device.press(key)
        names.append(device.name)
    return names


def test_each_player_gets_the_device_and_writes_the_own_digit(device):
    set_up(device, 3)
    assert device.name == "hand_over" and "ANN" in device.texts()
    assert sent_past(device, "a a") == ["place", "hand_over"]
    assert en.table.GIVE + "BOB" in device.texts()
    assert device.app.session.record.count == 1
    assert sent_past(device, "a right a a right right a") == (
        ["place"] * 2 + ["hand_over"] + ["place"] * 3 + ["hand_over"]
    )
    written = [device.game.sheets[player].digit(3 + player) for player in range(3)]
    assert written == [1, 2, 3]
    assert sent_past(device, "a") == ["roll"]


def test_the_player_before_can_still_undo(device):
    set_up(device, 2)
    device.press("a a b")
    assert device.name == "place" and device.game.player == 0


def test_undo_is_offered_where_there_is_something_to_undo(device):
    set_up(device, 2)
    device.rest()
    assert [what for _, what in device.hints] == ["READY", "SHEETS"]
    device.press("a a")
    device.rest()
    assert device.name == "hand_over"
    assert [what for _, what in device.hints] == ["READY", "SHEETS", "UNDO"]


def test_nobody_gets_through_a_hand_over_by_pressing_on(device):
    """Presses within the guard time do nothing, however many follow one another."""
    set_up(device, 2)
    device.press("a")
    for _ in range(30):
        device.tap("a")  # each lasts two frames
    assert device.name == "hand_over" and device.game.player == 1
    device.rest()
    device.tap("a")
    assert device.name == "place"


def test_the_keys_are_named_once_they_act(device):
    set_up(device, 2)
    device.press("a")
    device.tap("a")
    shown = device.screen.bar
    assert shown.contents()[0] == ""
    device.rest()
    assert bars.pairs(shown.contents()[0])[0] == ("A", "READY")


def test_a_hand_over_shows_everybody_with_total_and_latest_gain(device):
    begin(device, 3)
    end_of_round(device, 1, 4, 0)
    assert device.name == "hand_over" and device.game.player == 1
    with noted():
        device.app.navigator.replace_all("hand_over")
        device.app.navigator.run_transitions()
        found = sorted(texts(device), key=lambda text: (text.bottom // 4, text.left))
    shown = [text.text for text in found if len(text.text) < 4 and text.text not in "ABCDE"]
    assert shown == ["BOB", "ANN", "2", "BOB", "8", "+6", "CAT", "0"]


def test_every_change_of_player_is_a_hand_over(device):
    had = [-1]

    def no_change_unseen(device):
        if device.app.session.record is None or device.name in ("title", "over"):
            return device.name == "over"
        if device.name == "hand_over":
            assert device.game.player != had[0]
        elif device.app.at_rest and not getattr(device.screen, "waits", False):
            if device.game.player != had[0]:
                assert came_from[0] == "hand_over"
            had[0] = device.game.player
        came_from[0] = device.name
        return False

    came_from = [""]
    device.play(no_change_unseen, players=3)


def test_a_round_that_the_roll_ends_is_handed_over_and_says_that_all_are_safe():
    device = Handheld(seed=3)  # which rolls a star
    begin(device, 2)
    device.app.session.rules.rows_gained = 4  # in an earlier round
    for sheet in device.game.sheets:  # all are safe from A's block
        take(sheet, same=[3], run=[3])
    device.press("a")
    assert device.name == "roll", "what the roll did is to be read first"
    device.press("a")
    assert (device.name, device.game.player, device.game.round) == ("hand_over", 1, 2)
    device.press("a")
    assert device.name == "round_end" and PLAY.ROUND_END + "1" + PLAY.ALL_SAFE in device.texts()


def end_of_round(device, *full_rows):
    """End a round in which players have these numbers of full rows, the lowest circled before."""
    game = device.game
    for sheet, rows in zip(game.sheets, full_rows, strict=True):
        empty(sheet)
        fill(sheet, *["1357246"] * (rows > 0))
        sheet.circle_rows()
        fill(sheet, *["1357246"] * rows)
    game.player = (game.active - 1) % game.players
    game.phase = COMBO
    device.app.session.use(device.app.session.record, Rules(game))
    device.do(PASS)
    device.app.navigator.run_transitions()
    device.rest()


@pytest.mark.parametrize(
    ("rows", "message"), [(0, PLAY.DONE), (1, PLAY.DONE), (4, PLAY.ROWS + "6")]
)
def test_solo_round_end_says_what_the_rows_gained(device, rows, message):
    begin(device, 1)
    end_of_round(device, rows)
    assert device.name == "round_end"
    assert PLAY.ROUND_END + "1" + message in device.texts()
    assert device.row_marks() == [1] * rows + [0] * (14 - rows)


def test_round_end_shows_each_player_their_own_rows(device):
    begin(device, 3)
    end_of_round(device, 1, 4, 0)
    assert device.name == "hand_over" and device.game.player == 1
    device.press("a")
    assert device.name == "round_end"
    assert PLAY.ROUND_END + "1" + PLAY.ROWS + "6" in device.texts()
