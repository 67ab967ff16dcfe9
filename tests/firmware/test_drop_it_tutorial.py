"""Drop It's tutorial by keys: right, wrong, on every screen, and next to a game."""

import random
import re
import sys
from typing import Any

import pytest

from engine.drop_it.game import DROP, JOKER, OVER
from firmware.drop_it import lessons as lessons
from firmware.drop_it.saved_game import resume
from firmware.screens.tutorial import LOOK, SHOWN, SILENT
from firmware.widgets import font
from sim import languages
from tests import slow
from tests.firmware import lesson_games
from tests.firmware.glyphs import letters
from tests.firmware.handheld import Handheld, held
from tests.firmware.situations import unload_engines
from tests.firmware.test_tutorial import (
    LONGEST,
    READ,
    SECONDS_A_PRESS,
    SIZES,
    WORDS_A_MINUTE,
    at_tutorial,
    phase,
    plain,
    read_and_make,
    said,
    steps,
)

THUMBY = "tinycircuits_thumby"  # text covers its whole screen
# What to press in each step that needs an action, lesson by lesson.
KEYS = (
    ("left*4 a",),
    ("b right down a a",),
    ("b right*2 down a up*6 a",),
    ("a",),
    ("a",),
    ("b right up*2 a right*7 a",),
    ("a", "a"),
    ("a",),
)


@pytest.fixture(params=languages.names(), autouse=True)
def language(request):
    """Each language in turn."""
    yield request.param
    font.use_accents(False)


@pytest.mark.parametrize("board", [board for board in slow.boards() if board.values != (THUMBY,)])
def test_the_last_words_cover_nothing_of_the_keys_below_them(board, language):
    with held(board, language, drawn=False):
        device = Handheld()
        device.app.session.offer("drop_it")
        device.app.session.lesson = len(KEYS) - 1
        device.app.navigator.push("tutorial")
        device.app.navigator.run_transitions()
        device.rest()
        screen = device.screen
        while not type(screen.inner).__module__.endswith(".over") or screen.bubble.hidden:
            screen.handle_key("a")
            device.step()
            device.rest()
        assert screen.bubble.y + screen.bubble.height <= screen.inner.bar.y


@pytest.fixture
def texts(language) -> Any:
    """The tutorial's words."""
    return languages.topic("drop_it.tutorial", language)


@pytest.fixture
def corrections(language) -> Any:
    """Its messages about mistakes."""
    return languages.topic("drop_it.corrections", language)


def test_the_games_are_those_that_can_be_read_and_are_played_to_their_ends():
    made = lesson_games.made()["drop_it"]
    assert list(lessons.GAMES) == made, "python -m tests.firmware.lesson_games prints them again"
    reached = [0] * len(made)
    for number, first, kinds in lessons.LESSONS:
        assert first >= reached[number]
        reached[number] = first + len([kind for kind in kinds if kind not in READ])
    assert reached == [resume(data).count for data in made]
    assert resume(made[-1]).game.phase == OVER


def test_texts_fit_the_steps_and_every_letter_is_drawn(texts, corrections, language):
    font.use_accents(True)
    drawn = letters(font.SMALL) | set("[]|")  # these mark up what is between them
    english = languages.topic("drop_it.tutorial", "en")
    for (_, _, kinds), shown, in_english in zip(
        lessons.LESSONS, texts.TEXTS, english.TEXTS, strict=True
    ):
        for kind, text, same in zip(kinds.replace(SILENT, ""), shown, in_english, strict=True):
            assert isinstance(text, str) == (kind in READ)
            both, others = "".join(text), "".join(same)
            assert set(both) <= drawn and both == both.upper()
            assert re.findall(r"\[.*?\]", both) == re.findall(r"\[.*?\]", others)
    english = languages.topic("drop_it.corrections", "en")
    names = {name for name in vars(english) if name.isupper()}
    assert names and names == {name for name in vars(corrections) if name.isupper()}
    for name in names:
        assert set(getattr(corrections, name)) <= drawn


