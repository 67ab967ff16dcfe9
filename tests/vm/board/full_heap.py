"""Runs in the 32-bit machine: a drive's code.py with a full heap."""

import builtins
import gc
import json
import sys
from binascii import hexlify

import microcontroller
from hardware import Reload, World
from rig import Off, Rig

_LEAST = 16  # bytes: a block of the heap
_LARGEST = 1 << 26
_WORD = 4  # bytes: an item of a list
_MAIN = "main()\n"  # the last line of code.py
_EVER = 1 << 20  # ms
_OWN = 1 << 18  # bytes for the rig itself, so that only the program can run out of memory


class Heap:
    """Fills the heap with lists, except for some bytes, until they are cleared."""

    def __init__(self):
        # A list whose first item is the previous one, so that nothing else has to grow.
        self._last = None

    def fill(self, spare):
        """Leave this many contiguous bytes free."""
        gap = [None] * (spare // _WORD)
        size = _LARGEST
        while size >= _LEAST:
            try:
                taken = [None] * (size // _WORD)
                taken[0] = self._last
                self._last = taken
            except MemoryError:
                size //= 2
        gap.clear()

    def free(self):
        """Free the heap, as on a board, whose collector does so once the app is unloaded."""
        while self._last is not None:
            taken = self._last
            self._last = taken[0]
            taken.clear()


class Trials(Rig):
    """A board whose program is interrupted in mid-game, and continued in each trial."""

    def play(self, screen):
        """Begin a game, and press A up to a screen."""
        self.run(self._play(screen))

    def _play(self, screen):
        key = self.keys.index("a")
        shown = ""
        while shown != screen:
            yield "down", key
            yield "wait", 33
            yield "up", key
            for _ in range(20):
                yield "wait", 100
            yield ("look",)
            shown = self.seen[-1][0]
        self._left = self.app, dict(sys.modules), sys.path[:], builtins.__import__

    def try_key(self, name, frames, spare=-1):
        """Press a key with this many bytes to spare, or all with -1, and print the results.

        They are the exceptions reported, whether a key then restarted the program, a checksum of
        the picture before, what the memory contains, and how many bytes the steps took.
        """
        app, modules, sys.path[:], its_import = self._left
        sys.modules.clear()
        sys.modules.update(modules)
        builtins.__import__ = its_import
        World.crashes = []
        with open("/code.py") as file:
            source = file.read()
        if not source.endswith(_MAIN):
            raise ValueError("code.py does something else at its end")
        code: dict = {}
        exec(compile(source[: -len(_MAIN)], "code.py", "exec"), code)
        ticks = code["supervisor"].ticks_ms
        switch = World.switches[self._wires[self.keys.index(name)]]
        heap = Heap()
        used = 0

        def run(board_file):
            nonlocal used
            switch.set(True)
            own = [None] * (_OWN // _WORD)
            if spare >= 0:
                heap.fill(spare)
            for _ in range(frames):
                before = gc.mem_alloc()
                app.step(ticks())
                after = gc.mem_alloc()
                used += after - before
                own.clear()
                code["time"].sleep(0.01)  # otherwise no time passes
                own = [None] * ((after - gc.mem_alloc() - _LEAST) // _WORD)
            raise Off

        unload = code["unload_program"]

        def free_and_unload(displays):
            heap.free()
            return unload(displays)

        code["run"] = run
        code["unload_program"] = free_and_unload
        pictures = []
        self._plan = self._answer(switch, pictures)
        World.on_tick = self._tick
        is_new = False
        try:
            code["main"]()
        except Off:
            pass
        except Reload:
            is_new = True
        finally:  # out of memory, the machine cannot even report an exception
            heap.free()
        names = [type(crash).__name__ for crash in World.crashes]
        kept = hexlify(microcontroller.nvm).decode()
        print(json.dumps([names, is_new, pictures, kept, used]))

    def _answer(self, switch, pictures):
        """Release the key; after a crash, look at the screen, and press A when that is accepted."""
        yield "wait", 33
        switch.set(False)
        while not World.crashes:
            yield "wait", 33
        yield "wait", 33
        pictures.append(self._pixels())
        yield "wait", 2000
        yield "down", self.keys.index("a")
        yield "wait", 33
        yield "wait", 33
