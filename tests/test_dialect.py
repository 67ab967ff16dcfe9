"""The dialect check catches what boards lack, and nothing else. `make lint` runs it on our code."""

from pathlib import Path

import pytest

from sim.bundler.drive import is_for_types
from tests import dialect
from tests.imports import needs_hardware, project_modules
from tests.vm import machine

MISSING = {
    "match statement": "match row:\n    case 1:\n        pass",
    "except*": "try:\n    drop()\nexcept* ValueError:\n    pass",
    "positional-only": "def drop(row, /):\n    pass",
    "* inside a list": "rows = [*cells]",
    "* inside a list, tuple": "rows = (*cells, 1)",
    "** inside a dict": "rows = {**cells}",
    "parenthesised with": "with (open('a') as a, open('b') as b):\n    pass",
    "slice with a step": "rows = cells[::2]",
    "f-string with =": "text = f'{row=}'",
    "f-string with = ": "text = f'{row + 1 = !r:>4}'",
    "import of typing": "from typing import Any",
    "import of enum": "import enum",
    "import of dataclasses": "from dataclasses import dataclass",
    "import of functools": "import functools",
    "import of itertools": "import itertools",
    "import of contextlib": "import contextlib",
    "import of string": "import string",
    "import of threading": "import threading",
    "import of logging": "import logging",
    "import of datetime": "import datetime",
    "import of asyncio": "import asyncio",
    "import of collections.abc": "import os.path, asyncio.events as events",
    ".bit_count()": "mask.bit_count()",
    ".zfill()": "text.zfill(3)",
    ".ljust()": "text.ljust(3)",
    ".rjust()": "text.rjust(3)",
    ".removeprefix()": "text.removeprefix('a')",
    ".isalnum()": "text.isalnum()",
    ".isascii()": "text.isascii()",
    ".title()": "'drop'.title()",
    ".translate()": "text.translate(table)",
    "split(maxsplit": "text.split(maxsplit=1)",
    "del of a bytearray": "rows = bytearray(3)\ndel rows[0]",
    "del of a bytearray's": "self.rows = bytearray(3)\ndel self.rows[0:2]",
    "bytearray.pop()": "rows = bytearray(3)\nrows.pop()",
    "a number in a bytearray": "rows = bytearray(3)\n3 in rows",
    "a number in a bytearray ": "3 not in combos.cells[:size]",
    "next() with a default": "next(rows, None)",
    "format()": "format(3, 'x')",
    "vars()": "vars(sheet)",
    "keyword in a class": "class Sheet(metaclass=Meta):\n    pass",
    "attribute on a function": "def drop():\n    pass\ndrop.count = 0",
    "struct.Struct": "import struct\nROW = struct.Struct('<H')",
    "struct.Struct:": "from struct import Struct",
    "FileNotFoundError": "try:\n    pass\nexcept FileNotFoundError:\n    pass",
    "RecursionError": "try:\n    pass\nexcept (ValueError, RecursionError):\n    pass",
    "random.shuffle": "import random\nrandom.shuffle(tiles)",
    "random.shuffle:": "from random import shuffle",
    "__slots__": "class Sheet:\n    __slots__ = ('rows',)",
    "__setattr__": "class Sheet:\n    def __setattr__(self, name, value):\n        pass",
    "__del__": "class Sheet:\n    def __del__(self):\n        pass",
    "pow()": "pow(3, -1, 7)",
    "decode('ascii')": "text.decode('ascii')",
    "decode('ascii') ": "text.decode(encoding='ascii')",
    "print(flush": "print(1, flush=True)",
    "mpy-cross": "async def drop():\n    [await row async for row in rows]",
}

FINE = [
    "try:\n    from typing import Any\nexcept ImportError:\n    pass",
    "try:\n    import typing\nexcept (ImportError, ValueError):\n    typing = None",
    "import random\nrandom.randrange(6)",
    "import struct\nstruct.pack('<H', 1)",
    "from engine.number_drop import game",
    "if (row := rows[1]):\n    print(f'{row == 1} {row!r:>3} {row:x} {{row=}} {call(row=1)}')",
    "def drop(row, *, turned=False):\n    yield from rows",
    "rows = cells[1:3] + cells[:1]",
    "drop(*rows, **options)",
    "first, *others = rows",
    "text.split(' ', 1)",
    "tiles = {}\ndel tiles['A']",
    "rows = bytearray(3)\nrows[0:2] = b'ab'\nstack.pop()",
    "3 in bytes(combos.cells[:size])\n'A' in text[1:3]\nb'ab' in bytearray(3)",
    "next(rows)",
    "text.format(3)\n'{}'.format(3)",
    "def format(row):\n    return row\nformat(3)",
    "class Sheet(Grid):\n    def __init__(self):\n        super().__init__()",
    "def drop():\n    pass\nsheet.drop = drop",
    "with open('a') as a, open('b') as b:\n    pass",
    "with (lock):\n    pass",
    "pow(3, 2, 7)",
    "text.decode('utf-8')",
    "class Screen:\n    def title(self):\n        return self.title()",
    "from firmware import screens\nscreens.title()",
    "try:\n    pass\nexcept OSError:\n    pass",
    "def drop(row: int | None = None) -> list[int]:\n    return [row]",
    "(3).bit_length()",
]


@pytest.mark.parametrize("what", MISSING)
def test_what_boards_lack_is_caught(what):
    found = dialect.check(MISSING[what], "drop.py")
    expected = "asyncio.events" if what == "import of collections.abc" else what.strip()
    assert len(found) == 1, found
    assert expected in found[0]
    assert found[0].count(": ") >= 2, "the line has to say what to write instead"


@pytest.mark.parametrize("source", FINE)
def test_what_boards_have_is_left_alone(source):
    assert dialect.check(source, "drop.py") == []


def test_a_finding_names_file_line_and_remedy():
    found = dialect.check("rows = []\n\nprint(rows[::2])\n", "engine/drop.py")
    assert found == ["engine/drop.py:3: slice with a step: loop over range(start, stop, step)"]


def test_the_command_line_says_what_is_wrong(tmp_path, capsys):
    bad = Path(tmp_path, "drop.py")
    bad.write_text("import enum\n")
    assert dialect.main([str(tmp_path)]) == 1
    assert f"{bad.as_posix()}:1: import of enum" in capsys.readouterr().out
    bad.write_text("import math\n")
    assert dialect.main([str(bad)]) == 0
    assert dialect.main([str(tmp_path / "missing.py")]) == 2
    assert "no such file" in capsys.readouterr().err


def test_every_module_without_hardware_imports_in_the_32_bit_machine():
    known = project_modules("engine", "firmware")
    known = {module: path for module, path in known.items() if not is_for_types(path)}
    modules = [module for module in known if not needs_hardware(module, known)]
    assert any(module.startswith("firmware.") for module in modules)
    # One script each, so that the garbage of one import is collected before the next.
    scripts = [f"import {module}\nprint({module!r})" for module in modules]
    for compiled in (False, True):
        files = machine.tree_files("engine", "firmware", compiled=compiled)
        assert machine.run(scripts, files).splitlines() == modules
