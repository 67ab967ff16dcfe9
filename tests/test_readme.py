"""README and docs/ are correct: examples run, names exist."""

import doctest
import re
from pathlib import Path
from typing import Any

from PIL import Image

from sim.board import board_files, simulated_board
from sim.board.faceplate import CROSS
from sim.release import places
from tests import made_bundles
from tests.imports import ROOT

README = ROOT / "README.md"
TEXT = README.read_text(encoding="utf-8")
PAGES = {page: page.read_text("utf-8") for page in (README, *(ROOT / "docs").glob("*.md"))}
DEVELOPMENT = PAGES[ROOT / "docs" / "DEVELOPMENT.md"]
BOARDS = PAGES[ROOT / "docs" / "BOARDS.md"]
MOST_LINES = 180  # of the README


def test_its_python_runs_as_shown() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0


def test_every_file_they_name_exists() -> None:
    named = re.compile(r"\b(?:engine|firmware|boards|sim|tests|web|docs)/[\w/]*\.\w+")
    assert len(named.findall(TEXT)) > 5
    for page, text in PAGES.items():
        assert [name for name in named.findall(text) if not (ROOT / name).exists()] == [], page.name


def rows() -> dict[str, list[str]]:
    """Return the table of boards as cells of each row, by the names of their files."""
    lines = [line.strip("| ").split(" | ") for line in BOARDS.splitlines() if line.startswith("| ")]
    return {cells[1].strip("`"): cells for cells in lines if len(cells) == 6 and "`" in cells[1]}


def test_the_table_of_boards_says_what_their_files_say() -> None:
    assert sorted(rows()) == sorted(board_files.names())
    for name, (_, _, screen, keys, sound, kept) in rows().items():
        machine = simulated_board.switch_on(name)
        file: Any = simulated_board.load_board_file(name)
        width, height = machine.display.panel
        assert screen.startswith(f"{width} × {height}"), name
        assert ("black and white" in screen) == (
            board_files.facts(name).title.endswith(("mono", "Thumby"))
        )
        cross = 4 * bool(re.search("cross|stick|WASD|arrows", keys))
        printed = [file.LABELS.get(key, key.upper()) if hasattr(file, "LABELS") else key.upper()
                   for key in file.KEYS]  # fmt: skip
        for key, label in zip(file.KEYS, printed, strict=True):
            assert cross and key in CROSS or re.search(rf"\b{label}\b", keys), (name, key)
        assert (sound == "none") == (not hasattr(file, "make_voice")), name
        assert kept == ("to the choice" if machine.facts.nvm == "rp2" else "to the round"), name


def test_the_film_is_a_whole_game_and_small() -> None:
    film = ROOT / "docs" / "game.gif"
    assert "(docs/game.gif)" in TEXT
    assert film.stat().st_size <= 300 * 1024
    with Image.open(film) as shown:
        assert (shown.size, getattr(shown, "n_frames", 1) > 300) == ((320, 256), True)
        ground = min(shown.convert("RGB").tobytes()[:3])
        assert ground > 200, "the theme of paper is shown first"


def anchors(text: str) -> set[str]:
    """Return the anchors of a page's headings, as used in links."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


# Pages of the project on GitHub, by their relative path from one of its files.
ON_GITHUB = (
    "releases/latest",
    "releases/latest/download/number-drop.html",
    "deployments/github-pages",
)


def is_on_github(page: Path, link: str) -> bool:
    """Return whether a link leads from where GitHub shows a page to another page of GitHub's."""
    up = "../" * (len(page.relative_to(ROOT).parts) + 1)
    return link.startswith(up) and link.removeprefix(up) in ON_GITHUB


def dead_links(page: Path, text: str) -> list[str]:
    """Return a page's links to missing files or headings."""
    dead = []
    for link in re.findall(r"]\(([^)\s]+)\)", text):
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if "://" in link or is_on_github(page, link):
            continue
        if not target.exists() or anchor and anchor not in anchors(target.read_text("utf-8")):
            dead.append(link)
    return dead


def test_links_lead_somewhere() -> None:
    assert len(re.findall(r"]\([^)]+#[^)]+\)", TEXT)) > 3
    for page, text in PAGES.items():
        assert dead_links(page, text) == [], page.name


def test_every_page_is_linked_from_the_readme() -> None:
    linked = set(re.findall(r"]\(docs/(\w+\.md)", TEXT))
    assert {page.name for page in PAGES} - {README.name} == linked


def test_the_page_says_how_much_is_installed_for_the_tests() -> None:
    documented = re.findall(r"([\d.]+) MB in `([\w/]+/node_modules)`", DEVELOPMENT)
    assert len(documented) == 2
    for megabytes, folder in documented:
        there = (ROOT / folder).rglob("*")
        size = sum(path.stat().st_size for path in there if path.is_file()) / 1e6
        assert abs(float(megabytes) - size) < 0.5, (folder, size)


def test_the_drive_looks_as_the_page_shows() -> None:
    shown = (
        PAGES[ROOT / "docs" / "INSTALL.md"].partition("\nCIRCUITPY (D:)\n")[2].partition("```")[0]
    )
    there = {place.parts[0] for place in made_bundles.bundle((board_files.DEFAULT,)).files}
    assert shown.split() == [
        *sorted(name for name in there if "." not in name),
        *sorted({*(name for name in there if "." in name), "boot_out.txt", "settings.toml"}),
    ]


def test_the_page_and_the_downloads_open_a_boot_drive_the_same_way() -> None:
    words = ("purple", "twice", "BOOTSEL", "page")
    page = PAGES[ROOT / "docs" / "INSTALL.md"]
    for name in board_files.names():
        door = places.door(name)
        if door is not None:
            rows = re.findall(rf"^\|.*\b{door.drive}\b.*\|$", page, re.MULTILINE)
            ways = [[word for word in words if word in row] for row in rows]
            assert [word for word in words if word in door.how["en"]] in ways, name
