"""Exercise 5, a computer player as one short function."""

from pathlib import Path

from sim.exercises.mistake import where
from sim.exercises.patience import EndlessError, patience
from sim.exercises.result import Result, board_compiles, handheld, picture
from sim.project import ROOT

TITLE = "a computer player of your own"
GAMES = 20
_LONGEST_SECONDS = 5  # of one choice
_FOLDER = ROOT / "firmware" / "guests"
_HOW = (
    "write firmware/guests/<name>.py, <name> being three letters such as zoe, with a function"
    " choose(game, legal) that returns one of legal.nth(0) to legal.nth(legal.count() - 1);"
    " then add <name> to NAMES in firmware/guests/__init__.py"
)
_NO_COMMA = (
    'NAMES in firmware/guests/__init__.py lacks a comma behind its one name: NAMES = ("{}",)'
)


def check(folder: Path) -> Result:
    """Look at the guests, and let each play against BEN."""
    from firmware import guests

    if _is_text(guests.NAMES):
        return Result([_NO_COMMA.format(guests.NAMES)])
    names: list[str] = list(guests.NAMES)
    files = [path.stem for path in _FOLDER.glob("*.py") if path.stem not in ("__init__", "guest")]
    if not names:
        forgotten = [f'add "{name}" to NAMES in firmware/guests/__init__.py' for name in files]
        return Result(forgotten or [_HOW])
    result = Result([line for name in names for line in _wrong(name)])
    for name in names if not result.todo else ():
        _play(name, result)
    if not result.todo:
        result.seen.append(_show(folder))
    return result


def _is_text(names: object) -> bool:
    """Return whether what should be a tuple is a text: one name in () without a comma is."""
    return isinstance(names, str)


def _wrong(name: str) -> list[str]:
    path = _FOLDER / f"{name}.py"
    if not path.exists():
        return [f"NAMES has {name!r}, but there is no firmware/guests/{name}.py: {_HOW}"]
    if len(name) != 3 or not name.isascii() or not name.islower() or not name.isalpha():
        return [f"{name!r} is no name for a seat: three small letters"]
    from firmware.loader import borrow

    try:
        with patience(_LONGEST_SECONDS):
            guest = borrow(f"firmware.guests.{name}")
    except EndlessError as mistake:
        return [where(mistake, path)]
    if not callable(getattr(guest, "choose", None)):
        return [f"{name}.py: no function choose(game, legal)"]
    return board_compiles(path)


def _play(name: str, result: Result) -> None:
    """Play all games; the guest sits first in every second one."""
    won = lost = points = rivals = 0
    for seed in range(GAMES):
        seat = seed % 2
        try:
            scores = _game(name, seat, seed)
        except (
            Exception,
            EndlessError,
        ) as mistake:  # the guest's function may raise anything at all
            result.todo.append(f"in game {seed}: {where(mistake, _FOLDER / f'{name}.py')}")
            return
        won += scores[seat] > scores[1 - seat]
        lost += scores[seat] < scores[1 - seat]
        points += scores[seat]
        rivals += scores[1 - seat]
    verdict = "BEN IS BEATEN" if won > lost else "BEN is not beaten yet: go on, if you like"
    result.seen.append(
        f"{name.upper()} won {won}, BEN {lost} of {GAMES} games;"
        f" {points / GAMES:.1f} points a game, BEN {rivals / GAMES:.1f}. {verdict}"
    )


def _game(name: str, seat: int, seed: int) -> list[int]:
    """Return both scores of a game. Raises ValueError if the guest does what is not legal."""
    from engine.number_drop import Game
    from engine.number_drop.bot import Bot
    from engine.number_drop.legal import Legal
    from engine.number_drop.table import ROLL
    from firmware.loader import borrow

    choose = borrow(f"firmware.guests.{name}").choose
    game, ben = Game(2, seed), Bot(0)
    legal = Legal(game)
    while not game.is_over():
        if game.phase == ROLL:
            game.apply(game.chance())
            continue
        if game.player == seat:
            with patience(_LONGEST_SECONDS):
                action = choose(game, legal)
        else:
            action = ben.choose(game)
        if not isinstance(action, int) or not game.is_legal(action):
            raise ValueError(f"it chose {action!r} in phase {game.phase}, which is not legal there")
        game.apply(action)
    return [game.score(0), game.score(1)]


def _show(folder: Path) -> str:
    from engine.levels import NAMES
    from firmware.session import game_start

    app = handheld(seed=3)
    app.session.seats.kinds[0] = len(NAMES) + 1  # the first guest
    game_start.new_game(app, 2)
    told = picture(app, folder / "exercise-5.png")
    return told + "; to play against it: 2-6 PLAYERS, and behind LU6 it stands"
