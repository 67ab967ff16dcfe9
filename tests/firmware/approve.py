"""`python -m tests.firmware.approve [scene ...]`: approves how the screens look now.

Writes their pictures into tests/firmware/approved, where test_pixels.py compares with them. Look
at each one before it is committed.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

import sim.blinka  # noqa: F401 - sets Blinka up before the scenes import displayio
from tests.firmware.scenes import SCENES

FOLDER = Path(__file__).parent / "approved"


def main(names: Sequence[str]) -> int:
    """Write the pictures of the named scenes, or of all; return the exit code."""
    unknown = [name for name in names if name not in SCENES]
    if unknown:
        print(f"no scene {unknown[0]!r}: there are {', '.join(SCENES)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    for name in names or SCENES:
        SCENES[name]().picture().save(FOLDER / f"{name}.png")
        print(f"approved {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
