"""From screen to screen by keys: game, pause menu and title."""

import pytest

from engine.number_drop.table import COMBO, DROP, SLIDE
from engine.rng import Rng
from engine.store.codeword import BLANK
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware import games
from firmware.kept.settings import SPEED
from firmware.number_drop.screens.drop import NO_DIAL
from firmware.text import en
from sim import languages
from sim.board.flash import Flash
from tests.engine.memories import blank
from tests.engine.playing import saved
from tests.engine.positions import fill
from tests.firmware import test_drop_it_tutorial, test_tutorial
from tests.firmware.handheld import Handheld, begin, begun, set_up
from tests.firmware.power import journal_of
from tests.firmware.situations import at_drop, empty

PLAY = languages.topic("number_drop.play", "en")


def test_a_solo_game_goes_its_way_from_the_title_to_the_end_and_again(device):
    assert device.name == "title"
    device.press("a")
    assert device.name == "place" and device.game.round == 0
    device.press("left a")
    assert device.name == "roll" and device.game.sheet().digit(2) == 1
    device.press("a")
    assert device.name == "slide" and device.game.phase == SLIDE
    device.press("a")
    assert device.game.notches[0] == 1
    seen = set()

    def look(device):
        seen.add(device.name)
        return device.name == "over"

    device.play(look)
    assert seen == {"slide", "block", "drop", "combo", "round_end", "over"}
    device.press("a b start")
    assert (
        device.name == "place" and device.game.round == 0 and device.app.session.record.count == 0
    )


def switched_on(memory: bytearray) -> Handheld:
    """Return a handheld that saves data in this memory."""
    return Handheld(journal=Journal(Tape([memory])))


def new_board() -> Handheld:
    """Return a handheld that is switched on for the first time."""
    return switched_on(bytearray([BLANK]) * 4096)


def to_title(device: Handheld) -> None:
    """Show the title, whatever the handheld shows."""
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()


def learn(device: Handheld, keys_of: test_tutorial.Keys) -> None:
    """Play a tutorial to its end."""
    device.choose("tutorial")
    for _, keys in test_tutorial.steps(device, keys_of):
        device.press(keys)


def test_a_new_board_offers_learning_first():
    device = new_board()
    assert device.screen.lines[0] == "tutorial" and en.menus.LEARN in device.texts()
    assert device.message == "" and device.screen.line() == "solo"
    device.press("up a")
    assert device.name == "tutorial"


def test_on_a_new_board_a_begins_a_game_as_on_any_other():
    device = new_board()
    device.press("a")
    assert device.app.session.has_game()


def test_learning_is_offered_first_until_it_is_done_or_a_game_is_begun():
    device = new_board()
    device.press("up a")
    device.app.session.main_session.lesson = 3  # left halfway
    device.press("start")
    assert device.name == "title" and device.screen.lines[0] == "tutorial"
    device.app.session.lesson = 0
    device.app.session.learn(device.app.session.offered)  # all lessons are done
    to_title(device)
    assert device.screen.lines[0] == "solo"
    device = new_board()
    begin(device)
    to_title(device)
    assert "tutorial" not in device.screen.lines


def test_who_has_learnt_both_games_is_offered_neither_lesson():
    memory = bytearray([BLANK]) * 4096
    device = switched_on(memory)
    for keys_of in (test_tutorial.KEYS, test_drop_it_tutorial.KEYS):
        assert device.screen.lines[0] == "tutorial"
        learn(device, keys_of)
        device.press("right")  # to the other game
    for shown in (device, switched_on(memory)):
        for _ in games.NAMES:
            assert shown.name == "title" and "tutorial" not in shown.screen.lines
            shown.press("right")


@pytest.mark.parametrize("players", [1, 2])
def test_who_has_begun_a_game_is_not_offered_to_learn_it_next_to_another(players):
    memory = bytearray([BLANK]) * 4096
    device = switched_on(memory)
    device.new_game(players)
    device.rest()
    device.app.session.offer("drop_it")
    device.new_game(1)
    device.rest()
    for shown in (device, switched_on(memory)):
        to_title(shown)
        shown.press("right")
        assert shown.app.session.offered == "number_drop" and shown.screen.lines[0].startswith(
            "continue"
        )


