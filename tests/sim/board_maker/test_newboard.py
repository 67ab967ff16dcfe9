"""`python -m sim.newboard` writes board files that pass `make boards`, and reports each mistake."""

import io
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from sim import newboard
from sim.__main__ import main as simulate
from sim.board import board_files, simulated_board
from sim.board_maker import board_checks, board_plan, board_text, handheld_files, modules, wiring
from sim.board_maker.drawing import Drawing
from sim.bundler import drive
from sim.exercises import own_board
from sim.project import ROOT
from tests import check_boards, check_types, made_bundles, slow

PICO = "raspberry_pi_pico"
COLOUR = ["--screen", "st7789", "--size", "240x240"]
WAVESHARE = "clk=GP10 din=GP11 cs=GP9 dc=GP8 rst=GP12 bl=GP13"
COLOUR_PINS = ["--pins", "clk=GP10 din=GP11 cs=GP9 dc=GP8 rst=GP12 bl=GP13"]
MONO = ["--screen", "ssd1306", "--size", "128x64", "--pins", "sda=GP4 scl=GP5"]
EIGHT = ["--keys", "up=GP2 down=GP3 left=GP6 right=GP7 a=GP14 b=GP15 x=GP16 y=GP17"]


TOUCH = ["--touch-pins", "sda=GP4 scl=GP5", "--touch"]
TOUCHED = ["--keys", "none", *TOUCH, "focaltouch"]


@pytest.fixture
def folder(board_folder):
    """A copy of the folder of board files, to which more can be added."""
    shutil.copytree(ROOT / "boards", board_folder, dirs_exist_ok=True)
    return board_folder


def new(*arguments: str, name: str = "mine") -> int:
    """Make a board file for a Pico without showing it."""
    full = name if name in board_files.names() or "_" in name else f"{PICO}_{name}"
    message = ["--name", full, "--title", "Mine", "--view", "none", *arguments]
    return newboard.main(message if "--touch" in arguments else [*message, "--touch", "none"])


@pytest.mark.parametrize(
    "arguments",
    [
        [*COLOUR, *COLOUR_PINS, *EIGHT, "--sound", "GP0"],
        ["--screen", "st7789", "--size", "240x135", *COLOUR_PINS, *EIGHT, "--sound", "GP0"],
        [*MONO, "--keys", "a=GP14 b=GP15", "--sound", "GP0"],
        ["--screen", "sh1106", *MONO[2:], "--rotation", "180", *EIGHT, "--sound", "GP0"],
        ["--screen", "st7789", "--size", "240x280", *COLOUR_PINS, *EIGHT, "--sound", "GP0"],
        ["--screen", "st7789", "--size", "170x320", *COLOUR_PINS, *EIGHT, "--sound", "none"],
        ["--screen", "st7789", "--size", "240x320", *COLOUR_PINS, *TOUCHED, "--sound", "none"],
        [*COLOUR, *COLOUR_PINS, *EIGHT, "--sound", "GP0", *TOUCH, "cst8xx"],
    ],
)
def test_what_it_writes_passes_the_checks(folder, arguments, capsys):
    assert new(*arguments) == 0
    name = f"{PICO}_mine"
    assert board_checks.too_long(name) == []
    assert check_boards.wrong_pins(name) == []
    style = [sys.executable, "-m", "ruff", "format", "--check", str(folder / f"{name}.py")]
    assert subprocess.run(style, cwd=ROOT, capture_output=True, check=False).returncode == 0
    assert (wiring.FOLDER / f"{name}_en.svg").exists()
    assert f"wrote boards/{name}.py" in capsys.readouterr().out


def test_a_mistake_of_ours_in_what_is_written_is_not_told_as_the_maker_s(folder, monkeypatch):
    source = board_text.source
    monkeypatch.setattr(board_text, "source", lambda plan: source(plan) + "\nnothing_of_this\n")
    with pytest.raises(board_files.BoardFileError, match="NameError: name 'nothing_of_this'"):
        new(*MONO, "--keys", "a=GP14 b=GP15", "--sound", "GP0")
    assert not (folder / f"{PICO}_mine.py").exists()


