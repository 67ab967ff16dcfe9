"""Replays a Drop It game from its bytes, action by action."""

from engine import replay
from engine.drop_it.game import DROP, MOST_PLAYERS, Game
from engine.drop_it.record import COUNT_AT, COUNT_BITS, HEAD, MANY, VERSION, Record, carry
from engine.drop_it.rest import BYTES, recall, unpacked
from engine.replay import opened


def from_bytes(data: bytes | bytearray, rests: bytes | bytearray = b"") -> Record:
    """Return the Record whose `to_bytes` returned these bytes.

    The first drops, those whose places `rests` has (packed as in rest.py), need not fall again.

    ValueError for anything else: cut short, too long, damaged, of another version, not a game.
    """
    bits = opened(data, VERSION, HEAD)
    who = bits.carry(0, 3)
    players, teams, edges = (who & 3) + 1, who >> 2, bits.carry(0, 2)
    if edges == MANY:
        players, teams, edges = MOST_PLAYERS + 1 + who // MANY, 1, who % MANY
    record = Record(players, teams, edges, bits.carry(0, 1))
    for _ in range(bits.carry(0, COUNT_BITS)):
        game = record.game
        action = carry(bits, game)
        if game.phase == DROP and BYTES * game.board.count < len(rests):
            game.check(action)
            recall(game, action, unpacked(rests, game.board.count))
        record.apply(action)
    if record.to_bytes() != bytes(data):
        raise ValueError("the saved game is damaged")
    return record


class Replay(replay.Replay):
    """Replays a record, action by action."""

    game: Game

    def __init__(self, record: Record) -> None:
        game = record.game
        again = Game(game.players, game.teams, game.edges, game.with_jokers)
        super().__init__(again, carry, record, COUNT_AT + COUNT_BITS)
