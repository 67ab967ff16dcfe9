"""The rules of the games, the same on CPython, CircuitPython and MicroPython; pure computing."""
