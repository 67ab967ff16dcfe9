"""Gestures on Number Drop's table.

On the sheet a tap moves the shape to its column, or turns the shape if that is tapped. A swipe up
flips it, a swipe down drops it, and so does dragging it sideways and letting go.
"""

from engine.const import TYPE_CHECKING, const
from engine.number_drop.dice import DICE, SHAPE_DIE, STAR
from engine.number_drop.shapes import COL_MASK, ROW_SHIFT, SIZE, STRIDE, TALL, WIDE
from engine.number_drop.sheet import EMPTY, LARGEST, RUN, SAME, SMALLEST, WIDTH
from engine.number_drop.table import COMBO, DROP, SLIDE, START, TILES
from firmware import screen_names
from firmware.number_drop.screens.drop import NO_DIAL
from firmware.number_drop.widgets import low_table, tiles, track
from firmware.number_drop.widgets.dice import GAPS, HEIGHTS, MARKERS, NUMBER_WIDTHS, row_width
from firmware.number_drop.widgets.phone import TILE_HEIGHT, TILE_WIDTH
from firmware.touch.gesture import (
    ACROSS,
    ALONG,
    DOWN,
    LEFT,
    RIGHT,
    SWIPES,
    TAP,
    UP,
    play_key_sound,
    press,
)

if TYPE_CHECKING:
    from typing import Any

    from firmware.number_drop.screens.block import Screen as BlockScreen
    from firmware.number_drop.screens.combo import Screen as ComboScreen
    from firmware.number_drop.screens.drop import Screen as DropScreen
    from firmware.number_drop.screens.place import Screen as PlaceScreen
    from firmware.number_drop.screens.play import Play
    from firmware.number_drop.screens.roll import Screen as RollScreen
    from firmware.number_drop.screens.slide import Screen as SlideScreen
    from firmware.number_drop.widgets.play_view import PlayView
    from firmware.touch.gesture import Gesture

REACH = const(4)  # pixels around small targets that count as a hit
_DIGITS = const(10)
_SPIN = const(6)  # pixels from one digit of a star to the next


def answer(screen: "Any", gesture: "Gesture") -> bool:
    """Let the screen of the game's phase act on a gesture; return whether it was meant for it."""
    is_roll = hasattr(screen, "invite")
    if not is_roll and not screen.can_select_action:
        return _beside(screen, gesture)
    if gesture.kind == TAP and _in_header(screen.view, gesture):
        press(screen, "start")
        return True
    if is_roll:
        return _roll(screen, gesture)
    phase = screen.game.phase
    is_on_sheet = _is_on_sheet(screen.view, gesture)
    if phase == SLIDE:
        _slide(screen, gesture)
    elif phase == COMBO:
        _combo(screen, gesture)
    elif is_on_sheet:
        (_place if phase == START else _fall)(screen, gesture)
    elif phase == DROP:
        _dice(screen, gesture)
    return True


# --- where things are ---


