"""The README's pictures are up to date; `make film` and `make gallery` redraw them."""

import re

from PIL import Image

from sim import __main__ as simulator
from tests.firmware.drop_it_scenes import aim
from tests.firmware.handheld import held
from tests.gallery import __main__ as maker
from tests.imports import ROOT


def test_the_film_is_what_make_film_records(tmp_path):
    line = re.search(r"^film:.*\n\t@\$\(PY\) -m sim (.*)$", (ROOT / "Makefile").read_text(), re.M)
    assert line
    *words, old = line[1].split()
    assert old == "docs/game.gif"
    new = tmp_path / "game.gif"
    assert simulator.main([*words, str(new)]) == 0
    assert new.read_bytes() == (ROOT / old).read_bytes(), "make film"


def test_the_picture_of_drop_it_is_its_screen():
    with held("pygamer", "en"):
        shown = aim().picture()
    with Image.open(maker.DROP_IT) as kept:
        small = kept.convert("RGB").resize(shown.size, Image.Resampling.NEAREST)
    assert small.tobytes() == shown.convert("RGB").tobytes(), "make gallery"
