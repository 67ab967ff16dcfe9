"""Drop It on the handheld: whole games by keys, judging, jokers, and what is saved."""

import copy
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from displayio import Bitmap

from engine.drop_it.board import HEIGHT, LEVEL, LEVELS
from engine.drop_it.bot import Bot
from engine.drop_it.game import DROP, JOKER, MOST_IN_TEAMS, MOST_PLAYERS, PASS, SPEND
from engine.drop_it.judge import BONUS, CIRCLES, MARKS
from engine.drop_it.pieces import CIRCLE, COLOURS, DIAMOND, KIND, KINDS, PIECES, TRIANGLE
from engine.drop_it.replay import Replay
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.drop_it import facts, statistics
from firmware.drop_it.facts import EDGES, JOKERS, TEAMS
from firmware.drop_it.game import Rules
from firmware.drop_it.screens.play import make_table
from firmware.drop_it.widgets import paint
from firmware.drop_it.widgets.paint import GROUND, LIT
from firmware.kept import settings
from firmware.kept.seats import PERSON
from firmware.keys.directions import NEXT
from firmware.memory.restart import restart
from firmware.session import marks
from firmware.sound import effects
from firmware.widgets import bars, font
from firmware.widgets.bars import TURN_MS
from sim import languages
from tests import slow
from tests.firmware.drop_it_scenes import (
    LULL,
    MIDDLE,
    aim,
    drop_it_over_solo,
    drop_it_replay,
    landing,
    landing_with_joker,
    last_piece_at_fault,
    on_table,
    played,
    random_drop,
)
from tests.firmware.handheld import FRAME_MS, Handheld, held, pink_board
from tests.firmware.test_mashing import Masher
from tests.firmware.test_words import names

LANDING = languages.topic("drop_it.landing", "en")


def journal() -> Journal:
    """Return a memory that writes without erasing."""
    return Journal(Tape([bytearray(b"\xff" * 4096)]))


def settle(device: Handheld) -> None:
    """Let it mark all that it has to mark, one thing per step because keys must not wait."""
    device.step(LULL)
    for _ in range(2 * MIDDLE + 2 * len(MARKS)):  # all unmarked, all marked
        before = set(device.app.navigator.view.zone.marked)
        device.step()
        assert len(before ^ set(device.app.navigator.view.zone.marked)) <= 1


@pytest.mark.parametrize(
    ("board", "players"), [("pygamer", 3), ("clue_nrf52840_express", 2), ("tinycircuits_thumby", 1)]
)
def test_a_whole_game_is_played_by_keys(board: str, players: int) -> None:
    device = Handheld(board=board)
    device.by_meaning = False
    seen = set()

    def look(device: Handheld) -> bool:
        seen.add(device.name)
        return device.name == "over"

    device.play(look, "random", players, game="drop_it")
    assert device.game.is_over() and device.game.board.count == PIECES
    assert {"title", "aim", "landing", "over"} <= seen
    assert ("hand_over" in seen) == (players > 1)


def test_the_title_offers_the_other_game_and_continues_with_the_one_begun(device):
    device.choose("other")
    assert device.app.session.offered == "drop_it" and "continue" not in device.screen.lines
    device.choose("solo")
    assert device.name == "aim"
    device.press("a a start up a")
    assert device.name == "title" and device.screen.lines[0] == "continue"
    device.choose("other")
    assert "continue" not in device.screen.lines
    device.choose("solo")
    assert device.name == "give_up"  # without memory there is one slot, for whichever kind
    assert languages.topic("menus", "en").REPLACES + "SOLO 2/36, 0" in device.texts()
    assert ("B", "BACK") in device.hints
    device.press("b")
    device.choose("other")
    device.choose("continue")
    assert device.name == "aim" and device.game.board.count == 1


@pytest.mark.parametrize("players, pieces, is_close", [(1, MIDDLE, True), (1, 32, False)])
def test_a_hint_makes_the_choice_and_says_where_another_may_be_as_good(
    players: int, pieces: int, is_close: bool
) -> None:
    texts = languages.topic("hint", "en")
    device = on_table(players, 0, pieces)
    bot = Bot()
    wanted = bot.choose(device.game)
    assert bot.is_close is is_close
    device.screen.give_hint()
    device.rest()
    assert device.screen.choice() == wanted and device.app.session.marks & marks.HINT
    assert (texts.CLOSE if is_close else "") + texts.LIKE_THIS in device.texts()
    device.press("left")
    assert not any(texts.LIKE_THIS in text for text in device.texts())


def test_the_line_shows_where_a_piece_falls_and_practice_where_it_lands() -> None:
    device = aim()
    zone = device.app.navigator.view.zone
    _, line, hand = zone
    assert not line.hidden and device.app.session.marks == 0
    device.app.settings.values[settings.PRACTICE] = 1
    device.press("left")
    _, _, ghost, _ = zone
    assert not ghost.hidden
    assert device.app.session.marks & marks.HINT
    assert sum(pixels(ghost.bitmap)) < sum(pixels(hand.bitmap)) // 2  # not solid
    shape, x, y = (getattr(device.game.fall, name) for name in ("shape", "x", "y"))
    device.press("a")
    board = device.game.board
    last = board.count - 1
    assert (board.shape(last), board.x(last), board.y(last)) == (shape, x, y)


