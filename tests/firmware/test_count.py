"""A solo game's end is counted up, in steps that match the sheet, until a key is pressed."""

from collections.abc import Iterator

import pytest

from engine.number_drop.actions import drop_at
from engine.number_drop.combos import PASS
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept import ranks, settings
from firmware.memory import plan
from firmware.number_drop.facts import BLUE
from firmware.number_drop.widgets import grid, track
from firmware.session.session import Session
from firmware.text import en
from sim import languages
from tests.firmware.boxes import noted, texts
from tests.firmware.handheld import FRAME_MS, Handheld, held
from tests.firmware.situations import at_drop

WHY = languages.topic("number_drop.count", "en").WHY
BOARDS = ("pygamer", "raspberry_pi_pico_mono", "tinycircuits_thumby", "clue_nrf52840_express")
ROWS = ("...5...",) * 8 + ("1234567",) * 2
UPRIGHT_I = 1  # quarter turns of the shape
POINTS = 4 + (25 + 10) + (3 + 8) - 15


def ended(speed: int = 2, journal: Journal | None = None) -> Handheld:
    """Return a handheld whose last action has just ended a game.

    It scores for rows, columns and the bonus 8, and loses points for rows above the line.
    """
    device = at_drop("5 6 7 3 I", *ROWS, journal=journal, same=[3, 4, 5, 6, 7], run=[3, 8])
    device.app.settings.values[settings.SPEED] = speed
    game = device.game
    game.apply(drop_at(0x3765, UPRIGHT_I << 3 | 3))
    device.do(PASS)
    assert game.is_over() and game.score(0) == POINTS
    device.step()
    return device


def counting(device: Handheld) -> Iterator[tuple[int, int, int]]:
    """Yield the counted rows and values, and points, frame by frame."""
    while device.name == "count":
        yield (
            device.row_marks().count(grid.CIRCLED),
            len(device.values(track.CIRCLED)),
            device.screen._points,
        )
        device.step()


def test_rows_come_first_then_columns_then_penalties_and_the_points_add_up():
    device = ended()
    assert WHY[0] == device.message
    seen = list(dict.fromkeys(counting(device)))
    rows = [(0, 0, 0), (1, 0, 2), (2, 0, 4)]
    same = [(2, 1, 7), (2, 2, 11), (2, 3, 16), (2, 4, 22), (2, 5, 29), (2, 5, 39)]
    falls = [(3, 7, 45), (4, 7, 40), (5, 7, 35)]
    assert seen == [*rows, *same, (2, 6, 42), (2, 7, 50), *falls]
    assert device.name == "over" and POINTS == seen[-1][-1]


def ladder(device: Handheld) -> list[str]:
    """Return the ladder's names from the top, as currently drawn, or none before it is drawn."""
    found = sorted(texts(device), key=lambda text: text.top)
    assert not [text for text in found if text.is_cut or text.bottom > device.display.height]
    return [text.text for text in found if text.text in (*ranks.NAMES, en.YOU)]


@pytest.mark.parametrize("rank", [7, 0])
def test_the_smallest_screen_shows_the_names_in_its_bar(rank, monkeypatch):
    """A new rank is in the bar, too, and the end adds nothing to it."""
    monkeypatch.setattr(Session, "end", lambda session, name=b"": (rank, "", BLUE))
    with held("tinycircuits_thumby"):
        device = ended()
        messages = []
        while device.name == "count":
            messages.append(device.message)
            device.step()
    columns = ["ROWS", "=== 35", "123 3", "BONUS 8", WHY[0]]
    ladder = ["TOTAL 35", "BEN 13", "GUI 27", "NOO 34", "RANK 7!"][: 4 + (rank > 0)]
    assert list(dict.fromkeys(messages)) == [WHY[0], *columns[:-1], *ladder]


@pytest.mark.parametrize("board", [board for board in BOARDS if board != "tinycircuits_thumby"])
def test_the_ladder_is_climbed_past_each_name_that_is_beaten(board):
    with held(board), noted():
        device = ended()
        seen = []
        while device.name == "count":
            seen.append(tuple(ladder(device)))
            is_told = device.message != ""
            assert is_told != bool(seen[-1]), "nothing is counted any more"
            device.step()
    climbed = [list(names) for names in dict.fromkeys(seen) if names]
    beaten = [name for name, blue in zip(ranks.NAMES, BLUE, strict=True) if blue < POINTS]
    below = [names[names.index(en.YOU) + 1 :][:1] for names in climbed]
    assert below == [[], *([name] for name in reversed(beaten))]
    places = [*ranks.NAMES[: -len(beaten)], en.YOU, *beaten]
    assert " ".join(climbed[-1]) in " ".join(places)


@pytest.mark.parametrize("after", [0, 30, 60, 90, 120])
def test_any_key_ends_it_and_does_nothing_else(after):
    for key in ("a", "b", "start", "select", "left", "up"):
        device = ended()
        for _ in range(after):
            device.step()
        assert device.name == "count"
        count = device.app.session.record.count
        device.tap(key)
        device.rest()
        assert device.name == "over" and device.app.session.record.count == count


def test_it_takes_the_time_that_is_set_and_none_without_animations():
    frames = [len(list(counting(ended(speed)))) * FRAME_MS for speed in (0, 1, 2)]
    assert frames[0] == 0
    assert 2000 < frames[1] < frames[2] < 6000 and abs(2 * frames[1] - frames[2]) < 600


def test_an_end_shown_again_is_not_counted_again():
    device = ended()
    device.rest()
    device.press("a")
    assert device.name in ("end", "name_entry")
    device.press("b")
    assert device.name == "over"


def test_where_memory_is_short_the_end_is_shown_at_once(bytes_free):
    bytes_free(plan.COUNT - 1)
    device = ended()
    device.step()
    assert device.name == "over"


def test_the_end_says_why_it_came_on_every_board_without_a_count():
    for board in BOARDS:
        with held(board):
            device = ended(0, Journal(Tape([bytearray(b"\xff" * 4096)])))
            assert WHY[0] in " ".join((*device.texts(), device.message))
