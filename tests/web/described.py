"""Describes a displayio scene of Blinka's, so that the stand-ins can draw the same."""

from typing import Any

from displayio import Bitmap, Group, Palette
from vectorio import Rectangle

Json = Any


class Description:
    """A Group with everything in it, as JSON objects: `told`."""

    def __init__(self, root: Group) -> None:
        self._bitmaps: list[Bitmap] = []
        self._palettes: list[Palette] = []
        tree = self._layer(root)
        self.told: Json = {
            "bitmaps": [_bitmap(bitmap) for bitmap in self._bitmaps],
            "palettes": [_palette(palette) for palette in self._palettes],
            "root": tree,
        }

    def _layer(self, layer: Any) -> Json:
        description = {"x": layer.x, "y": layer.y, "hidden": layer.hidden}
        if isinstance(layer, Group):
            # A subclass may have another `scale`: that of the Group counts.
            description["scale"] = layer._scale  # type: ignore[attr-defined]  # Blinka's own
            description["layers"] = [self._layer(inner) for inner in layer]
            return description
        if isinstance(layer, Rectangle):
            description |= {"width": layer.width, "height": layer.height}
            description["palette"] = _number(self._palettes, layer.pixel_shader)
            return description
        for name in ("width", "height", "tile_width", "tile_height"):
            description[name] = getattr(layer, name)
        description["tiles"] = [layer[place] for place in range(layer.width * layer.height)]
        description["bitmap"] = _number(self._bitmaps, layer.bitmap)
        description["palette"] = _number(self._palettes, layer.pixel_shader)
        return description


def _number(known: list[Any], wanted: Any) -> int:
    """Return the index of the very same object in a list, adding it if it is missing."""
    for place, one in enumerate(known):
        if one is wanted:
            return place
    known.append(wanted)
    return len(known) - 1


def _bitmap(bitmap: Any) -> Json:
    places = range(bitmap.width * bitmap.height)
    values = bytes(bitmap._get_pixel(i % bitmap.width, i // bitmap.width) for i in places)
    return [bitmap.width, bitmap.height, 1 << bitmap._bits_per_value, values.hex()]


def _palette(palette: Palette) -> Json:
    return [None if palette.is_transparent(i) else palette[i] for i in range(len(palette))]