def test_in_practice_a_key_is_answered_before_the_landing_is_found(monkeypatch) -> None:
    """That takes a board 0.2 s."""
    device = aim()
    device.app.settings.values[settings.PRACTICE] = 1
    seen = []
    fall, display = device.game.fall, device.app.display
    for part, call, name in ((fall, "drop", "landing"), (display, "refresh", "picture")):
        real = getattr(part, call)

        def noted(*arguments: int, real: Any = real, name: str = name) -> None:
            seen.append(name)
            real(*arguments)

        monkeypatch.setattr(part, call, noted)
    for key in ("right", "up", "b"):
        seen.clear()
        device.press(key)
        assert seen[:3] == ["picture", "picture", "landing"], "the piece, and its description"
        assert seen[-1] == "picture"


@pytest.mark.parametrize("aside", ["pause", "help"])
@pytest.mark.parametrize("practice", [0, 1])
def test_what_is_in_hand_is_seen_again_after_the_menu_and_the_help(aside, practice) -> None:
    device = aim()
    device.app.settings.values[settings.PRACTICE] = practice
    device.press("right up")
    settle(device)
    shown = device.picture()
    if aside == "help":
        device.app.navigator.push("help", "aim")
    else:
        device.app.open_menu()
    device.app.navigator.run_transitions()
    assert device.name == aside
    device.press("b")
    settle(device)
    assert device.name == "aim" and device.picture() == shown


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby"])
def test_on_a_low_screen_one_sees_the_piece_that_one_turns(board: str) -> None:
    device = Handheld(board=board, drawn=True)
    device.app.session.offer("drop_it")
    device.start(1)
    device.app.navigator.run_transitions()
    device.rest()
    for pieces in range(4):
        device.press("b right*2 a" if pieces else "b right a")
        seen = set()
        for _ in range(3):
            seen.add(device.picture().tobytes())
            device.press("up")
            zone = device.app.navigator.view.zone
            *_, hand = zone
            assert 0 <= zone.y + hand.y < device.app.height // 2
        assert len(seen) == 3
        device.press("a a")


@pytest.mark.parametrize(
    "board",
    ["raspberry_pi_pico", "tinycircuits_thumby_color", "pygamer", "raspberry_pi_pico_mono"],
)
def test_numbers_of_pieces_left_stand_clear_of_the_pieces(board: str) -> None:
    device = Handheld(board=board, drawn=True)
    device.app.session.offer("drop_it")
    device.app.session.variant = 0
    device.new_game(1)
    device.app.navigator.run_transitions()
    art = device.app.navigator.view.supply[0].bitmap
    assert [_count_of(digit, art) for digit in "32"] == [COLOURS, COLOURS * (KINDS - 1)]


def test_a_level_s_line_is_whole_where_a_number_was() -> None:
    device = on_table(1, 0, PIECES - 1)
    zone = device.app.navigator.view.zone
    across = range(zone.left, zone.left + zone.layout.zone_width)
    for level in range(1, LEVELS + 1):
        row = bytes(zone.art[x, zone.up(level * LEVEL)] for x in across)
        assert bytes([GROUND] * 3) not in row, level  # as wide as a number


def _count_of(digit: str, art: Bitmap) -> int:
    """Return how often a digit occurs in a picture, without anything next to it or inside."""
    source, left, width, height = font.SMALL.source(font.SMALL.numbers_of(digit)[0])
    glyph = [[LIT if source[left + x, y] else GROUND for x in range(width)] for y in range(height)]
    wanted = [[GROUND, *row] for row in glyph if any(row)]
    return sum(
        all(
            [art[x + across, y + down] for across in range(width + 1)] == row
            for down, row in enumerate(wanted)
        )
        for x in range(art.width - width)
        for y in range(art.height - len(wanted) + 1)
    )


@pytest.mark.parametrize("edges", [0, 1, 2])
def test_soon_what_the_piece_in_hand_may_not_touch_is_marked(edges: int) -> None:
    device = on_table(1, EDGES * edges, MIDDLE)
    board = device.game.board
    device.press("b")
    for _ in range(COLOURS * KINDS):
        screen = device.screen
        before = list(device.app.navigator.view.zone.marked)
        device.press("right")
        assert device.app.navigator.view.zone.marked == before  # the key's own response comes first
        settle(device)
        pieces: set[int] = set()
        stretches: set[int] = set()
        for piece, stretch, _, _ in device.app.navigator.view.zone.marked:
            (stretches if piece < 0 else pieces).add(max(piece, stretch))
        colour, kind = screen.colour, screen.kind
        assert pieces == {
            i
            for i in range(board.count)
            if board.colour(i) == colour or KIND[board.shape(i)] == kind
        }
        forbidden = (colour, kind, -1)[edges]
        assert stretches == {i for i, mark in enumerate(MARKS) if mark == forbidden}
    assert len(device.app.navigator.view.zone.marked) > 0
    device.press("a start b")
    settle(device)
    assert device.app.navigator.view.zone.marked, "they are marked again"


def test_a_choice_undone_while_marks_change_has_its_own_marks_again() -> None:
    device = on_table(1, 0, MIDDLE)
    device.press("b")
    settle(device)
    zone = device.app.navigator.view.zone
    own = set(zone.marked)
    device.press("down")
    device.step(LULL)
    device.step()
    device.step()
    assert set(zone.marked) != own, "they have begun to change"
    device.press("up")
    settle(device)
    assert set(zone.marked) == own


