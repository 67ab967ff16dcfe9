"""Encodes a whole game as the text of a link, and decodes it.

For Number Drop, the text has the seed and the index of each choice among the choices that were
legal, combined into one large number of some 50 characters. Dice are omitted, since they follow
from the seed. The remainder at the end is a checksum. Any other game is encoded byte by byte.

It runs in the page's MicroPython.
"""

from engine.const import TYPE_CHECKING
from engine.number_drop.actions import landing_of
from engine.number_drop.arrangements import Arrangements
from engine.number_drop.legal import Legal
from engine.number_drop.record import Record
from engine.number_drop.replay import Replay
from engine.number_drop.table import DROP, OVER, ROLL
from engine.packing import CRC_BYTES, crc16
from firmware import games
from firmware.session.link_text import BY_BYTES, LETTERS, of_bytes, spelled

if TYPE_CHECKING:
    from engine.number_drop.game import Game
    from firmware.interfaces.game import Record as AnyRecord

MOST = 600  # characters: more than a game of six players takes
_BY_CHOICES = "1"  # a link's first character, if it is not link_text.BY_BYTES
_PLAYERS = 6
_SEEDS = 1 << 32


def text_of(name: str, record: "AnyRecord") -> str:
    """Return a finished game as text; `name` is one of games.NAMES."""
    if name == games.OF_SEEDS:
        number = _by_choices(record)  # type: ignore[arg-type]  # a Record of that game
        if number >= 0:
            return _BY_CHOICES + spelled(number)
    return of_bytes(record.to_bytes())


def game_of(text: str) -> "tuple[str, AnyRecord]":
    """Return a finished game's name and Record; ValueError if the text is not one."""
    if len(text) > MOST or text[:1] not in (_BY_CHOICES, BY_BYTES):
        raise ValueError("not a game's text")
    number = 0
    for letter in reversed(text[1:]):
        number = number * len(LETTERS) + LETTERS.index(letter)
    if text[0] == _BY_CHOICES:
        return games.OF_SEEDS, _played(number)
    length = 0
    while number >> 8 * length:
        length += 1
    data = number.to_bytes(length, "little")[:-1]
    name = games.name_of(data) if data else ""
    if not name:
        raise ValueError("not a game's bytes")
    record = games.saved_game(name).from_bytes(data)
    if not record.game.is_over():
        raise ValueError("not a whole game")
    return name, record


def _by_choices(record: Record) -> int:
    """Return a game as a number.

    It is -1 if its dice or tiles are not those of its seed, or if it has house rules.
    """
    game = record.game
    seed = game.seed_low | game.seed_high << 16
    if game.house or Record(game.players, seed).game.tiles != game.tiles:
        return -1
    replay = Replay(record)
    legal = Legal(replay.game)
    choices = []  # the index of each choice, and the number of choices
    action = replay.next()
    while action >= 0:
        if replay.game.phase != ROLL:
            choices.append((_place(legal, replay.game, action), legal.count()))
        elif action != replay.game.chance():
            return -1
        replay.do(action)
        action = replay.next()
    number = _checksum(record)
    for place, count in reversed(choices):
        number = number * count + place
    return (number * _PLAYERS + game.players - 1) * _SEEDS + seed


def _played(number: int) -> Record:
    """Return the Record that a number encodes; ValueError if it does not encode a game."""
    number, seed = divmod(number, _SEEDS)
    number, more = divmod(number, _PLAYERS)
    record = Record(more + 1, seed)
    game = record.game
    legal = Legal(game)
    while game.phase != OVER:
        if game.phase == ROLL:
            record.apply(game.chance())
        else:
            number, place = divmod(number, legal.count())
            record.apply(legal.nth(place))
    if number != _checksum(record):
        raise ValueError("the game's text is damaged")
    return record


def _place(legal: Legal, game: "Game", action: int) -> int:
    """Return the index of a legal action.

    For a drop, the actions are grouped by the order of the digits, and each group has the same
    landings, so few of either have to be tried.
    """
    place, step = 0, 1
    if game.phase == DROP:
        step = legal.count() // Arrangements().count(game.dice)
        while landing_of(legal.nth(place)) != landing_of(action):
            place += 1
    while legal.nth(place) != action:
        place += step
    return place


def _checksum(record: Record) -> int:
    data = record.to_bytes()
    return crc16(data, len(data) - CRC_BYTES)
