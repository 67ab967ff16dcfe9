"""The game that is on, put aside: as bytes, with no engine in memory, until it is asked for."""

from firmware import games


def put(app, record):
    """Return the game as bytes, and let go of its engine. The app must not hold it any more."""
    name = games.name_of(record.bits.data)
    data = games.kept(name).put_away(record)
    app.storage.game = None
    games.forget(name)
    return data


def take(app, data):
    """Return the Record that `put` made the bytes of, and Rules that follow it from here on."""
    record = games.kept(games.name_of(data)).take_up(data)
    app.storage.game = games.of(record)
    return record, app.storage.game.Rules(record.game)
