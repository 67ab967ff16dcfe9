"""The board's self-test finds and names every wiring fault."""

from types import SimpleNamespace
from typing import Any

import pytest

from engine.store.home import Home
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept import settings
from firmware.memory.loader import import_named
from firmware.start import start
from sim import languages
from sim.board import board_files, simulated_board
from tests.bench import heap
from tests.boards.soldered import TOUCHED
from tests.engine.memories import blank
from tests.firmware.handheld import FRAME_MS, Handheld
from tests.vm import machine

PARTS: Any = import_named("firmware.screens.self_test")
LET_GO, KEYS, COLOURS = PARTS.LET_GO, PARTS.KEYS, PARTS.COLOURS
EDGES, SOUND, RESULT = PARTS.EDGES, PARTS.SOUND, PARTS.RESULT
words = languages.topic("self_test", "en")
# Not those whose keyboard CircuitPython handles: it only reports keys pressed later. Nor those
# without keys.
BOARDS = [
    name
    for name in board_files.names()
    if "cardputer_keyboard" not in board_files.included_modules(board_files.board_id(name))
    and name not in TOUCHED
]
NAMES = ("up", "down", "left", "right", "a", "b")


class Voice:
    """Counts tones."""

    def __init__(self) -> None:
        self.tones = 0

    def tone(self, frequency: int, volume: int) -> None:
        """Count a tone that is audible."""
        self.tones += volume > 0


class Wires:
    """Keys, some wired wrongly.

    `wires[name]` is the key that the program gets instead, None for nothing.
    """

    def __init__(self, **wires: str | None) -> None:
        self.wires = wires
        self.events: list[int] = []

    def itself(self) -> "Wires":
        """Return them, as a board file's `make_keys` does."""
        return self

    def press(self, name: str) -> None:
        """Press and release a key."""
        got = self.wires.get(name, name)
        if got is not None:
            number = NAMES.index(got) + 1
            self.events += [number, -number]

    def next_event(self) -> int:
        """Return the next event as a board file's keys do."""
        return self.events.pop(0) if self.events else 0


def examined(
    wires: Wires, wrong: int = -1, voice: Any = None, size: int = 4096, tape: Tape | None = None
) -> Handheld:
    """Go through the whole test as someone who sees everything, but answers no in one part."""
    tape = tape or Tape([bytearray(b"\xff" * size)])
    device = Handheld(names=NAMES, journal=Journal(tape))
    device.app.input.keys = wires
    device.app.sound.voice = voice
    device.app.navigator.push("self_test")
    device.app.navigator.run_transitions()
    device.step()
    for _ in range(200):
        screen = device.screen
        if screen.part == RESULT:
            return device
        if screen.part == KEYS:
            wires.press(NAMES[asked(device)])
        else:
            wires.press("b" if screen.part == wrong else "a")
        device.step(500)
    raise AssertionError("no end")


def asked(device: Handheld) -> int:
    """Return the number of the key that the test asks for."""
    (text,) = [text for text in device.texts() if text.startswith(words.PRESS)]
    return int(text.removeprefix(words.PRESS).split("/")[0]) - 1


def result(device: Handheld) -> list[str]:
    """Return the lines that say what is wrong."""
    return device.screen.found


def test_a_good_board_is_told_that_all_is_well():
    voice = Voice()
    device = examined(Wires(), voice=voice)
    assert result(device) == []
    assert words.WELL in device.texts() and voice.tones > 3
    assert any("160X128" in text for text in device.texts())


def test_it_ends_at_the_title_with_keys_that_mean_what_they_did():
    device = examined(Wires())
    before = bytes(device.app.settings.values)
    wires = device.app.input.before.keys
    wires.press("a")
    device.step()
    assert device.name == "title"
    before_down = device.screen.menu.chosen
    wires.press("down")
    device.step()
    assert device.screen.menu.chosen == before_down + 1
    assert bytes(device.app.settings.values) == before


def test_a_key_that_does_not_answer_is_named():
    assert result(examined(Wires(left=None))) == ["\u2190" + words.SILENT]


def test_keys_that_are_exchanged_are_named_and_still_answer():
    found = result(examined(Wires(a="b", b="a")))
    assert found == ["A" + words.SWAPPED + "B", "B" + words.SWAPPED + "A"]


def test_one_wrong_press_is_no_fault():
    wires = Wires()
    device = Handheld(names=NAMES)
    device.app.input.keys = wires
    device.app.navigator.push("self_test")
    device.app.navigator.run_transitions()
    device.step()
    assert device.screen.part == KEYS
    wires.press("b")
    device.step()
    assert any(text.startswith(words.AGAIN) for text in device.texts())
    wires.press("up")
    device.step()
    assert device.screen.found == [] and asked(device) == 1


