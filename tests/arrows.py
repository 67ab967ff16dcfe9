"""Arrows from modules to those that they name, and cycles among them.

All ways to name a module count: an import at load time, in a function, or for types, and a name in
a string. Folders have the arrows of what they contain.
"""

from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from sim.bundler.syntax.imports import imports
from tests.imports import imports_of
from tests.named_modules import named, spelled

Arrows = dict[str, set[str]]

# Where the page's program finds modules by their last name alone, just as a board finds its own.
_PAGE, _AT_TOP = "web.", "web.machine."


def arrows(modules: Mapping[str, Path]) -> Arrows:
    """Return which of these modules each one names, in any way."""
    found: Arrows = {}
    for name, path in modules.items():
        source = path.read_text(encoding="utf-8")
        found[name] = arrows_of(source, name, modules, path.stem == "__init__")
    return found


def arrows_of(
    source: str, module: str, modules: Iterable[str], is_package: bool = False
) -> set[str]:
    """Return those of `modules` that a module's source names, in any way."""
    known = frozenset(modules)
    at_top = [one for one in known if one.startswith(_AT_TOP) and module.startswith(_PAGE)]
    short = {one.removeprefix(_AT_TOP): one for one in at_top}
    targets = imports(source, module, is_package, known | short.keys())
    found = {short.get(target.module, target.module) for target in targets}
    for call in named(source, module, known):
        found |= call.modules
    # Its own name may be for a command line or a message: not an arrow.
    return (found | spelled(source, module, known) - {module}) & known


def imported(modules: Mapping[str, Path]) -> Arrows:
    """Return which of the given modules each module imports, without names in strings."""
    return {
        name: {target.module for target in imports_of(name, modules)} & modules.keys()
        for name in modules
    }


def within(folder: str, modules: Arrows) -> Arrows:
    """Return the arrows between the folders and files of one folder."""
    depth = folder.count(".") + 2
    found: Arrows = {}
    for name, targets in modules.items():
        parts = {
            ".".join(one.split(".")[:depth])
            for one in (name, *targets)
            if one.startswith(f"{folder}.")
        }
        if name.startswith(f"{folder}."):
            room = ".".join(name.split(".")[:depth])
            found.setdefault(room, set()).update(parts - {room})
    return found


def folders(modules: Iterable[str]) -> set[str]:
    """Return the folders that modules are in."""
    return {name.rpartition(".")[0] for name in modules} - {""}


def circle(found: Arrows) -> list[str]:
    """Return the modules or folders of one cycle, or an empty list."""
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        return [str(name) for name in error.args[1]]
    return []
