"""Several games of the same players: who begins, and who has won how many."""

from engine.const import TYPE_CHECKING, const
from engine.standing import sides, winners
from firmware.kept.seats import MOST_PLAYERS, PERSON, Seats

if TYPE_CHECKING:
    from firmware.interfaces.game import Game

_MOST_WINS = const(255)


def seat(seats: Seats, others: Seats) -> None:
    """Copy other seats.

    Wins stay with their players, who may have moved round the table; if anyone else plays, all
    start from 0.
    """
    moved, count, wins = _moved(seats, others), seats.count, bytes(seats.wins)
    for at in range(MOST_PLAYERS):
        stays = moved >= 0 and at < count
        seats.wins[at] = wins[(at + moved) % count] if stays else 0
    seats.copy_from(others)


def _moved(seats: Seats, others: Seats) -> int:
    """Return by how many seats the players have moved in other seats, -1 if others play."""
    count = seats.count
    for moved in range(count if others.count == count else 0):
        for at in range(count):
            before, kind = (at + moved) % count, others.kinds[at]
            has_name = kind != PERSON or seats.names[before] == others.names[at]
            if seats.kinds[before] != kind or not has_name:
                break
        else:
            return moved
    return -1


def seats_of_rematch(seats: Seats) -> Seats:
    """Return the seats of another game: the second player begins, and the first one is last."""
    made, count = Seats(), seats.count
    made.copy_from(seats)
    made.names[:count] = made.names[1:count] + made.names[:1]
    made.kinds[:count] = made.kinds[1:count] + made.kinds[:1]
    return made


def count_wins(seats: Seats, game: "Game") -> None:
    """Add a finished game to the wins of each player who has won it."""
    for at in range(game.players):
        seats.wins[at] = min(_MOST_WINS, seats.wins[at] + has_won(game, at))


def has_won(game: "Game", player: int) -> int:
    """Return 1 if a player or team member has won, also in a tie, otherwise 0."""
    return winners(game) >> player % sides(game) & 1