@pytest.mark.parametrize("part", [COLOURS, EDGES, SOUND])
def test_what_the_eye_or_ear_misses_is_reported(part):
    assert result(examined(Wires(), wrong=part, voice=Voice())) == [words.WRONG[part - COLOURS]]


def test_a_board_without_sound_is_not_asked_for_it():
    assert result(examined(Wires(), wrong=SOUND)) == []


def test_a_memory_that_keeps_nothing_is_reported():
    device = examined(Wires(), size=0)
    assert result(device) == [words.NOT_KEPT]
    assert device.app.settings.values[settings.RATE] == settings.Settings().values[settings.RATE]


def test_with_no_key_at_all_it_comes_to_its_end():
    device = Handheld(names=NAMES, journal=Journal(Tape([bytearray(b"\xff" * 4096)])))
    device.app.navigator.push("self_test", (1,))
    device.app.navigator.run_transitions()
    seen = []
    for _ in range(200):
        device.step(1000)
        if device.screen.part not in seen:
            seen.append(device.screen.part)
    assert seen == [LET_GO, KEYS, COLOURS, EDGES, SOUND, RESULT]
    assert result(device) == [
        "\u2191" + words.STUCK,
        *(key + words.SILENT for key in ("\u2193", "\u2190", "\u2192", "A", "B")),
        *words.WRONG,
    ]


def started(board: str, *held: str) -> Any:
    """Return the app of a board switched on with keys held."""
    machine = simulated_board.switch_on(board)
    for name in held:
        machine.keys[name].set(True)
    app = start(simulated_board.load_board_file(board), None, 1)
    app.step(0)
    for name in held:
        machine.keys[name].set(False)
    return app


@pytest.mark.parametrize("board", BOARDS)
def test_two_keys_held_at_the_start_lead_to_it_on_every_board(board):
    machine = simulated_board.switch_on(board)
    pair = [name for name in machine.keys if name in ("a", "b", "down")][:2]
    app = started(board, *pair)
    assert app.navigator.screen.name == "self_test"
    for now in range(0, 10 * FRAME_MS, FRAME_MS):
        app.step(now)
    assert app.navigator.screen.part == KEYS and app.navigator.screen.found == []


def test_one_key_held_is_a_press_on_the_title():
    app = started("pygamer", "a")
    app.step(0)
    app.step(FRAME_MS)
    assert app.navigator.screen.name == "place"


def test_a_setting_tried_is_as_it_was():
    device = examined(Wires())
    read = settings.Settings()
    read.load(device.app.session.storage)
    assert read.values == device.app.settings.values


ON_THE_VM = """
from handset import Handset
device = Handset({keys!r}, 160, 128, 1)
device.app.navigator.push("self_test")
device.app.navigator.run_transitions()
for name in {keys!r} + ("a", "a"):
    device.step()
    device.press(name)
device.step()
print(device.app.navigator.screen.found)
device.press("a")
print(device.app.navigator.screen.name)
"""


def test_it_runs_on_the_boards_vm():
    files: dict[str, str | bytes] = {
        path.relative_to(machine.ROOT).as_posix(): path.read_text("utf-8")
        for tree in ("engine", "firmware")
        for path in (machine.ROOT / tree).rglob("*.py")
    }
    files |= heap.libraries()
    for path in (*heap.STAND_INS.glob("*.py"), heap.HANDSET):
        files[path.name] = path.read_text("utf-8")
    script = ON_THE_VM.format(keys=heap.KEYS)
    said = machine.run(script, files, stack_bytes=heap.STACK_BYTES)
    assert said.splitlines() == [str([words.NOT_KEPT]), "title"]


def test_a_memory_that_fails_once_keeps_the_repeat_rate_that_was_set():
    memory = blank(4096)
    memory.fails = 1
    device = examined(Wires(), tape=Tape([Home(memory, 0, 4096)], True, 2048))
    assert result(device) == [words.NOT_KEPT]
    device.app.session.storage.save()
    again = Handheld(names=NAMES, journal=Journal(Tape([Home(memory, 0, 4096)], True, 2048)))
    default = settings.Settings().values[settings.RATE]
    assert again.app.settings.values[settings.RATE] == default


def test_two_keys_of_which_one_was_let_go_do_not_test_the_board():
    for events, name in (([1, 2], "self_test"), ([1, 2, -2], "title"), ([1, -1, 2], "title")):
        simulated_board.switch_on("pygamer")
        wires = Wires()
        wires.events = list(events)
        facts = vars(simulated_board.load_board_file("pygamer"))
        board_file: Any = SimpleNamespace(**{**facts, "make_keys": wires.itself})
        app = start(board_file, None, 1)
        app.navigator.run_transitions()
        assert app.navigator.screen.name == name
