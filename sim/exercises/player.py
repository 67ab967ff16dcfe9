"""Exercise 5, a computer player as one short function."""

from pathlib import Path
from typing import TYPE_CHECKING

from engine.levels import NAMES as LEVELS
from sim.board_maker import modules
from sim.bundler import fast_boards
from sim.bundler.checks import name_list
from sim.exercises.faults.match import GAMES, IllegalError, Match
from sim.exercises.mistake import where
from sim.exercises.patience import EndlessError, patience
from sim.exercises.result import Result, board_compiles, handheld, picture
from sim.project import ROOT

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from engine.number_drop.legal import Legal

TITLE = "a computer player of your own"
_LONGEST_SECONDS = 5  # for one choice
_FOLDER = ROOT / "firmware" / "guests"
_LIST = "NAMES in firmware/guests/__init__.py"
_HOW = (
    "write firmware/guests/<name>.py, where <name> is three letters such as zoe, with a function"
    " choose(game, legal) that returns one of legal.nth(0) to legal.nth(legal.count() - 1);"
    f" then add <name> to {_LIST}"
)
_BOARD = "raspberry_pi_pico"  # the workshop's


def check(folder: Path) -> Result:
    """Check the guests, and let each play against BEN."""
    from firmware import guests

    if wrong := name_list.faults(guests.NAMES, (), _LIST):
        return Result(wrong)
    names: list[str] = list(guests.NAMES)
    others = ("__init__", "guest", fast_boards.NAME)
    files = [path.stem for path in _FOLDER.glob("*.py") if path.stem not in others]
    if not names:
        forgotten = [f'add "{name}" to {_LIST}' for name in files]
        return Result(forgotten or [_HOW])
    result = Result([line for name in names for line in _wrong(name)])
    for name in names if not result.todo else ():
        _play(name, result)
    if not result.todo:
        result.seen.append(_show(folder))
    return result


def _wrong(name: str) -> list[str]:
    path = _FOLDER / f"{name}.py"
    if not path.exists():
        return [f"NAMES has {name!r}, but there is no firmware/guests/{name}.py: {_HOW}"]
    if len(name) != 3 or not name.isascii() or not name.islower() or not name.isalpha():
        return [f"{name!r} is not a name for a seat: use three lower-case letters"]
    from firmware.memory.loader import import_named
    from sim.players.opponents import NAME as DAD  # imported late: it loads pupils' files

    if name.upper() in (*LEVELS, fast_boards.NAME.upper(), DAD):
        return [f"{name!r} is a player already: choose another name"]
    try:
        with patience(_LONGEST_SECONDS):
            guest = import_named(f"firmware.guests.{name}")
    except EndlessError as mistake:
        return [where(mistake, path)]
    if not callable(getattr(guest, "choose", None)):
        return [f"{name}.py: no function choose(game, legal)"]
    return board_compiles(path) + modules.missing(_BOARD, path)


def _play(name: str, result: Result) -> None:
    """Play all games, or as many as the guest can."""
    from firmware.memory.loader import import_named

    choose = import_named(f"firmware.guests.{name}").choose
    file = _FOLDER / f"{name}.py"

    def choose_in_time(game: "Game", legal: "Legal") -> int:
        with patience(_LONGEST_SECONDS):
            action: int = choose(game, legal)
        return action

    match = Match(choose_in_time)
    for seed in range(GAMES):
        try:
            match.play(seed)
        except IllegalError as illegal:
            place = f"in game {seed}: {file.relative_to(ROOT).as_posix()}"
            result.todo.append(
                f"{place}: choose returned nothing: is `return` missing?"
                if illegal.action is None
                else f"{place}: it chose {illegal.action!r}, which is not legal there: return what"
                " legal.nth gives for a number below legal.count()"
            )
            return
        # The guest's function may raise anything at all.
        except (Exception, EndlessError, SystemExit) as mistake:
            result.todo.append(f"in game {seed}: {where(mistake, file)}")
            return
    won, lost = match.won, match.lost
    verdict = "BEN IS BEATEN" if won > lost else "BEN is not beaten yet: keep going if you like"
    result.seen.append(
        f"{name.upper()} won {won}, BEN {lost} of {GAMES} games;"
        f" {match.points / GAMES:.1f} points a game, BEN {match.rivals / GAMES:.1f}. {verdict}"
    )


def _show(folder: Path) -> str:
    """Take a picture of the first guest about to drop, against BEN."""
    from engine.number_drop.table import DROP
    from firmware.session import game_start

    app = handheld(seed=3)
    app.session.seats.kinds[:2] = bytes((len(LEVELS) + 1, 1))
    game_start.new_game(app, 2)

    def is_told() -> bool:
        game, screen = app.session.record.game, app.navigator.screen
        if screen.name != "computer" or screen.active_field() >= 0:  # it still shows who rolled
            return False
        is_about_to: bool = game.phase == DROP and game.player == 0 and screen.action >= 0
        return is_about_to

    line = picture(app, folder, 5, is_there=is_told)
    if is_told():  # otherwise it has been thinking for a minute
        line += f": {app.navigator.screen.message}"
    return line + "; to play against it: 2-6 PLAYERS, where it comes after LU6"
