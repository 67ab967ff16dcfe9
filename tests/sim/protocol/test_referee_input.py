"""The referee with any input: each line has one clear answer, and junk changes nothing."""

import json
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sim.project import ROOT
from sim.protocol.referee import Referee
from tests.referee_requests import begun, everything
from tests.sim.protocol.test_referee import BARE

COMMANDS = ["state", "legal", "act", "undo", "save", "log", "hint"]
LIMIT = 65_536

JUNK = {
    "blank": b"",
    "spaces": b"   \t ",
    "only a carriage return": b"\r",
    "no JSON": b"hello",
    "half an object": b'{"cmd":"state"',
    "two objects": b'{"cmd":"state"} {"cmd":"state"}',
    "single quotes": b"{'cmd':'state'}",
    "a comma too many": b'{"cmd":"state",}',
    "a list": b'["state"]',
    "a string": b'"state"',
    "a number": b"7",
    "null": b"null",
    "true": b"true",
    "NaN": b"NaN",
    "NaN in a key it ignores": b'{"cmd":"state","x":NaN}',
    "no cmd": b"{}",
    "cmd null": b'{"cmd":null}',
    "cmd a list": b'{"cmd":["state"]}',
    "cmd an object": b'{"cmd":{"cmd":"state"}}',
    "cmd a number": b'{"cmd":1}',
    "cmd true": b'{"cmd":true}',
    "cmd unknown": b'{"cmd":"cheat"}',
    "cmd in capitals": b'{"cmd":"STATE"}',
    "cmd of the inside": b'{"cmd":"__init__"}',
    "a lone surrogate": b'{"cmd":"\\ud800"}',
    "an escaped zero": b'{"cmd":"state\\u0000"}',
    "a raw zero": b'{"cmd":"state\0"}',
    "invalid UTF-8": b'{"cmd":"st\xffte"}',
    "cut UTF-8": b'{"cmd":"state","x":"\xc3"}',
    "surrogates as UTF-8": b'{"cmd":"state","x":"\xed\xa0\x80"}',
    "UTF-16": '{"cmd":"state"}'.encode("utf-16"),
    "Latin-1": '{"cmd":"état"}'.encode("latin-1"),
    "a number of 5000 digits": b'{"cmd":"new","players":1' + b"0" * 5000 + b"}",
    "a seed of 5000 digits": b'{"cmd":"new","players":1,"seed":' + b"9" * 5000 + b"}",
    "a seed of 4000 digits": b'{"cmd":"new","players":1,"seed":' + b"9" * 4000 + b"}",
    "a negative seed of 4000 digits": b'{"cmd":"new","players":1,"seed":-' + b"9" * 4000 + b"}",
    "players 1e400": b'{"cmd":"new","players":1e400}',
    "players NaN": b'{"cmd":"new","players":NaN}',
    "players Infinity": b'{"cmd":"new","players":-Infinity}',
    "seed NaN": b'{"cmd":"new","players":1,"seed":NaN}',
    "new without players": b'{"cmd":"new"}',
    "house null": b'{"cmd":"new","players":2,"house":null}',
    "house a string": b'{"cmd":"new","players":2,"house":"slide"}',
    "house an object": b'{"cmd":"new","players":2,"house":{"slide":true}}',
    "house true": b'{"cmd":"new","players":2,"house":true}',
    "a house rule in a list": b'{"cmd":"new","players":2,"house":[["slide"]]}',
    "a house rule null": b'{"cmd":"new","players":2,"house":[null]}',
    "a house rule NaN": b'{"cmd":"new","players":2,"house":[NaN]}',
    "a house rule unknown": b'{"cmd":"new","players":2,"house":["slide","__init__"]}',
    "a house rule with a newline": b'{"cmd":"new","players":2,"house":["sli\\nde"]}',
    "a house rule that is a lone surrogate": b'{"cmd":"new","players":2,"house":["\\ud800"]}',
    "a house rule twice": b'{"cmd":"new","players":2,"house":["slide","slide"]}',
    "a house rule 5000 times": b'{"cmd":"new","players":2,"house":[' + b'"slide",' * 5000 + b"1]}",
    "a house rule that needs rivals": b'{"cmd":"new","players":1,"house":["play_on"]}',
    "a rule of the other game": b'{"cmd":"new","game":"drop_it","players":2,"house":["slide"]}',
    "house rules, 10000 deep": b'{"cmd":"new","players":2,"house":'
    + b"[" * 10_000
    + b"]" * 10_000
    + b"}",
    "act with NaN": b'{"cmd":"act","action":{"do":"start","col":NaN}}',
    "brackets, 60000 deep": b"[" * 60_000,
    "lists, 30000 deep": b"[" * 30_000 + b"]" * 30_000,
    "objects, 10000 deep": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "action, 20000 deep": b'{"cmd":"act","action":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "data, 10000 deep": b'{"cmd":"load","data":' + b"[" * 10_000 + b"]" * 10_000 + b"}",
    "a byte too long": b'{"cmd":"state"}'.ljust(LIMIT + 1),
    "far too long": b"[" * 300_000,
    "zeros": bytes(1000),
}


def check_refused(referee: Referee, line: bytes) -> None:
    """Check that a line gets one clear error and leaves the game as it was."""
    before = everything(referee)
    answer = referee.answer(line)
    assert answer["ok"] is False, answer
    assert set(answer) == {"ok", "error"}
    assert 0 < len(answer["error"]) < 200
    assert answer["error"].isprintable()
    assert everything(referee) == before


@pytest.mark.parametrize("line", JUNK.values(), ids=JUNK)
def test_junk_gets_an_error_and_changes_nothing(line: bytes) -> None:
    check_refused(begun(), line)
    check_refused(Referee(), line)


def test_junk_of_every_kind_through_the_process_each_line_its_answer_and_no_traceback() -> None:
    lines = [b'{"cmd":"new","players":2,"seed":5}']
    for junk in JUNK.values():
        lines += [junk, b'{"cmd":"state"}']
    run = subprocess.run(
        BARE, cwd=ROOT, input=b"\n".join(lines) + b"\n", capture_output=True, timeout=60
    )
    assert (run.returncode, run.stderr) == (0, b"")
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(answers) == len(lines)
    assert [answer["ok"] for answer in answers[1::2]] == [False] * len(JUNK)
    assert answers[2::2] == [answers[0]] * len(JUNK)


def spoken(*lines: bytes, end: bytes = b"\n") -> list[bool]:
    """Return whether each of the process's answers to these lines was ok."""
    run = subprocess.run(BARE, cwd=ROOT, input=end.join(lines), capture_output=True, timeout=60)
    assert (run.returncode, run.stderr) == (0, b"")
    return [json.loads(line)["ok"] for line in run.stdout.splitlines()]


NEW = b'{"cmd":"new","players":1,"seed":1}'


@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
@pytest.mark.parametrize("after", [[b'{"cmd":"state"}', b""], []])
def test_a_line_of_65536_bytes_is_read_and_one_of_65537_refused(
    after: list[bytes], end: bytes
) -> None:
    more = [True] * len(after[:1])
    assert spoken(NEW.ljust(LIMIT), *after, end=end) == [True, *more]
    for longer in (1, 2, 3, LIMIT + 1, LIMIT + 3):
        assert spoken(NEW, NEW.ljust(LIMIT + longer), *after, end=end) == [True, False, *more]
    assert spoken(NEW, NEW.ljust(LIMIT), *after, end=end) == [True, True, *more]


def test_lines_may_end_in_crlf_and_the_last_without_a_newline() -> None:
    assert spoken(NEW, b'{"cmd":"state"}', b'{"cmd":"save"}', end=b"\r\n") == [True] * 3
    assert spoken(NEW, b'{"cmd":"state"}') == [True, True]


def test_a_blank_line_is_a_line() -> None:
    assert spoken(NEW, b"", b"", b'{"cmd":"state"}', b"") == [True, False, False, True]


@pytest.mark.parametrize("cmd", COMMANDS)
def test_without_a_game_every_command_but_new_load_and_quit_is_an_error(cmd: str) -> None:
    answer = Referee().answer(json.dumps({"cmd": cmd, "action": {"do": "roll"}}).encode())
    assert answer["ok"] is False
    assert "no game" in answer["error"]


def test_load_and_quit_need_no_game() -> None:
    referee = Referee()
    assert "saved game" in referee.answer(b'{"cmd":"load","data":"00"}')["error"]
    assert referee.answer(b'{"cmd":"quit"}') == {"ok": True}
    assert referee.done


def test_keys_that_it_does_not_know_are_ignored() -> None:
    referee = begun()
    plain = referee.answer(b'{"cmd":"state"}')
    assert plain["ok"]
    nested = b"[" * 50 + b"1e400" + b"]" * 50
    for more in (b'"x":1', b'"players":"no"', b'"x":"\\ud800"', b'"x":' + nested):
        assert referee.answer(b'{"cmd":"state",' + more + b"}") == plain


def test_of_a_key_given_twice_the_last_counts() -> None:
    referee = begun()
    assert "data" in referee.answer(b'{"cmd":"cheat","cmd":"save"}')
    twice = b'{"cmd":"act","action":{"do":"pass"},"action":{"do":"fly","do":"roll"}}'
    assert referee.answer(twice)["ok"]
    assert not referee.answer(b'{"cmd":"state","cmd":"cheat"}')["ok"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=12,
)
WORDS = st.sampled_from(["start", "roll", "slide", "block", "drop", "combo", "pass"])
CELLS = st.lists(
    st.lists(st.integers(-1, 14) | st.sampled_from("0123") | JSON, max_size=4), max_size=9
)
ACTION = st.fixed_dictionaries(
    {"do": WORDS}, optional={"cells": CELLS | JSON, "dice": JSON, "letter": JSON, "col": JSON}
)
RULES = st.lists(st.sampled_from(["slide", "play_on", "aeg_dice"]) | JSON, max_size=4)
REQUEST = st.fixed_dictionaries(
    {"cmd": st.sampled_from([*COMMANDS, "new", "load"]) | JSON},
    optional={
        "action": ACTION | JSON,
        "data": JSON,
        "players": st.integers(1, 6) | JSON,
        "seed": st.just(1) | JSON,
        "tiles": JSON,
        "house": RULES | JSON,
    },
)


@given(st.lists(REQUEST | JSON, max_size=12))
@settings(max_examples=75, deadline=None)
def test_whatever_json_comes_in_an_answer_comes_out(requests: list[object]) -> None:
    referee = begun()
    for request in requests:
        before = everything(referee)
        answer = referee.answer(json.dumps(request).encode())
        json.dumps(answer)
        assert isinstance(answer["ok"], bool)
        if not answer["ok"]:
            assert "\n" not in answer["error"]
            assert everything(referee) == before


@given(st.binary(max_size=100))
@settings(max_examples=100, deadline=None)
def test_whatever_bytes_come_in_an_answer_comes_out(line: bytes) -> None:
    answer = Referee().answer(line)
    assert answer["ok"] is False
    assert "\n" not in answer["error"]


def test_python_is_told_to_find_nothing_installed() -> None:
    code = "import importlib.util as u; print(u.find_spec('pytest') or u.find_spec('displayio'))"
    run = subprocess.run([sys.executable, "-S", "-E", "-s", "-c", code], capture_output=True)
    assert run.stdout.strip() == b"None"