def test_a_whole_game_is_played_on_it(folder):
    assert new(*MONO, "--keys", "up=GP2 a=GP14 down=GP15", "--sound", "GP0") == 0
    assert check_boards.play(f"{PICO}_mine").startswith("a game in ")


@pytest.mark.parametrize("size", ["240x320", "320x240"])
def test_a_board_without_keys_is_touched_where_the_finger_is(folder, size):
    assert new("--screen", "st7789", "--size", size, *COLOUR_PINS, *TOUCHED, "--sound", "none") == 0
    touch = simulated_board.switch_on(f"{PICO}_mine").touch
    assert touch is not None
    screen = simulated_board.load_board_file(f"{PICO}_mine").make_touch()
    for place in ((3, 4), (200, 30), (100, 230)):
        touch.put(place)
        assert screen.touched() == place
    touch.put(None)
    assert screen.touched() is None


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ([*TOUCH, "gt911", "--keys", "none"], "unknown chip 'gt911': there are focaltouch, cst8xx"),
        (["--touch", "none", "--keys", "none"], "'none' is not of the form name=pin"),
        (["--touch", "cst8xx", "--touch-pins", "sda=GP4"], "the touch screen also needs scl"),
        (["--touch", "cst8xx", "--touch-pins", "sda=GP4 scl=GP8"], "pin GP8 is used twice"),
        ([*TOUCH, "cst8xx", "--keys", "a=GP4 b=GP2"], "pin GP4 is used twice, for touch sda"),
    ],
)
def test_a_touch_screen_that_cannot_be_is_told(folder, arguments, line, capsys):
    assert new(*COLOUR, *COLOUR_PINS, *arguments, "--sound", "none") == 2
    assert capsys.readouterr().err.startswith(f"newboard: {line}")


def test_a_screen_without_a_wire_for_its_light_is_played_on(folder, tmp_path, capsys):
    pins = ["--pins", "clk=GP10 din=GP11 cs=GP9 dc=GP8 rst=GP12"]
    assert new(*COLOUR, *pins, "--keys", "a=GP2 b=GP3", "--sound", "none") == 0
    name, shot = f"{PICO}_mine", tmp_path / "seen.png"
    arguments = ["--board", name, "--view", "none", "--keys", "a wait:1000", "--shot", str(shot)]
    assert simulate(arguments) == 0, capsys.readouterr().err
    with Image.open(shot) as picture:
        assert len(picture.getcolors() or ()) > 2  # it is not dark
    assert check_boards.play(name).startswith("a game in ")


def test_a_board_with_its_own_screen_takes_its_keys(folder):
    assert new("--screen", "builtin", "--size", "160x128", "--keys", "a=A1 b=A2", "--sound", "none",
               name="pygamer_two") == 0  # fmt: skip
    assert board_files.facts("pygamer_two").screen == (160, 128, 16, 0)
    assert board_checks.too_long("pygamer_two") == []


OWN_SCREEN = ["--screen", "builtin", "--keys", "a=A1 b=A2", "--sound", "none"]


@pytest.mark.parametrize("size", ["71x40", "72x39", "64x128", "128x32x1", "10x10"])
def test_a_screen_that_is_too_small_is_reported_at_once(size, capsys):
    assert new(*OWN_SCREEN, "--size", size, "--drive", "no", name="pygamer_two") == 2
    line = f"newboard: {size} is too small: the game needs 72x40 or more, for "
    error = capsys.readouterr().err
    assert error.startswith(line) and error.count("\n") == 1


@pytest.mark.parametrize("size", ["1025x240", "240x9999"])
def test_so_is_one_that_is_too_large(size, capsys):
    assert new(*OWN_SCREEN, "--size", size, "--drive", "no", name="pygamer_two") == 2
    line = f"newboard: {size} is too large: at most 1024 pixels in either direction\n"
    assert capsys.readouterr().err == line


