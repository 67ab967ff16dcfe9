"""What a computer player's turn is in any game: it thinks, its choice is shown, then it is done.

What is asked of the screen of such a turn is told in interfaces/parts.py.
"""

from engine.const import TYPE_CHECKING, const
from firmware.session.thinking import ROOM, Thinking, thinker

if TYPE_CHECKING:
    from firmware.interfaces.parts import WatchedScreen

_SHOWN = const(1500)  # ms that a choice is shown, at the slowest pace
_LEAST = const(350)  # and at the fastest


def think(screen: "WatchedScreen") -> None:
    """Begin to think."""
    screen.thinking = Thinking(thinker, screen.app.session)
    screen.is_busy = True
    screen.say(screen.texts.HINTS_WATCH, screen.who + screen.texts.THINKS)


def tell(screen: "WatchedScreen", action: int, deed: str) -> None:
    """Say what is about to be done, and let that stand for a while."""
    screen.action = action
    screen.left = max(_LEAST, screen.app.pace(_SHOWN))
    screen.say(screen.texts.HINTS_WATCH, screen.who + deed)


def tick(screen: "WatchedScreen", elapsed: int) -> None:
    """Think on, and `decide` on what came of it; or `do` what has been shown for long enough.

    Where memory is short the table goes, and another screen thinks: see thought.py.
    """
    if screen.action >= 0:
        screen.left -= elapsed
        if screen.left <= 0:
            screen.do()
        return
    thinking = screen.thinking
    if thinking is None:
        return
    if thinking.mind is None and not screen.app.navigator.has_room(ROOM):
        screen.app.navigator.open("thought")
    elif thinking.go_on(elapsed):
        if thinking.is_short:  # enough was free, but not in one piece
            screen.app.navigator.open("thought")
        else:
            decide(screen, thinking.mind.action)


def decide(screen: "WatchedScreen", action: int) -> None:
    """Let a screen show what was decided on; -1 if there was no memory to think with."""
    screen.thinking = None
    screen.is_busy = False
    if action < 0:
        screen.say(screen.texts.HINTS_WATCH, screen.app.words_of("hint").NO_MEMORY)
    else:
        screen.decide(action)


def press(screen: "WatchedScreen") -> None:
    """Go on to what comes next."""
    if screen.action >= 0:
        screen.do()
    elif screen.thinking is None:
        think(screen)  # which there may be memory for now
