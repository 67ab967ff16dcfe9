"""The page is one file, of limited size, and requests nothing else; otherwise it is not built."""

import gzip
import re
import subprocess
import sys

import pytest

from sim.project import ROOT
from web import __main__ as maker
from web import app, page_text, workshop_page


def test_the_page_is_small_and_asks_for_nothing_else(file):
    made = file.read_bytes()
    assert len(made) <= 1_200_000
    assert len(gzip.compress(made, 9)) <= 450 * 1024
    html = made.decode()
    assert re.findall(r"<(?:link|script|img)[^>]*(?:src|href)=\"(?!data:)[^\"]*", html) == []
    assert "default-src 'none'" in html
    for owner in ("Number Drop pocket", "Adafruit Industries", "Damien P. George", "Russ Cox"):
        assert owner in html  # their licences


def test_the_workshop_is_small_enough_for_a_school(file):
    made = (file.parent / "web" / workshop_page.NAME).read_bytes()
    assert len(made) <= 1_700_000
    assert len(gzip.compress(made, 9)) <= 800 * 1024


def test_remarks_stay_where_the_sources_are_read(file):
    html = file.read_text("utf-8")
    styles = re.findall(r"<style>(.*?)</style>", html, re.S)
    scripts = re.findall(r"<script(?: type=\"module\")?>(.*?)</script>", html, re.S)
    assert len(scripts) == 3 and len(styles) >= 1
    assert not any("/*" in text for text in styles)
    remarks = [re.findall(r"(?:^|\s)//.*", text, re.M) for text in scripts]
    assert remarks == [[], [], []]


def test_what_the_page_never_runs_of_micropython_is_left_out(monkeypatch):
    """Another release of MicroPython may have a different structure.

    That has to be reported, or the page would only grow.
    """
    left = page_text.micropython()
    assert "function humanReadable" not in left and "setRawMode" not in left
    monkeypatch.setattr(page_text, "_NOT_OF_THE_PAGE", ((re.compile("no such part"), ""),))
    with pytest.raises(ValueError, match="no such part"):
        page_text.micropython()


@pytest.fixture
def cheap(monkeypatch):
    """Make building pages quick."""
    monkeypatch.setattr(page_text, "page", lambda: "page")
    monkeypatch.setattr(app, "files", lambda: {"index.html": b"page"})
    monkeypatch.setattr(workshop_page, "whole", lambda: "page")


def content(folder):
    """Return all files in a folder."""
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_it_is_made_again_where_it_was_made(cheap, tmp_path):
    for _ in range(2):
        assert maker.main(["--out", str(tmp_path / "new" / "page.html")]) == 0
    made = {path.relative_to(tmp_path).as_posix() for path in content(tmp_path)}
    assert made == {"new/page.html", "new/web/index.html", "new/web/workshop.html"}


def test_what_a_system_left_there_is_in_nobody_s_way(cheap, tmp_path):
    for _ in range(2):
        assert maker.main(["--out", str(tmp_path / "page.html")]) == 0
        (tmp_path / "web" / ".DS_Store").write_text("a system's")


@pytest.mark.parametrize(
    ("there", "out"),
    [
        ("web/__main__.py", "page.html"),
        ("web/lessons/guard.py", "page.html"),
        ("web", "page.html"),
        ("page.html/notes.txt", "page.html"),
        ("notes.txt", "web"),
        ("notes.txt", "notes.txt/page.html"),
    ],
)
def test_what_it_did_not_make_stays_as_it_is(cheap, capsys, tmp_path, there, out):
    (tmp_path / there).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / there).write_text("mine")
    before = content(tmp_path)
    assert maker.main(["--out", str(tmp_path / out)]) == 2
    assert content(tmp_path) == before
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("web: ") and str(tmp_path) in line


@pytest.mark.parametrize("most", [(3, 100), (100, 3)])
@pytest.mark.parametrize("whose", [maker, workshop_page])
def test_a_page_that_is_too_large_is_not_made(cheap, monkeypatch, capsys, tmp_path, whose, most):
    monkeypatch.setattr(whose, "MOST", most)
    page = tmp_path / "page.html"
    assert maker.main(["--out", str(page)]) == 1
    assert list(tmp_path.iterdir()) == []
    error = capsys.readouterr().err
    assert "at most" in error
    assert (page.name if whose is maker else workshop_page.NAME) in error


def test_without_micropython_the_maker_says_what_to_run(monkeypatch, capsys, tmp_path):
    page_text._parts.cache_clear()
    monkeypatch.setattr(page_text, "MICROPYTHON", tmp_path / "none")
    assert maker.main(["--out", str(tmp_path / "page.html")]) != 0
    assert "make setup" in capsys.readouterr().err


def test_without_a_library_the_maker_says_what_to_run(monkeypatch, capsys, tmp_path):
    page_text._parts.cache_clear()
    page_text._packed.cache_clear()
    monkeypatch.setitem(sys.modules, "zopfli", None)
    monkeypatch.setitem(sys.modules, "zopfli.zlib", None)
    assert maker.main(["--out", str(tmp_path / "page.html")]) != 0
    (line,) = capsys.readouterr().err.splitlines()
    assert "zopfli" in line and "make setup-tests" in line


def test_another_python_than_that_of_the_project_is_reported(tmp_path):
    asked = [sys.executable, "-S", "-m", "web", "--out", str(tmp_path / "page.html")]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    (line,) = done.stderr.splitlines()
    assert done.returncode == 2 and "No module named" in line and "make setup-tests" in line
