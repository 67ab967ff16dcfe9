"""The 32-bit machine is reliable: it finds allocations, counts bytes and measures loops."""

import pytest

from sim.bundler import mpy
from tests.vm import machine
from tests.vm.loops import loops

ATTEMPTS = 4


def test_scripts_share_globals_and_print_in_order():
    assert machine.run_each(["word = 'dr'", "print(word + 'op')", "print('é', end='')"]) == [
        "",
        "drop\n",
        "é",
    ]


def test_small_ints_have_31_bits():
    setup = "half = 1 << 29"
    assert machine.run([setup, machine.locked("half + (half - 1)")]) == ""
    with pytest.raises(machine.MachineError, match="allocated while the heap was locked"):
        machine.run([setup, machine.locked("half + half")])


@pytest.mark.parametrize(
    "allocation",
    ["[]", "(one, one)", "'%d' % one", "f'{one}'", "text[1:]", "one * 0.5", "lambda: one", "{}"],
)
def test_an_allocation_under_a_locked_heap_is_a_failure(allocation):
    setup = "one = 1\ntext = 'drop'"
    assert machine.run([setup, allocation]) == ""
    with pytest.raises(machine.MachineError, match="MemoryError"):
        machine.run([setup, machine.locked(allocation)])


def test_integer_work_on_a_bytearray_allocates_nothing():
    work = "for cell in range(98):\n    sheet[cell] = (sheet[cell] + cell) & 15\nprint(sheet[7])"
    assert machine.run(["sheet = bytearray(98)\ncell = 0", machine.locked(work)]) == "7\n"


def test_a_script_that_leaves_the_heap_locked_hurts_nobody():
    scripts = ["import micropython\nmicropython.heap_lock()", "print([1])"]
    assert machine.run(scripts) == "[1]\n"


def test_an_error_comes_with_its_traceback():
    files = {"drop.py": "def fall():\n    raise ValueError('no landing')\n"}
    with pytest.raises(machine.MachineError, match=r"(?s)drop.py.*line 2.*fall.*no landing"):
        machine.run("import drop\ndrop.fall()", files)


def test_an_endless_script_is_stopped():
    with pytest.raises(machine.MachineError, match="did not end within"):
        machine.run("while True:\n    pass", timeout_seconds=1)


def test_the_stack_is_as_shallow_as_a_board_s():
    dive = "def dive(level):\n    print(level)\n    dive(level + 1)\ndive(1)"
    with pytest.raises(machine.MachineError, match="pystack exhausted") as failure:
        machine.run(dive)
    depth = max(int(line) for line in str(failure.value).splitlines() if line.isdigit())
    assert 40 <= depth <= 52


@pytest.mark.parametrize(("size", "in_use"), [(0, 16), (64, 80), (1024, 1040)])
def test_heap_growth_counts_a_bytearray_to_the_block(size, in_use):
    assert machine.heap_growth(f"kept = bytearray({size})", setup="kept = None") == in_use


def test_heap_growth_leaves_garbage_out():
    assert machine.heap_growth("bytearray(5000)") == 0


def test_compiled_modules_load_and_take_less_heap_than_a_source_file_needs_to_import():
    source = "def fall(row):\n    return row - 1\n"
    compiled = {"drop.mpy": mpy.compile_source(source.encode(), "drop.py")}
    assert machine.run("import drop\nprint(drop.fall(3))", compiled) == "2\n"
    assert 0 < machine.heap_growth("import drop", compiled) < 1024


def test_the_board_s_compiler_refuses_what_is_no_python():
    with pytest.raises(mpy.CompileError, match="SyntaxError"):
        mpy.compile_source(b"match row:\n    case 1:\n        pass\n", "drop.py")


def test_loops_grow_with_the_work():
    setup = """
def nothing():
    pass
def hundred():
    for _ in range(100):
        pass
def thousand():
    for _ in range(1000):
        pass
"""
    expected = {"nothing": (0.5, 10), "hundred": (90, 150), "thousand": (850, 1200)}
    for _ in range(ATTEMPTS):  # a busy computer lengthens one or the other, but never always
        cost = loops({name: name for name in expected}, setup=setup)
        if all(least < cost[name] < most for name, (least, most) in expected.items()):
            return
    raise AssertionError(f"{cost}, expected {expected}")
