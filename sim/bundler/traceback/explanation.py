"""Translates a board's traceback to files, lines and names of the sources."""

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
_NAMELESS = "<"  # prefix of functions without a name, such as <lambda>
_BUNDLER = "made by the bundler"


def explain(text: str, known: TracebackMap) -> str:
    """Return a text with its tracebacks translated; everything else is unchanged.

    Raises MapError if the text is from another bundle, or contains no traceback of this one.
    """
    for identity in ids(text):
        if identity != known.id:
            raise MapError(
                f"the traceback is from bundle {identity}, but the map is from {known.id}"
            )
    found: list[str] = []
    at: tuple[str, int] | None = None  # file and line of the previous frame, in the bundle
    frames = 0
    for line in text.splitlines():
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
        raise MapError("there is no traceback of this bundle in it")
    return "\n".join(found) + "\n"


def ids(text: str) -> list[str]:
    """Return the ids of bundles in a text."""
    return _ID.findall(text)


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
    """Return which functions may be meant by a board that reports no line numbers."""
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
    """Return an error message with the names of the sources.

    Ambiguous names are listed in additional lines.
    """
    is_here = known.has_lines and known.unchanged(at[0]) is None
    here = known.names_in(*at) if is_here else {}
    unsure: dict[str, list[str]] = {}

    def old(match: re.Match[str]) -> str:
        attribute, new, of_class = match[1] or "", match[2], match[3] or ""
        names = known.classes if of_class else known.attributes if attribute else known.names
        meant = names.get(new, [])
        if not of_class and new in here:
            # Arguments may have the name, too.
            meant = [name for name in here[new] if name in meant] or meant
        if len(meant) == 1:
            return f"{attribute}'{meant[0]}'{of_class}"
        if meant:
            unsure[new] = meant
        return match[0]

    translated = _QUOTED.sub(old, line)
    return [translated, *(f"  {new} may be: {', '.join(names)}" for new, names in unsure.items())]
