"""No text is cut off, covers another, or leaves the screen, whatever the board or language."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import combinations, permutations
from random import Random
from typing import Any

import bitmaptools
import pytest

from firmware.kept import statistics
from firmware.kept.seats import Seats
from firmware.widgets import font, glyphs_accents_small, layout
from sim import languages
from sim.board import board_files
from tests import slow
from tests.engine.positions import fill
from tests.firmware.boxes import Ground, Text, in_turn, marks, noted
from tests.firmware.drop_it_scenes import PIECES, drop_it_over_solo, on_table, random_drop
from tests.firmware.glyphs import pictures
from tests.firmware.handheld import FRAME_MS, Handheld, held
from tests.firmware.scenes import SCENES, count, end, erase, over_six
from tests.firmware.situations import empty
from web import boards


@pytest.fixture(autouse=True)
def plain_fonts_afterwards():
    """Restore the fonts for the tests that follow."""
    yield
    font.use_accents(False)


@pytest.fixture
def texts_alone(monkeypatch):
    """Paint only bitmaps of two colours, such as texts, because pictures take most of the time."""
    for name in ("blit", "arrayblit", "fill_region"):
        paint = getattr(bitmaptools, name)

        def of_two(bitmap: Any, *args: Any, paint: Any = paint, **kwargs: Any) -> None:
            if bitmap._bits_per_value == 1:
                paint(bitmap, *args, **kwargs)

        monkeypatch.setattr(bitmaptools, name, of_two)
    yield


# Pixels between text and the edges of the glass, or a bar that shows what is visible.
GLASS = layout.MARGIN
CLEAR = 2
APART = 2  # pixels between two texts of a line; there is one between two letters
PHONES = boards.UPRIGHT  # screens that only the page has
# Where a second pixel would cost a letter or a line, in any language: by size and edge.
NEARER = {
    # Eight letters of a game's code are side by side.
    ((72, 40), "left"): 1,
    # Next to a sheet of full size: TOUR 10 and FIN DE PARTIE would lose a letter.
    **{(size, "right"): 1 for size in ((120, 160), *PHONES)},
}
# The accent on the heading's capital: a lower heading would cost a line of the list.
NEARER_ACCENTED = {((128, 64), "top"): 0, ((72, 40), "top"): 0}


def near_glass(texts: list[Text], size: tuple[int, int], has_accents: bool = False) -> list[str]:
    """Return a line for each text too near the glass's edge.

    A text with an accent may be nearer.
    """
    found = []
    for text in texts:
        left = {
            "left": text.left,
            "top": text.top,
            "right": size[0] - text.right,
            "bottom": size[1] - text.bottom,
        }
        is_accented = has_accents and ACCENTED & set(text.text)
        nearer = NEARER | NEARER_ACCENTED if is_accented else NEARER
        for edge, pixels in left.items():
            if pixels < nearer.get((size, edge), GLASS):
                found.append(f"{text.text!r} is {pixels} px from the {edge} edge")
    return found


def near_marks(texts: list[Text], marks: list[Ground]) -> list[str]:
    """Return a line for each text that touches, or nearly touches, a bar."""
    found = []
    for mark in marks:
        around = replace(mark, left=mark.left - CLEAR, right=mark.right + CLEAR)
        near = [text for text in texts if around.meets(text)]
        found += [f"{text.text!r} is at the bar: {text.right}, {mark.left}" for text in near]
    return found


def faults(texts: list[Text], width: int, height: int) -> list[str]:
    """Return a line for each text that is cut off, outside, or covers another one."""
    found = [f"{text.text!r} is cut off" for text in texts if text.is_cut]
    for text in texts:
        if text.left < 0 or text.top < 0 or text.right > width or text.bottom > height:
            found.append(f"{text.text!r} leaves the screen: {text}")
    for one, other in combinations(texts, 2):
        if one.overlaps(other):
            found.append(f"{one.text!r} and {other.text!r} overlap")
    return found


def run_together(texts: list[Text]) -> list[str]:
    """Return each pair of texts in one line of the screen that would be read as one."""
    return [
        f"{one.text!r} and {other.text!r} run together"
        for one, other in permutations(texts, 2)
        if (one.top, one.bottom) == (other.top, other.bottom)
        and 0 <= other.left - one.right < APART
    ]


SCREENS: list[tuple[str, tuple[int, int] | None]] = [(name, None) for name in board_files.names()]
SCREENS += [(board_files.DEFAULT, size) for size in PHONES]
QUICK = [
    ("raspberry_pi_pico_upright", None),
    ("tinycircuits_thumby", None),  # the smallest
    (board_files.DEFAULT, boards.UPRIGHT[0]),
]
ACCENTED = set(pictures(glyphs_accents_small)) - {"Œ", "«", "»", "Ç"}
# Dark on a bright bar, which separates it from what is above: À BATTRE, for example.
ON_OWN_GROUND = {languages.topic("scores", name).BLUE for name in languages.names()}


def touched(texts: list[Text]) -> list[str]:
    """Return a line for each text whose accents touch the text above it."""
    found = []
    for upper, lower in permutations(texts, 2):
        across = upper.left < lower.right and lower.left < upper.right
        is_accented = ACCENTED & set(lower.text) and lower.text not in ON_OWN_GROUND
        if across and is_accented and upper.top < lower.top <= upper.bottom:
            found.append(f"accents of {lower.text!r} touch {upper.text!r}")
    return found


def seated() -> Handheld:
    """Return a handheld that sets up six players, five of them computers."""
    device = Handheld()
    device.choose("players")
    device.press("down" + " right" * 4 + " down" * 6)
    device.app.session.draft.kinds[1:6] = bytes((1, 1, 1, 2, 2))
    device.press("up down")
    return device


def erased() -> Handheld:
    device = erase()
    device.press("down a")
    return device


def sheet_at_end() -> Handheld:
    device = over_six()
    device.press("right")
    return device


def below_zero() -> Handheld:
    """Return a handheld at an end with a total of three characters."""
    device = end(1)
    sheet = device.game.sheet()
    empty(sheet)
    fill(sheet, *["..3...."] * 13).circle_penalties()
    assert sheet.score() == -10
    device.show_phase()
    device.app.navigator.run_transitions()
    return device


def menu_at_end() -> Handheld:
    device = drop_it_over_solo()
    device.screen.choose()
    device.app.navigator.run_transitions()
    return device


def counted() -> Handheld:
    """Return a handheld during the climb of the ladder."""
    device = count()
    for _ in range(1200 // FRAME_MS):
        device.step()
    assert device.name == "count"
    return device


def table_of(names: Iterable[str], game: str = "number_drop", variant: int = 0) -> Handheld:
    """Return a handheld on which people with these names have begun a game."""
    seats = Seats()
    for seat, name in enumerate(names):
        seats.names[seat][:] = name.encode()
        seats.count = seat + 1
    device = Handheld(seed=8)
    if game == "drop_it":
        device.choose("other")
    device.app.session.draft = seats
    device.choose("players")
    device.app.session.variant = variant
    device.press("a")
    return device


def with_games(count: int, game: str, result: int) -> Handheld:
    """Return a handheld with the statistics of `count` games, all with the same result."""
    totals = statistics.new_totals()
    for _ in range(count):
        statistics.add(totals, result.to_bytes(3, "little"))
    device = Handheld()
    device.app.session.storage.statistics = lambda record: totals
    if game == "drop_it":
        device.choose("other")
    device.choose("more")
    device.choose("statistics")
    return device


def a_dozen_games() -> Handheld:
    device = with_games(12, "number_drop", ALL_CIRCLED)
    device.press("down*3")
    return device


def many_games() -> Handheld:
    device = with_games(1_234, "number_drop", ALL_CIRCLED)
    device.press("down*3")
    return device


def many_games_of_drop_it() -> Handheld:
    return with_games(1_234, "drop_it", ALL_REACHED)


def circles_of_drop_it() -> Handheld:
    device = with_games(1_234, "drop_it", ALL_REACHED)
    device.press("down*3")
    return device


def wide_names_at_end() -> Handheld:
    device = over_six()
    for name, letters in zip(device.app.session.seats.names, WIDE, strict=True):
        name[:] = letters.encode()
    device.show_phase()
    device.app.navigator.run_transitions()
    device.press("right")
    return device


def teams_with_jokers() -> Handheld:
    """Return a handheld at the end of a game of teams with jokers left."""
    device = on_table(4, JOKERS, PIECES)
    device.game.jokers[:] = b"\2\1"
    device.show_phase()
    device.app.navigator.run_transitions()
    assert device.name == "over"
    device.rest()
    return device


def teams_of_three() -> Handheld:
    """Return a handheld at a hand-over, with teams of three and more than 100 points each."""
    device = table_of(WIDE, "drop_it")
    record, chance = device.app.session.record, Random(8)
    for _ in range(2):
        record.apply(random_drop(record, chance))
    device.game.scores[:] = (105, 112)
    device.app.navigator.replace_all("hand_over")
    device.app.navigator.run_transitions()
    return device


def hesitating() -> Handheld:
    """Return a handheld that shows where to find hint and help."""
    device = Handheld(seed=8)
    device.choose("solo")
    device.press("a")
    device.play(lambda app: app.name == "drop", "random", 1, 2)
    device.rest()
    device.wait(10_500)
    return device


WIDE = ("WWW", "MMM", "NWM", "QWM", "WMW", "MWM")
# Results in the format of each game's statistics.py.
ALL_CIRCLED = 2047 | (54 + 1000) << 11
ALL_REACHED = 1 << 23 | 120 << 15 | 3 << 9 | 511
JOKERS = 9  # the variant with them

# Those of which there is no picture.
OTHERS: dict[str, Callable[[], Handheld]] = {
    make.__name__: make
    for make in (
        seated,
        erased,
        counted,
        sheet_at_end,
        below_zero,
        menu_at_end,
        a_dozen_games,
        many_games,
        many_games_of_drop_it,
        circles_of_drop_it,
        wide_names_at_end,
        teams_with_jokers,
        teams_of_three,
        hesitating,
    )
}


@pytest.mark.parametrize(
    ("board", "screen", "language"),
    # French texts are mostly longer
    slow.rows_but(
        [(*one, "fr") for one in QUICK],
        [(*one, language) for one in SCREENS for language in languages.names()],
    ),
)
def test_every_text_is_whole_by_itself_and_on_the_screen(board, screen, language, texts_alone):
    found = []
    has_accents = languages.topic("", language).ACCENTS
    for name, make in (SCENES | OTHERS).items():
        with held(board, language, drawn=False, screen=screen), noted():
            device = make()
            for part in in_turn(device):
                assert part or name == "your_turn", name  # as long as keys do not respond
                size = (device.app.width, device.app.height)
                wrong = faults(part, *size) + near_glass(part, size, has_accents)
                wrong += near_marks(part, marks(device)) + touched(part) + run_together(part)
                found += [f"{name}: {fault}" for fault in wrong]
    if found:
        pytest.fail("\n".join(found))


def test_a_total_of_three_signs_is_apart_from_its_name():
    with held("pimoroni_picosystem", "en", drawn=False), noted():
        device = below_zero()
        for part in in_turn(device):
            assert faults(part, device.app.width, device.app.height) + run_together(part) == []


def test_a_text_too_near_to_the_glass_or_to_a_bar_is_found():
    size = (40, 20)
    assert near_glass([text("INSIDE", 2, 2), text("TOO", 28, 13)], size) == []
    for left, top, edge in ((1, 2, "left"), (29, 2, "right"), (2, 1, "top"), (2, 14, "bottom")):
        assert near_glass([text("NEAR", left, top)], size) == [
            f"'NEAR' is 1 px from the {edge} edge"
        ]
    size, accented = (128, 64), [text("ÉTÉ", 2, 0)]
    assert near_glass(accented, size, has_accents=True) == []
    for texts, has_accents in (([text("ETE", 2, 0)], True), (accented, False)):
        assert len(near_glass(texts, size, has_accents)) == 1
    bar = Ground(16, 0, 18, 20)
    assert near_marks([text("CLEAR", 4, 2), text("BEHIND", 20, 2)], [bar]) == []
    assert len(near_marks([text("NEAR", 5, 2), text("BEHIND", 19, 2)], [bar])) == 2


def text(words: str, left: int, top: int, width: int = 10, is_cut: bool = False) -> Text:
    """Return a text of the small font's height."""
    return Text(words, left, top, left + width, top + 5, is_cut)


