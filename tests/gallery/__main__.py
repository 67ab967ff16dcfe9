"""`python -m tests.gallery [board ...]`: draws docs/gallery, and writes the page docs/gallery.md.

For each language and board of slow.DIFFERENT, a picture with every scene of
tests/firmware/scenes.py, pixel by pixel as the game draws it, even if the display shows larger
pixels. Also draws the README's picture of Drop It, an enlarged scene.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw
from zopfli.png import optimize

import sim.blinka  # noqa: F401 - sets Blinka up before the scenes import displayio
from firmware.widgets.layout import scale
from sim import command_line, languages
from sim.board import board_files, simulated_board
from tests import slow
from tests.firmware.drop_it_scenes import aim
from tests.firmware.handheld import held
from tests.firmware.scenes import SCENES

DOCS = Path(__file__).parents[2] / "docs"
PICTURES = DOCS / "gallery"
DROP_IT = DOCS / "drop_it.png"
_LARGE = 4  # times as large as on the display
_WIDEST = 1000  # approximate width of a picture in pixels
_GAP = 6
_LABEL = 12  # pixels of a scene's name above it
_GROUND, _INK = (64, 60, 72), (230, 226, 236)
_TRIES = 3  # attempts of the packer per picture: 7 s for the largest
_COLOURS = 64  # of a picture: more than any theme has


def main(names: Sequence[str]) -> int:
    """Draw the named boards, or all, and write the page; return the exit code."""
    for name in names:
        if name not in slow.DIFFERENT:
            return command_line.complain(board_files.unknown(name), "gallery")
    PICTURES.mkdir(parents=True, exist_ok=True)
    for board in names or slow.DIFFERENT:
        for language in languages.WHOLE:
            file = PICTURES / f"{board}_{language}.png"
            sheet(board, language).save(file)
            file.write_bytes(optimize(file.read_bytes(), num_iterations=_TRIES))  # 15 % less
            print(f"{file.name}: {file.stat().st_size / 1024:.0f} KB")
    drop_it().save(DROP_IT, optimize=True)
    (DOCS / "gallery.md").write_text(page(), "utf-8")
    return 0


def drop_it() -> Image.Image:
    """Return the README's picture of Drop It."""
    with held("pygamer", "en"):
        shown = aim().picture()
    large = shown.resize((shown.width * _LARGE, shown.height * _LARGE), Image.Resampling.NEAREST)
    return large.quantize(_COLOURS, dither=Image.Dither.NONE)


def sheet(board: str, language: str) -> Image.Image:
    """Return all scenes on a board side by side, each below its name."""
    with held(board, language):
        shown = {name: _drawn(make().picture()) for name, make in SCENES.items()}
    return arranged(shown)


def _drawn(picture: Image.Image) -> Image.Image:
    """Return a display's picture in the game's own pixels."""
    pixel = scale(picture.width, picture.height)
    return picture.reduce(pixel) if pixel > 1 else picture


def arranged(shown: Mapping[str, Image.Image]) -> Image.Image:
    """Return pictures side by side, each below its name, which has room."""
    wide = [picture.width for picture in shown.values()] + [_label_width(name) for name in shown]
    width = max(wide) + _GAP
    height = max(picture.height for picture in shown.values()) + _LABEL + _GAP
    across = min(len(shown), max(2, _WIDEST // width))
    down = -(-len(shown) // across)
    made = Image.new("RGB", (across * width + _GAP, down * height + _GAP), _GROUND)
    pen = ImageDraw.Draw(made)
    pen.fontmode = "1"  # antialiased letters take a third more bytes
    for place, (name, picture) in enumerate(shown.items()):
        x = _GAP + place % across * width
        y = _GAP + place // across * height
        pen.text((x, y), name, _INK)
        made.paste(picture, (x, y + _LABEL))
    return made.quantize(_COLOURS, dither=Image.Dither.NONE)


def _label_width(name: str) -> int:
    """Return the width in pixels of a scene's name as drawn; Pillow's measure is too small."""
    drawn = Image.new("1", (_WIDEST, 2 * _LABEL))
    pen = ImageDraw.Draw(drawn)
    pen.fontmode = "1"
    pen.text((0, 0), name, 1)
    _, _, right, _ = drawn.getbbox() or (0, 0, 0, 0)
    return right


def page() -> str:
    """Return the page that shows all pictures, as Markdown."""
    lines = [
        "# Every screen on every board",
        "",
        "Made by `make gallery` from the scenes in `tests/firmware/scenes.py`; do not edit.",
        "A picture stands for all boards with that screen: only their keys differ.",
        "",
    ]
    for board in slow.DIFFERENT:
        lines += [f"## {board_files.facts(board).title}", ""]
        alike = [name for name in board_files.names() if pictured(name) == board]
        lines += [", ".join(f"`boards/{name}.py`" for name in alike), ""]
        for language in languages.WHOLE:
            title = board_files.facts(board).title
            lines += [f"![{title}, {language}](gallery/{board}_{language}.png)", ""]
    return "\n".join(lines)


@cache
def pictured(board: str) -> str:
    """Return the board whose picture represents a board: same screen, most similar keys."""
    same = [name for name in slow.DIFFERENT if _size(name) == _size(board)]
    keys = _keys(board)
    return min(same, key=lambda name: (name != board, len(_keys(name) ^ keys)))


_size = cache(board_files.screen_size)


@cache
def _keys(board: str) -> frozenset[str]:
    return frozenset(simulated_board.switch_on(board).keys)


if __name__ == "__main__":
    command_line.run(main, "gallery")
