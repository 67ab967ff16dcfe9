"""The tutorial by keys: right, wrong, left, resumed, and what it must not change."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PIL import ImageChops

from engine.number_drop.replay import Replay, from_bytes
from engine.number_drop.sheet import HEIGHT, WIDTH
from engine.number_drop.table import BLOCK, COMBO, DROP, OVER, ROLL, SLIDE, START
from engine.store.codeword import BLANK
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games
from firmware.kept.storage import Storage
from firmware.number_drop import lessons as lessons
from firmware.screens.tutorial import LOOK, SILENT, TELL
from firmware.widgets import bars, font
from firmware.widgets.layout import is_low
from sim import languages
from sim.board import board_files
from tests import slow
from tests.engine.playing import saved
from tests.firmware import lesson_games
from tests.firmware.glyphs import letters
from tests.firmware.handheld import Handheld, held, is_shown

Keys = tuple[tuple[str, ...], ...]

# What to press in each step that needs an action, lesson by lesson.
KEYS = (
    ("left*2 a", "a", "right a"),
    ("a",),
    ("a", "up a", "a"),
    ("b up*2 a",),
    ("a",),
    ("a", "up a", "up*2 right a"),
    ("up left a", "a"),
    ("right*2 a",),
    ("a", "a"),
)
WRONG = {START: "a", SLIDE: "a", BLOCK: "a", DROP: "left a", COMBO: "left a"}
WORDS_A_MINUTE = 200
SECONDS_A_PRESS = 1
MOST_SENT = 2.1  # screens
LONGEST = 5 * 60  # seconds
READ = (TELL, LOOK)  # the steps that need no action
SIZES = pytest.mark.parametrize(
    "board",
    slow.but(
        ["adafruit_feather_esp32s3_reverse_tft", "raspberry_pi_pico_mono", "tinycircuits_thumby"],
        [
            *("tinycircuits_thumby_color", "adafruit_feather_esp32s3_reverse_tft", "pygamer"),
            *("clue_nrf52840_express", "pajenicko_picopad", "raspberry_pi_pico_mono"),
            *("tinycircuits_thumby", "raspberry_pi_pico_upright"),
        ],
    ),
)


@pytest.fixture(params=languages.names(), autouse=True)
def language(request):
    """Each language in turn."""
    yield request.param
    font.use_accents(False)


@pytest.fixture
def texts(language) -> Any:
    """The tutorial's texts."""
    return languages.topic("number_drop.tutorial", language)


@pytest.fixture
def corrections(language) -> Any:
    """Its messages about mistakes."""
    return languages.topic("number_drop.corrections", language)


def at_tutorial(language: str, game: str = "number_drop", **rest: Any) -> Handheld:
    """Return a handheld just switched on, with the tutorial open."""
    device = Handheld(language=language, **rest)
    if game != device.app.session.offered:
        device.choose("other")
    device.choose("how_to_play")
    device.choose("tutorial")
    assert device.name == "tutorial"
    return device


def steps(device: Handheld, keys_of: Keys = KEYS) -> Iterator[tuple[str, str]]:
    """Yield each step's kind and keys, which the caller presses."""
    taught = games.load_module(device.app.session.offered, "lessons").LESSONS
    for lesson, (_, _, kinds) in enumerate(taught):
        keys = iter(keys_of[lesson])
        for kind in kinds.replace(SILENT, ""):
            assert device.name == "tutorial" and device.app.session.main_session.lesson == lesson
            yield kind, "a" if kind in READ else next(keys)


def mistakes(device: Handheld, kind: str) -> tuple[str, ...]:
    """Return the keys of two mistakes in a step, or none if nothing can be wrong.

    After the second, the right move is shown, and A makes it.
    """
    lesson = device.app.session.record
    one_tile = phase(device) == SLIDE and lesson.game.slides == 1
    if kind == TELL or phase(device) == ROLL or one_tile:
        return ()
    return WRONG[phase(device)], "a"


