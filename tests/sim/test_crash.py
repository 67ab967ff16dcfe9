"""A crash on a board: one readable screen, then a key continues the saved game."""

import importlib
import sys
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from firmware import crash_screen
from firmware.kept import settings
from sim import languages
from sim.board import simulated_board
from sim.board.flash import Flash
from sim.board.standins import supervisor
from sim.players.auto import make_player
from sim.project import ROOT
from tests.firmware.power import homes_of, journal_of, kept_in
from tests.sim.program import Program

THUMBY = 72, 40  # the smallest screen
PITCH = 8  # pixels from one line of text to the next
MOST = 100  # frames until something fails
ERRORS = (MemoryError(), ValueError("bad"), RuntimeError("pystack exhausted"))
# For each deed: the module, class and method that fails, and the key that leads there.
DEEDS = {
    "drop": ("firmware.kept.storage", "Storage", "choose", "a"),
    "dropped": ("firmware.session.session", "Session", "_go_on", "a"),
    "save": ("firmware.kept.storage", "Storage", "save", "start"),
    "hint": ("engine.number_drop.bot", "Bot", "step", "select"),
}


def to_drop(program: Program) -> Iterator[None]:
    """Play to a drop."""
    yield from program.wait(5)
    player = make_player("random", 1, 3)
    while program.app.navigator.screen.name != "drop":
        key = player.next_key(program.app)
        assert key is not None
        yield from program.press(key)


def fail_at(deed: str, error: Exception, before: Callable[[Any], None] = lambda _: None) -> str:
    """Make a method of the program fail; return the key that reaches it."""
    module, owner, name, key = DEEDS[deed]

    def fail(first: Any, *_: Any) -> None:
        before(first)
        raise error

    __import__(module)
    sys.modules["firmware.memory.loader"].own_loaded()  # it has to stay loaded with that method
    setattr(getattr(sys.modules[module], owner), name, fail)
    return key


def ink(picture: Image.Image) -> list[bool]:
    """Return for each row of pixels whether anything is drawn in it."""
    width, height = picture.size
    shown = picture.convert("L").tobytes()
    return [max(shown[y * width : (y + 1) * width]) > 0 for y in range(height)]


def kept(program: Program) -> bytes | None:
    """Return the game saved in the board's memory."""
    kind = program.machine.facts.nvm
    contents = (program.machine.nvm.contents,)
    return kept_in(journal_of(kind, homes_of(kind, contents))).game


@pytest.fixture
def crash() -> ModuleType:
    """The crash module, loaded with a board's supervisor, which it needs at load time."""
    simulated_board.switch_on("pygamer")
    return importlib.import_module("firmware.crash")


# --- the whole flow ---


@pytest.mark.parametrize("language", languages.names())
@pytest.mark.parametrize(
    ("board", "deed"),
    [
        ("pygamer", "drop"),
        ("tinycircuits_thumby", "save"),
        ("raspberry_pi_pico_mono", "hint"),
        ("pimoroni_picosystem", "dropped"),
    ],
)
def test_a_crash_is_reported_and_a_key_continues_with_the_game_as_it_was_kept(
    monkeypatch, capfd, board, language, deed
):
    monkeypatch.setenv("NUMBER_DROP_LANGUAGE", language)
    program = Program(board)
    seen = []

    def plan() -> Iterator[None]:
        yield from to_drop(program)
        before = program.app.session.record.to_bytes()
        seen.append(before)
        key = fail_at(deed, ValueError("on purpose"), lambda _: seen.append(record_of(program)))
        if key == "start" and key not in program.machine.keys:
            yield from program.tap("b", frames=20)  # held, it opens the menu
        else:
            yield from program.tap(key if key in program.machine.keys else "x")
        for _ in range(MOST):
            if program.is_running():
                yield
        assert not program.is_running()
        rows = ink(program.picture())
        assert any(rows) and not all(rows)
        seen.append(program.picture())
        yield from program.tap("a")
        assert program.reloads == 0, "too early to be meant"
        yield from program.wait(40)
        seen.append(kept(program))
        yield from program.tap("a")
        yield from program.wait(5)
        assert program.reloads == 1 and program.app.navigator.screen.name == "title"
        assert program.app.language == language
        record = program.app.session.record
        assert (record and record.to_bytes()) == seen[-1]

    def record_of(program: Program) -> bytes:
        return program.app.session.record.to_bytes()

    program.run(plan())
    before, at_crash, _, after = seen
    if program.machine.facts.nvm == "rp2":
        assert after in (before, at_crash)
    said = capfd.readouterr()
    assert "Traceback" in said.err and "ValueError: on purpose" in said.err


