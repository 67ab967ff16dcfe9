"""Checks of incoming JSON, for all games."""

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]


def whole(value: object, least: int, most: int, name: str) -> int:
    """Return `value` if it is a whole number from `least` to `most`, else raise ValueError."""
    if type(value) is not int or not least <= value <= most:  # not isinstance, which accepts true
        raise ValueError(f"{name} must be a whole number, {least} to {most}")
    return value


def seed_of(request: Json) -> int | None:
    """Return the seed in a request, or None if it has none."""
    return whole(request["seed"], 0, 0xFFFFFFFF, "seed") if "seed" in request else None


def yes_or_no(request: Json, name: str) -> bool:
    """Return a request's boolean `name`, false by default."""
    value = request.get(name, False)
    if not isinstance(value, bool):
        raise ValueError(f"{name} must be true or false")
    return value


def one_of(value: object, names: tuple[str, ...], what: str) -> int:
    """Return the index of a value in `names`."""
    if not isinstance(value, str) or value not in names:
        raise ValueError(f"{what} must be one of {', '.join(names)}")
    return names.index(value)


def some_of(value: object, names: Sequence[str], what: str) -> list[int]:
    """Return which of some names a list has, each at most once."""
    if not isinstance(value, list):
        raise ValueError(f"{what} must be a list")
    if value and not names:
        raise ValueError(f"{what} must be empty in this game")
    for name in value:
        if not isinstance(name, str) or name not in names:
            raise ValueError(f"{what} must be names out of: {', '.join(names)}")
    if len(set(value)) != len(value):
        raise ValueError(f"{what} has a name twice")
    return [names.index(name) for name in value]


def doing(action: object, names: tuple[str, ...]) -> tuple[Json, str]:
    """Return an action as an object, and the name of what it does."""
    if not isinstance(action, dict):
        raise ValueError("action must be an object")
    do = action.get("do")
    if not isinstance(do, str) or do not in names:
        raise ValueError(f"action needs a do out of {', '.join(names)}")
    return action, do
