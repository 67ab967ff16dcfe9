"""The screens whose pictures are approved: each is a situation, and the keys that lead to it."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any
from unittest import mock

from engine import levels
from engine.number_drop.bot import Bot
from engine.number_drop.combos import PASS
from engine.number_drop.record import Record
from engine.number_drop.shapes import FIRST, NAMES
from engine.number_drop.table import BLOCK, COMBO, OVER, ROLL, SLIDE, START
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept import calendar
from firmware.kept.daily_scores import DailyScores
from firmware.kept.history import History
from firmware.kept.progress import Progress
from firmware.memory import plan
from firmware.memory.loader import import_named
from firmware.number_drop.analysis import Analysis
from firmware.screens.parts.play_screen import WHOLE
from firmware.session import seeds
from tests.engine.positions import LETTERS, fill, roll, take
from tests.firmware.drop_it_scenes import DROP_IT_SCENES
from tests.firmware.handheld import FRAME_MS, Handheld, begin, held, pink_board, set_clock
from tests.firmware.situations import empty, finished, give

ROWS = (  # the middle of a game
    "...5...",
    "..36.4.",
    ".467543",
    "2354XX3",
    "3444XX5",
    "2216744",
    "1237655",
)
COUNTED = 2200  # ms of counting up at the end
UPRIGHT_I = FIRST[NAMES.index("I")] + 1  # an orientation
RUN_OF_3 = ((0, 0), (0, 1), (0, 2))
RUN_OF_4 = ((0, 3), (0, 4), (0, 5), (1, 5))
FOUR_4S = ((2, 1), (2, 2), (2, 3), (3, 3))


def scene(keys: str = "", players: int = 1, dice: str = "") -> Handheld:
    """Return a handheld in the middle of a game, after rolling `dice` and pressing keys."""
    device = Handheld(seed=11, drawn=True)
    begin(device, players)
    game = device.game
    game.round = 9
    for sheet in game.sheets:
        empty(sheet)
        fill(sheet, *ROWS, circled=RUN_OF_3 + RUN_OF_4 + FOUR_4S)
        take(sheet, same=[4], run=[3, 4])
        sheet.circle_rows()
        sheet.cross_off(4)
    game.used = 1 << 4
    if players == 1:
        game.tiles[:] = bytes((3, 0, 4, 1, 2))
        game.notches[:] = bytes((1, 0, 3, 2, 4))
    if dice:
        roll(game, dice)
    device.show_phase()
    device.app.navigator.run_transitions()
    device.press(keys)
    return device


def title() -> Handheld:
    """Return a handheld that has just been switched on."""
    return Handheld(drawn=True)


def title_today() -> Handheld:
    """Return a handheld at the title after today's game, on the fifth day in a row."""
    device = Handheld(drawn=True, journal=Journal(Tape([bytearray(b"\xff" * 4096)])))
    set_clock(22)
    progress = Progress(device.app.session.storage)
    for day in range(18, 23):
        progress.count_day(calendar.pack(2026, 11, day), 79 - day)
    progress.reach(0b100110111)
    progress.save(finished(57))
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    return device


def calendar_of_days() -> Handheld:
    """Return a handheld with days of all kinds in its calendar, the last one selected."""
    device = title_today()
    scores = DailyScores(device.app.session.storage)
    for day in (1, 5, 6, 15, 18, 19, 20, 21, 22):
        date, first = calendar.pack(2026, 11, day), 79 - 2 * day
        scores.begin(date)
        if day != 15:  # given up
            scores.finish(finished(first, day), date, first, True, day % 2 > 0)
        if day > 18:
            scores.finish(finished(first, 2 * day + 1), date, 57, False, False)
    device.choose("seeded")
    device.choose("calendar")
    return device


def low_calendar() -> Handheld:
    device = calendar_of_days()
    device.app.navigator.replace("low_calendar", 2)
    device.app.navigator.run_transitions()
    return device


