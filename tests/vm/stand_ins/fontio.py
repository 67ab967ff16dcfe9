"""Stands in for CircuitPython's fontio in the machine: no text is drawn there."""


class Glyph:
    pass
