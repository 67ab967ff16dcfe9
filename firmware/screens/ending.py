"""What every screen of a game's end has in common: the order of the players, and the keys."""


def order(game):
    """Return the players by their totals, the best first."""
    totals = [(-game.score(player), player) for player in range(game.players)]
    return [player for _, player in sorted(totals)]


def hints(app, texts):
    """Return the hints; `texts` are those of text/table_<language>.py, None for a solo game."""
    if not app.key_map.has("select"):
        return app.words.HINTS_END
    return app.words.HINTS_OVER if texts is None else texts.HINTS_RANKING


def press(screen, key):
    """Play again, go to the menu or title, undo, or see the game again."""
    app = screen.app
    if key == "a" or key == "start" and not app.key_map.has("select"):
        screen.choose()
    elif key == "start":
        app.new_game(app.record.game.players)
    elif key == "select":
        app.show("title")
    elif key == "help":
        app.open("help", "over")
    elif key == "b":
        if not app.undo():
            screen.remark(app.no_undo())
    elif key in ("up", "down"):
        app.open("replay")