def test_two_texts_of_a_line_that_run_together_are_found():
    name, near, apart = text("GAMES", 0, 0), text("150", 11, 0), text("151", 12, 0)
    assert run_together([near, name]) == ["'GAMES' and '150' run together"]
    assert run_together([name, apart, text("BELOW", 11, 6)]) == []


def test_what_is_wrong_with_texts_is_named():
    whole, below = text("WHOLE", 0, 0), text("BELOW", 0, 5)
    assert faults([whole, below, text("BESIDE", 10, 0)], 40, 20) == []
    assert faults([text("CUT", 0, 0, is_cut=True)], 40, 20) == ["'CUT' is cut off"]
    assert faults([whole, text("OVER", 9, 4)], 40, 20) == ["'WHOLE' and 'OVER' overlap"]
    for left, top in ((-1, 0), (31, 0), (0, -1), (0, 16)):
        (fault,) = faults([text("OUT", left, top)], 40, 20)
        assert fault.startswith("'OUT' leaves the screen")


def test_a_line_too_short_for_its_text_is_found():
    with held("pygamer", "en", drawn=False), noted():
        device = SCENES["slide"]()
        device.app.navigator.view.header[0].text = "A TITLE FAR TOO LONG FOR ITS PLACE"
        device.app.navigator.view.header.x += 100
        found = faults(next(in_turn(device)), device.app.width, device.app.height)
    assert len(found) == 3 and "cut off" in found[0]
    assert all("leaves the screen" in fault for fault in found[1:])  # the points next to it, too


