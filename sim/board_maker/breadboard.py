"""Draws a Pico handheld on a breadboard, hole by hole.

The Pico is at the top, with the screen, keys and piezo below it, as in docs/workshop.md. Each wire
is drawn along a lane of its own next to the breadboard, so that it can be followed.
"""

from dataclasses import dataclass
from pathlib import Path

from sim.board_maker.drawing import Drawing, Point
from sim.board_maker.wiring import KEY, SCREEN, Wire, Wiring
from sim.board_maker.wiring_picture import (
    COLOURS,
    LEFT_PINS,
    POWER,
    RIGHT_PINS,
    WORDS,
    write_each,
)

ROWS = 63  # of a breadboard with 830 holes
LEFT, RIGHT = "abcde", "fghij"
_SCREEN_ROW = 22  # of its first pin
_KEY_ROWS = 4  # from one key to the next; fewer if many keys need room
_LEGS = 2  # rows from one leg of a key or piezo to the other
_LAST_KEY = ROWS - 2 * _LEGS - 1  # the last row for a key's upper legs; the piezo's legs come below
_ON_PICO = ("c", "h")  # the columns of its pins
_NEAR_PICO = ("b", "i")  # the holes next to them, for wires
_ORDER = (
    "VCC",
    "GND",
    "DIN",
    "CLK",
    "SCL",
    "SDA",
    "CS",
    "DC",
    "RST",
    "BL",
)  # as most manufacturers have it

_PITCH = 20  # pixels from one hole to the next
_TOP = 190
_LANE = 11  # pixels from one lane to the next
_WORDS = 140  # pixels from the breadboard to the labels, with the lanes in between
_LANES = 360  # pixels left of the holes
_GROOVE = 3  # pitches across the groove
_RAIL = 2  # pitches from a rail to the next column
_WIDTH = 980
_PAPER, _INK, _PALE = "#ffffff", "#1c2030", "#8a90a4"
_PLATE, _HOLE, _GOLD = "#f3efe4", "#b9b4a4", "#e8c35a"
_PICO, _GLASS, _CAP, _RED, _BLACK = "#1f6b45", "#20263e", "#4a5378", "#d02030", "#1c2030"
_TOLD = {
    "en": "What: from hole to hole. Black wires go to the blue rail, –.",
    "fr": "Quoi : d'un trou à l'autre. Les fils noirs vont au rail bleu, –.",
}


@dataclass(frozen=True)
class Hole:
    """A hole of the breadboard: column a to j, or "-" for the left blue rail, and row."""

    column: str
    row: int

    def __str__(self) -> str:
        return f"{self.column}{self.row}"

    @property
    def is_left(self) -> bool:
        """Whether it is left of the groove."""
        return self.column not in RIGHT

    @property
    def place(self) -> Point:
        """Its centre, in pixels."""
        if self.column == "-":
            across = -_RAIL
        else:
            across = "abcdefghij".index(self.column)
            across += 0 if self.is_left else _GROOVE - 1
        return _LANES + across * _PITCH, _TOP + self.row * _PITCH


@dataclass(frozen=True)
class Jumper:
    """A wire from one hole to another for `part`, where its pin is printed with `label`."""

    start: Hole
    end: Hole
    part: str
    label: str


def write(wiring: Wiring, folder: Path) -> list[Path]:
    """Write the pictures <name>_breadboard_<language>.svg and .png; return the files."""
    return write_each(draw, wiring, folder, "breadboard_")


def pin_hole(pin: str) -> Hole:
    """Return the hole next to the first Pico pin of that name."""
    if pin in LEFT_PINS:
        return Hole(_NEAR_PICO[0], LEFT_PINS.index(pin) + 1)
    return Hole(_NEAR_PICO[1], RIGHT_PINS.index(pin) + 1)


def screen_pins(wiring: Wiring) -> list[str]:
    """Return the labels of the screen's pins, from its first row on."""
    used = {wire.label for wire in wiring.wires if wire.part == SCREEN} | set(POWER.values())
    return [label for label in _ORDER if label in used] + sorted(used - set(_ORDER))