def phase(device: Handheld) -> int:
    return device.app.session.record.game.phase


def said(device: Handheld) -> str:
    """Return the page of text above the game, in one line."""
    _, words = device.screen.bubble
    lines = [part.text for part in words if hasattr(part, "text") and not part.hidden]
    return plain(" ".join(lines))


def plain(text: str) -> str:
    """Return a text with all spaces and line breaks alike."""
    return " ".join(text.split())


# --- what it is made of ---


def test_the_games_are_those_that_can_be_read():
    made = lesson_games.made()["number_drop"]
    assert list(lessons.GAMES) == made, "python -m tests.firmware.lesson_games prints them again"


def test_lessons_continue_from_one_another_and_to_the_end_of_each_game():
    reached = [0] * len(lessons.GAMES)
    for number, first, kinds in lessons.LESSONS:
        assert first >= reached[number]
        reached[number] = first + len(kinds.replace(TELL, ""))
    assert reached == [from_bytes(data).count for data in lessons.GAMES]


def test_every_phase_is_taught_and_the_game_ends():
    seen = set()
    for number, first, kinds in lessons.LESSONS:
        replay = Replay(from_bytes(lessons.GAMES[number]))
        for _ in range(first):
            action = replay.next()
            replay.do(action)
        for kind in kinds.replace(TELL, ""):
            action = replay.next()
            if kind != SILENT:
                seen.add((replay.game.phase, replay.game.players > 1))
            replay.do(action)
    assert seen >= {(one, False) for one in (START, ROLL, SLIDE, BLOCK, DROP, COMBO)}
    assert (BLOCK, True) in seen and replay.game.phase == OVER
    assert replay.game.sheet().row_is_circled(11), "a -5 is shown"


def test_the_scores_to_beat_are_looked_up_once_for_a_lessons_end(language, monkeypatch):
    device = at_tutorial(language)
    looked = []
    look_up = games.facts

    def noting(name: str) -> Any:
        looked.append(name)
        return look_up(name)

    monkeypatch.setattr(games, "facts", noting)
    for _, keys in steps(device):
        device.press(keys)
        if device.name == "tutorial" and phase(device) == OVER:
            break
    assert type(device.screen.inner).__module__.endswith("over")
    assert len(looked) == 1


def test_a_lesson_s_end_comes_without_the_table_where_memory_is_short(language, bytes_free):
    device = at_tutorial(language)
    bytes_free(0)
    for _, keys in steps(device):
        device.press(keys)
        if device.name == "tutorial" and phase(device) == OVER:
            break
    assert type(device.screen.inner).__module__.endswith("summary")
    assert device.app.navigator.view is None
    device.press(keys)
    assert device.name == "title"


@pytest.mark.parametrize("board", ["pygamer", "raspberry_pi_pico"])
def test_the_words_of_an_end_without_its_table_cover_nothing(board, language, bytes_free):
    with held(board, language):
        device = at_tutorial(language, drawn=True)
        bytes_free(0)
        for _, keys in steps(device):
            device.press(keys)
            if device.name == "tutorial" and phase(device) == OVER:
                break
        device.rest()
        message = device.picture()
        device.screen.bubble.hidden = True
        bare = device.picture()
    place = ImageChops.difference(message, bare).getbbox()
    assert place is not None
    colours = bare.crop(place).getcolors()
    assert colours is not None and len(colours) == 1


def test_texts_fit_the_steps_and_every_letter_is_drawn(texts, corrections, language):
    font.use_accents(True)
    drawn = letters(font.SMALL) | set("[]|")  # these mark up what is between them
    english = languages.topic("number_drop.tutorial", "en")
    for (_, _, kinds), shown, in_english in zip(
        lessons.LESSONS, texts.TEXTS, english.TEXTS, strict=True
    ):
        kinds = kinds.replace(SILENT, "")
        for kind, text, same in zip(kinds, shown, in_english, strict=True):
            assert isinstance(text, str) == (kind == TELL)
            both = text if isinstance(text, str) else "".join(text)
            assert set(both) <= drawn and both == both.upper()
            assert re.findall(r"\[.*?\]", both) == re.findall(
                r"\[.*?\]", same if isinstance(same, str) else "".join(same)
            )
    english = languages.topic("number_drop.corrections", "en")
    names = {name for name in vars(english) if name.isupper()}
    assert names and names == {name for name in vars(corrections) if name.isupper()}
    for name in names:
        assert set(getattr(corrections, name)) <= drawn


