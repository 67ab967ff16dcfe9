"""Both games on one device, one after the other, without affecting each other."""

import sys
from importlib import import_module
from itertools import combinations

import pytest

from engine.drop_it.bot import Bot
from engine.store.records import KINDS, LOG_BASE, SUM
from firmware import games
from firmware.drop_it.facts import JOKERS
from firmware.kept import settings, statistics, storage
from firmware.kept.scores import Scores
from firmware.screens.parts.end_screen import READ_MS
from firmware.session import marks
from firmware.text import en
from tests.firmware.handheld import Handheld, pink_board
from tests.firmware.situations import finished, unload_engines
from tests.firmware.test_mashing import Masher
from tests.firmware.test_settings import a_memory, switched_on

QUICK = (3, 100)  # how hard the bot of Drop It thinks, see its file
VISITS = 45  # of the title by the masher,
MASHED = 25  # and at most this number of keys from one to the next


@pytest.fixture(autouse=True)
def no_engine() -> None:
    """Unload any engine that an earlier test left in memory."""
    unload_engines()


def finish(device: Handheld) -> None:
    """Play Drop It to its end, and go to the title."""
    while not device.game.is_over():
        device.app.session.do(Bot(QUICK).choose(device.game), True)
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()


def engines() -> set[str]:
    """Return the games whose engines are loaded."""
    return {name for name in games.NAMES if f"engine.{name}.game" in sys.modules}


def test_no_two_games_share_bytes_of_the_totals():
    end = 1  # after the version
    for name in sorted(games.NAMES, key=statistics.totals_at):
        assert statistics.totals_at(name) >= end
        end = statistics.totals_at(name) + statistics.of_game(name).SIZE
    assert len(statistics.new_totals()) == end


def test_no_two_games_share_a_result_or_a_kind_of_record():
    lines = [games.entry(name) for name in games.NAMES]
    starts = [line[games.RESULT_MARK] << line[games.RESULT_BITS] for line in lines]
    ends = [(line[games.RESULT_MARK] + 1) << line[games.RESULT_BITS] for line in lines]
    assert max(ends) <= 1 << 8 * statistics.RESULT_BYTES
    for one, other in combinations(range(len(lines)), 2):
        assert ends[one] <= starts[other] or ends[other] <= starts[one]
    kinds = [line[games.SCORES] for line in lines]
    taken = {LOG_BASE, SUM, storage.SETTINGS, storage.SEATS, storage.PROGRESS}
    assert {*kinds, *taken} <= set(range(KINDS))
    assert len({*kinds, *taken}) == len(kinds) + len(taken)


@pytest.mark.parametrize(
    ("name", "first"), [(game[0], game[games.FIRST_BYTE]) for game in games.GAMES]
)
def test_the_list_has_each_game_by_the_first_byte_that_its_engine_writes(name, first):
    assert import_module(f"engine.{name}.record").VERSION == first


def test_strict_mode_forbids_the_landings_that_practice_shows(device):
    device.app.settings.values[settings.STRICT] = device.app.settings.values[settings.PRACTICE] = 1
    device.choose("other")
    device.choose("solo")
    device.press("left")
    assert len(device.app.navigator.view.zone) == 3, "no landing is shown"
    assert device.app.session.marks == marks.STRICT
    finish(device)


def test_a_score_kept_as_of_strict_mode_with_hints_is_shown_as_with_hints():
    device = switched_on(a_memory())
    pink_board(device.app.session).save(finished(100), marks.STRICT | marks.HINT, "ANN")
    device.choose("scores")
    assert device.message.endswith(en.scores.PLAYED[marks.HINT])


def test_while_one_game_is_on_the_other_has_no_replay(device):
    device.choose("other")
    device.choose("solo")
    finish(device)
    device.choose("other")
    device.choose("solo")
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("other")
    device.choose("more")
    assert device.name == "more" and "replay" not in device.screen.lines


def test_a_replay_names_the_players_of_its_game(device):
    device.choose("other")
    device.choose("players")
    device.press("a")
    device.app.session.seats.names[0][:] = b"ZOE"
    finish(device)
    device.choose("solo")
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("replay")
    device.press("right")
    assert device.name == "replay" and "ZOE" in device.texts()


@pytest.mark.parametrize("key", ["start", "menu"])
def test_again_is_by_the_rules_of_the_game_that_is_over(device, key):
    device.choose("other")
    device.choose("players")
    device.press("down right down right up*2 a")
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("solo")
    device.press("a")
    assert device.name == "title" and device.app.session.has_game()
    device.app.session.variant ^= JOKERS  # set up, and then left
    finish(device)
    device.app.navigator.replace_all("over")
    device.app.navigator.run_transitions()
    if key == "start":
        device.press("start")
    else:
        device.screen.choose()
        device.app.navigator.run_transitions()
        device.wait(READ_MS)
        device.choose("again")
    assert device.game.teams and not device.game.is_over()
    assert device.app.session.variant == device.app.session.rules.variant, "the set-up too"


