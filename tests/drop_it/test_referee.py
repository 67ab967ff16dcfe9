"""Drop It through the referee: what DROP_IT.md promises, request by request."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.drop_it.game import Game
from engine.drop_it.pieces import PIECES
from sim.protocol.referee import Referee
from tests.referee_requests import Json, act, ask, everything, refused
from tests.sim.protocol.test_referee import BARE

NO_NUMBERS: list[Any] = [None, -1, True, 1.0, "1", 10**30]
ROOT = Path(__file__).resolve().parents[2]


def begun(players: int = 4, **more: Any) -> Referee:
    """Return a referee with a game of Drop It."""
    referee = Referee()
    ask(referee, "new", game="drop_it", players=players, **more)
    return referee


def drop(referee: Referee, colour: str, kind: str, o: int, x: int) -> Json:
    return act(referee, "drop", colour=colour, kind=kind, o=o, x=x)


# DROP_IT.md, "Worked sequence": the piece, o and x chosen, o, x, y at rest, what it broke, points
WORKED = [
    ("red triangle", 4, 96, (0, 96, 13), ["edge"], 1, 0, 0),
    ("yellow circle", 0, 96, (0, 61, 20), [], 1, 1, 2),
    ("green square", 1, 110, (0, 136, 17), ["edge"], 1, 0, 0),
    ("blue diamond", 6, 40, (9, 22, 22), [], 2, 1, 3),
    ("red circle", 0, 96, (0, 84, 55), ["colour"], 2, 1, 0),
    ("yellow square", 0, 150, (0, 171, 17), [], 1, 0, 1),
    ("green triangle", 0, 60, (7, 27, 51), [], 2, 1, 3),
]


def test_the_worked_sequence() -> None:
    referee = begun()
    for name, o, x, rest, broken, level, bonus, points in WORKED:
        colour, kind = name.split()
        state = drop(referee, colour, kind, o, x)
        assert state["pieces"][-1] == {
            "kind": kind,
            "colour": colour,
            **dict(zip("oxy", rest, strict=True)),
        }
        last = state["last"]
        assert (last["broken"], last["points"]) == (broken, points), name
        if points:
            assert (last["level"], last["bonus"]) == (level, bonus)
    assert state["scores"] == [0, 3, 3, 3]


def test_new_shows_the_state_before_the_first_drop() -> None:
    full = [3, 2, 2, 2]
    assert ask(begun(2), "state")["state"] == {
        "game": "drop_it",
        "phase": "drop",
        "player": 0,
        "side": 0,
        "pieces": [],
        "hands": [{"red": full, "yellow": full}, {"green": full, "blue": full}],
        "scores": [0, 0],
        "jokers": [0, 0],
        "last": None,
    }


def test_three_players_share_the_fourth_colour() -> None:
    assert [hand["blue"] for hand in ask(begun(3), "state")["state"]["hands"]] == [
        [1, 1, 0, 1],
        [1, 0, 1, 1],
        [1, 1, 1, 0],
    ]


@pytest.mark.parametrize(
    ("players", "teams", "jokers"),
    [(1, False, [4]), (2, False, [2, 2]), (3, False, [2] * 3), (4, False, [2] * 4)]
    + [(players, True, [2, 2]) for players in range(2, 7)],
)
def test_jokers_by_number_of_players(players: int, teams: bool, jokers: list[int]) -> None:
    state = ask(begun(players, teams=teams, jokers=True), "state")["state"]
    assert state["jokers"] == jokers
    assert state["scores"] == [0] * len(jokers)


def test_members_of_unequal_teams_take_their_team_s_turns_in_rotation() -> None:
    referee = begun(3, teams=True)
    turns = []
    for _ in range(8):
        state = ask(referee, "state")["state"]
        turns.append((state["player"], state["side"]))
        act(referee, **ask(referee, "hint")["action"])
    assert turns == [(0, 0), (1, 1), (2, 0), (1, 1)] * 2


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_teams_and_their_members_have_equally_many_turns(players: int) -> None:
    game = Game(players, teams=True)
    turns = [game.player_of(turn) for turn in range(PIECES)]
    sides = [turns[0::2], turns[1::2]]
    for side, one in enumerate(sides):
        members = [player for player in range(players) if player % 2 == side]
        assert one == members * (PIECES // 2 // len(members))
    with pytest.raises(ValueError):
        Game(7, teams=True)


@pytest.mark.parametrize(
    "wrong",
    [{"players": n} for n in (0, 5, 6, True, 1.0, None, "2")]
    + [{"teams": True, "players": n} for n in (1, 7, 0, "6")]
    + [{"teams": None}, {"teams": 1}, {"teams": "true"}]
    + [{"jokers": None}, {"jokers": 0}, {"jokers": "false"}]
    + [{"edges": None}, {"edges": 0}, {"edges": "color"}, {"edges": ["shape"]}]
    + [{"seed": None}, {"seed": -1}, {"seed": 2**32}, {"seed": 1.5}],
    ids=str,
)
def test_games_that_are_refused(wrong: Json) -> None:
    name = list(wrong)[-1]
    request: Json = {"players": 2, **wrong}
    assert name in refused(begun(), "new", game="drop_it", **request)


@pytest.mark.parametrize(
    "wrong",
    [{"kind": None}, {"kind": "disc"}, {"kind": 0}, {"kind": ["circle"]}]
    + [{"colour": None}, {"colour": "purple"}, {"colour": 0}, {"colour": "yellow"}]
    + [{"o": wrong} for wrong in NO_NUMBERS + [6]]
    + [{"x": wrong} for wrong in NO_NUMBERS + [193]]
    + [{"do": None}, {"do": "roll"}, {"do": "joker"}, {"do": "pass"}, {"do": 1}, {"do": []}],
    ids=str,
)
def test_drops_that_are_refused(wrong: Json) -> None:
    action = {"do": "drop", "kind": "square", "colour": "red", "o": 0, "x": 96, **wrong}
    refused(begun(), "act", action=action)
    refused(begun(), "act", action={key: value for key, value in action.items() if key in "dox"})


def test_a_kind_that_is_used_up_is_refused() -> None:
    referee = begun(1)
    for x in (30, 100):
        drop(referee, "red", "diamond", 0, x)
    action = {"do": "drop", "kind": "diamond", "colour": "red", "o": 0, "x": 96}
    assert "no red diamond" in refused(referee, "act", action=action)
    assert ["diamond", "red"] not in ask(referee, "legal")["choices"]


# --- jokers and undo ---


def test_a_joker_gives_a_broken_landing_its_points_and_can_be_undone() -> None:
    referee = begun(2, jokers=True)
    broken = drop(referee, "red", "triangle", 4, 96)
    assert (broken["phase"], broken["player"], broken["side"]) == ("joker", 0, 0)
    assert ask(referee, "legal") == {"ok": True, "count": 2}
    assert "drop" in refused(
        referee, "act", action={"do": "drop", "kind": "circle", "colour": "red", "o": 0, "x": 1}
    )
    assert "undo" in refused(referee, "undo")
    spent = act(referee, "joker")
    assert (spent["last"]["points"], spent["scores"], spent["jokers"]) == (1, [1, 0], [1, 2])
    assert (spent["phase"], spent["player"]) == ("drop", 1)
    assert ask(referee, "undo")["state"] == broken
    passed = act(referee, "pass")
    assert (passed["last"]["points"], passed["scores"], passed["jokers"]) == (0, [0, 0], [2, 2])
    assert ask(referee, "undo")["state"] == broken
    act(referee, "pass")
    drop(referee, "green", "circle", 0, 150)
    assert "undo" in refused(referee, "undo")


def test_unused_jokers_count_when_the_game_is_over_and_a_tie_is_shared() -> None:
    referee = begun(2, jokers=True)
    state = ask(referee, "state")["state"]
    while state["phase"] != "over":
        before = state["scores"]
        if state["phase"] == "joker":
            state = act(referee, "pass")
        else:
            kind, colour = ask(referee, "legal")["choices"][0]
            state = drop(referee, colour, kind, 0, 96)
    gained = [now - then for now, then in zip(state["scores"], before, strict=True)]
    assert gained[0] == 6 and gained[1] in range(6, 6 + 8)
    assert state["winners"] == [
        side for side in (0, 1) if state["scores"][side] == max(state["scores"])
    ]
    assert (state["player"], state["side"]) == (1, 1)
    assert ask(referee, "legal") == {"ok": True, "count": 0}
    assert "over" in refused(referee, "hint")


# --- junk ---

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
ACTION = st.fixed_dictionaries(
    {"do": st.sampled_from(["drop", "joker", "pass"]) | JSON},
    optional={
        "kind": st.sampled_from(["circle", "triangle"]) | JSON,
        "colour": st.sampled_from(["red", "blue"]) | JSON,
        "o": st.integers(-1, 8) | JSON,
        "x": st.integers(-1, 193) | JSON,
    },
)
REQUEST = st.fixed_dictionaries(
    {"cmd": st.sampled_from(["new", "act", "undo", "legal", "load", "log", "state"])},
    optional={"action": ACTION | JSON, "teams": JSON, "edges": JSON, "jokers": JSON, "data": JSON},
)


@given(st.lists(REQUEST | JSON, max_size=10))
@settings(max_examples=30, deadline=None)
def test_whatever_json_comes_in_an_answer_comes_out(requests: list[object]) -> None:
    referee = begun(2, jokers=True)
    for request in requests:
        before = everything(referee)
        answer = referee.answer(json.dumps(request).encode())
        json.dumps(answer)
        if not answer["ok"]:
            assert "\n" not in answer["error"]
            assert everything(referee) == before


def test_a_bare_python_plays_it() -> None:
    new = {"cmd": "new", "game": "drop_it", "players": 1}
    action = {"do": "drop", "kind": "circle", "colour": "red", "o": 0, "x": 96}
    requests = [new, {"cmd": "act", "action": action}, {"cmd": "hint"}]
    given = "\n".join(json.dumps(request) for request in requests).encode()
    run = subprocess.run(BARE, cwd=ROOT, input=given, capture_output=True, timeout=60)
    assert (run.returncode, run.stderr) == (0, b"")
    assert [json.loads(line)["ok"] for line in run.stdout.splitlines()] == [True] * 3


def test_load_knows_the_game_by_its_data() -> None:
    referee, other = begun(2, jokers=True), Referee()
    drop(referee, "red", "triangle", 4, 96)
    ask(other, "load", data=ask(referee, "save")["data"])
    assert everything(other) == everything(referee)
