"""Runs in the 32-bit machine: the whole firmware, controlled by keys, without drawing."""

import gc

_FRAME = 33  # ms
_PATIENCE = 400  # frames: counting up at the end takes longest


class Screen:
    """A display of a certain size, which only keeps what it is to show."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.brightness = 1.0
        self.rotation = 0
        self.root_group = None

    def refresh(self):
        pass


class Keys:
    """A queue of key events."""

    def __init__(self):
        self.events = []

    def next_event(self):
        return self.events.pop(0) if self.events else 0


class Board:
    """The contents of a board file."""

    def __init__(self, names, display, keys, chip):
        self.KEYS = names
        self.NVM = chip
        self.make_display = lambda: display
        self.make_keys = lambda: keys


class Handset:
    """The firmware as boards load it, and its peak heap use in bytes.

    If `microcontroller.nvm` exists, it saves data there as in the memory of a `chip`: see
    firmware/kept/board_memory.py.
    """

    def __init__(self, names, width, height, seed, chip="samd51"):
        self._names = names
        self._keys = Keys()
        self._now = 0
        self.most = 0
        self.where = ""
        from firmware.start import start  # not before this module's own use was counted

        self.app = start(Board(names, Screen(width, height), self._keys, chip), None, seed)
        self.step()

    def step(self):
        self._now += _FRAME
        self.app.step(self._now)

    def press(self, name):
        """Press a key, and wait until everything it started is at rest."""
        number = self._names.index(name) + 1
        for event in (number, -number):
            self._keys.events.append(event)
            self.step()
        for _ in range(_PATIENCE):
            if self.app.at_rest:
                return
            self.step()
        raise RuntimeError("still moving")

    def go_to(self, name):
        """Go to a screen, and return to the current one, unless that is the title."""
        if name == "title":
            self.app.navigator.replace_all(name)
        else:
            self.app.navigator.push(name)
        self.step()

    def open_menu(self):
        """Open the menu of the game in progress."""
        self.app.open_menu()
        self.step()

    def count(self):
        """Record how many bytes are in use, right after a garbage collection."""
        used = gc.mem_alloc()  # type: ignore[attr-defined]  # MicroPython's own
        if used > self.most:
            self.most = used
            self.where = self.app.navigator.screen.name

    def game(self):
        """Return the game in progress, as hexadecimal digits."""
        return self.app.session.record.to_bytes().hex()
