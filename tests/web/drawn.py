"""Runs in the 32-bit machine: draws scenes with the stand-ins, returns digests of pixels."""

import binascii

import bitmaptools
from displayio import Bitmap, Group, Palette, TileGrid
from paint import Canvas
from random_scene import HEIGHT, WIDTH, Scene
from vectorio import Rectangle

try:
    from typing import Any
except ImportError:
    pass


def digest(pixels):
    """Return a number that other pixels are unlikely to have."""
    return binascii.crc32(pixels)


def draw_random(first, end):
    """Return the digests of random scenes, before and after changes."""
    return [_draw_random(seed) for seed in range(first, end)]


def _draw_random(seed):
    scene = Scene(seed)
    canvas = Canvas(WIDTH, HEIGHT, scene.is_mono)
    canvas.draw(scene.root)
    before = digest(canvas.data)
    scene.change()
    canvas.draw(scene.root)
    return [before, digest(canvas.data)]


def draw_described(described, width, height, is_mono):
    """Return the digest of a scene described by tests/web/described.py."""
    bitmaps = []
    for across, down, colours, values in described["bitmaps"]:
        bitmap = Bitmap(across, down, colours)
        bitmaptools.arrayblit(bitmap, binascii.unhexlify(values))
        bitmaps.append(bitmap)
    palettes = []
    for colours in described["palettes"]:
        palette = Palette(len(colours))
        for index, colour in enumerate(colours):
            if colour is None:
                palette.make_transparent(index)
            else:
                palette[index] = colour
        palettes.append(palette)
    canvas = Canvas(width, height, is_mono)
    canvas.draw(_layer(described["root"], bitmaps, palettes))
    return digest(canvas.data)


def _layer(message, bitmaps, palettes):
    if "layers" in message:
        layer: Any = Group(scale=message["scale"], x=message["x"], y=message["y"])
        for inner in message["layers"]:
            layer.append(_layer(inner, bitmaps, palettes))
    elif "tiles" not in message:
        size = {"width": message["width"], "height": message["height"]}
        shader = palettes[message["palette"]]
        layer = Rectangle(pixel_shader=shader, x=message["x"], y=message["y"], **size)
    else:
        layer = TileGrid(
            bitmaps[message["bitmap"]],
            pixel_shader=palettes[message["palette"]],
            width=message["width"],
            height=message["height"],
            tile_width=message["tile_width"],
            tile_height=message["tile_height"],
            x=message["x"],
            y=message["y"],
        )
        for place, tile in enumerate(message["tiles"]):
            layer[place] = tile
    layer.hidden = message["hidden"]
    return layer
