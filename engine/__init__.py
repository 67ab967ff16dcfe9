"""The rules of the games: pure computing, the same everywhere.

It runs on CPython, CircuitPython and MicroPython.
"""
