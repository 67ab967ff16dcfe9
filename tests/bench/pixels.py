"""How much of the screen each key press sends, by board.

The presses are those of a solo game. The simulator counts what displayio sends: rectangles around
what changed, on screens in black and white in whole bytes of eight rows. Beside it, how many pixels
had another value when all was at rest again: nothing could send less.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from sim.board import board_files
from sim.players.auto import make_player
from tests.firmware.handheld import MOST_PRESSES, Handheld

MOST = 0.2  # of the screen, for a press on average
MOST_PAGED = 0.36  # where a roll is shown over the grid first: that alone sends 1.8 screens
PAGED = ("tinycircuits_thumby",)
SEEDS = (1, 7)


@dataclass(frozen=True)
class Press:
    """What one press did, as shares of the screen's pixels."""

    sent: float
    changed: float
    stayed: bool  # on the same screen


@dataclass(frozen=True)
class Shares:
    """The mean shares of the screen that many presses send.

    That is of all presses, of those that led to no other screen, and what changed.
    """

    sent: float
    sent_on_same: float
    changed: float


def most(board: str) -> float:
    """Return the largest mean share of the screen that a press may send on a board."""
    return MOST_PAGED if board in PAGED else MOST


def all_shares(seeds: Sequence[int] = SEEDS) -> dict[str, Shares]:
    """Return what games' presses send on each board, by name.

    The games have the dice of these seeds.
    """
    return {board: shares(board, seeds) for board in board_files.names()}


def shares(board: str, seeds: Sequence[int] = SEEDS, how: str = "hint") -> Shares:
    """Return what the presses of solo games send on a board.

    They are played `how`, as `--auto` has it.
    """
    found = [press for seed in seeds for press in presses(board, seed, how)]
    return Shares(
        fmean(press.sent for press in found),
        fmean(press.sent for press in found if press.stayed),
        fmean(press.changed for press in found),
    )


def presses(board: str, seed: int, how: str) -> Iterator[Press]:
    """Play a solo game, and yield what each press did.

    That is from the first one to the last in it.
    """
    device = Handheld(seed, drawn=True, board=board)
    display = device.display
    player = make_player(how, 1, seed)
    while key := player.next_key(device.app):
        assert device.app.input.presses < MOST_PRESSES, f"no way on from {device.name}"
        screen, sent, shown = (
            device.app.navigator.screen,
            display.pixels_sent,
            bytes(display.pixels),
        )
        device.tap(key)
        device.rest()
        device.step()  # what it set in motion shows in the next
        if device.app.navigator.view is not None and screen.group is device.app.navigator.view:
            pixels = len(shown) // 2
            share = (display.pixels_sent - sent) / pixels
            yield Press(
                share,
                changed(shown, display.pixels) / pixels,
                screen is device.app.navigator.screen,
            )


def changed(before: bytes, after: bytes | bytearray) -> int:
    """Return how many pixels differ, of two bytes each."""
    one, other = memoryview(before).cast("H"), memoryview(bytes(after)).cast("H")
    return sum(a != b for a, b in zip(one, other, strict=True))
