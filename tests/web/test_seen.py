"""The page reports what the screen shows, which may differ from the state of the current game."""

import pytest

from engine.drop_it.board import LEVELS
from engine.drop_it.judge import NO_EDGES, SHAPE_EDGES
from firmware.widgets.text_line import TextLine
from sim.protocol.drop_it import actions as drop_it_actions
from sim.protocol.drop_it.notation import COLOURS
from sim.protocol.number_drop import actions
from tests.firmware.handheld import Handheld
from tests.firmware.test_analysis import begun, over, think
from web.lines import listen
from web.spoken_state import spoken_state


@pytest.fixture
def listening(monkeypatch):
    """Lines that collect what is written into them, until the test is over."""
    monkeypatch.setattr(TextLine, "write", TextLine.write)
    monkeypatch.setattr(TextLine, "_blank", TextLine._blank)
    listen()


def marks(message, mark):
    """Return how often a mark occurs on the displayed sheet."""
    return sum(row.count(mark) for row in message["sheets"][message["shown"]]["grid"])


def test_a_replay_describes_the_sheet_that_it_shows():
    device = Handheld(seed=4)
    device.play_to("over", "random", players=2)
    device.rest()
    device.press("down")
    device.press("right")
    state = spoken_state(device.app)["number_drop"]
    assert device.name == "replay"
    assert (state["shown"], state["round"], marks(state, "1")) == (0, 0, 1)
    device.press("right")
    state = spoken_state(device.app)["number_drop"]
    assert (state["shown"], marks(state, "2")) == (1, 1)


def test_a_choice_of_the_analysis_is_reported_with_the_sheet_as_it_was():
    device = begun(over())
    end = device.game.round
    think(device, 2)
    device.press("a")
    assert device.name == "choices"
    assert spoken_state(device.app)["number_drop"]["round"] < end


def test_a_replay_of_drop_it_describes_the_pieces_that_it_shows():
    device = Handheld(seed=4)
    device.play_to("over", "random", game="drop_it")
    device.app.navigator.replace_all("replay")
    device.app.navigator.run_transitions()
    assert spoken_state(device.app)["drop_it"]["pieces"] == []
    device.press("right")
    assert len(spoken_state(device.app)["drop_it"]["pieces"]) == 1


@pytest.mark.parametrize("screen", ["place", "slide", "drop", "combo"])
def test_what_is_offered_is_reported_as_it_is_logged(screen):
    device = Handheld(seed=4)
    device.play_to(screen, "hint")
    state = spoken_state(device.app)["number_drop"]["choice"]
    device.press("a")
    assert actions.log(device.app.session.record)["actions"][-1] == state


def test_a_piece_of_drop_it_is_reported_as_it_is_aimed():
    device = Handheld(seed=4)
    device.press("down down a a left up")
    state = spoken_state(device.app)["drop_it"]["choice"]
    device.press("a")
    assert drop_it_actions.log(device.app.session.record)["actions"] == [state]


def test_the_marks_at_the_edges_of_drop_it_are_reported_as_they_are_judged():
    device = Handheld()
    device.press("down down a a")
    game = device.app.session.record.game
    edges = spoken_state(device.app)["drop_it"]["edges"]
    assert [len(marks) for marks in edges] == [LEVELS, LEVELS, 4]
    marks = [COLOURS.index(mark) for side in edges for mark in side]
    for stretch, mark in enumerate(marks):
        game.judge.stretches = 1 << stretch
        assert [game.judge._marked(colour) for colour in range(4)] == [
            colour == mark for colour in range(4)
        ]
    game.edges = SHAPE_EDGES
    assert spoken_state(device.app)["drop_it"]["edges"][2] == [
        "square",
        "triangle",
        "circle",
        "diamond",
    ]
    game.edges = NO_EDGES
    assert "edges" not in spoken_state(device.app)["drop_it"]


def test_the_digit_that_the_keys_change_is_reported():
    device = Handheld(seed=4)
    device.play_to("drop", "hint")
    assert "cursor" not in spoken_state(device.app)["number_drop"]
    device.press("b right")
    assert spoken_state(device.app)["number_drop"]["cursor"] == 1


def test_a_setting_is_reported_with_its_value_and_all_that_the_keys_do():
    device = Handheld()
    device.app.navigator.push("settings")
    device.app.navigator.run_transitions()
    state = spoken_state(device.app)
    assert state["lines"][:3] == ["SETTINGS", "\u2192LANGUAGE ENGLISH", "THEME DARK"]
    assert state["message"] == "WORDS ON THE SCREEN"
    assert state["hints"][-1] == ["B", "BACK"]


def test_what_is_written_in_pieces_is_read_in_one_line(listening):
    device = Handheld()
    device.app.navigator.push("scores")
    device.app.navigator.run_transitions()
    assert spoken_state(device.app)["lines"][2:4] == ["\u2192CHE 99", "2 FLO 92"]
    device.press("down")
    assert spoken_state(device.app)["lines"][2:4] == ["1 CHE 99", "\u2192FLO 92"]


def test_the_tutorial_is_reported_with_the_game_that_it_is_about():
    device = Handheld()
    device.app.navigator.push("tutorial")
    device.app.navigator.run_transitions()
    state = spoken_state(device.app)
    assert state["message"] == "LESSON 1/9"
    assert state["number_drop"]["choice"]["do"] == "start"
    assert any(line.startswith("YOUR SHEET STARTS WITH A 1") for line in state["lines"])


def test_a_letter_that_is_spelled_is_reported_with_its_place():
    device = Handheld()
    device.app.navigator.push("code_entry")
    device.app.navigator.run_transitions()
    device.press("right up")
    assert spoken_state(device.app)["letter"] == [2, 8, "1"]
