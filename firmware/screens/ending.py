"""What every screen of a game's end has in common: the order of the players, and the keys."""

from engine.standing import sides
from firmware.kept import ranks


def order(game):
    """Return the players by their totals, or the sides where there are teams, the best first."""
    totals = [(-game.score(side), side) for side in range(sides(game))]
    return [player for _, player in sorted(totals)]


def ladder(app, ends):
    """Return rows with the blue scores around a solo player's, and the numbers of those to light.

    `ends` are the words of the topic end, here and below.
    """
    recorded, name, blue = app.end_of_solo()
    score = app.record.game.score(0)
    rank = ranks.rank(score, blue)
    last = len(ranks.NAMES)
    above = rank - 1 if rank else last  # how many names are not beaten
    rows = []
    for i in range(max(0, above - 2), above):
        rows.append((str(i + 1), ranks.NAMES[i], str(blue[i])))
    bright = (len(rows),)
    name = name if recorded else ends.YOU
    place = ends.RANK + str(rank) if rank else ""
    rows.append((place, name, str(score)))
    for i in range(above, min(last, above + 4 - len(rows))):
        rows.append((str(i + 1), ranks.NAMES[i], str(blue[i])))
    return rows, bright


def heading(ends, rank):
    """Return what is said above a solo game's end, `rank` being 0 if it has none."""
    return ends.RANK + str(rank) + "!" if rank else ends.GAME_OVER


def hints(app, ends, texts):
    """Return the hints; `texts` are those of the topic table, None for a solo game."""
    if not app.key_map.has("select"):
        return ends.HINTS_END
    if texts is not None:
        return texts.HINTS_RANKING
    leave = ends.HINTS_LEAVE_END
    return ends.HINTS_OVER + (leave if app.can_undo() else leave[:1])


def again(app):
    """Begin a game of as many players by the same rules."""
    app.variant = app.rules.variant
    app.new_game(app.record.game.players)


def press(screen, key):
    """Play again, go to the menu or title, undo, or see the game again."""
    app = screen.app
    if key == "a" or key == "start" and not app.key_map.has("select"):
        screen.choose()
    elif key == "start":
        again(app)
    elif key == "select":
        app.show("title")
    elif key == "help":
        app.open("help", "over")
    elif key == "b":
        if not app.undo():
            screen.remark(app.no_undo())
    elif key in ("up", "down"):
        app.open("replay")