def test_a_board_on_which_only_a_setting_is_kept_still_offers_learning():
    memory = bytearray([BLANK]) * 4096
    device = switched_on(memory)
    device.choose("more")
    device.choose("settings")
    device.press("right b")
    again = switched_on(memory)
    assert not again.app.session.storage.was_empty and again.screen.lines[0] == "tutorial"


def test_a_game_that_was_never_played_offers_learning_after_another_was():
    memory = bytearray([BLANK]) * 4096
    device = switched_on(memory)
    begin(device)
    to_title(device)
    for shown in (device, switched_on(memory)):
        to_title(shown)
        assert shown.screen.lines[0] == "continue"
        shown.press("right")
        assert shown.app.session.offered == "drop_it" and shown.screen.lines[0] == "tutorial"
    device.press("right")
    device.app.session.learn("drop_it")
    device.press("right")
    assert device.screen.lines[0] == "solo"


def test_a_game_with_a_score_offers_no_learning_though_the_latest_game_was_another():
    device = new_board()
    device.play_to("over")
    device.rest()
    assert device.app.session.end()[0]
    device.app.session.offer("drop_it")
    device.new_game(1)
    device.app.navigator.run_transitions()
    to_title(device)
    device.press("right")
    assert device.app.session.offered == "number_drop"
    assert device.screen.lines[0] == "solo"


def test_the_next_game_has_other_dice_and_the_same_players():
    device = Handheld(seed=5)
    device.play_to("over", players=2)
    first = [device.game.seed_low, device.game.seed_high]
    device.press("start")
    assert device.game.players == 2
    assert [device.game.seed_low, device.game.seed_high] == [first[0] + 1, first[1]]


def test_the_dice_tumble_and_then_lie_as_they_were_rolled(device):
    begun(device).tap("a")
    assert device.name == "roll" and not device.app.at_rest
    assert device.game.phase == SLIDE
    steps = 0
    while not device.app.at_rest:
        device.step()
        steps += 1
    assert 10 <= steps <= 30
    assert device.name == "slide"


@pytest.mark.parametrize("pace", [1, 2, 3])
@pytest.mark.parametrize("chance", range(4))
def test_dice_that_tumble_turn_in_every_second_picture_at_least(pace, chance):
    device = begun(Handheld())
    device.app.settings.values[SPEED] = pace
    device.app.cosmetic_rng = Rng(chance, 1)
    device.tap("a")
    *dice, _ = device.app.navigator.view.dice
    shown: list[list[int]] = []
    while not device.app.at_rest:
        picture = [die[0] for die in dice]
        if not shown or picture != shown[-1]:
            shown.append(picture)
        device.step()
    last = [die[0] for die in dice]
    assert len(shown) >= 6 * pace
    for number, faces in enumerate(zip(*shown, strict=True)):
        still = next(at for at in range(len(faces)) if set(faces[at:]) == {last[number]})
        assert all(len(set(faces[at : at + 3])) > 1 for at in range(still - 2))


def test_a_key_ends_the_tumble_and_still_acts(device):
    begun(device).tap("a")
    assert not device.app.at_rest
    letter = 0
    device.tap("down")
    assert device.app.at_rest and device.name == "slide"
    assert device.screen.letter == letter + 1


def test_start_in_the_tumble_opens_the_menu_over_the_slide(device):
    begun(device).tap("a")
    device.press("start b")
    assert device.name == "slide"


def test_a_half_made_placement_is_kept_over_a_pause(device):
    begun(device).play_to("drop")
    device.press("right up b up right down")
    choice, cursor, texts = device.screen.choice(), device.screen.cursor, device.texts()
    for keys in ("start b", "start start", "start a"):
        device.press(keys)
        screen = device.screen
        assert device.name == "drop" and device.texts() == texts
        assert (screen.choice(), screen.cursor) == (choice, cursor)
    device.press("a")
    assert device.app.session.record.game.phase != DROP


def test_the_pause_menu_undoes_where_there_is_something_to_undo(device):
    begun(device).press("a start")
    assert device.name == "pause" and "undo" not in device.screen.lines
    device.press("b b")
    assert languages.topic("number_drop.table", "en").STANDS in device.texts()
    device.press("a start down a")
    assert device.name == "slide" and sum(device.game.notches) == 0


