"""The referee, command by command, checked against the first section of PROTOCOL.md."""

import json
import subprocess
import sys
import threading
from typing import Any

import pytest

from sim.project import ROOT
from sim.protocol.referee import Referee
from tests.referee_requests import Json, act, ask, begun, refused

BARE = [sys.executable, "-S", "-E", "-s", "-m", "sim.referee"]  # as if nothing were installed
SHEET_KEYS = {"grid", "circled", "same", "run", "bonus", "letters", "rows", "score"}


# --- the process ---


def test_a_whole_solo_game_with_the_bare_interpreter_answered_line_by_line() -> None:
    with subprocess.Popen(
        BARE, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        # Otherwise a missing answer would hang the test.
        watchdog = threading.Timer(30, process.kill)
        watchdog.start()

        def show_prompt(**request: Any) -> Json:
            assert process.stdin and process.stdout
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            return json.loads(process.stdout.readline())  # available although the input continues

        state = show_prompt(cmd="new", players=1, seed=1)["state"]
        while state["phase"] != "over":
            state = show_prompt(cmd="act", action=show_prompt(cmd="hint")["action"])["state"]
        assert state["winners"] == [0]
        assert show_prompt(cmd="quit") == {"ok": True}
        assert process.wait(10) == 0
        watchdog.cancel()
        assert process.stdout.read() == process.stderr.read() == b""


def test_end_of_input_is_exit_code_0() -> None:
    for given in (b"", b'{"cmd":"state"}\n', b'{"cmd":"state"}'):
        run = subprocess.run(BARE, cwd=ROOT, input=given, capture_output=True, timeout=20)
        assert (run.returncode, run.stderr, run.stdout.count(b"\n")) == (0, b"", bool(given))


def test_nothing_is_read_after_quit() -> None:
    run = subprocess.run(
        BARE, cwd=ROOT, input=b'{"cmd":"quit"}\n{"cmd":"state"}\n', capture_output=True, timeout=20
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, b'{"ok": true}\n', b"")


# --- new ---


def test_new_shows_the_state_before_the_first_action() -> None:
    state = ask(Referee(), "new", players=3, seed=5)["state"]
    wanted = {"phase": "start", "player": 0, "active": 0, "round": 0, "dice": None}
    assert {key: state[key] for key in wanted} == wanted
    assert set(state) == {*wanted, "tiles", "sheets"}
    assert len(state["sheets"]) == 3
    assert state["sheets"][0] == {
        "grid": ["......."] * 14,
        "circled": ["......."] * 14,
        "same": [],
        "run": [],
        "bonus": False,
        "letters": ".....",
        "rows": [],
        "score": {"rows": 0, "same": 0, "run": 0, "bonus": 0, "total": 0},
    }


def test_new_takes_tiles_in_the_order_of_the_letters() -> None:
    tiles = ask(Referee(), "new", players=2, tiles=["X5", "I", "T5", "V3", "U5"])["state"]["tiles"]
    wanted = zip("ABCDE", ["X5", "I", "T5", "V3", "U5"], strict=True)
    assert tiles == [{"letter": x, "shape": s, "notch": 0, "used": False} for x, s in wanted]


def test_new_without_a_seed_draws_one_from_entropy() -> None:
    saves = set()
    for _ in range(3):
        referee = Referee()
        ask(referee, "new", players=2)
        saves.add(ask(referee, "save")["data"])
    assert len(saves) == 3


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 - 1])
def test_same_seed_same_actions_same_game(seed: int) -> None:
    one, other = begun(2, seed), begun(2, seed, game="number_drop")
    for _ in range(12):
        action = ask(one, "hint")["action"]
        assert act(one, **action) == act(other, **action)


@pytest.mark.parametrize("seed", [-1, 2**32, 10**30, True, 1.0, "1", None, [1]])
def test_seeds_that_are_refused(seed: object) -> None:
    assert "seed" in refused(begun(), "new", players=1, seed=seed)


@pytest.mark.parametrize("players", [0, 7, -1, 10**30, True, 1.5, 2.0, "2", None, [], {}])
def test_players_that_are_refused(players: object) -> None:
    assert "players" in refused(begun(), "new", players=players)


