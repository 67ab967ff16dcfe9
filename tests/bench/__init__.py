"""How fast the engine is, on the desktop and on boards.

On the desktop it runs beside peers, on boards in their 32-bit VM, where the unit is a loop.
"""
