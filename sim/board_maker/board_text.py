"""Writes a plan as a board file of at most 40 lines."""

from sim.board_maker.board_plan import BUILT_IN, SCREENS, Plan

_LONGEST = 100
_OWN_DRIVERS = ("st7789", "sh1106")  # which leave out the automatic refresh themselves
_MAY_DIFFER = "    # Start and turn as most makers have it; a picture that is shifted wants others."


def source(plan: Plan) -> str:
    """Return the board file's text, formatted as ruff would."""
    parts = [_head(plan), _display(plan), _keys(plan)]
    if plan.sound:
        parts.append(_voice(plan))
    return "\n\n\n".join("\n".join(part) for part in parts) + "\n"


def _head(plan: Plan) -> list[str]:
    keys = ", ".join(f'"{key}"' for key in plan.keys)
    modules, parts = _imports(plan)
    kinds = {BUILT_IN: "its own"} | {
        screen: f"{screen.upper()} over {'SPI' if screen == 'st7789' else 'I2C'}"
        for screen in SCREENS
    }
    lines = [
        f'"""{plan.title}: {plan.size} screen ({kinds[plan.screen]}), {len(plan.keys)} keys."""'
    ]
    lines += ["", *modules, "", *parts, "", f'NAME = "{plan.title}"']
    if plan.screen == BUILT_IN:
        width, height, *depth = plan.size.split("x")
        turned = f", {plan.rotation}" if plan.rotation else ""
        lines.append(f"SCREEN = ({width}, {height}, {depth[0] if depth else 16}{turned})")
    lines += [f"KEYS = ({keys})", f'NVM = "{plan.nvm}"', f"DRIVE = {plan.drive_kb}  # KB"]
    if plan.is_fast:
        lines.append("FAST = True  # enough for SIS, who thinks for seconds")
    return lines


def _imports(plan: Plan) -> tuple[list[str], list[str]]:
    modules = ["import board"]
    if plan.screen != BUILT_IN:
        modules += ["import busio", "import displayio"]
    modules.append("import keypad")
    if plan.screen == BUILT_IN:
        modules += ["from busdisplay import BusDisplay"]
    elif plan.screen == "st7789":
        modules += ["from fourwire import FourWire"]
    else:
        if plan.screen == "ssd1306":
            modules += ["from adafruit_displayio_ssd1306 import SSD1306"]
        modules += ["from i2cdisplaybus import I2CDisplayBus"]
    parts = ["from boards.buttons import Buttons"]
    if plan.sound:
        parts.append("from boards.piezo import Piezo")
    if plan.screen in _OWN_DRIVERS:
        parts.append(f"from boards.{plan.screen} import {plan.screen.upper()}")
    return modules, parts


def _display(plan: Plan) -> list[str]:
    if plan.screen == BUILT_IN:
        return [
            "def make_display() -> BusDisplay:",
            '    """Return the built-in screen; nothing is sent to it until refresh()."""',
            "    board.DISPLAY.auto_refresh = False",
            "    return board.DISPLAY",
        ]
    wires = ", ".join(f"{name.upper()} on {pin}" for name, pin in plan.pins.items())
    kind = plan.screen.upper()
    doc = f'    """Return the screen: {wires}."""'
    if len(doc) > _LONGEST:  # the pins are listed in the function's body anyway
        doc = '    """Return the screen; nothing is sent to it until refresh()."""'
    lines = [f"def make_display() -> {kind}:", doc]
    lines.append("    displayio.release_displays()")
    return lines + (_st7789(plan) if plan.screen == "st7789" else _oled(plan))


def _st7789(plan: Plan) -> list[str]:
    pins = {name: f"board.{pin}" for name, pin in plan.pins.items()}
    bus = ["spi", f"command={pins['dc']}", f"chip_select={pins['cs']}"]
    if "rst" in pins:
        bus.append(f"reset={pins['rst']}")
    width, height = plan.size.split("x")
    options = SCREENS[plan.screen].sizes[plan.size]
    if plan.rotation is not None:
        options = {**options, "rotation": plan.rotation}
    place = [f"{name}={value}" for name, value in options.items() if value]
    screen = ["bus", f"width={width}", f"height={height}"]
    screen += [f"backlight_pin={pins['bl']}"] if "bl" in pins else []
    lines = [f"    spi = busio.SPI({pins['clk']}, {pins['din']})"]
    lines += _call("    bus = FourWire", bus)
    lines += [_MAY_DIFFER] if place else []
    return lines + _call("    return ST7789", screen + place)


def _oled(plan: Plan) -> list[str]:
    width, height = plan.size.split("x")
    parameters = ["bus", f"width={width}", f"height={height}"]
    clock, data = plan.pins["scl"], plan.pins["sda"]
    if plan.rotation:
        parameters.append(f"rotation={plan.rotation}")
    if plan.screen not in _OWN_DRIVERS:
        parameters.append("auto_refresh=False")
    return [
        f"    i2c = busio.I2C(board.{clock}, board.{data}, frequency=400000)",
        "    bus = I2CDisplayBus(i2c, device_address=0x3C)",
        f"    return {plan.screen.upper()}({', '.join(parameters)})",
    ]


def _keys(plan: Plan) -> list[str]:
    pins = [f"board.{pin}" for pin in plan.keys.values()]
    lines = [
        "def make_keys() -> Buttons:",
        '    """Return the keys; each connects its pin to ground."""',
    ]
    lines.append(f"    pins = [{', '.join(pins[:5])}]")
    if pins[5:]:
        lines.append(f"    pins += [{', '.join(pins[5:])}]")
    return [*lines, "    return Buttons(keypad.Keys(pins, value_when_pressed=False))"]


def _voice(plan: Plan) -> list[str]:
    doc = (
        f'    """Return what sounds, a piezo between {plan.sound} and ground: tone(Hz, volume)."""'
    )
    return ["def make_voice() -> Piezo:", doc, f"    return Piezo(board.{plan.sound})"]


def _call(begin: str, arguments: list[str]) -> list[str]:
    """Return a call on one line, on three, or with a line per argument, whichever fits first."""
    inside = ", ".join(arguments)
    line = f"{begin}({inside})"
    if len(line) <= _LONGEST:
        return [line]
    lines = [f"        {inside}"]
    if len(lines[0]) > _LONGEST:
        lines = [f"        {argument}," for argument in arguments]
    return [f"{begin}(", *lines, "    )"]