@pytest.mark.parametrize("size", ["99x99", "100x100", "80x160"])
def test_a_screen_that_the_game_has_no_layout_for_is_reported(folder, size, capsys):
    assert new(*OWN_SCREEN, "--size", size, name="pygamer_two") == 2
    error = capsys.readouterr().err
    assert error.startswith(f"newboard: the game has no layout for a screen of {size} (")
    assert error.count("\n") == 1 and not (folder / "pygamer_two.py").exists()
    assert not wiring.FOLDER.exists() or not list(wiring.FOLDER.iterdir())


SIZES = ["72x40", "128x64x1", "135x240"]


@pytest.mark.parametrize("size", slow.but(SIZES[:1], SIZES))
def test_a_screen_of_another_size_is_played_on(folder, size):
    assert new(*OWN_SCREEN, "--size", size, name="pygamer_two") == 0
    assert check_boards.play("pygamer_two").startswith("a game in ")


def test_a_screen_that_is_mounted_turned_is_turned(folder):
    assert new("--screen", "builtin", "--size", "160x128", "--keys", "a=A1 b=A2", "--sound", "none",
               "--rotation", "180", name="pygamer_two") == 0  # fmt: skip
    assert board_files.facts("pygamer_two").screen == (160, 128, 16, 180)


@pytest.mark.parametrize(
    ("pins", "said", "turn"),
    [
        (WAVESHARE, [], 270),
        (WAVESHARE, ["--rotation", "0"], 0),
        (WAVESHARE.replace("GP8", "GP7"), [], 0),
    ],
)
def test_a_screen_at_the_pins_of_waveshare_s_is_turned_as_theirs_is(folder, pins, said, turn):
    keys = ["--keys", "a=GP15 b=GP17", "--sound", "none"]
    assert new(*COLOUR, "--pins", pins, *keys, *said, name=f"{PICO}2_mine") == 0
    text = (folder / f"{PICO}2_mine.py").read_text("utf-8")
    assert re.findall(r"rotation=(\d+)", text) == ([str(turn)] if turn else [])
    ours = (board_files.FOLDER / f"{PICO}.py").read_text("utf-8")
    assert "rowstart=80, rotation=270" in ours, "the screen of the parts list"


def test_no_line_is_too_long_for_the_style(folder):
    pins = "clk=GP10 din=GP11 cs=GP13 dc=GP12 rst=GP14 bl=GP15"
    keys = (
        "up=GP16 down=GP17 left=GP18 right=GP19 a=GP20 b=GP21 x=GP22 y=GP26 start=GP27 select=GP28"
    )
    assert new(*COLOUR, "--pins", pins, "--keys", keys, "--sound", "GP0") == 0
    text = (folder / f"{PICO}_mine.py").read_text("utf-8")
    assert max(map(len, text.splitlines())) <= 100
    assert board_checks.too_long(f"{PICO}_mine") == []


@pytest.mark.parametrize("size", ["63", "1000001", "9" * 5000, "\u0663\u0660\u0660", "many"])
def test_a_size_of_a_drive_that_cannot_be_is_one_line(size, capsys):
    assert new(*OWN_SCREEN, "--size", "128x64", "--drive", size, name="pygamer_two") == 2
    said = capsys.readouterr().err
    assert "is not a number of KB from 64 to 1000000" in said and said.count("\n") == 1


@pytest.mark.parametrize(
    ("board", "fast"),
    [("raspberry_pi_pico2", True), ("raspberry_pi_pico2_w", True), ("raspberry_pi_pico_w", False)],
)
def test_a_fast_chip_gets_sis(folder, board, fast):
    assert new(*MONO, "--keys", "a=GP14 b=GP15", "--sound", "GP0", name=f"{board}_mine") == 0
    assert board_files.facts(f"{board}_mine").is_fast is fast
    assert board_checks.too_long(f"{board}_mine") == []


