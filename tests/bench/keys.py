"""How many key presses a solo game takes on boards with many keys, three, and two.

The games are the same on each board: the same dice, and choices that depend only on the game. They
differ only in the keys that lead to a choice.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from sim.players.auto import make_player
from sim.players.key_player import KeyPlayer
from tests.firmware.handheld import MOST_PRESSES, Handheld
from tests.unpainted import unpainted

BOARDS = ("pygamer", "adafruit_feather_esp32s3_reverse_tft", "clue_nrf52840_express")
MOST_RATIO = 2.5  # of a game's presses to those on the first board
MOST_FOR_DROP = 8.0  # presses for a drop on the first board

SEEDS = range(1, 17)


@dataclass(frozen=True)
class Presses:
    """The mean number of presses of a whole game, and of one drop."""

    game: float
    drop: float


def all_presses(how: str = "hint", seeds: Sequence[int] = SEEDS) -> dict[str, Presses]:
    """Return the presses on each board, by its name."""
    return {board: presses(board, how, seeds) for board in BOARDS}


def presses(board: str, how: str, seeds: Sequence[int]) -> Presses:
    """Return the presses that solo games take on a board, played `how`, as for `--auto`."""
    with unpainted():
        games = [_game(Handheld(seed, board=board), make_player(how, 1, seed)) for seed in seeds]
    return Presses(
        fmean(total for total, _ in games), fmean(drop for _, drops in games for drop in drops)
    )


def _game(device: Handheld, player: KeyPlayer) -> tuple[int, list[int]]:
    """Play one game; return the number of all its presses, and of those for each drop."""
    drops = []
    before, began = "", 0
    while key := player.next_key(device.app):
        assert device.app.input.presses < MOST_PRESSES, f"no way on from {device.name}"
        if device.name == "drop" != before:
            began = device.app.input.presses
        before = device.name
        device.tap(key)
        device.rest()
        if before == "drop" != device.name:
            drops.append(device.app.input.presses - began)
    return device.app.input.presses, drops
