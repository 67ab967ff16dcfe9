"""How the last game ended, for sharing: score, rank, a picture in squares, the whole game.

It runs in the page's MicroPython.
"""

from engine.const import TYPE_CHECKING
from engine.drop_it.board import HEIGHT, WIDTH
from engine.standing import winners
from firmware import games
from firmware.kept import ranks
from firmware.session import seeds
from sim.protocol.drop_it import states as drop_it_states
from sim.protocol.number_drop import states
from web import replay_link

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.drop_it.game import Game as DropIt
    from engine.number_drop.game import Game as NumberDrop
    from firmware.session.interfaces.handheld import Handheld
    from sim.protocol.json_checks import Json

# A square is a letter: empty, a digit, circled, an X; in Drop It, a piece's colour.
_EMPTY, _DIGIT, _CIRCLED, _BLOCK = ".dcx"
_ACROSS = 6  # squares across Drop It's zone
_REACH = 24  # largest distance in units from a square's centre to that of the piece it shows


def result(app: "Handheld") -> "Json | None":
    """Return the result as an object for JSON, or None unless a game is over.

    It has the `game`, its `scores` and the `replay`. A daily game has its `day`; a solo game has
    its `rank`, with the name and score that it beats. `squares` is a picture of the game, row by
    row from the top, if there is one.
    """
    session = app.session.main_session
    record = session.record
    if record is None or not record.game.is_over():
        return None
    game: Any = record.game  # of either game
    name = games.name_of(record.bits.data)
    summary: Json = {"game": name, "scores": _scores(name, game)}
    summary["replay"] = replay_link.text_of(name, record)
    if games.facts(name).HAS_CODES:
        seed = game.seed_low | game.seed_high << 16
        if seeds.is_daily(seed):
            summary["day"] = seeds.text(seed)
    if game.players == 1 and session.end()[0]:
        rank, _, blue = session.end()
        summary["rank"] = [rank, ranks.NAMES[rank - 1], blue[rank - 1]]
    summary["squares"] = _PICTURES[name](game) if name in _PICTURES else []
    return summary


def _scores(name: str, game: "Any") -> list[int]:
    if name == "drop_it":
        scores: list[int] = drop_it_states.state(game)["scores"]
        return scores
    return [game.score(player) for player in range(game.players)]


def _sheet(game: "NumberDrop") -> list[str]:
    """Return a picture of the winner's sheet, the first one's if there are several."""
    player = 0
    while not winners(game) >> player & 1:
        player += 1
    sheet = states.state(game)["sheets"][player]
    rows: list[str] = []
    for number in range(len(sheet["grid"]) - 1, -1, -1):
        marks, circles = sheet["grid"][number], sheet["circled"][number]
        row = "".join([_square(marks[col], circles[col]) for col in range(len(marks))])
        if rows or row != _EMPTY * len(row):  # skip the empty rows at the top
            rows.append(row)
    return rows


def _square(mark: str, circle: str) -> str:
    if circle == "o":
        return _CIRCLED
    return _EMPTY if mark == "." else _BLOCK if mark == "X" else _DIGIT


def _zone(game: "DropIt") -> list[str]:
    """Return a picture of the drop zone: each square shows the nearest piece, if one is near."""
    side = WIDTH // _ACROSS
    pieces = drop_it_states.state(game)["pieces"]
    rows = []
    for row in range(HEIGHT // side - 1, -1, -1):
        squares = ""
        for col in range(_ACROSS):
            x, y = col * side + side // 2, row * side + side // 2
            near = [(_apart(piece, x, y), piece["colour"]) for piece in pieces]
            near = [one for one in near if one[0] <= _REACH * _REACH]
            squares += min(near)[1][0] if near else _EMPTY
        rows.append(squares)
    return rows


def _apart(piece: "Json", x: int, y: int) -> int:
    """Return the squared distance of a piece's centre from a point."""
    square: int = (piece["x"] - x) ** 2 + (piece["y"] - y) ** 2
    return square


_PICTURES: "dict[str, Callable[[Any], list[str]]]" = {"number_drop": _sheet, "drop_it": _zone}