# --- played ---


def test_played_rightly_it_takes_less_than_five_minutes(language):
    device = at_tutorial(language)
    words = 0
    begun = device.app.input.presses
    for kind, keys in steps(device):
        words += len(re.findall(r"\w+", said(device)))
        assert device.screen.is_read == (kind in READ)
        device.press(keys)
    presses = device.app.input.presses - begun
    assert device.name == "title" and device.app.session.main_session.lesson == 0
    seconds = words * 60 / WORDS_A_MINUTE + presses * SECONDS_A_PRESS
    print(f"{language}: {words} words, {presses} presses, {seconds:.0f} s")
    assert seconds <= LONGEST
    assert device.screen.line() == "solo" and device.app.session.record is None


def test_a_step_sends_the_table_no_more_than_it_has_changed(language):
    """Sending all of the table, with overlapping parts, would be five screens: 2 s on a Pico."""
    device = at_tutorial(language, drawn=True)
    pixels = device.display.width * device.display.height
    for _, keys in steps(device):
        sent = device.display.pixels_sent
        device.press(keys)
        assert device.display.pixels_sent - sent <= MOST_SENT * pixels, keys


def test_a_wrong_move_is_reported_and_after_another_the_right_one_is_shown(language, corrections):
    device = at_tutorial(language)
    messages = set()
    for kind, keys in steps(device):
        lesson = device.app.session.record
        wrong = mistakes(device, kind)
        if not wrong:
            device.press(keys)
            continue
        task, before = said(device), saved(lesson.game)
        device.press(wrong[0])
        assert said(device) not in (task, plain(corrections.SHOWN))
        messages.add(said(device))
        device.press(wrong[1])
        assert said(device) == plain(corrections.SHOWN) and saved(lesson.game) == before
        count = lesson.count
        device.press("a")
        assert lesson.count > count
    assert device.name == "title"
    own = (corrections.LEFT, corrections.RIGHT, corrections.TURN, corrections.NO_PASS)
    assert messages >= {plain(text) for text in own}
    assert any(text.startswith(plain(corrections.TILE)) for text in messages)


@pytest.mark.parametrize(
    ("game", "keys", "tries"),
    [("number_drop", "left*2 a a left a", 1), ("drop_it", "up a", 1), ("drop_it", "left*3 a", 0)],
)
def test_a_move_that_is_not_the_wanted_one_is_answered_before_it_is_judged(
    language, game, keys, tries, monkeypatch
):
    """Judging a move takes a Pico up to half a second, and loading the texts takes time as well."""
    device = at_tutorial(language, game)
    deeds: list[str] = []
    read, load, send = device.app.game_words, games.load_module, device.app.display.refresh

    def game_words(topic: str, *of: str) -> Any:
        deeds.append(topic)
        return read(topic, *of)

    def refresh() -> None:
        deeds.append("sent")
        send()

    def part(name: str, module: Any) -> Any:
        deeds.append(module)
        return load(name, module)

    monkeypatch.setattr(device.app, "game_words", game_words)
    monkeypatch.setattr(games, "load_module", part)
    monkeypatch.setattr(device.app.display, "refresh", refresh)
    for key in keys.split():
        deeds.clear()
        device.press(key)
    assert deeds.count("corrections") == 1 + tries, "the game's part, and its words"
    assert deeds.index("sent") < deeds.index("corrections")


