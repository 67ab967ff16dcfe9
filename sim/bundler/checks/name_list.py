"""Checks the lists that pupils add names to."""

from collections.abc import Sequence


def faults(names: object, ours: Sequence[str], place: str) -> list[str]:
    """Return what is wrong with a list, in at most one line.

    A list has to be a tuple that begins with our names and has no duplicates. `place` describes the
    list: "NAMES in firmware/themes/__init__.py".
    """
    if isinstance(names, str):  # the value of one name in (), or of several names without commas
        if not ours:
            name = place.partition(" ")[0]
            return [f'{place} lacks a comma after its only name: {name} = ("{names}",)']
        names = (names,)
    if not isinstance(names, tuple):
        brackets = ", ".join(_quoted([*ours, "<name>"])) + ("" if ours else ",")
        return [f"{place} has to be in round brackets: ({brackets})"]
    for name, there in zip(ours, [*names, *[""] * len(ours)], strict=False):
        if there != name:
            if str(there).startswith(name):
                return [f'{place} lacks a comma after "{name}"']
            first = ", ".join(_quoted(ours))
            return [f"{place} has to begin with {first}; add a comma and your own name after them"]
    twice = [name for number, name in enumerate(names) if name in names[:number]]
    return [f'{place} has "{twice[0]}" twice'] if twice else []


def _quoted(names: Sequence[str]) -> list[str]:
    return [f'"{name}"' for name in names]
