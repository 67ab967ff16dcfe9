"""Show what each choice of a game cost, the worst first, measured against the strong player's best.

python -m sim.analysis GAME          GAME: a file with a saved game in hexadecimal digits, as the
                                     referee's `save` prints it; - for standard input
python -m sim.analysis --nvm FILE    the game in a simulated board's memory, from `sim --nvm FILE`
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from engine.drop_it import replay as drop_it_replay
from engine.number_drop.record import Record
from engine.number_drop.replay import from_bytes
from sim.board.board_files import BoardFileError
from sim.bundler.checks import listed_files
from sim.command_line import OneLineParser, OptionsError, complain, run, whole_number
from sim.players.strong import Strong
from sim.players.twin import TwinError
from sim.protocol.number_drop.judgement import ERROR, Judged, judge, worst

PLAYOUTS = 800  # per drop
_MOST_PLAYOUTS = 1_000_000
_SELF = "analysis"  # the program's name in error messages


def read(name: str) -> Record:
    """Return the game saved in a file, or on standard input for "-".

    Raises ValueError saying what is wrong with it.
    """
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="ascii")
        data = bytes.fromhex(text.strip())
    except ValueError:
        raise ValueError(
            "a saved game is hexadecimal digits, as printed by `save`; a board's memory needs --nvm"
        ) from None
    return _opened(data)


def _opened(data: bytes) -> Record:
    """Return the game saved in these bytes, or raise ValueError saying what they are instead."""
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
    """Return the game in a simulated board's memory, or raise ValueError saying what is wrong."""
    import sim.blinka  # noqa: F401 - exits with one line if a library is missing
    from sim import options
    from sim.session import play

    memory = Path(file)
    if not (memory / "nvm.bin" if memory.is_dir() else memory).exists():
        raise ValueError(f"{file}: there is no memory there; `sim --nvm {file}` creates one")
    app = play(options.parse(["--view", "none", "--board", board, "--nvm", file]))
    if app.session.record is None:
        raise ValueError(f"{file}: no game is saved there")
    return _opened(app.session.record.to_bytes())


def tell(choices: list[Judged], waits: bool) -> None:
    """Print the total cost, then the worst choices one by one.

    With `waits`, wait for Enter between them.
    """
    several = any(choice.player for choice in choices)
    print(f"\n{sum(choice.cost for choice in choices):.1f} points in all. The costliest choices:")
    for place, choice in enumerate(worst(choices)):
        if waits and place and not _next_is_wanted():
            return
        who = f", player {choice.player + 1}" if several else ""
        print(f"\n  round {choice.round}{who}: {choice.cost:.1f} points: {choice.made}")
        print(f"    better: {choice.best}")
        print("    what was done, and on the right what would have been better:\n")
        print("\n".join("    " + line for line in choice.picture))


def _next_is_wanted() -> bool:
    """Wait for Enter; return False if the input ends (Ctrl-D) instead."""
    try:
        input("\nEnter: the next one ")
    except EOFError:
        print()
        return False
    return True


def _count(text: str) -> int:
    return whole_number(text, 1, _MOST_PLAYOUTS)


def main(arguments: Sequence[str]) -> int:
    """Analyse a game and print what each choice cost; return the exit code."""
    parser = OneLineParser(prog="python -m sim.analysis", description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", help="a file with a saved game, - for standard input")
    parser.add_argument("--nvm", metavar="FILE", help="a simulated board's memory")
    parser.add_argument("--board", default="pygamer", help="the board with that memory")
    parser.add_argument("--playouts", type=_count, default=PLAYOUTS, help="per drop")
    try:
        listed_files.check_project()
        wanted = parser.parse_args(arguments)
        if (wanted.game is None) is (wanted.nvm is None):
            raise OptionsError("name a file with a game, or --nvm FILE")
        record = read(wanted.game) if wanted.nvm is None else read_memory(wanted.nvm, wanted.board)
        if record.game.house:
            raise ValueError("a game with house rules: only the board itself analyses those")
        strong = Strong(wanted.playouts)
    except (OSError, ValueError, BoardFileError, TwinError) as error:
        return complain(str(error), _SELF)
    choices = []
    print(
        "Points lost, and the choice: 7a1 is a 7 in the bottom row's first cell, a1 that cell.\n"
        f"A toss-up: the loss is less than the error of {ERROR} points."
    )
    try:
        for choice in judge(record, strong):
            choices.append(choice)
            who = f"round {choice.round:2}  player {choice.player + 1}"
            close = "  (toss-up)" if choice.is_toss_up else ""
            print(f"{who}  {choice.cost:5.1f}  {choice.made}{close}", flush=True)
    except TwinError as error:
        return complain(str(error), _SELF)
    finally:
        strong.close()
    tell(choices, waits=wanted.game != "-" and sys.stdin.isatty() and sys.stdout.isatty())
    return 0


if __name__ == "__main__":
    run(main, "analysis")
