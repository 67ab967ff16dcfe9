"""Finds the files of the drive that only one game needs."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from firmware.games import NAMES
from sim.bundler.drive import PACKAGES
from sim.bundler.syntax.imports import dotted, imports

Users = dict[Path, set[Path]]

# firmware/kept/statistics.py is loaded by name for games without a statistics.py of their own.
_STATISTICS, _SUBSTITUTE = "statistics.py", Path("firmware", "kept", "scores_alone.py")


def only_of(game: str, files: Mapping[Path, Path]) -> set[Path]:
    """Return the paths of the files on a drive that only this game needs.

    These are its engine, everything that imports it directly or indirectly, and everything that
    nothing else imports.
    """
    at_load, users = _users(tuple(sorted(files.items())))
    gone = {place for place in files if place.parts[:2] == ("engine", game)}
    gone |= {place for place in files if place.parts[0] == "firmware" and _is_named(place, game)}
    if _without_statistics(files) == {game}:
        gone.add(_SUBSTITUTE)
    waiting = list(gone)
    while waiting:
        place = waiting.pop()
        more = at_load[place] - gone
        gone |= more
        waiting += more
    changed = True
    while changed:
        idle = {
            place
            for place in files
            if place not in gone and users[place] and users[place] <= gone and not _is_loaded(place)
        }
        gone |= idle
        changed = bool(idle)
    return gone


def of_no_game(files: Mapping[Path, Path]) -> set[Path]:
    """Return the paths of files that only games import, but none of the games on the drive does."""
    _, users = _users(tuple(sorted(files.items())))
    gone: set[Path] = set()
    asked = {_SUBSTITUTE} if _without_statistics(files) else set()
    while idle := {place for place in files if place not in gone and users[place] <= gone}:
        found = {place for place in idle if place.parts[0] in PACKAGES and not _is_by_name(place)}
        found -= asked
        if not found:
            break
        gone |= found
    return gone


def _without_statistics(files: Mapping[Path, Path]) -> set[str]:
    """Return the games that have no statistics module of their own."""
    games = {place.parts[1] for place in files if place.match("firmware/*/game.py")}
    return {game for game in games if Path("firmware", game, _STATISTICS) not in files}


def _is_by_name(place: Path) -> bool:
    """Return whether a module is loaded by name: it is a game's, or one of several alternatives."""
    is_choice = any(folder in place.parts for folder in ("text", "themes", "guests"))
    return _is_loaded(place) or is_choice or any(_is_named(place, game) for game in NAMES)


def _is_named(place: Path, game: str) -> bool:
    """Return whether a module is loaded by name from the game's folder."""
    return place.parts[1] == game


def _is_loaded(place: Path) -> bool:
    """Return whether a module is loaded without being imported, by its name or with its package."""
    return "screens" in place.parts or place.name == "__init__.py"


@cache
def _users(files: tuple[tuple[Path, Path], ...]) -> tuple[Users, Users]:
    """Return, for each path, who imports the module at load time, and who at all."""
    places = {dotted(place): place for place, _ in files}
    at_load: Users = {place: set() for place in places.values()}
    users: Users = {place: set() for place in places.values()}
    for place, source in files:
        is_package = place.name == "__init__.py"
        for target in imports(source.read_text("utf-8"), dotted(place), is_package, places):
            is_other = target.module in places and places[target.module] != place
            if is_other and not target.for_types:
                users[places[target.module]].add(place)
                if target.at_load:
                    at_load[places[target.module]].add(place)
    return at_load, users