def test_it_is_reported_each_time_when_the_start_fails(monkeypatch, capfd):
    program = Program("pygamer")
    pictures = []

    def plan() -> Iterator[None]:
        for _ in range(3):
            yield from program.wait(50)
            assert not program.is_running()
            pictures.append(program.picture().tobytes())
            yield from program.tap("a")

    def fail(*_: Any) -> None:
        raise IndexError

    monkeypatch.setattr(Flash, "__getitem__", fail)
    program.run(plan())
    assert program.reloads == 3 and len(set(pictures)) == 1
    assert capfd.readouterr().err.count("Traceback") == 4


def test_ctrl_c_ends_the_program(capfd):
    program = Program("pygamer")

    def plan() -> Iterator[None]:
        yield from program.wait(5)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        program.run(plan())


def test_where_no_screen_can_be_made_it_waits_and_starts_again(crash, monkeypatch, capfd):
    naps: list[float] = []
    monkeypatch.setattr(crash.time, "sleep", naps.append)

    def fail() -> None:
        raise MemoryError("no screen")

    board_file = SimpleNamespace(make_display=fail)
    with pytest.raises(supervisor.Reload):
        crash.recover(ValueError("first"), board_file, [])
    said = capfd.readouterr().err
    assert naps == [10] and said.index("ValueError: first") < said.index("MemoryError: no screen")


def test_what_sounds_is_silenced(crash):
    heard: list[Any] = []
    voice = SimpleNamespace(tone=lambda *note: heard.append(note), rumble=heard.append)
    display = SimpleNamespace(width=160, height=128, brightness=0.2, refresh=lambda: None)
    board_file = SimpleNamespace(make_display=lambda: display, make_voice=lambda: voice)
    crash.show(ValueError(), board_file, ["firmware.text.fr"])
    assert heard == [(0, 0), 0] and display.brightness == 1.0


# --- the texts ---


def test_it_knows_all_languages(crash):
    assert crash.LANGUAGES == settings.LANGUAGES


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("language", languages.names())
def test_the_smallest_screen_shows_all_words(language, error):
    width, height = THUMBY
    lines = crash_screen._lines(languages.topic("crash", language), error, width)
    assert len(lines) * PITCH <= height
    assert max(crash_screen._write(line, 0, None) for line in lines) <= width
    is_memory = not isinstance(error, ValueError)
    words = languages.topic("crash", language)
    assert " ".join(lines).startswith(words.NO_MEMORY if is_memory else words.MISTAKE)


def test_both_languages_are_shown_where_there_is_room(crash):
    group = crash_screen.make(160, 128, ValueError(), crash.LANGUAGES)
    assert len(group) == 4 * len(crash.LANGUAGES)
    assert len(crash_screen.make(*THUMBY, ValueError(), crash.LANGUAGES)) == 4


def test_a_long_name_is_cut_off_rather_than_another_crash():
    class AnExceptionWithAnUnusuallyLongNameError(Exception):
        pass

    crash_screen.make(*THUMBY, AnExceptionWithAnUnusuallyLongNameError(), ("en",))


def test_every_word_is_used():
    code = (ROOT / "firmware" / "crash_screen.py").read_text("utf-8")
    names = {name for name in vars(languages.topic("crash", "en")) if name.isupper()}
    assert {name for name in names if f"texts.{name}" in code} == names
