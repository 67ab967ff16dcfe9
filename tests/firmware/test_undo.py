"""Undo works on every screen, back to the latest roll and never past it."""

import random

import pytest

from engine.number_drop.combos import PASS
from engine.number_drop.record import Record
from engine.number_drop.replay import Replay, from_bytes
from engine.number_drop.table import COMBO, DROP, ROLL
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept.seats import Seats
from firmware.number_drop import forced_choices
from firmware.number_drop.game import Rules
from firmware.session import marks
from firmware.text import en
from sim import languages
from tests import slow
from tests.engine.memories import blank
from tests.engine.playing import Chooser
from tests.firmware.handheld import Handheld, begun, set_up
from tests.firmware.test_gains import at_table


def test_undo_undoes_the_starting_digit_but_there_is_nothing_before_it(device):
    device.press("a b")
    assert device.name == "place"
    assert en.hint.NOTHING_DONE in device.texts()
    device.press("right a")
    assert device.game.sheet().digit(4) == 1
    device.press("b")
    assert device.name == "place" and device.app.session.record.count == 0
    assert device.game.sheet().top() == 0


def test_the_sign_comes_before_a_game_that_was_aside_is_read_for_an_undo(device):
    """Loading and replaying a game takes a board 0.2 s, so the indicator is shown before."""
    begun(device)
    device.press("start")
    session, navigator = device.app.session, device.app.navigator
    session.suspend()
    seen = []
    device.watch(lambda: seen.append((navigator.stage.has_indicator, bool(session.suspended))))
    device.choose("undo")
    assert (True, True) in seen and (True, False) not in seen[: seen.index((True, True))]
    assert device.name == "place" and not navigator.stage.has_indicator


def actions(record):
    """Return every action since the game began."""
    replay, done = Replay(record), []
    while (action := replay.next()) >= 0:
        done.append(action)
        replay.do(action)
    return done


def choices_since_the_roll(record):
    """Return how many actions undo may revert."""
    replay, since = Replay(record), 0
    for action in actions(record):
        since = 0 if replay.game.phase == ROLL else since + 1
        replay.do(action)
    return since


def undo_all_and_redo(device):
    """Undo everything, check that the roll stays, and redo everything."""
    record = device.app.session.record
    data, count = record.to_bytes(), record.count
    since = choices_since_the_roll(record)
    holder = device.app.session.holder
    while record.can_undo():
        before = record.count
        assert not device.undo()
        device.app.navigator.run_transitions()
        assert record.count < before
        if device.name == "hand_over":  # back to the player who chose it
            assert record.game.player != holder
            device.show_phase()
            device.app.navigator.run_transitions()
        holder = record.game.player
        assert device.name in ("place", "slide", "block", "drop", "combo")
    assert count - record.count == since
    assert device.undo()
    for action in actions(from_bytes(data))[record.count :]:
        record.apply(action)
    assert record.to_bytes() == data
    device.show_phase()
    device.app.navigator.run_transitions()


@pytest.mark.parametrize("how", slow.but(["random"], ["random", "hint"]))
@pytest.mark.parametrize("players", [1, 3])
def test_undo_goes_back_from_every_screen_to_the_roll_and_no_further(how, players):
    device = Handheld(seed=9)
    seen = {}

    def try_undo(device):
        count = device.app.session.record.count if device.app.session.record else 0
        if count and count not in seen:
            seen[count] = device.name
            undo_all_and_redo(device)
        return device.name == "over"

    device.play(try_undo, how, players)
    assert set(seen.values()) >= {"drop", "combo", "over"} | (
        {"slide", "round_end"} if players == 1 else {"hand_over"}
    )


def test_b_on_the_slide_says_that_the_roll_stands(device):
    begun(device).press("a b")
    stands = languages.topic("number_drop.table", "en").STANDS
    assert device.name == "slide" and stands in device.texts()
    count = device.app.session.record.count
    device.press("a")
    assert device.app.session.record.count == count + 1
    device.play_to("drop")
    device.press("start down a")
    assert device.app.session.record.count == count and device.name == "slide"


