"""A bundle names the project's modules by their paths; nothing else changes."""

from pathlib import Path

import pytest

from sim.board import board_files
from sim.bundler import mpy
from sim.bundler.filing import package_names
from tests import made_bundles

HERE = Path("firmware/screens/title.py")
CODE = Path("code.py")
THERE = package_names.modules(
    Path("firmware", f"{name}.py")
    for name in (
        "games",
        "theme",
        "dates",
        "widgets/font",
        "widgets/bars",
        "session/marks",
        "kept/storage",
    )
) | {
    "firmware.screens",
    "firmware.themes",
    "engine",
    "engine.number_drop",
    "engine.number_drop.shapes",
}


def renamed(source: str, place: Path = HERE) -> str:
    return package_names.rename(place, source.encode(), THERE).decode()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("firmware/screens/title.py", "f/s/title.py"),
        ("firmware/app.py", "f/app.py"),
        ("firmware/__init__.py", "f/__init__.py"),
        ("engine/number_drop/bot.py", "e/n/bot.py"),
        ("engine/number_drop/player/hint.py", "e/n/p/hint.py"),
        ("firmware/kept/scores.py", "f/scores.py"),
        ("firmware/drop_it/screens/aim.py", "f/d/s/aim.py"),
        ("firmware/dice/widgets/cup.py", "f/dice/w/cup.py"),
        ("boards/pygamer.py", "boards/pygamer.py"),
        ("lib/adafruit_display_text/label.py", "lib/adafruit_display_text/label.py"),
        ("code.py", "code.py"),
    ],
)
def test_a_module_is_in_its_packages_folder(old, new):
    assert package_names.place(Path(old)) == Path(new)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("from firmware.screens.parts.base import Base", "from f__in__s__in__base import Base"),
        (
            "from firmware.widgets import font, bars as b",
            "import f__in__w__in__font as font; import f__in__w__in__bars as b",
        ),
        (
            "from firmware import games, screens",
            "import f__in__games as games; import f__in__s as screens",
        ),
        ("from firmware.session import marks", "import f__in__marks as marks"),
        ("from firmware.kept.storage import Storage", "from f__in__storage import Storage"),
        ("from engine.number_drop import shapes", "import e__in__n__in__shapes as shapes"),
        ("from firmware.dates import text", "from f__in__dates import text"),
        ("import firmware", "import f as firmware"),
        ("import gc", "import gc"),
        ("import firmware.games as g", "import f__in__games as g"),
        ("from firmware.themes import NAMES", "from f__in__h import NAMES"),
        ("'firmware.number_drop'", "'f/n'"),
        ("load(home + '.screens.' + name)", "load(home + '/s/' + name)"),
        ("load('firmware' + kind + name)", "load('f' + kind + name)"),
        ("load('firmware.kept.scores')", "load('f/scores')"),
        (
            "'number_drop.tape', 'number_drop', '.game'",
            "'number_drop.tape', 'number_drop', '.game'",
        ),
        ("'firmware.text.' + language", "'f/t/' + language"),
        ("'text'", "'text'"),
        ("'games'", "'games'"),
        ("'The end of the game.'", "'The end of the game.'"),
        ("'firmware. Hello', '.games: y'", "'firmware. Hello', '.games: y'"),
        ("'firmware.screens.few_drop'", "'f/s/few_drop'"),
        ("f'{a}.points.{b}'", "f'{a}.points.{b}'"),
        ("screens = widgets = 1", "screens = widgets = 1"),
    ],
)
def test_what_names_a_package_or_a_module_has_its_new_name(old, new):
    assert renamed(old) == new


def test_words_that_people_read_stay():
    assert renamed("A = '.screens.'", Path("firmware/text/en.py")) == "A = '.screens.'"
    assert renamed("A = '.text.'", Path("firmware/dice/text/en.py")) == "A = '.text.'"


def test_lines_and_comments_stay():
    source = (
        "# é\nfrom firmware import (\n    games,  # two\n    themes,\n)\nx = 'é', 'firmware'  # c\n"
    )
    output = renamed(source)
    new = "# é\nimport f__in__games as games; import f__in__h as themes\n\n\n\nx = 'é', 'f'  # c\n"
    assert output == new


def test_a_folder_that_is_none_on_a_board_cannot_be_handed_over():
    with pytest.raises(ValueError, match="firmware.kept is no package"):
        renamed("from firmware import kept")


def test_what_no_compiler_has_says_a_path_itself():
    output = renamed("from firmware.start import start", CODE)
    assert output == "_ = __import__('f/start'); start = _.start"
    assert renamed("from firmware import games as g", CODE) == "g = __import__('f/games')"


def test_the_compiler_is_given_names_and_gives_paths():
    marked = mpy.compile_source(b"from f__in__s__in__base import Base", "f/s/title.mpy")
    compiled = mpy.renamed(marked, package_names.said)
    assert b"f/s/base\0" in compiled and b"__in__" not in compiled
    assert mpy.renamed(compiled, lambda name: name) == compiled
    assert mpy.tables(compiled) == mpy.tables(marked)


def test_an_import_that_binds_the_package_is_refused():
    with pytest.raises(ValueError, match="import firmware.app"):
        renamed("import firmware.app")


def test_no_module_of_a_bundle_is_called_as_a_package_is():
    files = made_bundles.bundle(tuple(board_files.names())).files
    folders = {parent for place in files for parent in place.parents}
    assert len(folders) > len(package_names.LETTERS)
    assert not folders & {place.with_suffix("") for place in files}


@pytest.mark.parametrize("text", ["f'firmware.text.{a}'", "f'{a}.screens.'", "f'{a:.text.}'"])
def test_a_packages_name_in_an_f_string_is_refused(text):
    with pytest.raises(ValueError, match="title.py:2: a package's name in an f-string"):
        renamed("a = 1\n" + text)
    assert renamed(text, Path("firmware/text/en.py")) == text