def test_a_chip_is_known_by_its_modules():
    for name in board_files.names():
        board = board_files.board_id(name)
        assert board_plan.is_fast(board) is board_files.facts(name).is_fast, name
    fast = ["pimoroni_pico_plus2", "adafruit_feather_rp2350", "adafruit_feather_esp32s3_tft"]
    slow = ["adafruit_feather_rp2040", "adafruit_feather_esp32s2_tft", "adafruit_feather_esp32_v2"]
    slow += ["adafruit_qtpy_esp32c3", "espressif_esp32p4_function_ev", "pybadge"]
    assert [board for board in fast + slow if board_plan.is_fast(board)] == fast


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ([*MONO, "--keys", "a=GP5 b=GP6"], "pin GP5 is used twice, for scl and for a"),
        ([*MONO, "--keys", "a=GP26 b=A0"], "pin A0 is used twice, for a and for b"),
        ([*MONO, "--keys", "a=GP99 b=GP6"], f"{PICO} has no pin GP99: it has GP0, GP1"),
        *(([*MONO, "--keys", f"a={pin} b=GP6"],
           f"the board itself uses {pin}; the free pins are GP0, GP1")
          for pin in ("LED", "GP25", "SMPS_MODE", "VBUS_SENSE", "A3")),
        ([*MONO, "--keys", "a=GP99 b=GP6"], "GP22, GP26, GP27, GP28\n"),
        ([*MONO, "--keys", "a=GP6"], "at least two keys are needed"),
        ([*MONO, "--keys", "a=GP6 z=GP7"], "'z' is not a key"),
        ([*MONO, "--keys", "a=GP6 a=GP7"], "a is given twice"),
        ([*MONO, "--keys", "a"], "'a' is not of the form name=pin"),
        ([*MONO, "--keys", "x=GP6 y=GP7"], "the game needs a, and b or up and down"),
        ([*MONO[:4], "--pins", "sda=GP4"], "the screen also needs scl"),
        ([*MONO[:4], "--pins", "sda=GP4 scl=GP7", "--keys", "a=GP8 b=GP9", "--sound", "none"],
         "GP4 cannot be the screen's SDA with SCL on GP7: GP2, GP6"),
        ([*COLOUR, "--pins", "clk=GP9 din=GP11 cs=GP1 dc=GP8", *EIGHT, "--sound", "none"],
         "GP9 cannot be the screen's CLK: GP2, GP6, GP10"),
        ([*COLOUR, "--pins", "clk=GP10 din=GP19 cs=GP9 dc=GP8", *EIGHT, "--sound", "none"],
         "GP19 cannot be the screen's DIN with CLK on GP10: GP11, GP15 or GP27"),
        ([*COLOUR, *COLOUR_PINS, "--keys", "a=GP14 b=GP15", "--sound", "GP28"],
         "GP28 cannot sound while GP13 lights"),
        (["--screen", "eink"], "unknown screen 'eink'"),
        (["--screen", "builtin"], "has no screen of its own"),
        ([*MONO[:2], "--size", "320x200"], "no ssd1306 of 320x200"),
        ([*MONO[:2], "--size", "128x32"],
         "128x32 is too small: the game needs 72x40 or more, for five rows of the sheet"),
        ([*MONO, "--rotation", "90"],
         "no ssd1306 of 128x64 can be turned by 90: --rotation is 0 or 180"),
        (["--screen", "st7789", "--size", "240x135", "--rotation", "0"],
         "no st7789 of 240x135 can be turned by 0: --rotation is 90 or 270"),
        (["--screen", "st7789", "--size", "320x240", "--rotation", "180"],
         "no st7789 of 320x240 can be turned by 180: --rotation is 90 or 270"),
    ],
)  # fmt: skip
def test_each_mistake_is_one_line_and_nothing_is_written(folder, arguments, line, capsys):
    before = sorted(folder.iterdir())
    assert new(*arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("newboard: ") and line in error and error.count("\n") == 1
    assert sorted(folder.iterdir()) == before


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("pygamer", "boards/pygamer.py already exists"),
        ("game_boy", "'game_boy' does not begin with an id that circuitpython-stubs "),
        ("raspberry_pi_pico_Mine", "lower-case letters, digits and _ may follow raspberry_pi_pico"),
        ("raspberry_pi_pico_my/own", "is not a valid file name: use letters, digits, _ and -"),
        ("__pycache___mine", "is not a valid file name"),
        ("zrichard_rp2.65-f_mine", "zrichard_rp2.65-f has a dot in its id, so it cannot have a b"),
        ("raspberry_pi_pico_" + "x" * 300, "a file name has at most 80 characters"),
        ("itsybitsy_m4_express_mine",
         "CircuitPython on itsybitsy_m4_express has no vectorio, which the game needs: choose ano"),
        ("trinket_m0_mine", "trinket_m0 has no bitmaptools, displayio, "),
        ("feather_stm32f405_express_mine", "whose memory the game does not support"),
    ],
)  # fmt: skip
def test_names_that_cannot_be(folder, name, line, capsys):
    assert new(*MONO, name=name) == 2
    assert line in capsys.readouterr().err


