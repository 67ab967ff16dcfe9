"""The game that is on, put aside while the engine of the other one is needed for lessons."""

from firmware import games


def put(app):
    """Return the game that is on as bytes, and let go of it, unless it is of the game offered."""
    record = app.record
    if record is None or games.name_of(record.bits.data) == app.offered:
        return b""
    data = games.kept(games.name_of(record.bits.data)).put_away(record)
    app.record = app.rules = app.storage.game = None
    return data


def take(app, data):
    """Go on with the game that `put` made the bytes of, if any."""
    if data:
        app.record = games.kept(games.name_of(data)).take_up(data)
        app.storage.game = games.of(app.record)
        app.rules = app.storage.game.Rules(app.record.game)
