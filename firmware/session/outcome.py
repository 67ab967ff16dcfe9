"""What came of an action: its sounds, and the next screen."""

OVER = "over"  # the screen of a game's end, whichever that is: see game_end.py


class Outcome:
    """Made by the Rules of a game or by the session.

    `Navigator.follow` plays it and goes there.
    """

    is_done = True  # False for an action that its screen shows first, and does then
    is_apart = False  # whether the table goes before the screen comes
    above = ""  # a screen to lie over it
    choice = -1  # an action that is to be chosen there once more, -1 for none

    def __init__(
        self, effects: tuple[bytes, ...] = (), screen: str = "", arguments: tuple[int, ...] = ()
    ) -> None:
        """`effects` are those of sound/effects.py.

        `arguments` are what the screen is made with: an action, or a player, or nothing.
        """
        self.effects = effects
        self.screen = screen
        self.arguments = arguments

    def mute(self) -> None:
        """Drop the effects: they have been played."""
        self.effects = ()