def test_a_picture_of_another_board_is_not_written_over(folder, capsys):
    wiring.FOLDER.mkdir()
    picture = wiring.FOLDER / f"{PICO}_breadboard_fr.png"
    picture.write_bytes(b"a breadboard")
    assert new(*MONO, "--keys", "a=GP14 b=GP15", "--sound", "none", name=f"{PICO}_breadboard") == 2
    line = f"newboard: docs/wiring/{picture.name} already exists: choose another name\n"
    assert capsys.readouterr().err == line
    assert picture.read_bytes() == b"a breadboard" and list(wiring.FOLDER.iterdir()) == [picture]
    assert not (folder / f"{PICO}_breadboard.py").exists()


@pytest.mark.parametrize("place", ["boards/{}.py", "wiring/{}_en.svg"])
def test_what_others_write_while_the_questions_are_asked_stays(
    folder, tmp_path, monkeypatch, place
):
    def write_then_make(plan):
        file.parent.mkdir(exist_ok=True)
        file.write_text("another's", "utf-8")
        return make(plan)

    make = handheld_files.make
    monkeypatch.setattr(handheld_files, "make", write_then_make)
    file = tmp_path / place.format(f"{PICO}_mine")
    assert new(*MONO, "--keys", "a=GP14 b=GP15", "--sound", "none") == 2
    assert file.read_text("utf-8") == "another's"


@pytest.mark.parametrize("name", slow.boards())
def test_no_board_of_ours_lacks_what_the_game_needs(name):
    assert modules.lacking(board_files.board_id(name)) == modules.missing(name) == []


def test_wires_that_are_the_workshop_board_s_are_no_wiring_of_your_own(folder, tmp_path):
    arguments = [*COLOUR, *COLOUR_PINS, "--keys", board_plan._USUAL_KEYS, "--sound", "none"]
    assert new(*arguments) == 0
    (line,) = own_board.check(tmp_path).todo
    assert f"put at least one key on a pin where {PICO} has none" in line


def test_pins_of_a_screen_that_is_not_wired_are_refused(folder, capsys):
    arguments = [
        "--screen",
        "builtin",
        "--pins",
        "clk=A1",
        "--size",
        "160x128",
        "--keys",
        "a=A1 b=A2",
    ]
    assert new(*arguments, "--sound", "none", name="pygamer_two") == 2
    assert "--pins is for a screen that you wire" in capsys.readouterr().err
    assert not (folder / "pygamer_two.py").exists()


def new_mono(board: str) -> str:
    """Make a handheld with an OLED for any board; return its name."""
    sda, scl, a, b = board_plan.pins_of(board).split(", ")[:4]
    arguments = [*MONO[:4], "--pins", f"sda={sda} scl={scl}", "--keys", f"a={a} b={b}"]
    assert new(*arguments, "--sound", "none", "--drive", "900", name=f"{board}_mine") == 0
    return f"{board}_mine"


ODD = ["Seeed_XIAO_nRF52840_Sense", "ai-thinker-esp32-cam", "42keebs_frood"]


@pytest.mark.parametrize("board", slow.but(ODD[2:], ODD))
def test_a_board_is_named_as_its_boot_out_txt_has_it(folder, board):
    name = new_mono(board)
    assert check_boards.play(name).startswith("a game in ")
    assert Path("boards", f"{board}.py") in drive.files([name])


