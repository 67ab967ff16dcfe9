"""The contents of the CIRCUITPY drive: everything that the board needs, and nothing else."""

import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from sim import bundle, project
from sim.board import board_files
from sim.bundler import bundle_folder, drive, pipeline
from sim.bundler.filing import compilation, package_names
from sim.bundler.passes import parsing, short_names, unparsing
from sim.bundler.syntax.annotations import without_types
from sim.bundler.traceback import traceback_map
from tests import made_bundles

KEPT_RUNNING = ("hack_club", "heiafr", "pajenicko", "pimoroni", "raspberry", "tiny", "ugame")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m sim.bundle` and return the completed process."""
    command = [sys.executable, "-m", "sim.bundle", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=project.ROOT, check=False)


def listed(folder: Path) -> dict[str, bytes]:
    """Return the files below a folder by path."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_every_module_is_there_compiled_for_circuitpython() -> None:
    contents = made_bundles.bundle((board_files.DEFAULT,)).files
    files = {place.as_posix(): content for place, content in contents.items()}
    for name in ("code.py", "safemode.py"):
        source = without_types((project.ROOT / "firmware" / name).read_bytes())
        there = {"firmware.start", "firmware.crash"}
        assert files.pop(name) == package_names.rename(Path(name), source, there)
    assert files.pop("bundle_id.txt").startswith(b"bundle ")
    assert files.pop("settings.toml")
    assert {"e/n/legal.mpy", "f/start.mpy", "boards/pygamer.mpy"} <= set(files)
    # The texts of a crash are imported alone, because the module that reads data is joined with the
    # whole app.
    assert {"f/t/crash_en.mpy", "f/t/crash_fr.mpy"} <= set(files)
    assert "e/n/game.mpy" not in files, "it is in f/n/game.mpy"
    for place, content in files.items():
        if "/t/" in place and place.endswith(".json"):
            assert json.loads(content), place
        elif not place.startswith(("atlas/", "puzzles/")):
            assert place.endswith(".mpy")
            assert content[:2] == b"C\x06"


def test_a_board_alone_gets_its_file_and_the_helpers_of_that() -> None:
    files = {place.as_posix() for place in drive.files(["pygamer"]) if place.parts[0] == "boards"}
    assert files == {
        f"boards/{name}.py" for name in ("__init__", "buttons", "pygamer", "speaker", "stick")
    }
    files = {place.as_posix() for place in drive.files(["clue_nrf52840_express"])}
    assert "boards/piezo.py" in files
    assert not [place for place in files if "speaker" in place or "st7789" in place]


def test_a_board_s_second_file_is_there_under_the_board_s_name() -> None:
    files = drive.files(["raspberry_pi_pico_mono"])
    assert files[Path("boards/raspberry_pi_pico.py")].name == "raspberry_pi_pico_mono.py"
    assert Path("boards/raspberry_pi_pico_mono.py") not in files
    assert Path("lib/adafruit_displayio_ssd1306.py") in files
    assert Path("boards/st7789.py") not in files


def test_all_boards_together_have_all_files() -> None:
    files = drive.files(board_files.names())
    for name in board_files.names():
        assert Path(f"boards/{name}.py") in files
    assert {Path("lib/adafruit_displayio_ssd1306.py"), Path("boards/st7789.py")} <= set(files)


def test_safe_mode_is_left_where_a_brown_out_leads_there() -> None:
    with_it = {name for name in board_files.names() if drive.SAFEMODE in drive.files([name])}
    rp2 = {name for name in board_files.names() if name.startswith(KEPT_RUNNING)}
    assert with_it == set(board_files.names()) - rp2 - {"lilygo_t_display_rp2040"}


def test_the_libraries_are_those_that_a_game_imports() -> None:
    script = """
import sys
loaded = set()
class Watch:  # the libraries are unloaded while a table is shown
    def find_spec(self, name, path=None, target=None):
        loaded.add(name)
sys.meta_path.insert(0, Watch())
from sim import options, session
session.play(options.parse(["--view", "none", "--seed", "1", "--auto", "hint"]))
print(*(name for name in loaded if name.startswith("adafruit_display")))
"""
    command = [sys.executable, "-c", script]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=project.ROOT, check=True)
    places = [place for place in drive.files(["pygamer"]) if place.parts[0] == "lib"]
    names = {".".join(place.with_suffix("").parts[1:]) for place in places}
    loaded = {*ended.stdout.split(), "adafruit_miniqr"}  # the QR code's, which no game shows
    assert loaded == {name.removesuffix(".__init__") for name in names}


def test_source_stays_source_and_both_archives_hold_what_the_folder_does(tmp_path: Path) -> None:
    out = tmp_path / "drive"
    ended = run("--out", str(out), "--board", "pygamer", "--source")
    assert (ended.returncode, ended.stderr) == (0, "")
    files = listed(out)
    compiled = ("lib", "engine/store", "firmware/kept", "engine/number_drop/player")
    own = [
        name
        for name in files
        if not name.startswith(("atlas", "puzzles", "settings.toml", *compiled))
    ]
    assert {Path(name).suffix for name in own} == {".py"}
    for folder in compiled:
        assert {Path(name).suffix for name in files if name.startswith(folder)} == {".mpy"}
    assert {path.name for path in tmp_path.iterdir()} == {"drive", "drive.zip"}, "no map"
    assert f"{len(files)} files, {sum(map(len, files.values()))} bytes" in ended.stdout
    assert "of the 8188 KB of the drive of pygamer." in ended.stdout
    with zipfile.ZipFile(tmp_path / "drive.zip") as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == files
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_the_same_files_always_make_the_same_archive(tmp_path: Path) -> None:
    files = made_bundles.bundle(("pygamer",), True).files
    archives = [bundle_folder.write(tmp_path / name, files).read_bytes() for name in ("one", "two")]
    assert archives[0] == archives[1]


def test_sources_go_on_a_drive_without_their_types() -> None:
    files = made_bundles.bundle(("pygamer",), True).files
    own = {place: source for place, source in files.items() if place.suffix == ".py"}
    own = {place: source for place, source in own.items() if place.parts[0] != "lib"}
    assert len(own) > 200
    assert [place for place, source in own.items() if b") -> " in source] == []
    assert Path("firmware", "sound", "__init__.py") not in own, "a folder's explanation"
    assert b"LETTERS" in own[Path("firmware", "number_drop", "__init__.py")]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "    return legal._nth_of(0)",
            "legal._nth_of: names that begin with _ are private to their owner",
        ),
        (
            "    pass\nclass Zoe:\n    def see(me):\n        pass",
            "Zoe.see: its first argument has to be",
        ),
        ('    return f"engine.{legal}"', "a package's name in an f-string"),
        ("    return (", "'(' was never closed"),
        ("    return legal.nth(0) if (yield) else [*(x async for x in y)]", "invalid"),
    ],
)
def test_what_is_refused_in_somebody_s_own_file_is_one_line(
    line: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    root = tmp_path / "project"
    (root / "firmware" / "guests").mkdir(parents=True)
    own = root / "firmware" / "guests" / "zoe.py"
    own.write_text(f"def choose(game, legal):\n{line}\n")
    monkeypatch.setattr(drive, "ROOT", root)
    monkeypatch.setattr(drive, "_STARTERS", {})
    monkeypatch.setattr(drive, "_starters", lambda names: {})
    monkeypatch.setattr(pipeline, "SHORTENING", (parsing.run, short_names.run, unparsing.run))
    monkeypatch.setattr(pipeline, "FILING", (package_names.run, compilation.run))
    out = tmp_path / "drive"
    assert bundle.main(["--out", str(out), "--board", "pygamer"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("bundle: firmware") and "zoe" in said and message in said
    assert said.count("\n") == 1 and not out.exists()


def shrink(board_folder: Path, names: Iterable[str], drive_kb: int) -> None:
    """Copy the board files, and say of some boards that their drives have this size."""
    shutil.copytree(project.ROOT / "boards", board_folder, dirs_exist_ok=True)
    for name in names:
        file = board_folder / f"{name}.py"
        file.write_text(re.sub(r"DRIVE = \d+", f"DRIVE = {drive_kb}", file.read_text("utf-8")))


def test_a_drive_that_is_too_small_gets_nothing(
    tmp_path, board_folder, reused_bundles, capsys
) -> None:
    shrink(board_folder, ["pygamer"], 100)
    assert bundle.main(["--out", str(tmp_path / "drive"), "--board", "pygamer"]) == 1
    error = capsys.readouterr().err
    assert "too much for pygamer (" in error
    assert "its drive has 100): nothing written" in error
    assert error.count("\n") == 1
    assert list(tmp_path.iterdir()) == [board_folder]


def test_boards_that_the_whole_is_too_much_for_are_named(
    tmp_path, board_folder, reused_bundles, capsys
) -> None:
    shrink(board_folder, ["pajenicko_picopad"], 100)
    assert bundle.main(["--out", str(tmp_path / "drive")]) == 0
    output = capsys.readouterr().out
    assert "Too much for pajenicko_picopad (" in output
    assert "its drive has 100)" in output and "): use --board for these" in output
    assert "where it is tightest" in output


def test_a_full_drive_still_has_room_for_its_own() -> None:
    assert drive.fits(478, 508)  # FAT takes 18 KB, and 12 are reserved for files written later
    assert not drive.fits(479, 508)


def test_space_is_counted_in_clusters_and_folders() -> None:
    places = [Path("code.py"), Path("lib/one/a.mpy"), Path("lib/one/b.mpy")]
    assert drive.kilobytes([1, 1, 513], places, 508) == 3  # 512 bytes: 1 + 1 + 2, and 2 folders
    assert drive.kilobytes([1, 1, 513], places, 2044) == 3
    assert drive.kilobytes([1, 1, 513], places, 3776) == 5  # 1 KB from 2 MB on
    assert drive.kilobytes([1, 1, 513], places, 15360) == 10  # 2 KB from 8 MB on


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--board", "gameboy"], "unknown board 'gameboy': known are adafruit_feather"),
        (["--board"], "expected one argument"),
        (["--source", "--lines"], "not allowed with argument --source"),
        (["--flash"], "unrecognized arguments: --flash"),
        (
            ["--without", "drop_it", "--without", "number_drop"],
            "--without: a drive needs at least one game",
        ),
    ],
)
def test_a_mistake_is_one_line_and_exit_2(arguments, message, tmp_path) -> None:
    ended = run("--out", str(tmp_path / "drive"), *arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("bundle: ") and message in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("all is well", "there is no traceback of this bundle in it"),
        ("bundle 01234567", "the traceback is from bundle 01234567, but the map is from "),
        (None, "told.txt: No such file or directory\n"),
    ],
)
def test_what_the_map_cannot_explain_is_one_line_and_exit_1(
    text, message, tmp_path, capsys
) -> None:
    out = tmp_path / "drive"
    (tmp_path / "drive.map.json").write_text(made_bundles.bundle((board_files.DEFAULT,)).map)
    file = tmp_path / "told.txt"
    if text is not None:
        file.write_text(text)
    assert bundle.main(["--explain", str(file), "--out", str(out)]) == 1
    printed = capsys.readouterr()
    assert printed.out == "" and message in printed.err and printed.err.count("\n") == 1


def test_the_map_names_the_modules_on_the_drive_and_nothing_else() -> None:
    made = made_bundles.bundle((board_files.DEFAULT,))
    modules = {place.as_posix() for place in made.files if place.suffix in (".mpy", ".py")}
    assert json.loads(made.map)["files"].keys() == modules


def test_no_map_is_one_line_too(tmp_path, capsys) -> None:
    assert bundle.main(["--explain", "told.txt", "--out", str(tmp_path / "drive")]) == 1
    error = capsys.readouterr().err
    assert error.startswith("bundle: no map: ") and "drive.map.json" in error
    assert error.count("\n") == 1


def test_a_bundle_is_rewritten_without_what_it_no_longer_has(
    tmp_path: Path, reused_bundles: None
) -> None:
    out = tmp_path / "drive"
    for options_of_it in (["--source"], ["--source", "--without", "drop_it"]):
        assert bundle.main(["--out", str(out), "--board", "pygamer", *options_of_it]) == 0
    files = listed(out)
    assert "engine/drop_it/game.py" not in files
    with zipfile.ZipFile(tmp_path / "drive.zip") as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == files


def test_an_unfinished_board_file_next_to_the_wanted_one_is_named(
    board_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(project.ROOT / "boards", board_folder, dirs_exist_ok=True)
    mine = board_folder / "raspberry_pi_pico_mine.py"
    mine.write_text("\nNVM = = 1\n", encoding="utf-8")
    assert bundle.main(["--out", str(tmp_path / "new"), "--board", "pygamer"]) == 2
    message = "bundle: boards/raspberry_pi_pico_mine.py, line 2: invalid syntax\n"
    assert capsys.readouterr().err == message
    assert not (tmp_path / "new").exists()


def test_the_drive_for_all_boards_leaves_safe_mode_too() -> None:
    assert drive.SAFEMODE in drive.files(board_files.names())


@pytest.mark.parametrize("has_id", [True, False])
def test_without_the_bundle_s_id_it_is_said_how_to_be_sure(has_id, tmp_path, capsys) -> None:
    made = made_bundles.bundle((board_files.DEFAULT,))
    (tmp_path / "drive.map.json").write_text(made.map)
    identity = made.files[traceback_map.ID_FILE].decode()
    file = tmp_path / "told.txt"
    file.write_text((identity if has_id else "") + '  File "code.py", line 9, in <module>\n')
    assert bundle.main(["--explain", str(file), "--out", str(tmp_path / "drive")]) == 0
    assert ("only correct if bundle_id.txt" in capsys.readouterr().err) is not has_id
