"""Stands in for CircuitPython's vectorio in the machine: nothing is drawn there."""


class Rectangle:
    def __init__(self, pixel_shader, width, height, x=0, y=0):
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.x = x
        self.y = y
