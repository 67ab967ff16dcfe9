"""`python -m tests.firmware.approve [scene ...]`: approves the screens' current pictures.

Writes them into tests/firmware/approved, where test_pixels.py compares with them. Look at each one
before committing it.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

import sim.blinka  # noqa: F401 - sets Blinka up before the scenes import displayio
from tests.firmware.handheld import held
from tests.firmware.scenes import SCENES

FOLDER = Path(__file__).parent / "approved"
# A board for each screen size other than the PyGamer's, and the scenes that show its layout.
BOARDS = (
    "adafruit_feather_esp32s3_reverse_tft",
    "clue_nrf52840_express",
    "pajenicko_picopad",
    "raspberry_pi_pico_mono",
    "raspberry_pi_pico_upright",
    "tinycircuits_thumby",
    "tinycircuits_thumby_color",
)
LAYOUTS = ("slide", "drop", "combo", "over")


def names_of_all() -> list[str]:
    """Return the names of all pictures: each scene, and `scene.board` for other sizes."""
    return [*SCENES, *(f"{scene}.{board}" for board in BOARDS for scene in LAYOUTS)]


def picture(name: str) -> Image.Image:
    """Return a screen's current picture, by the picture's name."""
    scene, _, board = name.partition(".")
    with held(board or "pygamer"):
        return SCENES[scene]().picture()


def main(names: Sequence[str]) -> int:
    """Write the named scenes' pictures, or all; return the exit code."""
    known = names_of_all()
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"no scene {unknown[0]!r}: there are {', '.join(known)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    for name in names or known:
        picture(name).save(FOLDER / f"{name}.png")
        print(f"approved {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
