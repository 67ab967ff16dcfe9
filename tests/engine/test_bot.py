"""The computer player: legal, honest, and in short steps; it also judges and gives hints."""

import pytest

from engine.levels import NAMES
from engine.number_drop.bot import Bot
from engine.number_drop.combos import PASS
from engine.number_drop.game import Game
from engine.number_drop.legal import Legal
from engine.number_drop.player.hint import NO_COMBO, Hint
from engine.number_drop.player.levels import LEVELS, STRONGEST
from engine.number_drop.player.prospects import Prospects
from engine.number_drop.record import Record
from engine.number_drop.review import Review
from engine.number_drop.shapes import WIDE
from engine.number_drop.sheet import EMPTY, HEIGHT, LINE, RUN, WIDTH
from engine.number_drop.table import BLOCK, COMBO, DROP, OVER, ROLL, SLIDE
from tests.engine.playing import played, saved, with_other_dice_to_come
from tests.engine.positions import fill


def decisions(players: int, seed: int, bot: Bot):
    """Play a game, yielding it before each choice."""
    game = Game(players, seed)
    while not game.is_over():
        if game.phase == ROLL:
            game.apply(game.chance())
            continue
        yield game
        game.apply(bot.choose(game))


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("level", range(LEVELS))
def test_every_choice_is_legal_and_thinking_changes_nothing(level: int, players: int) -> None:
    bot, seen = Bot(level), set()
    for game in decisions(players, 11 + level, Bot(0)):
        before = saved(game)
        assert game.is_legal(bot.choose(game))
        assert saved(game) == before
        seen.add(game.phase)
    assert seen >= {DROP, COMBO}


def test_it_does_not_know_the_dice_to_come() -> None:
    bot = Bot()
    for seed in range(6):
        game = played(1 + seed % 3, seed, 20 + 5 * seed)
        if game.phase in (ROLL, OVER):
            game.apply(game.chance())
        choice = bot.choose(game)
        for other in with_other_dice_to_come(game):
            assert bot.choose(other) == choice


@pytest.mark.parametrize("level", [0, 2])
def test_several_of_one_level_do_not_fill_the_same_sheet(level: int) -> None:
    same = filled = 0
    for seed in range(4):
        *_, game = decisions(3, 70 + seed, Bot(level))
        for row in range(HEIGHT):
            for col in range(WIDTH):
                one, *others = [sheet.digit(row << 3 | col) for sheet in game.sheets]
                for other in others:
                    filled += min(one, other) < EMPTY
                    same += one == other < EMPTY
    assert same < filled // 4, (same, filled)


def test_a_letter_is_no_weapon_where_no_roll_comes_any_more() -> None:
    """After the last roll a letter harms nobody, so the combo with most points is the best."""
    seen = 0
    for game in decisions(2, 124, Bot()):
        if game.phase == COMBO and any(sheet.top() > LINE for sheet in game.sheets):
            before, chosen, player = saved(game), Bot().choose(game), game.player
            legal, scores = Legal(game), {}
            for action in [legal.nth(number) for number in range(legal.count())]:
                game.apply(action)
                scores[action] = game.sheets[player].score()
                game.load_from(bytearray(before))
            best = max(scores.values())
            assert scores[chosen] == best
            seen += best > min(scores.values())
    assert seen


def test_where_nothing_is_to_choose_it_says_so() -> None:
    game = Game(1, 1)
    game.apply(Bot().choose(game))
    assert game.phase == ROLL
    assert Bot().choose(game) == -1


