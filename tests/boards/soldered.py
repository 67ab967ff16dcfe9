"""Where each board's keys are soldered, according to its makers' sources, not our board files.

The sources are CircuitPython's ports/*/boards/*/pins.c, circuitpython-stage's ugame.py files,
TinyCircuits' and Waveshare's own examples, and ports/espressif/module/cardputer_keymap.h. Also
Adafruit's guide to the FunHouse, python4bluefi.readthedocs.io, github.com/heia-picomo, and the 2020
badge's loader.
"""

from collections.abc import Callable

from sim.board.standins.pins import BoardModule

Press = Callable[[BoardModule, bool], None]


def to(level: bool, pin: str) -> Press:
    """A button that connects a pin to ground (`level` False) or 3.3 V (True)."""
    return lambda board, down: getattr(board, pin).touch(level if down else None)


def ground(pin: str) -> Press:
    """A button that connects a pin to ground."""
    return to(False, pin)


def bit(number: int) -> Press:
    """A button on the PyGamer's and PyBadge's shift register."""
    return lambda board, down: vars(board)["BUTTON_OUT"].register.set(number, down)


def stick(pin: str, level: int) -> Press:
    """A stick pushed to one end."""
    return lambda board, down: setattr(getattr(board, pin), "level", level if down else 32768)


def crossing(number: int) -> Press:
    """A key of the Cardputer's keyboard."""
    return lambda board, down: vars(board)["KB_COL_0"].matrix.set(number, down)


_SW = {name: ground(f"SW_{name.upper()}") for name in "up down left right a b x y".split()}
_PICO = {
    "up": ground("GP2"),
    "down": ground("GP18"),
    "left": ground("GP16"),
    "right": ground("GP20"),
    "a": ground("GP15"),
    "b": ground("GP17"),
    "x": ground("GP19"),
    "y": ground("GP21"),
}

_CARDPUTER = {
    "up": crossing(12),
    "down": crossing(5),
    "left": crossing(33),
    "right": crossing(34),
    "a": crossing(13),
    "b": crossing(27),
    "start": crossing(49),
    "select": crossing(6),
}
_REVERSE_TFT = {"up": to(False, "D0"), "a": to(True, "D1"), "down": to(True, "D2")}
_UGAME = {
    **{way: ground(f"BUTTON_{way.upper()}") for way in ("up", "down", "left", "right")},
    "a": ground("BUTTON_O"),
    "b": ground("BUTTON_X"),
    "select": ground("BUTTON_Z"),
}
_PICOS = [f"raspberry_pi_pico{kind}" for kind in ("", "_w", "2", "2_w")]