def offers_undo(device):
    return "UNDO" in [what for _, what in device.hints]


def test_undo_is_offered_only_where_something_can_be_undone(device):
    device.new_game(1)
    device.app.navigator.run_transitions()
    assert device.name == "place" and not offers_undo(device)
    device.press("a")
    assert device.name == "roll" and device.app.session.can_undo()
    device.press("a")
    assert device.name == "slide" and not offers_undo(device)
    device.play_to("round_end")
    assert offers_undo(device)
    device.app.session.storage.marks |= marks.STRICT
    device.show_phase()
    device.app.navigator.run_transitions()
    assert device.name == "round_end" and not offers_undo(device)


def test_while_dropping_b_is_for_the_digits_and_says_nothing_of_undo(device):
    device.play_to("drop")
    assert device.app.session.can_undo() and not offers_undo(device)
    device.press("b")
    assert not offers_undo(device)


def test_undo_goes_past_a_pass_that_was_no_choice(device):
    before = ["title"]

    def straight_from_drop_to_round_end(device):
        if device.name != before[-1]:
            before.append(device.name)
        return before[-2:] == ["drop", "round_end"]

    device.play(straight_from_drop_to_round_end, "random")
    count = device.app.session.record.count
    device.press("b")
    assert device.name == "drop" and device.game.phase == DROP
    assert device.app.session.record.count == count - 2


def test_a_pass_by_choice_is_undone_alone(device):
    device.play_to("combo")
    count = device.app.session.record.count
    device.press("left a")
    assert device.app.session.record.count == count + 1 and device.name == "round_end"
    assert device.app.session.record.game.phase == ROLL
    device.press("b")
    assert device.name == "combo" and device.app.session.record.count == count
    assert device.game.phase == COMBO and device.game.is_legal(PASS)


def test_the_last_choice_of_a_game_can_be_undone(device):
    device.play_to("over")
    count = device.app.session.record.count
    device.press("b wait:400 b")
    assert device.name in ("drop", "combo") and device.app.session.record.count < count


def test_an_undone_drop_is_there_to_be_changed(device):
    device.play_to("drop")
    device.press("right up b right up b")
    shown = device.screen.choice()
    device.press("a b")
    assert device.name == "drop"
    assert device.screen.choice() == shown


def test_what_a_game_read_back_undoes_is_there_to_be_changed_too():
    memory = bytearray(b"\xff" * 4096)
    device = Handheld(journal=Journal(Tape([memory])))
    device.play_to("combo")
    device.press("right")
    circled = device.screen.choice()
    device.press("a")
    again = Handheld(journal=Journal(Tape([memory])))
    again.choose("continue")
    again.press("b")
    assert again.name == "combo" and again.screen.choice() == circled


def test_after_each_of_two_undos_what_was_undone_is_there_to_be_changed(device):
    device.play_to("combo")
    dropped = actions(device.app.session.record)[-1]
    device.press("right")
    circled = device.screen.choice()
    device.press("a b")
    assert device.name == "combo" and device.screen.choice() == circled
    device.press("b")
    assert device.name == "drop" and device.screen.choice() == dropped


@pytest.mark.parametrize("seed", range(4))
def test_at_a_table_with_computers_only_what_a_person_chose_can_be_undone(seed):
    """Rules are recreated after each start, and have to match those that saw the game played."""
    chance = random.Random(seed)
    record = Record(3, seed)
    rules, seats, chooser = Rules(record.game), Seats(), Chooser(seed, 0.7)
    seats.kinds[chance.randrange(3)] = seats.kinds[chance.randrange(3)] = 1
    answers = set()
    while not record.game.is_over():
        rules.do(record, chooser.action(record.game))
        can_undo = rules.can_undo(record, seats)
        assert can_undo == Rules(record.game).can_undo(from_bytes(record.to_bytes()), seats)
        chose = [player for player in range(3) if record.chose >> player & 1]
        assert can_undo == (record.can_undo() and 0 in [seats.kinds[who] for who in chose])
        if can_undo and chance.random() < 0.1:
            forced_choices.undo(record)
        answers.add((can_undo, record.can_undo()))
    assert {(False, True), (True, True)} <= answers


