"""Caches the code of the board's modules.

Texts are reloaded whenever a screen needs them. Finding their files each time, past pytest's own
hook, took a fifth of the time of the firmware's tests.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

PACKAGES = ("engine", "firmware", "boards")


class _Loader(SourceFileLoader):
    """Reads a file's code only once."""

    _code: CodeType | None = None

    def get_code(self, fullname: str) -> CodeType | None:
        """Return the code of the module."""
        if self._code is None:
            self._code = super().get_code(fullname)
        return self._code


class _Finder(MetaPathFinder):
    """Finds modules where they were found before, as long as their files are unchanged."""

    def __init__(self) -> None:
        # By name and the package's folders: when the file was modified last, and the result.
        self._found: dict[tuple[str, ...], tuple[int, ModuleSpec]] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load a board's module, or None for any other."""
        if path is None or name.partition(".")[0] not in PACKAGES:
            return None
        key = (name, *path)
        changed, spec = self._found.get(key, (0, None))
        if spec is None or _changed(spec) != changed:
            spec = PathFinder.find_spec(name, path)
            if spec is None or spec.origin is None or spec.submodule_search_locations is not None:
                return spec
            spec.loader = _Loader(name, spec.origin)
            self._found[key] = _changed(spec), spec
        return spec


def _changed(spec: ModuleSpec) -> int:
    """Return when a module's file was modified last, in ns, or 0 if it no longer exists."""
    try:
        return os.stat(spec.origin or "").st_mtime_ns
    except FileNotFoundError:
        return 0


def keep() -> None:
    """Cache code from now on."""
    sys.meta_path.insert(0, _Finder())
