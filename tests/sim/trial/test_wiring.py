"""The emulated wires are those of the board files."""

import re

import pytest

from sim.trial import catalogue, wiring
from tests.imports import ROOT


def source(name: str) -> str:
    """Return a board file, without its docstrings."""
    text = (ROOT / "boards" / f"{name}.py").read_text("utf-8")
    return re.sub(r'""".*?"""', "", text, flags=re.DOTALL)


def number(text: str, name: str) -> int:
    found = re.search(rf"\b{name}=(?:board\.GP)?(\w+)", text)
    return int(found[1], 0) if found else 0


def test_keys_are_on_the_board_file_s_pins() -> None:
    pins = [int(pin) for pin in re.findall(r"board\.GP(\d+)", source("pico_wires"))]
    assert list(wiring.KEYS.values()) == pins[: len(wiring.KEYS)]
    names = re.search(r"^KEYS = \((.*)\)$", source("pico_wires"), re.MULTILINE)
    assert names and tuple(wiring.KEYS) == tuple(re.findall(r'"(\w+)"', names[1]))


@pytest.mark.parametrize("board", [catalogue.COLOUR, catalogue.UPRIGHT])
def test_a_colour_screen_is_mounted_as_the_board_file_says(board: str) -> None:
    screen, text = wiring.of_board(board)["screen"], source(board)
    for ours, theirs in (
        ("width",) * 2,
        ("height",) * 2,
        ("row", "rowstart"),
        ("turn", "rotation"),
    ):
        assert screen.get(ours, 0) == number(text, theirs)
    wires = source("pico_screen")
    assert screen["chipSelect"] == number(wires, "chip_select")
    assert screen["dataCommand"] == number(wires, "command")


def test_the_mono_screen_is_on_the_board_file_s_bus() -> None:
    screen, text = wiring.of_board(catalogue.MONO)["screen"], source(catalogue.MONO)
    assert f"board.GP{screen['clock']}, board.GP{screen['data']}" in text
    assert screen["address"] == number(text, "device_address")
