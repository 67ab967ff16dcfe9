"""Every screen has a name in a screen_names.py, and code only refers to it by that name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.imports import ROOT, project_modules

FIRMWARE = project_modules("firmware")
_FEW = "few_"  # prefix by which Navigator.find looks for a replacement on boards with few keys
_REQUESTS = {"push", "replace_all", "replace", "overlay", "overlay_or_push"}


def screens(folder: Path) -> set[str]:
    """Return the names of the screens in a folder, without those for few keys."""
    return {
        path.stem
        for path in FIRMWARE.values()
        if path.parent == folder / "screens" and has_screen(path) and not is_few(path)
    }


def has_screen(path: Path) -> bool:
    """Return whether a file has a class that the navigator can load."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return any(isinstance(node, ast.ClassDef) and node.name == "Screen" for node in tree.body)


def is_few(path: Path) -> bool:
    """Return whether a file replaces another screen on boards with few keys."""
    whole = path.with_stem(path.stem.removeprefix(_FEW))
    return path != whole and whole.exists()


def listed(folder: Path) -> dict[str, str]:
    """Return the constants of a folder's screen_names.py."""
    tree = ast.parse((folder / "screen_names.py").read_text(encoding="utf-8"))
    found = {}
    for node in tree.body:
        match node:
            case ast.Assign(
                [ast.Name(name)], ast.Call(ast.Name("const"), [ast.Constant(str(text))])
            ):
                found[name] = text
    return found


def literals(source: str) -> Iterator[int]:
    """Yield the lines on which a screen is requested by a string instead of its constant."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(ast.Attribute(owner, request), [ast.Constant(str()), *_]) if (
                request in _REQUESTS and ast.unparse(owner).endswith("navigator")
            ):
                yield node.lineno
            case ast.Call(ast.Name("Outcome"), [_, ast.Constant(str(text)), *_]) if text:
                yield node.lineno
            case ast.Assign(
                [ast.Attribute(ast.Name("outcome"), "screen" | "overlay")], ast.Constant(str())
            ):
                yield node.lineno


SHARED = ROOT / "firmware"
GAMES = sorted(path.parent for path in SHARED.glob("*/screen_names.py"))


@pytest.mark.parametrize("folder", [SHARED, *GAMES], ids=lambda folder: folder.name)
def test_each_constant_is_named_after_its_screen(folder: Path) -> None:
    names = listed(folder)
    assert names, "there is something to check"
    assert names == {text.upper(): text for text in names.values()}


@pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
def test_a_game_lists_the_screens_that_only_it_has(game: Path) -> None:
    shared = set(listed(SHARED).values())
    assert set(listed(game).values()) == screens(game) - shared


def test_the_shared_list_names_the_shared_screens_and_those_that_games_bring() -> None:
    of_games = set().union(*map(screens, GAMES))
    shared = set(listed(SHARED).values())
    assert screens(SHARED) <= shared <= screens(SHARED) | of_games | {"play"}


def test_screens_are_requested_by_their_constants() -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{line}"
        for path in FIRMWARE.values()
        for line in literals(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'app.navigator.push("sheets")',
        'navigator.replace_all("sheets", 1)',
        'Outcome((), "sheets")',
        'outcome.overlay = "sheets"',
    ],
)
def test_a_string_is_caught(source: str) -> None:
    assert list(literals(source)) == [1]
