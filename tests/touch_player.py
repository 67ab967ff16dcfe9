"""Plays a known game by gestures on the glass, and counts them."""

import copy
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any, NamedTuple

from engine.drop_it.actions import colour_of, shape_of, x_of
from engine.drop_it.board import WIDTH as ZONE_WIDTH
from engine.drop_it.fall import clamped
from engine.drop_it.pieces import COLOURS, FIRST, KIND, TURNS
from engine.number_drop.actions import column_of, digit_in, digits_of, landing_of, orientation_of
from engine.number_drop.combos import PASS
from engine.number_drop.dice import DICE, SHAPE_DIE, STAR
from engine.number_drop.shapes import SHAPE, WIDE
from engine.number_drop.sheet import EMPTY, HEIGHT, RUN, WIDTH
from firmware.number_drop.widgets.phone import TILE_WIDTH

MOST_TURNS = 4  # and flips, that lead to any orientation
SPIN = 6  # pixels from one digit of a star to the next
FAR = 30  # pixels of a swipe


class Move(NamedTuple):
    """A finger put down at one place and lifted at another, in pixels of the screen."""

    x: int
    y: int
    to_x: int
    to_y: int

    @property
    def is_tap(self) -> bool:
        """Whether it stays where it is."""
        return (self.x, self.y) == (self.to_x, self.to_y)

    def gestures(self) -> list[str]:
        """Return the gestures that the page recognizes."""
        if self.is_tap:
            return ["tap"]
        across, along = self.to_x - self.x, self.to_y - self.y
        if abs(across) > abs(along):
            return ["across", "left" if across < 0 else "right"]
        return ["along", "up" if along < 0 else "down"]


def tap(x: int, y: int) -> Move:
    """Return a tap."""
    return Move(x, y, x, y)


def touch(device: Any, glass: Any, move: Move) -> None:
    """Perform a move on a simulated handheld, and wait until everything is at rest."""
    for kind in move.gestures():
        glass.take(kind, *move)
    device.step()
    device.rest()


def next_move(app: Any, actions: list[int]) -> Move:
    """Return the next move in a game of these actions, which include dice rolls."""
    screen = app.navigator.screen
    name = app.session.offered
    count = app.session.record.count
    action = actions[count] if count < len(actions) else -1
    return (_number_drop if name == "number_drop" else _drop_it)(screen, action)


# --- Number Drop ---


def _number_drop(screen: Any, action: int) -> Move:
    view = screen.app.navigator.view
    if screen.name in ("roll", "round_end"):
        return tap(*die_place(view, 2))
    if screen.name == "slide":
        if view.layout.is_low:  # side by side
            return tap(view.tiles.x + 9 * action + 4, view.tiles.y + 4)
        if view.layout.is_phone:
            return tap(view.tiles.x + TILE_WIDTH * action + 8, view.tiles.y + 8)
        return tap(view.tiles.x + 4, view.tiles.y + view.layout.track_size * action + 4)
    if screen.name == "place":
        return tap(*cell_place(view, action))
    if screen.name == "combo":
        return _combo(screen, view, action)
    if screen.name in ("drop", "block"):
        return _fall(screen, view, action)
    return tap(40, 40)


def cell_place(view: Any, cell: int) -> tuple[int, int]:
    """Return the centre of a cell."""
    size = view.layout.cell
    x = view.grid.x + (cell & 7) * size + size // 2
    return x, view.grid.y + (view.grid.top - (cell >> 3)) * size + size // 2


def die_place(view: Any, die: int) -> tuple[int, int]:
    """Return the centre of a die."""
    shown = view.dice._dice[die]
    return view.dice.x + shown.x + 4, view.dice.y + shown.y + 4


def _combo(screen: Any, view: Any, action: int) -> Move:
    empty = next(
        cell
        for cell in (row << 3 | col for row in range(HEIGHT) for col in range(WIDTH))
        if screen.game.sheet().digit(cell) == EMPTY
    )
    if action == PASS:
        return tap(*cell_place(view, empty))
    combos = screen.combos
    if screen.action == action:
        return tap(*cell_place(view, combos.cells[0]))
    chosen = set(combos.cells[: combos.size]) if screen.turns else set()
    found = list(_all_combos(copy.deepcopy(screen.combos), screen))
    wanted = next(cells for made, cells in found if made == action)
    for cell in wanted - chosen:
        if next(made for made, cells in found if cell in cells) == action:
            return tap(*cell_place(view, cell))
    entry = next(
        number
        for number in range(screen.count)
        if screen.values[number] == len(wanted) and action in _sets(screen, number)
    )
    if entry == screen.entry:
        x, y = cell_place(view, 20)
        return Move(x, y + FAR, x, y)
    x, y = cell_place(view, 20)
    return Move(x + FAR, y, x, y)


def _all_combos(combos: Any, screen: Any) -> Iterator[tuple[int, set[int]]]:
    """Yield the actions of all combos, largest first, with their cells."""
    for entry in range(screen.count):
        _find(combos, screen, entry)
        while combos.next():
            yield combos.action(), set(combos.cells[: combos.size])


