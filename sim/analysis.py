"""What each choice of a game cost against the best that the strong player finds, the worst first.

python -m sim.analysis GAME          GAME: a file with a saved game in hexadecimal digits, as the
                                     referee's `save` gives it; - reads it from standard input
python -m sim.analysis --nvm FILE    the game in a simulated board's memory, as of `sim --nvm FILE`
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from engine.drop_it import replay as drop_it_replay
from engine.number_drop.combos import PASS
from engine.number_drop.game import Game
from engine.number_drop.record import Record
from engine.number_drop.replay import Replay, from_bytes
from engine.number_drop.shapes import NAMES, SHAPE
from engine.number_drop.table import COMBO, DROP
from sim.number_drop.drawing import draw, side_by_side
from sim.number_drop.notation import to_json
from sim.strong import Strong
from sim.twin import TwinError

PLAYOUTS = 800
WORST = 3
_COLUMNS = "abcdefg"


@dataclass(frozen=True)
class Judged:
    """One choice of a game, and the best that was found instead."""

    number: int  # how many actions came before
    round: int
    player: int
    made: str  # in words
    best: str
    cost: float  # points that the best comes to more; 0 where the choice was the best
    picture: list[str] = field(repr=False)  # the sheet with the choice, and beside it with the best


def judge(record: Record, strong: Strong) -> Iterator[Judged]:
    """Yield every drop and every choice of a combo of a game."""
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
                    deed(game, action),
                    deed(game, best.action),
                    max(0.0, best.points - points[action]),
                    side_by_side(draw(game, action), draw(game, best.action)),
                )
        replay.do(action)
        number += 1


def deed(game: Game, action: int) -> str:
    """Return a drop or a combo in words: with their cells, columns as letters, rows from below."""
    if action == PASS and game.phase == COMBO:
        return "circle no combo"
    cells = to_json(game, action)["cells"]
    named = " ".join(
        "".join(map(str, cell[2:])) + _COLUMNS[cell[1]] + str(cell[0] + 1) for cell in cells
    )
    if game.phase == DROP:
        return f"drop {NAMES[SHAPE[action >> 3 & 63]]}: {named}"
    return f"circle {len(cells)}: {named}"


def worst(choices: list[Judged]) -> list[Judged]:
    """Return the choices that cost most, at most three, the dearest first."""
    dear = [choice for choice in choices if choice.cost > 0]
    return sorted(dear, key=lambda choice: -choice.cost)[:WORST]


def read(name: str) -> Record:
    """Return the game in a file, "-" for standard input. ValueError says what is wrong with it."""
    text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="ascii")
    try:
        data = bytes.fromhex(text.strip())
    except ValueError:
        raise ValueError("a saved game is hexadecimal digits, as `save` gives them") from None
    return _opened(data)


def _opened(data: bytes) -> Record:
    """Return the game that these bytes are. ValueError says what they are instead."""
    try:
        return from_bytes(data)
    except ValueError:
        try:
            drop_it_replay.from_bytes(data)
        except ValueError:
            pass
        else:
            raise ValueError("a game of Drop It: only Number Drop has an analysis") from None
        raise


def read_memory(file: str, board: str) -> Record:
    """Return the game in a simulated board's memory. ValueError says what is wrong with it."""
    from sim import options
    from sim.session import play

    if not Path(file).exists():
        raise ValueError(f"{file}: there is no such memory; `sim --nvm {file}` makes one")
    app = play(options.parse(["--view", "none", "--board", board, "--nvm", file]))
    if app.record is None:
        raise ValueError(f"{file}: no game is kept there")
    return _opened(app.record.to_bytes())


def tell(choices: list[Judged], waits: bool) -> None:
    """Print what all choices cost, and step through the worst; `waits` for Enter between them."""
    print(f"\n{sum(choice.cost for choice in choices):.1f} points in all. What cost most:")
    for place, choice in enumerate(worst(choices)):
        if waits and place:
            input("\nEnter: the next one ")
        print(f"\n  round {choice.round}: {choice.cost:.1f} points: {choice.made}")
        print(f"    better: {choice.best}")
        print("    as it was done, and better at the right:\n")
        print("\n".join("    " + line for line in choice.picture))


def main(arguments: Sequence[str] | None = None) -> int:
    """Analyse a game and print what it cost; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m sim.analysis", description=__doc__.split("\n")[0]
    )
    parser.add_argument("game", nargs="?", help="a file with a saved game, - for standard input")
    parser.add_argument("--nvm", metavar="FILE", help="a simulated board's memory")
    parser.add_argument("--board", default="pygamer", help="whose memory it is")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="a choice")
    wanted = parser.parse_args(arguments)
    if (wanted.game is None) is (wanted.nvm is None):
        parser.error("name a file with a game, or --nvm FILE")
    try:
        record = read(wanted.game) if wanted.nvm is None else read_memory(wanted.nvm, wanted.board)
        strong = Strong(wanted.playouts)
    except (OSError, ValueError, TwinError) as error:
        print(f"analysis: {error}", file=sys.stderr)
        return 2
    choices = []
    print(
        "Points lost, and what was done: 7a1 is a 7 in the lowest row's first cell, a1 that cell."
    )
    try:
        for choice in judge(record, strong):
            choices.append(choice)
            who = f"round {choice.round:2}  player {choice.player + 1}"
            print(f"{who}  {choice.cost:5.1f}  {choice.made}", flush=True)
    finally:
        strong.close()
    tell(choices, waits=wanted.game != "-" and sys.stdin.isatty() and sys.stdout.isatty())
    return 0


if __name__ == "__main__":
    sys.exit(main())
