"""`--computers`: the last seats are the device's own players, with many keys and with few."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from firmware import games
from sim.players import auto_drop_it, auto_number_drop
from sim.protocol.referee import Referee
from tests import slow
from tests.sim.players.test_auto import play as played

EIGHT_KEYS = "pygamer"
SIX_KEYS = "tinycircuits_thumby"
THREE_KEYS = "adafruit_feather_esp32s3_reverse_tft"
TWO_KEYS = "clue_nrf52840_express"


def are_computers(app: Any) -> list[bool]:
    """Return for each seat of the game whether a computer plays there."""
    return [app.session.seats.is_computer(seat) for seat in range(app.session.record.game.players)]


def replayed(log: dict[str, Any]) -> Any:
    """Return the state of a new referee after the actions of a log."""
    referee = Referee()
    begun = {key: value for key, value in log.items() if key != "actions"}
    asked = [{"cmd": "act", "action": action} for action in log["actions"]]
    for one in ({"cmd": "new", **begun}, *asked):
        answer = referee.answer(json.dumps(one).encode())
        assert answer["ok"], answer
    return answer["state"]


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize(
    "board", slow.but([TWO_KEYS], [EIGHT_KEYS, SIX_KEYS, THREE_KEYS, TWO_KEYS])
)
@pytest.mark.parametrize(
    ("how", "seats"),
    [("random", [False, False, True, True]), ("hint", [False, True]), ("random", [True] * 2)],
)
def test_a_game_with_computers_is_played_to_its_end(board, game, how, seats):
    table = f"--auto {how} --players {len(seats)} --computers {sum(seats)}"
    app = played(f"--board {board} --game {game} --seed 5 {table}")
    assert app.navigator.screen.name == "over" and app.session.record.game.is_over()
    assert are_computers(app) == seats
    state, log = (
        getattr(import_module(f"sim.protocol.{game}.{module}"), name)
        for module, name in (("states", "state"), ("actions", "log"))
    )
    assert replayed(log(app.session.record)) == state(app.session.record.game)


@pytest.mark.parametrize(
    ("player", "game"), [(auto_number_drop.Auto, "number_drop"), (auto_drop_it.Auto, "drop_it")]
)
def test_what_computers_do_is_not_decided_by_the_player(player, game, monkeypatch):
    choices: list[Any] = []
    decide = player._decide

    def asked(self, game):
        if not game.is_over():
            choices.append(game.player() if callable(game.player) else game.player)
        return decide(self, game)

    monkeypatch.setattr(player, "_decide", asked)
    app = played(f"--game {game} --auto random --players 3 --computers 2 --seed 1")
    assert set(choices) == {0}
    assert len(choices) < app.session.record.count / 2


def test_who_sat_there_before_gives_way_unless_nothing_is_said(tmp_path: Path) -> None:
    kept = f"--auto random --seed 2 --nvm {tmp_path}"
    assert are_computers(played(f"{kept} --players 3 --computers 3")) == [True] * 3
    assert are_computers(played(f"{kept} --players 3 --computers 1")) == [False, False, True]
    assert are_computers(played(f"{kept} --players 3")) == [False, False, True]
