"""What each choice of a game cost, compared with the strong player's best."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.number_drop.actions import landing_of, orientation_of
from engine.number_drop.combos import PASS
from engine.number_drop.game import Game
from engine.number_drop.record import Record
from engine.number_drop.replay import Replay
from engine.number_drop.shapes import NAMES, SHAPE
from engine.number_drop.table import COMBO, DROP
from sim.players.strong import Strong
from sim.protocol.number_drop.notation import to_json
from sim.protocol.number_drop.sheet_text import draw, side_by_side

WORST = 3
# The error of the strong player's play-outs in the difference of two choices: docs/PLAYER.md.
ERROR = 0.3  # points
_COLUMNS = "abcdefg"


@dataclass(frozen=True)
class Judged:
    """One choice of a game, and the best one that was found."""

    number: int  # of actions before it
    round: int
    player: int
    made: str  # as text
    best: str
    cost: float  # points that the best gains more; 0 if the choice was the best
    is_order: bool  # whether the best differs only in the order of the digits, in the same place
    picture: list[str] = field(repr=False)  # the sheets with the choice and with the best one

    @property
    def is_close(self) -> bool:
        """Whether the choice cost something, but no more than the error."""
        return 0 < self.cost < ERROR

    @property
    def is_toss_up(self) -> bool:
        """Whether a hint would call it a toss-up; to a hint, another order is the same choice."""
        return self.is_close and not self.is_order


def judge(record: Record, strong: Strong) -> Iterator[Judged]:
    """Yield every drop and every choice of a combo in a game."""
    replay, number = Replay(record), 0
    while (action := replay.next()) >= 0:
        game = replay.game
        if game.phase in (DROP, COMBO):
            choices = strong.rank(game, action)
            if len(choices) > 1:
                points = {choice.action: choice.points for choice in choices}
                best = choices[0]
                yield Judged(
                    number,
                    game.round,
                    game.player,
                    describe(game, action),
                    describe(game, best.action),
                    max(0.0, best.points - points[action]),
                    game.phase == DROP and landing_of(action) == landing_of(best.action),
                    side_by_side(draw(game, action), draw(game, best.action)),
                )
        replay.do(action)
        number += 1


def describe(game: Game, action: int) -> str:
    """Return a description of a drop or a combo with its cells.

    Columns are letters, and rows are counted from the bottom.
    """
    if action == PASS and game.phase == COMBO:
        return "circle no combo"
    cells = to_json(game, action)["cells"]
    named = " ".join(
        "".join(map(str, cell[2:])) + _COLUMNS[cell[1]] + str(cell[0] + 1) for cell in cells
    )
    if game.phase == DROP:
        return f"drop {NAMES[SHAPE[orientation_of(action)]]}: {named}"
    return f"circle {len(cells)}: {named}"


def worst(choices: list[Judged]) -> list[Judged]:
    """Return the choices that cost most, at most three, the costliest first.

    A cost within the error is not counted.
    """
    dear = [choice for choice in choices if choice.cost >= ERROR]
    return sorted(dear, key=lambda choice: -choice.cost)[:WORST]
