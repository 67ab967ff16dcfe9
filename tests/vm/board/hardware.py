"""The board around the program: pins, keys, time, screen.

Nothing in it is CircuitPython's, and the program cannot import this module. `clear` does what
happens when a program ends.
"""

_PERIOD = 1 << 29
_START = _PERIOD - 65536  # the clock wraps 65 seconds after the start, to expose mistakes there
MIDDLE = 32768  # of an analog pin


class Pin:
    """A pin of the chip, used by one part of the program at a time."""

    def __init__(self, name):
        self.drawn_name = name
        self.drawn_level = MIDDLE
        self.drawn_user = None

    def drawn_take(self, user):
        """Use the pin; ValueError if it is in use, as on a board."""
        if self.drawn_user is not None:
            raise ValueError(self.drawn_name + " in use")
        self.drawn_user = user


class Switch:
    """One key of a scanner."""

    def __init__(self, events, number):
        self._events = events
        self._number = number

    def set(self, is_down):
        """Press or release the key."""
        self._events.drawn_add(self._number, is_down)


class Push:
    """A stick pushed to one end of its axis."""

    def __init__(self, pin, level):
        self._pin = pin
        self._level = level

    def set(self, is_down):
        """Push or release it."""
        self._pin.drawn_level = self._level if is_down else MIDDLE


class Output:
    """A silent loudspeaker."""

    def __init__(self, *pins):
        for pin in pins:
            pin.drawn_take(self)
        self.playing = False

    def play(self, sample, *, loop=False):
        """Play a sample."""
        self.playing = True

    def stop(self):
        """Play nothing."""
        self.playing = False


class Reload(BaseException):
    """Ends a program that is to restart; no `except Exception` catches it."""


class World:
    """The state of the world, of which there is only one."""

    now = 0  # ms since the board was switched on
    pins: dict = {}  # by the chip's name
    switches: list = []  # in the order in which the program created them
    display = None
    seed = 7  # the next number that os.urandom returns
    on_tick = None  # called each time that the program sleeps, or asks for the time
    sleeps = False  # whether it has slept, which it then does in each of its loops
    free = None  # bytes of heap reported to the program as free; None for the machine's own
    on_asked = None  # called when it asks how many are free
    is_collected = False  # whether the program has just collected garbage
    crashes = None  # exceptions that the program has reported, if it may report any


def clear():
    """End everything that the program did with the board."""
    for pin in World.pins.values():
        pin.drawn_user = None
        pin.drawn_level = MIDDLE
    World.switches = []
    World.sleeps = False


def ticks():
    """Return the clock of supervisor.ticks_ms, without a tick."""
    return (_START + World.now) % _PERIOD
