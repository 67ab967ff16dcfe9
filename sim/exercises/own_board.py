"""Exercise 3, a board file for your own wiring."""

import re
from pathlib import Path

from sim.board import board_files
from sim.board_maker import board_checks, wiring
from sim.command_line import command
from sim.exercises.result import Result, handheld, picture

TITLE = "a board file for your own wires"
OURS = (
    "adafruit_feather_esp32s2_reverse_tft",
    "adafruit_feather_esp32s3_reverse_tft",
    "adafruit_funhouse",
    "clue_nrf52840_express",
    "deshipu_ugame_s3",
    "espressif_esp32s3_usb_otg_n8",
    "hack_club_sprig",
    "heiafr_picomo_v3",
    "hiibot_bluefi",
    "lilygo_t_display_rp2040",
    "lilygo_tdeck",
    "lilygo_tdisplay_s3",
    "lilygo_tqt_pro_psram",
    "m5stack_cardputer",
    "m5stack_cardputer_ros",
    "m5stack_core2",
    "m5stack_core_fire",
    "m5stack_cores3",
    "m5stack_stick_c_plus2",
    "ohs2020_badge",
    "pajenicko_picopad",
    "pimoroni_explorer2350",
    "pimoroni_picosystem",
    "pybadge",
    "pygamer",
    "pyportal",
    "pyportal_titano",
    "pyportal_upright",
    "raspberry_pi_pico",
    "raspberry_pi_pico2",
    "raspberry_pi_pico2_mono",
    "raspberry_pi_pico2_upright",
    "raspberry_pi_pico2_w",
    "raspberry_pi_pico2_w_mono",
    "raspberry_pi_pico2_w_upright",
    "raspberry_pi_pico_mono",
    "raspberry_pi_pico_upright",
    "raspberry_pi_pico_w",
    "raspberry_pi_pico_w_mono",
    "raspberry_pi_pico_w_upright",
    "tinycircuits_thumby",
    "tinycircuits_thumby_color",
    "ugame22",
    "waveshare_esp32_s3_touch_lcd_2_8",
)
HELPERS = (  # the other files in the folder, which are not board files
    "__init__",
    "buttons",
    "capacitive",
    "chosen_buttons",
    "cst328",
    "gt911",
    "joined_buttons",
    "motor",
    "no_keys",
    "pico_screen",
    "pico_wires",
    "piezo",
    "pio_tone",
    "resistive",
    "sh1106",
    "speaker",
    "st7789",
    "stick",
)
_MODEL = "raspberry_pi_pico"
_HOW = f"{command('newboard')} asks what you wire to which pin, and writes the file"


def check(folder: Path) -> Result:
    """Check the board files that are not ours."""
    names = [name for name in board_files.names() if name not in OURS]
    if not names:
        return Result(_misnamed() or [_HOW])
    todo = [board_checks.placed(name, line) for name in names for line in _wrong(name)]
    if todo:
        return Result(todo)
    return Result([], [_show(name, folder, number) for number, name in enumerate(names, 1)])


def _misnamed() -> list[str]:
    """Return a line for each file whose name does not begin with a board's id.

    A pupil's own helper would be reported too, but not once the board file that it helps exists.
    """
    files = sorted(path.stem for path in board_files.FOLDER.glob("*.py"))
    return [
        f"boards/{name}.py: its name has to begin with the board's id, such as {_better(name)}"
        for name in files
        if name not in (*OURS, *HELPERS)
    ]


def _better(name: str) -> str:
    """Return a name that begins with a board's id, by default the workshop's."""
    plain = re.sub(r"\W", "_", name.lower())
    return plain if board_files.board_id(plain) else f"{_MODEL}_{plain}"


def _wrong(name: str) -> list[str]:
    try:
        found = [line for look in board_checks.ALL for line in look(name)]
        if found:
            return found
        mine, model = wiring.read(name), wiring.read(_MODEL)
    except (board_files.BoardFileError, ValueError) as mistake:
        return [str(mistake)]
    pins = {wire.pin for wire in mine.wires if wire.part == wiring.KEY}
    if pins <= {wire.pin for wire in model.wires if wire.part == wiring.KEY}:
        return [f"put at least one key on a pin where {_MODEL} has none: this is its wiring"]
    return []


def _show(name: str, folder: Path, number: int) -> str:
    from firmware.session import game_start

    app = handheld(name)
    game_start.begin(app, 1)
    play = command("play", f"--board {name}")
    return picture(app, folder, 3, number) + f"; to play on it: {play}"
