"""No module of sim/ leads back to itself: by an import anywhere, or by a name in a string."""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tests.imports import imports_of, project_modules

MODULES = {name: path for name, path in project_modules("sim").items() if name != "sim"}
MOST_FILES = 15  # of its own in a folder
Arrows = dict[str, set[str]]


def named(source: str, known: Mapping[str, Path]) -> Iterator[str]:
    """Yield the modules whose names are strings; {} in an f-string may be any part of a name.

    A package that is named may be run: then its __main__ is.
    """
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.JoinedStr(parts):
                pattern = "".join(map(_pattern, parts))
            case ast.Constant(str()):
                pattern = _pattern(node)
            case _:
                continue
        if pattern.startswith(r"sim\."):
            yield from (name for name in known if re.fullmatch(rf"{pattern}(\.__main__)?", name))


def _pattern(part: ast.expr) -> str:
    match part:
        case ast.Constant(str(text)):
            return re.escape(text)
    return r"\w+"


def arrows(known: Mapping[str, Path]) -> Arrows:
    """Return what each module names, in whatever way."""
    found: Arrows = {}
    for name, path in known.items():
        imported = {target.module for target in imports_of(name, dict(known))}
        texts = set(named(path.read_text(encoding="utf-8"), known))
        found[name] = (imported | texts) & known.keys() - {name}
    return found


def within(folder: str, modules: Arrows) -> Arrows:
    """Return the arrows between the folders and files that lie in a folder."""
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


def folders(modules: Arrows) -> set[str]:
    """Return the folders that modules are in."""
    return {name.rpartition(".")[0] for name in modules}


def circle(found: Arrows) -> list[str]:
    """Return the modules of one circle, or an empty list."""
    try:
        TopologicalSorter(found).prepare()
    except CycleError as error:
        return [str(name) for name in error.args[1]]
    return []


def test_no_module_leads_back_to_itself() -> None:
    assert circle(arrows(MODULES)) == []


def test_no_room_leads_back_to_itself() -> None:
    found = arrows(MODULES)
    assert [ring for one in folders(found) if (ring := circle(within(one, found)))] == []
    rooms = within("sim", found)
    assert {"sim.board", "sim.bundler", "sim.session"} <= rooms.keys()
    assert "sim.board" in rooms["sim.views"], "there is something to check"


def test_each_way_to_name_a_module_counts(tmp_path: Path) -> None:
    sources = {
        "sim.board.late": "def f():\n    from sim.atlas import folder",
        "sim.board.run": 'import subprocess\nsubprocess.run(["python", "-m", "sim.atlas"])',
        "sim.board.each": 'def f(name):\n    return __import__(f"sim.atlas.{name}")',
        "sim.board.quoted": '"""As sim.atlas.folder does."""\nNAME = "sim.atlas.folders"',
        "sim.atlas": "",
        "sim.atlas.__main__": "import sim.board.run",
        "sim.atlas.folder": "if TYPE_CHECKING:\n    from sim.board import late",
    }
    files = {}
    for name, source in sources.items():
        files[name] = tmp_path / f"{name}.py"
        files[name].write_text(source, encoding="utf-8")
    found = arrows(files)
    assert found["sim.board.late"] == {"sim.atlas.folder"}
    assert found["sim.board.run"] == {"sim.atlas", "sim.atlas.__main__"}
    assert found["sim.board.each"] == {"sim.atlas.__main__", "sim.atlas.folder"}
    assert found["sim.board.quoted"] == set()
    assert set(circle({name: found[name] for name in ("sim.board.late", "sim.atlas.folder")}))
    assert set(circle({name: found[name] for name in ("sim.board.run", "sim.atlas.__main__")}))
    del found["sim.board.late"], found["sim.atlas.__main__"]
    assert circle(found) == [] and circle(within("sim", found)) != []


def test_no_folder_is_a_heap() -> None:
    folders = Counter(path.parent for path in MODULES.values() if path.name != "__init__.py")
    assert {str(folder): count for folder, count in folders.items() if count > MOST_FILES} == {}
