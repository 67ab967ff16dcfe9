"""The twin reads its shapes from the engine: with one more, both still play the same games."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from sim.project import ROOT
from tests import copied

PLAY = """
from sim.players.twin import Twin
from engine.number_drop.shapes import NAMES
from tests.twin.test_lockstep import play_both

assert NAMES[-1] == "NEW"
with Twin() as twin:
    for seed in range(30):
        play_both(twin, 2, seed, 1, 0.3)
"""


def test_a_shape_added_to_the_engine_is_added_to_the_twin(tmp_path: Path) -> None:
    copied.copy(("engine", "sim", "tests/twin"), tmp_path)
    (tmp_path / "tests" / "__init__.py").touch()
    shutil.copy(ROOT / "tests" / "slow.py", tmp_path / "tests")
    file = tmp_path / "engine" / "number_drop" / "shapes.py"
    text = file.read_text("utf-8")
    names = re.search(r"^NAMES = \(.*?\)$", text, re.M | re.S)
    shapes = re.search(r'"[#./]+",\n(?!\s*"[#./]+")', text)  # the last of them
    assert names and shapes
    text = text.replace(shapes[0], shapes[0] + '        "##/##/#.",\n', 1)
    text = text.replace(names[0], names[0][:-1] + ', "NEW")')
    file.write_text(text, "utf-8")
    subprocess.run([sys.executable, "-c", PLAY], cwd=tmp_path, check=True, timeout=120)
