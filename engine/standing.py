"""Who has won, in any game: the highest score wins, and a tie is shared."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.interfaces import Scored


def sides(game: "Scored") -> int:
    """Return the number of sides: the game's `sides` if it has any, otherwise its players.

    `score` takes their numbers.
    """
    return getattr(game, "sides", game.players)


def winners(game: "Scored") -> int:
    """Return a mask of the sides with the highest score, bit 0 for side 0."""
    best = game.score(0)
    mask = 1
    for side in range(1, sides(game)):
        score = game.score(side)
        if score > best:
            best = score
            mask = 0
        if score == best:
            mask |= 1 << side
    return mask
