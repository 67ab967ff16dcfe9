"""Paged text: words wrapped to any width, each shown exactly once."""

import pytest

from firmware.widgets import font, labels, layout, menu, pages, scroll_mark
from firmware.widgets.text_line import TextLine
from firmware.widgets.wrap import wrap
from sim import languages
from tests import slow
from tests.firmware import boxes
from tests.firmware.handheld import Handheld, chosen_line

SMALL_PITCH = 8
TEXT = "DROP A SHAPE INTO THE GRID.\n\nEQUAL DIGITS SIDE BY SIDE MAKE A COMBO; SO DO 3 4 5."


@pytest.mark.parametrize("width", [20, 53, 68, 110, 300])
def test_wrapped_lines_fit_and_keep_every_word(width):
    lines = wrap(TEXT, font.SMALL, width)
    assert all(font.SMALL.width(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == TEXT.replace(" ", "").replace("\n", "")
    if width == 300:
        assert lines == TEXT.split("\n")


def test_a_word_wider_than_the_line_is_broken():
    assert wrap("ABCDEFGH", font.SMALL, 15) == ["ABCD", "EFGH"]
    assert wrap("A BCDEFGH", font.SMALL, 15) == ["A", "BCDE", "FGH"]
    assert wrap("ABC", font.SMALL, 1) == ["A", "B", "C"]


def test_a_sign_by_itself_stays_with_its_word():
    assert wrap("LA PARTIE : FIN", font.SMALL, font.SMALL.width("LA PARTIE")) == [
        "LA",
        "PARTIE :",
        "FIN",
    ]


@pytest.mark.parametrize(
    ("text", "letters", "lines"),
    [
        ("OWN EDGE: NO POINTS", 14, ["OWN EDGE:", "NO POINTS"]),
        ("TROP HAUT : 0 POINT", 14, ["TROP HAUT :", "0 POINT"]),
        ("GOALS: 10 ROWS, ALL LETTERS", 16, ["GOALS: 10 ROWS,", "ALL LETTERS"]),
        ("GIVE IT TO ANN, AT ONCE", 9, ["GIVE IT TO", "ANN,", "AT ONCE"]),
    ],
)
def test_what_stands_between_two_signs_stays_together_where_a_line_has_room(text, letters, lines):
    assert wrap(text, font.SMALL, font.SMALL.width("0" * letters), True) == lines


@pytest.mark.parametrize("make", [labels.make, TextLine])
def test_every_line_is_on_one_page(on_screen, make):
    text = pages.Pages(0, 0, 72, 33, make)
    on_screen(text)
    text.show(TEXT)
    shown = []
    for page in range(text.pages):
        text.show(TEXT, page)
        assert text.page == page
        shown += [line.text for line in text if hasattr(line, "text") and not line.hidden]
    assert text.pages > 1
    assert "".join(shown).replace(" ", "") == TEXT.replace(" ", "").replace("\n", "")
    text.show(TEXT, 99)
    assert text.page == text.pages - 1


@pytest.mark.parametrize("make", [labels.make, TextLine])
def test_a_mark_shows_which_page_and_there_is_none_for_one_page(on_screen, make):
    text = pages.Pages(0, 0, 72, 33, make)
    screen = on_screen(text)
    seen = set()
    text.show(TEXT)
    for page in range(text.pages):
        text.show(TEXT, page)
        screen.refresh()
        seen.add(tuple(screen.grey(72 - scroll_mark.WIDTH, 0, scroll_mark.WIDTH, 33)))
    assert len(seen) == text.pages
    text.show("SHORT")
    screen.refresh()
    assert max(screen.grey(72 - scroll_mark.WIDTH, 0, scroll_mark.WIDTH, 33)) == 0


def test_a_long_menu_scrolls_to_the_line_chosen(on_screen):
    lines = [f"LINE {number}" for number in range(9)]
    choice = menu.Menu(0, 0, 120, lines, height=60)  # nine small lines would not fit either
    choice.set_values(8, ["ON"])
    screen = on_screen(choice)
    for index in range(9):
        choice.choose(index)
        screen.refresh()
        texts = boxes.reading(choice)
        on, texts = "ON" in texts, [text for text in texts if text.startswith("LINE")]
        assert texts == sorted(texts) and len(texts) == 5 and lines[index] in texts
        assert on == ("LINE 8" in texts)
        row = texts.index(lines[index])
        assert chosen_line(choice).y == row * choice.pitch
    choice.step(1)
    assert choice.chosen == 0 and boxes.reading(choice)[0] == "LINE 0"


def test_a_menu_scrolled_looks_like_one_made_there(on_screen):
    lines = [f"LINE {number}" for number in range(9)]
    for chosen in range(9):
        made = menu.Menu(0, 0, 120, lines, chosen, height=60)
        scrolled = menu.Menu(0, 0, 120, lines, height=60)
        for choice in (made, scrolled):
            choice.set_values(4, ["ON"])
        for index in [*range(chosen), 8, chosen]:
            scrolled.choose(index)
        made.choose(8)
        made.choose(chosen)
        assert on_screen(scrolled).picture() == on_screen(made).picture()


def test_a_menu_takes_the_small_font_where_the_large_one_is_too_wide_or_too_tall():
    assert menu.Menu(0, 0, 110, ("NEW GAME", "PLAYERS")).pitch == menu.PITCH
    assert menu.Menu(0, 0, 70, ("A RATHER LONG LINE", "PLAYERS")).pitch == SMALL_PITCH
    tiny = menu.Menu(0, 0, 72, ("A", "B", "C", "D"), height=31)
    assert tiny.pitch == SMALL_PITCH and tiny.height == 4 * tiny.pitch


@pytest.mark.parametrize("board", slow.boards())
def test_the_lines_of_the_title_are_large_where_a_board_has_room(board):
    """On screens 120 pixels high, the bar names the author: there is no room below the lines."""
    device = Handheld(board=board)
    credit = languages.topic("number_drop.title", "en").CREDIT[0]
    is_tall = not layout.is_low(device.app.height)
    assert len(device.screen.lines) == 4 and device.hints
    assert (device.screen.menu.pitch >= menu.PITCH) == is_tall
    assert device.texts().count(credit) == is_tall


def test_a_key_is_answered_by_an_empty_page_before_its_lines_are_broken_and_written():
    device = Handheld(drawn=True)
    device.choose("more")
    device.choose("how_to_play")
    device.choose("rules")
    device.rest()
    pages, refresh, begin = device.screen._pages, device.display.refresh, device.screen._pages.begin
    sent: list[int] = []
    sent_before: list[list[int]] = []  # the text was broken into lines

    def count_and_refresh() -> None:
        sent.append(pages._written)
        refresh()

    def note_and_begin(text: str, page: int) -> None:
        sent_before.append(list(sent))
        begin(text, page)

    device.display.refresh, pages.begin = count_and_refresh, note_and_begin
    device.press("a")
    device.rest()
    begun = sent.index(0)
    assert sent[begun:] == sorted(sent[begun:]) and sent[-1] > 2
    assert [written[-1] for written in sent_before] == [0]


def test_a_gesture_on_a_page_not_yet_broken_into_lines_turns_the_new_texts_pages():
    """The glass handles a gesture between two steps, whatever moves."""
    shown = []
    for is_hasty in (False, True):
        device = Handheld(board="tinycircuits_thumby_color", drawn=True)
        device.choose("more")
        device.choose("how_to_play")
        device.choose("rules")
        device.rest()
        for _ in range(4):
            if device.screen.at_rest:
                device.rest()
            device.screen.skip()
            device.screen.press("a")
            device.step() if is_hasty else device.rest()
        device.rest()
        shown.append(device.texts())
    assert shown[0] == shown[1]
