"""The goals of a solo game; achieved ones are bright, with a tick."""

from engine.const import TYPE_CHECKING
from firmware.screens.parts.list_screen import ListScreen

if TYPE_CHECKING:
    from firmware.screens.parts.list_screen import Line

_REACHED = "\u2713"
_OPEN = "\u00b7"


class Screen(ListScreen):
    """One line per goal, and the number achieved."""

    def contents(self) -> tuple[str, "list[Line]", str, str]:
        from firmware.kept.progress import Progress, first_goal

        app = self.app
        texts = app.shared_words("goals")
        own = app.game_words("goals")
        reached = Progress(app.session.storage).goals
        reached >>= first_goal(app.session.offered)
        lines: "list[Line]" = []
        count = 0
        for index, name in enumerate(own.NAMES):
            count += reached >> index & 1
            lines.append((name, [_REACHED if reached >> index & 1 else _OPEN]))
        heading = texts.HEADING + str(count) + "/" + str(len(lines))
        return heading, lines, texts.HINTS_GOALS, own.SOLO

    def colours(self, cell: str) -> tuple[str, str]:
        return ("ink", "circled") if cell == _REACHED else ("dim", "dim")
