"""The engine on the 32-bit VM: it plays with its heap locked, and is as small as promised."""

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from engine.number_drop.house import AEG_DICE, PLAY_ON, SLIDING
from engine.number_drop.player import weights
from sim.bundler import mpy
from tests import slow
from tests.vm import machine
from tests.vm.called import called_by
from tests.vm.match import Match

KB = 1024
ENGINE = machine.ROOT / "engine"
SHARED = [ENGINE / f"{name}.py" for name in ("packing", "replay", "rng")]
PLAYED = (*(ENGINE / "number_drop").rglob("*.py"), *SHARED)
DRIVER = "tests/vm/match.py"
GAMES = [  # players, whether the bot plays, seeds, house rules
    (1, False, (1, 2, 3, 4), 0),
    (1, True, (1, 2, 3, 4), 0),
    (6, False, (1, 2), 0),
    (6, True, (1, 2), 0),
    (1, False, (1, 2), SLIDING | AEG_DICE),
    (1, True, (1, 2), SLIDING | AEG_DICE),
    (3, True, (1, 2), SLIDING | PLAY_ON | AEG_DICE),
]
# May allocate: creates objects, before a game, to save it, or after thinking.
MAKERS = {
    "Bits.sealed",
    "Bot.purpose",
    "Record.to_bytes",
    "Rng.warm_up",
    "Sheet.clear",
    "Sheet.columns",
    "Table._set_tiles",
    "Table.saved_size",
    "_dice_of",
    "_orientations",
    "crc16",
    "crc16_on",
    "from_bytes",
    "opened",
    "room",
}
# Functions of every part of the engine, including the rarest.
SPOILT = [
    ("arrangements", "Arrangements._count"),
    ("bot", "Bot._circle"),
    ("player/circling", "Circling.step"),
    ("codec", "_combo"),
    ("combos", "Combos.opened_by"),
    ("dice", "fits"),
    ("game", "Game._block_from"),
    ("groups", "Groups.next"),
    ("house", "Game._threat"),
    ("legal", "Legal._nth_combo"),
    ("player/evaluation", "evaluate"),
    ("player/orders", "Orders._suiting"),
    ("player/prospects", "Prospects._flood"),
    ("record", "Record.undo"),
    ("../replay", "Replay.next"),
    ("runs", "Runs.reach"),
    ("sheet", "Sheet.landing"),
    ("sheet", "Sheet.circle_penalties"),
    ("slide", "RestingPlaces.trace"),
    ("table", "Table.load_from"),
]


@lru_cache(maxsize=None)
def compiled() -> dict[str, str | bytes]:
    """Return the engine as boards load it, and what drives it."""
    driver = (machine.ROOT / DRIVER).read_bytes()
    return machine.engine_files(compiled=True) | {"match.mpy": mpy.compile_source(driver, DRIVER)}


def locked_match(players: int, by_bot: bool, seed: int, house: int = 0) -> tuple[str, ...]:
    """Return scripts that play a game with the heap locked; the last one reports on it."""
    return (
        f"from match import Match\nmatch = Match({players}, {seed}, {by_bot}, {house})",
        machine.locked("match.play()"),
        "match.make_replay()",
        machine.locked("match.play_again()"),
        "print(match.report())",
    )


