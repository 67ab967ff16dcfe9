"""A drop of Drop It and its landing: sound, light, speed, and acceptance."""

from types import SimpleNamespace
from typing import Any

import pytest

from engine.drop_it.actions import drop_action
from engine.drop_it.board import HEIGHT
from engine.drop_it.game import Game
from engine.drop_it.pieces import CIRCLE, FIRST, KIND, PIECES
from firmware.drop_it import corrections, statistics
from firmware.drop_it.facts import JOKERS
from firmware.drop_it.game import Rules
from firmware.kept import settings
from firmware.keys.directions import NEXT
from firmware.sound import effects
from sim import languages
from tests.firmware.drop_it_scenes import MIDDLE, landing_with_joker, last_piece_at_fault, on_table
from tests.firmware.handheld import FRAME_MS, held
from tests.firmware.test_sound import Listener

FEW = ("clue_nrf52840_express", "adafruit_feather_esp32s3_reverse_tft")


def test_a_landing_is_heard_once_and_as_it_was_judged() -> None:
    device = Listener()
    device.app.session.offer("drop_it")
    device.new_game(1)
    judged = set()
    device.rest()
    for _ in range(PIECES):
        device.play(lambda device: device.name == "landing", "random", game="drop_it")
        broken = bool(device.game.judge.broken)
        judged.add(broken)
        assert (device.heard.count(effects.DROP), effects.BLOCK in device.heard) == (1, broken)
        assert effects.OVER not in device.heard
        device.heard.clear()
        is_over = device.game.is_over()
        device.press("a")
        assert (effects.OVER in device.heard) == is_over
        device.heard.clear()
    assert device.game.is_over()
    assert judged == {True, False}


def test_an_answer_that_ends_the_game_is_heard_as_the_end() -> None:
    device = landing_with_joker()
    heard = device.listen()
    device.press("a")
    assert effects.OVER not in heard
    device = on_table(2, JOKERS, PIECES - 1)
    record = last_piece_at_fault()
    device.app.session.use(record, Rules(record.game))
    device.show_phase()
    device.app.navigator.run_transitions()
    heard = device.listen()
    device.screen.handle_key("b")
    # Immediately, and again once everything is counted.
    assert device.game.is_over() and effects.OVER in heard


def test_of_what_the_piece_touches_only_the_culprits_are_lit_up() -> None:
    harmless = 0
    for pieces in range(6, 34, 2):
        device = on_table(2, JOKERS, pieces, offer=True)
        board, judge = device.game.board, device.game.judge
        last = board.count - 1
        touched = [i for i in range(last) if judge.touching[i]]
        culprits = [
            i
            for i in touched
            if KIND[board.shape(i)] == KIND[board.shape(last)]
            or board.colour(i) == board.colour(last)
        ]
        lit = {piece for piece, *_ in device.app.navigator.view.zone.marked} - {-1, last}
        assert lit == set(culprits)
        harmless += len(touched) > len(culprits) > 0
    assert harmless


# --- how fast ---


@pytest.mark.parametrize(
    ("speed", "least", "most"), [(0, 550, 750), (1, 1150, 1400), (2, 2400, 2700)]
)
def test_a_computers_landing_is_shown_long_enough_to_be_read(speed, least, most) -> None:
    device = on_table(2, 0, 4)
    device.app.settings.values[settings.SPEED] = speed
    device.app.session.seats.kinds[:2] = b"\x01\x01"
    device.show_phase()
    device.app.navigator.run_transitions()
    shown = [0]
    for _ in range(10_000 // FRAME_MS):
        device.step()
        if device.name == "landing":
            shown[-1] += FRAME_MS
        elif shown[-1]:
            shown.append(0)
    shown.pop()  # may have been cut short
    assert len(shown) > 1 and all(least <= ms <= most for ms in shown), shown


def test_a_piece_falls_through_the_whole_board_in_less_than_a_second() -> None:
    device = on_table(1, 0, 0)
    device.do(drop_action(FIRST[CIRCLE], 0, 96))
    device.app.navigator.run_transitions()
    played = device.listen()
    ms = 0
    while device.name == "fall" and effects.DROP not in played and ms < 1000:
        device.step(10)
        ms += 10
    assert HEIGHT <= ms < 1000


# --- on few keys ---


@pytest.mark.parametrize("board", FEW)
def test_on_few_keys_one_press_drops_what_was_hinted(board) -> None:
    with held(board, "en", drawn=False):
        device = on_table(1, 0, MIDDLE)
        device.screen.select_action(device.screen.choice())
        device.wait(400)
        device.screen.handle_key("a")
        device.rest()
        assert device.game.board.count == MIDDLE + 1


@pytest.mark.parametrize("board", FEW)
def test_on_few_keys_a_circle_is_not_asked_how_it_is_turned(board) -> None:
    steps = {}
    with held(board, "en", drawn=False):
        for is_circle in (True, False):
            device = on_table(1, 0, 2)
            for _ in range(PIECES):
                if (device.screen.kind == CIRCLE) != is_circle:
                    device.screen.handle_key(NEXT)
            steps[is_circle] = 0
            while device.game.board.count == 2 and steps[is_circle] < 9:
                steps[is_circle] += 1
                device.wait(400)
                device.screen.handle_key("a")
                device.rest()
    assert steps == {True: 2, False: 3}


# --- what is legal ---


@pytest.mark.parametrize("language", languages.WHOLE)
def test_a_lesson_accepts_a_drop_eight_units_off_and_no_further(language) -> None:
    game = Game(1)
    wanted = drop_action(FIRST[CIRCLE], 0, 96)
    for off in range(1, 20):
        for x in (96 - off, 96 + off):
            action = drop_action(FIRST[CIRCLE], 0, x)
            assert corrections.is_equivalent(game, action, wanted) == (off <= 8)
    texts = languages.topic("drop_it.corrections", language)
    screen: Any = SimpleNamespace(game=game, piece=str)
    for x, shown in ((96 + 9, texts.LEFT), (96 - 9, texts.RIGHT), (96 + 8, texts.TURN)):
        action = drop_action(FIRST[CIRCLE], 0, x)
        assert corrections.difference(texts, screen, action, wanted) == shown


def test_the_share_of_broken_drops_is_rounded() -> None:
    counts = memoryview(bytearray(statistics.SIZE))
    shares = []
    for _ in range(4):
        shares.append(statistics.broken(counts, 1))
        statistics.count(counts, 1 << 9)  # another drop that broke a rule
    assert shares == [0, 3, 6, 8]  # of 36: 0, 2.8, 5.6 and 8.3 per cent