def history() -> Handheld:
    device = title_today()
    history = History(device.app.session.storage, "number_drop")
    for seed, score in enumerate((-5, 21, 38, 14, 0, 47, 52, 30, 44, 57)):
        history.change(finished(score, seed), 1)
    device.choose("statistics")
    device.press("a")
    return device


def goals() -> Handheld:
    device = title_today()
    device.choose("statistics")
    device.press("a a")
    return device


def puzzles() -> Handheld:
    device = title_today()
    device.choose("puzzles")
    return device


def puzzle() -> Handheld:
    device = puzzles()
    device.press("up a wait:500")
    return device


def puzzle_end() -> Handheld:
    device = puzzle()
    while device.name != "puzzle_end":
        device.press("a")
    return device


def over_goals() -> Handheld:
    """Return a handheld that has just reached a goal, in another game of today."""
    device = title_today()
    device.new_game(1, seeds.today())
    device.app.navigator.run_transitions()
    give(device.game.sheet(), 50)
    device.game.sheet().bytes[LETTERS] = 0b11111
    device.game.phase = OVER
    device.app.session.save_end()
    device.show_phase()
    device.app.navigator.run_transitions()
    device.screen.bar.turn()  # the keys come first
    return device


def title_continue() -> Handheld:
    return scene("start up a")


def give_up() -> Handheld:
    return scene("start up a down a")


def place() -> Handheld:
    device = Handheld(seed=11, drawn=True)
    device.press("a right")
    assert device.game.phase == START
    return device


def first_roll() -> Handheld:
    device = Handheld(seed=11, drawn=True)
    begin(device)
    return device


def slide() -> Handheld:
    device = scene("down", dice="1 * 3 7 L")
    assert device.game.phase == SLIDE
    return device


def block() -> Handheld:
    device = scene("down down a", dice="1 5 3 7 L")
    assert device.game.phase == BLOCK
    device.press("right")
    return device


def dropping(keys: str, dice: str) -> Handheld:
    """Return a handheld before the drop of these dice, after the slides of tile A or B."""
    device = scene(dice=dice)
    while device.game.phase == SLIDE:
        device.game.apply(0 if device.game.slide_letters() & 1 else 1)
    device.show_phase()
    device.app.navigator.run_transitions()
    assert device.name == "drop"
    device.press(keys)
    return device


def drop() -> Handheld:
    device = dropping("", "5 6 7 3 I")
    device.screen.select_action(0x3765 << 9 | UPRIGHT_I << 3)  # in column 0, the 5 at the bottom
    device.step()
    return device


def drop_with_dial() -> Handheld:
    device = dropping("up right", "5 * 4 3 L")
    if device.app.key_map.is_few:
        while device.screen.cursor < 1:
            device.screen.choose()
    else:
        device.press("b right")
    device.press("up up")
    return device


def drop_with_star_shape() -> Handheld:
    return dropping("up up", "5 5 4 3 *")


def combo(keys: str = "") -> Handheld:
    device = drop()
    device.press("a " + keys)
    assert device.name == "combo"
    return device


def combo_of_several() -> Handheld:
    if not Handheld().app.key_map.is_few:
        return combo("right down")
    device = combo("right")
    device.screen.choose()  # from the value to its cells
    device.screen.go(1)
    device.step()
    return device


def combo_pass() -> Handheld:
    return combo("left")


def round_end() -> Handheld:
    device = drop()
    device.press("a")
    while device.name == "combo":
        device.press("left a")
    assert device.name == "round_end"
    return device


def threat() -> Handheld:
    device = scene(players=3)
    take(device.game.sheets[1], same=[5], run=[5])
    device.show_phase()
    device.app.navigator.run_transitions()
    device.rest()
    return device


def players() -> Handheld:
    device = Handheld(drawn=True)
    device.press("down a down right*4 down*2 right")
    assert device.name == "players"
    return device


def house() -> Handheld:
    device = title()
    device.choose("house")
    device.press("a down")
    return device