KEYS: dict[str, dict[str, Press]] = {
    "adafruit_feather_esp32s2_reverse_tft": _REVERSE_TFT,
    "adafruit_funhouse": {
        "up": to(True, "BUTTON_UP"),
        "a": to(True, "BUTTON_SELECT"),
        "down": to(True, "BUTTON_DOWN"),
    },
    "deshipu_ugame_s3": _UGAME,
    "espressif_esp32s3_usb_otg_n8": {
        "up": ground("BUTTON_UP"),
        "down": ground("BUTTON_DOWN"),
        "a": ground("BUTTON_OK"),
        "b": ground("BUTTON_MENU"),
    },
    "heiafr_picomo_v3": {
        "up": ground("S1"),
        "down": ground("S2"),
        "left": ground("S3"),
        "right": ground("S4"),
        "a": ground("S5"),
        "b": ground("S6"),
        "start": ground("S7"),
    },
    "hiibot_bluefi": {"a": to(True, "BUTTON_A"), "b": to(True, "BUTTON_B")},
    "lilygo_t_display_rp2040": {"a": ground("BUTTON_L"), "b": ground("BUTTON_R")},
    "lilygo_tdisplay_s3": {"a": ground("IO14"), "b": ground("IO0")},
    "lilygo_tqt_pro_psram": {"a": ground("IO47"), "b": ground("IO0")},
    "m5stack_cardputer_ros": _CARDPUTER,
    "m5stack_core_fire": {
        "up": ground("BTN_A"),
        "a": ground("BTN_B"),
        "down": ground("BTN_C"),
    },
    "m5stack_stick_c_plus2": {"a": ground("BTN_A"), "b": ground("BTN_B")},
    "ohs2020_badge": {
        "up": ground("BUTTON_SW3"),
        "down": ground("BUTTON_SW2"),
        "a": ground("BUTTON_SW1"),
        "b": ground("BUTTON_SW4"),
    },
    "pimoroni_explorer2350": {
        "up": ground("SW_A"),
        "left": ground("SW_B"),
        "down": ground("SW_C"),
        "a": ground("SW_X"),
        "right": ground("SW_Y"),
        "b": ground("SW_Z"),
        "start": ground("SW_USER"),
    },
    "ugame22": _UGAME,
    **{pico + screen: _PICO for pico in _PICOS for screen in ("", "_mono", "_upright")},
    "adafruit_feather_esp32s3_reverse_tft": _REVERSE_TFT,
    "clue_nrf52840_express": {"a": ground("BUTTON_A"), "b": ground("BUTTON_B")},
    "hack_club_sprig": {
        "up": ground("BUTTON_W"),
        "left": ground("BUTTON_A"),
        "down": ground("BUTTON_S"),
        "right": ground("BUTTON_D"),
        "start": ground("BUTTON_I"),
        "select": ground("BUTTON_J"),
        "b": ground("BUTTON_K"),
        "a": ground("BUTTON_L"),
    },
    "m5stack_cardputer": _CARDPUTER,
    "pajenicko_picopad": _SW,
    "pimoroni_picosystem": _SW,
    "pybadge": {
        "b": bit(0),
        "a": bit(1),
        "start": bit(2),
        "select": bit(3),
        "right": bit(4),
        "down": bit(5),
        "up": bit(6),
        "left": bit(7),
    },
    "pygamer": {
        "b": bit(0),
        "a": bit(1),
        "start": bit(2),
        "select": bit(3),
        "left": stick("JOYSTICK_X", 0),
        "right": stick("JOYSTICK_X", 65535),
        "up": stick("JOYSTICK_Y", 0),
        "down": stick("JOYSTICK_Y", 65535),
    },
    "tinycircuits_thumby": {
        "up": ground("BUTTON_UP"),
        "down": ground("BUTTON_DOWN"),
        "left": ground("BUTTON_LEFT"),
        "right": ground("BUTTON_RIGHT"),
        "a": ground("BUTTON_2"),
        "b": ground("BUTTON_1"),
    },
    "tinycircuits_thumby_color": {
        "up": ground("BUTTON_UP"),
        "down": ground("BUTTON_DOWN"),
        "left": ground("BUTTON_LEFT"),
        "right": ground("BUTTON_RIGHT"),
        "a": ground("BUTTON_A"),
        "b": ground("BUTTON_B"),
        "x": ground("BUTTON_BUMPER_LEFT"),
        "y": ground("BUTTON_BUMPER_RIGHT"),
        "start": ground("BUTTON_MENU"),
    },
}
# Width and height in pixels, and the degrees by which board.DISPLAY, or its driver, is rotated.
SCREENS = {
    "adafruit_feather_esp32s2_reverse_tft": (240, 135, 0),
    "adafruit_funhouse": (240, 240, 270),
    "deshipu_ugame_s3": (320, 240, 0),
    "espressif_esp32s3_usb_otg_n8": (240, 240, 0),
    "heiafr_picomo_v3": (240, 280, 0),
    "hiibot_bluefi": (240, 240, 180),
    "lilygo_t_display_rp2040": (240, 135, 0),
    "lilygo_tdisplay_s3": (320, 170, 0),
    "lilygo_tqt_pro_psram": (128, 128, 90),
    "m5stack_cardputer_ros": (240, 135, 0),
    "m5stack_core_fire": (320, 240, 0),
    "m5stack_stick_c_plus2": (135, 240, 0),
    "ohs2020_badge": (240, 240, 0),
    "pimoroni_explorer2350": (320, 240, 0),
    "ugame22": (320, 240, 0),
    "adafruit_feather_esp32s3_reverse_tft": (240, 135, 0),
    "clue_nrf52840_express": (240, 240, 0),
    "hack_club_sprig": (160, 128, 270),
    "m5stack_cardputer": (240, 135, 0),
    "pajenicko_picopad": (320, 240, 0),
    "pimoroni_picosystem": (240, 240, 0),
    "pybadge": (160, 128, 0),
    "pygamer": (160, 128, 0),
    **dict.fromkeys(_PICOS, (240, 240, 270)),
    **{f"{pico}_mono": (128, 64, 0) for pico in _PICOS},
    **{f"{pico}_upright": (240, 320, 0) for pico in _PICOS},
    "tinycircuits_thumby": (72, 40, 0),
    "tinycircuits_thumby_color": (128, 128, 0),
}
SHIFT_REGISTER = ("BUTTON_CLOCK", "BUTTON_LATCH")
