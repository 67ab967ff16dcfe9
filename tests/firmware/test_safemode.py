"""safemode.py: the board only restarts after a brown-out, not after other trouble."""

import runpy
import sys
from types import SimpleNamespace

import pytest

from sim.project import ROOT

REASONS = SimpleNamespace(BROWNOUT=object(), HARD_FAULT=object())


@pytest.mark.parametrize(("reason", "resets"), [("BROWNOUT", 1), ("HARD_FAULT", 0)])
def test_only_a_brown_out_resets(monkeypatch, reason, resets):
    done = []
    runtime = SimpleNamespace(safe_mode_reason=getattr(REASONS, reason))
    supervisor = SimpleNamespace(runtime=runtime, SafeModeReason=REASONS)
    controller = SimpleNamespace(reset=lambda: done.append("reset"))
    monkeypatch.setitem(sys.modules, "supervisor", supervisor)
    monkeypatch.setitem(sys.modules, "microcontroller", controller)
    runpy.run_path(str(ROOT / "firmware" / "safemode.py"))
    assert len(done) == resets
