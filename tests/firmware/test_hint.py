"""The hint: SELECT marks what to look at; pressed again, it makes the computer player's choice."""

import random
import sys

import pytest

from engine.number_drop.bot import Bot
from engine.number_drop.combos import PASS
from engine.number_drop.shapes import WIDE
from engine.number_drop.sheet import RUN
from engine.number_drop.table import BLOCK, COMBO, DROP, SLIDE, START
from firmware.kept import settings
from firmware.kept.storage import SETTINGS
from firmware.memory import plan
from firmware.memory.loader import unload
from firmware.number_drop.widgets import track
from firmware.screens.parts.play_screen import WHOLE
from firmware.session import marks
from firmware.widgets import bars
from sim import languages
from tests.firmware.handheld import FRAME_MS, Handheld, held, thinking
from tests.firmware.scenes import dropping
from tests.firmware.situations import at_drop
from tests.firmware.test_few_keys import MENU, TWO
from tests.firmware.test_few_keys import at_drop as at_drop_with_few_keys

words = languages.topic("hint", "en")
clues = languages.topic("number_drop.hint", "en")
play = languages.topic("number_drop.play", "en")

HESITATION = 11_000  # ms, more than it takes until the keys are named

PHASES = {"place": START, "slide": SLIDE, "block": BLOCK, "drop": DROP, "combo": COMBO}


def choice(device):
    """Return the action that A would perform now."""
    screen = device.screen
    if device.name == "place":
        return screen.col
    if device.name == "slide":
        return screen.letter
    if device.name == "block":
        return screen.falling.landing()
    return screen.choice() if device.name == "drop" else screen.action


def mark_on(view):
    """Return what is shown over the grid, the panel and the bar of a table, or None."""
    _, _, _, *marks = view
    return marks[0] if marks else None


