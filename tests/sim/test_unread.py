"""What nobody reads of modules that were joined is left out, and nothing else."""

import ast
from pathlib import Path

from sim import joining, unread

HOST = Path("engine/town.py")


def left(**sources: str) -> str:
    """Return the module `town`, in which others were joined, without what nobody reads."""
    trees = {Path("engine", f"{name}.py"): ast.parse(text) for name, text in sources.items()}
    joining.join(trees, {HOST: ()}, ())
    unread.leave_out(trees, [HOST])
    return ast.unparse(trees[HOST])


def test_a_constant_that_nobody_reads_is_left_out():
    towers = "WALLS = 4\nSTOREYS = 7\ndef build(): return STOREYS"
    made = left(towers=towers, town="from engine.towers import build\nbuild()")
    assert "= 4" not in made and "= 7" in made


def test_what_others_import_or_could_read_by_the_host_s_name_stays():
    made = left(
        towers="WALLS = 4\ndef build(): return 1",
        town="from engine.towers import build\nGATES = 5",
        visitor="from engine.towers import WALLS\nprint(WALLS)",
    )
    assert "= 4" in made and "GATES = 5" in made


def test_what_is_not_written_there_as_a_constant_stays():
    made = left(towers="wall = build()\nx = y = 3", town="from engine import towers")
    assert "build()" in made and "3" in made
