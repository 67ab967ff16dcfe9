"""Runs in the 32-bit machine: presses keys and measures code.py.

All that code.py then does is measured. See tests/vm/probe.mjs for what is measured, and
tests/vm/measured.py for who asks.
"""

import builtins
import sys

import js
import microcontroller
from hardware import Reload, World
from monkey import Monkey
from rig import Off, Rig

_TICK = 16  # ms; the program asks for the time twice in each step
_OTHER_NAMES = {"start": "y", "select": "x"}  # of keys, on boards that have none of these
_HELD = 2  # ticks that a key is held
_PATIENCE = 20000  # ticks: longer than any computer player thinks
ASKED = "asked"  # where a lap is that begins so
_NAMES = ("hardware", "standard", "rig", "meter", "paint", "pixels")


class Meter(Rig):
    """A board that is measured from start to the last key.

    It is measured until the last key's effect is at rest.
    """

    def measure(self, keys, memory=b"", since=-1, is_fine=False, free=0):
        """Start code.py, press keys, and print all measurements.

        The board has this non-volatile memory. `keys` are the names of the board's, each pressed
        when all is at rest; `b:800` is held for so many ms, `wait:800` waits. Printed is what the
        probe says, as JSON. The heap is counted after `since` of the keys, at -1 from the start on.
        If the program is told that any are `free`, a lap ends each time that it asks: it then does
        without what spares memory.
        """
        World.free = free
        World.on_asked = self._ask if free else None
        self._go(self._press_all(keys, since, 2 if is_fine else 1), memory)

    def roam(self, count, seed, memory=b""):
        """Do the same with random keys, without the heap.

        It presses so many keys. All but the heap is measured.
        """
        World.free = 0  # the program does all that it can to spare memory
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
        """Run code.py to its end; return whether it restarts.

        It restarts as after a reload. What is counted begins with the first start.
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
        """Let the memory be a new board's; there is no folder /saves."""
        microcontroller.nvm = bytearray([self._facts["blank"]] * self._facts["nvm"])

    def _ask(self):
        """Begin a lap: the program asks how much memory is free."""
        js.probe.lap()
        js.probe.at(ASKED)

    def _ignore_own(self):
        """Let the probe know which calls are the stand-ins'."""
        for name in self._facts["stand_ins"]:
            js.probe.ignore(id(sys.modules[name].__dict__))
        for name in _NAMES:
            if name in self._away:
                js.probe.ignore(id(self._away[name].__dict__))

    def _start(self, board_file, folder, *more):
        """Do what firmware.start.start does, and keep the app."""
        js.probe.skip()
        self.app = self._real_start(board_file, folder, *more)
        js.probe.unskip()
        return self.app

    def _first_import(self, name, *rest):
        """Import; from firmware.start on with nothing of ours on the stack.

        A board does so, too.
        """
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

        What comes first is done before the start.
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
        """Yield likewise; follow a plan for Rig._tick meanwhile."""
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

        This is a function because a generator's frame would go on holding the screen, and keep it
        alive.
        """
        if self.app is None:  # it is starting anew
            return False
        screen = self._of(self._of(self.app, "navigator"), "screen")
        return self._of(self.app, "at_rest") and not self._of(screen, "is_busy")

    def _look(self, key):
        """Report the shown screen and next key; return the screen.

        The probe is told them.
        """
        name = self._of(self._of(self._of(self.app, "navigator"), "screen"), "name")
        js.probe.at(name + " " + key)
        return (name,)
