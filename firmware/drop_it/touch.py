"""Gestures on Drop It's table.

A drag aims, and so does a tap; a tap on the line turns the piece, a swipe down drops it. A tap on
the supply takes that piece. As a drop cannot be undone, letting go of a piece never drops it.
"""

from engine.const import TYPE_CHECKING, const
from engine.drop_it.board import WIDTH
from engine.drop_it.fall import clamped
from engine.drop_it.pieces import COLOURS, KINDS
from firmware.touch.gesture import ACROSS, DOWN, LEFT, RIGHT, TAP, UP, play_key_sound, press

if TYPE_CHECKING:
    from typing import Any

    from firmware.drop_it.screens.aim import Screen as AimScreen
    from firmware.touch.gesture import Gesture

_BESIDE = const(20)  # units from a piece's centre: there a tap turns it


def answer(screen: "Any", gesture: "Gesture") -> bool:
    """Let a screen with Drop It's table handle a gesture; return whether it was meant for it."""
    if hasattr(screen, "picking"):
        _aim(screen, gesture)
        return True
    if getattr(screen, "is_offer", False):
        return True  # a joker is spent or kept through its hint only
    if gesture.kind in (LEFT, RIGHT):
        press(screen, "right" if gesture.kind == LEFT else "left")
        return True
    return False


def _aim(screen: "AimScreen", gesture: "Gesture") -> None:
    """Choose, aim, turn or drop the piece in hand."""
    view = screen.view
    layout = view.layout
    supply = view.supply
    is_at_supply = 0 <= gesture.y - supply.y < layout.supply_height and gesture.x >= supply.x
    is_in_zone = gesture.from_x < layout.panel_x and not (layout.is_phone and is_at_supply)
    if gesture.kind == DOWN and is_in_zone:
        play_key_sound(screen, "a")
        screen.act(screen.choice())
    elif is_in_zone and (gesture.kind == ACROSS or _is_beside(screen, gesture)):
        screen.x = clamped(screen.shape(), _units(screen, gesture))
        _show(screen)
    elif gesture.kind == UP and is_in_zone:
        play_key_sound(screen, "down")
        screen.turn(-1)
    elif gesture.kind == TAP and is_in_zone:
        play_key_sound(screen, "up")
        screen.turn(1)
    elif gesture.kind == TAP and gesture.y < layout.supply_y:
        press(screen, "start")
    elif gesture.kind == TAP and not supply.hidden:
        _take_piece(screen, gesture.x - supply.x, gesture.y - supply.y)


def _units(screen: "AimScreen", gesture: "Gesture") -> int:
    """Return where a gesture is, in units from the left wall."""
    view = screen.view
    return int((gesture.x - view.zone.left) * WIDTH // view.layout.zone_width)


def _is_beside(screen: "AimScreen", gesture: "Gesture") -> bool:
    """Return whether a gesture is a tap in the zone, beside the piece and its line."""
    if gesture.kind != TAP or gesture.x >= screen.view.layout.panel_x:
        return False
    at = clamped(screen.shape(), _units(screen, gesture))
    return abs(at - clamped(screen.shape(), screen.x)) > _BESIDE


def _show(screen: "AimScreen") -> None:
    screen.picking = False
    screen.show_choice()


def _take_piece(screen: "AimScreen", x: int, y: int) -> None:
    """Take the piece whose supply cell is touched, if any is left."""
    view, game = screen.view, screen.game
    held = game.held[game.side()]
    colours = [colour for colour in range(COLOURS) if held >> colour & 1]
    if view.layout.is_narrow:  # shows one colour
        colours = [screen.colour]
    wide, tall = view.layout.cell
    for row, colour in enumerate(colours):
        for kind in range(KINDS):
            left, top = view.cell(row, kind)
            is_touched = 0 <= x - left < wide and 0 <= y - top < tall
            if is_touched and game.left(game.side(), colour, kind):
                play_key_sound(screen, "a")
                if kind != screen.kind:
                    screen.o = 0
                screen.colour, screen.kind = colour, kind
                _show(screen)
                return