def defined(path: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield the functions and methods of a file by name."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield f"{node.name}.{method.name}", method


def spoilt(path: Path, function: str) -> bytes:
    """Return a source with an allocation added at the beginning of a function."""
    body = dict(defined(path))[function].body
    first = body[1] if ast.get_docstring(dict(defined(path))[function]) else body[0]
    lines = path.read_text(encoding="utf-8").splitlines()
    lines.insert(first.lineno - 1, " " * first.col_offset + "[0]")
    return "\n".join(lines).encode()


# Quick: a bot alone, six random players, and one that may push shapes.
@pytest.mark.parametrize(
    ("players", "by_bot", "seeds", "house"), slow.rows_but([*GAMES[1:3], GAMES[4]], GAMES)
)
def test_whole_games_allocate_nothing_and_are_the_same_as_on_the_desktop(
    players: int, by_bot: bool, seeds: tuple[int, ...], house: int
) -> None:
    half = machine.BOARD_STACK_BYTES // 2  # the rest is for the screens
    for seed in seeds:
        scripts = locked_match(players, by_bot, seed, house)
        output = machine.run(scripts, compiled(), stack_bytes=half)
        match = Match(players, seed, by_bot, house)
        match.play()
        assert output.strip() == match.report()


@pytest.mark.parametrize(("module", "function"), slow.rows_but(SPOILT[::3], SPOILT))
def test_an_allocation_brought_back_is_found(module: str, function: str) -> None:
    path = (ENGINE / "number_drop" / f"{module}.py").resolve()
    name = path.relative_to(machine.ROOT).as_posix()
    source = machine.compile_source(spoilt(path, function), name)
    files = compiled() | {name.replace(".py", ".mpy"): source}
    scripts = locked_match(1, False, 1) + locked_match(6, True, 1)
    if module in ("house", "slide"):
        scripts = locked_match(1, False, 1, SLIDING) + locked_match(3, True, 1, PLAY_ON)
    with pytest.raises(machine.MachineError, match="allocated while the heap was locked"):
        machine.run(scripts, files)


def test_the_games_go_through_the_whole_engine() -> None:
    """So no function can allocate unnoticed."""
    matches = [Match(players, seeds[0], by_bot, house) for players, by_bot, seeds, house in GAMES]
    called = called_by(matches, PLAYED)
    named = {name for path in PLAYED for name, _ in defined(path)}
    missed = {name for name in named - called if not name.endswith("__init__")}
    assert missed <= MAKERS


def test_the_engine_loaded_takes_at_most_24_kb() -> None:
    files = machine.engine_files(compiled=True)
    scripts = ["import gc", "import engine.number_drop", "gc.collect()", "print(gc.mem_alloc())"]
    in_use = int(machine.run(scripts, files))  # includes what the VM itself takes
    assert in_use <= 24 * KB


@pytest.mark.parametrize(
    ("module", "most"), [("legal", 6 * KB), ("bot", 28 * KB), ("house", 5 * KB)]
)
def test_the_programs_that_play_take_little_more(module: str, most: int) -> None:
    """The bot's part is only needed while it thinks, so a board can unload it afterwards."""
    setup = "import engine.number_drop"
    script = f"import engine.number_drop.{module}"
    assert machine.heap_growth(script, compiled(), setup=setup) <= most


def test_the_bot_s_tables_take_at_most_4_kb() -> None:
    tables = [value for name, value in vars(weights).items() if name.isupper()]
    sizes = [
        4 * len(value) if isinstance(value, tuple) else len(value)
        for value in tables
        if not isinstance(value, int)
    ]
    assert 3 * KB < sum(sizes) <= 4 * KB


@pytest.mark.parametrize(
    ("made", "most"),
    [
        ("Game(1, 1)", 2 * KB),
        ("Game(6, 1)", 2 * KB),
        ("Record(6, 1)", 4 * KB),
        ("RestingPlaces(84)", 2 * KB),
        ("Bot()", 5 * KB),
    ],
)
def test_a_game_fits_in_its_bytes(made: str, most: int) -> None:
    setup = (
        "from engine.number_drop import Game, Record\n"
        "from engine.number_drop.bot import Bot\n"
        "from engine.number_drop.slide import RestingPlaces\nkept = None"
    )
    assert 0 < machine.heap_growth(f"kept = {made}", compiled(), setup=setup) <= most


def test_a_sheet_is_one_bytearray_of_at_most_96_bytes() -> None:
    script = (
        "from engine.number_drop.sheet import Sheet\nsheet = Sheet()\n"
        "print(len(sheet.bytes), isinstance(sheet.bytes, bytearray), len(sheet.__dict__))"
    )
    length, is_bytearray, attributes = machine.run(script, compiled()).split()
    assert int(length) <= 96
    assert (is_bytearray, attributes) == ("True", "1")
