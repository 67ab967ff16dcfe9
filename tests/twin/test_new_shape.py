"""The twin reads its shapes from the engine: with one more there both play the same games still."""

import shutil
import subprocess
import sys
from pathlib import Path

from sim.project import ROOT

PLAY = """
from sim.players.twin import Twin
from engine.number_drop.shapes import NAMES
from tests.twin.test_lockstep import play_both

assert len(NAMES) == 11
with Twin() as twin:
    for seed in range(30):
        play_both(twin, 2, seed, 1, 0.3)
"""


def test_a_shape_that_is_told_to_the_engine_is_told_to_the_twin(tmp_path: Path) -> None:
    for tree in ("engine", "sim", "tests/twin"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / tree, tmp_path / tree, ignore=ignored)
    (tmp_path / "tests" / "__init__.py").touch()
    file = tmp_path / "engine" / "number_drop" / "shapes.py"
    text = file.read_text("utf-8").replace('"T5")', '"T5", "P5")')
    file.write_text(
        text.replace('"###/.#./.#.",\n', '"###/.#./.#.",\n        "##/##/#.",\n'), "utf-8"
    )
    subprocess.run([sys.executable, "-c", PLAY], cwd=tmp_path, check=True, timeout=120)
