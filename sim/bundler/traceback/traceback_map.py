"""A map from a bundle's files, lines and names to the sources.

A bundle's id is a hash of all its files. It is on the drive, in bundle_id.txt, and in the map next
to the zip, so a traceback cannot be read with the map of another bundle.
"""

import hashlib
import json
from bisect import bisect_right
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any

from sim.bundler.traceback.origins import Names, Origin, Origins

ID_FILE = Path("bundle_id.txt")
_ID_DIGITS = 8
_EVERY_KIND = "number-drop traceback map "
_KIND = _EVERY_KIND + "1"


class MapError(Exception):
    """A file that is not a map, or not of this bundle, as the message says in one line."""


def path(out: Path) -> Path:
    """Return the path of the map next to a bundle's folder."""
    return out.with_name(out.name + ".map.json")


def id_of(files: Mapping[Path, bytes]) -> str:
    """Return the id of a bundle with these files, ignoring the file with the id."""
    digest = hashlib.sha256()
    for place, content in sorted(files.items()):
        if place != ID_FILE:
            digest.update(f"{place.as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:_ID_DIGITS]


def id_file(identity: str) -> bytes:
    """Return the contents of the file with the id."""
    return f"bundle {identity}\n".encode()


def text(
    origins: Origins,
    code: Collection[Path],
    unchanged: Mapping[Path, str],
    identity: str,
    has_lines: bool,
    place_of: Callable[[Path], Path] = Path,
) -> str:
    """Return a map of modules, by their paths on a board.

    `code` are the modules of the bundle, by their paths in the sources; `place_of` returns a
    source's path as reported by a board. `unchanged` are sources with unchanged lines, by path.
    `has_lines` is whether the board reports line numbers.
    """
    numbers: dict[str, int] = {}

    def row(origin: Origin) -> list[int]:
        texts = (origin.source, origin.function)
        source, function = (numbers.setdefault(one, len(numbers)) for one in texts)
        return [source, origin.first, origin.last, function]

    files: dict[str, Any] = {place.as_posix(): source for place, source in unchanged.items()}
    for place, lines in origins.lines.items():
        if place not in code:
            continue
        files[place_of(place).with_suffix(".mpy").as_posix()] = {
            "lines": [
                [line.number, *row(line.origin), _listed(line.names)]
                if line.origin
                # Made by the bundler.
                else [line.number]
                for line in lines
            ],
            "functions": {
                new: [row(origin) for origin in some]
                for new, some in origins.functions[place].items()
            },
        }
    whole = {
        "kind": _KIND,
        "id": identity,
        "has_lines": has_lines,
        "files": files,
        "texts": list(numbers),
        "names": _listed(origins.names),
        "classes": _listed(origins.classes),
        "attributes": _listed(origins.attributes),
    }
    return json.dumps(whole, separators=(",", ":")) + "\n"


def _listed(names: Names) -> dict[str, list[str]]:
    return {new: sorted(old) for new, old in sorted(names.items())}


class TracebackMap:
    """A map that was loaded, queried by the board's names."""

    def __init__(self, written: str, where: str) -> None:
        """Parse a map. Raises MapError, whose message calls the map `where`."""
        try:
            whole = json.loads(written)
            if whole["kind"] != _KIND:
                raise ValueError
            self.id: str = whole["id"]
            self.has_lines: bool = whole["has_lines"]
            self.names: dict[str, list[str]] = whole["names"]
            self.classes: dict[str, list[str]] = whole["classes"]
            self.attributes: dict[str, list[str]] = whole["attributes"]
            self._files: dict[str, Any] = whole["files"]
            self._texts: list[str] = whole["texts"]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise MapError(f"{where} is not a map of a bundle") from None

    def knows(self, file: str) -> bool:
        """Return whether the bundle has this file."""
        return file in self._files

    def unchanged(self, file: str) -> str | None:
        """Return a file's source if its lines are unchanged, otherwise None."""
        source = self._files[file]
        return source if isinstance(source, str) else None

    def origin(self, file: str, line: int) -> Origin | None:
        """Return where a line of a changed file comes from, or None if the bundler made it."""
        row = self._row(file, line)
        return self._origin(row[1:5]) if len(row) > 1 else None

    def names_in(self, file: str, line: int) -> dict[str, list[str]]:
        """Return the sources' names for the names in a line."""
        row = self._row(file, line)
        return dict(row[5]) if len(row) > 1 else {}

    def functions(self, file: str, name: str) -> list[Origin]:
        """Return all functions with this name in a changed file."""
        return [self._origin(row) for row in self._files[file]["functions"].get(name, ())]

    def _row(self, file: str, line: int) -> list[Any]:
        rows: list[list[Any]] = self._files[file]["lines"]
        at = bisect_right(rows, line, key=lambda row: row[0])
        return rows[at - 1] if at else [line]

    def _origin(self, row: list[int]) -> Origin:
        source, first, last, function = row
        return Origin(self._texts[source], first, last, self._texts[function])


def read(file: Path) -> TracebackMap:
    """Load a map from a file. Raises MapError."""
    try:
        return TracebackMap(file.read_text(encoding="utf-8"), str(file))
    except OSError as mistake:
        reason = f"cannot read {file}: {mistake.strerror}"
        raise MapError(f"no map: {reason}. --out names the bundle's folder") from None
    except UnicodeDecodeError:
        raise MapError(f"{file} is not a map of a bundle") from None


def is_map(file: Path) -> bool:
    """Return whether a file is a bundle's map of any version."""
    try:
        return str(json.loads(file.read_text("utf-8"))["kind"]).startswith(_EVERY_KIND)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return False