def test_the_title_of_the_other_game_begins_at_its_first_line(device):
    assert device.screen.line() == "solo"
    device.choose("other")
    assert device.app.session.offered == "drop_it" and device.screen.line() == "solo"
    device.choose("solo")
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("other")
    device.choose("other")
    assert device.screen.line() == "continue"


def test_left_and_right_on_that_line_go_from_game_to_game(device):
    device.choose("other")
    device.choose("solo")
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    while device.screen.line() != "other":
        device.press("down")
    for offered in ("number_drop", "drop_it"):
        device.press("right")
        assert device.app.session.offered == offered and device.screen.line() == "other"


def test_the_set_up_of_a_game_does_not_need_its_engine(device):
    games.load_game("drop_it")
    games.load_game("number_drop")
    assert "drop_it" not in engines()
    device.choose("solo")
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("other")
    device.choose("players")
    assert device.name == "players" and engines() == {"number_drop"}
    device.press("a")
    assert device.name == "give_up"
    device.press("down a")
    assert device.name == "hand_over" and engines() == {"drop_it"}


def test_mashed_keys_go_from_game_to_game_and_raise_nothing():
    masher = Masher("pygamer", seed=6, weight=3)
    device = masher.device
    values, choice = device.app.settings.values, masher.chance.choice
    device.play_to("over", "random")  # of Number Drop: the visits finish games of Drop It
    masher.to_title()
    seen = set()
    for visit in range(VISITS):
        values[settings.STRICT] = values[settings.PRACTICE] = 1
        line = choice(("other", "other", "solo", "players", "replay", "scores"))
        line = line if visit else "replay"
        can = line != "replay" or device.app.session.last_game.is_available(device.app.session)
        device.choose(line if can else "more")
        seen.add((device.app.session.offered, device.name))
        if device.name == "give_up" and choice((True, False)):
            device.press("down a")
        masher.mash(masher.chance.randrange(MASHED))
        masher.to_title()
        record = device.app.session.record
        if games.name_of(record.bits.data) == "drop_it" and choice((True, False)):
            finish(device)
    for game in games.NAMES:
        assert {(game, name) for name in ("title", "more", "replay", "scores")} <= seen


def scores_of(storage, game):
    """Return the pink scores of a game, with their names."""
    board = Scores(storage, game)
    return [(board.score(rank), board.name(rank)) for rank in range(1, 10)]


@pytest.mark.parametrize("game", games.NAMES)
def test_a_score_is_on_the_board_of_its_own_game_alone(game):
    """The next game saves the score again, when the title may offer another game."""
    device = Handheld()
    device.play_to("over", "random", game=game)
    session = device.app.session
    other = games.NAMES[1 - games.NAMES.index(game)]
    Scores(session.storage, other).erase(None)
    device.press("select")
    own = scores_of(session.storage, game)
    device.choose("other")
    assert session.offered == other
    device.choose("solo")
    assert scores_of(session.storage, game) == own
    assert not any(Scores(session.storage, other).score(rank) for rank in range(1, 10))


def test_the_rules_that_one_game_was_set_up_by_are_not_the_others(device):
    device.choose("other")
    device.app.session.variant = 12
    device.choose("other")
    assert device.app.session.variant == 0
    device.choose("other")
    assert device.app.session.variant == 12


def test_who_looks_at_solo_or_plays_it_has_the_table_s_rules_still(device):
    device.choose("other")
    device.choose("players")
    device.press("down*4 right up*4 a")
    assert device.game.with_jokers
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("solo")
    assert device.name == "give_up"
    device.press("a")
    assert device.app.session.variant == JOKERS and device.game.with_jokers
    device.choose("solo")
    device.press("down a")
    assert device.name == "aim" and not device.game.with_jokers
    device.app.navigator.replace_all("title")
    device.app.navigator.run_transitions()
    device.choose("players")
    device.press("a down a")
    assert device.game.with_jokers and device.game.players == 2


def test_a_finished_game_counts_before_the_other_games_engine_is_loaded(monkeypatch):
    device = Handheld()
    device.play_to("over", "random", game="drop_it")
    device.press("select")
    device.choose("other")
    done = []
    count, load_game = device.app.session.storage.count, games.load_game

    def counted(record):
        done.append("counted")
        count(record)

    def loaded(name):
        done.append(name)
        return load_game(name)

    monkeypatch.setattr(device.app.session.storage, "count", counted)
    monkeypatch.setattr(games, "load_game", loaded)
    device.choose("solo")
    assert done.index("counted") < done.index("number_drop")
    assert "engine.drop_it.settled" not in sys.modules
