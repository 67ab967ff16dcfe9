"""What each choice of a game cost, judged by the computer player."""

from engine.const import TYPE_CHECKING, const

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.number_drop.record import Record
    from engine.number_drop.review import Review
    from firmware.kept.seats import Seats

_ALL = const(63)  # players, a bit each
WHOLE = const(256)  # what `done` comes to


def points(parts: int, mark: str) -> str:
    """Return points as text, with one digit behind a mark.

    `parts` are 1/256 of a point, 0 or more.
    """
    tenths = (parts * 10 + 128) >> 8
    return str(tenths // 10) + mark + str(tenths % 10)


class Analysis:
    """Every choice judged, in the order of play.

    Each of the lists has a number for every choice.
    """

    def __init__(self, record: "Record", seats: "Seats") -> None:
        """Take the Record of a game and its Seats.

        Persons are judged, or all players if no person plays.
        """
        players = record.game.players
        persons = 0
        for seat in range(players):
            if players == 1 or not seats.is_computer(seat):
                persons |= 1 << seat
        self._record = record
        self._judged = persons or _ALL
        self._review: Review = None  # type: ignore[assignment]  # until `begin`
        self._at = 0  # actions that have been looked through
        self._lost = [0] * players  # by each, in 1/256 of a point
        self.done = 0  # how much of the game has been looked through, in 1/256
        self.numbers: list[int] = []  # how many actions came before
        self.costs: list[int] = []  # in 1/256 of a point
        self.close: list[bool] = []  # whether such a cost is within the error
        self.made: list[int] = []  # the actions that were done
        self.better: list[int] = []  # and those that the computer player would have done

    def begin(self) -> None:
        """Begin to think, or go on where it was stopped."""
        # Imported here: the code that thinks is not needed to look at what was found.
        from engine.number_drop.bot import Bot
        from engine.number_drop.review import Review

        self._review = Review(self._record, Bot(), self._judged, self._at)

    def step(self) -> bool:
        """Think a little further; return whether the whole game is judged.

        `begin` comes first.
        """
        review = self._review
        is_done = review.step()
        if review.cost >= 0 and (not self.numbers or self.numbers[-1] != review.at):
            self.numbers.append(review.at)
            self.costs.append(review.cost)
            self._lost[review.player] += review.cost
            self.close.append(review.is_close)
            self.made.append(review.action)
            self.better.append(review.better)
        self._at = max(self._at, review.at)
        self.done = self._at * WHOLE // self._record.count
        if is_done:
            self.done = WHOLE
            self._review = None  # type: ignore[assignment]  # nothing more is asked of it
        return is_done

    def stop(self) -> None:
        """Stop thinking, and drop what it takes."""
        self._review = None  # type: ignore[assignment]  # until `begin`

    def position(self, choice: int) -> int:
        """Return where in the game a choice was made, in 1/256."""
        return self.numbers[choice] * WHOLE // self._record.count

    def cost(self, choice: int, mark: str) -> str:
        """Return the points that a choice cost, with a decimal `mark`."""
        return points(self.costs[choice], mark)

    def lost(self, mark: str) -> str:
        """Return the points that all of them cost together."""
        return points(sum(self._lost), mark)

    def lost_by(self, name_of: "Callable[[int], str]", mark: str) -> str:
        """Return who lost how many points, if several are judged."""
        told = []
        for player in range(len(self._lost)):
            if self._judged >> player & 1:
                told.append(name_of(player) + ":" + points(self._lost[player], mark))
        return " ".join(told) if len(told) > 1 else ""
