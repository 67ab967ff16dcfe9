"""Draws a handheld's wiring to solder by: pins and keys.

Each wire is a straight line from its pin to a label, so that no wires cross; the second drawing
shows the keys around the screen.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sim.board.faceplate import Key, make_faceplate
from sim.board_maker.drawing import Drawing
from sim.board_maker.wiring import KEY, SCREEN, Wire, Wiring

# A Pico's pins from above, USB at the top, as printed: down the left side, then down the right.
# (Raspberry Pi Pico datasheet, "Pico pinout": 1 to 20, and 40 to 21.)
LEFT_PINS = tuple(
    "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15".split()
)
RIGHT_PINS = tuple(
    "VBUS VSYS GND 3V3_EN 3V3 ADC_VREF GP28 AGND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 GND"
    " GP17 GP16".split()
)
POWER = {"3V3": "VCC", "GND": "GND"}  # by pin name: the label of the screen's power pins
_MOST_PINS = 40

_PAPER, _INK, _PALE, _PLATE = "#ffffff", "#1c2030", "#8a90a4", "#e9ecf4"
_BOARD, _GOLD, _SILK = "#1f6b45", "#e8c35a", "#f4fff8"
_RED, _BLACK, _GLASS, _CAP = "#d02030", "#1c2030", "#20263e", "#4a5378"
COLOURS = ("#1668c4", "#d07000", "#7a2fb0", "#00857a", "#b5176e", "#5d7a00", "#8a4a1f", "#2f4f9f")

WORDS = {
    "en": {
        "screen": "SCREEN",
        "sound": "PIEZO",
        "key": "KEY",
        "up": "UP",
        "down": "DOWN",
        "left": "LEFT",
        "right": "RIGHT",
        "ground": "its other leg goes to GND",
        "high": "its other leg goes to 3V3",
        "same": "All pins marked GND are joined inside.",
        "others": "Other screens say: CLK = SCL or SCK,",
        "more": "DIN = SDA or MOSI, RST = RES, BL = BLK",
        "face": "What you hold: each key and its pin",
    },
    "fr": {
        "screen": "ÉCRAN",
        "sound": "PIÉZO",
        "key": "TOUCHE",
        "up": "HAUT",
        "down": "BAS",
        "left": "GAUCHE",
        "right": "DROITE",
        "ground": "son autre patte va à GND",
        "high": "son autre patte va à 3V3",
        "same": "Toutes les broches GND sont reliées.",
        "others": "D'autres écrans disent : CLK = SCL ou SCK,",
        "more": "DIN = SDA ou MOSI, RST = RES, BL = BLK",
        "face": "Ce que l'on tient : chaque touche et sa broche",
    },
}
_PITCH = 32  # pixels from one pin to the next
_TOP = 128
_BODY = 170  # the board's width
_WIRE = 90
_WIDTH = 1340
_LEFT_EDGE = 330  # of the board
_FACE = 830  # where the second drawing begins
_TAG = 148
_ARROWS = {  # corners of a triangle, relative to its centre
    "up": ((0, -2), (2, 2), (-2, 2)),
    "down": ((0, 2), (2, -2), (-2, -2)),
    "left": ((-2, 0), (2, -2), (2, 2)),
    "right": ((2, 0), (-2, -2), (-2, 2)),
}
_GLASS_WIDTH = 96  # of the second drawing's screen, next to keys of 26


@dataclass(frozen=True)
class _Row:
    """A pin on the board's edge: its name, and its number or "" if none is printed."""

    number: str
    name: str


def write(wiring: Wiring, folder: Path) -> list[Path]:
    """Write the pictures <name>_<language>.svg and .png into a folder; return the files."""
    return write_each(draw, wiring, folder)


def write_each(
    draw_one: Callable[[Wiring, str], Drawing], wiring: Wiring, folder: Path, kind: str = ""
) -> list[Path]:
    """Write an .svg and a .png of a wiring in each language; return the files."""
    return [
        file
        for language in WORDS
        for file in draw_one(wiring, language).write(folder / f"{wiring.name}_{kind}{language}")
    ]


def files(name: str, folder: Path) -> list[Path]:
    """Return the files that `write` would make for a board."""
    return [folder / f"{name}_{language}{kind}" for language in WORDS for kind in (".svg", ".png")]