def test_no_key_is_said_to_turn_a_circle() -> None:
    device = aim()
    words = device.app.game_words("play")
    turn = bars.pairs(words.HINTS_AIM)[1]
    offered = {}
    for _ in range(PIECES):
        offered[device.screen.kind] = turn in device.hints
        device.screen.change(1)
    assert offered == {kind: kind != CIRCLE for kind in range(KINDS)}


def test_keys_choose_a_piece_turn_it_and_aim_up_to_the_walls() -> None:
    device = aim()
    had = (device.screen.colour, device.screen.kind)
    device.press("b right a")
    screen = device.screen
    assert (screen.colour, screen.kind) != had
    assert device.game.left(0, screen.colour, screen.kind)
    o = screen.o
    device.press("up up down")
    assert screen.o == o + 1
    device.press("left*60")
    assert not device.game.board.count > MIDDLE
    device.press("a")
    assert device.game.board.count == MIDDLE + 1


@pytest.mark.parametrize(("forth", "back"), [("right", "left"), ("down", "up")])
def test_each_way_leads_through_all_pieces_left_and_back(forth: str, back: str) -> None:
    device = on_table(1, 0, 0)
    screen = device.screen
    device.press("b")
    for missing in (None, (0, 0), (COLOURS - 1, KINDS - 1), (1, 2)):
        if missing:
            device.game.hands[missing[0] * KINDS + missing[1]] = 0
        left = {
            (colour, kind)
            for colour in range(COLOURS)
            for kind in range(KINDS)
            if device.game.left(0, colour, kind)
        }
        device.press(forth)
        way = []
        for _ in range(2 * len(left)):
            way.append((screen.colour, screen.kind))
            device.press(forth)
        assert set(way[: len(left)]) == left and way[: len(left)] == way[len(left) :]
        for piece in reversed(way):
            device.press(back)
            assert (screen.colour, screen.kind) == piece


def test_a_fall_is_seen_in_steps_and_a_key_cuts_it_short() -> None:
    device = aim()
    device.do(device.screen.choice())
    device.app.navigator.run_transitions()
    heights: list[int] = []
    while device.name == "fall" and len(heights) < 8:
        heights.append(device.game.fall.y)
        device.step()
    assert heights[0] > HEIGHT - 60 and heights == sorted(heights, reverse=True)
    assert len(set(heights)) > 4 and device.game.board.count == MIDDLE
    device.tap("a")
    assert device.name == "landing" and device.game.board.count == MIDDLE + 1


@pytest.mark.parametrize("board", ["pygamer", "raspberry_pi_pico", "raspberry_pi_pico_mono"])
def test_a_piece_that_lands_is_heard_at_once_and_springs_up_by_a_pixel_or_two(board) -> None:
    with held(board):
        device = aim()
        device.do(device.screen.choice())
        device.app.navigator.run_transitions()
        played = device.listen()
        *_, hand = device.app.navigator.view.zone
        heights = []
        while device.name == "fall":
            if effects.DROP in played:
                heights.append(hand.y)
            device.step(20)
        floor = heights[-1]
        springs = [floor - height for height in heights]
        assert springs[0] == 0 and 1 <= max(springs) <= 5 and len(springs) > 4
        assert springs.index(max(springs)) < len(springs) // 2 + 1
        assert played.count(effects.DROP) == 1


def test_a_landing_shows_level_bonus_points_and_the_broken_rule() -> None:
    device = landing()
    judge = device.game.judge
    text = " ".join(device.texts())
    names = LANDING.BROKEN
    for bit, name in enumerate(names):
        assert (name in text) == bool(judge.broken >> bit & 1)
    device.press("a")
    assert device.name == "aim"


@pytest.mark.parametrize(("key", "answer"), [("a", SPEND), ("b", PASS)])
def test_a_joker_is_offered_after_a_broken_landing_and_its_use_can_be_undone(key, answer) -> None:
    device = landing_with_joker()
    side = device.game.side()
    jokers, score = device.game.jokers[side], device.game.score(side)
    worth = device.game.judge.points()
    assert device.message.endswith(f"JOKER*{jokers} +{worth}?")
    device.press(key)
    assert device.name == "hand_over" and device.game.phase == DROP
    assert device.game.jokers[side] == jokers - answer
    assert device.game.score(side) == score + worth * answer
    device.step(500)
    device.press("b")
    assert device.game.phase == JOKER and device.name == "landing"
    assert (device.game.jokers[side], device.game.score(side)) == (jokers, score)


@pytest.mark.parametrize("board", ["clue_nrf52840_express", "adafruit_feather_esp32s3_reverse_tft"])
def test_on_few_keys_a_step_alone_neither_spends_nor_declines_a_joker(board) -> None:
    with held(board):
        device = landing_with_joker()
    side = device.game.side()
    jokers = device.game.jokers[side]
    texts = LANDING
    for declines in (True, False, True):
        device.screen.handle_key(NEXT)
        device.rest()
        assert device.game.phase == JOKER and device.name == "landing"
        message = [deed for _, deed in device.hints]
        hints = texts.HINTS_KEEP if declines else texts.HINTS_SPEND
        assert message == [deed for _, deed in bars.pairs(hints)]
    device.screen.handle_key("a")
    device.rest()
    assert device.game.phase == DROP and device.game.jokers[side] == jokers
    assert not device.undo() and device.game.phase == JOKER
    device.app.navigator.run_transitions()
    device.screen.handle_key(NEXT)
    device.screen.handle_key("a")
    device.rest()
    assert device.game.jokers[side] == jokers - 1


