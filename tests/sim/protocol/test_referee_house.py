"""House rules through the referee, which are invisible unless they are used."""

import gzip
import json
import subprocess
from pathlib import Path

import pytest

from engine.number_drop.pushed import is_pushed
from sim.project import ROOT
from sim.protocol.referee import Referee
from tests.referee_requests import Json, act, ask, begun, everything, refused
from tests.sim.protocol.test_referee import BARE
from tests.sim.protocol.test_referee_saves import resealed

TRANSCRIPT = Path(__file__).with_name("transcript.txt.gz")
RULES = ["slide", "play_on", "aeg_dice"]


def test_without_house_rules_not_a_byte_has_changed() -> None:
    """The transcript is from before there were any: request, answer, request, ..."""
    lines = gzip.decompress(TRANSCRIPT.read_bytes()).splitlines(keepends=True)
    run = subprocess.run(
        BARE, cwd=ROOT, input=b"".join(lines[::2]), capture_output=True, timeout=60
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert run.stdout.splitlines(keepends=True) == lines[1::2]


def test_an_empty_list_is_the_same_as_none() -> None:
    assert everything(begun(2, house=[])) == everything(begun(2))


@pytest.mark.parametrize("house", [[], ["slide"], ["play_on"], ["aeg_dice"], RULES, RULES[::-1]])
def test_state_and_log_name_them_sorted_and_only_where_there_are_any(house: list[str]) -> None:
    referee = begun(2, house=house)
    for answer in (ask(referee, "state")["state"], ask(referee, "log")):
        assert answer.get("house", "none") == (sorted(house) or "none")


@pytest.mark.parametrize(
    "house",
    [None, "slide", {"slide": True}, 1, True, [1], [None], [["slide"]], ["Slide"], ["slides"]]
    + [
        ["slide", "slide"],
        ["slide", ""],
        ["sli\nde"],
        ["slide"] * 999,
        [{"slide": 1}],
        ["\ud800"],
    ],
)
@pytest.mark.parametrize("game", [{"game": "number_drop"}, {"game": "drop_it"}, {}])
def test_lists_that_are_refused(game: Json, house: object) -> None:
    assert "house" in refused(begun(), "new", players=2, house=house, **game)


@pytest.mark.parametrize("rule", RULES)
def test_drop_it_has_none(rule: str) -> None:
    assert "house" in refused(begun(), "new", game="drop_it", players=2, house=[rule])
    ask(Referee(), "new", game="drop_it", players=2, house=[])


def test_play_on_is_not_for_one_player() -> None:
    for house in (["play_on"], RULES):
        assert "play_on" in refused(begun(), "new", players=1, house=house)
        ask(Referee(), "new", players=2, house=house)
    ask(Referee(), "new", players=1, house=["slide", "aeg_dice"])


def test_the_fourth_die_has_a_star_for_its_six() -> None:
    star, six = (["1", "2", "3", face, "I"] for face in "*6")
    aeg, plain = begun(1, house=["aeg_dice"]), begun(1)
    refused(plain, "act", action={"do": "roll", "dice": star})
    assert "1 2 3 5 * 7" in refused(aeg, "act", action={"do": "roll", "dice": six})
    act(plain, "roll", dice=six)
    assert act(aeg, "roll", dice=star)["dice"][3] == "*"


# An I half over an O: an O can be pushed under the other half.
OVERHANG = [
    ("1 1 2 1 O", [[0, 1, "1"], [0, 2, "1"], [1, 1, "2"], [1, 2, "1"]]),
    ("1 1 2 1 I", [[2, 1, "1"], [2, 2, "1"], [2, 3, "2"], [2, 4, "1"]]),
]
UNDER = [[0, 3], [0, 4], [1, 3], [1, 4]]


def overhanging(house: list[str], players: int = 1) -> Referee:
    """Return a referee with an overhang, and an O to drop."""
    referee = begun(players, house=house, tiles=["I", "O", "T", "L", "S"])
    for dice, cells in [*OVERHANG, ("1 1 2 1 O", [])]:
        state = act(referee, "roll", dice=dice.split())
        while state["phase"] == "slide":
            state = act(referee, "slide", letter=ask(referee, "legal")["letters"][0])
        if cells:
            act(referee, "drop", cells=cells)
            act(referee, "pass")
    return referee


def test_a_shape_can_be_pushed_under_an_overhang_only_with_the_rule() -> None:
    cells = [[*cell, digit] for cell, digit in zip(UNDER, "1121", strict=True)]
    plain, sliding = overhanging([]), overhanging(["slide"])
    assert UNDER not in ask(plain, "legal")["landings"]
    assert UNDER in ask(sliding, "legal")["landings"]
    refused(plain, "act", action={"do": "drop", "cells": cells})
    before = ask(sliding, "state")["state"]
    state = act(sliding, "drop", cells=cells)
    assert state["sheets"][0]["grid"][:3] == ["11111..", ".2121..", ".1121.."]
    assert ask(sliding, "log")["actions"][-1] == {"do": "drop", "cells": cells}
    assert ask(sliding, "undo")["state"] == before


def test_save_and_load_keep_the_rules_the_pushes_and_the_dice_to_come() -> None:
    referee, other = overhanging(["slide", "aeg_dice"]), begun(2)
    cells = [[*cell, digit] for cell, digit in zip(UNDER, "1121", strict=True)]
    act(referee, "drop", cells=cells)
    ask(other, "load", data=ask(referee, "save")["data"])
    assert everything(other) == everything(referee)
    assert ask(other, "state")["state"]["house"] == ["aeg_dice", "slide"]
    assert ask(other, "undo") == ask(referee, "undo")
    for _ in range(8):
        hint = ask(referee, "hint")
        assert ask(other, "hint") == hint
        assert act(other, **hint["action"]) == act(referee, **hint["action"])


def test_a_log_played_again_from_new_gives_the_same_state() -> None:
    referee = begun(3, 4, house=RULES)
    while ask(referee, "state")["state"]["phase"] != "over":
        act(referee, **ask(referee, "hint")["action"])
    log = ask(referee, "log")
    again = Referee()
    ask(again, "new", **{key: log[key] for key in ("players", "tiles", "house")})
    for action in log["actions"]:
        act(again, **action)
    assert (ask(again, "state"), ask(again, "log")) == (ask(referee, "state"), log)


def test_saved_data_with_other_rules_is_refused_where_they_forbid_the_game() -> None:
    data = ask(overhanging(["aeg_dice", "slide"]), "save")["data"]
    referee = begun()
    plain = [byte for byte in range(256) if accepts(referee, resealed(data, 9, byte))]
    assert bytes.fromhex(data)[9] in plain
    assert len(plain) < 8
    for i in range(len(data)):
        refused(referee, "load", data=f"{data[:i]}{int(data[i], 16) ^ 1:x}{data[i + 1 :]}")


def accepts(referee: Referee, data: str) -> bool:
    """Return whether data is a game."""
    answer = referee.answer(json.dumps({"cmd": "load", "data": data}).encode())
    assert answer["ok"] or "\n" not in answer["error"]
    return bool(answer["ok"])


def test_a_hint_pushes_where_that_is_best_and_is_legal() -> None:
    referee = Referee()
    state = ask(referee, "new", players=1, seed=5, house=["slide"])["state"]
    pushed = 0
    while state["phase"] != "over":
        hint = ask(referee, "hint")["action"]
        if hint["do"] in ("drop", "block"):
            cells = sorted(cell[:2] for cell in hint["cells"])
            assert cells in ask(referee, "legal")["landings"]
            pushed += is_pushed(referee.match.choose())
        state = act(referee, **hint)
    assert pushed > 0
