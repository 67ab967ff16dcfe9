"""The referee's save, load, log and hint: a loaded game continues as it was."""

import pytest

from engine.packing import crc16
from sim.protocol.referee import Referee
from tests.referee_requests import Json, act, ask, begun, everything, refused


def midway(players: int = 1, actions: int = 23) -> Referee:
    """Return a referee with a game in progress."""
    referee = begun(players, seed=11)
    for _ in range(actions):
        act(referee, **ask(referee, "hint")["action"])
    return referee


@pytest.mark.parametrize("players", [1, 3])
def test_load_restores_state_log_undo_and_the_dice_to_come(players: int) -> None:
    referee, other = midway(players), begun(2)
    data = ask(referee, "save")["data"]
    assert bytes.fromhex(data).hex() == data
    assert ask(other, "load", data=data)["state"] == ask(referee, "state")["state"]
    assert everything(other) == everything(referee)
    for _ in range(referee.record.count):
        if referee.record.can_undo():
            assert ask(other, "undo") == ask(referee, "undo")
    assert refused(other, "undo") == refused(referee, "undo")
    for _ in range(8):
        assert act(other, **ask(other, "hint")["action"]) == act(
            referee, **ask(referee, "hint")["action"]
        )


def test_load_reads_capital_letters_too_and_needs_no_game_before() -> None:
    referee = midway()
    other = Referee()
    ask(other, "load", data=ask(referee, "save")["data"].upper())
    assert everything(other) == everything(referee)


def resealed(data: str, at: int, byte: int) -> str:
    """Return saved data with one byte changed and a matching checksum."""
    changed = bytearray.fromhex(data)[:-2]
    changed[at] = byte
    return (changed + crc16(changed, len(changed)).to_bytes(2, "little")).hex()


def test_damaged_or_foreign_data_is_refused_and_the_game_unchanged() -> None:
    referee = midway()
    data: str = ask(midway(2), "save")["data"]
    flips = [f"{data[:i]}{int(data[i], 16) ^ 1:x}{data[i + 1 :]}" for i in range(len(data))]
    cuts = [data[:i] for i in range(0, len(data), 3)]
    longer = [data + more for more in ("0", "00", "ff", " ", "\n", data)]
    odd: list[object] = [
        None,
        1,
        True,
        [],
        {},
        [data],
        "zz",
        "0x" + data,
        data[:-1] + "g",
        " " + data,
    ]
    odd += [data[:4] + "  " + data[4:], "\u0661" * 20, "\ud800", "00" * 30_000, "d1" * 20]
    sense = [resealed(data, at, 255) for at in (0, 1, 6, 9, 10, 12)]
    for wrong in [*flips, *cuts, *longer, *odd, *sense]:
        assert refused(referee, "load", data=wrong), wrong
    refused(referee, "load")


@pytest.mark.parametrize("players", [1, 2, 4])
def test_log_played_again_from_new_gives_the_same_state(players: int) -> None:
    referee = midway(players, 40)
    while not referee.record.can_undo():
        act(referee, **ask(referee, "hint")["action"])
    ask(referee, "undo")
    log = ask(referee, "log")
    assert set(log) == {"ok", "players", "tiles", "actions"}
    assert log["players"] == players
    rolls = [action for action in log["actions"] if action["do"] == "roll"]
    assert rolls and all(len(action["dice"]) == 5 for action in rolls)
    again = Referee()
    ask(again, "new", players=players, tiles=log["tiles"], seed=99)
    for action in log["actions"]:
        ask(again, "act", action=action)
    assert ask(again, "state") == ask(referee, "state")
    assert ask(again, "log") == log


# --- hint ---


@pytest.mark.parametrize("players", [1, 3])
def test_hints_are_legal_and_the_same_each_time_and_change_nothing(players: int) -> None:
    referee = begun(players, 2)
    seen = set()
    while True:
        state: Json = ask(referee, "state")["state"]
        if state["phase"] == "over":
            break
        hint = ask(referee, "hint")
        seen.add(hint["action"]["do"])
        assert ask(referee, "hint") == hint
        assert ask(referee, "state")["state"] == state
        if state["phase"] == "roll":
            assert hint["action"] == {"do": "roll"}
        other = Referee()
        ask(other, "load", data=ask(referee, "save")["data"])
        assert ask(other, "hint") == hint
        act(referee, **hint["action"])
    assert seen >= {"roll", "drop", "combo", "pass"} | (
        {"slide", "block"} if players == 1 else set()
    )