def _sets(screen: Any, entry: int) -> list[int]:
    combos = copy.deepcopy(screen.combos)
    _find(combos, screen, entry)
    found = []
    while combos.next():
        found.append(combos.action())
    return found


def _find(combos: Any, screen: Any, entry: int) -> None:
    sizes = 1 << screen.values[entry]
    if screen.kinds[entry] == RUN:
        combos.find(0, sizes)
    else:
        combos.find(sizes, 0)


def _fall(screen: Any, view: Any, action: int) -> Move:
    """Turn or flip the piece, drag it, set the digits, drop."""
    falling = screen.falling
    is_drop = screen.name == "drop"
    landing = landing_of(action) if is_drop else action
    orientation, col = orientation_of(landing), column_of(landing)
    x, y = view.grid.x + 30, screen.app.height // 2
    if SHAPE[falling.orientation] != SHAPE[orientation]:
        return tap(*die_place(view, SHAPE_DIE))
    if falling.orientation != orientation:
        way = min(_ways(screen, orientation, action if is_drop else -1), key=lambda way: way[0])
        shape = cell_place(view, view.where[0])
        return tap(*shape) if way[1][0] == "turn" else Move(x, y, x, y - FAR)
    if is_drop:
        _, order = _arrangement(screen, falling.dice, action)
        for cell in range(DICE):
            if falling.dice[cell] != order[cell]:
                return Move(*die_place(view, falling.dice[cell]), *die_place(view, order[cell]))
        for cell in range(DICE):
            far = (digit_in(digits_of(action), cell) - screen.dial.digit(cell) + 4) % 10 - 4
            if far:
                die_x, die_y = die_place(view, order[cell])
                return Move(die_x, die_y, die_x, die_y - far * SPIN - (SPIN // 2))
    if falling.col == col:
        return Move(x, y, x, y + FAR)
    size = view.layout.cell
    wide = WIDE[orientation]
    to_x = view.grid.x + col * size + (wide - 1) * size // 2 + size // 2
    return Move(to_x + (FAR if to_x < 40 else -FAR), y, to_x, y)


def _ways(screen: Any, orientation: int, action: int) -> Iterator[tuple[int, list[str]]]:
    """Yield the turns and flips to an orientation, with the gestures for the drop."""
    for length in range(1, MOST_TURNS + 1):
        for way in product(("turn", "flip"), repeat=length):
            falling = copy.copy(screen.falling)
            falling.dice, falling._before = bytearray(falling.dice), bytearray(falling._before)
            for step in way:
                getattr(falling, step)()
            if falling.orientation == orientation:
                more = _arrangement(screen, falling.dice, action)[0] if action >= 0 else 0
                yield length + more, list(way)


def _arrangement(screen: Any, dice: bytearray, action: int) -> tuple[int, tuple[int, ...]]:
    """Return the dice's order in the cells, and the gestures for it."""
    rolled = screen.game.dice
    digits = [digit_in(digits_of(action), cell) for cell in range(DICE)]
    found = []
    for order in permutations(range(DICE)):
        if all(rolled[die] in (STAR, digits[cell]) for cell, die in enumerate(order)):
            stars = sum(
                rolled[die] == STAR and screen.dial.star_digits[die] != digits[cell]
                for cell, die in enumerate(order)
            )
            found.append((_exchanges(list(dice[:DICE]), order) + stars, order))
    return min(found)


def _exchanges(now: list[int], wanted: tuple[int, ...]) -> int:
    count = 0
    for cell in range(DICE):
        if now[cell] != wanted[cell]:
            other = now.index(wanted[cell])
            now[cell], now[other] = now[other], now[cell]
            count += 1
    return count


# --- Drop It ---


def _drop_it(screen: Any, action: int) -> Move:
    view = screen.app.navigator.view
    layout = view.layout
    y = layout.zone_height // 2
    if screen.name != "aim":
        return tap(40, y)
    shape, colour = shape_of(action), colour_of(action)
    kind = KIND[shape]
    if (screen.colour, screen.kind) != (colour, kind):
        held = screen.game.held[screen.game.side()]
        row = [each for each in range(COLOURS) if held >> each & 1].index(colour)
        left, top = view.cell(row, kind)
        return tap(view.supply.x + left + 6, view.supply.y + top + 4)
    turns = TURNS[kind]
    far = (shape - FIRST[kind] - screen.o) % turns
    if far:
        x = view.zone.left + -(-screen.x * layout.zone_width // ZONE_WIDTH)
        return tap(x, y) if far <= turns - far else Move(40, y, 40, y - FAR)
    if abs(clamped(shape, x_of(action)) - clamped(shape, screen.x)) >= 4:  # as near as keys can get
        x = view.zone.left + -(-x_of(action) * layout.zone_width // ZONE_WIDTH)
        return Move(x + (FAR if x + FAR < layout.panel_x else -FAR), y, x, y)
    return Move(40, y, 40, y + FAR)
