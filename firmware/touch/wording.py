"""Says what to do in gestures while a finger plays, and in keys after a key press.

Hints and texts name keys in brackets. While a finger plays, what they say about keys is replaced:
see said/en.py. Nothing of this is on a board: `listen` puts it between the texts and the screen.
"""

from engine.const import TYPE_CHECKING
from firmware.keys.names import KeyNames
from firmware.memory.loader import import_named
from firmware.widgets import bars

if TYPE_CHECKING:
    from typing import Any

    from firmware.app import App
    from firmware.widgets.bars import Measured

_SPOKEN = ("en", "fr")
_BETWEEN = "|"  # words of hints in a row


class Wording:
    """The way in which hints, lessons and help name what the player can do."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.is_touch = False
        self._keys: dict[tuple[str, str], str] = {}  # the key that a translated hint means
        self._named_in = KeyNames.named_in
        self._measured = bars.measure

    def listen(self) -> None:
        """Let all hints and texts be said in gestures while a finger plays."""

        def named_in(names: KeyNames, text: str, hold: str) -> str:
            return self._named_in(names, self._said(text), hold)

        setattr(bars, "measure", self._measured_hints)  # noqa: B010 - mypy rejects the assignment
        setattr(KeyNames, "named_in", named_in)  # noqa: B010 - as above

    def use(self, is_touch: bool) -> None:
        """Speak of gestures, or of keys, also in what is shown."""
        if is_touch == self.is_touch:
            return
        self.is_touch = is_touch
        screen: Any = self.app.navigator.screen
        if screen is None:
            return
        if screen.name == "tutorial":
            self._repeat_lesson(screen)
            screen = screen.inner or screen
        bar = screen.bar
        if bar is None:
            return
        messages = bar.contents()
        bar.show("")
        bar.fits("", "")
        if hasattr(screen, "key_hints") and not self.app.session.is_lesson:
            hints, screen.given_hints = screen.given_hints, None
            screen.show_prompt(hints, screen.message)  # another hint may fit now
        else:
            bar.show(*messages)

    def key_of(self, label: str, words: str) -> str:
        """Return the label of the key that a hint on the screen means."""
        return self._keys.get((label, words), label)

    def _repeat_lesson(self, lesson: "Any") -> None:
        """Say what a lesson says in the current way."""
        texts = self.app.game_words("tutorial").TEXTS
        lesson.texts = lesson.with_keys(texts[self.app.session.main_session.lesson])
        if lesson.is_read or lesson.is_open:
            lesson.text_count -= 1
            lesson.begin_step()

    def _texts(self) -> "Any":
        language = self.app.language if self.app.language in _SPOKEN else _SPOKEN[0]
        return import_named("firmware.touch.said." + language)

    def _said(self, text: str) -> str:
        """Return a text, with gestures instead of keys if its last line mentions keys."""
        if not self.is_touch:
            return text
        task, line, keys = text.rpartition("\n")
        said = self._texts().SAID
        known = [beginning for beginning in said if keys.startswith(beginning)]
        return task + line + said[max(known, key=len)] if known else text

    def _measured_hints(self, hints: str) -> "Measured":
        return self._measured(self._translated(hints) if self.is_touch else hints)

    def _translated(self, hints: str) -> str:
        """Return key hints as hints of gestures, and as buttons."""
        given = bars.pairs(hints)
        table = self._texts().HINTS
        found = ""
        while given:
            count = len(given)
            row = ""
            while count and row not in table:
                row = _BETWEEN.join([words for _, words in given[:count]])
                count -= 1
            count += 1
            meant = table[row] if row in table else "[" + given[0][1] + "]"
            for label, words in bars.pairs(meant):
                for key, said in given[:count]:
                    if said == (words or label):
                        self._keys[label, words] = key
            found += meant
            given = given[count:]
        return found
