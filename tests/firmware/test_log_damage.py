"""What a damaged log is read as, by kind of damage, counted over thousands of memories.

Power cuts alone do not cause this: a codeword that they cut short is not a codeword. These memories
have other whole codewords in the log, or fewer or more of them, which no chip does by itself.
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.drop_it import rest
from engine.drop_it.actions import drop_action
from engine.drop_it.board import WIDTH
from engine.drop_it.game import JOKER
from engine.drop_it.pieces import COLOURS, FIRST, KINDS, TURNS
from engine.drop_it.rest import rest_of
from engine.number_drop.record import Record
from engine.number_drop.replay import from_bytes
from engine.store.codeword import CODEWORDS, UNDO, VALUES
from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.drop_it import game as drop_it
from firmware.drop_it.facts import JOKERS
from firmware.kept.storage import Storage
from firmware.number_drop import forced_choices
from tests import slow
from tests.engine.playing import Chooser

SIZE = 1024
MEMORIES = [120, 1000]
MOST_UNSEEN = 0.02  # may be read as a game that was not played,
END = 12  # damaged in the last of their 90 to 150 codewords, which are followed by few check bits
WRONG = 4  # the drop with the wrong resting place,
TOO_HIGH = 200  # and where it claims that the piece is, in units
Log = list[int]


def kept_game(seed: int, players: int) -> tuple[bytes, int, int, list[bytes]]:
    """Return a memory with a game, the position of its log, and all states of the game."""
    memory = bytearray(b"\xff" * SIZE)
    journal = Journal(Tape([memory]))
    storage, record, chooser = Storage(journal), Record(players, seed), Chooser(seed, 0.9)
    storage.begin(record)
    states = [record.to_bytes()]
    while not record.game.is_over():
        if len(states) % 11 == 7 and record.can_undo():
            storage.undo(record)
            forced_choices.undo(record)
        else:
            action = chooser.action(record.game)
            storage.choose(record, action)
            forced_choices.act(record, action)
        states.append(record.to_bytes())
    return bytes(memory), journal.log_start(), journal.tape.end, states


GAMES = [kept_game(1, 1), kept_game(2, 1), kept_game(3, 2)]


def exchanged(chance: random.Random, log: Log) -> None:
    log[chance.randrange(len(log))] = chance.choice(CODEWORDS[:VALUES])


def removed(chance: random.Random, log: Log) -> None:
    del log[chance.randrange(len(log))]


def doubled(chance: random.Random, log: Log) -> None:
    at = chance.randrange(len(log))
    log.insert(at, log[at])


def undone(chance: random.Random, log: Log) -> None:
    log.insert(chance.randrange(len(log)), CODEWORDS[UNDO])


def moved(chance: random.Random, log: Log) -> None:
    at, to = chance.randrange(len(log) - 8), chance.randrange(len(log) - 8)
    piece = log[at : at + 8]
    del log[at : at + 8]
    log[to:to] = piece


def replaced(chance: random.Random, log: Log) -> None:
    at = chance.randrange(len(log))
    log[at:] = chance.choices(CODEWORDS[:VALUES], k=len(log) - at)


DAMAGES = (exchanged, removed, doubled, undone, moved, replaced)


@pytest.mark.parametrize("memories", slow.but(MEMORIES[:1], MEMORIES))
@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_seen_and_what_is_seen_goes_back_to_what_was(
    damage: Callable[[random.Random, Log], None], memories: int
) -> None:
    chance = random.Random(damage.__name__)
    outcomes: Counter[str] = Counter()
    for _ in range(memories):
        image, start, end, states = chance.choice(GAMES)
        log = list(image[start:end])
        damage(chance, log)
        memory = bytearray(image[:start] + bytes(log))
        if bytes(log) == image[start:end]:
            continue
        memory += b"\xff" * (SIZE - len(memory))
        storage = Storage(Journal(Tape([memory])))
        record = storage.load()
        assert record and from_bytes(record.to_bytes()).to_bytes() == record.to_bytes()
        seen = "seen" if storage.was_damaged else "unseen"
        true = "as it was" if record.to_bytes() in states else "another game"
        outcomes[f"{seen}, {true}"] += 1
        if (seen, true) == ("unseen", "another game"):
            pairs = zip(log, image[start:end], strict=False)
            first = next((at for at, pair in enumerate(pairs) if pair[0] != pair[1]), len(log))
            assert end - start - first <= END
    print(damage.__name__, dict(outcomes))
    assert outcomes["seen, another game"] == 0
    assert outcomes["unseen, another game"] <= MOST_UNSEEN * memories
    assert outcomes["seen, as it was"] >= 0.9 * memories


def with_a_wrong_rest(seed: int, monkeypatch: pytest.MonkeyPatch) -> bytearray:
    """Return a memory with a game whose log has one mistake.

    It has the first drops of a game of Drop It with jokers. According to the log, one of them rests
    far too high.
    """
    chance = random.Random(seed)
    memory = bytearray(b"\xff" * 4096)
    storage, record = Storage(Journal(Tape([memory]))), drop_it.new(2, 0, JOKERS)
    storage.begin(record)
    for turn in range(7):
        game = record.game
        if game.phase == JOKER:
            action = chance.randrange(2)
        else:
            kinds = [divmod(index, KINDS) for index in range(COLOURS * KINDS)]
            colour, kind = chance.choice([one for one in kinds if game.left(game.side(), *one)])
            shape = FIRST[kind] + chance.randrange(TURNS[kind])
            action = drop_action(shape, colour, chance.randrange(WIDTH + 1))
        is_wrong = turn == WRONG and game.phase != JOKER
        if is_wrong:
            wrong = rest_of(game, action) & ~rest.Y_MASK | TOO_HIGH
            with monkeypatch.context() as patch:
                patch.setattr("firmware.drop_it.game.rest_of", lambda *_: wrong)  # noqa: B023
                storage.choose(record, action)
            rest.recall(game, action, wrong)
        else:
            storage.choose(record, action)
        record.apply(action)
    return memory


def test_no_wrong_rest_of_a_piece_is_more_than_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    for seed in range(30):
        storage = Storage(Journal(Tape([with_a_wrong_rest(seed, monkeypatch)])))
        assert storage.load() is not None or storage.was_damaged
        seen += storage.was_damaged
    assert seen > 0


def test_after_damage_the_game_continues_and_is_kept_again() -> None:
    image, start, end, states = GAMES[0]
    memory = bytearray(image)
    memory[start + 30], memory[start + 31] = memory[start + 31], memory[start + 30]
    assert memory != image
    storage = Storage(Journal(Tape([memory])))
    record: Any = storage.load()
    assert record and storage.was_damaged and record.to_bytes() in states
    action = Chooser(1, 0.9).action(record.game)
    storage.choose(record, action)
    forced_choices.act(record, action)
    again = Storage(Journal(Tape([memory])))
    kept = again.load()
    assert kept and kept.to_bytes() == record.to_bytes()
    assert not again.was_damaged
