"""Which modules a source loads by a name in a string.

An arrow that nobody can read hides a cycle, so the name in each call of the loader has to be
computable here, or be among the KNOWN. Strings for any other purpose count as naming the modules
that they may name.
"""

import ast
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import product

from firmware import games, navigator, words
from firmware.memory import loader
from sim.bundler.syntax.imports import imported_from
from tests.imports import TREES

_LOADER = "firmware.memory.loader."
_PART = "firmware.games.load_module"
_FOLDER = "firmware.games.folder"
_IMPORT = "__import__"
# Functions that load a module by name, and which argument is the name.
_NAME_AT = {
    _IMPORT: 0,
    _LOADER + "import_named": 0,
    _LOADER + "load": 0,
    _LOADER + "load_first": 0,
    _LOADER + "read_once": 0,
    _PART: 1,
}
_SHORT = {function.rpartition(".")[2]: function for function in _NAME_AT}
# Methods with these two names are used as well.
_ALSO_METHODS = {"load", "load_module"}
_CONSTANTS = {
    _LOADER + "DOT": loader.DOT,
    "firmware.navigator.SCREENS": navigator.SCREENS,
    "firmware.words._TEXT": words._TEXT,
}
# The same by their last names, wherever they are imported from.
_PARTS = {name.rpartition(".")[2]: text for name, text in _CONSTANTS.items()}
_FOLDERS = frozenset(game[1] for game in games.GAMES)
_OPEN = "*"  # in a pattern: any part of a name
_TEXTS = ast.Constant | ast.JoinedStr | ast.FormattedValue | ast.BinOp
_WORDS = ("firmware.text.*", "firmware.*.text.*")

# Calls whose name is only known at run time: the module, the call, and patterns of all modules that
# it can load. None: it passes on its caller's name, and the caller is checked.
KNOWN: dict[tuple[str, str], tuple[str, ...] | None] = {
    ("firmware.code", "__import__('boards.' + name)"): ("boards.*",),
    ("firmware.configuration", "import_named('firmware.themes.' + name)"): ("firmware.themes.*",),
    ("firmware.touch.wording", "import_named('firmware.touch.said.' + language)"): (
        "firmware.touch.said.*",
    ),
    ("firmware.crash_screen", "__import__('firmware.text.' + name)"): ("firmware.text.*",),
    ("firmware.games", "import_named(folder(name) + DOT + module)"): None,
    ("firmware.games", "loader.load(module, _engine)"): ("firmware.*.game",),
    ("firmware.memory.loader", "__import__('firmware.' + name[len(_PACKAGE):])"): None,
    ("firmware.memory.loader", "import_named(name)"): None,
    ("web.lessons.guard", "builtins.__import__"): None,
    ("firmware.memory.loader", "import_named(package)"): None,
    ("firmware.memory.loader", "load(first_of(names), owner)"): None,
    ("firmware.navigator", "loader.load_first(names, owner)"): (
        "firmware.screens.*",
        "firmware.*.screens.*",
    ),
    ("firmware.number_drop.computer_player", "import_named('firmware.guests.' + name)"): (
        "firmware.guests.*",
    ),
    (
        "firmware.kept.statistics",
        "import_named(first_of((folder(name) + DOT + 'statistics', _PLAIN)))",
    ): (*(game[1] + ".statistics" for game in games.GAMES), "firmware.kept.scores_alone"),
    ("firmware.touch.glass", "import_named(first_of([own, 'firmware.touch.gesture']))"): (
        "firmware.*.touch",
        "firmware.touch.gesture",
    ),
    ("firmware.words", "loader.read_once(folder + _TEXT + _ENGLISH)"): _WORDS,
    ("firmware.words", "loader.read_once(name)"): _WORDS,
    ("firmware.words", "loader.load(_SHARED + _TEXT + language, _always)"): ("firmware.text.*",),
    ("sim.exercises.faults.theme", "import_named('firmware.themes.' + name)"): (
        "firmware.themes.*",
    ),
    ("sim.exercises.faults.theme", "import_named('firmware.themes.' + other)"): (
        "firmware.themes.*",
    ),
    ("sim.exercises.language", "import_named(f'firmware.text.{name}')"): ("firmware.text.*",),
    ("sim.exercises.player", "import_named(f'firmware.guests.{name}')"): ("firmware.guests.*",),
    ("web.lessons.checks", "import_named('firmware.guests.' + GUEST)"): ("firmware.guests.*",),
    ("web.lessons.checks", "import_named('firmware.text.' + name)"): ("firmware.text.*",),
}