@pytest.mark.parametrize("board", ["clue_nrf52840_express", "adafruit_feather_esp32s3_reverse_tft"])
def test_on_few_keys_the_answer_to_a_joker_is_there_again_after_a_menu(board) -> None:
    with held(board):
        device = landing_with_joker()
    device.screen.handle_key(NEXT)
    device.rest()
    shown_hints = device.hints
    device.screen.handle_key("start")
    device.rest()
    assert device.name == "pause"
    device.choose("continue")
    assert device.name == "landing" and device.screen.answer == PASS and device.hints == shown_hints


def test_a_drop_is_for_good() -> None:
    device = aim()
    device.press("a a start")
    assert device.name == "pause" and "undo" not in device.screen.lines
    assert device.undo() == languages.topic("drop_it.table", "en").STANDS


def test_the_end_offers_undo_only_where_there_is_something_to_undo() -> None:
    device = drop_it_over_solo()
    device.press("a")
    assert device.name == "end" and "undo" not in device.screen.lines
    device = on_table(2, JOKERS, PIECES - 1)
    record = last_piece_at_fault()
    device.app.session.use(record, Rules(record.game))
    device.show_phase()
    device.app.navigator.run_transitions()
    device.screen.handle_key("b")  # keeps the joker
    device.rest()
    assert device.name == "over"
    device.press("a")
    assert device.name == "end" and "undo" in device.screen.lines


def test_the_set_up_makes_teams_edges_and_jokers(device):
    device.choose("other")
    device.choose("players")
    device.press("down right*2 down right down right down right up*4 a")
    game = device.game
    assert (game.players, game.teams, game.edges, game.with_jokers) == (4, True, 1, True)
    assert device.app.session.variant == TEAMS | EDGES | JOKERS
    assert device.name == "hand_over"


def at_the_set_up(memory: Journal) -> Handheld:
    """Return a handheld with this memory where a table is set up."""
    device = Handheld(journal=memory)
    device.choose("other")
    device.choose("players")
    return device


def test_the_next_game_is_by_the_rules_of_the_latest_after_switching_off_too() -> None:
    memory = journal()
    device = at_the_set_up(memory)
    device.press("down right*2 down right down right down right up*4 a")
    wanted = TEAMS | EDGES | JOKERS
    assert device.app.session.rules.variant == wanted
    with pytest.raises(SystemExit):
        restart(device.app, MemoryError())
    for _ in range(2):  # restarted in the game, then at the title
        device = Handheld(journal=memory)
        assert device.app.session.offered == "drop_it" and device.app.session.variant == wanted
    device.choose("players")
    assert device.app.session.variant == wanted
    device.press("b")
    device.choose("solo")
    device.press("down a")  # another game is given up
    assert device.app.session.rules.variant == 0


def test_five_who_had_to_make_teams_have_not_chosen_them() -> None:
    memory = journal()
    device = at_the_set_up(memory)
    device.press("down right*3 up a")
    assert device.game.players == 5 and device.game.teams
    assert device.app.session.variant == device.app.session.rules.variant == 0
    assert Handheld(journal=memory).app.session.variant == 0


def test_two_players_make_no_teams_and_are_told_who_would(device):
    device.choose("other")
    device.choose("players")
    device.press("down*2 right")
    words = device.app.game_words("table")
    assert words.WHO_TEAMS[0] in device.texts() and not device.app.session.variant & TEAMS
    change = bars.pairs(words.HINTS_RULE)[1]
    assert change not in device.hints and len(device.hints) == 2, "there is nothing to change"
    device.press("up right down right")
    assert change in device.hints
    assert words.WHO_TEAMS[1] in device.texts() and device.app.session.variant & TEAMS
    device.press("right")
    assert words.NO_TEAMS in device.texts() and not device.app.session.variant & TEAMS
    device.press("right")
    device.press("up left up a")
    assert device.game.players == 2 and not device.game.teams


def test_a_computer_shows_what_it_drops_and_drops_it() -> None:
    device = on_table(2, 0, 4)
    device.app.session.seats.kinds[:2] = b"\x01\x01"
    device.show_phase()
    device.app.navigator.run_transitions()
    assert device.name == "computer"
    count = device.game.board.count
    for _ in range(1000):
        device.step()
        if device.game.board.count > count + 1:
            return
    raise AssertionError("the computer does not play")


def test_a_person_alone_with_computers_is_told_what_their_turns_gained() -> None:
    device = on_table(4, TEAMS, 4)
    player = device.game.player()
    device.app.session.seats.kinds[:4] = bytes(seat != player for seat in range(4))
    others = [(player + step) % 4 for step in (2, 3)]
    names = [device.app.name_of(other) for other in others]
    device.app.session.computer_gains = [[other, 5] for other in others]
    device.follow()
    device.app.navigator.run_transitions()
    assert device.name == "your_turn"
    device.rest()
    assert device.name == "aim"
    assert device.message.startswith(f"{names[0]} +5, {names[1]} +5. ")


