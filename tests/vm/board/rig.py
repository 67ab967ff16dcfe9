"""Runs in the 32-bit machine: starts the drive's code.py on a board, and presses keys."""

import builtins
import json
import os
import sys
from binascii import crc32

import displayio
import microcontroller
import standard
from hardware import Pin, Reload, World, clear
from paint import Canvas

_FRAME = 33  # ms
_SAVES = "/saves"


class Off(BaseException):
    """The power goes off."""


class _Board:
    """The module `board`."""


class Rig:
    """A board whose drive is the machine's file system, and what is seen of it."""

    def __init__(self, facts):
        """Take the board's facts: see tests/vm/shipped.py."""
        self._facts = facts
        self.app = None
        self._game = None
        self._plan = iter(())
        self.keys = ()
        self._wires = []
        self._canvas = None
        self._drawn = (None, 0)
        self.seen = []
        self._real_import = builtins.__import__
        self._tops = set(facts["modules"]) | set(facts["tops"])
        for name in facts["stand_ins"]:
            __import__(name)  # they need more of MicroPython than the program may see
        self.forget()
        World.pins = {}
        self._board = _Board()
        for name, chip_name in facts["pins"].items():
            setattr(self._board, name, World.pins.setdefault(chip_name, Pin(name)))
        self._board.board_id = facts["board_id"]
        self._find_keys()

    def forget(self):
        """Make the memory a new board's, and /saves empty."""
        for name in os.listdir(_SAVES):
            os.remove(_SAVES + "/" + name)
        microcontroller.nvm = bytearray([self._facts["blank"]] * self._facts["nvm"])

    # --- the program ---

    def run(self, plan, game=None):
        """Start code.py, and follow a plan of keys; see `_tick`.

        Raises whatever code.py raises. `game` is the one that the title is to offer. After a
        reload, code.py is started again.
        """
        self._game = game
        self._plan = iter(plan)
        own = None
        while True:
            self._begin(own)
            World.on_tick = self._tick
            try:
                with open("/code.py") as file:
                    exec(compile(file.read(), "code.py", "exec"), {"__name__": "__main__"})
                raise RuntimeError("code.py has ended")
            except Off:
                return
            except Reload:
                self.app = None
                own = getattr(self._board, "DISPLAY", None)
            finally:
                self._end()

    def _begin(self, own=None):
        """Reset to the state of a board that is switched on.

        After a reload it has its `own` screen, as the program left it.
        """
        clear()
        if own is not None:
            own.auto_refresh, own.root_group, World.display = True, None, own
        elif self._facts["screen"]:
            width, height, depth, turned = self._facts["screen"]
            busdisplay = sys.modules["busdisplay"]
            self._board.DISPLAY = busdisplay.BusDisplay(
                None, b"", width=width, height=height, rotation=turned, color_depth=depth
            )
        self._away = dict(sys.modules)
        sys.modules.update(standard.modules())
        sys.modules["board"] = self._board
        self._path = sys.path[:]
        sys.path[:] = ["", "/", ".frozen", "/lib"]
        builtins.__import__ = self._import

    def _end(self):
        World.on_tick = None
        builtins.__import__ = self._real_import
        sys.path[:] = self._path
        for name in list(sys.modules):
            del sys.modules[name]
        sys.modules.update(self._away)

    def _import(self, name, *rest):
        """Import what the board or its drive has, and nothing else."""
        if name.replace("/", ".").split(".")[0] not in self._tops:
            raise ImportError("no module named '" + name + "'")
        module = self._real_import(name, *rest)
        if name in ("firmware.start", "f/start") and self.app is None:  # as in a bundle
            self._real_start = module.start
            module.start = self._start
        return module

    def _start(self, board_file, folder, *_):
        """Do the same as firmware.start.start, and keep the app."""
        if self._game is None:
            self.app = self._real_start(board_file, folder)
        else:
            self.app = self._real_start(board_file, folder, None, None, self._game)
        return self.app

    # --- the keys ---

    def _find_keys(self):
        """Find out which switch is which key of the board file, by trying each."""
        self._begin()
        try:
            name = "boards." + self._facts["file"]
            __import__(name)
            board_file = sys.modules[name]
            keys = board_file.make_keys()
            found = {}
            for number, switch in enumerate(World.switches):
                for is_down in (True, False):
                    switch.set(is_down)
                    event = keys.next_event()
                    if event > 0:
                        found.setdefault(event - 1, number)
            self.keys = board_file.KEYS
            self._wires = [found[key] for key in range(len(self.keys))]
        finally:
            self._end()

    def _tick(self):
        """Advance the plan; at its end, cut the power.

        ("down", key), ("up", key): number of a key. ("wait", ms): time until the next tick.
        ("look",): record what can be seen.
        """
        World.now += _FRAME
        for what, *more in self._plan:
            if what == "wait":
                World.now += more[0] - _FRAME
                return
            if what == "look":
                self.seen.append(self.look())
            else:
                World.switches[self._wires[more[0]]].set(what == "down")
        self.app = None
        raise Off

    # --- what there is to see ---

    def look(self):
        """Return the screen, and checksums of pixels, game and memory."""
        record = self._of(self._of(self._of(self.app, "session"), "main_session"), "record")
        game = b"" if record is None else self._of(record, "to_bytes")()
        name = self._of(self._of(self._of(self.app, "navigator"), "screen"), "name")
        memory = crc32(microcontroller.nvm)
        for file_name in os.listdir(_SAVES):
            with open(_SAVES + "/" + file_name, "rb") as file:
                memory = crc32(file.read(), memory)
        return [name, self._pixels(), crc32(game), memory]

    def _of(self, owner, name):
        """Return an attribute by its name in the sources."""
        return getattr(owner, self._facts["names"].get(name, name))

    def _pixels(self):
        display = World.display
        state = (display.root_group, display.rotation, display.brightness)
        if displayio.drawn_changes() or self._drawn[0] != state:
            if self._canvas is None:
                self._canvas = Canvas(display.width, display.height, display.drawn_mono)
            self._canvas.draw(display.root_group)
            turned = str(state[1:]).encode()
            self._drawn = (state, crc32(turned, crc32(self._canvas.data)))
        return self._drawn[1]


def report(rig):
    """Print what was recorded since the last report."""
    print(json.dumps(rig.seen))
    rig.seen = []
