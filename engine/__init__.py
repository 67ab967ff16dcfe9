"""The rules of the games, for CPython, CircuitPython and MicroPython alike: no file, clock or screen."""
