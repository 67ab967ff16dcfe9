"""Help for the screen from which it was opened: the task and the keys."""

from engine.const import TYPE_CHECKING
from firmware.screens.parts.pages_screen import PagesScreen
from firmware.widgets.bars import pairs

if TYPE_CHECKING:
    from firmware.interfaces.words import Words
    from firmware.session.interfaces.handheld import Handheld


class Screen(PagesScreen):
    """A short text; the game stays as it was left, including a choice in progress."""

    def __init__(self, app: "Handheld", topic: str, hints: str = "") -> None:
        """Show the help for a screen, given by its name and the key hints that it showed last."""
        menus = app.shared_words("menus")
        super().__init__(app, menus.HINTS_HELP)
        texts = app.game_words("help")
        task, *sentences = getattr(texts, "HELP_" + topic.upper())
        # The key descriptions do not apply where keys step and choose, and an end's keys depend on
        # the outcome.
        if app.key_map.is_few or not sentences:
            from firmware.keys.names import marked

            keys = "\n".join([marked(key) + " " + what for key, what in pairs(hints)])
        else:
            keys = sentences[0] + self.more_keys(texts, topic)
            keys = app.key_map.names_of_keys().named_in(keys, app.words.HOLD)
        self.read(menus.HELP, task + "\n\n" + keys)

    def more_keys(self, texts: "Words", topic: str) -> str:
        """Return what other keys do on this board, from the game's own `texts`."""
        return ""

    def go_beyond(self, step: int) -> None:
        """Go back to the game after the last page."""
        if step > 0:
            self.leave()
