"""Key scripts: their meaning, their error messages, and when their presses are due."""

import pytest

from sim.board.key_script import GAP_MS, PRESS_MS, Press, Script, ScriptError, parse

KEYS = ("a", "b", "left")


def test_names_holds_waits_and_times():
    assert parse("a left:800  wait:500 b*3 a:90*2", KEYS) == [
        Press("a"),
        Press("left", 800),
        Press(None, 500),
        *[Press("b")] * 3,
        *[Press("a", 90)] * 2,
    ]


def test_nothing_is_no_press():
    assert parse("  ", KEYS) == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a bb", "--keys: no key 'bb' in 'bb'; this board has a b left"),
        ("A", "--keys: 'A' is not understood; write a, a:800, a*3 or wait:500"),
        ("a:", "--keys: 'a:' is not understood; write a, a:800, a*3 or wait:500"),
        ("a*-1", "--keys: 'a*-1' is not understood; write a, a:800, a*3 or wait:500"),
        ("a*3:9", "--keys: 'a*3:9' is not understood; write a, a:800, a*3 or wait:500"),
        ("b wait", "--keys: 'wait' needs its milliseconds, like wait:500"),
        ("a*0", "--keys: 'a*0': 1 to 1000 times are possible"),
        ("a*1001", "--keys: 'a*1001': 1 to 1000 times are possible"),
        ("wait:600001", "--keys: 'wait:600001': 1 to 600000 milliseconds are possible"),
        ("a:" + "9" * 5000, None),
        ("a:٣", None),
    ],
)
def test_a_wrong_word_is_named_in_one_line(text, message):
    with pytest.raises(ScriptError) as mistake:
        parse(text, KEYS)
    assert "\n" not in str(mistake.value)
    assert message is None or str(mistake.value) == message


def played(presses, until_ms):
    """Return what is due, asking each millisecond: (time, key, down)."""
    script = Script(presses)
    moves = []
    for now in range(until_ms):
        move = script.due(now)
        if move is not None:
            moves.append((now, *move))
    return script, moves


def test_each_press_is_down_for_its_time_then_up_then_a_gap():
    script, moves = played([Press("a"), Press(None, 200), Press("b", 70)], 1000)
    start = GAP_MS
    after_a = start + PRESS_MS + GAP_MS
    assert moves == [
        (start, "a", True),
        (start + PRESS_MS, "a", False),
        (after_a + 200, "b", True),
        (after_a + 270, "b", False),
    ]
    assert script.is_done(999)


def test_a_last_pause_is_waited_for():
    script, moves = played([Press(None, 300)], GAP_MS + 300)
    assert moves == []
    assert not script.is_done(GAP_MS + 299)
    assert script.is_done(GAP_MS + 300)


def test_slow_frames_lose_no_press():
    script = Script([Press("a")] * 3)
    moves = [script.due(now) for now in range(0, 3000, 250)]
    assert [move for move in moves if move] == [("a", True), ("a", False)] * 3