SOLO = ["I", "O", "T", "L", "S"]


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(
    "tiles",
    [None, [], SOLO[:4], [*SOLO, "V3"], ["I", "I", "T", "L", "S"], ["i", "O", "T", "L", "S"]]
    + ["IOTLS", dict.fromkeys(SOLO), [0, 1, 2, 3, 4], [None] * 5, [["I"], "O", "T", "L", "S"]],
)
def test_tiles_that_are_refused(tiles: object, players: int) -> None:
    assert "tile" in refused(begun(), "new", players=players, seed=1, tiles=tiles)


def test_solo_tiles_are_only_those_of_the_dice() -> None:
    with_v3 = ["I", "O", "T", "L", "V3"]
    assert "tiles" in refused(begun(), "new", players=1, tiles=with_v3)
    ask(Referee(), "new", players=2, tiles=with_v3)


@pytest.mark.parametrize("game", ["chess", "", None, 1, ["number_drop"]])
def test_games_that_are_refused(game: object) -> None:
    assert "game" in refused(begun(), "new", players=1, game=game)


# --- state and legal ---


def test_every_state_of_a_game_is_of_the_promised_form() -> None:
    referee = begun(2, 3)
    state = ask(referee, "state")["state"]
    while state["phase"] != "over":
        legal = ask(referee, "legal")
        check_state(state)
        assert len(legal.get("landings", [])) == len(
            {str(sorted(x)) for x in legal.get("landings", [])}
        )
        keys = {"start": {"cols"}, "slide": {"letters"}, "block": {"landings"}, "combo": {"combos"}}
        keys["drop"] = {"landings", "numbers"}
        assert set(legal) == {"ok", "count", *keys.get(state["phase"], set())}
        state = act(referee, **ask(referee, "hint")["action"])
    assert ask(referee, "legal")["count"] == 0
    totals = [sheet["score"]["total"] for sheet in state["sheets"]]
    assert state["winners"] == [p for p in (0, 1) if totals[p] == max(totals)]
    assert "over" in refused(referee, "hint")


def check_state(state: Json) -> None:
    assert ("winners" in state) == (state["phase"] == "over")
    assert (state["dice"] is None) == (state["phase"] in ("start", "roll"))
    assert state["dice"] is None or [len(face) for face in state["dice"]] == [1] * 5
    for sheet in state["sheets"]:
        assert set(sheet) == SHEET_KEYS
        assert (
            [len(row) for row in sheet["grid"]]
            == [len(row) for row in sheet["circled"]]
            == [7] * 14
        )
        assert not set("".join(sheet["grid"])) - set(".0123456789X")
        for row, marks in zip(sheet["grid"], sheet["circled"], strict=True):
            assert all(
                digit.isdigit() for digit, mark in zip(row, marks, strict=True) if mark == "o"
            )
        parts = sheet["score"]
        assert parts["total"] == sum(parts[key] for key in ("rows", "same", "run", "bonus"))


def test_legal_counts() -> None:
    referee = Referee()
    ask(referee, "new", players=1, seed=7, tiles=SOLO)
    assert ask(referee, "legal") == {"ok": True, "count": 7, "cols": list(range(7))}
    act(referee, "start", col=3)
    assert ask(referee, "legal") == {"ok": True, "count": 0}
    act(referee, "roll", dice=["*", "1", "3", "1", "I"])
    assert ask(referee, "legal") == {"ok": True, "count": 5, "letters": list("ABCDE")}
    act(referee, "slide", letter="C")
    assert ask(referee, "legal") == {"ok": True, "count": 1, "letters": ["A"]}
    act(referee, "slide", letter="A")
    legal = ask(referee, "legal")
    assert (legal["numbers"], len(legal["landings"])) == (["*", "1", "3", "1"], 11)
    assert legal["count"] == 11 * len(four_digits("*131"))


def four_digits(dice: str) -> set[str]:
    """Return every string of four digits that can be made with the dice.

    The star is treated separately.
    """
    found = set()
    for number in range(10_000):
        left = list(f"{number:04}")
        for die in dice.replace("*", ""):
            if die in left:
                left.remove(die)
        if len(left) == dice.count("*"):
            found.add(f"{number:04}")
    return found
