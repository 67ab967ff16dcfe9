"""RULES.md, house rules: which games can have them, and how they are saved.

Of the rules themselves play_on and aeg_dice are here; slide is in test_slide.py.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.number_drop import house
from engine.number_drop.ahead import Ahead
from engine.number_drop.bot import Bot
from engine.number_drop.dice import FACES, ROLLS, STAR
from engine.number_drop.game import Game
from engine.number_drop.house import AEG_DICE, PLAY_ON, SLIDING
from engine.number_drop.pushed import is_pushed
from engine.number_drop.record import HEAD, Record
from engine.number_drop.replay import Replay, from_bytes
from engine.number_drop.review import Review
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL
from tests import slow
from tests.engine.playing import Chooser, phases_of, saved
from tests.engine.positions import act, letters, roll, take, take_turn
from tests.engine.test_record import good_or_refused, sealed

TILES = [6, 5, 2, 8, 7]
ALL = SLIDING | PLAY_ON | AEG_DICE


def several(rules: int, *circled: str) -> Game:
    """Return a game before its first roll, with one player per string of circled letters."""
    kind = house.Game if rules else Game
    game = kind(len(circled), 1, TILES, rules)
    for player, marks in enumerate(circled):
        game.apply(player)
        values = [3 + "ABCDE".index(letter) for letter in marks]
        take(game.sheets[player], same=values, run=values)
    return game


# --- which games have them ---


@pytest.mark.parametrize("rules", [-1, 8, 15, 1 << 40])
def test_flags_that_are_none_are_refused(rules: int) -> None:
    with pytest.raises(ValueError, match="house rules"):
        Record(2, 1, None, rules)


@pytest.mark.parametrize("rules", [PLAY_ON, PLAY_ON | SLIDING, ALL])
def test_one_player_cannot_play_on(rules: int) -> None:
    with pytest.raises(ValueError, match="house rules"):
        Record(1, 1, None, rules)
    assert Record(2, 1, None, rules).game.house == rules


@pytest.mark.parametrize("rules", [0, SLIDING, PLAY_ON, ALL])
def test_the_same_seed_has_the_same_tiles_and_rolls(rules: int) -> None:
    plain, other = Record(2, 99).game, Record(2, 99, None, rules).game
    assert (plain.tiles, plain.chance()) == (other.tiles, other.chance())
    assert type(other) is (house.Game if rules else Game)


# --- play_on ---


@pytest.mark.parametrize("dice", ["* 1 2 3 I", "1 2 3 5 *"])
def test_if_all_are_safe_the_round_continues_with_the_drop(dice: str) -> None:
    game = several(PLAY_ON, "B", "BD", "B")
    roll(game, dice)
    assert (game.phase, game.player, game.used) == (DROP, 0, 0b00010)
    assert [letters(sheet) for sheet in game.sheets] == [".X...", ".X.O.", ".X..."]
    for _ in range(3):
        take_turn(game)
    assert (game.phase, game.active, game.round) == (ROLL, 1, 2)


def test_without_the_rule_the_round_ends() -> None:
    for rules in (0, SLIDING | AEG_DICE):
        game = several(rules, "B", "BD", "B")
        roll(game, "* 1 2 3 I")
        assert (game.phase, game.active, game.used) == (ROLL, 1, 0b00010)


def test_only_the_highest_letter_goes_though_others_are_active() -> None:
    game = several(PLAY_ON, "BD", "B")
    roll(game, "* 1 2 3 I")
    assert (game.phase, game.used) == (DROP, 0b00010)
    for _ in range(2):
        take_turn(game)
    roll(game, "* 1 2 3 I")
    assert (game.phase, game.player, game.letter) == (BLOCK, 1, 3)


def test_if_one_is_not_safe_the_block_drops_and_the_round_ends() -> None:
    game = several(PLAY_ON, "B", "", "B")
    roll(game, "* 1 2 3 I")
    assert (game.phase, game.player) == (BLOCK, 1)
    take_block(game)
    assert (game.phase, game.active) == (ROLL, 1)


def take_block(game: Game) -> None:
    game.apply(Bot(0).choose(game))


def test_nobody_who_lacks_room_for_the_block_is_safe() -> None:
    game = several(PLAY_ON, "B", "")
    for cell in range(13 * 8):
        if cell & 7 < 7:
            game.sheets[1].write(cell, 12)
    roll(game, "* 1 2 3 I")
    assert game.phase != DROP and game.used == 0b00010


def test_without_a_star_nothing_is_crossed_off() -> None:
    game = several(PLAY_ON, "B", "B")
    roll(game, "1 2 3 5 I")
    assert (game.phase, game.used) == (DROP, 0)


# --- aeg_dice ---


def test_the_fourth_die_of_the_aeg_edition() -> None:
    game = house.Game(1, 1, None, AEG_DICE)
    assert game.faces[3] == bytes((1, 2, 3, 5, STAR, 7))
    assert [game.faces[i] for i in (0, 1, 2, 4)] == [FACES[i] for i in (0, 1, 2, 4)]
    assert Game(1, 1).faces is FACES is house.Game(1, 1, None, SLIDING).faces
    game.apply(3)
    with pytest.raises(ValueError, match="die 4"):
        roll(game, "1 2 3 6 I")
    act(game, "roll", dice=["*", "*", "*", "*", "*"])
    assert list(game.dice) == [STAR] * 5


def test_the_rolls_of_a_seed_are_the_same_places_on_the_dice() -> None:
    plain, aeg = Game(1, 7), house.Game(1, 7, None, AEG_DICE)
    for game in (plain, aeg):
        game.apply(0)
        game.apply(6**3 * 4)  # the fifth face of die 4
    assert (plain.dice[3], aeg.dice[3]) == (6, STAR)


# --- the record ---


def recorded(players: int, rules: int, seed: int, actions: int = 10_000) -> Record:
    """Return the record of a game with dice by hand."""
    rules &= ~PLAY_ON if players == 1 else ~0
    record, chooser = Record(players, seed, None, rules), Chooser(seed, by_hand=True)
    while record.count < actions and not record.game.is_over():
        record.apply(chooser.action(record.game))
    return record


RECORDS = st.builds(
    recorded,
    players=st.sampled_from([1, 1, 2, 4, 6]),
    rules=st.integers(1, 7),
    seed=st.integers(0, 2**32 - 1),
    actions=st.integers(0, 200),
)


@given(RECORDS, st.integers(0, 3))
@settings(max_examples=30)
def test_bytes_bring_back_the_same_game_history_and_undo(record: Record, undone: int) -> None:
    for _ in range(undone):
        if record.can_undo():
            record.undo()
    again = from_bytes(record.to_bytes())
    assert again.to_bytes() == record.to_bytes()
    assert (again.game.house, again.count) == (record.game.house, record.count)
    assert (type(again.game), saved(again.game)) == (type(record.game), saved(record.game))
    while record.can_undo():
        assert record.undo() == again.undo()
        assert saved(again.game) == saved(record.game)


@given(RECORDS)
@settings(max_examples=25)
def test_a_replay_plays_by_the_same_rules(record: Record) -> None:
    replay = Replay(record)
    assert replay.game.house == record.game.house
    while (action := replay.next()) >= 0:
        replay.do(action)
    assert saved(replay.game) == saved(record.game)


def test_a_pushed_landing_costs_ten_bits_and_a_straight_one_none() -> None:
    """A plain game takes as many bytes as without house rules, except six bits for the rules."""
    pushed = 0
    for seed in range(30):
        record = recorded(1, SLIDING, seed)
        replay, actions = Replay(record), []
        while (action := replay.next()) >= 0:
            pushed += replay.game.phase in (BLOCK, DROP) and is_pushed(action)
            actions.append(action)
            replay.do(action)
        plain = Record(1, seed)
        try:
            for action in actions:
                plain.apply(action)
        except ValueError:
            continue
        assert record.bits.at == plain.bits.at + 6
    assert pushed > 5


SAMPLES = [recorded(1, SLIDING, 8), recorded(3, ALL, 5, 40)]


@pytest.mark.parametrize("record", SAMPLES, ids=["solo", "three players"])
def test_damage_is_noticed_or_another_good_game(record: Record) -> None:
    data = record.to_bytes()
    for bit in range(len(data) * 8):
        damaged = bytearray(data)
        damaged[bit >> 3] ^= 1 << (bit & 7)
        with pytest.raises(ValueError):
            from_bytes(damaged)
        if 8 <= bit < len(data) * 8 - 16:
            good_or_refused(sealed(bytes(damaged)))


def test_rules_and_players_that_no_game_has_are_refused() -> None:
    """The rules of a game are in the last byte of its header."""
    data = recorded(2, ALL, 1, 0).to_bytes()
    assert len(data) == HEAD + 2
    good = []
    for players in range(8):
        for rules in range(8):
            changed = bytearray(data)
            changed[HEAD - 1] = changed[HEAD - 1] & 1 | players << 1 | rules << 4
            try:
                game = from_bytes(sealed(bytes(changed))).game
            except ValueError:
                continue
            assert (game.players, game.house) == (players, rules)
            good.append((players, rules))
    wanted = [(players, rules) for players in range(2, 7) for rules in range(1, 8)]
    assert good == wanted  # the tiles for one player differ from those for two


@pytest.mark.parametrize("players", slow.but([1, 6], [1, 2, 6]))
def test_a_game_fits_into_its_room(players: int) -> None:
    for seed in range(6):
        record = recorded(players, ALL, seed)
        assert len(record.to_bytes()) < len(record.bits.data) + 2


# --- who plays ---


@pytest.mark.parametrize("level", range(5))
@pytest.mark.parametrize(("players", "rules"), [(1, SLIDING | AEG_DICE), (2, ALL)])
def test_every_level_plays_whole_games(players: int, rules: int, level: int) -> None:
    game, bot = house.Game(players, 3, None, rules), Bot(level)
    turns = 0
    while not game.is_over() and turns < 40:
        turns += 1
        game.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    assert game.round > 3


def test_the_strongest_pushes_where_that_is_best_and_looks_ahead_there() -> None:
    record, bot = Record(1, 5, None, SLIDING), Bot()
    pushed = 0
    while not record.game.is_over():
        game = record.game
        if game.phase == ROLL:
            record.apply(game.chance())
            continue
        action = bot.choose(game)
        if game.phase in (BLOCK, DROP) and is_pushed(action):
            pushed += 1
            assert game.is_legal(Ahead().choose(game))
        record.apply(action)
    assert pushed > 0


def test_a_review_judges_pushes() -> None:
    judged = 0
    for seed in range(4):
        record = recorded(1, SLIDING, seed)
        phases = phases_of(record)
        review = Review(record, Bot(2))
        while not review.step():
            if review.cost >= 0 and phases[review.at] in (BLOCK, DROP):
                judged += is_pushed(review.action)
    assert judged > 0


def test_ahead_plays_on_by_the_rules_of_the_game_in_hand() -> None:
    ahead = Ahead()
    for rules in (0, AEG_DICE, 0, SLIDING):
        record = Record(2, 1, None, rules)
        for _ in range(9):
            game = record.game
            record.apply(game.chance() if game.phase == ROLL else Bot(2).choose(game))
        while record.game.phase not in (DROP, COMBO):
            record.apply(record.game.chance() % ROLLS)
        assert record.game.is_legal(ahead.choose(record.game))
