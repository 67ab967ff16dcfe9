"""A whole release: files, checksums, version, and which old files it deletes."""

import hashlib
import re
import sys
import tomllib
import zlib
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from sim.board import board_files
from sim.project import ROOT
from sim.release import __main__ as release
from sim.release import page, workshop
from sim.release.version import VERSION
from tests.firmware.handheld import Handheld

BOARDS = ("pygamer", "raspberry_pi_pico")


PAGE = {
    Path("CHANGES.md"): b"what is new",
    Path("number-drop.html"): b"the page",
    Path("page", "index.html"): b"the page",
    Path("page", "LICENSES", "number-drop.txt"): b"MIT",
}
PDF = f"number-drop-workshop-en-{VERSION}.pdf"
WORKSHOP = {Path("CHANGES.md"): b"what is new", Path(PDF): b"%PDF"}


def built(folder: Path) -> dict[Path, bytes]:
    """Return the files of a small page."""
    made, web = folder / "page.html", folder / "web"
    made.write_text("the page")
    web.mkdir()
    (web / "sw.js").write_text("works offline")
    (web / ".DS_Store").write_text("a system's")
    return page.as_files(made, web)


@pytest.fixture
def cheap(monkeypatch, reused_bundles, tmp_path):
    """Make a release of two boards, whose bundles other tests need as well, and a small page."""
    files = built(tmp_path)
    monkeypatch.setattr(board_files, "names", lambda: list(BOARDS))
    monkeypatch.setattr(page, "files", lambda: files)
    monkeypatch.setattr(workshop, "pdf", cache(workshop.pdf))


