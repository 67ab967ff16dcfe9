"""Each screen that the firmware names is a file in screens/.

The folder may be any of that name.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware.session.outcome import OVER
from tests.imports import ROOT, project_modules

FIRMWARE = project_modules("firmware")
_SCREENS = "screens"
_FEW = "few_"  # Navigator.find puts it before the name for a board of few keys
_TRIPS = {"replace_all", "push", "open", "overlay", "replace", "overlay_or_push"}
_FOLLOWED = {"screen", "overlay"}  # an Outcome's attributes that name a screen
_FROM_ELSEWHERE = {"OVER": OVER}  # a constant that other modules import
_LEAST = 30  # names that are written down in all of firmware/


def screens() -> set[str]:
    """Return the names of all screens, without those of few keys."""
    return {
        path.stem
        for path in FIRMWARE.values()
        if path.parent.name == _SCREENS and path.stem != "__init__" and not is_few(path)
    }


def is_few(path: Path) -> bool:
    """Return whether a file is a screen in steps for another."""
    whole = path.with_stem(path.stem.removeprefix(_FEW))
    return path != whole and whole.exists()


def names(source: str) -> Iterator[tuple[int, str]]:
    """Yield the screens that a source names, each with its line."""
    tree = ast.parse(source)
    constants = dict(_FROM_ELSEWHERE)
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Constant(str(text))):
                constants[name] = text
    for part in ast.walk(tree):
        for value in _named_by(part):
            for text in _texts(value, constants):
                if text:  # an Outcome's "" stays on the screen that is shown
                    yield value.lineno, text


def _named_by(node: ast.AST) -> Iterator[ast.expr]:
    """Yield the expressions in a node that name a screen."""
    match node:
        case ast.Call(ast.Attribute(owner, trip), arguments, keywords) if trip in _TRIPS:
            is_menu = trip == "open" and ast.unparse(owner) == "self"  # MenuScreen.open
            if is_menu or ast.unparse(owner).split(".")[-1] == "navigator":
                yield from arguments[:1]
                yield from (one.value for one in keywords if one.arg == "name")
        case ast.Call(ast.Attribute(_, "open_above"), [_, name]):
            yield name
        case ast.Call(ast.Name("Outcome") | ast.Attribute(_, "Outcome"), arguments, keywords):
            yield from arguments[1:2]
            yield from (one.value for one in keywords if one.arg == "screen")
        case ast.Assign([ast.Attribute(ast.Name("outcome"), name)], value) if name in _FOLLOWED:
            yield value


def _texts(value: ast.expr, constants: dict[str, str]) -> Iterator[str]:
    """Yield the strings that an expression may be.

    Only what is written down can be told.
    """
    match value:
        case ast.Constant(str(text)):
            yield text
        case ast.Name(name) if name in constants:
            yield constants[name]
        case ast.IfExp(_, yes, no):
            yield from _texts(yes, constants)
            yield from _texts(no, constants)


def misspelt(source: str, file: str) -> list[str]:
    """Return one line for each name that no screen has."""
    known = screens()
    return [
        f"{file}:{line} names no screen: {name}"
        for line, name in names(source)
        if name not in known
    ]


def test_each_screen_that_is_named_is_there() -> None:
    found, wrong = 0, []
    for path in FIRMWARE.values():
        source = path.read_text(encoding="utf-8")
        found += len(list(names(source)))
        wrong += misspelt(source, path.relative_to(ROOT).as_posix())
    assert wrong == []
    assert found >= _LEAST


@pytest.mark.parametrize(
    "source",
    [
        'app.navigator.push("sheetz")',
        'navigator.replace_all("sheetz", 1)',
        'self.app.navigator.overlay(name="sheetz")',
        'navigator.overlay_or_push("sheetz", ROOM)',
        'navigator.replace("sheets" if is_there else "sheetz")',
        '_PAGE = "sheetz"\nnavigator.push(_PAGE)',
        'self.open("sheetz")',
        'Outcome((), "sheetz")',
        'Outcome(screen="sheetz")',
        'outcome.overlay = "sheetz"',
        'navigator.push("few_drop")',
        'navigator.open_above(end, "replays")',
    ],
)
def test_a_misspelt_screen_is_caught(source: str) -> None:
    (line,) = misspelt(source, "app.py")
    assert line.startswith(f"app.py:{source.count(chr(10)) + 1} ")


@pytest.mark.parametrize(
    "source",
    [
        'navigator.push("sheets")',
        "navigator.replace_all(OVER)",
        'Outcome((), "landing" if is_judged else "")',
        "navigator.push(name)",
        'self.bar.show("B BACK")',
        'open("sheetz")',
    ],
)
def test_a_right_name_is_left_alone(source: str) -> None:
    assert misspelt(source, "app.py") == []
