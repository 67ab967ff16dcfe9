"""Runs in the 32-bit machine: presses keys, and measures everything that code.py does.

See tests/vm/probe.mjs for what is measured, and tests/vm/measured.py for who uses it.
"""

import builtins
import sys

import js
import microcontroller
from hardware import Reload, World
from monkey import Monkey
from rig import Off, Rig

_TICK = 16  # ms; the program asks for the time twice in each step
_OTHER_NAMES = {"start": "y", "select": "x"}  # for keys that a board lacks
_HELD = 2  # ticks that a key is held
_PATIENCE = 20000  # ticks: longer than any computer player thinks
ASKED = "asked"  # the `at` of a lap that begins with such a request
_NAMES = ("hardware", "standard", "rig", "meter", "paint", "pixels")


class Meter(Rig):
    """A board that is measured from its start until the effect of the last key is at rest."""

    def measure(self, keys, memory=b"", since=-1, is_fine=False, free=0):
        """Start code.py, press keys, and print all measurements.

        `memory` is the board's non-volatile memory. `keys` are the board's names, each pressed when
        everything is at rest; `b:800` is held for 800 ms, `wait:800` waits. The output is the
        probe's report, as JSON. The heap is counted after `since` of the keys, or from the start if
        -1. `free` is the number of bytes reported to the program as free. If it is not 0, a lap
        ends each time that the program asks; it then skips what saves memory.
        """
        World.free = free
        World.on_asked = self._ask if free else None
        self._go(self._press_all(keys, since, 2 if is_fine else 1), memory)

    def roam(self, count, seed, memory=b""):
        """Do the same with `count` random keys, without measuring the heap."""
        World.free = 0  # the program saves memory in every way it can
        self._go(self._press_any(Monkey(self, seed).plan(count)), memory)

    def _go(self, plan, memory):
        if memory:
            microcontroller.nvm = bytearray(memory)
        else:
            self.forget()
        self.app = None
        World.seed = 7
        self._plan = plan
        next(plan)
        probe = js.probe
        probe.at("start")
        is_first = True
        while self._is_begun_anew(is_first):
            self.app = None
            is_first = False
        probe.end()
        print(probe.laps())

    def _is_begun_anew(self, is_first):
        """Run code.py to its end; return whether it restarts, as after a reload.

        Counting begins with the first start.
        """
        self._begin()
        self._ignore_own()
        builtins.__import__ = self._first_import
        World.on_tick = self._tick
        try:
            with open("/code.py") as file:
                source = file.read()
            if is_first:
                js.probe.base()
            exec(compile(source, "code.py", "exec"), {"__name__": "__main__"})
        except Reload:
            return True
        except Off:
            pass
        finally:
            self._end()
        return False

    def forget(self):
        """Make the memory a new board's, without a folder /saves."""
        microcontroller.nvm = bytearray([self._facts["blank"]] * self._facts["nvm"])

    def _ask(self):
        """Begin a lap, because the program asks how much memory is free."""
        js.probe.lap()
        js.probe.at(ASKED)

    def _ignore_own(self):
        """Tell the probe which calls are the stand-ins'."""
        for name in self._facts["stand_ins"]:
            js.probe.ignore(id(sys.modules[name].__dict__))
        for name in _NAMES:
            if name in self._away:
                js.probe.ignore(id(self._away[name].__dict__))

    def _start(self, board_file, folder, *more):
        """Do the same as firmware.start.start, and keep the app."""
        js.probe.skip()
        self.app = self._real_start(board_file, folder, *more)
        js.probe.unskip()
        return self.app

    def _first_import(self, name, *rest):
        """Import; from firmware.start on, as on a board, without our own frames on the stack."""
        module = self._real_import(name, *rest)
        if name in ("firmware.start", "f/start"):  # as in a bundle
            builtins.__import__ = self._real_import
            self._real_start = module.start
            module.start = self._start
        return module

    # --- the keys ---

    def _tick(self):
        World.now += _TICK
        try:
            next(self._plan)
        except StopIteration:
            self.app = None
            raise Off from None

    def _press_all(self, keys, since, heap):
        """Yield in each tick, and press keys meanwhile.

        Everything up to the first yield happens before the start.
        """
        js.probe.heap(heap if since < 0 else 0)
        yield
        for _ in range(_HELD):  # the first step unloads what only the start needed
            yield
        for _ in self._rest():
            yield
        js.probe.lap()
        for number, key in enumerate(keys):
            if number == since:
                js.probe.heap(heap)
            name, _, ms = key.partition(":")
            self._look(key)
            if name == "wait":
                for _ in range(int(ms) // _TICK):
                    yield
                js.probe.lap()
                continue
            if name not in self.keys:
                name = _OTHER_NAMES[name]
            switch = World.switches[self._wires[self.keys.index(name)]]
            switch.set(True)
            for _ in range(max(_HELD, int(ms or 0) // _TICK)):
                yield
            switch.set(False)
            for _ in range(_HELD):
                yield
            for _ in self._rest():
                yield
            js.probe.lap()

    def _press_any(self, plan):
        """Yield in each tick, and follow a plan for Rig._tick meanwhile."""
        js.probe.heap(0)
        yield
        yield  # the first step loads the first screen
        js.probe.lap()
        for what, *more in plan:
            if what == "wait":
                for _ in range(more[0] // _TICK + 1):
                    yield
            elif what == "look":
                self.seen = [self._look("")]
                js.probe.lap()
            else:
                self._look(what + " " + self.keys[more[0]])
                World.switches[self._wires[more[0]]].set(what == "down")

    def _rest(self):
        """Yield until nothing moves and nobody thinks."""
        for _ in range(_PATIENCE):
            if self._is_at_rest():
                return
            yield
        raise RuntimeError("still moving")

    def _is_at_rest(self):
        """Return whether the screen is at rest.

        Inlined into a generator, this would keep the screen alive in the generator's frame.
        """
        if self.app is None:  # it is restarting
            return False
        screen = self._of(self._of(self.app, "navigator"), "screen")
        return self._of(self.app, "at_rest") and not self._of(screen, "is_busy")

    def _look(self, key):
        """Report the current screen and the next key to the probe; return the screen."""
        name = self._of(self._of(self._of(self.app, "navigator"), "screen"), "name")
        js.probe.at(name + " " + key)
        return (name,)