def framed(device):
    """Return the first framed column and the number of columns, or None without a frame."""
    view = device.app.navigator.view
    mark = mark_on(view)
    if mark is None:
        return None
    lines = [(line.x, line.tile_width * line.width) for line in mark]
    left, width = lines[0]
    cell = view.layout.cell
    assert (left + width - view.layout.grid_x) % cell == 0
    col = -(-(left - view.layout.grid_x) // cell)
    return col, (left + width - view.layout.grid_x) // cell - col


def framed_tile(device):
    """Return the letter, 0..4, whose tile has the hint's frame."""
    mark, tiles = mark_on(device.app.navigator.view), device.app.navigator.view.tiles
    own = tiles.frame
    assert (mark.x - tiles.x, mark.tile_height) == (own.x, own.tile_height)
    return (mark.y + 1 - tiles.y) / (own.tile_height - 1)


def look_at_first_part(device, action):
    """Check what is marked before the whole choice is shown."""
    game = device.game
    texts = " ".join(device.texts())
    if game.phase == SLIDE:
        assert clues.TILE + "ABCDE"[action] in texts
        assert framed_tile(device) == action
    elif game.phase == START:
        assert framed(device) == (action, 1) and clues.LOOK in texts
    elif game.phase in (BLOCK, DROP):
        assert framed(device) == (action & 7, WIDE[action >> 3 & 63])
        bot = Bot()
        assert bot.choose(game) == action
        combo = [play.COMBO[bot.purpose[0]] + str(bot.purpose[1])] if bot.purpose else []
        assert (clues.AIM + combo[0] if combo else clues.LOOK) in texts
    elif action == PASS:
        assert clues.KEEP in texts and framed(device) is None
    else:
        combos = game.load_combos()
        assert combos.trace(action)
        columns = {cell & 7 for cell in combos.cells[: combos.size]}
        assert framed(device) == (min(columns), max(columns) - min(columns) + 1)
        assert clues.AIM + play.COMBO[combos.kind] + str(combos.size) in texts
        assert (combos.kind if combos.size < 8 else 2, combos.size) in device.values(track.CHOSEN)


@pytest.mark.parametrize("players", [1, 3])
def test_asked_once_it_marks_what_to_look_at_and_asked_again_makes_the_choice(players):
    device = Handheld(seed=4)
    bot, chance = Bot(), random.Random(players)
    seen = set()

    def ask(device):
        game = device.app.session.record and device.game
        if game and device.name in PHASES and device.screen.hinted < 0:
            count = device.app.session.record.count
            device.press(chance.choice(["right", "b down", "up left", "up"]))
            if device.name == "sheets":  # B undid the hand-over, whose arrows lead there
                device.press("b")
            if (
                device.app.session.record.count == count
                and device.game.phase == PHASES[device.name]
            ):
                own, wanted = choice(device), bot.choose(game)
                device.press("select")
                look_at_first_part(device, wanted)
                assert choice(device) == own, "the first part changes nothing"
                device.press("select")
                assert choice(device) == wanted and mark_on(device.app.navigator.view) is None
                assert device.app.session.record.count == count
                seen.add(device.name)
        return seen >= enough or device.name == "over"

    enough = {"place", "drop", "combo"} | ({"slide", "block"} if players == 1 else set())
    device.play(ask, "hint", players)
    assert seen >= enough


@pytest.mark.parametrize("players", [1, 2])
def test_where_there_is_only_a_roll_it_says_so(players):
    device = Handheld(seed=4)
    device.play_to("roll", players=players)
    device.press("select")
    assert device.name == "roll" and clues.ONLY_ROLL in device.texts()
    device.play_to("round_end", players=players)
    device.press("select")
    assert device.name == "round_end" and clues.ONLY_ROLL in device.texts()


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby"])
def test_on_low_screens_too_a_frame_is_around_the_tile(board):
    device = Handheld(seed=7, drawn=True, board=board)
    device.play_to("slide")
    before = device.picture().convert("L")
    device.screen.give_hint()
    device.rest()
    mark = mark_on(device.app.navigator.view)
    assert mark is not None
    box = (mark.x, max(0, mark.y), mark.x + mark.tile_width, mark.y + mark.tile_height)
    after = device.picture().convert("L")
    assert after.crop(box).tobytes() != before.crop(box).tobytes()


def test_what_is_marked_stays_while_the_choice_is_changed_up_to_the_next_screen():
    device = at_drop("1 2 3 5 *", "1234567")
    device.press("select")
    before = framed(device)
    assert before is not None
    device.press("right left b up b")
    assert framed(device) == before
    device.press("start b")
    assert framed(device) is None
    hinted = device.screen.hinted
    device.press("select")  # it still knows
    assert device.screen.choice() == hinted and words.CLOSE + words.LIKE_THIS in device.texts()


def test_it_says_that_it_acted_until_the_next_key():
    device = at_drop("1 2 3 5 *", "1234567")
    device.press("select select")
    assert words.CLOSE + words.LIKE_THIS in device.texts()
    device.press("right")
    assert not any(words.LIKE_THIS in text for text in device.texts())


def test_it_thinks_in_slices_with_the_choice_in_sight_and_a_sign_of_life():
    device = at_drop("1 2 3 5 *", "1234567")
    shown, signs = device.digits(), set()
    device.tap("select")
    frames = 0
    while device.name == "hint":
        device.step()
        frames += 1
        if device.name == "hint":
            assert device.digits() == shown
            signs |= {text for text in device.texts() if text.startswith(words.THINKS)}
    assert device.name == "drop" and frames > 10 and len(signs) > 2


def stopped(key):
    """Return a handheld on which a key stopped a drop's hint."""
    device = at_drop("1 2 3 5 L", "1234567")
    device.tap("select")
    assert device.name == "hint"
    device.step()
    device.tap(key)
    device.rest()
    assert device.app.session.marks == 0, "who was told nothing had no hint"
    return device


def test_b_stops_it_and_does_nothing_else():
    device = stopped("b")
    before = at_drop("1 2 3 5 L", "1234567")
    assert device.name == "drop" and device.screen.hinted < 0 and framed(device) is None
    assert device.screen.choice() == before.screen.choice()
    assert device.app.session.record.count == before.app.session.record.count
    device.press("right select")
    assert device.screen.hinted >= 0 and device.app.session.marks == marks.HINT


@pytest.mark.parametrize("key", ["select", "b"])
def test_the_table_is_not_shown_again_after_a_thought(key, monkeypatch):
    device = at_drop("1 2 3 5 L", "1234567")
    shown = device.digits()
    messages: list[object] = []
    monkeypatch.setattr(device.screen.view, "show", lambda *what: messages.append(what))
    device.tap("select")
    while device.name == "hint":
        if key == "b":
            device.tap("b")
        device.step()
    device.rest()
    assert (device.screen.hinted >= 0) == (key == "select")
    assert device.digits() == shown and not messages


def test_another_key_stops_it_and_is_not_lost():
    before = at_drop("1 2 3 5 L", "1234567")
    device = stopped("right")
    assert device.name == "drop" and device.screen.choice() != before.screen.choice()
    assert stopped("start").name == "pause"
    assert stopped("a").app.session.record.count > before.app.session.record.count


def test_asked_again_while_it_thinks_it_makes_the_choice_at_once():
    device = at_drop("1 2 3 5 *", "1234567")
    device.tap("select")
    device.tap("select")
    device.rest()
    assert device.screen.choice() == device.screen.hinted >= 0
    assert words.CLOSE + words.LIKE_THIS in device.texts()


@pytest.mark.parametrize("has_room", [True, False])
def test_where_a_held_asks_the_thought_continues_too(has_room, monkeypatch, bytes_free):
    bytes_free(plan.THOUGHT * 2 if has_room else 0)
    monkeypatch.setattr(thinking(), "think", lambda *_: False)  # a long one
    with held("pygamer"):
        device = Handheld(names=("up", "down", "left", "right", "a", "b"))
    device.app.session.offer("drop_it")
    device.new_game(1)
    device.wait(1500)
    thoughts = []
    for _ in range(2):
        device.fingers.move("a", True)
        device.wait(600)
        device.fingers.move("a", False)
        device.step()
        assert device.name == "hint"
        assert (device.screen.group is not None) == has_room
        thoughts.append(device.screen._thinking)
    assert thoughts[0] is thoughts[1] and device.screen._how == WHOLE


@pytest.mark.parametrize("dice, is_close", [("1 2 3 5 *", True), ("5 6 7 3 L", False)])
def test_it_says_so_where_another_choice_may_be_as_good(dice, is_close):
    device = dropping("", dice)
    bot = Bot()
    bot.choose(device.game)
    assert bot.is_close is is_close
    device.press("select")
    text = " ".join(device.texts())
    assert (words.CLOSE in text) is is_close and clues.AIM in text
    both = (words.CLOSE if is_close else "") + words.LIKE_THIS
    device.press("select")
    assert both in device.texts()
    device.press("right start b select")  # recreated after the menu, it still knows
    assert both in device.texts()
    device = dropping("", dice)
    device.tap("select")
    device.tap("select")
    device.rest()
    assert both in device.texts()


@pytest.mark.parametrize("board", ["pygamer", "raspberry_pi_pico_mono"])
def test_any_other_tile_may_be_as_good(board):
    with held(board, "en"):
        device = Handheld(seed=7)
        device.play_to("slide")
        device.screen.give_hint()
        device.rest()
        messages = [part[0] for part in device.screen.bar.pages if part[0]]
    shown = " ".join(line for part in messages for line in part)
    assert shown.startswith(words.CLOSE + clues.TILE), shown


def test_a_low_screen_s_line_breaks_between_toss_up_and_what_to_look_at():
    with held("tinycircuits_thumby", "en"):
        device = dropping("", "1 2 3 5 *")
        device.screen.give_hint()
        device.rest()
        shown = [part[0] for part in device.screen.bar.pages if part[0]]
        device.screen.give_hint()
        device.rest()
        shown += [part[0] for part in device.screen.bar.pages if part[0]]
    toss_up = words.CLOSE.rstrip()
    assert shown == [
        [toss_up],
        [clues.AIM + play.COMBO[RUN] + "5"],
        [words.CLOSE + words.LIKE_THIS],
    ]


def test_where_hints_are_not_allowed_it_says_so_and_nothing_changes():
    device = at_drop("1 2 3 5 L", "1234567")
    device.app.settings.values[settings.HINTS] = 0
    before = device.screen.choice()
    device.press("select")
    assert words.FORBIDDEN in device.texts() and device.screen.choice() == before
    device.app.settings.values[settings.HINTS] = 1
    device.press("select")
    device.app.settings.values[settings.HINTS] = 0
    device.press("select")
    assert words.FORBIDDEN in device.texts() and device.screen.choice() == before


def test_where_nothing_is_to_be_chosen_nobody_is_asked(device):
    device.new_game(1)
    device.app.navigator.run_transitions()
    device.press("a select")
    assert device.name == "roll" and not device.app.session.marks & marks.HINT


def test_a_hint_can_be_changed_and_does_nothing_by_itself():
    device = at_drop("1 2 3 5 *", "1234567")
    count = device.app.session.record.count
    device.press("select select")
    hinted = device.screen.choice()
    assert device.app.session.record.count == count
    device.press("right left b up")
    assert device.screen.choice() != hinted
    device.press("select")
    assert device.screen.choice() == hinted


def test_on_few_keys_both_parts_are_in_the_menu_and_the_choice_is_done_by_one_press(monkeypatch):
    device = at_drop_with_few_keys("1 2 3 5 L", "1......")
    own = device.screen.choice()
    for part in range(2):
        device.press(MENU)
        assert device.name == "pause" and device.screen.lines[1] == "hint"
        device.press("b a")
        assert device.name == "drop" and (device.screen.choice() == own) is (part == 0)
    assert words.CLOSE + words.LIKE_THIS in device.texts()
    hint, count = device.screen.choice(), device.app.session.record.count
    assert device.app.key_map.names == TWO
    done: list[int] = []
    monkeypatch.setattr(device.app.session.storage, "choose", lambda _, action: done.append(action))
    device.press("a")
    assert done == [hint] and device.app.session.record.count > count


def test_the_menu_offers_a_hint_only_where_one_says_something():
    offered = set()
    with held("tinycircuits_thumby"):
        device = Handheld(board="tinycircuits_thumby", seed=4)
        device.new_game(2)
        for _ in range(60):
            device.rest()
            name = device.name
            device.app.open_menu()
            device.app.navigator.run_transitions()
            has_line = "hint" in device.screen.lines
            offered.add((name, has_line))
            device.press("b")
            before = device.texts()
            device.screen.give_hint()
            device.rest()
            assert (device.texts() != before) is has_line
            device.press("a")
    assert ("hand_over", True) not in offered and ("hand_over", False) in offered
    assert offered >= {(name, True) for name in ("place", "roll", "round_end", "drop", "combo")}


def test_what_it_thinks_with_is_unloaded_where_memory_is_short(bytes_free):
    device = at_drop("1 2 3 5 *", "1234567")
    for name in list(sys.modules):
        if name.startswith("engine.number_drop.player") or name.endswith((".bot", ".thinking")):
            unload([name])  # which an earlier test may have left
    bytes_free(0)
    before = set(sys.modules)
    device.press("select")
    assert device.screen.hinted >= 0
    more = {name for name in set(sys.modules) - before if name.startswith(("engine", "firmware"))}
    assert not more


def told_at_first(device) -> list[str]:
    """Begin a game; return the key hints of its first screen."""
    device.press("a")
    assert device.name == "place"
    return [what for _, what in bars.pairs(device.screen.key_hints)]


def test_the_first_screen_of_a_game_shows_which_key_hints():
    assert "HINT" in told_at_first(Handheld())
    assert "HINT" in told_at_first(Handheld(board="raspberry_pi_pico_mono"))
    assert "HINT" not in told_at_first(Handheld(board="tinycircuits_thumby"))
    forbidden = Handheld()
    forbidden.app.settings.values[settings.HINTS] = 0
    assert "HINT" not in told_at_first(forbidden)


def hesitating(device: Handheld) -> list[str]:
    """Return the key hints after the player has hesitated for a while."""
    for _ in range(HESITATION // FRAME_MS):
        device.step()
    return [what for _, what in device.hints]


def test_a_player_who_hesitates_sees_the_keys_for_hint_and_help():
    device = Handheld(seed=3)
    device.play_to("drop", "random")
    hints = hesitating(device)
    assert "HINT" in hints and len(hints) == len(set(hints))


@pytest.mark.parametrize("setting", [settings.STRICT, settings.HINTS])
def test_where_there_are_no_hints_none_is_offered(setting):
    device = Handheld(seed=3)
    device.app.settings.values[setting] = setting == settings.STRICT
    device.play_to("drop", "random")
    assert not any("HINT" in hints for hints in hesitating(device))


def test_a_player_who_hesitates_still_sees_that_the_game_is_not_kept():
    device = Handheld(seed=3)
    device.play_to("drop", "random")
    device.app.session.storage._unkept[SETTINGS] = b""
    device.screen.show_prompt(device.screen.given_hints)
    hesitating(device)
    assert device.app.words.NOT_KEPT in device.texts()