def test_a_name_that_no_import_can_write_is_checked_and_bundled(folder, tmp_path, capfd):
    name = new_mono("ai-thinker-esp32-cam")
    assert Path("boards", "ai-thinker-esp32-cam.mpy") in made_bundles.bundle((name,)).files
    check_types.copy_rules(tmp_path)
    for tree in ("engine", "firmware"):  # what it needs is listed there
        (tmp_path / tree).symlink_to(ROOT / tree)
    assert check_boards.wrong_pins(name) == [], capfd.readouterr().out
    file = folder / f"{name}.py"
    file.write_text(file.read_text("utf-8").replace("make_keys()", "make_keys(of: int)"), "utf-8")
    assert check_boards.wrong_pins(name) != []


def test_what_no_option_says_is_asked_until_it_is_right(folder, monkeypatch, capsys):
    answers = [
        f"{PICO}_asked",
        "",
        "ssd1306",
        "",
        "?",
        "sda=GP4",
        "sda=GP4 scl=GP7",
        "sda=GP4 scl=GP5",
        "",
        "a=GP14 b=GP15",
        "",
    ]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(answers) + "\n"))
    assert newboard.main(["--view", "none"]) == 0
    heard = capsys.readouterr()
    assert heard.err.startswith(
        "newboard: the screen also needs scl: scl=<pin>\nnewboard: GP4 cannot"
    )
    assert heard.out.count("Its pins") == 4
    assert "for each wire of the screen, the pin it goes to: raspberry_pi_pico has GP0" in heard.out
    assert "delete these 5 files" in heard.out
    assert board_files.facts(f"{PICO}_asked").title == "My handheld"


@pytest.mark.parametrize("screen", board_plan.SCREENS)
def test_the_pins_offered_are_those_of_the_board_file_and_only_where_they_can_be(screen):
    usual = board_plan.usual_pins(screen, PICO)
    pins = board_plan.check_screen_pins(usual, screen, PICO)
    name = {"st7789": PICO}.get(screen, f"{PICO}_mono")
    wired = {"st7789": "pico_screen"}.get(screen, name)
    text = (board_files.FOLDER / f"{wired}.py").read_text("utf-8")
    assert [pin for pin in pins.values() if not re.search(rf"board\.{pin}\b", text)] == []
    assert board_plan.usual_pins(screen, "pimoroni_picosystem") == ""
    keys = board_plan.check_keys(board_plan.usual_keys(PICO, pins), PICO, pins)
    wires = {wire.pin for wire in wiring.read(name).wires if wire.part == wiring.KEY}
    assert set(keys.values()) == wires
    assert board_plan.usual_keys(PICO, {"scl": "GP15"}) == ""


@pytest.mark.parametrize(
    "board",
    ["adafruit_feather_rp2350", "feather_nrf52840_express", "adafruit_feather_esp32s3_nopsram"],
)
def test_a_feather_is_offered_the_pins_of_its_edge(board):
    assert board_plan.usual_pins("ssd1306", board) == "sda=SDA scl=SCL"
    assert board_plan.usual_pins("st7789", board).startswith("clk=SCK din=MOSI")


@pytest.mark.parametrize(
    ("board", "pins"),
    [
        ("adafruit_feather_rp2350", ["NEOPIXEL"]),
        ("feather_nrf52840_express", ["NEOPIXEL", "BATTERY", "VOLTAGE_MONITOR", "AREF"]),
        ("adafruit_feather_esp32s3_nopsram", ["NEOPIXEL", "NEOPIXEL_POWER", "I2C_POWER", "D7"]),
        ("seeeduino_xiao_rp2040", ["LED_RED", "NEOPIXEL"]),
    ],
)
def test_a_pin_that_leads_to_a_part_of_the_board_is_no_keys(board, pins):
    for pin in pins:
        with pytest.raises(board_plan.PlanError, match=f"the board itself uses {pin}"):
            board_plan.check_keys(f"a={pin} b=TX", board, {})
    assert not {*pins} & {*board_plan.pins_of(board).split(", ")}