def test_a_game_continues_after_each_cut_and_keeps_its_kind() -> None:
    memory = journal()
    device = Handheld(journal=memory)
    device.choose("other")
    device.app.session.variant = JOKERS
    device.new_game(1)
    device.app.navigator.run_transitions()
    for _ in range(3):
        device.press("a a")
        if device.game.phase == JOKER:
            device.press("a")
        again = Handheld(journal=memory)
        assert again.app.session.record.to_bytes() == device.app.session.record.to_bytes()
        assert again.name == "title" and again.screen.lines[0] == "continue"
        again.press("a")
        assert again.name in ("aim", "landing")


def test_the_best_solo_game_has_a_board_of_its_own() -> None:
    memory = journal()
    device = Handheld(journal=memory)
    device.choose("other")
    device.choose("solo")
    for action in actions_of(played(1, 0, PIECES)):
        device.app.session.do(action, True)
    record = device.app.session.record
    record.game.scores[0] = 200
    pink_board(device.app.session).save(record, 0, "ANN")
    ranks = [pink_board(device.app.session).score(rank) for rank in range(1, 10)]
    assert 200 in ranks
    device.app.session.offer("number_drop")
    assert not any(pink_board(device.app.session).score(rank) for rank in range(1, 10))


def actions_of(record):
    """Return the actions of a game."""
    replay = Replay(record)
    found = []
    while (action := replay.next()) >= 0:
        found.append(action)
        replay.do(action)
    return found


def test_a_replay_shows_the_pieces_where_they_came_to_rest() -> None:
    device = on_table(3, JOKERS, PIECES)
    rests = list(device.game.board.pieces)
    scores = [device.game.score(side) for side in range(3)]
    device.press("up")
    assert device.name == "replay"
    assert device.message == device.app.shared_words("replay").REPLAY
    _, leap = bars.pairs(device.app.shared_words("replay").HINTS_REPLAY)[1]
    device.press("down")
    assert leap.startswith(f"{device.screen.done} ")
    device.press("down left right")
    device.press("down*12")
    last = device.message
    game = device.screen.game
    assert list(game.board.pieces) == rests
    assert [game.score(side) for side in range(3)] == scores
    device.press("right down")
    assert device.message == last and " DROPS " in last, "nothing is behind the end"
    device.press("b")
    assert device.name == "over"


def pixels(art):
    return [art[i] for i in range(art.width * art.height)]


def test_a_replay_shows_what_is_left_after_every_action() -> None:
    device = on_table(1, JOKERS, PIECES)
    device.press("up")
    view = device.app.navigator.view
    for _ in range(12):
        device.press("right")
        fresh: Any = make_table(device.app, device.screen.game)
        fresh.show_supply(device.screen.game, 0, -1, -1)
        assert pixels(view.supply[0].bitmap) == pixels(fresh.supply[0].bitmap)


@pytest.mark.parametrize("board", ["pygamer", "raspberry_pi_pico_mono", "tinycircuits_thumby"])
def test_an_end_says_once_who_has_won_and_what_a_joker_brings(board: str) -> None:
    with held(board):
        device = on_table(4, JOKERS, PIECES)
        shown = device.texts()
        assert [text for text in shown if "WINS" in text] == ["CAT WINS"]
        assert "JOKER +3" in shown


