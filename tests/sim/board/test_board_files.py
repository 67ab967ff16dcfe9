"""What the simulator finds out about a board: its facts, and where its keys are."""

import importlib
import shutil
from typing import Any

import pytest

from sim.__main__ import main
from sim.board import board_files, simulated_board
from sim.board.board_files import BoardFileError
from sim.project import ROOT


def test_a_board_can_have_several_files():
    assert board_files.board_id("raspberry_pi_pico_mono") == "raspberry_pi_pico"
    assert board_files.board_id("raspberry_pi_pico2_mine") == "raspberry_pi_pico2"
    assert board_files.board_id("pygamer") == "pygamer"
    assert board_files.board_id("stick") == board_files.board_id("gameboy_mine") == ""


def test_facts_come_from_the_file():
    facts = board_files.facts("hack_club_sprig")
    assert (facts.title, facts.nvm, facts.nvm_bytes) == ("Hack Club Sprig", "rp2", 4096)
    assert (facts.screen, facts.drive_kb) == ((160, 128, 16, 270), 1024)
    assert board_files.facts("raspberry_pi_pico").screen is None
    assert board_files.facts("m5stack_cardputer").is_fast is True
    assert board_files.facts("hack_club_sprig").is_fast is False


def test_a_board_that_is_missing_from_the_stubs_is_reported(own, capsys):
    own(OWN)
    (board_files.FOLDER / "next_gamer.py").write_text(OWN, encoding="utf-8")
    assert main(["--view", "none", "--board", "next_gamer"]) == 2
    error = capsys.readouterr().err
    assert "boards/next_gamer.py: 'next_gamer' does not begin with an id that" in error
    assert "the board is newer than the stubs" in error and error.count("\n") == 1


@pytest.mark.parametrize(
    "taken",
    [
        "from boards.raspberry_pi_pico_own import *",
        "from boards.raspberry_pi_pico_own import DRIVE, FAST, KEYS, NVM, make_display, make_keys",
    ],
)
def test_a_file_may_take_another_s_facts(own, taken):
    own(OWN + "FAST = True\n")
    file = board_files.FOLDER / "raspberry_pi_pico2_own.py"
    file.write_text(f'{taken}\n\nNAME = "Its sister"\n', encoding="utf-8")
    facts = board_files.facts(file.stem)
    assert (facts.title, facts.nvm, facts.drive_kb) == ("Its sister", "rp2", 1024)
    assert facts.is_fast and board_files.screen_size(file.stem) == (176, 220)
    assert simulated_board.switch_on(file.stem).display.panel == (176, 220)


def test_files_that_take_facts_from_each_other_have_none(own):
    name = own("from boards.raspberry_pi_pico_own import NVM")
    with pytest.raises(BoardFileError, match="has no NAME"):
        board_files.facts(name)


OWN = """
import board, keypad, busio, displayio
from busdisplay import BusDisplay
from fourwire import FourWire
from boards.joined_buttons import JoinedButtons

NAME = "My own"
KEYS = ("up", "left", "a", "b")
NVM = "rp2"
DRIVE = 1024

def make_display():
    displayio.release_displays()
    bus = FourWire(busio.SPI(board.GP2, board.GP3), command=board.GP4, chip_select=board.GP5)
    return BusDisplay(bus, b"", width=176, height=220, rotation=90, auto_refresh=False)

def make_keys():
    return JoinedButtons(
        keypad.KeyMatrix((board.GP10, board.GP11), (board.GP12,)),
        keypad.Keys((board.GP20, board.GP21), value_when_pressed=True),
    )
"""


@pytest.fixture
def own(board_folder):
    """Return a function that writes boards/raspberry_pi_pico_own.py into a separate folder."""
    for helper in ("__init__", "buttons", "joined_buttons"):
        shutil.copy(ROOT / "boards" / f"{helper}.py", board_folder)

    def write(text):
        file = board_folder / "raspberry_pi_pico_own.py"
        file.write_text(text, encoding="utf-8")
        return file.stem

    return write


def test_a_board_of_your_own_takes_one_file(own):
    name = own(OWN)
    machine = simulated_board.switch_on(name)
    board_file: Any = simulated_board.load_board_file(name)
    display, keys = board_file.make_display(), board_file.make_keys()
    assert (display.width, display.height, display.rotation) == (176, 220, 90)
    # As in CircuitPython, whose memory is zeroed first (shared-module/busdisplay).
    assert display.brightness == 0
    with pytest.raises(RuntimeError, match="Brightness not adjustable"):
        display.brightness = 0.5
    assert tuple(machine.keys) == board_file.KEYS
    seen = []
    for wire in machine.keys.values():
        wire.set(True)
        wire.set(False)
        seen += [keys.next_event(), keys.next_event()]
    assert seen == [1, -1, 2, -2, 3, -3, 4, -4]