def key_row(wiring: Wiring, label: str) -> int:
    """Return the row of a key's upper legs; ValueError if the keys do not all fit."""
    keys = [wire.label for wire in wiring.wires if wire.part == KEY]
    first = _SCREEN_ROW + len(screen_pins(wiring))
    rows = min(_KEY_ROWS, (_LAST_KEY - first) // max(1, len(keys) - 1))
    if rows <= _LEGS:
        raise ValueError(f"boards/{wiring.name}.py: no breadboard has room for all of its keys")
    return first + rows * keys.index(label)


def jumpers(wiring: Wiring) -> list[Jumper]:
    """Return all wires, starting with the ground rail's."""
    made = [Jumper(pin_hole("GND"), Hole("-", pin_hole("GND").row), "", "GND")]
    rows = {label: _SCREEN_ROW + place for place, label in enumerate(screen_pins(wiring))}
    made.append(Jumper(pin_hole("3V3"), Hole("a", rows["VCC"]), SCREEN, "VCC"))
    made.append(Jumper(Hole("-", rows["GND"]), Hole("a", rows["GND"]), SCREEN, "GND"))
    for wire in wiring.wires:
        if wire.part == SCREEN:
            made.append(Jumper(pin_hole(wire.pin), Hole("a", rows[wire.label]), SCREEN, wire.label))
        else:
            made += _of_two_legs(wiring, wire)
    return made


def _of_two_legs(wiring: Wiring, wire: Wire) -> list[Jumper]:
    """Return the wires of a key or a piezo: to its pin, and from its other leg to ground."""
    near = pin_hole(wire.pin)
    if wire.part != KEY:
        row = ROWS - _LEGS
        pair = Hole("a", row), Hole("a", row + _LEGS)
    else:
        row = key_row(wiring, wire.label)
        own, other = ("a", "g") if near.is_left else ("j", "a")
        pair = Hole(own, row), Hole(other, row + _LEGS)
    ground = Jumper(Hole("-", pair[1].row), pair[1], wire.part, "GND")
    return [Jumper(near, pair[0], wire.part, wire.label), ground]


def draw(wiring: Wiring, language: str) -> Drawing:
    """Return the picture with its text in a language of WORDS."""
    words = WORDS[language]
    drawing = Drawing(_WIDTH, _TOP + (ROWS + 2) * _PITCH, _PAPER)
    drawing.text(40, 40, wiring.title, 30, _INK)
    drawing.text(40, 74, f"boards/{wiring.name}.py", 18, _PALE)
    drawing.text(40, 100, _TOLD[language], 18, _INK)
    _draw_plate(drawing)
    _draw_parts(drawing, wiring, words)
    every = jumpers(wiring)
    lanes = {True: 0, False: 0}
    longest = sorted(every, key=lambda jumper: abs(jumper.end.row - jumper.start.row))
    colours = iter(COLOURS * len(every))
    for jumper in longest:
        if jumper.label == "GND":
            drawing.line([jumper.start.place, jumper.end.place], _BLACK, 4)
            continue
        side = jumper.end.is_left
        lanes[side] += 1
        colour = _RED if jumper.label == "VCC" else next(colours)
        _draw_wire(drawing, jumper, lanes[side], colour, words)
    return drawing


def _draw_plate(drawing: Drawing) -> None:
    """Draw the breadboard with its holes, rows and rails."""
    left, _ = Hole("-", 1).place
    right, low = Hole("j", ROWS).place
    _, top = Hole("a", 1).place
    drawing.box(left - 24, top - 44, right - left + 48, low - top + 64, _PLATE, 8)
    drawing.line([(left - 12, top), (left - 12, low)], "#2a66c8", 2)
    drawing.text(left, top - 28, "–", 18, "#2a66c8", "middle")
    for column in LEFT + RIGHT:
        drawing.text(Hole(column, 1).place[0], top - 28, column, 13, _PALE, "middle")
    for row in range(1, ROWS + 1):
        for column in "-" + LEFT + RIGHT:
            x, y = Hole(column, row).place
            drawing.box(x - 3, y - 3, 6, 6, _HOLE, 1)
        middle = (Hole("e", row).place[0] + Hole("f", row).place[0]) / 2
        if row > len(LEFT_PINS):
            drawing.text(middle, Hole("e", row).place[1], str(row), 11, _PALE, "middle")


def _draw_parts(drawing: Drawing, wiring: Wiring, words: dict[str, str]) -> None:
    """Draw the Pico, the screen, the keys and the piezo."""
    _draw_body(drawing, Hole(_ON_PICO[0], 1), Hole(_ON_PICO[1], len(LEFT_PINS)), _PICO, "Pico")
    for pins, column, inwards, anchor in (
        (LEFT_PINS, _ON_PICO[0], 9, "start"),
        (RIGHT_PINS, _ON_PICO[1], -9, "end"),
    ):
        for place, pin in enumerate(pins):
            left, y = Hole(column, place + 1).place
            drawing.box(left - 5, y - 5, 10, 10, _GOLD, 5)
            drawing.text(left + inwards, y, pin, 10, _PAPER, anchor)
    labels = screen_pins(wiring)
    last = _SCREEN_ROW + len(labels) - 1
    _draw_body(drawing, Hole("c", _SCREEN_ROW), Hole("j", last), _GLASS, words["screen"])
    for place, label in enumerate(labels):
        x, y = Hole("c", _SCREEN_ROW + place).place
        drawing.box(x - 5, y - 5, 10, 10, _GOLD, 5)
        drawing.text(x + 12, y, label, 12, _PAPER)
    for wire in wiring.wires:
        if wire.part == KEY:
            row = key_row(wiring, wire.label)
            word = words.get(wire.label, wire.label.upper())
            _draw_body(drawing, Hole("e", row), Hole("f", row + _LEGS), _CAP, word)
        elif wire.part != SCREEN:
            row = ROWS - _LEGS
            _draw_body(drawing, Hole("c", row), Hole("c", ROWS), _CAP, words["sound"])


def _draw_body(drawing: Drawing, first: Hole, last: Hole, colour: str, word: str) -> None:
    (left, top), (right, low) = first.place, last.place
    drawing.box(left - 9, top - 9, right - left + 18, low - top + 18, colour, 5)
    if first.column == last.column:  # no room for a word on it
        drawing.text(right + 14, (top + low) / 2, word, 12, _INK)
    else:
        drawing.text((left + right) / 2, (top + low) / 2, word, 12, _PAPER, "middle")


def _draw_wire(
    drawing: Drawing, jumper: Jumper, lane: int, colour: str, words: dict[str, str]
) -> None:
    """Draw a wire along its lane, and label it with its two holes."""
    (x, y), (end_x, end_y) = jumper.start.place, jumper.end.place
    is_left = jumper.end.is_left
    edge = Hole("-", 1).place[0] - 34 if is_left else Hole("j", 1).place[0] + 34
    out = -lane * _LANE if is_left else lane * _LANE
    points = [(x, y)]
    if jumper.start.is_left != is_left:  # around the Pico's upper end
        beside, above = Hole("j", 1).place[0] + 20, Hole("a", 1).place[1] - 52
        points += [(beside, y), (beside, above), (edge + out, above)]
    else:
        points += [(edge + out, y)]
    points += [(edge + out, end_y), (end_x, end_y)]
    drawing.line(points, colour, 4)
    for at_x, at_y in (points[0], points[-1]):
        drawing.box(at_x - 4, at_y - 4, 8, 8, colour, 4)
    name = words.get(jumper.label, jumper.label.upper()) if jumper.part else ""
    if jumper.part not in (KEY, SCREEN):
        name = words[jumper.part]
    text = f"{name}: {jumper.start} – {jumper.end}"
    anchor = "end" if is_left else "start"
    words_x = edge - _WORDS if is_left else edge + _WORDS
    drawing.text(words_x, end_y, text, 14, colour, anchor)