def test_a_label_too_long_for_its_row_is_found():
    with held("pygamer", "en", drawn=False), noted():
        device = SCENES["title"]()
        for fault in ("cut off", "leaves the screen"):
            (names,) = [line for line in device.lines() if "\n" in line.text]
            names.text += " AND MORE THAN FITS"
            found = faults(next(in_turn(device)), device.app.width, device.app.height)
            assert any(fault in line for line in found)


def test_a_chosen_line_too_long_for_its_bar_is_found():
    with held("pygamer", "en", drawn=False), noted():
        device = SCENES["title"]()
        menu = device.screen.menu
        assert not faults(next(in_turn(device)), device.app.width, device.app.height)
        menu.texts[menu.chosen] = "A LINE LONGER THAN ITS BAR"
        for step in (1, -1):
            menu.step(step)
        found = faults(next(in_turn(device)), device.app.width, device.app.height)
        assert "LONGER" in found[0] and "cut off" in found[0]


def test_a_text_below_a_ground_is_not_seen_and_one_partly_below_it_is_cut_off():
    ground = Ground(0, 0, 20, 10)
    assert ground.hides(text("BELOW", 5, 2)) and not ground.meets(text("BESIDE", 20, 2))
    half = text("HALF", 15, 2)
    assert ground.meets(half) and not ground.hides(half)