@pytest.mark.parametrize("game", ["number_drop", "drop_it"])
def test_on_few_keys_a_wrong_move_leads_back_to_its_first_step(language, game):
    device = at_tutorial(language, game, board="adafruit_feather_esp32s3_reverse_tft")
    while not hasattr(device.screen.inner, "steps"):
        device.do(device.app.session.record.wanted)
        device.app.navigator.run_transitions()
        device.rest()
    inner, task, passed = device.screen.inner, said(device), []
    while said(device) == task:
        passed.append(inner.steps.at)
        device.screen.handle_key("a")
        device.step()
    assert len(passed) > 1 and device.screen.inner is inner
    assert inner.steps.at == passed[0] and inner.has_choice(passed[0])


def test_digits_that_are_wrong_are_distinct_from_the_place(language, corrections):
    device = at_tutorial(language)
    device.app.session.main_session.lesson = 3
    device.press("start a a")
    assert said(device) == plain(corrections.DIGITS)
    device.press("b up*2 a")
    assert device.app.session.main_session.lesson == 4


def test_digits_of_another_way_to_make_the_combo_are_not_taken(language, corrections):
    device = at_tutorial(language)
    device.app.session.main_session.lesson = 8
    device.press("start a a a down a")
    assert said(device) == plain(corrections.OTHER_WAY)
    device.press("up a")
    assert phase(device) == OVER


def test_no_step_has_a_combo_of_another_value(language):
    """The message about a wrong one would not be true."""
    device = at_tutorial(language)
    for _, keys in steps(device):
        if phase(device) == COMBO:
            combos = device.app.session.record.game.load_combos()
            combos.find_open()
            values = set()
            while combos.next():
                values.add((combos.kind, combos.size))
            assert len(values) == 1
        device.press(keys)


def test_a_look_at_what_has_no_room_turns_the_page_of_the_lesson(language):
    device = at_tutorial(language, board="tinycircuits_thumby")
    while device.screen.is_read or not device.screen.bubble.hidden:
        device.press("a")
    view = device.app.navigator.view
    for is_turned in (True, False):
        device.screen.handle_key("look")
        assert is_shown(view.grid, view) != is_turned and device.name == "tutorial"


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby", "pygamer"])
def test_a_lesson_names_the_key_of_the_other_page_where_there_is_one(language, board):
    device = at_tutorial(language, board=board)
    hold = device.app.words.HOLD
    message = " ".join(
        text for lesson in range(len(lessons.LESSONS)) for text in told_in(device, lesson)
    )
    assert (f"[{hold} A]" in message) == (board == "tinycircuits_thumby")
    assert "|" not in message and "LOOK" not in message


def told_in(device: Handheld, lesson: int) -> list[str]:
    """Return the texts of a lesson's steps, with normalized spaces."""
    device.press("start")
    device.app.session.main_session.lesson = lesson
    device.choose("tutorial")
    return [text.replace("\u00a0", " ") for text in device.screen.texts]


def test_the_hint_shows_the_move(language):
    device = at_tutorial(language)
    for kind, keys in steps(device):
        if kind != TELL and phase(device) != ROLL:
            device.press("select a")
        else:
            device.press(keys)
    assert device.name == "title"


@SIZES
def test_on_every_size_of_screen_the_words_are_read_and_the_moves_made(language, board):
    device = Handheld(board=board, language=language)
    device.app.navigator.push("tutorial")
    device.app.navigator.run_transitions()
    read_and_make(device, KEYS, lambda: phase(device) != ROLL, language == "en")


def choose(device: Handheld, times: int) -> None:
    """Press the key that chooses, whichever it is on the board."""
    for _ in range(times):
        device.screen.handle_key("a")
        device.rest()


