"""The referee during a game: actions performed, rejected and undone."""

import random
from typing import Any

import pytest

from sim.protocol.referee import Referee
from tests.referee_requests import act, ask, begun, refused, rolled

# --- act ---


def test_cells_may_be_named_in_any_order() -> None:
    states = []
    for seed in range(4):
        referee = rolled("1 2 3 6 T")
        cells = [[0, 2, "1"], [0, 3, "2"], [0, 4, "3"], [1, 3, "6"]]
        random.Random(seed).shuffle(cells)
        states.append(act(referee, "drop", cells=cells))
    assert states == [states[0]] * 4
    assert states[0]["sheets"][0]["grid"][:2] == ["1.123..", "...6..."]


def test_dice_by_hand_stand_as_named_and_the_generator_moves_on() -> None:
    own, by_hand = begun(2), begun(2)
    act(own, "roll")
    assert act(by_hand, "roll", dice=["7", "*", "4", "5", "L"])["dice"] == ["7", "*", "4", "5", "L"]
    for referee in (own, by_hand):
        while ask(referee, "state")["state"]["phase"] != "roll":
            act(referee, **ask(referee, "hint")["action"])
    assert act(own, "roll")["dice"] == act(by_hand, "roll")["dice"]


BAD_DICE = [
    "2 1 2 1 I",
    "1 3 2 1 I",
    "1 1 5 1 I",
    "1 1 2 * I",
    "1 1 2 1 V3",
    "1 1 2 1",
    "1 1 2 1 I I",
]


@pytest.mark.parametrize("dice", [d.split() for d in BAD_DICE] + [None, "1121I", [1, 1, 2, 1, "I"]])
def test_faces_that_are_not_on_their_die_are_refused(dice: object) -> None:
    assert "di" in refused(begun(), "act", action={"do": "roll", "dice": dice})


DROP: list[Any] = [[0, 2, "1"], [0, 3, "2"], [0, 4, "3"], [1, 3, "6"]]
BAD_DROPS: list[Any] = [
    None,
    {},
    "0,2",
    [],
    DROP[:3],
    [*DROP, [1, 4, "6"]],
    [*DROP, DROP[0]],  # a cell named twice
    [*DROP[:3], [0, 2, "6"]],
    [[0, 1.0, "1"], *DROP[1:]],
    [[0, True, "1"], *DROP[1:]],
    [[False, 2, "1"], *DROP[1:]],
    [[0, 2, 1], *DROP[1:]],
    [[0, 2, "*"], *DROP[1:]],
    [[0, 2, "11"], *DROP[1:]],
    [[0, 2, ""], *DROP[1:]],
    [[0, 2, "\u0661"], *DROP[1:]],  # an Arabic digit one
    [[0, 2, "7"], *DROP[1:]],
    [[0, 2], *DROP[1:]],
    [[0, 2, "1", 0], *DROP[1:]],
    [[-14, 2, "1"], *DROP[1:]],
    [[0, 10**40, "1"], *DROP[1:]],
    [[None, 2, "1"], *DROP[1:]],
    [{"row": 0}, *DROP[1:]],
    [[r + 1, c, d] for r, c, d in DROP],
    [[r + 14, c, d] for r, c, d in DROP],
]


@pytest.mark.parametrize("cells", BAD_DROPS)
def test_drops_that_are_refused(cells: object) -> None:
    referee = rolled("1 2 3 6 T")
    refused(referee, "act", action={"do": "drop", "cells": cells})
    act(referee, "drop", cells=DROP)  # and the correct one is still legal


def test_a_cell_named_twice_with_two_digits_is_refused() -> None:
    twice = [[0, 2, "6"], *DROP]
    refused(rolled("1 2 3 6 T"), "act", action={"do": "drop", "cells": twice})


BAD_COMBOS: list[Any] = [
    None,
    [],
    [[0, 2], [0, 3]],
    [[0, 2], [0, 3], [0, 3]],
    [[0, 2], [0, 4], [0, 3]],  # a run in the wrong order
    [[0, 0], [0, 2], [0, 3]],
    [[0, 2], [0, 3], [0, True]],
    [[0, 2], [0, 3], [0, 4, "3"]],
    [[0, 2], [0, 3], "04"],
    [[5, 2], [5, 3], [5, 4]],  # empty cells
    [[0, 6], [0, 7], [0, 8]],
    [[0, 2]] * 10_000,
]


@pytest.mark.parametrize("cells", BAD_COMBOS)
def test_combos_that_are_refused(cells: object) -> None:
    referee = rolled("1 2 3 6 T")
    act(referee, "drop", cells=DROP)
    refused(referee, "act", action={"do": "combo", "cells": cells})
    act(referee, "combo", cells=[[0, 4], [0, 3], [0, 2]])  # descending


BAD_ACTIONS: list[Any] = [
    None,
    [],
    "roll",
    {},
    {"do": None},
    {"do": ["roll"]},
    {"do": "fly"},
    {"do": "over"},
    {"do": "pass"},
    {"do": "start", "col": 0},
    {"do": "slide", "letter": "A"},
    {"do": "block", "cells": [[0, 0]]},
    {"do": "drop", "cells": DROP},
]


@pytest.mark.parametrize("action", BAD_ACTIONS)
def test_actions_that_are_refused_in_roll(action: object) -> None:
    refused(begun(), "act", action=action)


@pytest.mark.parametrize("col", [7, -1, 10**30, True, 1.0, "1", None, [1]])
def test_columns_that_are_refused(col: object) -> None:
    referee = Referee()
    ask(referee, "new", players=2, seed=1)
    assert "col" in refused(referee, "act", action={"do": "start", "col": col})


@pytest.mark.parametrize("letter", ["F", "a", "", "AB", "ABCDE", None, 0, True, ["A"]])
def test_letters_that_are_refused(letter: object) -> None:
    referee = rolled("1 2 3 6 T", players=1)
    assert "letter" in refused(referee, "act", action={"do": "slide", "letter": letter})


def test_act_without_an_action_is_refused() -> None:
    assert "action" in refused(begun(), "act")


# --- undo ---


def test_undo_goes_back_to_new_before_the_first_roll() -> None:
    referee = Referee()
    fresh = ask(referee, "new", players=2, seed=1)["state"]
    assert "undo" in refused(referee, "undo")
    one = act(referee, "start", col=2)
    act(referee, "start", col=3)
    assert ask(referee, "undo")["state"] == one
    assert ask(referee, "undo")["state"] == fresh
    refused(referee, "undo")


def test_undo_never_goes_across_a_roll() -> None:
    referee = rolled("1 2 3 6 T")
    assert "undo" in refused(referee, "undo")
    before = ask(referee, "state")["state"]
    act(referee, "drop", cells=DROP)
    assert ask(referee, "undo")["state"] == before
    refused(referee, "undo")


def test_undo_undoes_the_turns_of_other_players_and_the_end_of_the_round() -> None:
    referee = rolled("1 2 3 6 T")
    states = [ask(referee, "state")["state"]]
    while states[-1]["phase"] != "roll":
        states.append(act(referee, **ask(referee, "hint")["action"]))
    assert [state["player"] for state in states] == [0, 0, 1, 1, 1]  # player 1 is active next
    for state in reversed(states[:-1]):
        assert ask(referee, "undo")["state"] == state
    refused(referee, "undo")
