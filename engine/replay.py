"""What the saved bytes and the replays of all games have in common."""

from engine.const import TYPE_CHECKING
from engine.packing import CRC_BYTES, Bits, crc16

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    from engine.interfaces import Playable, Recorded

    _Game = TypeVar("_Game", bound=Playable)


def opened(data: bytes | bytearray, version: int, head: int) -> Bits:
    """Return the Bits of a saved game, past its version, the first byte.

    ValueError if it is of another version, has less than `head` bytes, or a wrong CRC.
    """
    length = len(data) - CRC_BYTES
    if length < head or data[0] != version:
        raise ValueError("not a saved game of this version")
    if data[length] | data[length + 1] << 8 != crc16(data, length):
        raise ValueError("the saved game is damaged")
    bits = Bits(data, True)
    bits.at = 8
    return bits


class Replay:
    """Replays a game, action by action."""

    def __init__(
        self,
        game: "_Game",
        carry: "Callable[[Bits, _Game], int]",
        record: "Recorded",
        start: int,
    ) -> None:
        """Take a game at its start, its codec, and where the actions begin in the record's bits."""
        self.game: "Playable" = game
        self._carry: "Callable[[Bits, Any], int]" = carry  # Any: a game of the same class
        self._bits = Bits(record.bits.data, True)
        self._bits.at = start
        self._left = record.count

    def next(self) -> int:
        """Return the next action, without applying it, or -1 after the last one."""
        if self._left == 0:
            return -1
        self._left -= 1
        return self._carry(self._bits, self.game)

    def do(self, action: int) -> None:
        """Apply the action that `next` returned."""
        self.game.apply(action)