def keys_in_bar(device: Handheld) -> set[str]:
    """Return the keys named in the tutorial game's bar."""
    return {key for key, _ in bars.pairs(device.screen.inner.bar.contents()[0])}


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby"])
def test_where_words_cover_the_game_a_is_named_once_and_the_bar_is_seen_whole(language, board):
    device = Handheld(board=board, language=language)
    device.app.navigator.push("tutorial")
    device.app.navigator.run_transitions()
    for kind, _ in steps(device, KEYS):
        screen = device.screen
        assert screen.bubble.height % 8 == 0, "a bar of that height is below it"
        assert "A" not in keys_in_bar(device), "it goes on, and the words say so"
        words = ""
        for _ in range(screen.bubble.pages):
            words += said(device)
            choose(device, 1)
        assert words.count("[A]") <= 1, words
        if kind not in READ:
            assert "A" in keys_in_bar(device)
            if phase(device) != ROLL:
                screen.inner.select_action(device.app.session.record.wanted)
            choose(device, 1)


def read_and_make(
    device: Handheld, keys_of: Keys, is_choice: Callable[[], bool], is_short: bool
) -> None:
    """Read all texts of a tutorial, and make its choices, on any screen.

    In a language whose texts are short, each takes one page, which names the key that continues.
    """
    for kind, _ in steps(device, keys_of):
        screen = device.screen
        assert screen.covers == is_low(device.app.height)
        assert device.app.display.root_group is not None, "nothing is shown"
        pages = screen.bubble.pages
        assert pages == 1 or screen.covers and not is_short, said(device)
        assert "[A]" in said(device) or not (screen.covers and is_short)
        if screen.covers and kind not in READ:
            choose(device, pages)
            assert screen.bubble.hidden
            pages = 1
        if kind not in READ and is_choice():
            screen.inner.select_action(device.app.session.record.wanted)
        choose(device, pages)
    assert device.name == "title"


# --- left ---


def test_it_continues_with_the_lesson_that_was_left(language):
    device = at_tutorial(language)
    for _, keys in steps(device):
        lesson = device.app.session.main_session.lesson
        device.press(keys)
        if device.app.session.main_session.lesson != lesson and device.name == "tutorial":
            text = said(device)
            device.press("start")
            assert device.name == "how_to_play"
            device.press("a")
            assert device.name == "tutorial" and said(device) == text
    assert device.name == "title"


def test_half_a_lesson_starts_over(language):
    device = at_tutorial(language)
    device.app.session.main_session.lesson = 2
    device.press("start a")
    text, before = said(device), saved(device.app.session.record.game)
    device.press("a up a")
    assert saved(device.app.session.record.game) != before
    device.press("start a")
    assert said(device) == text and saved(device.app.session.record.game) == before


def test_b_leaves_where_one_reads_and_elsewhere_says_how(language):
    device = at_tutorial(language)
    device.press("b")
    leave = device.app.shared_words("menus").HINTS_TELL.rpartition("] ")[2]
    assert device.name == "tutorial" and any(leave in text for text in device.texts())
    device.press("left*2 a a right a a b")
    assert device.name == "how_to_play"


@SIZES
def test_where_a_lesson_shows_keys_none_of_them_pauses(language, board):
    """The key that pauses a game leaves the lesson."""
    with held(board, language):
        device = at_tutorial(language, board=board)
        pauses = languages.topic("number_drop.play", language).HINTS_ROLL.rpartition("] ")[2]
        rolled = 0
        while not rolled:
            while not device.screen.bubble.hidden and (
                device.screen.covers or device.screen.bubble.pages > 1
            ):
                device.screen.handle_key("a")
                device.rest()
            rolled = phase(device) == ROLL
            assert pauses not in device.screen.inner.bar.contents()[0]
            if not rolled:
                device.do(device.app.session.record.wanted)
                device.app.navigator.run_transitions()
                device.rest()


@pytest.mark.parametrize("game", ["number_drop", "drop_it"])
def test_help_shows_the_task_again_after_a_mistake(language, game):
    device = at_tutorial(language, game)
    task = said(device)
    device.press("up" if game == "drop_it" else "a")
    device.press("a")
    assert said(device) != task
    device.screen.handle_key("help")
    assert said(device) == task and not device.screen.bubble.hidden


