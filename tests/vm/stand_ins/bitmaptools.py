"""Stands in for CircuitPython's bitmaptools in the machine: nothing is drawn there."""


def arrayblit(bitmap, data):
    pass


def blit(target, source, x, y, **part):
    pass


def fill_region(bitmap, x1, y1, x2, y2, value):
    pass