def test_keys_that_nothing_presses_are_named(own):
    name = own(OWN.replace('"b")', '"b", "x", "start")'))
    with pytest.raises(BoardFileError, match=r"raspberry_pi_pico_own.py: .* presses x, start"):
        simulated_board.switch_on(name)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('KEYS = ("up", "left", "a", "b")', "", 'KEYS has to contain "a" and others of: up, down'),
        ('("up", "left", "a", "b")', "()", 'KEYS has to contain "a" and others of: up, down'),
        (
            '("up", "left", "a", "b")',
            '("up", "left", "x", "b")',
            'KEYS has to contain "a" and others of',
        ),
        (
            '("up", "left", "a", "b")',
            '("up", "menu", "a", "b")',
            'KEYS has to contain "a" and others of',
        ),
        ('("up", "left", "a", "b")', '("up", "up", "a", "b")', "KEYS contains a name twice"),
        ('("up", "left", "a", "b")', '("up", "left", "a")', "scans more keys than KEYS names"),
        ("def make_display", "def make_screen", "has no make_display(): write it as in pygamer.py"),
        ("def make_keys", "def make_buttons", "has no make_keys(): write it as in pygamer.py"),
        ('"rp2"', '["rp2"]', "NVM has to be one of "),
        ("1024", '"1024"', "DRIVE has to be a number of KB"),
        ('"My own"', "7", "NAME has to be a text"),
        ("DRIVE", "SCREEN = 160\nDRIVE", "SCREEN has to be width, height and bits per pixel"),
        (
            "DRIVE",
            "SCREEN = (240, 240)\nDRIVE",
            "SCREEN has to be width, height and bits per pixel",
        ),
        ("DRIVE", "SCREEN = (240, 240, 16, 45)\nDRIVE", "SCREEN has to be width, height"),
        ("DRIVE", 'LABELS = ["OK"]\nDRIVE', "LABELS has to be the texts printed on keys"),
        ("def make_keys():", "def make_keys(:", "raspberry_pi_pico_own.py, line 17: "),
        ("board.GP2,", "board.GP99,", "raspberry_pi_pico_own.py, line 14: AttributeError: "),
        ("busio,", "busy,", "raspberry_pi_pico_own.py, line 2: ModuleNotFoundError: "),
        ("(bus, b", "(bus.no, b", "raspberry_pi_pico_own.py, line 15: AttributeError: "),
        (
            "    return JoinedButtons",
            "    1 / 0\n    return JoinedButtons",
            "line 18: ZeroDivisionError: ",
        ),
        # Raised by a function that it calls, or by one of an object that this created.
        (
            "JoinedButtons(\n",
            "JoinedButtons(\n        *7,\n",
            "raspberry_pi_pico_own.py, line 18: TypeError",
        ),
        (
            "JoinedButtons(\n",
            "JoinedButtons(\n        type('Own', (), {'events': None, 'key_count': 1}),\n",
            "raspberry_pi_pico_own.py: buttons.py, line ",
        ),
        ("def make_keys():", "def make_voice():\n    1 / 0\n\ndef make_keys():", "line 18: Zero"),
        ("def make_keys():", "def make_keys(a):", "make_keys() must not have parameters"),
        ("def make_display():", "def make_display(a):", "make_display() must not have parameters"),
        ("return JoinedButtons", "JoinedButtons", "make_keys() returns nothing"),
        ("return BusDisplay", "BusDisplay", "make_display() returns nothing"),
        ("DRIVE", "return\nDRIVE", "raspberry_pi_pico_own.py, line 10: 'return' outside"),
        # As on the board: a name that the screen's driver does not know, and a rotation of 45
        # degrees.
        ("rotation=90", "inverted=False", "line 15: TypeError: "),
        ("rotation=90", "rowstrat=80", "unexpected keyword argument 'rowstrat'"),
        (
            "rotation=90",
            "rotation=45",
            "line 15: ValueError: rotation is 0, 90, 180 or 270",
        ),
        ("DRIVE", 'LABELS = {{"a": "OK"}}\nDRIVE', "raspberry_pi_pico_own.py, line 10: TypeError"),
        ("DRIVE", "\0DRIVE", "raspberry_pi_pico_own.py: source code "),
    ],
)
def test_what_is_wrong_with_a_board_file_is_one_line(own, old, new, message, capsys):
    assert OWN.count(old) == 1
    assert main(["--view", "none", "--board", own(OWN.replace(old, new))]) == 2
    said = capsys.readouterr().err
    assert message in said and "raspberry_pi_pico_own.py" in said and said.count("\n") == 1


def test_a_board_file_in_another_encoding_is_one_line(own, capsys):
    name = own(OWN)
    file = board_files.FOLDER / f"{name}.py"
    file.write_bytes(OWN.replace("My own", "Ma cr\xe9ation").encode("latin-1"))
    assert main(["--view", "none", "--board", name]) == 2
    message = "sim: boards/raspberry_pi_pico_own.py, line 7: save it in UTF-8\n"
    assert capsys.readouterr().err == message


@pytest.mark.parametrize("fast", ['FAST = "no"', "FAST = 1", "FAST = not 0", "FAST: bool = True"])
def test_fast_is_true_or_false(own, fast):
    name = own(OWN + fast + "\n")
    with pytest.raises(
        BoardFileError, match="^raspberry_pi_pico_own.py: FAST has to be True or False"
    ):
        board_files.facts(name)
    for right in (True, False):
        assert board_files.facts(own(f"{OWN}FAST = {right}\n")).is_fast is right


def test_a_pin_is_used_once(own):
    name = own(OWN.replace("board.GP21", "board.GP12"))
    with pytest.raises(BoardFileError, match="line 20: ValueError: GP12 in use"):
        simulated_board.switch_on(name)


def test_modules_are_those_of_the_board():
    simulated_board.switch_on("pygamer")
    with pytest.raises(ImportError):
        importlib.import_module("audiopwmio")
    simulated_board.switch_on("pajenicko_picopad")
    importlib.import_module("audiopwmio")
    with pytest.raises(ImportError):
        importlib.import_module("audioio")


def test_the_cardputer_s_keyboard_is_not_given_away():
    machine = simulated_board.switch_on("m5stack_cardputer")
    keypad_demux: Any = importlib.import_module("keypad_demux")
    with pytest.raises(ValueError, match="KB_A_0 in use"):
        keypad_demux.DemuxKeyMatrix([machine.board.KB_A_0], [machine.board.KB_COL_0])
