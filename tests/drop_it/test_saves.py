"""Drop It's save, load, log and hint: a loaded game continues as it was."""

from typing import Any

import pytest

from engine.drop_it.record import VERSION, Record
from engine.drop_it.replay import from_bytes
from engine.packing import Bits, crc16
from sim.protocol.referee import Referee
from tests.drop_it.test_referee import begun, drop
from tests.referee_requests import act, ask, everything, refused


def midway(actions: int = 25, **more: Any) -> Referee:
    referee = begun(3, jokers=True, **more)
    for i in range(actions):
        state = ask(referee, "state")["state"]
        if state["phase"] == "joker":
            act(referee, ["joker", "pass"][i % 2])
        else:
            kind, colour = ask(referee, "legal")["choices"][i % 3]
            drop(referee, colour, kind, 0, 37 * i % 193)
    return referee


@pytest.mark.parametrize("actions", range(0, 40, 3))
def test_load_restores_state_log_and_undo(actions: int) -> None:
    referee, other = midway(actions), begun(2)
    data = ask(referee, "save")["data"]
    assert ask(other, "load", data=data)["state"] == ask(referee, "state")["state"]
    assert everything(other) == everything(referee)
    request = b'{"cmd":"undo"}'
    assert other.answer(request) == referee.answer(request)
    assert everything(other) == everything(referee)


def test_each_game_loads_where_the_other_was() -> None:
    drop_it, number_drop = midway(), Referee()
    ask(number_drop, "new", players=2, seed=1)
    one, two = everything(drop_it), everything(number_drop)
    ask(drop_it, "load", data=two[2]["data"])
    ask(number_drop, "load", data=one[2]["data"])
    assert (everything(number_drop), everything(drop_it)) == (one, two)


def test_damaged_data_are_refused_and_the_game_unchanged() -> None:
    referee = midway(12)
    data: str = ask(midway(20, edges="shape"), "save")["data"]
    flips = [f"{data[:i]}{int(data[i], 16) ^ 1:x}{data[i + 1 :]}" for i in range(len(data))]
    cuts = [data[:i] for i in range(0, len(data), 3)]
    longer = [data + more for more in ("0", "00", "ff", " ", data)]
    sense = []
    for at, byte in ((1, 0xFF), (1, 0x04), (2, 0xFF), (4, 0xFF)):
        changed = bytearray.fromhex(data)[:-2]
        changed[at] = byte
        sense.append((changed + crc16(changed, len(changed)).to_bytes(2, "little")).hex())
    for wrong in [*flips, *cuts, *longer, *sense]:
        assert refused(referee, "load", data=wrong), wrong


def test_log_played_again_from_new_gives_the_same_state() -> None:
    referee = midway(30, edges="shape")
    log = ask(referee, "log")
    assert set(log) == {"ok", "game", "players", "teams", "edges", "jokers", "actions"}
    actions = log.pop("actions")
    log.pop("ok")
    again = Referee()
    ask(again, "new", **log)
    for action in actions:
        ask(again, "act", action=action)
    assert everything(again) == everything(referee)


def test_hints_are_legal_and_the_same_each_time_and_change_nothing() -> None:
    referee = midway(20)
    for _ in range(6):
        before = everything(referee)
        hint = ask(referee, "hint")
        assert everything(referee) == before
        other = Referee()
        ask(other, "load", data=ask(referee, "save")["data"])
        assert ask(other, "hint") == hint
        act(referee, **hint["action"])


SET_UPS = [
    (players, teams, edges, jokers)
    for teams, most in ((False, 4), (True, 6))
    for players in range(1 + teams, most + 1)
    for edges in range(3)
    for jokers in (False, True)
]


@pytest.mark.parametrize("set_up", SET_UPS, ids=str)
def test_each_set_up_returns_as_it_was(set_up: tuple[int, bool, int, bool]) -> None:
    record = Record(*set_up)
    record.apply(next(action for action in range(1 << 15) if record.game.is_legal(action)))
    data = record.to_bytes()
    again = from_bytes(data)
    game = again.game
    assert (game.players, game.teams, game.edges, game.with_jokers) == set_up
    assert again.to_bytes() == data


def test_no_bits_of_the_head_mean_a_set_up_that_there_is_not() -> None:
    heads = set()
    for head in range(1 << 6):
        bits = Bits(bytearray(3))
        for value, count in ((VERSION, 8), (head, 6), (0, 7)):
            bits.carry(value, count)
        try:
            game = from_bytes(bits.sealed()).game
        except ValueError:
            continue
        heads.add((game.players, game.teams, game.edges, game.with_jokers))
    assert heads == set(SET_UPS)