def test_a_solo_game_can_be_undone_whoever_sat_at_the_latest_table():
    """Its seats are those of the latest game of several."""
    record, seats = Record(1, 7), Seats()
    rules = Rules(record.game)
    seats.kinds[0] = 1
    rules.do(record, Chooser(7, 0.7).action(record.game))
    assert record.can_undo() and rules.can_undo(record, seats)


def asks(device):
    """Return whether only the question about undo is asked."""
    return device.screen.bar.contents() == (device.app.shared_words("end").HINTS_SURE, "")


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_at_the_end_it_asks_first(players, language):
    """A U at the score cannot be removed again."""
    device = Handheld(language=language)
    device.play_to("over", "random", players)
    record = device.app.session.record
    done = record.count
    device.press("b")
    assert asks(device) and record.count == done
    assert not device.app.session.marks & marks.UNDO
    if players > 1:
        device.press("right")
        assert not asks(device), "another key is an answer"
        device.press("left")
    else:
        device.press("a b")
    device.press("b")
    assert asks(device) and record.count == done, "so it asks again"
    device.press("b")
    assert asks(device) and record.count == done, "nobody reads as fast as a thumb bounces"
    device.press("wait:5000")
    assert asks(device), "it waits for the answer"
    device.press("b")
    assert record.count < done and device.app.session.marks & marks.UNDO


def test_another_key_at_the_end_restores_the_message(device):
    device.play_to("over", "random")
    before = device.screen.bar.contents()
    device.press("b")
    assert asks(device)
    device.press("left")
    assert device.screen.bar.contents() == before and before[1]


def test_a_refusal_is_reported_each_time_it_is_asked_for():
    """Also next to hints that alternate with it."""
    device = Handheld(board="raspberry_pi_pico_mono")
    device.play_to("over", "random", game="drop_it")
    messages = []
    for _ in range(2):
        device.press("b")
        messages.append(device.texts())
        device.press("wait:3000")
        assert device.texts() != messages[-1], "the hints take turns with it"
    assert messages[0] == messages[1]


def second_to_place(device: Handheld) -> None:
    """Let the first of two write the 1, and hand over."""
    set_up(device, 2)
    device.press("wait:500 a a wait:500")
    assert device.name == "hand_over"


def test_a_choice_of_whoever_handed_over_is_handed_back_for_undo(device):
    second_to_place(device)
    device.press("a b")
    assert device.name == "hand_over" and device.game.player == 0
    assert "ANN" in " ".join(device.texts()) and device.app.session.record.count == 0
    device.press("wait:500 a")
    assert device.name == "place" and device.game.player == 0


def test_a_player_who_has_not_handed_over_yet_undoes_it_at_once(device):
    second_to_place(device)
    device.press("b")
    assert device.name == "place" and device.game.player == 0


def test_so_it_is_by_the_menu_and_after_power_was_off():
    memory = blank(4096, appends=True)
    device = Handheld(journal=Journal(Tape([memory])))
    second_to_place(device)
    device.press("a start")
    device.choose("undo")
    assert device.name == "hand_over" and device.game.player == 0
    device.press("wait:500 a a wait:500")
    assert device.name == "hand_over" and device.game.player == 1
    again = Handheld(journal=Journal(Tape([memory])))
    again.choose("continue")
    assert again.name == "hand_over" and again.game.player == 1
    again.press("wait:500 b")
    assert again.name == "hand_over" and again.game.player == 0, "nobody has it yet"


def test_alone_with_computers_nobody_hands_over():
    """What the computer chose since is undone, too."""
    device = at_table("pc")
    device.press("a")
    while device.name != "roll":
        device.press("a")
    assert device.app.session.record.count == 2
    device.press("b")
    assert device.name == "place" and device.game.player == 0


def test_where_only_a_computer_has_chosen_nothing_is_said_of_a_roll():
    device = at_table("cp")
    while device.name != "place":
        device.press("a")
    device.press("b")
    assert device.game.round == 0 and en.hint.NOTHING_DONE in device.texts()
