"""The README is true: its examples run, and what it names is there."""

import doctest
import re
import subprocess
from pathlib import Path
from typing import Any

from PIL import Image

from sim.board import board_files, simulated_board
from sim.board.faceplate import CROSS
from tests.imports import ROOT

README = ROOT / "README.md"
TEXT = README.read_text(encoding="utf-8")


def test_its_python_runs_as_shown() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 0
    assert results.failed == 0


def test_every_make_target_it_names_exists() -> None:
    named = set(re.findall(r"`?\bmake ([a-z]+)\b(?=[`\s]*(?:\||$|`|ARGS))", TEXT, re.MULTILINE))
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert {"play", "test", "bench", "lint"} <= named <= set(targets)


def test_make_alone_tells_of_every_target() -> None:
    told = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    phony = re.search(r"^\.PHONY: help (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert phony
    for target in [*phony[1].split(), "exercise-1"]:
        assert re.search(rf"\bmake {target}\s", told), target


def test_every_file_it_names_exists() -> None:
    named = re.findall(r"\b(?:engine|firmware|boards|sim|tests|web|docs)/[\w/]*\.\w+", TEXT)
    assert len(named) > 5
    assert [name for name in named if not Path(ROOT, name).exists()] == []


def rows() -> dict[str, list[str]]:
    """Return the table of boards: by the name of the file, the cells of its row."""
    lines = [line.strip("| ").split(" | ") for line in TEXT.splitlines() if line.startswith("| ")]
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


def test_links_into_it_lead_somewhere() -> None:
    headings = re.findall(r"^#+ (.*)$", TEXT, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    links = re.findall(r"]\(#([^)]+)\)", TEXT)
    assert len(links) > 3 and set(links) <= anchors


def test_the_board_it_tells_to_add_takes_five_steps() -> None:
    part = TEXT[TEXT.index("### Your own board") :]
    part = part[: part.index("\n### ", 5)]
    assert re.findall(r"^(\d)\. ", part, re.MULTILINE) == list("12345")