@dataclass(frozen=True)
class Named:
    """A call, and the modules that it can load, or none if that cannot be determined."""

    line: int
    text: str
    modules: frozenset[str] = frozenset()
    is_known: bool = False  # whether it is among the KNOWN


def named(source: str, module: str, modules: Collection[str]) -> list[Named]:
    """Return all calls that load one of `modules` by name."""
    if not any(name in source for name in _SHORT):  # true of most sources, and parsing takes time
        return []
    return list(_Reader(ast.parse(source), module, modules).read())


def unread(source: str, module: str, modules: Collection[str], file: str) -> list[str]:
    """Return one line for each call whose modules cannot be determined."""
    return [
        f"{file}:{call.line} loads what cannot be read: {call.text}"
        for call in named(source, module, modules)
        if not call.modules and not call.is_known
    ]


def spelled(source: str, module: str, modules: Collection[str]) -> set[str]:
    """Return those of `modules` that strings of a source may name.

    Anything computed may be any part of a name, and so may what follows a final dot. A leading dot
    may follow firmware/ or a game's folder in it. A package that is named may be run, so its
    __main__ counts.
    """
    found: set[str] = set()
    for text in set(_texts(ast.parse(source), module)):
        for name in _whole(text):
            pattern = r"\w+".join(map(re.escape, re.split(r"\*+", name)))
            either = re.compile(rf"{pattern}(\.__main__)?")
            found.update(filter(either.fullmatch, modules))
    return found


def _texts(tree: ast.Module, module: str) -> Iterator[str]:
    """Yield the strings in a source, except those handled where they are passed."""
    handed_on = {text for (place, text), to in KNOWN.items() if place == module and to is None}
    left_out: set[ast.AST] = set()
    parts: set[ast.AST] = set()  # of longer strings, which determine how they continue
    for node in ast.walk(tree):
        if handed_on and isinstance(node, ast.Call) and ast.unparse(node) in handed_on:
            left_out.update(ast.walk(node))
        if node in left_out or not isinstance(node, _TEXTS):
            continue
        text = _spelling(node)
        yield text
        if text.endswith(".") and text[:-1] not in TREES and node not in parts:
            yield text + _OPEN
        parts.update(ast.iter_child_nodes(node))


def _spelling(node: ast.expr) -> str:
    """Return a string as far as it is literal, with an asterisk for each other part."""
    match node:
        case ast.Constant(str(text)):
            return text
        case ast.JoinedStr(values):
            return "".join(map(_spelling, values))
        case ast.FormattedValue(value):
            return _spelling(value)
        case ast.BinOp(left, ast.Add(), right):
            return _spelling(left) + _spelling(right)
        case ast.Name(name) | ast.Attribute(_, name) if name in _PARTS:
            return _PARTS[name]
    return _OPEN


def _whole(text: str) -> Iterator[str]:
    """Yield the full names of modules that a pattern may mean."""
    top, dot, rest = text.partition(".")
    if top in TREES and rest:
        yield text
    elif top == _OPEN and re.search(r"\w", rest):
        yield from (home + dot + rest for home in ("firmware", *_FOLDERS))


