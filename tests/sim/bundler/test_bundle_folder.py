"""A bundle is written only where nothing else is, and deletes nothing but bundles."""

import os
import shutil
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from sim import bundle
from sim.bundler import bundle_folder, pipeline
from sim.bundler.traceback import traceback_map
from sim.bundler.traceback.origins import Origins

MADE = {Path("code.py"): b"made", Path("lib/one.py"): b"made", Path("lib/two/a.py"): b"made"}
MAP = traceback_map.text(Origins(), (), {}, "0123abcd", True)


def there(folder: Path) -> dict[str, tuple[int, bytes | str]]:
    """Return the kind and contents of everything below a folder."""
    found: dict[str, tuple[int, bytes | str]] = {}
    for path in sorted(folder.rglob("*")):
        kind = stat.S_IFMT(path.lstat().st_mode)
        content: bytes | str = b""
        if stat.S_ISREG(kind):
            content = path.read_bytes()
        elif stat.S_ISLNK(kind):
            content = os.readlink(path)
        found[path.relative_to(folder).as_posix()] = (kind, content)
    return found


@pytest.fixture
def no_bundling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be made: the error comes before that."""

    def bundled(*_: object) -> None:
        raise AssertionError("it began to bundle")

    monkeypatch.setattr(pipeline, "bundle", bundled)


def refused(out: Path | str, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the line by which a bundle is refused there."""
    assert bundle.main(["--out", str(out)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("bundle: ") and captured.err.count("\n") == 1
    return captured.err


def elsewhere(tmp_path: Path) -> Path:
    """Return a folder that contains a user's file."""
    folder = tmp_path / "elsewhere"
    folder.mkdir(exist_ok=True)
    (folder / "mine.txt").write_text("keep")
    return folder


def a_file(tmp_path: Path) -> str:
    (tmp_path / "drive" / "mine.txt").write_text("keep")
    return "drive/mine.txt"


def an_empty_folder(tmp_path: Path) -> str:
    (tmp_path / "drive" / "lib" / "mine").mkdir(parents=True)
    return "drive/lib"


def a_link_to_a_folder(tmp_path: Path) -> str:
    (tmp_path / "drive" / "mine").symlink_to(elsewhere(tmp_path))
    return "drive/mine"


def a_link_to_nothing(tmp_path: Path) -> str:
    (tmp_path / "drive" / "mine").symlink_to("nothing")
    return "drive/mine"


def a_link_to_itself(tmp_path: Path) -> str:
    (tmp_path / "drive" / "mine").symlink_to("mine")
    return "drive/mine"


def a_pipe(tmp_path: Path) -> str:
    os.mkfifo(tmp_path / "drive" / "mine")
    return "drive/mine"


def the_folder_a_link(tmp_path: Path) -> str:
    (tmp_path / "drive").rmdir()
    (tmp_path / "drive").symlink_to(elsewhere(tmp_path))
    return "drive"


def the_folder_a_link_to_nothing(tmp_path: Path) -> str:
    (tmp_path / "drive").rmdir()
    (tmp_path / "drive").symlink_to("nothing")
    return "drive"


def the_folder_a_file(tmp_path: Path) -> str:
    (tmp_path / "drive").rmdir()
    (tmp_path / "drive").write_text("keep")
    return "drive"


def the_zip_a_file(tmp_path: Path) -> str:
    (tmp_path / "drive.zip").write_text("keep")
    return "drive.zip"


def the_zip_a_folder(tmp_path: Path) -> str:
    (tmp_path / "drive.zip").mkdir()
    return "drive.zip"


def the_zip_a_pipe(tmp_path: Path) -> str:
    os.mkfifo(tmp_path / "drive.zip")
    return "drive.zip"


def the_zip_a_link(tmp_path: Path) -> str:
    (tmp_path / "drive.zip").symlink_to(elsewhere(tmp_path) / "mine.txt")
    return "drive.zip"


def the_zip_a_link_to_nothing(tmp_path: Path) -> str:
    (tmp_path / "drive.zip").symlink_to("nothing")
    return "drive.zip"


def the_zip_a_link_to_a_bundle_s(tmp_path: Path) -> str:
    bundle_folder.write(elsewhere(tmp_path) / "drive", {Path("code.py"): b"made"})
    (tmp_path / "drive" / "code.py").write_bytes(b"made")
    (tmp_path / "drive.zip").symlink_to(elsewhere(tmp_path) / "drive.zip")
    return "drive.zip"


def the_map_a_file(tmp_path: Path) -> str:
    (tmp_path / "drive.map.json").write_text("[" * 100_000)
    return "drive.map.json"


def the_map_a_pipe(tmp_path: Path) -> str:
    os.mkfifo(tmp_path / "drive.map.json")
    return "drive.map.json"


def the_map_a_link(tmp_path: Path) -> str:
    (elsewhere(tmp_path) / "a.map.json").write_text(MAP)
    (tmp_path / "drive.map.json").symlink_to(elsewhere(tmp_path) / "a.map.json")
    return "drive.map.json"


def somebody_s_undated_zip(tmp_path: Path) -> str:
    """As made by reproducible builds, and unpacked next to it."""
    (tmp_path / "drive" / "mine.txt").write_text("keep")
    with zipfile.ZipFile(tmp_path / "drive.zip", "w") as archive:
        archive.writestr(zipfile.ZipInfo("mine.txt", (1980, 1, 1, 0, 0, 0)), b"keep")
    return "drive.zip"


FOREIGN: list[Callable[[Path], str]] = [
    a_file,
    an_empty_folder,
    a_link_to_a_folder,
    a_link_to_nothing,
    a_link_to_itself,
    a_pipe,
    the_folder_a_link,
    the_folder_a_link_to_nothing,
    the_folder_a_file,
    the_zip_a_file,
    the_zip_a_folder,
    the_zip_a_pipe,
    the_zip_a_link,
    the_zip_a_link_to_nothing,
    the_zip_a_link_to_a_bundle_s,
    the_map_a_file,
    the_map_a_pipe,
    the_map_a_link,
    somebody_s_undated_zip,
]


@pytest.mark.parametrize("foreign", FOREIGN, ids=lambda foreign: foreign.__name__)
def test_what_no_bundle_made_is_left_alone(
    foreign: Callable[[Path], str],
    tmp_path: Path,
    no_bundling: None,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "drive").mkdir()
    mine = foreign(tmp_path)
    before = there(tmp_path)
    output = refused(tmp_path / "drive", capsys)
    assert f"{tmp_path / mine} already exists" in output
    assert "delete it, or name a new folder" in output
    assert there(tmp_path) == before


def an_added_file(out: Path) -> Path:
    (out / "saves").write_text("added")
    return out / "saves"


def an_added_folder(out: Path) -> Path:
    (out / "lib" / "saves").mkdir()
    return out / "lib" / "saves"


def an_added_link(out: Path) -> Path:
    (out / "saves").symlink_to(out / "lib")
    return out / "saves"


def a_folder_called_as_a_system_s_file(out: Path) -> Path:
    (out / "lib" / ".DS_Store").mkdir()
    return out / "lib" / ".DS_Store"


def a_link_called_as_a_system_s_file(out: Path) -> Path:
    (out / "desktop.ini").symlink_to(out / "code.py")
    return out / "desktop.ini"


def a_changed_file(out: Path) -> Path:
    (out / "code.py").write_text("mine")
    return out / "code.py"


def a_longer_file(out: Path) -> Path:
    (out / "code.py").write_text("made longer")
    return out / "code.py"


def a_link_for_a_file(out: Path) -> Path:
    (out / "code.py").unlink()
    (out / "code.py").symlink_to(out / "lib" / "one.py")
    return out / "code.py"


def a_link_for_a_folder(out: Path) -> Path:
    (out / "lib").rename(out.parent / "lib")
    (out / "lib").symlink_to(out.parent / "lib")
    return out / "lib"


def a_missing_file(out: Path) -> Path:
    (out / "lib" / "one.py").unlink()
    return bundle_folder.zip_path(out)


def another_zip(out: Path) -> Path:
    with zipfile.ZipFile(bundle_folder.zip_path(out), "w") as archive:
        archive.write(out / "code.py", "code.py")
    return bundle_folder.zip_path(out)


def a_broken_zip(out: Path) -> Path:
    archive = bundle_folder.zip_path(out)
    content = bytearray(archive.read_bytes())
    content[content.index(b"made")] ^= 1
    archive.write_bytes(content)
    return archive


CHANGES: list[Callable[[Path], Path]] = [
    an_added_file,
    an_added_folder,
    an_added_link,
    a_folder_called_as_a_system_s_file,
    a_link_called_as_a_system_s_file,
    a_changed_file,
    a_longer_file,
    a_link_for_a_file,
    a_link_for_a_folder,
    a_missing_file,
    another_zip,
    a_broken_zip,
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_bundle_that_somebody_worked_on_is_no_longer_one(
    change: Callable[[Path], Path], tmp_path: Path
) -> None:
    out = tmp_path / "drive"
    bundle_folder.write(out, MADE, MAP)
    assert bundle_folder.alien(out) is None
    mine = change(out)
    assert bundle_folder.alien(out) == mine
    before = there(tmp_path)
    with pytest.raises(bundle_folder.AlienError, match="as a bundle left it"):
        bundle_folder.write(out, MADE)  # changed while it was made
    assert there(tmp_path) == before


def test_a_bundle_is_written_over_a_bundle(tmp_path: Path) -> None:
    out = tmp_path / "drive"
    bundle_folder.write(out, MADE, MAP)
    bundle_folder.write(out, {Path("lib/two.py"): b"new"})
    assert {name for name in there(tmp_path) if "." in name} == {"drive/lib/two.py", "drive.zip"}
    assert not (out / "lib" / "two").exists()
    assert bundle_folder.alien(out) is None


def test_what_a_bundle_left_that_was_stopped_goes_with_the_next(tmp_path: Path) -> None:
    out = tmp_path / "drive"
    bundle_folder.write(out, MADE, MAP)
    stopped = out / f"{bundle_folder.DRAFT}x1"
    stopped.mkdir()
    (stopped / "code.py").write_bytes(b"half")
    assert bundle_folder.alien(out) is None
    (out / "mine.txt").write_bytes(b"mine")
    with pytest.raises(bundle_folder.AlienError):
        bundle_folder.write(out, MADE, MAP)
    assert stopped.exists()
    (out / "mine.txt").unlink()
    bundle_folder.write(out, MADE, MAP)
    assert not stopped.exists()


@pytest.mark.parametrize("is_left", [True, False], ids=["empty", "gone"])
def test_a_bundle_whose_folder_was_cleared_is_rewritten(is_left: bool, tmp_path: Path) -> None:
    out = tmp_path / "drive"
    bundle_folder.write(out, MADE, MAP)
    shutil.rmtree(out)
    if is_left:
        out.mkdir()
    bundle_folder.write(out, {Path("lib", "two.py"): b"new"})
    assert {name for name in there(tmp_path) if "." in name} == {"drive/lib/two.py", "drive.zip"}
    assert bundle_folder.alien(out) is None


def test_a_bundle_s_folder_without_its_zip_file_is_reported(tmp_path: Path) -> None:
    out = tmp_path / "drive"
    bundle_folder.write(out, MADE).unlink()
    before = there(tmp_path)
    with pytest.raises(bundle_folder.AlienError, match="there is no drive.zip next to"):
        bundle_folder.write(out, MADE)
    assert there(tmp_path) == before


def test_what_a_system_leaves_in_a_folder_goes_with_the_bundle(tmp_path: Path) -> None:
    out = tmp_path / "drive"
    out.mkdir()
    (out / ".DS_Store").write_text("looked at while it was empty")
    for files in (MADE, {Path("lib/two.py"): b"new"}):
        bundle_folder.write(out, files, MAP)
        made = {path for path in out.rglob("*") if path.is_file()}
        assert made == {out / place for place in files}
        for place in (".DS_Store", "lib/.DS_Store", "lib/Thumbs.db", "Desktop.ini"):
            (out / place).write_text("a system's")
        assert bundle_folder.alien(out) is None


@pytest.mark.parametrize("nth", range(5))
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_new_one_that_cannot_be_written_leaves_the_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nth: int, error: BaseException
) -> None:
    left = nth

    def write_bytes(path: Path, content: bytes) -> int:
        nonlocal left
        if not left:
            raise error
        left -= 1
        return write(path, content)

    out = tmp_path / "drive"
    bundle_folder.write(out, MADE, MAP)
    before = there(tmp_path)
    write = Path.write_bytes
    with monkeypatch.context() as full, pytest.raises(type(error)):
        full.setattr(Path, "write_bytes", write_bytes)
        bundle_folder.write(out, dict.fromkeys(MADE, b"new"), MAP)
    assert there(tmp_path) == before
    bundle_folder.write(out, dict.fromkeys(MADE, b"new"), MAP)
    assert (out / "code.py").read_bytes() == b"new"


def test_one_that_cannot_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_bytes(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", write_bytes)
    with pytest.raises(OSError, match="No space left"):
        bundle_folder.write(tmp_path / "drive", MADE, MAP)
    assert there(tmp_path) == {}


def test_what_comes_while_it_is_written_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deleted(*_: object) -> None:
        (tmp_path / "drive.zip").write_bytes(b"another's")

    monkeypatch.setattr(bundle_folder, "_delete", deleted)
    with pytest.raises(
        bundle_folder.AlienError, match="appeared while the bundle was being written"
    ):
        bundle_folder.write(tmp_path / "drive", MADE, MAP)
    assert (tmp_path / "drive.zip").read_bytes() == b"another's"


def test_an_empty_folder_is_written_into(tmp_path: Path) -> None:
    out = tmp_path / "drive"
    out.mkdir(mode=0o700)
    inode = out.stat().st_ino
    bundle_folder.write(out, MADE)
    assert out.stat().st_ino == inode, "it was not deleted either"
    assert (out / "code.py").read_bytes() == b"made"


def test_a_second_name_of_an_old_file_keeps_what_it_was(tmp_path: Path) -> None:
    out = tmp_path / "drive"
    archive = bundle_folder.write(out, MADE)
    kept = archive.read_bytes()
    os.link(archive, tmp_path / "kept.zip")
    os.link(out / "code.py", tmp_path / "kept.py")
    bundle_folder.write(out, {Path("code.py"): b"new"})
    assert (tmp_path / "kept.zip").read_bytes() == kept
    assert (tmp_path / "kept.py").read_bytes() == b"made"


@pytest.mark.parametrize(
    ("out", "message"),
    [
        ("/", "/ has no name that the zip file could get: name a new folder"),
        ("//", "has no name that the zip file could get"),
        ("..", "has no name that the zip file could get"),
        ("build/..", "has no name that the zip file could get"),
        ("x" * 300, "File name too long"),
        ("x" * 300 + "/drive", "File name too long"),
        ("x" * 253, "File name too long"),
    ],
)
def test_a_name_that_is_none_is_one_line(
    out: str,
    message: str,
    tmp_path: Path,
    no_bundling: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert message in refused(out, capsys)
    assert not list(tmp_path.iterdir())
