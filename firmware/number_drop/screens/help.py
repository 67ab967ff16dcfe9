"""Help in Number Drop, which adds the key that turns to the panel's page, if there is one."""

from engine.const import TYPE_CHECKING
from firmware.number_drop import screen_names
from firmware.screens import help
from firmware.widgets.layout import is_low

if TYPE_CHECKING:
    from firmware.interfaces.words import Words

_LOOKING = (
    screen_names.PLACE,
    screen_names.ROLL,
    screen_names.ROUND_END,
    screen_names.SLIDE,
    screen_names.BLOCK,
    screen_names.DROP,
    screen_names.COMBO,
)


class Screen(help.Screen):
    """A short text."""

    def more_keys(self, texts: "Words", topic: str) -> str:
        app = self.app
        if topic not in _LOOKING or not app.key_map.has("look") or not is_low(app.height):
            return ""
        from firmware.number_drop.widgets.layout import lay_out

        return " " + texts.LOOK[0] if lay_out(app.width, app.height).is_paged else ""
