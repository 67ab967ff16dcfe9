"""In a bundle the project's packages have a letter each, and all else stays as it is."""

from pathlib import Path

import pytest

from sim import boards, bundle, packages

HERE = Path("firmware/screens/title.py")


def renamed(source: str, place: Path = HERE) -> str:
    return packages.rename(place, source.encode()).decode()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("firmware/screens/title.py", "f/s/title.py"),
        ("firmware/app.py", "f/app.py"),
        ("firmware/__init__.py", "f/__init__.py"),
        ("engine/number_drop/bot.py", "e/number_drop/bot.py"),
        ("boards/pygamer.py", "boards/pygamer.py"),
        ("lib/adafruit_display_text/label.py", "lib/adafruit_display_text/label.py"),
        ("code.py", "code.py"),
    ],
)
def test_a_module_stands_in_its_packages_folder(old, new):
    assert packages.place(Path(old)) == Path(new)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("from firmware.screens.base import Base", "from f.s.base import Base"),
        ("from firmware.widgets import font, bars as b", "from f.w import font, bars as b"),
        ("from firmware import games, marks", "from f import g as games, marks"),
        ("from engine.number_drop import shapes", "from e.number_drop import shapes"),
        ("import firmware", "import f as firmware"),
        ("import gc", "import gc"),
        ("load('screens.' + name)", "load('s.' + name)"),
        ("loaded('widgets')", "loaded('w')"),
        ("'firmware.text.' + language", "'f.t.' + language"),
        ("'text'", "'text'"),
        ("'games'", "'games'"),
        ("'The end of the game.'", "'The end of the game.'"),
        ("'text. Hello', 'games.x: y'", "'text. Hello', 'games.x: y'"),
        ("'firmware.screens.few_drop'", "'f.s.few_drop'"),
        ("f'{a}.text.{b}'", "f'{a}.text.{b}'"),
        ("screens = widgets = 1", "screens = widgets = 1"),
    ],
)
def test_what_names_a_package_or_a_module_has_its_new_name(old, new):
    assert renamed(old) == new


def test_words_that_people_read_stay():
    assert renamed("A = 'screens.'", Path("firmware/text/en.py")) == "A = 'screens.'"


def test_lines_and_comments_stay():
    source = (
        "# é\nfrom firmware import (\n    games,  # two\n    marks,\n)\nx = 'é', 'themes'  # c\n"
    )
    told = renamed(source)
    assert told == "# é\nfrom f import g as games, marks\n\n\n\nx = 'é', 'h'  # c\n"


def test_an_import_that_binds_the_package_is_refused():
    with pytest.raises(ValueError, match="import firmware.app"):
        renamed("import firmware.app")


@pytest.mark.parametrize("text", ["f'firmware.text.{a}'", "f'{a}screens.'", "f'{a:text.}'"])
def test_a_packages_name_in_an_f_string_is_refused(text):
    with pytest.raises(ValueError, match="title.py:2: a package's name in an f-string"):
        renamed("a = 1\n" + text)
    assert renamed(text, Path("firmware/text/en.py")) == text


def test_no_module_of_a_bundle_is_called_as_a_package_is():
    files = bundle.contents(boards.names())
    folders = {parent for place in files for parent in place.parents}
    assert len(folders) > len(packages.LETTERS)
    assert not folders & {place.with_suffix("") for place in files}
