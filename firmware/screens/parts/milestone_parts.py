"""Texts about goals, and all news at the end of a game."""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.kept.progress import Progress, first_goal

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


def end_message(app: "Handheld", code: str, date: int) -> str:
    """Return the message at a solo game's end: new goals, its `code` or day, and that day's result.

    `date` is the daily game's, packed, 0 for none.
    """
    if date:
        from firmware.screens.parts import daily_parts

        news = (code, daily_parts.of_try(app, date), daily_parts.streak(app, date))
        code = ", ".join([part for part in news if part])
    goals = new_goals(app) if games.facts(app.session.offered).HAS_GOALS else ""
    return goals + "\n" + code if goals else code


def new_goals(app: "Handheld") -> str:
    """Return the goals that the finished game was the first to achieve, or ""."""
    new = Progress(app.session.storage).new_goals(app.session.record)
    new >>= first_goal(app.session.offered)
    if not new:
        return ""
    names = [name for i, name in enumerate(app.game_words("goals").NAMES) if new >> i & 1]
    return app.shared_words("goals").REACHED[len(names) > 1] + ", ".join(names)
