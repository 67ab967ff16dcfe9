"""Help for the screen it was opened from: what is to do there, and what the keys do."""

from engine.const import TYPE_CHECKING
from firmware.screens.pages_screen import PagesScreen

if TYPE_CHECKING:
    from firmware.interfaces.handheld import Handheld
    from firmware.interfaces.words import Words


class Screen(PagesScreen):
    """A short text. Behind it the game is as it was left, a half-made choice too."""

    def __init__(self, app: "Handheld", topic: str) -> None:
        """Show the help for a screen, by its name."""
        words = app.words
        menus = app.words_of("menus")
        super().__init__(app, menus.HINTS_HELP)
        texts = app.own_words("help")
        task, keys = getattr(texts, "HELP_" + topic.upper())
        if app.key_map.is_few:  # where keys step and choose the sentences are not true
            # Elsewhere few keys choose one part after the other.
            in_stages = words.HINTS_MENU + words.HINTS_BACK
            steps = {
                "place": words.HINTS_PLACE,
                "roll": words.HINTS_ROLL,
                "round_end": words.HINTS_ROUND_END,
                "slide": words.HINTS_SLIDE,
                "over": menus.HINTS_OVER,
            }
            hints = steps.get(topic, in_stages)
            keys = "\n".join([" ".join(hint) for hint in hints])
        else:
            keys += self.more_keys(texts, topic)
            keys = app.key_map.names_of_keys().named_in(keys, words.HOLD)
        self.read(menus.HELP, task + "\n\n" + keys)

    def more_keys(self, texts: "Words", topic: str) -> str:
        """Return what else keys do there on this board, of the game's own words."""
        return ""

    def go_beyond(self, step: int) -> None:
        """Go back to the game behind the last page."""
        if step > 0:
            self.leave()
