"""Stands in for CircuitPython's microcontroller: its `nvm` is whatever memory there is.

Whoever has one sets it.
"""

nvm = None