def test_played_rightly_it_takes_less_than_five_minutes_and_shows_all_rules(language):
    device = at_tutorial(language, "drop_it")
    words = 0
    begun = device.app.input.presses
    seen = {"broken": 0, "bonus": 0, "level": 0, "spent": 0}
    for kind, keys in steps(device, KEYS):
        words += len(re.findall(r"\w+", said(device)))
        game = device.app.session.record.game
        if kind == LOOK:
            seen["broken"] |= game.judge.broken
            seen["bonus"] = max(seen["bonus"], game.judge.bonus)
            seen["level"] = max(seen["level"], game.judge.level)
            seen["spent"] |= game.answer > 0
        device.press(keys)
    presses = device.app.input.presses - begun
    assert device.name == "title" and device.app.session.main_session.lesson == 0
    assert seen == {"broken": 0b111, "bonus": 2, "level": 8, "spent": 1}
    seconds = words * 60 / WORDS_A_MINUTE + presses * SECONDS_A_PRESS
    print(f"{language}: {words} words, {presses} presses, {seconds:.0f} s")
    assert seconds <= LONGEST
    assert device.screen.line() == "solo" and device.app.session.record is None


@pytest.mark.parametrize("is_short", [False, True])
def test_the_end_has_no_table(language, bytes_free, is_short):
    device = at_tutorial(language, "drop_it")
    if is_short:
        bytes_free(0)
    last = plain(languages.topic("drop_it.tutorial", language).TEXTS[-1][-1])
    for _, keys in steps(device, KEYS):
        device.press(keys)
        if device.name == "tutorial" and phase(device) == OVER and said(device) == last:
            break
    assert type(device.screen.inner).__module__.endswith("over")
    assert device.app.navigator.view is None
    lesson = languages.topic("menus", language).LESSON
    assert f"{lesson}{len(KEYS)}/{len(KEYS)}" in device.texts()
    device.press("a")
    assert device.name == "title"


def mistakes(device: Handheld, kind: str) -> tuple[str, ...]:
    """Return the keys of two mistakes, like `mistakes` in test_tutorial."""
    if kind in READ or kind == SHOWN:
        return ()
    return ("b" if device.app.session.record.game.phase == JOKER else "right*9 a",) * 2


def test_a_wrong_move_is_reported_and_after_another_the_right_one_is_shown(language, corrections):
    device = at_tutorial(language, "drop_it")
    messages = []
    for kind, keys in steps(device, KEYS):
        wrong = mistakes(device, kind)
        if not wrong:
            device.press(keys)
            continue
        lesson = device.app.session.record
        task, count = said(device), lesson.count
        device.press(wrong[0])
        messages.append(said(device))
        assert said(device) not in (task, plain(corrections.SHOWN))
        is_offer = lesson.game.phase == JOKER  # for which nothing can be shown
        device.press(wrong[1])
        assert said(device) == plain(corrections.NO_JOKER if is_offer else corrections.SHOWN)
        assert lesson.count == count
        device.press("a")
        assert lesson.count == count + 1
    assert device.name == "title"
    assert (messages[0], messages[-1]) == (corrections.LEFT, corrections.NO_JOKER)
    words = device.app.game_words("play")
    for show_message, colour, noun in zip(messages[1:4], (2, 3, 0), (1, 2, 1), strict=True):
        assert show_message.startswith(corrections.PIECE)
        assert words.ADJECTIVES[colour] in show_message and words.NOUNS[noun] in show_message


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby", "pygamer"])
def test_a_piece_is_called_by_what_is_seen_of_its_colour(board, language):
    device = at_tutorial(language, "drop_it", board=board)
    device.app.session.main_session.lesson = 2
    device.press("start a")
    words = device.app.game_words("play")
    seen, other = words.ADJECTIVES, words.PATTERNS
    if board != "pygamer":
        seen, other = other, seen
    shown = device.screen.inner.piece(device.app.session.record.wanted)
    assert shown in said(device) and "%" not in said(device)
    assert seen[3] in shown and words.NOUNS[2] in shown
    assert not any(colour in shown for colour in other)


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby", "pygamer"])
def test_in_black_and_white_the_first_lesson_says_what_a_pattern_is(board, language):
    device = at_tutorial(language, "drop_it", board=board)
    text = " ".join(device.screen.texts)
    word = {"en": "A PATTERN IS A COLOUR.", "fr": "UN MOTIF EST UNE COULEUR."}[language]
    assert (word in text) == (board != "pygamer") and "|" not in text


