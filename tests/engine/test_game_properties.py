"""Properties of every step of every game: legal and illegal actions, copies, the score."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.number_drop.dice import ROLLS
from engine.number_drop.game import Game
from engine.number_drop.legal import Legal
from engine.number_drop.table import COMBO, DROP, OVER, ROLL
from tests.engine.playing import Chooser, played, saved

PLAYERS = st.sampled_from([1, 1, 2, 3, 6])
ANY_NUMBER = st.integers() | st.integers(0, (1 << 30) - 1) | st.integers(-10, 8000)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Return a game in progress."""
    players = draw(PLAYERS)
    most = 150 if players == 1 else 60 * players
    return played(players, draw(st.integers(0, 2**32 - 1)), draw(st.integers(0, most)))


@given(games(), st.lists(ANY_NUMBER, max_size=30))
@settings(max_examples=75)
def test_an_illegal_action_changes_nothing(game: Game, actions: list[int]) -> None:
    nearby = []
    if game.phase not in (ROLL, OVER):
        legal = Legal(game)
        some = legal.nth(legal.count() - 1)
        nearby = [some ^ 1 << bit for bit in range(30)] + [some | 1 << 40, -some, ~some]
    before, coming = saved(game), game.chance()
    refused = 0
    for action in actions + nearby:
        if not game.is_legal(action):
            with pytest.raises(ValueError, match="not a legal action"):
                game.apply(action)
            refused += 1
        assert (saved(game), game.chance()) == (before, coming)
    assert refused or not nearby


@given(games(), st.data())
@settings(max_examples=50)
def test_each_number_of_a_legal_action_is_another_action(game: Game, data: st.DataObject) -> None:
    legal = Legal(game)
    count = legal.count()
    assert (count == 0) == (game.phase == OVER)
    assert legal.nth(count) == legal.nth(count + 7) == -1
    if count > 1500:
        index = st.integers(0, count - 1)
        indices = data.draw(st.lists(index, min_size=30, max_size=60, unique=True))
    else:
        indices = list(range(count))
    actions = [legal.nth(index) for index in indices]
    assert len(set(actions)) == len(actions)
    for action in actions:
        assert 0 <= action < 1 << 30
        assert game.is_legal(action)


@given(games())
@settings(max_examples=30)
def test_any_combo_is_whether_there_is_more_than_the_pass(game: Game) -> None:
    if game.phase == COMBO:
        combos = game.load_combos()
        combos.find_open()
        assert (combos.next() > 0) == (Legal(game).count() > 1)


@given(games())
@settings(max_examples=25)
def test_no_number_is_legal_but_those_that_are_counted(game: Game) -> None:
    if game.phase in (DROP, COMBO):  # too many to try: see the other tests
        return
    tried = sum(game.is_legal(action) for action in range(ROLLS + 100))
    assert tried == Legal(game).count()


@given(games(), st.integers(0, 99))
@settings(max_examples=30)
def test_a_copy_is_equal_continues_equally_and_is_independent(game: Game, seed: int) -> None:
    copy = Game(game.players, seed)
    work = bytearray(game.saved_size())
    game.save_into(work)
    copy.load_from(work)
    assert (saved(copy), copy.tiles, copy.chance()) == (saved(game), game.tiles, game.chance())
    before = saved(game)
    one, other = Chooser(seed), Chooser(seed)
    for _ in range(30):
        if copy.is_over():
            break
        copy.apply(one.action(copy))
    assert saved(game) == before
    for _ in range(30):
        if game.is_over():
            break
        game.apply(other.action(game))
    assert (saved(copy), copy.chance(), copy.score(0)) == (
        saved(game),
        game.chance(),
        game.score(0),
    )


@pytest.mark.parametrize("players", [1, 2, 6])
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_end_and_never_score_above_100_or_take_more_rows_than_there_are(
    players: int, seed: int
) -> None:
    game, chooser = Game(players, seed), Chooser(seed, by_hand=seed % 2 == 1)
    actions = 0
    while not game.is_over():
        game.apply(chooser.action(game))
        actions += 1
        for player, sheet in enumerate(game.sheets):
            bonus = 8 if sheet.bonus else 0
            rows = sheet.rows_score() + sheet.column_score(0) + sheet.column_score(1)
            assert -15 <= sheet.rows_score() <= 22
            assert game.score(player) == rows + bonus <= 100
        assert game.round <= 25
    assert actions <= 25 * (1 + 5 * players)


@pytest.mark.parametrize("players", [1, 3])
def test_a_game_is_its_list_of_actions(players: int) -> None:
    game, again, chooser = Game(players, 5), Game(players, 5), Chooser(5, 0.95)
    while not game.is_over():
        action = chooser.action(game)
        game.apply(action)
        again.apply(action)
        assert saved(again) == saved(game)
