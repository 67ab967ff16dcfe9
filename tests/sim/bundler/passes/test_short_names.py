"""Short names change nothing but names: the firmware plays the same game with them."""

import ast
from pathlib import Path
from typing import Any

import pytest

from sim.bundler import pipeline
from sim.bundler.passes import short_names
from sim.bundler.program import Program
from sim.project import ROOT
from tests.bench import heap
from tests.vm import machine

HEIGHT = Path("engine/height.py")
TABLE = Path("engine/table.py")


def shortened(*others: bytes, **sources: str) -> dict[str, str]:
    """Return modules of engine/ with short names, by name."""
    own = {Path("engine", f"{name}.py"): text.encode() for name, text in sources.items()}
    made = pipeline.shorten(Program(own, others))
    return {place.stem: text.decode() for place, text in made.items()}


def test_a_name_is_the_same_in_every_module():
    made = shortened(
        towers="class Tower:\n    def tallest(self, storeys=1):\n        return storeys",
        town="from engine.towers import Tower\nprint(Tower().tallest(storeys=7))",
    )
    assert "tallest" not in made["towers"] + made["town"]
    scope: dict[str, Any] = {}
    exec(made["towers"], scope)
    own = made["town"].replace("from engine.towers import ", "").split("\n")
    printed: list[int] = []
    exec(own[1], {own[0]: scope[own[0]], "print": printed.append})
    assert printed == [7]


def test_what_others_call_by_its_name_keeps_it():
    made = shortened(b"from engine.towers import tallest", towers="tallest = storeys = 1")
    assert "tallest" in made["towers"] and "storeys" not in made["towers"]
    for kept in ("append", "root_group", "make_transparent", "ticks_ms", "bitmaptools", "collect"):
        assert kept in shortened(towers=f"{kept} = 1")["towers"]


def test_what_others_say_to_themselves_keeps_nobody_s_name():
    others = b"def build(storeys):  # tallest\n    roof = storeys\n    return roof.wall\n"
    made = shortened(others, towers="tallest = roof = wall = storeys = 1")
    assert "tallest" not in made["towers"] and "roof" not in made["towers"]
    assert "wall" in made["towers"] and "storeys" in made["towers"], "it could be an argument's"


def test_what_is_looked_up_by_a_string_keeps_its_name():
    made = shortened(
        towers="WALL_NORTH = WALL_SOUTH = 1\nx = 'WALL_' + y\nz = getattr(a, 'tallest')"
    )
    assert "WALL_NORTH" in made["towers"] and "WALL_SOUTH" in made["towers"]
    assert "tallest" in shortened(towers="tallest = 'tallest'")["towers"]


def test_modules_keep_their_names():
    made = shortened(towers="from engine import dungeons\nprint(dungeons)", dungeons="towers = 1")
    assert made == {
        "towers": "from engine import dungeons\nprint(dungeons)",
        "dungeons": "towers = 1",
    }


def test_private_names_are_few_and_never_meet_in_one_object():
    made = shortened(
        towers="class Tower:\n    def _build(self):\n        self._storeys = 1",
        castles="from engine.towers import Tower\n"
        "class Castle(Tower):\n    def _build(self):\n        self._moats = 2",
        wells="class Well:\n    def _dig(self):\n        self._depth = 3",
    )
    scope: dict[str, Any] = {}
    exec(made["towers"], scope)
    exec(made["castles"].split("\n", 1)[1], scope)
    castle = next(thing for name, thing in scope.items() if made["castles"].find(name + "(") > 0)()
    own = [name for name in dir(type(castle)) if not name.startswith("__")]
    assert len(own) == 1, "what is overridden is called the same"
    getattr(castle, own[0])()
    assert vars(castle) != {} and "_moats" not in vars(castle)
    assert own[0] in made["wells"], "what never meets it is called the same"


def test_reaching_for_what_is_private_is_refused():
    with pytest.raises(ValueError, match="tower._storeys"):
        shortened(towers="tower._storeys = 1")


def test_all_of_the_firmware_keeps_to_that() -> None:
    """Code for touch screens is in no bundle, so no bundle would reject it."""
    files = sorted((ROOT / "firmware").rglob("*.py"))
    assert files
    for path in files:
        short_names._check_private(path, ast.parse(path.read_text("utf-8")))


def test_the_firmware_plays_the_same_game_with_them():
    device = heap.Noting()
    device.play_to("over")
    scripts = ["from handset import Handset", f"device = {heap.MAKE}"]
    scripts += [f"device.press({key!r})" for key in device.pressed]
    scripts.append("print(device.game())")
    (played,) = filter(
        None,
        machine.run_each(scripts, heap.files(), stack_bytes=heap.STACK_BYTES, timeout_seconds=600),
    )
    assert played.strip() == device.app.session.record.to_bytes().hex()
