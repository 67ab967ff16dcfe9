"""What each choice of a game cost, judged by the computer player."""

from engine.const import TYPE_CHECKING, const

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.number_drop.record import Record
    from engine.number_drop.review import Review
    from firmware.kept.seats import Seats

_ALL = const(63)  # players, a bit each
WHOLE = const(256)  # the value of `done` at the end


def points(parts: int, mark: str) -> str:
    """Return 1/256 points, 0 or more, as text with one digit after a decimal `mark`."""
    tenths = (parts * 10 + 128) >> 8
    return str(tenths // 10) + mark + str(tenths % 10)


class Analysis:
    """Judges every choice in the order of play; each list has an item for every choice."""

    def __init__(self, record: "Record", seats: "Seats") -> None:
        """Judge the people in a game of these Seats or, if there are none, all players."""
        players = record.game.players
        persons = 0
        for seat in range(players):
            if players == 1 or not seats.is_computer(seat):
                persons |= 1 << seat
        self._record = record
        self._judged = persons or _ALL
        self._review: Review = None  # type: ignore[assignment]  # until `begin`
        self._at = 0  # actions analysed so far
        self._lost = [0] * players  # by each player, in 1/256 of a point
        self.done = 0  # how much of the game is analysed, in 1/256
        self.numbers: list[int] = []  # how many actions came before each choice
        self.costs: list[int] = []  # in 1/256 of a point
        self.close: list[bool] = []  # whether such a cost is within the error
        self.made: list[int] = []  # the actions that were done
        self.better: list[int] = []  # and those that the computer player prefers

    def begin(self) -> None:
        """Start thinking, or continue where it was stopped."""
        # Imported here: showing what was found does not need the code that thinks.
        from engine.number_drop.bot import Bot
        from engine.number_drop.review import Review

        self._review = Review(self._record, Bot(), self._judged, self._at)

    def step(self) -> bool:
        """Think a little further, after `begin`; return whether the whole game is judged."""
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
            self._review = None  # type: ignore[assignment]  # not used again
        return is_done

    def stop(self) -> None:
        """Stop thinking, and free the memory for it."""
        self._review = None  # type: ignore[assignment]  # until `begin`

    def position(self, choice: int) -> int:
        """Return a choice's position in the game, in 1/256."""
        return self.numbers[choice] * WHOLE // self._record.count

    def cost(self, choice: int, mark: str) -> str:
        """Return the points that a choice cost, with a decimal `mark`."""
        return points(self.costs[choice], mark)

    def lost(self, mark: str) -> str:
        """Return the points that all choices cost together."""
        return points(sum(self._lost), mark)

    def lost_by(self, name_of: "Callable[[int], str]", mark: str) -> str:
        """Return how many points each judged player lost, or "" if only one is judged."""
        parts = []
        for player in range(len(self._lost)):
            if self._judged >> player & 1:
                parts.append(name_of(player) + ":" + points(self._lost[player], mark))
        return " ".join(parts) if len(parts) > 1 else ""
