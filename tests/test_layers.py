"""Imports point one way, from outer layers to inner ones.

The layers are engine ← firmware, boards ← firmware/code.py, and all of them ← sim. Shared modules
import no game, and no game imports another.
"""

import ast
import re
from collections.abc import Iterator

import pytest

from firmware import games
from sim.bundler.drive import INTERFACES
from tests.arrows import arrows, circle
from tests.imports import (
    ROOT,
    TREES,
    Import,
    circuitpython_modules,
    imports,
    imports_of,
    project_modules,
)
from tests.named_modules import KNOWN, named, unread

MODULES = project_modules(*TREES)
JOINER = "firmware.code"
# Whose arrows are checked: tests may load anything.
LOADERS = [name for name in MODULES if not name.startswith("tests.")]
# What screens draw with; not for board files, which may use display drivers.
DRAWING = {"adafruit_display_text", "adafruit_displayio_layout", "adafruit_miniqr"}
# What every board has and only computes.
COMPUTING = {"array"}
# What types are made of, in addition to our own classes.
FOR_TYPES = {"collections.abc", "types", "typing", "typing_extensions"}
# They stand in for a board's own modules, and so import one another by those names.
STAND_INS = "web.machine."
FOR_STAND_INS = {"collections", "framebuf"}
# What would tie the engine to one environment; all it may do is compute.
OUTSIDE_WORLD = {"print", "open", "input", "exec", "eval", "__import__"}
# Where a game is a folder, or a module; everything next to it is shared.
ATLASES = "sim.atlas.by_game."
HOMES = ("engine.", "firmware.", "sim.protocol.", ATLASES)
GAME = "|".join(games.NAMES)
OF_A_GAME = re.compile(rf"(?:{'|'.join(map(re.escape, HOMES))})({GAME})(?:\.|$)")
# Players of Number Drop only, using its engine. Their list in the package itself is shared.
GUESTS = "firmware.guests."
GUESTS_GAME = "number_drop"
THE_LIST = "firmware.games"
# Strings that contain the name of a game for another reason: a file name older than the second
# game.
OTHERWISE_NAMED = {("firmware.kept.board_memory", "number_drop.tape")}


def wrong_arrows(module: str, found: list[Import]) -> list[str]:
    """Return a line for each forbidden import in `module`, according to its folder."""
    return [
        f"{module}:{target.line} imports {target.module}"
        for target in found
        if not _is_allowed(module, target)
    ]


def game_of(name: str) -> str:
    """Return the game of the dotted `name`, by its module or folder; "" for none."""
    if name.startswith(GUESTS):
        return GUESTS_GAME
    found = OF_A_GAME.match(name)
    return found[1] if found else ""


def _enters_a_game(module: str, target: str) -> bool:
    """Return whether an import leads into a game's folder from outside it."""
    game = game_of(target)
    if not game or module.startswith("tests."):
        return False
    if module.startswith(GUESTS) and target.startswith("firmware."):
        return not target.startswith(GUESTS)
    # Modules that are not shared by games, such as sim/analysis.py, may know those that they are
    # for.
    is_open = not f"{module}.".startswith(HOMES) and not target.startswith(ATLASES)
    return not is_open and game_of(module) != game


def games_named(module: str, source: str) -> list[str]:
    """Return a line for each string that names a game other than the module's own.

    The list of games names them in its tables and types, but its functions do not.
    """
    tree = ast.parse(source)
    return [
        f"{module}:{line} names {text}"
        for line, text in _strings(_bodies(tree) if module == THE_LIST else tree)
        for game in re.findall(rf"\b({GAME})\b", text) or [game_of(text)]
        if game not in ("", game_of(module)) and (module, text) not in OTHERWISE_NAMED
    ]


def _bodies(tree: ast.Module) -> ast.Module:
    """Return the bodies of a source's functions, without their types."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return ast.Module([line for function in functions for line in function.body], [])


def _strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield all strings of a source except docstrings, with their lines."""
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(text)) if id(node) not in alone:
                yield node.lineno, text


