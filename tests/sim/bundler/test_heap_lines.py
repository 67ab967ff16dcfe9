"""A small board's drive configures CircuitPython's memory."""

import tomllib

import pytest

from firmware import drive_settings
from sim import bundle
from sim.board import board_files
from sim.board.standins.settings_toml import settings_toml as drive_with
from sim.bundler import bundle_folder, heap_lines
from tests import made_bundles, slow
from tests.sim.bundler.test_fast_boards import RP2350

ROOMY = {
    name for name in board_files.names() if board_files.facts(name).nvm == "esp32" or name in RP2350
}
WITH_RADIO = {"pajenicko_picopad", *(f"raspberry_pi_pico_w{k}" for k in ("", "_mono", "_upright"))}
LEAST_HEAP = 145_000  # bytes that the program is made for


@pytest.mark.parametrize(
    "name", slow.but(("pajenicko_picopad", "pygamer", "tinycircuits_thumby_color"))
)
@pytest.mark.parametrize("is_source", [True, False])
def test_the_drive_of_a_small_board_has_both_lines(name, is_source):
    files = made_bundles.bundle((name,), is_source).files
    if name in ROOMY:
        assert heap_lines.FILE not in files
    else:
        assert tomllib.loads(files[heap_lines.FILE].decode()) == {
            "CIRCUITPY_HEAP_START_SIZE": 114688 if name in WITH_RADIO else 131072,
            "CIRCUITPY_PYSTACK_SIZE": 3072,
        }


def test_the_drive_for_all_boards_has_them_too():
    assert heap_lines.files(board_files.names()) == heap_lines.files(["pygamer"]) != {}
    assert heap_lines.files(sorted(ROOMY)) == {}


def test_circuitpython_accepts_the_sizes():
    """It reads the heap's size as a multiple of four."""
    sizes = tomllib.loads(heap_lines.text())
    assert all(size % 4 == 0 for size in sizes.values())
    assert sum(sizes.values()) < LEAST_HEAP


def test_a_comment_explains_them_and_a_board_finds_them_below_it(tmp_path):
    (tmp_path / heap_lines.FILE).write_text(heap_lines.text())
    comment = [line for line in heap_lines.text().splitlines() if line.startswith("#")]
    assert "less than 200 000 bytes" in " ".join(comment)
    with drive_with(tmp_path):
        assert drive_settings.value_of("CIRCUITPY_HEAP_START_SIZE") == 131072
        assert drive_settings.value_of("CIRCUITPY_PYSTACK_SIZE") == 3072


def test_what_somebody_added_to_it_is_not_overwritten(tmp_path, reused_bundles, capsys):
    out = tmp_path / "drive"
    arguments = ["--out", str(out), "--board", "pygamer"]
    assert bundle.main(arguments) == 0
    own = out / heap_lines.FILE
    own.write_text(heap_lines.text() + 'NUMBER_DROP_LANGUAGE = "fr"\n')
    assert bundle.main(arguments) == 2
    assert f"{own} already exists" in capsys.readouterr().err
    assert own.read_text().endswith('"fr"\n')
    own.write_text(heap_lines.text())
    bundle_folder.check(out)
