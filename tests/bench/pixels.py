"""What share of the screen each key press sends, by board.

The presses are those of a solo game. The simulator counts what displayio sends: rectangles around
the changes, in whole bytes of eight rows on black and white screens. For comparison, `changed` is
the share of pixels that differ once everything is at rest, which is the minimum.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from sim.board import board_files
from sim.players.auto import make_player
from tests.firmware.handheld import MOST_PRESSES, Handheld

MOST = 0.2  # of the screen, per press on average
MOST_PAGED = 0.36  # where a roll is shown over the grid first, which alone sends 1.8 screens
PAGED = ("tinycircuits_thumby",)
SEEDS = (1, 7)


@dataclass(frozen=True)
class Press:
    """The effect of one press, as shares of the screen's pixels."""

    sent: float
    changed: float
    stayed: bool  # whether it stayed on the same screen


@dataclass(frozen=True)
class Shares:
    """The mean shares of the screen: sent, sent by presses that stay on a screen, and changed."""

    sent: float
    sent_on_same: float
    changed: float


def most(board: str) -> float:
    """Return the largest mean share of the screen that a press may send on a board."""
    return MOST_PAGED if board in PAGED else MOST


def all_shares(seeds: Sequence[int] = SEEDS) -> dict[str, Shares]:
    """Return the shares sent by the presses of games with these seeds on each board, by name."""
    return {board: shares(board, seeds) for board in board_files.names()}


def shares(board: str, seeds: Sequence[int] = SEEDS, how: str = "hint") -> Shares:
    """Return the shares sent by the presses of solo games on a board, played `how` as by --auto."""
    found = [press for seed in seeds for press in presses(board, seed, how)]
    return Shares(
        fmean(press.sent for press in found),
        fmean(press.sent for press in found if press.stayed),
        fmean(press.changed for press in found),
    )


def presses(board: str, seed: int, how: str) -> Iterator[Press]:
    """Play a solo game, and yield the effect of each press in it."""
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
        device.step()  # what it starts moving shows in the next step
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
