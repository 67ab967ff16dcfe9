"""Recorded playthroughs: whole games as text, with the state before each action."""

from collections.abc import Iterator
from pathlib import Path

from engine.number_drop.legal import Legal
from engine.number_drop.record import Record
from engine.number_drop.replay import Replay
from sim.protocol.json_checks import Json
from sim.protocol.number_drop.notation import to_json
from sim.protocol.number_drop.states import state

FOLDER = Path(__file__).parent
NAMES = ("solo", "three", "six")
REGENERATE = "python -m tests.playthroughs"

HEAD = """\
# A game of Number Drop, each step: phase and who is to act, the dice, the tiles if they have moved,
# the sheet of who is to act (behind a row "o" for its circled digits), its score, how many actions
# are legal, and behind ">" the one that was done. The last line is the game as it is saved.\
"""


def tell(record: Record) -> str:
    """Return a finished game as text, from the start to its saved form."""
    lines = [HEAD]
    replay, step, before = Replay(record), 0, ""
    while (action := replay.next()) >= 0:
        game, shown = replay.game, state(replay.game)
        lines += ["", heading(step, shown)]
        if tiles(shown) != before:
            before = tiles(shown)
            lines.append(before)
        lines += sheet(shown["sheets"][shown["player"]])
        lines += [f"legal {Legal(game).count()}", f"> {said(to_json(game, action))}"]
        replay.do(action)
        step += 1
    shown = state(replay.game)
    lines += ["", heading(step, shown), tiles(shown)]
    for player, last in enumerate(shown["sheets"]):
        lines += [f"player {player}", *sheet(last)]
    return "\n".join(
        [*lines, f"winners {shown['winners']}", f"saved {record.to_bytes().hex()}", ""]
    )


def heading(step: int, shown: Json) -> str:
    """Return the heading of a step."""
    dice = f", dice {' '.join(shown['dice'])}" if shown["dice"] else ""
    turn = f"round {shown['round']} of player {shown['active']}"
    return f"{step}: {shown['phase']}, player {shown['player']}, {turn}{dice}"


def tiles(shown: Json) -> str:
    """Return the tiles on one line: letter, shape, notch, and whether each is used."""
    words = [
        f"{tile['letter']} {tile['shape']} {tile['notch']}{' used' if tile['used'] else ''}"
        for tile in shown["tiles"]
    ]
    return f"tiles {', '.join(words)}"


def sheet(shown: Json) -> Iterator[str]:
    """Yield the lines of a sheet, from the highest row with a filled cell."""
    for row in reversed(range(14)):
        grid, circled = shown["grid"][row], shown["circled"][row]
        if grid != ".......":
            mark = "" if row not in shown["rows"] else "  +2" if row < 11 else "  -5"
            yield f"  {grid} {circled}{mark}"
    score = shown["score"]
    yield f"same {shown['same']} run {shown['run']} letters {shown['letters']}"
    parts = " + ".join(f"{name} {score[name]}" for name in ("rows", "same", "run", "bonus"))
    yield f"score {score['total']} = {parts}"


def said(action: Json) -> str:
    """Return a short form of an action, with cells as row,col, each preceded by its digit."""
    words = [action["do"]]
    words += [str(action[key]) for key in ("col", "letter") if key in action]
    words += action.get("dice", [])
    for row, col, *digit in action.get("cells", []):
        words.append(f"{digit[0]}@{row},{col}" if digit else f"{row},{col}")
    return " ".join(words)