def _column(view: "PlayView", x: int) -> int:
    """Return the sheet's column at a pixel, or the nearest one."""
    return int(max(0, min(WIDTH - 1, (x - view.grid.x) // view.layout.cell)))


def _cell(view: "PlayView", gesture: "Gesture") -> int:
    """Return the cell of the sheet that is touched, or -1 for none."""
    col = (gesture.x - view.grid.x) // view.layout.cell
    down = (gesture.y - view.grid.y) // view.layout.cell
    if not 0 <= col < WIDTH or not 0 <= down < view.layout.rows:
        return -1
    return int((view.grid.top - down) * STRIDE + col)


def _is_on_sheet(view: "PlayView", gesture: "Gesture") -> bool:
    """Return whether a gesture began on the sheet; dice may be below it."""
    layout = view.layout
    is_above = gesture.from_y < view.grid.y
    below = layout.tiles_y if layout.is_phone else view.dice.y
    is_below = layout.dice_x < layout.panel_x and gesture.from_y >= below
    return gesture.from_x < layout.panel_x and not is_above and not is_below


def _in_header(view: "PlayView", gesture: "Gesture") -> bool:
    header = view.header
    if view.layout.is_phone:
        return gesture.y < view.grid.y
    bottom = min(view.dice.y, view.track.y)
    if view.dice.y > view.track.y:  # a tall screen: just missing the track opens no menu
        _, top, _, lines, pitch = view.layout.scores
        bottom = min(top + lines * pitch, bottom - 2 * REACH)
    return gesture.x >= header.x and header.y <= gesture.y < bottom and not view.layout.is_low


def _die(view: "PlayView", x: int, y: int) -> int:
    """Return the die at a pixel, or -1 for none."""
    layout = view.layout
    if layout.is_paged:
        return -1
    size = layout.dice_size
    x -= view.dice.x
    y -= view.dice.y
    if not -REACH <= y < HEIGHTS[size] + MARKERS[size] + REACH:
        return -1
    if not -REACH <= x < row_width(size) + REACH:
        return -1
    wide = NUMBER_WIDTHS[size] + GAPS[size]
    return int(max(0, min(SHAPE_DIE, x // wide)))


def _letter(view: "PlayView", gesture: "Gesture") -> int:
    """Return the touched tile, or -1."""
    shown, layout = view.tiles, view.layout
    x, y = gesture.x - shown.x, gesture.y - shown.y
    if layout.is_paged:
        return -1
    if layout.is_phone:
        along, pitch = x, TILE_WIDTH
        is_beside = not -REACH <= y < TILE_HEIGHT + REACH
    elif layout.is_low:
        along, pitch = x, low_table.WIDE
        is_beside = not -REACH <= y < 2 * low_table.TALL + REACH
    else:
        pitch = layout.track_size
        is_near = -REACH <= y < TILES * pitch + REACH
        along = max(0, min(TILES * pitch - 1, y)) if is_near else -1
        wide = tiles.UPRIGHT_WIDTH if layout.upright else tiles.WIDTH
        is_beside = not layout.letter_x - layout.tiles_x <= x < wide + REACH
    letter = along // pitch
    return letter if 0 <= letter < TILES and not is_beside else -1


def _value(view: "PlayView", gesture: "Gesture") -> tuple[int, int]:
    """Return the touched value of the track, 0 for none, and its kind."""
    layout = view.layout
    if layout.is_low:
        return 0, SAME
    x = gesture.x - view.track.x
    row = (gesture.y - view.track.y - track.ROWS_Y) // layout.track_size
    if not 0 <= row < track.ROWS or not -REACH <= x < layout.letter_x + layout.track_size:
        return 0, SAME
    if x >= layout.letter_x:
        return LARGEST if row == track.ROWS - 1 else 0, SAME
    return SMALLEST + row if row < track.ROWS - 1 else 0, RUN if x >= layout.run_x else SAME


# --- screens ---


def _beside(screen: "Play", gesture: "Gesture") -> bool:
    """Act on screens without a choice: turn to other sheets, or step through a replay."""
    if gesture.kind == TAP and screen.name == screen_names.SHEETS:
        press(screen, "b")
        return True
    if (
        gesture.kind in (UP, DOWN)
        and screen.name == screen_names.SHEETS
        and screen.view.layout.is_low
    ):
        press(screen, "down" if gesture.kind == UP else "up")
        return True
    if gesture.kind not in (LEFT, RIGHT):
        return False
    press(screen, "right" if gesture.kind == LEFT else "left")
    return True


def _roll(screen: "RollScreen", gesture: "Gesture") -> bool:
    """Roll, or continue: there is nothing else to do, so a tap counts anywhere."""
    if gesture.kind == TAP:
        press(screen, "a")
    elif gesture.kind in (LEFT, RIGHT):
        return _beside(screen, gesture)
    return True


def _place(screen: "PlaceScreen", gesture: "Gesture") -> None:
    """Write the digit in the column of the tap, or where a finger lets go of it."""
    if gesture.kind == DOWN:
        press(screen, "a")
    elif gesture.kind != UP and (gesture.kind == ACROSS or _cell(screen.view, gesture) >= 0):
        col = _column(screen.view, gesture.x)
        if col != screen.col:
            screen.select_action(col)
        if gesture.kind in (TAP, LEFT, RIGHT):
            press(screen, "a")


def _slide(screen: "SlideScreen", gesture: "Gesture") -> None:
    """Slide the tapped tile."""
    letter = _letter(screen.view, gesture) if gesture.kind == TAP else -1
    if letter >= 0 and screen.game.slide_letters() >> letter & 1:
        screen.select_action(letter)
        press(screen, "a")


def _fall(screen: "DropScreen | BlockScreen", gesture: "Gesture") -> None:
    """Move, turn, flip or drop the shape."""
    kind, falling = gesture.kind, screen.falling
    cell = _cell(screen.view, gesture)
    if kind == UP:
        play_key_sound(screen, "down")
        falling.flip()
        _show_fall(screen)
    elif kind == TAP and cell >= 0 and _is_in_shape(screen, cell):
        play_key_sound(screen, "up")
        falling.turn()
        _show_fall(screen)
    elif kind == ACROSS or kind in (TAP, LEFT, RIGHT) and cell >= 0:
        wide = WIDE[falling.orientation]
        aside = (wide - 1) * screen.view.layout.cell // 2  # from the finger to the first column
        col = min(_column(screen.view, gesture.x - aside), WIDTH - wide)
        row = screen.view.grid.top - (gesture.y - screen.view.grid.y) // screen.view.layout.cell
        if _move(falling, col, row):
            play_key_sound(screen, "left")
            _show_fall(screen)
    if kind == DOWN or kind in (LEFT, RIGHT) and cell >= 0:  # letting go outside the sheet does not
        play_key_sound(screen, "a")
        screen.act(screen.choice())


def _is_in_shape(screen: "DropScreen | BlockScreen", cell: int) -> bool:
    """Return whether a cell is one of the shape's, or in a gap of it."""
    view = screen.view
    shown = view.where[: SIZE[screen.falling.orientation]]
    rows = [each >> ROW_SHIFT for each in shown]
    columns = [each & COL_MASK for each in shown]
    is_across = min(columns) <= cell & COL_MASK <= max(columns)
    return is_across and min(rows) <= cell >> ROW_SHIFT <= max(rows)


def _show_fall(screen: "DropScreen | BlockScreen") -> None:
    """Show where the shape is, and let keys that changed its digits move it again."""
    if hasattr(screen, "cursor"):
        _point(screen, NO_DIAL)
    else:
        screen.redraw()


def _point(screen: "Any", dial: int) -> None:
    """Let the keys change a cell's digit or, with NO_DIAL, move the shape, and show that."""
    if hasattr(screen, "steps"):  # on few keys
        from firmware.number_drop.screens.few_drop import DIGITS, MOVE

        screen.steps.go_to(MOVE if dial == NO_DIAL else DIGITS + dial)
    else:
        screen.set_cursor(dial)


def _move(falling: "Any", col: int, row: int) -> bool:
    """Move the shape to a column or near it; return whether it moved.

    If it can be pushed, it goes to the landing in the column that is nearest to the row, or waits
    where there is none.
    """
    if hasattr(falling, "aim_at"):
        return bool(falling.aim_at(col, row - TALL[falling.orientation] // 2))
    before = falling.col
    step = 1 if col > before else -1
    while (col - falling.col) * step > 0:
        at = falling.col
        falling.move(step)
        if falling.col == at:
            break
    return bool(falling.col != before)


def _dice(screen: "DropScreen", gesture: "Gesture") -> None:
    """Change a die's digit, if the gesture began on a die.

    A tap gives the die's cell its next digit, and a star its own next digit. Dragging a die onto
    another swaps them; dragging a star up or down turns its digit.
    """
    dial, order = screen.dial, screen.falling.dice
    die = _die(screen.view, gesture.from_x, gesture.from_y)
    if die < 0:
        return
    is_star = screen.game.dice[die] == STAR
    if die == SHAPE_DIE:
        if gesture.kind == TAP and is_star:
            play_key_sound(screen, "up")
            screen.falling.change_shape(1)
            screen.redraw()
        return
    cell = list(order).index(die)
    if gesture.kind == TAP and not is_star:
        dial.turn(cell, 1)
    elif is_star and gesture.kind in (TAP, ALONG, UP, DOWN):
        if gesture.held is None:
            gesture.held = dial.star_digits[die]
        far = 1 if gesture.kind == TAP else (gesture.from_y - gesture.y) // _SPIN
        dial.star_digits[die] = (gesture.held + far) % _DIGITS
    elif gesture.kind in SWIPES:
        other = _die(screen.view, gesture.x, gesture.y)
        if not 0 <= other < DICE or other == die:
            return
        other_cell = list(order).index(other)
        order[cell], order[other_cell] = other, die
        cell = other_cell
    else:
        return
    play_key_sound(screen, "up")
    _point(screen, cell)


def _combo(screen: "ComboScreen", gesture: "Gesture") -> None:
    """Choose the combo that is tapped in sheet or track; tapped again, circle it."""
    if gesture.kind in (LEFT, RIGHT):
        play_key_sound(screen, gesture.kind)
        screen.step_entry(1 if gesture.kind == LEFT else -1)
    elif gesture.kind in (UP, DOWN):
        play_key_sound(screen, gesture.kind)
        screen.step_turn(1 if gesture.kind == UP else -1)
    elif gesture.kind == TAP:
        play_key_sound(screen, "a")
        cell = _cell(screen.view, gesture)
        value, kind = _value(screen.view, gesture)
        if cell >= 0:
            _combo_at(screen, cell)
        elif value:
            _combo_of(screen, value, kind)


def _combo_at(screen: "ComboScreen", cell: int) -> None:
    """Choose a cell's biggest combo, or circle the one chosen already; an empty cell passes."""
    if screen.game.sheet().digit(cell) == EMPTY:
        if screen.entry == screen.count:
            screen.act(screen.action)
        else:
            screen.choose_entry(screen.count)
        return
    if _has(screen, cell):
        screen.act(screen.action)
        return
    before = screen.action
    for entry in range(screen.count):
        screen.choose_entry(entry)
        for turn in range(screen.turns):
            screen.choose_turn(turn)
            if _has(screen, cell):
                return
    screen.select_action(before)  # no combo has it


def _has(screen: "ComboScreen", cell: int) -> bool:
    """Return whether a cell belongs to the chosen combo."""
    combos = screen.combos
    # bytes: boards do not support `in` with a bytearray
    return screen.turns > 0 and cell in bytes(combos.cells[: combos.size])


def _combo_of(screen: "ComboScreen", value: int, kind: int) -> None:
    """Choose a value, or circle it if it is chosen already; the bonus belongs to either kind."""
    for entry in range(screen.count):
        if screen.values[entry] == value and (value == LARGEST or screen.kinds[entry] == kind):
            if entry == screen.entry:
                screen.act(screen.action)
            else:
                screen.choose_entry(entry)
            return
