"""An exercise's file gets into its list on the drive, however many names the list already has."""

import ast
import re
from typing import Any

import pytest
from playwright.sync_api import Error

from web import workshop_page
from web.page_text import PAGE_SOURCES

SCRIPT = (PAGE_SOURCES / "lessons" / "exercises.js").read_text("utf-8").replace("export ", "")
TILE = "##\n##\n#.\n"
LISTS = [  # an exercise, a file of the drive, a list in it, and its end
    (1, "firmware/themes/__init__.py", "NAMES", "my"),
    (2, "firmware/text/__init__.py", "LANGUAGES", "my"),
    (4, "engine/number_drop/shapes.py", "NAMES", "MY"),
    (4, "engine/number_drop/shapes.py", "arts", "##/##/#."),
    (5, "firmware/guests/__init__.py", "NAMES", "zoe"),
]


@pytest.fixture(scope="module")
def drive() -> dict[str, str]:
    """The files of a drive, in source."""
    return {
        name.removeprefix("both/"): content.decode()
        for name, content in workshop_page.sources().items()
        if name.endswith(".py")
    }


@pytest.fixture(scope="module")
def page(chromium):
    page = chromium.new_page()
    yield page
    page.close()


def files_of(page: Any, number: int, files: dict[str, str]) -> dict[str, str]:
    """Return what an exercise makes of a drive's files."""
    body = f"{SCRIPT}; return filesOf(number, text, (place) => files[place]);"
    call = f"([number, text, files]) => {{ {body} }}"
    made: dict[str, str] = page.evaluate(call, [number, TILE, files])
    return made


def listed(source: str, name: str) -> tuple[str, ...]:
    """Return the contents of a list in a file, however it is written."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            value: tuple[str, ...] = ast.literal_eval(node.value)
            return value
    raise AssertionError(name)


@pytest.mark.parametrize(("number", "file", "name", "own"), LISTS)
def test_after_all_names_of_a_list_comes_your_own(page, drive, number, file, name, own):
    before = listed(drive[file], name)
    made = files_of(page, number, drive)
    assert listed(made[file], name) == (*before, own)
    longer = re.sub(rf"({name} = \()([^)]*?),?\s*\)", r'\1\2, "other",)', drive[file])
    longer = longer.replace("(, ", "(")
    assert listed(longer, name) == (*before, "other")
    made = files_of(page, number, drive | {file: longer})
    assert listed(made[file], name) == (*before, "other", own)


@pytest.mark.parametrize(("number", "file", "name", "own"), LISTS)
def test_a_list_that_cannot_be_read_is_reported(page, drive, number, file, name, own):
    """The page must not say "Done!" and then stop as soon as it looks for the name."""
    other = drive[file].replace(f"{name} = ", f"{name} = list")
    with pytest.raises(Error, match=f"{file}: write {name} as names in quotes"):
        files_of(page, number, drive | {file: other})
