"""Finds what is wrong with a list that pupils write names into."""

from collections.abc import Sequence


def faults(names: object, ours: Sequence[str], place: str) -> list[str]:
    """Return what is wrong, in a line at most.

    A list has to be a tuple that begins with our names and has none twice. `place` says which
    list: "NAMES in firmware/themes/__init__.py".
    """
    if isinstance(names, str):  # what one name in () is, or several that no comma parts
        if not ours:
            name = place.partition(" ")[0]
            return [f'{place} lacks a comma behind its one name: {name} = ("{names}",)']
        names = (names,)
    if not isinstance(names, tuple):
        brackets = ", ".join(_quoted([*ours, "<name>"])) + ("" if ours else ",")
        return [f"{place} has to stand in round brackets: ({brackets})"]
    for name, there in zip(ours, [*names, *[""] * len(ours)], strict=False):
        if there != name:
            if str(there).startswith(name):
                return [f'{place} lacks a comma behind "{name}"']
            first = ", ".join(_quoted(ours))
            return [f"{place} has to begin with {first}; behind these, after a comma, comes yours"]
    twice = [name for number, name in enumerate(names) if name in names[:number]]
    return [f'{place} has "{twice[0]}" twice'] if twice else []


def _quoted(names: Sequence[str]) -> list[str]:
    return [f'"{name}"' for name in names]
