"""Cuts the files of words into a module for each topic.

Each language has its own.

A topic is a class in firmware/text/<language>.py, or in the file of that name of a game. Its
module, <topic>_<language>.py, stands beside where that was, and a board loads it alone. What a
language lacks, the end of a word, a word, a topic or a game's whole file, stands in its modules in
English. So a board need not look for anything, and firmware/words.py becomes two calls.

A text of at most ten letters would be a name, and stay in memory for good. So a topic has some of
these as one text, which is split as the module is loaded. What is always in memory is left as it
is: as a name a text takes 24 bytes less.

Assumes that a language's file has nothing but assignments and such classes of them.

Refuses, by ValueError, a topic that English has not: nobody would ask for it. Nor may a short text
have a line break, which is where they are split.
"""

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from sim import languages
from sim.bundler.program import Program, Trees

_TEXT = "text"  # the folders' name
_SHARED = Path("firmware", _TEXT)
_READER = Path("firmware", "words.py")
_NAME = 10  # letters that a text has at most which a board keeps as a name
_TOGETHER = 6  # such texts: each takes a word of the stack as its module is loaded
_BETWEEN = "\n"  # what is between them
_LASTING = ("",)  # topics that stay in memory: what stands outside them
_NOWHERE = -1  # the line in the sources of what is in none of them
_ON_A_BOARD = """
from firmware.loader import TEXT, borrow, load_only

def of_language(language):
    return load_only(TEXT, "firmware.text." + language)

def of_topic(topic, language, folder="firmware"):
    return borrow(folder + ".text." + topic + "_" + language)
"""


def run(program: Program) -> None:
    """Cut all files of words, and let the firmware read what comes of them."""
    trees = program.trees
    folders = sorted({place.parent for place in trees if _is_words(place)})
    spoken = [place.stem for place in trees if place.parent == _SHARED and _is_words(place)]
    for folder in folders:
        _cut(trees, folder, spoken)
    if _READER in trees:
        trees[_READER].body = ast.parse(_ON_A_BOARD).body
        for node in trees[_READER].body:
            node.lineno = _NOWHERE


def _is_words(place: Path) -> bool:
    return place.parent.name == _TEXT and place.name != "__init__.py"


def _cut(trees: Trees, folder: Path, spoken: Iterable[str]) -> None:
    model = trees[folder / f"{languages.ENGLISH}.py"]
    english = languages.words(ast.unparse(model))
    for language in spoken:
        place = folder / f"{language}.py"
        own = trees.pop(place) if place in trees else ast.Module([], [])
        parts = {node.name: node.body for node in own.body if isinstance(node, ast.ClassDef)}
        parts[""] = [node for node in own.body if not isinstance(node, ast.ClassDef)]
        if unknown := sorted(parts.keys() - english.keys() - {""}):
            raise ValueError(f"{place}: English has no topic {unknown[0]}")
        for topic, words in english.items():
            target = folder / f"{topic}_{language}.py" if topic else place
            body = _completed(parts.get(topic, []), words)
            trees[target] = ast.Module(body if topic in _LASTING else _joined(body, target), [])


def _completed(own: list[ast.stmt], english: Mapping[str, Any]) -> list[ast.stmt]:
    """Return the statements of a topic, with what they lack of the English words."""
    body = [node for node in own if not isinstance(node, ast.Expr)]
    known = set()
    for node in body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Tuple(parts)):
                known.add(name)
                parts += [_expression(part) for part in english.get(name, ())[len(parts) :]]
            case ast.Assign([ast.Name(name)]):
                known.add(name)
    missing = {name: value for name, value in english.items() if name not in known}
    return body + [
        ast.Assign([ast.Name(name, ast.Store())], _expression(value), lineno=_NOWHERE)
        for name, value in missing.items()
    ]


def _joined(body: Iterable[ast.stmt], place: Path) -> list[ast.stmt]:
    """Return the statements of a topic's module with its short texts in a few long ones."""
    short: list[tuple[ast.expr, str]] = []
    found = []
    for node in body:
        match node:
            case ast.Assign([ast.Name() as name], ast.Constant(str(text))) if len(text) <= _NAME:
                if _BETWEEN in text:
                    raise ValueError(f"{place}: {ast.unparse(name)} is short and has a line break")
                short.append((name, text))
            case _:
                found.append(node)
    for at in range(0, len(short), _TOGETHER):
        names, texts = zip(*short[at : at + _TOGETHER], strict=True)
        split = ast.parse(f"{_BETWEEN.join(texts)!r}.split({_BETWEEN!r})", mode="eval").body
        target = ast.Tuple([*names], ast.Store())
        found.append(ast.Assign([target], split, lineno=_NOWHERE))
    return found


def _expression(value: Any) -> ast.expr:
    return ast.parse(repr(value), mode="eval").body
