"""Names that do not belong to the project, and are not shortened.

Two rules find them, as neither is sufficient:

- A name that the program reads but never binds belongs to somebody else.
- A name that Python or CircuitPython has is theirs, even if the program also binds it:
  `read` may be the program's own method in one place and a file's in the next.

CircuitPython's modules without stubs have fewer names than CPython's, so all of CPython's count. Of
the 123 modules with stubs, only those count that the program, its board files or its libraries
import, and those that these import: the program never gets an object of any other. If all of them
counted, 45 of the program's names could not be exchanged for free ones.
"""

import ast
import builtins
import importlib
import io
import keyword
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib import metadata
from pathlib import Path

from sim.bundler.syntax.trees import walk

_WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_DOCSTRING = re.compile(r'"{3}.*?"{3}', re.DOTALL)  # whose words are not names
_PRIVATE = re.compile("_[^_]")  # private names of CPython do not exist on boards
_STUBS = "circuitpython-stubs"
# The modules with stubs that count. The list is fixed so that bundles for one board and for all
# boards have the same names.
IN_REACH = frozenset(
    """
analogbufio analogio audiobusio audiocore audioio audiopwmio aurora_epaper bitmaptools board
busdisplay busio digitalio displayio epaperdisplay fontio fourwire framebufferio i2cdisplaybus
is31fl3741 keypad keypad_demux memorymap microcontroller micropython nvm paralleldisplaybus picodvi
pulseio pwmio rgbmatrix rp2pio rtc sharpdisplay supervisor tilepalettemapper traceback vectorio
videocore watchdog
""".split()
)
# CircuitPython's modules that have no stubs; CPython's have all of their names, and more.
_WITHOUT_STUBS = "binascii collections errno gc io json math os random re select struct sys time"
_CIRCUITPYTHON_ALONE = frozenset(
    ("const", "ilistdir", "ipoll", "mem_alloc", "mem_free", "print_exception", "threshold")
)
_TYPES: tuple[type, ...] = (int, float, str, bytes, bytearray, list, tuple, dict, set, frozenset)
_TYPES += (object, type, range, slice, memoryview, property, StopIteration, OSError, UnicodeError)
_TYPES += (io.BytesIO, io.FileIO, io.StringIO, io.TextIOWrapper)  # files


def never_bound(trees: Iterable[ast.AST]) -> set[str]:
    """Return the names that modules use but never define."""
    used: set[str] = set()
    bound: set[str] = set()
    for tree in trees:
        for node in walk(tree):
            used.update(_used(node))
            bound.update(_bound(node))
    return used - bound


def _used(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(name) | ast.Attribute(_, name) | ast.keyword(str(name)):
            yield name
        case ast.alias(name):
            yield from name.split(".")


def _bound(node: ast.AST) -> Iterator[str]:
    """Yield the names that a node binds, which excludes keywords of calls and bare imports."""
    match node:
        case ast.Name(name) | ast.Attribute(_, name) if not isinstance(node.ctx, ast.Load):
            yield name
        case ast.FunctionDef(name) | ast.ClassDef(name) | ast.arg(name):
            yield name
        case ast.alias(_, str(name)) | ast.ExceptHandler(_, str(name)):
            yield name


@lru_cache(maxsize=None)
def stubs() -> Mapping[str, str]:
    """Return the stubs of CircuitPython's modules, by module name."""
    found: dict[str, str] = {}
    for file in metadata.files(_STUBS) or ():
        if file.suffix == ".pyi" and "board_definitions" not in file.parts:
            module = file.with_suffix("").parts[0].removesuffix("-stubs")
            text = Path(str(file.locate())).read_text(encoding="utf-8")
            found[module] = found.get(module, "") + text
    return found


@lru_cache(maxsize=None)
def known() -> frozenset[str]:
    """Return every name of Python's builtins and of CircuitPython's modules in reach."""
    found = {*dir(builtins), *keyword.kwlist, *sys.stdlib_module_names, *_CIRCUITPYTHON_ALONE}
    for kind in _TYPES:
        found |= set(dir(kind))
    for name in _WITHOUT_STUBS.split():
        module = importlib.import_module(name)
        kinds = [thing for thing in vars(module).values() if isinstance(thing, type)]
        for owner in (module, *kinds):
            found |= {one for one in dir(owner) if not _PRIVATE.match(one)}
    found.update(stubs())
    for name in IN_REACH:
        found.update(_WORD.findall(_DOCSTRING.sub("", stubs()[name])))
    return frozenset(found)