@pytest.mark.parametrize("board", ["pygamer", "raspberry_pi_pico_mono", "tinycircuits_thumby"])
def test_an_end_shows_the_points_of_all_at_once_or_in_turn(board: str) -> None:
    with held(board):
        device = on_table(4, JOKERS, PIECES)
        game = device.game
        lines = {device.app.name_of(side): str(game.score(side)) for side in range(4)}
        times: dict[str, int] = {}
        for _ in range(3 * TURN_MS // FRAME_MS):
            shown = device.texts()
            for name, points in lines.items():
                times[name] = times.get(name, 0) + (name in shown and points in shown)
            device.step()
        assert set(times) == set(lines) and min(times.values()) > TURN_MS // FRAME_MS // 2


@pytest.mark.parametrize(("language", "message"), [("en", "WINS"), ("fr", "GAGNE")])
def test_winners_whose_names_fit_no_heading_are_told_in_their_lines(
    language: str, message: str
) -> None:
    with held("tinycircuits_thumby", language):
        device = on_table(4, JOKERS, PIECES)
        for side in range(3):
            device.game.jokers[side], device.game.scores[side] = 0, 99
        device.show_phase()
        device.app.navigator.run_transitions()
        assert message in device.texts()


@pytest.mark.parametrize("board", ["pygamer", "tinycircuits_thumby_color", "tinycircuits_thumby"])
def test_a_solo_end_says_what_was_reached(board: str) -> None:
    with held(board):
        texts = drop_it_over_solo().texts()
        assert {"86", "TOTAL 86"} & set(texts) and "YOU" in texts


def framed(view):
    """Return the pixels of the supply and its frame: a number or an icon is 1, the frame 2."""
    drawn, frame = view.supply
    art = drawn.bitmap
    seen = {}
    for x in range(art.width):
        for y in range(art.height):
            if art[x, y] == LIT:
                seen[x, y] = 1
    bitmap = frame.bitmap
    for x in range(bitmap.width):
        for y in range(bitmap.height):
            if bitmap[x, y]:
                seen[x + frame.x, y + frame.y] = 2
    return seen


@pytest.mark.parametrize(
    "board",
    [
        "pygamer",
        "clue_nrf52840_express",
        "raspberry_pi_pico_mono",
        "raspberry_pi_pico_upright",
        "tinycircuits_thumby",
        "tinycircuits_thumby_color",
    ],
)
def test_the_frame_of_the_piece_in_hand_touches_no_number(board: str) -> None:
    with held(board):
        device = on_table(1, 0, 0)
        view = device.app.navigator.view
        layout, (_, frame) = view.layout, view.supply
        for index in range(COLOURS * KINDS):
            colour, kind = divmod(index, KINDS)
            view.show_supply(device.game, 0, colour, kind)
            left, top = view.cell(0 if layout.is_narrow else colour, kind)
            left = min(left + layout.cell[0] - 4, left + layout.icon + 3)
            top += (layout.cell[1] - 5) // 2
            seen = framed(view)
            assert 1 in [seen.get((left + 1, top + y)) for y in range(5)]
            near = [
                seen.get((x, y)) for x in range(left - 1, left + 4) for y in range(top - 1, top + 6)
            ]
            assert 2 not in near, (colour, kind)
            right = view.x + view.supply.x + frame.x + frame.bitmap.width
            assert right <= device.app.width - (not layout.is_narrow), "it stands off the edge"


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby"])
def test_in_black_and_white_the_supply_shows_each_colour_s_pattern(board: str) -> None:
    with held(board):
        device = on_table(1, 0, 0)
        view = device.app.navigator.view
        layout = view.layout
        shown = []
        for colour in range(COLOURS):
            view.show_supply(device.game, 0, colour, 0)
            lit = {at for at, value in framed(view).items() if value == 1}
            if not layout.is_narrow:  # there only one of them is shown
                top = layout.pitch * colour
                lit = {(x, y - top) for x, y in lit if top <= y < top + layout.pitch}
            shown.append(lit)
        for one, other in combinations(shown, 2):
            assert len(one ^ other) >= 12


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby"])
def test_the_frame_of_the_piece_in_hand_stands_off_the_name_above(board: str) -> None:
    with held(board):
        device = on_table(1, 0, 0)
        view = device.app.navigator.view
        view.show_supply(device.game, 0, 0, 0)
        _, frame = view.supply
        assert view.supply.y + frame.y > view.header.y + bars.HEADER_HEIGHT - 1


@pytest.mark.parametrize("board", ["pygamer", "clue_nrf52840_express", "tinycircuits_thumby"])
def test_mashed_keys_raise_nothing_and_the_title_is_near(board: str) -> None:
    masher = Masher(board, 5, 3)
    masher.device.app.session.offer("drop_it")
    masher.device.start(1)
    masher.device.app.navigator.run_transitions()
    masher.mash(400)
    masher.to_title()
    assert "aim" in masher.screens


@pytest.mark.parametrize("topic", ["play", "landing", "table", "descriptions", "help", "rules"])
def test_both_languages_have_the_same_words(topic: str) -> None:
    english, french = (languages.topic(f"drop_it.{topic}", name) for name in ("en", "fr"))
    assert names(english) == names(french)
    for name in names(english):
        one, other = getattr(english, name), getattr(french, name)
        assert type(one) is type(other)
        if isinstance(one, tuple):
            assert len(one) == len(other), name


@pytest.mark.parametrize("players", [5, 6])
def test_five_and_six_players_are_always_teams(device, players):
    device.choose("other")
    device.choose("players")
    device.press(f"down left*{8 - players} down")
    words = device.app.game_words("table")
    assert {words.WHO_TEAMS[players - 2], words.NO_YES[1]} <= set(device.texts())
    device.press("right up*2 a")
    assert not device.app.session.variant & TEAMS, "it is no choice of theirs"
    game = device.game
    assert (game.players, game.teams, game.sides) == (players, True, 2)
    assert "A+C+E" in device.texts() and device.name == "hand_over"
    for turn in range(7):
        assert device.app.session.rules.player(game) == game.player_of(turn)
        game.apply(next(action for action in range(1 << 15) if game.is_legal(action)))


@pytest.mark.parametrize(
    ("board", "language"),
    [("tinycircuits_thumby", "en"), ("raspberry_pi_pico_mono", "fr"), ("pygamer", "en")],
)
def test_whatever_room_there_is_b_shows_first_what_the_keys_do_now(board, language) -> None:
    with held(board, language):
        device = aim()
    device.rest()
    key = bars.pairs(device.screen.words.HINTS_PICK)[0][0]
    said = set()
    device.press("b")
    for _ in range(COLOURS * KINDS):
        device.press("right a b")  # the next piece, taken, and another choice
        said.add(device.message)
        shown = [text for line in device.screen.bar.lines for text in line.pieces[::3]]
        assert device.screen.picking and key in shown
    assert len(said) > 9


def test_b_goes_back_to_the_piece_that_was_in_hand_and_is_named() -> None:
    device = aim()
    device.rest()
    device.press("right up")
    before = device.screen.choice()
    assert ("B", "SHAPE") in device.hints
    device.press("b right down")
    assert device.screen.choice() != before and ("B", "BACK") in device.hints
    device.press("b")
    assert not device.screen.picking and device.screen.choice() == before
    device.press("b right")
    other = device.screen.choice()
    device.press("a")
    assert not device.screen.picking and device.screen.choice() == other != before
    device.press("b right start b")
    assert device.screen.picking and device.screen.choice() != other
    device.press("b")
    assert not device.screen.picking and device.screen.choice() == other, "the menu was between"


def test_one_player_has_edges_and_jokers_too(device):
    device.choose("other")
    device.choose("players")
    device.press("down left")
    words = device.app.game_words("table")
    assert words.WHO_TEAMS[0] not in device.texts()
    assert not [text for text in device.texts() if "ANN" in text], "nobody sits"
    device.press("down")
    assert words.WHO_TEAMS[0] in device.texts() and words.NO_YES[0] in device.texts()
    device.press("right down right*2 down right up*4 a")
    game = device.game
    assert (game.players, game.teams, game.edges, game.with_jokers) == (1, False, 2, True)
    assert device.name == "aim"
    assert device.app.session.seats.count == 2, "the next game's players are as they were"


@pytest.mark.parametrize(("variant", "counts"), [(0, True), (JOKERS, False), (2 * EDGES, False)])
def test_a_game_alone_counts_if_it_is_of_no_variant(variant: int, counts: bool) -> None:
    device = Handheld(journal=journal())
    session = device.app.session
    session.offer("drop_it")
    record = played(1, variant, PIECES)
    session.use(record, Rules(record.game))
    assert device.game.is_over()
    device.game.scores[0] = pink_board(session).blue[-1] + 1
    session.save_end()
    assert any(pink_board(session).score(rank) for rank in range(1, 10)) == counts
    assert (statistics.result_of(session.record) >= 0) == counts


def test_as_many_can_sit_down_as_the_engine_lets_play():
    """The facts have figures of their own, because the engine may be unloaded."""
    assert (facts.MOST_PLAYERS, facts.MOST_SIDES) == (MOST_IN_TEAMS, MOST_PLAYERS)


@pytest.mark.parametrize(("level", "message"), [(6, "CLEAN LANDING: +6"), (7, "LEVEL 7! +7")])
def test_the_highest_levels_are_celebrated(device, level, message):
    device.choose("other")
    device.choose("solo")
    device.press("a")
    assert device.name == "landing"
    device.game.judge.broken = 0
    device.game.judge.level = device.game.points = level
    device.app.navigator.replace_all("landing")
    device.app.navigator.run_transitions()
    assert message in device.texts()


def test_where_no_lines_are_next_to_it_the_bonus_comes_after_the_level() -> None:
    """Whatever the level is: no number after it means two things."""
    for level in (6, 7):
        device = Handheld(board="tinycircuits_thumby")
        device.choose("other")
        device.choose("solo")
        device.press("a")
        judge = device.game.judge
        judge.broken, judge.level, judge.bonus = 0, level, 2
        device.game.points = level + 2
        device.app.navigator.replace_all("landing")
        device.app.navigator.run_transitions()
        assert f"LEVEL {level} +2" in device.texts()


def glyph(digit: str) -> list[tuple[int, int]]:
    """Return the pixels of a digit of the small font."""
    art = Bitmap(3, 5, 16)
    paint.write(art, digit, 0, 0, paint.BONUS)
    return [(x, y) for x in range(3) for y in range(5) if art[x, y]]


@pytest.mark.parametrize(
    "board",
    ["pygamer", "pajenicko_picopad", "tinycircuits_thumby_color", "raspberry_pi_pico_mono"],
)
def test_a_bonus_circles_number_moves_off_the_pieces(board: str) -> None:
    with held(board):
        whole, moved, gone = [0] * CIRCLES, 0, 0
        for pieces in range(0, PIECES, 5):
            zone = on_table(1, 0, pieces).app.navigator.view.zone
            for i in range(CIRCLES):
                x, y, radius = (length >> 4 for length in zone.ground()._round(i))
                reach = radius + 7  # up to and including the number
                around = [
                    (a, b) for a in range(-reach, reach + 1) for b in range(-reach, reach + 1)
                ]
                seen = {(a, b) for a, b in around if zone.art[x + a, y + b] == paint.BONUS}
                disc = {at for at in seen if max(map(abs, at)) <= radius + 1}
                number = seen - disc
                whole[i] = max(whole[i], len(disc))
                digit = glyph(str(BONUS[4 * i + 3]))
                places = [(a, b) for a, b in around if number == {(a + c, b + d) for c, d in digit}]
                assert not number or len(places) == 1, "whole, or not at all"
                assert number or 2 * len(disc) < whole[i], "there while half of the circle is"
                assert disc or not number, "and no longer than it"
                moved += bool(number) and places[0] != (radius + 2, -2)
                gone += not number
        assert moved > 1 and gone > 1


@pytest.mark.parametrize(
    "board", slow.but(["pygamer"], ["pygamer", "pajenicko_picopad", "tinycircuits_thumby_color"])
)
def test_a_number_that_moves_leaves_no_gap_in_a_level_s_line(board: str) -> None:
    with held(board):
        for pieces in range(PIECES):
            zone = on_table(1, 0, pieces).app.navigator.view.zone
            zone.ground().number()
            for level in range(1, LEVELS + 1):
                y = zone.up(level * LEVEL)
                for x in range(zone.left, zone.left + zone.layout.zone_width):
                    assert zone.art[x, y] != paint.GROUND, (pieces, level, x)


@pytest.mark.parametrize("board", ["pygamer", "raspberry_pi_pico", "raspberry_pi_pico_mono"])
def test_a_circle_that_is_lit_up_leaves_the_letters_of_the_pieces(board: str) -> None:
    with held(board):
        device = on_table(1, 0, PIECES // 2)
        zone, lying = device.app.navigator.view.zone, device.game.board
        hidden = 0
        for circle in range(CIRCLES):
            zone.ground().mark(lying, circle=circle)
            for i in range(lying.count):
                x, y = (length >> 4 for length in zone._spot(lying, i))
                letter = [(x - 1 + a, y - 2 + b) for a, b in glyph(zone.letters[lying.colour(i)])]
                if not zone.mono and paint.has_letter(lying.shape(i), zone.measure):
                    assert paint.LIT not in [zone.art[at] for at in letter]
                    hidden += paint.GROUND in [zone.art[at] for at in letter]
            zone.ground().unmark(lying)
        assert zone.mono or hidden > 1


def test_a_replay_shows_where_the_piece_has_come_to_rest():
    with held("raspberry_pi_pico_mono"):  # its screen shows a part of the board
        device = drop_it_replay()
        zone = device.app.navigator.view.zone
        board = device.app.navigator.screen.game.board
        assert 0 <= zone.up(board.y(board.count - 1)) + zone.y < zone.layout.window


@pytest.mark.parametrize("answer", [SPEND, PASS])
def test_a_replay_shows_what_a_landing_brings_once_its_joker_is_answered(answer) -> None:
    device = drop_it_over_solo()
    record = copy.deepcopy(played(1, JOKERS, MIDDLE, offer=True))
    at, points = record.count, record.game.judge.points()
    record.apply(answer)
    while not record.game.is_over():
        record.apply(random_drop(record, Random(record.count)))
    device.app.session.use(record, Rules(record.game))
    device.app.navigator.push("replay")
    device.app.navigator.run_transitions()
    messages = []
    for _ in range(at + 1):
        device.press("right")
        messages.append(device.message)
    assert "+" not in messages[-2] and points
    assert messages[-1].endswith(f" +{points}") == (answer == SPEND), messages


def test_no_colour_is_offered_where_one_is_left() -> None:
    device = on_table(4, 0, 5)
    device.press("b")
    assert "COLOUR" not in [what for _, what in device.hints] and device.hints[0][1] == "SHAPE"
    device = on_table(1, 0, 5)
    device.press("b")
    assert "COLOUR" in [what for _, what in device.hints]


def test_a_piece_whose_joker_is_offered_is_handed_over_by_its_own_number() -> None:
    device = on_table(2, JOKERS, 17, True)
    assert device.name == "landing" and device.game.board.count == 17
    device.press("start")
    device.choose("title")
    device.choose("continue")
    assert device.name == "hand_over"
    assert "17 OF 36" in " ".join(device.texts())


@pytest.mark.parametrize(("language", "message"), [("en", "BOB WINS"), ("fr", "BOB GAGNE")])
def test_a_team_of_one_wins_by_itself(language: str, message: str) -> None:
    with held("pygamer", language, drawn=False):
        device = on_table(3, TEAMS, 36)
        device.game.scores[:] = [10, 99]
        device.app.navigator.replace_all("over")
        device.app.navigator.run_transitions()
        assert message in device.texts()


@pytest.mark.parametrize("is_person", [True, False])
def test_a_persons_joker_can_be_undone_a_computers_cannot(is_person) -> None:
    device = on_table(2, JOKERS, MIDDLE, offer=True)
    session = device.app.session
    actor = device.game.player()
    session.seats.kinds[:2] = bytes([1, 1])
    session.seats.kinds[actor if is_person else 1 - actor] = PERSON
    session.do(PASS)
    assert device.game.phase == DROP and session.can_undo() is is_person


def test_a_press_as_a_hint_closes_drops_nothing() -> None:
    device = on_table(1, 0, MIDDLE)
    device.screen.give_hint()
    while device.name != "aim" or device.app.navigator.transitions:
        device.step()
    count = device.game.board.count
    device.step(66)  # a quick thumb's pause
    device.tap("a")
    device.rest()
    assert device.name == "aim" and device.game.board.count == count
    device.press("a")
    assert device.game.board.count > count or device.name != "aim"


def test_an_end_with_too_many_lines_shows_each_for_a_while() -> None:
    with held("tinycircuits_thumby"):
        device = on_table(4, JOKERS, PIECES)
        screen = device.screen
        assert len(screen._rows) > screen._most
        firsts = []
        for _ in range(3 * TURN_MS // FRAME_MS):
            device.step()
            firsts.append(screen._first)
        changes = sum(one != two for one, two in pairwise(firsts))
        assert 2 <= changes <= 3


def test_aiming_begins_where_the_previous_piece_is_and_speeds_up() -> None:
    device = aim()
    board = device.game.board
    assert device.screen.x == board.x(board.count - 1)
    device.press("left:3000")
    device.press("right")
    start = device.screen.x
    device.tap("right", 1_000)
    slow = device.screen.x - start
    device.tap("left", 3_000)
    start = device.screen.x
    device.tap("right", 2_000)
    assert device.screen.x - start > 2 * slow


def test_holding_up_turns_a_piece_until_it_would_lie_flat() -> None:
    device = aim()
    while device.screen.kind != TRIANGLE:
        device.screen.change(1)
    device.press("down down")
    assert device.screen.o == 6
    device.screen.turn(1, True)
    assert device.screen.o == 0
    while device.screen.kind != DIAMOND:
        device.screen.change(1)
    device.screen.turn(1, True)
    assert device.screen.o == 2
    device.screen.turn(1, True)
    assert device.screen.o == 10