def test_a_letter_distinguishes_each_colour_and_kind(language):
    words = languages.topic("drop_it.play", language)
    letters = [name[0] for name in words.ADJECTIVES]
    assert len(set(letters)) == len(set(words.KINDS)) == 4


def test_the_turn_is_distinct_from_the_place_and_what_ends_alike_will_do(language, corrections):
    device = at_tutorial(language, "drop_it")
    device.app.session.main_session.lesson = 2
    device.press("start a")
    device.press("b right*2 down a a")
    assert said(device) == plain(corrections.TURN)
    device.press("up*4 left*3 a")  # less than upright, and further to the left: it tips up
    game = device.app.session.record.game
    rest = game.board.count - 1
    assert device.screen.is_read
    assert list(game.board.pieces) == list(board_after(0, rest + 1).pieces)


def board_after(number: int, pieces: int) -> Any:
    """Return the board of a lesson's game after this number of pieces."""
    replay = lessons.replay(lessons.GAMES[number])
    while replay.game.board.count < pieces:
        replay.do(replay.next())
    return replay.game.board


def test_the_hint_shows_the_move(language):
    device = at_tutorial(language, "drop_it")
    for kind, keys in steps(device, KEYS):
        game = device.app.session.record.game
        device.press("select a" if kind not in READ and game.phase == DROP else keys)
    assert device.name == "title"


@SIZES
def test_on_every_size_of_screen_the_words_are_read_and_the_moves_made(language, board):
    device = Handheld(board=board, language=language)
    device.app.session.offer("drop_it")
    device.app.navigator.push("tutorial")
    device.app.navigator.run_transitions()
    read_and_make(device, KEYS, lambda: True, language == "en")


def test_it_continues_with_the_lesson_that_was_left_but_not_with_the_other_games(language):
    device = at_tutorial(language, "drop_it")
    device.press("left*4 a a")
    assert device.app.session.main_session.lesson == 1
    device.press("start a")
    assert device.app.session.main_session.lesson == 1
    device.press("start b b")
    device.choose("other")
    device.choose("how_to_play")
    device.choose("tutorial")
    assert (
        device.app.session.offered == "number_drop" and device.app.session.main_session.lesson == 0
    )


@pytest.mark.parametrize("taught", ["number_drop", "drop_it"])
def test_a_game_of_the_other_kind_is_put_aside_and_gone_on_with(language, taught):
    unload_engines()  # a device does not have the other one's loaded
    device = Handheld(seed=3, language=language)
    app: Any = device.app
    played = "drop_it" if taught == "number_drop" else "number_drop"
    if played == "drop_it":
        device.choose("other")
    device.choose("solo")
    device.press("a a a")
    app.navigator.replace_all("title")
    app.navigator.run_transitions()
    saved = app.session.record.to_bytes()
    device.choose("other")
    device.choose("how_to_play")
    device.choose("tutorial")
    assert app.session.main_session.has_game() and app.session.main_session.game_name() == played
    assert f"engine.{played}.game" not in sys.modules
    device.press("start b b")
    assert device.name == "title" and app.session.record.to_bytes() == saved
    assert f"engine.{taught}.game" not in sys.modules
    device.choose("other")
    device.choose("continue")
    count = app.session.record.count
    device.press("a a a")
    assert app.session.record.count > count and app.session.storage.is_healthy


def test_mashed_keys_raise_nothing_and_start_leads_out(language):
    device = at_tutorial(language, "drop_it")
    chance = random.Random(5)
    names = ("a", "a", "a", "b", "select", "left", "right", "up", "down", "help")
    left = 0
    for number in range(400):
        if device.name == "title":  # the lessons are over
            device.choose("how_to_play")
            device.choose("tutorial")
        if device.name == "how_to_play":
            device.press("a")
        if device.name != "tutorial":
            device.press("up" if device.name == "rules" else "b")
            continue
        device.screen.handle_key(chance.choice(names))
        device.rest()
        if number % 20 == 19 and device.name == "tutorial":
            device.press("start")
            assert device.name == "how_to_play"
            left += 1
    assert left > 9
