"""Drop It on the 32-bit VM: it plays with its heap locked, and is as small as promised."""

from functools import lru_cache

import pytest

from sim.bundler import mpy
from tests.engine.test_memory import ENGINE, KB, SHARED, defined, spoilt
from tests.vm import machine
from tests.vm.called import called_by
from tests.vm.drop_match import DropMatch

PLAYED = (*(ENGINE / "drop_it").rglob("*.py"), *SHARED)
DRIVER = "tests/vm/drop_match.py"
# Players, seed, whether the bot plays.
GAMES = [(4, 2, False), (1, 3, False), (3, 1, True), (2, 6, True)]
# May allocate: creates objects, before a game or to save it.
MAKERS = {
    "Bits.sealed",
    "Game._deal",
    "Record._write_head",
    "Record.to_bytes",
    "Rng.warm_up",
    "_corners",
    "_furthest",
    "_set_away",
    "_set_normals",
    "crc16",
    "crc16_on",
    "from_bytes",
    "opened",
    "packed",
    "root_up",
    "unpacked",
}
# Functions of every part of the engine.
SPOILT = [
    ("board", "Board.top"),
    ("bot", "Bot._weigh"),
    ("edges", "nearest_corner"),
    ("fall", "Fall._try_tip"),
    ("game", "Game._score"),
    ("judge", "Judge._find_wall"),
    ("near", "Near._part_round"),
    ("outlook", "Outlook.evaluate"),
    ("record", "Record.undo"),
]


@lru_cache(maxsize=None)
def compiled() -> dict[str, str | bytes]:
    """Return the engine as boards load it, and what drives it."""
    driver = (machine.ROOT / DRIVER).read_bytes()
    return machine.engine_files(compiled=True) | {
        "drop_match.mpy": mpy.compile_source(driver, DRIVER)
    }


def locked_match(players: int, seed: int, by_bot: bool) -> tuple[str, ...]:
    """Return scripts that play a game with the heap locked; the last one reports on it."""
    return (
        f"from drop_match import DropMatch\nmatch = DropMatch({players}, {seed}, {by_bot})",
        machine.locked("match.play()"),
        "match.make_replay()",
        machine.locked("match.play_again()"),
        "print(match.report())",
    )


@pytest.mark.parametrize(("players", "seed", "by_bot"), GAMES)
def test_whole_games_allocate_nothing_and_are_the_same_as_on_the_desktop(
    players: int, seed: int, by_bot: bool
) -> None:
    half = machine.BOARD_STACK_BYTES // 2  # the rest is for the screens
    scripts = locked_match(players, seed, by_bot)
    output = machine.run(scripts, compiled(), stack_bytes=half)
    match = DropMatch(players, seed, by_bot)
    match.play()
    assert output.strip() == match.report()


@pytest.mark.parametrize(("module", "function"), SPOILT)
def test_an_allocation_brought_back_is_found(module: str, function: str) -> None:
    name = f"engine/drop_it/{module}.py"
    source = machine.compile_source(spoilt(machine.ROOT / name, function), name)
    files = compiled() | {name.replace(".py", ".mpy"): source}
    with pytest.raises(machine.MachineError, match="allocated while the heap was locked"):
        machine.run(locked_match(*GAMES[-1]), files)


def test_the_games_go_through_the_whole_engine() -> None:
    """So no function can allocate unnoticed."""
    matches = [DropMatch(*game) for game in GAMES]
    called = called_by(matches, PLAYED)
    named = {name for path in PLAYED for name, _ in defined(path)}
    missed = {name for name in named - called if not name.endswith("__init__")}
    assert missed <= MAKERS


def test_a_board_with_all_pieces_takes_at_most_1_kb() -> None:
    setup = "from engine.drop_it.board import Board\nkept = None"
    script = (
        "kept = Board()\nfor i in range(36):\n    kept.place(i % 27, i & 3, 5 * i, 40 * i)\n"
        "assert (kept.count, kept.y(35), kept.colour(35)) == (36, 1400, 3)"
    )
    assert 0 < machine.heap_growth(script, compiled(), setup=setup) <= KB


@pytest.mark.parametrize(("made", "most"), [("Record(4)", 4 * KB), ("Bot()", 2 * KB)])
def test_a_game_fits_in_its_bytes(made: str, most: int) -> None:
    setup = "from engine.drop_it import Record\nfrom engine.drop_it.bot import Bot\nkept = None"
    assert 0 < machine.heap_growth(f"kept = {made}", compiled(), setup=setup) <= most


def test_the_engine_loaded_takes_at_most_25_kb() -> None:
    assert machine.heap_growth("import engine.drop_it", compiled()) <= 25 * KB
