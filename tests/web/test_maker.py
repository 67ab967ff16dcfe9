"""The page is one file that asks for nothing else, as small as it may be, or is not made."""

import gzip
import re
import sys

import pytest

from web import __main__ as maker
from web import app, page_text, workshop_page


def test_the_page_is_small_and_asks_for_nothing_else(file):
    made = file.read_bytes()
    assert len(made) <= 1_200_000
    assert len(gzip.compress(made, 9)) <= 450_000
    html = made.decode()
    assert re.findall(r"<(?:link|script|img)[^>]*(?:src|href)=\"(?!data:)[^\"]*", html) == []
    assert "default-src 'none'" in html
    for owner in ("Number Drop pocket", "Adafruit Industries", "Damien P. George", "Russ Cox"):
        assert owner in html  # their licences


def test_the_workshop_is_small_enough_for_a_school(file):
    made = (file.parent / "web" / workshop_page.NAME).read_bytes()
    assert len(made) <= 1_700_000
    assert len(gzip.compress(made, 9)) <= 800_000


def test_what_the_page_never_runs_of_micropython_is_left_out(monkeypatch):
    """Another release may have another shape; that is told, or the page would only grow."""
    left = page_text.micropython()
    assert "function humanReadable" not in left and "setRawMode" not in left
    monkeypatch.setattr(page_text, "_NOT_OF_THE_PAGE", ((re.compile("no such part"), ""),))
    with pytest.raises(ValueError, match="no such part"):
        page_text.micropython()


@pytest.mark.parametrize("most", [(3, 100), (100, 3)])
@pytest.mark.parametrize("whose", [maker, workshop_page])
def test_a_page_that_is_too_large_is_not_made(monkeypatch, capsys, tmp_path, whose, most):
    monkeypatch.setattr(maker, "page", lambda: "page")
    monkeypatch.setattr(app, "files", dict)
    monkeypatch.setattr(workshop_page, "whole", lambda: "page")
    monkeypatch.setattr(whose, "MOST", most)
    assert maker.main(["--out", str(tmp_path / "page.html")]) == 1
    assert list(tmp_path.iterdir()) == []
    assert "at most" in capsys.readouterr().err


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
