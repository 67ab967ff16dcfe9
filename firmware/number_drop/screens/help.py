"""Help in Number Drop: where the panel has a page of its own, a key turns it."""

from firmware.number_drop.widgets.layout import Layout
from firmware.screens import help

_LOOKING = ("place", "roll", "round_end", "slide", "block", "drop", "combo")


class Screen(help.Screen):
    """A short text."""

    def more_keys(self, texts, topic):
        app = self.app
        is_paged = topic in _LOOKING and Layout(app.width, app.height).is_paged
        return " " + texts.LOOK[0] if is_paged and app.key_map.has("look") else ""