def test_a_game_left_for_the_title_continues_where_it_was(device):
    assert en.menus.CONTINUE not in device.texts()
    begun(device).play_to("combo")
    before = saved(device.game)
    device.press("start up a")
    assert device.name == "title" and en.menus.CONTINUE in device.texts()
    device.press("a")
    assert device.name == "combo" and saved(device.game) == before


def test_a_new_game_asks_before_it_ends_one(device):
    begun(device).press("a a start up a")
    record = device.app.session.record
    device.press("down")
    for keys in ("a", "b"):  # the first line, too, goes back
        device.press("a")
        assert device.name == "give_up"
        assert f"{en.menus.REPLACES}SOLO R1, 0" in device.texts()
        assert ("B", "BACK") in device.hints
        device.press(keys)
        assert device.name == "title" and device.app.session.record is record
    device.press("a down a")
    assert device.name == "place" and device.app.session.record is not record


def test_after_the_end_the_title_asks_nothing(device):
    device.play_to("over")
    device.press("a b select")
    assert device.name == "title" and en.menus.CONTINUE not in device.texts()
    device.press("a")
    assert device.name == "place"


@pytest.mark.parametrize("players", [1, 2])
def test_keys_in_one_step_act_on_no_screen_that_was_not_drawn(players: int) -> None:
    device = Handheld(seed=3)
    device.play_to("drop", players=players)
    shown = device.name
    for _ in range(60):
        pressed = device.app.input.presses
        device.app.input.keys = _Queue([2, -2, 2, -2])  # A twice before one step
        device.app.step(device.now)
        if device.name != shown:
            assert device.app.input.presses == pressed + 1
            return
    raise AssertionError("A never led to another screen")


class _Queue:
    """Key events that are all available at once."""

    def __init__(self, events: list[int]) -> None:
        self._events = events

    def next_event(self) -> int:
        return self._events.pop(0) if self._events else 0


def test_a_choice_of_a_stars_shape_leads_to_moving_it_before_it_drops():
    device = at_drop("1 2 3 5 *", "1234567")
    count = device.app.session.record.count
    device.press("up a")
    assert device.name == "drop" and device.app.session.record.count == count
    assert device.screen.cursor == NO_DIAL
    device.press("a")
    assert device.app.session.record.count > count


def test_a_shape_that_fits_nowhere_is_reported_before_the_combo():
    device = Handheld(seed=2)  # which rolls no star, so no slide can be made: the drop is next
    begin(device)
    game = device.game
    empty(game.sheet())
    fill(game.sheet(), *["4445556"[i:] + "4445556"[:i] for i in range(7)] * 2)
    game.notches[:] = bytes((4, 4, 4, 4, 4))
    device.press("a")
    assert device.name == "combo" and device.game.phase == COMBO
    assert PLAY.NO_ROOM in device.texts()
    device.press("right")
    assert PLAY.NO_ROOM not in device.texts()


def test_a_combo_after_a_drop_says_nothing_of_room(device):
    device.play_to("combo")
    assert PLAY.NO_ROOM not in device.texts()


def test_that_somebody_has_learnt_to_play_is_safe_at_once():
    flash = Flash("samd51")
    device = Handheld(journal=journal_of("samd51", [flash]))
    learn(device, test_tutorial.KEYS)
    assert device.name == "title"
    again = Handheld(journal=journal_of("samd51", [flash.reopened()]))
    assert "tutorial" not in again.screen.lines


def test_a_lesson_that_was_left_halfway_is_offered_though_the_game_is_known():
    device = Handheld(journal=Journal(Tape([blank(4096, appends=True)])))
    learn(device, test_tutorial.KEYS)
    device.app.session.lesson = 3
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    assert device.screen.lines[0] == "tutorial"


def test_continue_says_what_it_continues():
    device = Handheld()
    device.new_game(1)
    device.app.navigator.run_transitions()
    device.play_to("slide")
    for _ in range(2):  # also without its engine
        device.app.navigator.replace_all("title")
        device.app.navigator.run_transitions()
        assert device.message == f"SOLO R1, {device.app.session.standing()[2]}"
        device.app.session.suspend()
    device = Handheld()
    set_up(device, 3)
    device.app.navigator.run_transitions()
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    assert device.message == "ANN+BOB+CAT"
