"""Stands in for CircuitPython's microcontroller: `nvm` is set to a memory by whoever has one."""

nvm = None
