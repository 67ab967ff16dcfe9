"""Help for the screen it was opened from: task and keys."""

from engine.const import TYPE_CHECKING
from firmware.screens.parts.pages_screen import PagesScreen
from firmware.widgets.bars import pairs

if TYPE_CHECKING:
    from firmware.interfaces.words import Words
    from firmware.session.interfaces.handheld import Handheld


class Screen(PagesScreen):
    """A short text.

    Behind it the game is as it was left, a half-made choice too.
    """

    def __init__(self, app: "Handheld", topic: str, hints: str = "") -> None:
        """Show the help for a screen, by its name.

        `hints` are what it last told of its keys.
        """
        menus = app.words_of("menus")
        super().__init__(app, menus.HINTS_HELP)
        texts = app.own_words("help")
        task, *sentences = getattr(texts, "HELP_" + topic.upper())
        # Where keys step and choose they are not true; an end's keys depend on what came of it.
        if app.key_map.is_few or not sentences:
            from firmware.keys.names import marked

            keys = "\n".join([marked(key) + " " + what for key, what in pairs(hints)])
        else:
            keys = sentences[0] + self.more_keys(texts, topic)
            keys = app.key_map.names_of_keys().named_in(keys, app.words.HOLD)
        self.read(menus.HELP, task + "\n\n" + keys)

    def more_keys(self, texts: "Words", topic: str) -> str:
        """Return what else keys do there on this board.

        It is said in the game's own words, `texts`.
        """
        return ""

    def go_beyond(self, step: int) -> None:
        """Go back to the game behind the last page."""
        if step > 0:
            self.leave()
