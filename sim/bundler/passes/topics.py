"""Splits the texts of each language into data, one file per topic.

A topic is a class in firmware/text/<language>.py, or in a game's file of that name. It becomes
<topic>_<language>.json in the same folder, which boards read separately. Anything that a language
lacks, be it part of a tuple, a text, a topic or a game's whole file, is filled in from English. So
boards need no fallback, and firmware/words.py becomes shorter.

As a module, each topic would cost two names, and each text of up to ten letters another one, all of
which stay in memory for good. The texts that are always in memory remain a module: there a name
takes 24 bytes less. So do those of the crash screen: crash_screen.py imports them directly, since
reading data might take the very memory that ran out.

Assumes that a language's file contains only assignments and classes of them. Up to `compilation`
the data stays in this form, so that its names are shortened like all others.

Refuses, by ValueError, a topic that English does not have, because nothing would ask for it. It
also refuses a text that cannot be evaluated from its topic alone, such as one without quotes.
"""

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from sim import languages
from sim.bundler.program import Program, Trees

_TEXT = "text"  # the name of the folders
_SHARED = Path("firmware", _TEXT)
_READER = Path("firmware", "words.py")
# Topics that stay modules: those always in memory, and those needed after the program has failed.
_MODULES = ("", "crash")
_NOWHERE = -1  # the line number of statements that are not in the sources
_ON_A_BOARD = """
import json
from firmware.memory.loader import load, unload

class Topic:
    pass

_always = []

def of_language(language):
    unload(_always)
    return load("firmware.text." + language, _always)

def of_topic(topic, language, folder="firmware"):
    file = open(folder + ".text." + topic + "_" + language + ".json")
    words = Topic()
    for name, word in json.load(file).items():
        setattr(words, name, _whole(word))
    file.close()
    return words

def _whole(word):
    return tuple(map(_whole, word)) if isinstance(word, list) else word
"""


def run(program: Program) -> None:
    """Split all files of texts, and adapt the firmware's reader."""
    trees = program.trees
    for place, tree in trees.items():
        if _is_words(place):
            _check(place, tree)
    folders = sorted({place.parent for place in trees if _is_words(place)})
    spoken = [place.stem for place in trees if place.parent == _SHARED and _is_words(place)]
    for folder in folders:
        _cut(trees, folder, spoken, program.data)
    if _READER in trees:
        trees[_READER].body = ast.parse(_ON_A_BOARD).body
        for node in trees[_READER].body:
            node.lineno = _NOWHERE


def _is_words(place: Path) -> bool:
    return place.parent.name == _TEXT and place.name != "__init__.py"


def _check(place: Path, tree: ast.Module) -> None:
    """Raise ValueError for a text that cannot be evaluated.

    Checked here because later passes know neither the file nor its lines.
    """
    bodies = [node.body for node in tree.body if isinstance(node, ast.ClassDef)]
    bodies.append([node for node in tree.body if not isinstance(node, ast.ClassDef)])
    for body in bodies:
        values: dict[str, object] = {}
        for word in (node for node in body if isinstance(node, ast.Assign)):
            try:
                exec(ast.unparse(word), values)
            except Exception as error:  # a user's expression may fail in any way
                line = word.value.lineno  # the text's own is numbered across all modules by now
                why = f"{type(error).__name__}: {error}"
                raise ValueError(f"{place.as_posix()}, line {line}: {why}") from error


def _cut(trees: Trees, folder: Path, spoken: Iterable[str], data: set[Path]) -> None:
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
            trees[target] = ast.Module(body, [])
            if topic not in _MODULES:
                data.add(target)


def _completed(own: list[ast.stmt], english: Mapping[str, Any]) -> list[ast.stmt]:
    """Return a topic's statements, completed with the English texts that it lacks."""
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


def _expression(value: Any) -> ast.expr:
    return ast.parse(repr(value), mode="eval").body