def draw(wiring: Wiring, language: str) -> Drawing:
    """Return the picture with its text in a language of WORDS."""
    words = WORDS[language]
    left, right = _rows(wiring)
    height = _TOP + max(len(left), len(right), 12) * _PITCH + 70
    drawing = Drawing(_WIDTH, height, _PAPER)
    drawing.text(40, 40, wiring.title, 30, _INK)
    drawing.text(40, 74, f"boards/{wiring.name}.py", 18, _PALE)
    _draw_board(drawing, wiring, max(len(left), len(right)))
    by_pin = {wire.pin: wire for wire in wiring.wires}
    colours = {wire.pin: COLOURS[i % len(COLOURS)] for i, wire in enumerate(wiring.wires)}
    power = dict.fromkeys(POWER, "") if _needs_power(wiring) else {}
    for rows, is_right in ((left, False), (right, True)):
        for place, row in enumerate(rows):
            pen = _Edge(drawing, is_right, _TOP + place * _PITCH + _PITCH // 2, words)
            pen.pin(row, row.name in by_pin)
            if row.name in by_pin:
                pen.wire(by_pin[row.name], colours[row.name])
            elif is_right and row.name in power:
                del power[row.name]
                pen.power(row.name)
    below = _draw_face(drawing, wiring, words)
    _draw_legend(drawing, wiring, words, below)
    return drawing


def _rows(wiring: Wiring) -> tuple[list[_Row], list[_Row]]:
    """Return the pins of the left and of the right edge."""
    if wiring.is_pico:
        left = [_Row(str(i + 1), name) for i, name in enumerate(LEFT_PINS)]
        right = [_Row(str(_MOST_PINS - i), name) for i, name in enumerate(RIGHT_PINS)]
        return left, right
    keys = [_Row("", wire.pin) for wire in wiring.wires if wire.part == KEY]
    others = [_Row("", wire.pin) for wire in wiring.wires if wire.part != KEY]
    power = [_Row("", name) for name in POWER] if _needs_power(wiring) else [_Row("", "GND")]
    return others, power + keys


def _needs_power(wiring: Wiring) -> bool:
    """Return whether the screen is connected by wires."""
    return any(wire.part == SCREEN for wire in wiring.wires)


def _draw_board(drawing: Drawing, wiring: Wiring, rows: int) -> None:
    drawing.box(_LEFT_EDGE, _TOP - 10, _BODY, rows * _PITCH + 20, _BOARD, 12)
    drawing.box(_LEFT_EDGE + _BODY / 2 - 28, _TOP - 34, 56, 32, "#b8bcc8", 5)
    drawing.text(_LEFT_EDGE + _BODY / 2, _TOP - 19, "USB", 15, _INK, "middle")
    if wiring.is_pico:
        middle = _LEFT_EDGE + _BODY / 2
        drawing.box(middle - 22, _TOP + rows * _PITCH / 2 - 22, 44, 44, _BLACK, 3)


@dataclass(frozen=True)
class _Edge:
    """One pin of one edge: everything drawn outwards from it at height `y`."""

    drawing: Drawing
    is_right: bool
    y: float
    words: dict[str, str]

    def _x(self, out: float) -> float:
        """Return the x coordinate of a point `out` pixels outwards from the board's edge."""
        return _LEFT_EDGE + _BODY + out if self.is_right else _LEFT_EDGE - out

    def _text(self, out: float, text: str, size: int, fill: str, outwards: bool = True) -> None:
        anchor = "start" if self.is_right == outwards else "end"
        self.drawing.text(self._x(out), self.y, text, size, fill, anchor)

    def pin(self, row: _Row, is_used: bool) -> None:
        """Draw the pin's pad, its name, and its number outside."""
        self.drawing.box(self._x(-9) - 7, self.y - 7, 14, 14, _GOLD, 7)
        self._text(-22, row.name, 15, _SILK if is_used else "#8fc0a6", outwards=False)
        if row.number:
            self.drawing.text(self._x(12), self.y - 9, row.number, 11, _PALE, "middle")

    def wire(self, wire: Wire, colour: str) -> None:
        """Draw a wire with a label for its purpose."""
        self.drawing.line([(self._x(-9), self.y), (self._x(_WIRE), self.y)], colour, 5)
        what = self.words[wire.part]
        if wire.part == KEY:
            self._tag(f"{what} {self.words.get(wire.label, wire.label.upper())}", colour)
            self._sign(wire.far)
        else:
            self._tag(f"{what} {wire.label}" if wire.part == SCREEN else what, colour)
            if wire.part != SCREEN:
                self._sign("GND")

    def power(self, pin: str) -> None:
        """Draw the 3.3 V or ground wire."""
        colour = _RED if pin == "3V3" else _BLACK
        self.drawing.line([(self._x(-9), self.y), (self._x(_WIRE), self.y)], colour, 5)
        self._tag(f"{self.words[SCREEN]} {POWER[pin]}", colour)

    def _tag(self, text: str, colour: str) -> None:
        width = _TAG
        left = self._x(_WIRE) if self.is_right else self._x(_WIRE) - width
        self.drawing.box(left, self.y - 13, width, 26, colour, 6)
        self.drawing.text(left + width / 2, self.y, text, 16, _PAPER, "middle")

    def _sign(self, far: str) -> None:
        """Draw next to the label what the part's other leg is connected to."""
        _draw_sign(self.drawing, self._x(_WIRE + _TAG), self.y, 1 if self.is_right else -1, far)


def _draw_sign(drawing: Drawing, x: float, y: float, side: int, far: str) -> None:
    """Draw a ground symbol or 3.3 V's red cross, right (`side` 1) or left (-1) of a point."""
    colour = _BLACK if far == "GND" else _RED
    drawing.line([(x, y), (x + 14 * side, y)], colour, 2)
    if far == "GND":
        for step, half in enumerate((9, 6, 3)):
            at = x + (14 + 5 * step) * side
            drawing.line([(at, y - half), (at, y + half)], colour, 2)
    else:
        at = x + 20 * side
        drawing.line([(at - 6, y), (at + 6, y)], colour, 3)
        drawing.line([(at, y - 6), (at, y + 6)], colour, 3)


def _draw_legend(drawing: Drawing, wiring: Wiring, words: dict[str, str], y: float) -> None:
    """Draw the legend of the symbols and labels from `y` down, below the second drawing."""
    for far, word in (("GND", "ground"), ("3V3", "high")):
        if any(wire.far == far for wire in wiring.wires):
            _draw_sign(drawing, _FACE, y, 1, far)
            drawing.text(_FACE + 40, y, words[word], 18, _INK)
            y += 34
    drawing.text(_FACE, y, words["same"], 18, _INK)
    if any(wire.label == "CLK" for wire in wiring.wires):
        drawing.text(_FACE, y + 44, words["others"], 18, _INK)
        drawing.text(_FACE, y + 70, words["more"], 18, _INK)


def _draw_face(drawing: Drawing, wiring: Wiring, words: dict[str, str]) -> float:
    """Draw the screen and the keys around it, each with its pin; return the y below them."""
    across, down = wiring.panel
    glass = (_GLASS_WIDTH, _GLASS_WIDTH * down // across)
    faceplate = make_faceplate(glass, wiring.keys, wiring.labels)
    scale = min((_WIDTH - _FACE - 30) / faceplate.width, 380 / faceplate.height)
    top = _TOP + 50
    pins = {wire.label: wire.pin for wire in wiring.wires if wire.part == KEY}
    drawing.text(_FACE, _TOP + 8, words["face"], 18, _INK)
    drawing.box(_FACE, top, faceplate.width * scale, faceplate.height * scale, _PLATE, 14)
    left, upper = faceplate.screen
    corner = (_FACE + left * scale, top + upper * scale)
    drawing.box(*corner, glass[0] * scale, glass[1] * scale, _GLASS, 4)
    middle = (corner[0] + glass[0] * scale / 2, corner[1] + glass[1] * scale / 2)
    drawing.text(*middle, f"{across} × {down}", 22, _PAPER, "middle")
    for key in faceplate.keys:
        box = (
            _FACE + key.left * scale,
            top + key.top * scale,
            key.width * scale,
            key.height * scale,
        )
        _draw_key(drawing, box, key, pins.get(key.name, ""))
    return top + faceplate.height * scale + 40


def _draw_key(drawing: Drawing, box: tuple[float, float, float, float], key: Key, pin: str) -> None:
    """Draw a key with its label and its pin."""
    left, top, width, height = box
    drawing.box(left + 2, top + 2, width - 4, height - 4, _CAP, 8)
    x, y = left + width / 2, top + height / 2
    if key.name in _ARROWS and key.label == key.name.upper():
        corners = [
            (x + across * 3, y - height / 5 + down * 3) for across, down in _ARROWS[key.name]
        ]
        drawing.polygon(corners, _PAPER)
    else:
        drawing.text(x, y - height / 5, key.label, 14, _PAPER, "middle")
    drawing.text(x, y + height / 5, pin, 12, _GOLD, "middle")
