"""What is written for the CIRCUITPY drive: everything that the board needs, and nothing else."""

import subprocess
import sys
from pathlib import Path

from sim import bundle, options, session


def test_every_module_is_there_compiled_for_circuitpython(tmp_path: Path) -> None:
    out = tmp_path / "drive"
    size = bundle.write(out)
    written = {path.relative_to(out).as_posix(): path for path in out.rglob("*") if path.is_file()}
    assert size == sum(path.stat().st_size for path in written.values())
    assert written.pop("code.py").read_bytes() == bundle.START.read_bytes()
    assert {"engine/number_drop/game.mpy", "firmware/app.mpy", "boards/pygamer.mpy"} <= set(written)
    for path in written.values():
        assert path.suffix == ".mpy"
        assert path.read_bytes()[:2] == b"C\x06"


def test_the_libraries_are_those_that_a_game_imports() -> None:
    session.play(options.parse(["--view", "none", "--seed", "1", "--auto", "hint"]))
    packages = ("adafruit_display_text", "adafruit_displayio_layout")
    imported = [name for name in sys.modules if name.split(".")[0] in packages]
    assert sorted(imported) == sorted(bundle.LIBRARIES)


def test_a_folder_with_something_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("keep")
    command = [sys.executable, "-m", "sim.bundle", "--out", str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, cwd=options.ROOT, check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