def _is_allowed(module: str, target: Import) -> bool:
    if _enters_a_game(module, target.module):
        return False
    folder = module.split(".")[0]
    top = target.module.split(".")[0]
    is_interface = INTERFACES in module.split(".")  # no board loads these
    if INTERFACES in target.module.split("."):
        return target.for_types or is_interface or module.startswith("tests.")
    if top == folder:
        return True
    if (target.for_types or is_interface) and target.module in FOR_TYPES:
        return True
    if folder == "engine":
        return top in COMPUTING or (target.guarded and top in {"micropython", "typing"})
    if target.guarded and top == "typing":
        return True
    if folder == "boards":
        is_driver = top.startswith("adafruit_") and top not in DRAWING
        return is_driver or top in circuitpython_modules()
    if folder == "firmware":
        if top == "boards":
            return module == JOINER
        return top == "engine" or top.startswith("adafruit_") or top in circuitpython_modules()
    if module.startswith(STAND_INS):
        return STAND_INS + target.module in MODULES or top in FOR_STAND_INS
    return folder == "tests" or top != "tests"


@pytest.mark.parametrize("tree", TREES)
def test_imports_point_the_right_way(tree):
    names = [name for name in MODULES if name.split(".")[0] == tree]
    wrong = [line for name in names for line in wrong_arrows(name, imports_of(name, MODULES))]
    assert wrong == []


def test_only_the_list_names_games_by_strings():
    names = [name for name in MODULES if f"{name}.".startswith(HOMES)]
    assert [line for name in names for line in games_named(name, source_of(name))] == []
    assert games_named("firmware.app", source_of(THE_LIST)) != [], "there is something to check"
    for module, text in OTHERWISE_NAMED:
        assert f'"{text}"' in source_of(module)


def source_of(name: str) -> str:
    """Return the source of a module."""
    return MODULES[name].read_text(encoding="utf-8")


def test_no_module_leads_back_to_itself():
    found = arrows({name: MODULES[name] for name in LOADERS})
    assert circle(found) == []
    assert "firmware.number_drop.lessons" in found["firmware.screens.tutorial"]
    assert "firmware.themes.light" in found["firmware.configuration"], "there is something to check"
    assert "firmware.drop_it.game" in found["firmware.games"]
    assert "firmware.drop_it.statistics" in found["firmware.kept.statistics"]
    assert {"firmware.text.fr", "firmware.drop_it.text.en"} <= found["firmware.words"]
    assert "sim.atlas.by_game.drop_it" in found["sim.atlas.catalogue"]


def test_each_name_in_a_string_is_read():
    lines = [
        line
        for name in LOADERS
        for line in unread(
            source_of(name), name, MODULES, MODULES[name].relative_to(ROOT).as_posix()
        )
    ]
    assert lines == []


def test_each_known_call_is_there_and_reaches_modules():
    found = {
        (name, call.text): len(call.modules)
        for name in LOADERS
        for call in named(source_of(name), name, MODULES)
        if call.is_known
    }
    assert found.keys() == KNOWN.keys()
    assert [place for place, patterns in KNOWN.items() if patterns and not found[place]] == []


def test_the_engine_only_computes():
    calls = [
        f"{name}:{node.lineno} calls {node.func.id}"
        for name, path in MODULES.items()
        if name.split(".")[0] == "engine"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in OUTSIDE_WORLD
    ]
    assert calls == []


GUARDED = "try:\n    from {} import const\nexcept ImportError:\n    pass"


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engine.rng", "import random"),
        ("engine.rng", "from micropython import const"),
        ("engine.rng", GUARDED.format("os")),
        ("engine.rng", "from firmware import theme"),
        ("engine.rng", "def roll():\n    import time"),
        ("engine.rng", "if TYPE_CHECKING:\n    from firmware import theme"),
        ("engine.rng", "from collections.abc import Iterator"),
        ("firmware.app", "from firmware.interfaces import screen"),
        ("engine.number_drop.game", "from ...firmware import theme"),
        ("boards.pygamer", "from engine import rng"),
        ("boards.pygamer", "from firmware import app"),
        ("boards.pygamer", "import adafruit_display_text"),
        ("firmware.app", "from boards import pygamer"),
        ("firmware.app", "__import__('boards.' + name)"),
        ("firmware.app", "__import__(name)"),
        ("firmware.app", "import sim.referee"),
        ("firmware.app", "import subprocess"),
        ("sim.referee", "from tests import oracle"),
        ("web.machine.displayio", "from firmware import theme"),
    ],
)
def test_a_wrong_arrow_is_caught(module, source):
    assert len(wrong_arrows(module, imports(source, module, False, MODULES))) == 1


WAYS = [
    "{}",
    "def late():\n    {}",
    "if TYPE_CHECKING:\n    {}",
    "try:\n    {}\nexcept ImportError:\n    pass",
]
