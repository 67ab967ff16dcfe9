"""No module of firmware/ or engine/ leads back to itself: by an import, or by its name."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from firmware import games
from sim.bundler.syntax.imports import imports
from tests.imports import imports_of, project_modules
from tests.sim.test_rooms import Arrows, circle, folders, within

MODULES = project_modules("firmware")
ENGINE = project_modules("engine")
GAME = "|".join(games.NAMES)


def named(source: str, known: Mapping[str, Path]) -> Iterator[str]:
    """Yield the modules whose names a source puts together of strings.

    What is added behind a dot may be any name. `games.part` takes the name of a module that is in
    any game's folder. To such a folder loader.py's `DOT` may add a name. `TEXT` leads to all
    languages, and `SCREENS` to all screens, but the name of one that a screen goes to next is not
    counted.
    """
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(str(text)) if re.match(r"firmware\.\w", text):
                pattern = re.escape(text) + (r"\w+" if text.endswith(".") else "")
            case ast.Call(
                ast.Name("part") | ast.Attribute(ast.Name("games"), "part"),
                [_, ast.Constant(str(text))],
            ):
                pattern = rf"firmware\.({GAME})\.{re.escape(text)}"
            case ast.BinOp(ast.BinOp(_, ast.Add(), ast.Name("DOT")), _, ast.Constant(str(text))):
                pattern = rf"firmware\.({GAME})\.{re.escape(text)}"
            case ast.BinOp(ast.BinOp(_, ast.Add(), ast.Name("TEXT")), ast.Add()):
                pattern = rf"firmware\.(({GAME})\.)?text\.\w+"
            case ast.BinOp(ast.BinOp(_, ast.Add(), ast.Name("SCREENS")), ast.Add()):
                pattern = rf"firmware\.(({GAME})\.)?screens\.\w+"
            case _:
                continue
        yield from (name for name in known if re.fullmatch(pattern, name))


def arrows(known: Mapping[str, Path]) -> Arrows:
    """Return what each module names, in whatever way."""
    found: Arrows = {}
    for name, path in known.items():
        source = path.read_text(encoding="utf-8")
        is_package = path.stem == "__init__"
        imported = {target.module for target in imports(source, name, is_package, known)}
        texts = set(named(source, known))
        found[name] = (imported | texts) & known.keys() - {name}
    return found


def test_no_module_leads_back_to_itself() -> None:
    found = arrows(MODULES)
    assert circle(found) == []
    assert "firmware.number_drop.lessons" in found["firmware.screens.tutorial"]
    assert "firmware.themes.light" in found["firmware.configuration"], "there is something to check"
    assert "firmware.drop_it.game" in found["firmware.games"]
    assert "firmware.drop_it.statistics" in found["firmware.kept.statistics"]
    assert {"firmware.text.fr", "firmware.drop_it.text.en"} <= found["firmware.words"]


def test_no_module_of_the_engine_leads_back_to_itself() -> None:
    assert circle(arrows(ENGINE)) == []


@pytest.mark.parametrize("modules", [ENGINE, MODULES], ids=["engine", "firmware"])
def test_in_no_folder_an_arrow_leads_back(modules: dict[str, Path]) -> None:
    """By imports: a name in a string is that of whichever game, screen or language is wanted."""
    imported = {
        name: {target.module for target in imports_of(name, modules)} & modules.keys()
        for name in modules
    }
    found = {folder: within(folder, imported) for folder in folders(imported) if folder}
    assert [ring for rooms in found.values() if (ring := circle(rooms))] == []
    if modules is MODULES:
        assert "firmware.kept" in found["firmware"]["firmware.session"], "there is something"
    else:
        player = "engine.number_drop.player"
        assert player in found["engine.number_drop"]["engine.number_drop.bot"], "likewise"


@pytest.mark.parametrize(
    "back",
    [
        "from firmware.app import App",
        "if TYPE_CHECKING:\n    from firmware.app import App",
        "def late():\n    from firmware import app",
        "def late():\n    return load('firmware.app')",
        "def late(name):\n    return __import__('firmware.' + name)\nAPP = 'firmware.app'",
    ],
)
def test_a_circle_of_each_kind_is_found(tmp_path: Path, back: str) -> None:
    sources = {
        "firmware.app": "from firmware.kept import seats",
        "firmware.kept.seats": "def late(name):\n    return part(name, 'facts')",
        "firmware.drop_it.facts": back,
    }
    files = {}
    for name, source in sources.items():
        files[name] = tmp_path / f"{name}.py"
        files[name].write_text(source, encoding="utf-8")
    assert set(circle(arrows(files))) == sources.keys()
    files["firmware.drop_it.facts"].write_text('"""As firmware.app does."""', encoding="utf-8")
    assert circle(arrows(files)) == []


@pytest.mark.parametrize(
    "sources",
    [
        {
            "firmware.configuration": (
                "def of(name):\n    return import_named('firmware.themes.' + name)"
            ),
            "firmware.themes.light": "def late():\n    from firmware import configuration",
        },
        {
            "firmware.games": "def named(home):\n    return load(home + DOT + 'game')",
            "firmware.drop_it.game": "from firmware import games",
        },
        {
            "firmware.words": "def of(home, name):\n    return import_named(home + TEXT + name)",
            "firmware.drop_it.text.en": "def late():\n    from firmware import words",
        },
        {
            "engine.plain": "from engine import rng",
            "engine.rng": "def late():\n    from engine import plain",
        },
    ],
)
def test_a_name_that_is_put_together_counts_and_a_late_import(
    tmp_path: Path, sources: dict[str, str]
) -> None:
    files = {}
    for name, source in sources.items():
        files[name] = tmp_path / f"{name}.py"
        files[name].write_text(source, encoding="utf-8")
    assert set(circle(arrows(files))) == sources.keys()