def test_of_pins_that_would_do_none_leads_to_a_part_of_the_board():
    with pytest.raises(board_plan.PlanError, match="screen's SCL: .* can$") as error:
        board_plan.check_screen_pins("sda=SCL scl=SDA", "ssd1306", "adafruit_feather_rp2350")
    assert "NEOPIXEL" not in str(error.value)


def test_where_no_pin_would_do_that_is_said():
    with pytest.raises(board_plan.PlanError, match="DIN with CLK on GP2: no other pin can either$"):
        board_plan.check_screen_pins("clk=GP2 din=GP0 cs=GP1 dc=GP26", "st7789", "e_fidget")


def test_an_answer_in_letters_of_another_encoding_is_reported(folder, monkeypatch, capsys):
    answers = f"{PICO}_asked\nMa console à moi\n".encode("latin-1")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(answers), "utf-8"))
    assert newboard.main([]) == 2
    error = capsys.readouterr().err
    assert error.startswith("newboard: an answer is not valid utf-8, so nothing was written: start")
    assert error.count("\n") == 1 and not (folder / f"{PICO}_asked.py").exists()


def test_a_pin_whose_name_python_cannot_write_is_no_pin():
    board = "pctel_wsc_1450"
    assert "32KHZ_XTAL1: microcontroller.Pin" in board_files.stub(board)
    with pytest.raises(board_plan.PlanError, match=f"{board} has no pin 32KHZ_XTAL1: it has "):
        board_plan.check_keys("a=32KHZ_XTAL1 b=TX", board, {})
    assert "32KHZ" not in board_plan.pins_of(board)


def test_an_unfinished_board_file_of_another_is_named(folder, capsys):
    (folder / f"{PICO}.py").write_text("NVM = = 1\n", "utf-8")
    assert new(*MONO, "--keys", "a=GP14 b=GP15", "--sound", "none") == 2
    error = capsys.readouterr().err
    assert error == f"newboard: boards/{PICO}.py, line 1: invalid syntax\n"
    assert not (folder / f"{PICO}_mine.py").exists()


def test_an_end_of_the_answers_is_reported(folder, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{PICO}_asked\n"))
    assert newboard.main([]) == 2
    assert "nothing was written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("mistake", "line"),
    [
        (OSError(28, "No space left on device"), "No space left"),
        (KeyboardInterrupt(), "nothing was written"),
    ],
)
def test_where_the_pictures_fail_half_way_nothing_is_left(
    folder, mistake, line, monkeypatch, capsys
):
    def draw_one_alone(drawing, path):
        if path.name.endswith("_fr"):
            raise mistake
        return write(drawing, path)

    write = Drawing.write
    monkeypatch.setattr(Drawing, "write", draw_one_alone)
    before = sorted(folder.iterdir())
    assert new(*MONO, "--keys", "a=GP14 b=GP15", "--sound", "GP0") == 2
    assert line in capsys.readouterr().err
    assert sorted(folder.iterdir()) == before and not list(wiring.FOLDER.iterdir())


def test_every_kind_of_screen_can_be_written(folder):
    for kind in board_plan.SCREENS.values():
        assert set(kind.spare) < set(kind.pins) and kind.sizes
        for size, shown in kind.sizes.items():
            assert shown.get("rotation", 0) in kind.turns[size]
            width, height = map(int, size.split("x"))
            if shown.get("rotation", 0) in (90, 270):  # its offset is determined when it is built
                width, height = height, width
            memory = (240, 320) if kind is board_plan.SCREENS["st7789"] else (128, 64)
            assert width + shown.get("colstart", 0) <= memory[0], size
            assert height + shown.get("rowstart", 0) <= memory[1], size


def test_a_piezo_on_a_key_s_pin_is_refused(folder, capsys):
    before = sorted(folder.iterdir())
    assert new(*MONO, "--keys", "a=GP14 b=GP15", "--sound", "GP14") == 2
    assert "pin GP14 is used twice, for a and for sound" in capsys.readouterr().err
    assert sorted(folder.iterdir()) == before