def test_it_thinks_in_short_steps_and_can_be_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen never waits for more than the evaluation of one sheet."""
    bot, other = Bot(), Bot()
    evaluations = 0
    find = Prospects.find

    def counted(prospects) -> None:
        nonlocal evaluations
        evaluations += 1
        find(prospects)

    monkeypatch.setattr(Prospects, "find", counted)
    game = played(1, 3, 40, skill=1.0)
    while game.phase != DROP:
        game.apply(game.chance() if game.phase == ROLL else other.choose(game))
    wanted = other.choose(game)
    bot.begin(game)
    for _ in range(50):
        evaluations = 0
        bot.step()
        assert evaluations <= 2
    assert bot.choose(game) == wanted  # restarted in the middle of thinking
    assert game.is_legal(wanted)


def test_a_weaker_level_sees_no_combo_longer_than_it_can() -> None:
    longest = {"BEN": 3, "GUI": 5}
    for name, most in longest.items():
        bot = Bot(NAMES.index(name))
        for seed in range(8):
            *_, game = decisions(1, seed, bot)  # the same one throughout, now at its end
            seen = game.sheets[0].same | game.sheets[0].run
            assert seen >> (most - 2) == 0


@pytest.mark.parametrize("level", range(LEVELS))
def test_a_sheet_of_nothing_but_pairs_is_thought_about(level: int) -> None:
    """Nearly every digit is in a group of both kinds, and more than 32 digits are of one kind."""
    game = Game(1, 5)
    fill(game.sheets[0], *["1122112", "2211221"] * 5)
    bot, dropped = Bot(level), 0
    while not game.is_over():
        action = game.chance() if game.phase == ROLL else bot.choose(game)
        dropped += game.phase == DROP
        assert game.is_legal(action)
        game.apply(action if game.phase != COMBO else PASS)
    assert dropped


def test_review_finds_what_a_weak_game_cost_and_nothing_in_the_bot_s_own() -> None:
    costs = [cost for _, cost in reviewed(by_bot(1, 5, 0))]
    assert sum(costs) > 20 * 256
    assert sum(cost for _, cost in reviewed(by_bot(1, 5, STRONGEST))) == 0


def test_a_review_continues_where_another_one_was_stopped() -> None:
    record = by_bot(1, 5, 0)
    whole = reviewed(record)
    assert len(whole) > 8
    for begun in (whole[3][0], whole[3][0] + 1, record.count):
        assert reviewed(record, begun) == [(at, cost) for at, cost in whole if at >= begun]


def by_bot(players: int, seed: int, level: int) -> Record:
    """Return a game in which a bot of this level plays for everyone."""
    record, bot = Record(players, seed), Bot(level)
    while not record.game.is_over():
        game = record.game
        record.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    return record


@pytest.mark.parametrize(("seed", "most"), [(4, 17), (1, 8)])
def test_a_review_shows_points_and_to_end_the_game_as_its_winner_is_worth_none(
    seed: int, most: int
) -> None:
    record = by_bot(2, seed, 2)
    assert max(cost for _, cost in reviewed(record)) <= most * 256


def test_a_review_looks_at_what_is_better_as_it_does_at_what_was_done() -> None:
    """After a drop, the bot itself considers fewer combos.

    With only those, some choices would seem to cost nothing.
    """
    bot = Bot()
    review, costs = Review(by_bot(1, 108, 1), bot), {}
    while not review.step():
        if review.cost >= 0:
            least = bot.value_of(review.better, 0) - bot.value_of(review.action, 0)
            costs[review.at] = least, review.cost
    for least, shown in costs.values():
        assert shown == (least if least >= 13 else 0), "what would be told as 0.0 is none"
    assert [costs[at][1] > 0 for at in (30, 43, 53)] == [True] * 3


def reviewed(record: Record, begun: int = 0) -> list[tuple[int, int]]:
    """Return the number and the cost of each judged action."""
    review, found = Review(record, Bot(), begun=begun), {}
    while not review.step():
        if review.cost >= 0:
            found[review.at] = review.cost
    return sorted(found.items())


def test_a_hint_marks_what_to_look_at_before_it_shows_the_whole_choice() -> None:
    bot, hint, seen = Bot(), Hint(), set()
    for game in decisions(1, 21, bot):
        action = bot.choose(game)
        hint.take(game, action, bot.purpose)
        assert hint.action == action
        if game.phase == SLIDE:
            assert hint.letter == action
        elif game.phase in (BLOCK, DROP):
            assert (hint.col, hint.cols) == (action & 7, WIDE[action >> 3 & 63])
        elif game.phase == COMBO and action:
            combos = game.load_combos()
            assert combos.trace(action)
            cols = {cell & 7 for cell in combos.cells[: combos.size]}
            assert set(range(hint.col, hint.col + hint.cols)) >= cols
            assert (hint.kind, hint.size) == (combos.kind, combos.size)
            seen.add("run" if hint.kind == RUN else "same")
        if game.phase == DROP and hint.size:
            seen.add("aim")
    assert seen >= {"aim", "run"}


@pytest.mark.parametrize("players", [1, 3])
def test_a_combo_that_a_drop_s_hint_names_is_circled_by_the_next(players: int) -> None:
    """A hint to aim for a combo must lead to it.

    Otherwise a hint to aim for five identical digits could be followed by one to pass.
    """
    bot, hint = Bot(), Hint()
    named, circled, passed = [(0, NO_COMBO)] * players, 0, 0
    for game in decisions(players, 30, bot):
        action = bot.choose(game)
        hint.take(game, action, bot.purpose)
        if game.phase == DROP:
            named[game.player] = hint.kind, hint.size
        elif game.phase == COMBO and named[game.player][1] != NO_COMBO:
            assert (hint.kind, hint.size) == named[game.player]
            circled += 1
        elif game.phase == COMBO:
            passed += action == PASS
    assert circled >= 7 and passed >= 7
