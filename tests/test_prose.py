"""README and docs/ read easily: their English sentences are short, and a long one is found."""

from statistics import mean

import pytest

from tests.imports import ROOT
from tests.prose import cells, prose, words

MEAN, MOST = 16, 35  # words of a sentence
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
ENGLISH = [page for page in PAGES if not page.stem.endswith("_fr")]
LONG = "Word " * MOST + "word."


@pytest.mark.parametrize("page", ENGLISH, ids=lambda page: page.stem)
def test_sentences_are_short(page):
    text = page.read_text("utf-8")
    told = prose(text)
    assert [one for one in told + cells(text) if words(one) > MOST] == []
    assert mean(map(words, told)) <= MEAN


def test_a_long_sentence_is_found_wherever_it_stands():
    for text in (LONG, f"Short.\n{LONG}", f"- one\n- {LONG}", f"1. One.\n   {LONG}", f"*{LONG}*"):
        assert max(map(words, prose(text))) == MOST + 1, text
    assert max(map(words, cells(f"| a | b |\n| --- | --- |\n| x | {LONG} |"))) == MOST + 1
    assert max(map(words, prose(LONG.replace("Word", "[Word](there.md)")))) == MOST + 1


def test_what_is_no_prose_is_not_counted():
    for text in (f"# {LONG}", f"```sh\n{LONG}\n```", f"![{LONG}](a.png)", f"| {LONG} |"):
        assert prose(text) == [], text


def test_a_sentence_ends_at_its_mark_alone():
    text = "It has 2.5 MB, e.g. here: `a. B`. *Is it?* Yes (it is.) **Bold.** 3 more; and so\non."
    told = [
        "It has 2.5 MB, e.g. here: Code.",
        "*Is it?",
        "Yes (it is.",
        "Bold.",
        "3 more; and so on.",
    ]
    assert prose(text) == told
    assert [words(one) for one in told] == [7, 2, 3, 1, 5]