def refused(out: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the line by which a release is refused there."""
    assert release.main(["--out", str(out)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


def listed(folder: Path) -> dict[str, bytes]:
    """Return the files below a folder by path."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_made_twice_it_is_the_same_to_the_byte(cheap, tmp_path, capsys):
    out, other = tmp_path / "release", tmp_path / "other"
    assert release.main(["--out", str(out)]) == release.main(["--out", str(other)]) == 0
    files = listed(out)
    assert files == listed(other)
    assert set(files) == {
        "CHANGES.md",
        "SHA256SUMS",
        "number-drop.html",
        f"number-drop-page-{VERSION}.zip",
        f"number-drop-pygamer-{VERSION}.py",
        f"number-drop-pygamer-{VERSION}.zip",
        f"number-drop-raspberry_pi_pico-{VERSION}.py",
        f"number-drop-raspberry_pi_pico-{VERSION}.uf2",
        f"number-drop-raspberry_pi_pico-{VERSION}.zip",
        f"number-drop-workshop-en-{VERSION}.pdf",
        f"number-drop-workshop-fr-{VERSION}.pdf",
        "page/index.html",
        "page/sw.js",
        "page/LICENSES/number-drop.txt",
        "page/LICENSES/micropython.txt",
        "page/LICENSES/adafruit-circuitpython-display-text.txt",
        "page/LICENSES/adafruit-circuitpython-displayio-layout.txt",
    }
    assert "pygamer: no .uf2" in capsys.readouterr().out
    shown = files.pop("SHA256SUMS").decode().splitlines()
    sums = {place: digest for digest, _, place in (line.partition("  ") for line in shown)}
    assert sums == {place: hashlib.sha256(files[place]).hexdigest() for place in files}


def test_what_it_is_called_is_a_v_and_the_version(tmp_path, capsys):
    arguments = ["--out", str(tmp_path / "release"), "--only", "workshop", "--tag"]
    assert release.main([*arguments, VERSION]) == 2
    assert capsys.readouterr().err.startswith(f"release: {VERSION} is not v{VERSION}: ")
    assert not (tmp_path / "release").exists()
    assert release.main([*arguments, f"v{VERSION}"]) == 0


def test_a_part_alone_takes_an_earlier_release_away(tmp_path):
    out = tmp_path / "release"
    release.write(out, PAGE)
    release.write(out, WORKSHOP)
    assert set(listed(out)) == {"CHANGES.md", PDF, "SHA256SUMS"}
    assert not [path for path in out.iterdir() if path.is_dir()]


def test_what_is_no_release_is_left_alone(tmp_path, capsys):
    (tmp_path / "mine").write_text("mine")
    assert "is not part of a release" in refused(tmp_path, capsys)
    assert (tmp_path / "mine").exists()


def test_what_a_system_leaves_in_a_folder_goes_with_the_release(tmp_path):
    out = tmp_path / "release"
    files = built(tmp_path)
    release.write(out, files)
    before = listed(out)
    assert not [place for place in before if place.endswith(".DS_Store")]
    for folder in (out, out / "page", out / "page" / "LICENSES"):
        (folder / ".DS_Store").write_text("a system's")
    release.write(out, files)
    assert listed(out) == before


@pytest.mark.parametrize("theirs", ["0f3a  my-thesis.pdf\n", "", "0f3a  CHANGES.md\n"])
def test_sums_of_something_else_delete_nothing(tmp_path, theirs, capsys):
    out = tmp_path / "mine"
    (out / "old").mkdir(parents=True)
    (out / "SHA256SUMS").write_text(theirs)
    (out / "my-thesis.pdf").write_text("years of work")
    (out / "old" / "CHANGES.md").write_text("and more")
    assert "is not part of a release: name a new folder" in refused(out, capsys)
    assert listed(out) == {
        "SHA256SUMS": theirs.encode(),
        "my-thesis.pdf": b"years of work",
        "old/CHANGES.md": b"and more",
    }


def test_a_file_put_next_to_a_release_keeps_all_of_it(tmp_path, capsys):
    out = tmp_path / "release"
    release.write(out, PAGE)
    (out / "page" / "notes.txt").write_text("mine")
    before = listed(out)
    assert "page/notes.txt is not part of a release" in refused(out, capsys)
    assert listed(out) == before


def test_a_folder_that_cannot_be_written_is_one_line(tmp_path, monkeypatch, capsys):
    def refuse(path):
        raise PermissionError(13, "Permission denied", str(path))

    out = tmp_path / "release"
    release.write(out, PAGE)
    monkeypatch.setattr(Path, "unlink", refuse)
    assert release.main(["--out", str(out), "--only", "workshop"]) == 2
    assert "Permission denied" in capsys.readouterr().err


@pytest.mark.parametrize("count", range(len(PAGE) + 1))
def test_wherever_writing_fails_the_earlier_release_stays(tmp_path, monkeypatch, count):
    out = tmp_path / "release"
    release.write(out, PAGE)
    before, around = listed(out), set(tmp_path.iterdir())
    failing(monkeypatch, "write_bytes", count, OSError(28, "No space left on device"))
    with pytest.raises(OSError, match="No space left"):
        release.write(out, PAGE)
    assert listed(out) == before and set(tmp_path.iterdir()) == around


@pytest.mark.parametrize("step", ["unlink", "rename"])
@pytest.mark.parametrize("count", range(len(PAGE)))
def test_wherever_moving_is_stopped_the_next_release_goes_through(
    tmp_path, monkeypatch, step, count
):
    """Old and new files have different names here; the other kind exists before."""
    out, other = tmp_path / "release", tmp_path / "other"
    release.write(other, PAGE)
    release.write(out, WORKSHOP)
    with monkeypatch.context() as context:
        failing(context, step, count, KeyboardInterrupt())
        with suppress(KeyboardInterrupt):
            release.write(out, PAGE)
    release.write(out, PAGE)
    assert listed(out) == listed(other)


def test_what_a_killed_release_was_writing_goes_with_the_next(tmp_path):
    draft = tmp_path / "release" / ".number-drop-new-abc"
    draft.mkdir(parents=True)
    (draft / "CHANGES.md").write_text("half")
    release.write(tmp_path / "release", PAGE)
    assert not draft.exists()


def test_a_folder_may_be_elsewhere_and_called_by_its_dots(tmp_path, monkeypatch):
    """Everything is written inside the folder, which may be a mount point or belong to others."""
    out = tmp_path / "release"
    (out / "inner").mkdir(parents=True)
    monkeypatch.chdir(out / "inner")
    for _ in range(2):
        assert release.main(["--out", "..", "--only", "workshop"]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {"release"}
    assert (out / "SHA256SUMS").exists()


def failing(monkeypatch: pytest.MonkeyPatch, name: str, count: int, how: BaseException) -> None:
    """Make a method of Path fail after `count` calls."""
    method, calls = getattr(Path, name), []

    def call(path: Path, *arguments: object) -> object:
        calls.append(path)
        if len(calls) > count:
            raise how
        return method(path, *arguments)

    monkeypatch.setattr(Path, name, call)


def test_a_page_that_cannot_be_made_is_reported(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(sys, "executable", "false")
    assert release.main(["--out", str(tmp_path / "release"), "--only", "page"]) == 2
    assert "the page could not be made" in capsys.readouterr().err
    assert not (tmp_path / "release").exists()


def test_the_workshop_s_pdf_has_its_words_and_its_pictures():
    for language, source in workshop.PAGES.items():
        made = workshop.pdf(language, VERSION)
        assert made == workshop.pdf(language, VERSION) and made.startswith(b"%PDF-")
        pictures = re.findall(r"^!\[.*\]\((.*)\)$", source.read_text("utf-8"), re.MULTILINE)
        assert len(pictures) == 4
        sizes = []
        for picture in pictures:
            with Image.open(source.parent / picture) as image:
                sizes += [f"/Height {image.height}".encode(), f"/Width {image.width}".encode()]
        assert all(made.count(size) >= sizes.count(size) for size in sizes)


def drawn(made: bytes) -> list[bytes]:
    """Return each PDF page's drawing, in PDF operators."""
    streams = re.finditer(rb"FlateDecode[^>]*>>\s*stream\r?\n", made)
    # A stream says where it ends: what follows belongs to the file.
    opened = [zlib.decompressobj().decompress(made[stream.end() :]) for stream in streams]
    return [stream for stream in opened if b"(Number Drop " in stream]  # each page's footer


@pytest.mark.parametrize("language", workshop.PAGES)
def test_no_page_of_the_workshop_ends_with_words_that_announce_something(language):
    drawings = drawn(workshop.pdf(language, VERSION))
    assert sum(drawing.count(b" Do\n") for drawing in drawings) == 4
    assert not [d[-200:] for d in drawings if re.search(rb":\) Tj T\* ET\s*(?:Q\s*)*$", d)]


@pytest.mark.parametrize("language", workshop.PAGES)
def test_the_workshop_s_pdf_offers_no_file_that_is_not_there(language):
    words = b"".join(drawn(workshop.pdf(language, VERSION)))
    assert b"SVG" in workshop.PAGES[language].read_bytes() and b"SVG" not in words
    assert {"en": b"A button has four legs", "fr": b"Un bouton a quatre pattes"}[language] in words


def test_every_letter_of_the_workshop_is_in_the_pdf_s_fonts():
    for source in workshop.PAGES.values():
        source.read_text("utf-8").encode("cp1252")


def test_the_version_is_said_in_one_place():
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)
    changes = (ROOT / "CHANGES.md").read_text("utf-8")
    assert re.findall(r"^## (.*)$", changes, re.MULTILINE)[0] == VERSION
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project and "version" in project["dynamic"]
    device = Handheld()
    device.choose("more")
    assert f"VERSION {VERSION}" in device.texts()
