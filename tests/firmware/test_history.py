"""The chart of the latest scores, and the games won against the computer."""

import pytest

from engine.levels import NAMES
from engine.number_drop.table import OVER
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept.history import GUESTS, LATEST, History
from firmware.kept.storage import HISTORY, Storage
from firmware.text import en
from tests.firmware.handheld import Handheld, held
from tests.firmware.situations import finished, give

STRONGEST = len(NAMES)


def a_device(memory: bytearray | None = None) -> Handheld:
    kept = bytearray(b"\xff" * 4096) if memory is None else memory
    return Handheld(journal=Journal(Tape([kept])))


def history(device: Handheld, game: str = "number_drop") -> History:
    return History(device.app.session.storage, game)


def end(device: Handheld, *scores: int) -> None:
    """End the game in progress with these scores."""
    for sheet, score in zip(device.game.sheets, scores, strict=True):
        give(sheet, score)
    device.game.phase = OVER
    device.app.session.save_end()


def play_against(device: Handheld, kinds: tuple[int, ...], *scores: int) -> None:
    """Play Number Drop in seats of these kinds to these scores."""
    device.app.session.seats.kinds[: len(kinds)] = bytes(kinds)
    device.new_game(len(kinds))
    device.step()
    end(device, *scores)


def to_title(device: Handheld) -> None:
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.step()


# --- scores ---


def test_the_latest_twenty_are_charted_the_very_latest_last():
    device = a_device()
    assert history(device).scores() == []
    scores = [7 * i % 60 for i in range(25)]
    for score in scores:
        device.new_game(1)
        device.step()
        end(device, score)
    assert history(device).scores() == scores[-LATEST:]
    to_title(device)
    device.choose("statistics")
    assert ("A", "CHART") in device.hints
    device.press("a")
    latest = scores[-LATEST:]
    mean = int(sum(latest) / LATEST + 0.5)
    assert device.name == "history"
    assert device.message == f"BEST SCORE {max(latest)}, MEAN SCORE {mean}"


def test_without_a_game_it_says_so():
    device = a_device()
    device.choose("statistics")
    device.press("a")
    assert device.name == "history" and device.message == en.statistics.NONE


def test_a_whole_game_of_each_kind_is_counted_once_and_apart():
    memory = bytearray(b"\xff" * 4096)
    device = a_device(memory)
    expected = {}
    for name in ("number_drop", "drop_it"):
        device.app.session.offer(name)
        to_title(device)
        device.choose("solo")
        device.play_to("over", "random", game=name)
        expected[name] = [device.game.score(0)]
        for one in (device, a_device(memory)):
            one.app.session.save_end()
            for other in expected:
                assert history(one, other).scores() == expected[other]


def test_games_with_house_rules_are_not_charted():
    device = a_device()
    device.app.session.variant = 1
    device.new_game(1)
    device.step()
    end(device, 40)
    assert history(device).scores() == []


@pytest.mark.parametrize("board", ["tinycircuits_thumby", "clue_nrf52840_express"])
def test_other_screens_and_keys_have_it(board):
    with held(board, "en", drawn=False):
        device = a_device()
        for seed in range(LATEST + 5):
            history(device).change(finished(seed * 3 - 10, seed), 1)
        device.choose("statistics")
        device.screen.handle_key("a")
        device.step()
        device.rest()
        assert device.name == "history"
        bars = [part for part in device.screen.group if getattr(part, "width", 0) == 1][1:]
        right = [bar.x for bar in bars]
        assert len(bars) == LATEST and right == sorted(right)
        tops = [bar.y for bar in bars]
        assert tops == sorted(tops, reverse=True) and len(set(tops)) > LATEST // 2


# --- wins ---


@pytest.mark.parametrize(
    ("kinds", "scores", "level", "won"),
    [
        ((0, STRONGEST), (50, 40), STRONGEST, 1),
        ((0, STRONGEST), (40, 50), STRONGEST, 0),
        ((0, 2), (40, 40), 2, 1),  # shared
        ((0, 1, 4), (40, 30, 50), 4, 0),
        ((3, 0, 0), (40, 30, 50), 3, 1),
        ((3, 1, 0), (40, 50, 30), 3, 0),
    ],
)
def test_a_game_counts_for_the_strongest_computer_in_it(kinds, scores, level, won):
    device = a_device()
    play_against(device, kinds, *scores)
    for other in range(1, GUESTS + 1):
        assert history(device).wins(other) == ((won, 1) if other == level else (0, 0))
    assert history(device).scores() == []


def test_games_of_people_alone_or_of_computers_alone_count_for_none():
    device = a_device()
    play_against(device, (0, 0), 40, 50)
    play_against(device, (1, 2), 40, 50)
    assert not device.app.session.storage.has(HISTORY)


def test_a_whole_game_against_the_computer_shows_in_the_statistics():
    memory = bytearray(b"\xff" * 4096)
    device = a_device(memory)
    device.choose("players")
    device.press("down*2 right up*2 a")
    seats = device.app.session.seats
    assert list(seats.kinds[:2]) in ([0, 1], [1, 0])
    device.play_to("over", "random", players=2)
    people = list(seats.kinds[:2]).index(0)
    won = device.game.score(people) >= device.game.score(1 - people)
    to_title(device)
    for one in (device, a_device(memory)):
        one.choose("statistics")
        assert f"{en.statistics.WINS}{NAMES[0]} {int(won)}/1" in one.rows()


def test_what_an_undone_end_counted_is_undone_once():
    device = a_device()
    for seed in range(LATEST + 1):
        history(device).change(finished(seed, seed), 1)
    device.choose("solo")
    device.play_to("over")
    score = device.game.score(0)
    assert history(device).scores() == [*range(2, LATEST + 1), score]
    assert device.undo() == ""
    device.app.navigator.run_transitions()
    assert history(device).scores() == list(range(1, LATEST + 1))
    device.play_to("over")
    assert history(device).scores() == [*range(2, LATEST + 1), score]
    record = finished(20)
    for won in (1, 0):
        history(device).change(record, 1, 2, won)
        history(device).change(record, 1, 2, won)
        assert history(device).wins(2) == (won, 1)
        history(device).change(record, -1, 2, won)
        history(device).change(record, -1, 2, won)
        assert history(device).wins(2) == (0, 0)


def test_other_bytes_count_as_none_and_full_counts_stay_full():
    storage = Storage(Journal(Tape([bytearray(b"\xff" * 4096)])))
    for data in (b"", b"\x02" * 60, b"\x01\x00"):
        storage.store(HISTORY, data, len(data))
        assert History(storage, "number_drop").scores() == []
    for seed in range(300):
        History(storage, "drop_it").change(finished(30, seed), 1, GUESTS + 3, 1)
    assert History(storage, "drop_it").wins(GUESTS) == (255, 255)
