"""Texts about the games in progress: which one a line continues, or a new game would end."""

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.session import marks

if TYPE_CHECKING:
    from firmware.interfaces.words import Words
    from firmware.kept.seats import Seats
    from firmware.kept.whole_game import Standing
    from firmware.session.interfaces.handheld import Handheld

_DUEL = const(2)  # players whose wins fit, too
_MOST_NAMES = const(3)  # that fit on the narrowest screen


def of_offered(app: "Handheld", menus: "Words") -> list[tuple[int, str, int]]:
    """Return slot, text and day of each game in progress that the title offers; latest first.

    The slot of the current game is given as 0. A text is such as SOLO R7, 34. A daily game's day is
    its packed date or number, that of others 0.
    """
    offered = app.session.offered
    return [one[1:] for one in _all(app, menus) if one[0] == offered]


def in_slot(app: "Handheld", menus: "Words", slot: int) -> str:
    """Return the text of the game that waits in a slot, or else of the current one."""
    begun = _all(app, menus)
    texts = [one[2] for one in begun if one[1] == slot]
    return (texts or [begun[0][2]])[0]


def _all(app: "Handheld", menus: "Words") -> list[tuple[str, int, str, int]]:
    """Return name, slot, text and day of each game in progress, the latest first."""
    session = app.session
    found = []
    if session.has_game():
        standing = session.standing()
        name = session.game_name()
        text = _text(name, app.words, menus, standing, session.marks, session.seats)
        found.append((name, 0, text, standing[3]))
    if session.storage.has_waiting():
        from firmware.kept import seats, whole_game
        from firmware.session import slots

        players = seats.Seats()
        for slot, head in slots.waiting(session):
            whole_game.unpack_seats(head, players)
            standing = whole_game.standing_in(head)
            name, how = whole_game.name_in(head), whole_game.marks_in(head)
            text = _text(name, app.words, menus, standing, how, players)
            found.append((name, slot, text, standing[3]))
    return found


def _text(
    name: str, words: "Words", menus: "Words", standing: "Standing", how: int, seats: "Seats"
) -> str:
    """Return who plays, the round, and a solo player's score."""
    number, players, score, day = standing
    if players > _MOST_NAMES:
        text = seats.name(0) + "+" + str(players - 1)
    elif players > 1:
        text = "+".join([seats.name(player) for player in range(players)])
        if players == _DUEL and any(seats.wins):
            text += " " + str(seats.wins[0]) + "-" + str(seats.wins[1])
    elif how & marks.LINKED:
        text = menus.CODE
    else:
        text = words.DAILY if day else words.SOLO
    rounds = getattr(games.facts(name), "ROUNDS", 0)
    if number and rounds:
        text += " " + str(number) + "/" + str(rounds)
    elif number:
        text += menus.ROUND + str(number)
    return text + ", " + str(score) if players == 1 else text