def code_entry() -> Handheld:
    device = Handheld(drawn=True)
    device.app.navigator.push("code_entry")
    device.app.navigator.run_transitions()
    device.press("up*3 a up*12 start")
    return device


def replay() -> Handheld:
    device = end(3)
    device.app.navigator.push("replay")
    device.app.navigator.run_transitions()
    device.press("right")
    return device


def computer() -> Handheld:
    device = scene(players=3, dice="5 6 7 3 I")
    device.app.session.seats.kinds[0] = 1
    device.show_phase()
    device.app.navigator.run_transitions()
    assert device.name == "computer"
    while device.screen.action < 0:
        device.step()
    return device


def sheets() -> Handheld:
    device = scene(players=3)
    take(device.game.sheets[1], same=[5], run=[5])
    device.show_phase()
    device.app.navigator.run_transitions()
    device.app.navigator.push("sheets")
    device.app.navigator.run_transitions()
    device.step()
    assert device.name == "sheets"
    return device


def hand_over() -> Handheld:
    device = scene(players=3, dice="5 6 7 3 I")
    device.game.phase = COMBO
    device.do(PASS)
    device.app.navigator.run_transitions()
    device.rest()
    assert device.name == "hand_over"
    return device


def your_turn() -> Handheld:
    device = scene(players=3, dice="5 6 7 3 I")
    session, me = device.app.session, device.game.player
    session.seats.kinds[:3] = bytes(player != me for player in range(3))
    others = [(me + step) % 3 for step in (1, 2)]
    session.computer_gains = [[other, session.rules.gain(device.game, other)] for other in others]
    device.follow()
    device.app.navigator.run_transitions()
    assert device.name == "your_turn"
    return device


def turn_after_computers() -> Handheld:
    device = your_turn()
    device.rest()
    assert device.name != "your_turn"
    return device


def pause() -> Handheld:
    return scene("start down")


def end(players: int) -> Handheld:
    """Return a handheld at the end of a game."""
    device = scene(players=players, dice="5 6 7 3 I")
    for player, sheet in enumerate(device.game.sheets):
        fill(sheet, *["..3...."] * (5 - player % 4), "..35...", "..35...", *ROWS[1:])
        take(sheet, run=[5] if player in (1, 2) else [], same=[3])
        sheet.circle_penalties()
    device.game.phase = OVER
    device.show_phase()
    device.app.navigator.run_transitions()
    return device


def end_menu() -> Handheld:
    device = end(2)
    device.screen.choose()
    device.app.navigator.run_transitions()
    return device


def over() -> Handheld:
    device = end(1)
    take(device.game.sheet(), run=[8])
    device.show_phase()
    device.app.navigator.run_transitions()
    return device


