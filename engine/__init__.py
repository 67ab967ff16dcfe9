"""The rules of the games: pure computation that runs on CPython, CircuitPython and MicroPython."""
