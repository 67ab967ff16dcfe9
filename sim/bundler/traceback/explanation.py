"""Turns a board's traceback into files, lines and names of sources."""

import re

from sim.bundler.traceback.origins import Origin
from sim.bundler.traceback.traceback_map import MapError, TracebackMap

_FRAME = re.compile(
    r'^(?P<before>\s*File ")(?P<file>[^"]+)", line (?P<line>\d+)(?:, in (?P<function>\S+))?\s*$'
)
_ID = re.compile(r"\bbundle ([0-9a-f]{8})\b")
_ERROR = re.compile(r"^\w+(: |$)")
_QUOTED = re.compile(r"(attribute )?'(\w+)'( object)?")
_MODULE = "<module>"
_NAMELESS = "<"  # a function without a name of its own begins so, such as <lambda>
_BUNDLER = "made by the bundler"


def explain(told: str, known: TracebackMap) -> str:
    """Return a text with its tracebacks turned back to the sources.

    All else in it is as it was. Raises MapError if the text is of another bundle, or has no
    traceback of one.
    """
    for identity in ids(told):
        if identity != known.id:
            raise MapError(f"the traceback is of bundle {identity}, the map of {known.id}")
    found: list[str] = []
    at: tuple[str, int] | None = None  # of the frame before, by the bundle's own names
    frames = 0
    for line in told.splitlines():
        frame = _FRAME.match(line)
        if frame is None:
            found += _error(line, at, known) if at and _ERROR.match(line) else [line]
            at = None
            continue
        file, number = frame["file"].lstrip("/"), int(frame["line"])
        if known.knows(file):
            frames += 1
            at = file, number
            line = frame["before"] + _place(file, number, frame["function"], known)
        found.append(line)
    if not frames:
        raise MapError("no traceback of this bundle is in it")
    return "\n".join(found) + "\n"


def ids(told: str) -> list[str]:
    """Return the bundles that a text says it is of."""
    return _ID.findall(told)


def _place(file: str, number: int, function: str | None, known: TracebackMap) -> str:
    unchanged = known.unchanged(file)
    if unchanged is not None:
        return f'{unchanged}", line {number}' + (f", in {function}" if function else "")
    if not known.has_lines:
        return _functions(file, function or _MODULE, known)
    origin = known.origin(file, number)
    if origin is None:
        return f'{file}", line {number}, in {function} ({_BUNDLER})'
    name = origin.function
    if function and function.startswith(_NAMELESS) and function != _MODULE:
        name = function if name == _MODULE else f"{name}.{function}"
    return f'{origin.source}", {_lines(origin)}, in {name}'


def _functions(file: str, function: str, known: TracebackMap) -> str:
    """Return which functions a board may mean that says no line numbers."""
    found = [
        f'{one.source}", {_lines(one)}, in {one.function}'
        for one in known.functions(file, function)
    ]
    return ' or "'.join(found) or f'{file}", in {function}'


def _lines(origin: Origin) -> str:
    if origin.first == origin.last:
        return f"line {origin.first}"
    return f"lines {origin.first}-{origin.last}"


def _error(line: str, at: tuple[str, int], known: TracebackMap) -> list[str]:
    """Return an error's line in the sources' names.

    What is not certain follows below it.
    """
    is_here = known.has_lines and known.unchanged(at[0]) is None
    here = known.names_in(*at) if is_here else {}
    unsure: dict[str, list[str]] = {}

    def old(match: re.Match[str]) -> str:
        attribute, new, of_class = match[1] or "", match[2], match[3] or ""
        names = known.classes if of_class else known.attributes if attribute else known.names
        meant = names.get(new, [])
        if not of_class and new in here:
            # An argument may have the name, too.
            meant = [name for name in here[new] if name in meant] or meant
        if len(meant) == 1:
            return f"{attribute}'{meant[0]}'{of_class}"
        if meant:
            unsure[new] = meant
        return match[0]

    told = _QUOTED.sub(old, line)
    return [told, *(f"  {new} may be: {', '.join(names)}" for new, names in unsure.items())]