class _Reader:
    """Analyses the calls of one source."""

    def __init__(self, tree: ast.Module, module: str, modules: Collection[str]) -> None:
        self._tree = tree
        self._module = module
        self._modules = modules
        self._meant: dict[str, str] = {}  # what is imported or defined here, by its name here
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                self._meant[node.name] = f"{module}.{node.name}"
        is_package = any(name.startswith(module + ".") for name in modules)
        for imported in ast.walk(tree):
            if isinstance(imported, ast.ImportFrom):
                base = imported_from(imported, module, is_package)
                for alias in imported.names:
                    self._meant[alias.asname or alias.name] = f"{base}.{alias.name}"
            elif isinstance(imported, ast.Import):
                for alias in imported.names:
                    top = alias.name.partition(".")[0]
                    self._meant[alias.asname or top] = alias.name if alias.asname else top
        stored = [
            node.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
        ]
        stored += [node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)]
        # Names that have the same value throughout the file.
        self._values = {
            node.targets[0].id: node.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and stored.count(node.targets[0].id) == 1
        }
        self._stored = set(stored)

    def read(self) -> Iterator[Named]:
        """Yield all uses of the functions that load modules, calls or not."""
        read: set[ast.expr] = set()
        for node in ast.walk(self._tree):
            if isinstance(node, ast.Call):
                function = self._function(node.func)
                if function:
                    read.add(node.func)
                    if function == _LOADER + "load_first":
                        read.update(node.args[1:])
                    yield self._named(node, self._reach(function, node))
            elif isinstance(node, ast.Name | ast.Attribute) and node not in read:
                if isinstance(node.ctx, ast.Load) and self._function(node):
                    yield self._named(node, frozenset())  # under another name it would be missed

    def _named(self, node: ast.expr, modules: frozenset[str]) -> Named:
        text = ast.unparse(node)
        place = (self._module, text)
        if modules or place not in KNOWN:
            return Named(node.lineno, text, modules)
        patterns = KNOWN[place] or ()
        reached = {name for name in self._modules for one in patterns if fnmatchcase(name, one)}
        return Named(node.lineno, text, frozenset(reached), True)

    def _function(self, node: ast.expr) -> str:
        """Return the full name of a function that loads modules; "" for any other."""
        meant = self._dotted(node)
        if meant in _NAME_AT:
            return meant
        match node:
            case ast.Attribute(ast.Name("games"), "load_module"):  # whatever `games` is there
                return _PART
            case ast.Attribute(_, name) if name not in _ALSO_METHODS:
                return _SHORT.get(name, "")
            case ast.Name(name) if name not in self._meant.keys() | self._stored:
                return _SHORT.get(name, "")
        return ""

    def _dotted(self, node: ast.expr) -> str:
        match node:
            case ast.Name(name):
                return self._meant.get(name, "")
            case ast.Attribute(value, name):
                return f"{self._dotted(value)}.{name}"
        return ""

    def _reach(self, function: str, call: ast.Call) -> frozenset[str]:
        at = _NAME_AT[function]
        if len(call.args) <= at or any(isinstance(one, ast.Starred) for one in call.args):
            return frozenset()
        name = call.args[at]
        texts: set[str] | None
        if function == _PART:
            parts = self._texts(name)
            game = self._texts(call.args[0]) or set(games.NAMES)
            homes = {one[1] for one in games.GAMES if one[0] in game}
            texts = parts and {f"{home}.{part}" for home in homes for part in parts}
        elif function == _LOADER + "load_first" and isinstance(name, ast.List | ast.Tuple):
            found = [self._texts(one) for one in name.elts]
            texts = None if None in found else set().union(*(one or set() for one in found))
        else:
            texts = self._texts(name)
        return frozenset(text for text in texts or () if text in self._modules)

    def _texts(self, node: ast.expr) -> set[str] | None:
        """Return all strings that an expression can be, or None if that is open."""
        match node:
            case ast.Constant(str(text)):
                return {text}
            case ast.BinOp(left, ast.Add(), right):
                return self._joined([left, right])
            case ast.JoinedStr(values):
                return self._joined(values)
            case ast.FormattedValue(value, -1, None):
                return self._texts(value)
            case ast.IfExp(_, yes, no):
                found = [self._texts(yes), self._texts(no)]
                return None if None in found else set().union(*(one or set() for one in found))
            case ast.Call(function) if self._dotted(function) == _FOLDER:
                return set(_FOLDERS)
            case ast.Name(name) if name in self._values:
                return self._texts(self._values[name])
            case ast.Name() | ast.Attribute() if self._dotted(node) in _CONSTANTS:
                return {_CONSTANTS[self._dotted(node)]}
        return None

    def _joined(self, nodes: list[ast.expr]) -> set[str] | None:
        found = [self._texts(node) for node in nodes]
        if None in found:
            return None
        return {"".join(texts) for texts in product(*(one or set() for one in found))}
