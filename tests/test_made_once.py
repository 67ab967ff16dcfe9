"""What takes long is made once, by whichever worker needs it first."""

import subprocess
import sys

import pytest

from sim import project
from tests import made_once

ASK = """
import time
from tests.made_once import made_once

@made_once
def number(of, more=0):
    print("made", of, flush=True)
    time.sleep(0.2)
    return of + more

assert (number(1, more=1), number(1, more=1), number(2)) == (2, 2, 2)
"""


def test_two_workers_make_each_thing_once(tmp_path, monkeypatch):
    monkeypatch.setenv(made_once.FOLDER, str(tmp_path))
    command = [sys.executable, "-c", ASK]
    workers = [
        subprocess.Popen(command, cwd=project.ROOT, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = "".join(worker.communicate()[0] for worker in workers)
    assert [worker.returncode for worker in workers] == [0, 0]
    assert sorted(said.splitlines()) == ["made 1", "made 2"]


def test_what_fails_is_tried_again(tmp_path, monkeypatch):
    monkeypatch.setenv(made_once.FOLDER, str(tmp_path))
    tries = []

    @made_once.made_once
    def fails_once():
        tries.append(1)
        if len(tries) == 1:
            raise ValueError("once")
        return len(tries)

    with pytest.raises(ValueError, match="once"):
        fails_once()
    assert fails_once() == fails_once() == 2
