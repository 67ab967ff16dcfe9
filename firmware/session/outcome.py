"""The outcome of an action: its sounds, and the next screen."""


class Outcome:
    """Made by a game's Rules or the session; `Navigator.follow` plays its sounds and goes there."""

    is_done = True  # False if the screen animates the action before taking it
    overlay = ""  # a screen to show on top
    choice = -1  # an action to select there, -1 for none

    def __init__(
        self, effects: tuple[bytes, ...] = (), screen: str = "", arguments: tuple[int, ...] = ()
    ) -> None:
        """Take effects of sound/effects.py, and a screen with its constructor arguments.

        The arguments are an action, a player, or nothing.
        """
        self.effects = effects
        self.screen = screen
        self.arguments = arguments

    def mute(self) -> None:
        """Drop the effects, which have been played."""
        self.effects = ()