def count() -> Handheld:
    device = end(1)
    device.app.navigator.replace_all("count")
    device.app.navigator.run_transitions()
    for _ in range(COUNTED // FRAME_MS):
        device.step()
    assert device.name == "count"
    return device


def standings() -> Handheld:
    device = end(6)
    device.app.navigator.replace_all("standings")
    device.app.navigator.run_transitions()
    for _ in range(2 * COUNTED // FRAME_MS):
        device.step()
    assert device.name == "standings"
    return device


def summary() -> Handheld:
    device = end(1)
    with mock.patch.object(plan, "affords", lambda need: False):
        device.show_phase()
        device.app.navigator.run_transitions()
    return device


def low_summary() -> Handheld:
    device = end(3)
    device.app.navigator.replace_all("low_summary")
    device.app.navigator.run_transitions()
    return device


def over_two() -> Handheld:
    return end(2)


def over_six() -> Handheld:
    return end(6)


def opened(name: str, *arguments: object) -> Callable[[], Handheld]:
    """Return a scene: another screen opened in the middle of a game."""

    def make() -> Handheld:
        device = scene(dice="5 6 7 3 I")
        device.app.navigator.push(name, *arguments)
        device.app.navigator.run_transitions()
        assert device.name == name
        device.rest()
        device.step()
        return device

    return make


def hint_thinks() -> Handheld:
    device = dropping("", "5 6 7 3 I")
    device.screen.give_hint()
    device.step()
    assert device.name == "hint"
    return device


def hint() -> Handheld:
    device = hint_thinks()
    device.rest()
    assert device.name == "drop" and device.screen.hinted >= 0
    return device


def hint_close() -> Handheld:
    """Return a hint for which another choice may be as good."""
    device = dropping("", "1 2 3 5 *")
    device.screen.give_hint()
    device.rest()
    return device


def hint_close_whole() -> Handheld:
    """Return such a hint, requested again while it was being worked out."""
    device = hint_close()
    screen = device.screen
    texts = device.app.shared_words("hint")
    screen.take_hint(screen.hinted, (texts.HINTS_AGAIN, texts.LIKE_THIS, texts.CLOSE), WHOLE, ())
    device.step()
    return device


def hint_of_tile() -> Handheld:
    device = scene("down", dice="1 * 3 7 L")
    device.screen.give_hint()
    device.rest()
    return device


@lru_cache(maxsize=None)
def reviewed() -> tuple[Record, Analysis]:
    """Return a random game, and what its choices cost."""
    with held("pygamer", drawn=False):  # whichever board shows it first
        device = Handheld(seed=5)
        device.play_to("over", "random")
    found = Analysis(device.app.session.record, device.app.session.seats)
    found.begin()
    while not found.step():
        pass
    return device.app.session.record, found


def analysis() -> Handheld:
    device = title()
    record, found = reviewed()
    device.app.session.use(record, None)
    device.app.navigator.push("analysis", found)
    device.app.navigator.run_transitions()
    device.step()
    return device


def analysis_begins() -> Handheld:
    device = title()
    device.app.session.use(reviewed()[0], None)
    device.app.navigator.push("analysis")
    device.app.navigator.run_transitions()
    while device.screen._found is None or not device.screen._found.costs:
        device.step()
    return device


def qr_code() -> Handheld:
    device = title()
    device.app.session.use(reviewed()[0], None)
    device.app.navigator.push("qr_code")
    device.app.navigator.run_transitions()
    device.step()
    return device


def par() -> Handheld:
    device = title()
    device.app.session.use(reviewed()[0], None)
    device.app.navigator.push("par")
    device.app.navigator.run_transitions()
    while device.screen.is_busy:
        device.step()
    return device


def analysed() -> Handheld:
    device = analysis()
    device.press("a")
    assert device.name == "choices"
    return device


def analysed_better() -> Handheld:
    device = analysed()
    device.press("a")
    return device


def analysed_close() -> Handheld:
    """Return an analysed choice in a computer's game that cost no more than the error."""
    device = title()
    record, bot = Record(1, 5), Bot(levels.NAMES.index("BRO"))
    while not record.game.is_over():
        game = record.game
        record.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    found = Analysis(record, device.app.session.seats)
    found.begin()
    while True not in found.close:
        found.step()
    found.stop()
    device.app.session.use(record, None)
    device.app.navigator.push("choices", found)
    device.app.navigator.run_transitions()
    screen = device.screen
    screen._go_to(len(screen._worst) + found.close.index(True))
    device.step()
    return device


def analysed_or() -> Handheld:
    device = analysed_close()
    device.press("a")
    return device


def motion() -> Handheld:
    device = drop()
    device.app.navigator.screen.handle_key("a")
    device.app.navigator.run_transitions()
    assert device.name == "motion"  # it is over soon where only some of the rows are visible
    device.step()
    return device


def seat() -> Handheld:
    device = players()
    device.app.navigator.push("seat", 1)
    device.app.navigator.run_transitions()
    device.step()
    return device


def settings() -> Handheld:
    device = title()
    device.choose("settings")
    return device


def settings_last() -> Handheld:
    device = settings()
    device.press("up")
    return device


def erase() -> Handheld:
    device = settings()
    device.press("up a down a")
    return device


def scores() -> Handheld:
    device = Handheld(drawn=True, journal=Journal(Tape([bytearray(b"\xff" * 4096)])))
    board = pink_board(device.app.session)
    for seed, score in enumerate((20, 40, 70, 93, 100)):
        board.save(finished(score, seed), seed, "ANN")
        board.rename(finished(score, seed), (b"WIM", b"MUM", b"ANN")[seed % 3])
    device.choose("scores")
    device.press("down")
    return device


def track_page() -> Handheld:
    device = drop()
    device.app.navigator.overlay("track_page")
    device.app.navigator.run_transitions()
    device.step()
    return device


def statistics() -> Handheld:
    device = title()
    device.app.session.use(finished(70), None)
    device.choose("statistics")
    return device


def tutorial(lesson: int = 5, keys: str = "a up a") -> Handheld:
    device = title()
    device.app.session.main_session.lesson = lesson
    device.choose("how_to_play")
    device.choose("tutorial")
    device.press(keys)
    return device


def tutorial_tells() -> Handheld:
    return tutorial(1, "a")


def tutorial_ends() -> Handheld:
    return tutorial(8, "a*3")


PARTS: Any = import_named("firmware.screens.self_test")  # of the board's test


def self_test(part: int, wrong: bool = False) -> Handheld:
    """Return a handheld in a part of the board test; with `wrong`, all earlier parts failed."""
    device = title()
    device.app.navigator.push("self_test", (1,))
    device.app.navigator.run_transitions()
    device.step()
    if not wrong:
        device.screen.go_to(part)
    while device.screen.part < part:
        device.step(1000)
    device.step()
    return device


def self_test_key() -> Handheld:
    device = self_test(PARTS.KEYS)
    if len(device.screen._names) > 2:  # otherwise that was all
        device.screen.handle_key("1")
        device.step()
    assert device.screen.part == PARTS.KEYS
    return device


def self_test_colours() -> Handheld:
    return self_test(PARTS.COLOURS)


def self_test_edges() -> Handheld:
    return self_test(PARTS.EDGES)


def self_test_finds() -> Handheld:
    return self_test(PARTS.RESULT, wrong=True)


SCENES: dict[str, Callable[[], Handheld]] = {
    make.__name__: make
    for make in (
        title,
        title_today,
        title_continue,
        place,
        first_roll,
        slide,
        block,
        drop,
        drop_with_dial,
        drop_with_star_shape,
        combo,
        combo_of_several,
        combo_pass,
        round_end,
        threat,
        hint_thinks,
        hint,
        hint_close,
        hint_close_whole,
        hint_of_tile,
        give_up,
        players,
        house,
        code_entry,
        replay,
        computer,
        sheets,
        hand_over,
        your_turn,
        turn_after_computers,
        pause,
        count,
        over,
        over_goals,
        over_two,
        summary,
        low_summary,
        over_six,
        settings,
        settings_last,
        erase,
        analysis_begins,
        analysis,
        analysed,
        analysed_better,
        analysed_close,
        analysed_or,
        par,
        qr_code,
        scores,
        statistics,
        history,
        goals,
        calendar_of_days,
        low_calendar,
        puzzles,
        puzzle,
        puzzle_end,
        tutorial,
        tutorial_tells,
        tutorial_ends,
        self_test_key,
        self_test_colours,
        self_test_edges,
        self_test_finds,
    )
}
SCENES |= DROP_IT_SCENES
SCENES |= {
    "motion": motion,
    "seat": seat,
    "spelling": opened("name_entry", "ANNA", bytearray(b"ANN")),
    "how_to_play": opened("how_to_play"),
    "more": opened("more"),
    "seeded": opened("seeded", seeds.daily_seed(7)),
    "end": end_menu,
    "rules": opened("rules"),
    "help_drop": opened("help", "drop"),
    "track_page": track_page,
    "standings": standings,
}
