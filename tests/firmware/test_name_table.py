"""CircuitPython's table of names never doubles beside a table of the game."""

import importlib
import inspect
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.number_drop.table import ROLL
from firmware import loader, navigator
from firmware.session import game_start, room
from tests import slow
from tests.bench import situations
from tests.bench.situations import Played
from tests.engine.memories import blank
from tests.firmware.handheld import FRAME_MS, set_up
from tests.firmware.test_renewal import SIZE, state, switched_on
from tests.vm import machine
from tests.vm.measured import Lap, Way, measure

FULL = 620  # names: its parts have room for 20, 40, 80, 160 and 320, the next one for 640
LIMIT = game_start._MOST_NAMES
MENUS = ("sheets", "help", "rules", "settings")
BACK = 4  # from the deepest of them
COMPUTERS = 20  # names that computers bring to a table, at the most
FRESH = 30


def test_the_program_counts_its_names() -> None:
    source = Path(game_start.__file__).read_text(encoding="utf-8")
    constants = [line for line in source.splitlines() if line.startswith("_UNUSED =")]
    told = ["import gc", "const = int", *constants, inspect.getsource(game_start.names_met)]
    meet = f"for name in range({FRESH}):\n    hasattr(meet, 'fresh' + str(name))\n"
    script = [
        "compile('1', 'code.py', 'exec')\n" + "\n".join(told),
        f"def meet():\n{''.join('    ' + line for line in meet.splitlines(True))}",
        "first = names_met(1)",
        "meet()",
        "then = names_met(2)\nprint(first, then - first)",
    ]
    first, more = map(int, machine.run(script).split())
    assert 0 < first < 100, "of a program of ten lines"
    assert FRESH + 2 <= more <= FRESH + 8, "its own two, and what the scripts are written with"


def known(monkeypatch: pytest.MonkeyPatch, names: int) -> None:
    """Let a small memory know so many names.

    The title is on the screen. What counts them stays loaded, and a new start knows as many.
    """
    monkeypatch.setattr(room, "whole", room.SMALL - 1)
    name = "firmware.session.game_start"
    monkeypatch.setattr(importlib.import_module(name), "names_met", lambda nonce: names)
    unload = loader.unload
    for module in (loader, navigator):
        monkeypatch.setattr(module, "unload", lambda other: other == name or unload(other))


@pytest.mark.parametrize("line", ["solo", "continue"])
def test_who_has_been_in_many_menus_begins_by_a_new_start(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    if line == "continue":
        device.choose("solo")
        device.play_to("drop")
        device = switched_on(memory)
    known(monkeypatch, LIMIT + 1)
    device.press("down up")
    with pytest.raises(SystemExit):
        device.choose(line)
    begun = state(device)
    again = switched_on(memory)
    assert again.name == ("drop" if line == "continue" else "place"), "by no second start"
    assert state(again) == begun
    again.play_to("round_end")


def test_several_sit_as_they_were_set_up_behind_the_new_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    memory = blank(SIZE, appends=True)
    device = switched_on(memory)
    known(monkeypatch, LIMIT + 1)
    with pytest.raises(SystemExit):
        set_up(device, 3)
    before = device.app.session
    again = switched_on(memory)
    seats = again.app.session.seats
    assert again.name == "hand_over" and seats.count == 3
    assert seats.names == before.seats.names and seats.kinds == before.seats.kinds
    assert state(again) == bytes(before.record.to_bytes())


def test_who_has_not_begins_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    device = switched_on(blank(SIZE, appends=True))
    known(monkeypatch, LIMIT)
    device.choose("solo")
    assert device.name == "place"


def test_a_large_memory_has_room_for_all_names(monkeypatch: pytest.MonkeyPatch) -> None:
    device = switched_on(blank(SIZE, appends=True))
    known(monkeypatch, 2 * FULL)
    monkeypatch.setattr(room, "whole", room.SMALL)
    device.choose("solo")
    assert device.name == "place"


# --- what a game meets ---


class Seen(Played):
    """A handheld that also notes on which screen each key is pressed."""

    def __init__(self, memory: bytes) -> None:
        self.seen: list[str] = []
        super().__init__(memory)

    def tap(self, key: str, ms: int = FRAME_MS) -> None:
        """Press a key, and note where."""
        name = self.name
        super().tap(key, ms)
        self.seen.append(f"{name} {self.pressed[-1]}")


def _all_of_a_game(device: Played) -> None:
    """Go on with the game to its end.

    On each screen that a choice is made on, once: open all that the menu leads to, ask for a hint,
    leave it, undo, and ask for a hint again and take it.
    """
    app = device.app
    name, players = app.session.offered, device.game.players

    def press_next() -> None:
        end = app.input.presses + 1
        device.play(
            lambda one: one.app.input.presses >= end or one.name == "over",
            "random",
            players,
            1,
            name,
        )

    seen: list[str] = []
    device.press("a")
    while device.name != "over":
        screen = device.name
        if screen not in seen and device.screen.on_table and "hand" not in screen:
            seen.append(screen)
            for line in MENUS:
                device.press("start")
                if device.name != "pause":
                    break
                if line in device.screen.lines:
                    device.choose(line)
                    device.press("right down" + " right a" * (line == "settings"))
                for _ in range(BACK):
                    if device.name != screen:
                        device.press("b")
                assert device.name == screen
            device.press("select b select select")
            device.press("start")
            if device.name == "pause":
                device.choose("undo" if "undo" in device.screen.lines else "continue")
        press_next()


WAYS = {
    "alone": lambda: situations.number_drop(1, 0.05),
    "by two": lambda: situations.number_drop(2, 0.05),
    "by six": lambda: situations.number_drop(6, 0.05),
    "Drop It alone": lambda: situations.drop_it(1, 2),
    "Drop It by two": lambda: situations.drop_it(2, 2),
    "Drop It by four": lambda: situations.drop_it(4, 2),
}


def laps(name: str, memory: bytes, keys: Sequence[str]) -> tuple[Lap, ...]:
    """Return what the start and each key take of a board.

    The heap is not counted.
    """
    (found,) = measure([Way(name, keys, memory, len(keys))], bounds={name: 1 << 30})
    return found.laps


@pytest.mark.parametrize("name", slow.but(["alone"], WAYS))
def test_a_game_with_all_its_menus_meets_no_more_names_than_there_is_room_for(name: str) -> None:
    memory = WAYS[name]()
    device = Seen(memory)
    _all_of_a_game(device)
    start, *found = laps(name, memory, device.pressed)
    assert [lap.at for lap in found] == device.seen, "the machine is where the simulator is"
    met = found[-2].names - start.names  # with the last key the end comes
    print(name, met)
    assert LIMIT + met + COMPUTERS <= FULL


def test_computers_bring_few_more() -> None:
    """The machine takes as long as a board to choose.

    So no keys can be told before.
    """
    persons = laps("persons", situations.number_drop(6, 0.6, ROLL), ["a"] * 3)
    watched = next(
        one.way() for one in situations.SITUATIONS if one.name.startswith("computer's turn")
    )
    computers = laps(watched.name, watched.memory, watched.keys)
    assert computers[0].names == persons[0].names
    assert 0 < computers[-1].names - persons[-1].names <= COMPUTERS
