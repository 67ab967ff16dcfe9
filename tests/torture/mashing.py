"""Mashes a board's keys for twenty thousand presses; the seed chooses the board."""

from collections import Counter

from sim.board import board_files
from tests.firmware.masher import Masher, quick

PRESSES = 20_000


def trial(seed: int, presses: int = PRESSES) -> "Counter[str]":
    """Press the keys of one board; return the number of presses and of screens."""
    boards = board_files.names()
    with quick():
        masher = Masher(boards[seed % len(boards)], seed, weight=1 + seed % 5)
        masher.mash(presses)
        masher.check()
    return Counter({"keys mashed": masher.pressed, "screens met": len(masher.screens)})