def test_a_game_in_progress_and_its_memory_are_left_alone(language):
    """A power cut in the tutorial never costs the game, and the previous game returns."""
    memory = bytearray([BLANK]) * 4096
    device = Handheld(seed=3, language=language, drawn=True)
    device.app.session.storage = Storage(Journal(Tape([memory])))
    device.press("a")
    device.play_to("drop")
    device.press("start")
    device.choose("title")
    record, before = device.app.session.record, saved(device.game)
    kept = bytes(memory)
    device.press("a")
    picture = device.picture()
    device.press("start")
    device.choose("title")
    device.choose("how_to_play")
    device.choose("tutorial")
    for _, keys in steps(device):
        device.press(keys)
        assert bytes(memory) == kept
        assert device.app.session.main_session.record is record and saved(record.game) == before
    again: Any = Storage(Journal(Tape([bytearray(kept)]))).load()
    assert saved(again.game) == before and again.to_bytes() == record.to_bytes()
    device.press("b")
    device.choose("continue")
    assert device.name == "drop" and device.picture() == picture


def test_mashed_keys_raise_nothing_and_start_leads_out(language):
    device = at_tutorial(language)
    chance = random.Random(5)
    names = ("a", "a", "a", "b", "select", "left", "right", "up", "down", "help")
    lessons_seen = set()
    play = languages.topic("number_drop.play", language)
    pauses = dict(bars.pairs(play.HINTS_ROLL))["START"]
    for number in range(1500):
        if device.name == "how_to_play":
            device.press("a")
        if device.name != "tutorial":
            device.press("up" if device.name == "rules" else "b")
            continue
        lessons_seen.add(device.app.session.main_session.lesson)
        if device.screen.inner is not None:
            message = dict(bars.pairs(device.screen.inner.bar.contents()[0]))
            assert message.get("START") != pauses, "it leaves"
        device.screen.handle_key(chance.choice(names))
        device.rest()
        if number % 100 == 99 and device.name == "tutorial":
            device.press("start")
            assert device.name == "how_to_play"
    assert len(lessons_seen) == len(lessons.LESSONS)


@pytest.mark.parametrize("game", games.NAMES)
def test_each_lesson_says_as_it_begins_which_of_how_many_it_is(game, language):
    from tests.firmware import test_drop_it_tutorial

    device = at_tutorial(language, game)
    keys_of = KEYS if game == "number_drop" else test_drop_it_tutorial.KEYS
    word = languages.topic("menus", language).LESSON
    messages: list[str] = []
    for _, keys in steps(device, keys_of):
        lesson = device.app.session.main_session.lesson
        if lesson == len(messages):
            messages.append(device.screen.inner.bar.contents()[1])
        elif device.screen.is_read:
            assert device.screen.inner.bar.contents()[1] == messages[-1]
        device.press(keys)
    assert messages == [f"{word}{number + 1}/{len(keys_of)}" for number in range(len(keys_of))]


@pytest.mark.parametrize("board", board_files.names())
def test_the_words_cut_no_cell_and_no_row_mark(board):
    with held(board, "fr", drawn=False):
        device = at_tutorial("fr")
        view = device.screen.inner.view
        if view.layout.is_low:
            return
        grid, cell, bubble = view.grid, view.layout.cell, device.screen.bubble
        _, top, width, _, middle, _ = lessons.room(device.app.width, device.app.height)
        for y in (top, middle):
            for text in ("A", "A\nB\nC", "A\n" * 6, "A\n" * 20):
                bubble.show(text)
                assert (y - grid.y) % cell == bubble.height % cell == 0
                assert y - grid.y + bubble.height <= cell * HEIGHT
        assert bubble.x == grid.x and width >= (WIDTH + 1) * cell
        if view.layout.is_phone:  # the header is above the grid
            assert top >= grid.y
        else:
            assert bubble.x + width < view.header.x
