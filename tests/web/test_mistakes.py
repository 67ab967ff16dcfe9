"""Mistakes in a pupil's file are named before it runs, and no valid Python is taken for one."""

import json
import subprocess
from pathlib import Path

import pytest

from sim.players.twin import node
from sim.project import ROOT

SCRIPT = ROOT / "web" / "page" / "lessons" / "mistakes.js"
CALL = """
import { readFileSync } from "node:fs";
const { [process.argv[2]]: call } = await import(`data:text/javascript;base64,${
  readFileSync(process.argv[1]).toString("base64")}`);
const calls = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(calls.map((values) => call(...values))));
"""
COLOURS, LANGUAGE, PLAYER = 1, 2, 5


def called(name: str, *calls: list[object]) -> list[object]:
    """Return the results of calling a function of the script with each list of values."""
    command = [str(node()), "--input-type=module", "-e", CALL, "--", str(SCRIPT), name]
    text = json.dumps(calls)
    run = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    found: list[object] = json.loads(run.stdout)
    return found


HEAD = "def choose(game, legal):\n"


@pytest.mark.parametrize(
    ("number", "text", "found"),
    [
        (PLAYER, "def choose(game, legal)\n    return 0\n", [["noColon", 1]]),
        (PLAYER, HEAD + "    best = legal.nth(0\n    return best\n", [["noClosing", 2, "("]]),
        (PLAYER, HEAD + "    return legal.nth(0))\n", [["noOpening", 2, ")"]]),
        (PLAYER, HEAD + "return legal.nth(0)\n", [["noIndent", 2]]),
        (PLAYER, HEAD + "    if game.player = 1:\n        return 0\n", [["equals", 2]]),
        (PLAYER, HEAD + "    a = 1\n      b = 2\n", [["extraIndent", 3]]),
        (PLAYER, HEAD + "    if a:\n        b = 1\n      c = 2\n", [["unevenIndent", 4]]),
        (PLAYER, HEAD + "    sleep(3)\n    input()\n", [["noSleep", 2], ["noInput", 3]]),
        (PLAYER, HEAD + "    print('hi)\n", [["noQuote", 2]]),
        (COLOURS, 'COLORS = {\n    "ink": 0x123456,\n}\n', [["spelling", 1, "COLORS", "COLOURS"]]),
        (COLOURS, 'COLOURS = {\n    "ink": 0x123456\n    "bar": 0,\n}\n', [["noComma", 2]]),
        (PLAYER, HEAD + '    """input(), sleep(1): if a = 1"""\n    return 0\n', []),
    ],
)
def test_a_mistake_is_named(number, text, found):
    assert called("mistakes", [number, text]) == [found]


def test_no_valid_python_is_taken_for_a_mistake():
    folders = ("engine", "firmware", "boards", "sim", "web", "tests")
    files = [path for folder in folders for path in Path(ROOT, folder).rglob("*.py")]
    texts = [path.read_text("utf-8") for path in files]
    assert len(files) > 1000
    found = called("mistakes", *([LANGUAGE, text] for text in texts))
    assert [path.name for path, one in zip(files, found, strict=True) if one] == []


@pytest.mark.parametrize(
    ("pasted", "text"),
    [
        ("A = \u201cB\u201d\r\n", 'A = "B"\n'),
        ("A = \u00abB\u00bb", 'A = "B"'),
        ("\tif a:\n\t\tb = \u2018c\u2019", "    if a:\n        b = 'c'"),
        ('A = "L\u2019\u201cB\u201d"', 'A = "L\u2019\u201cB\u201d"'),  # belongs to the text
        ("a\u00a0=\u202f1\u200b\ufeff", "a = 1"),
    ],
)
def test_what_only_looks_right_is_tidied(pasted, text):
    assert called("tidied", [pasted]) == [text]
