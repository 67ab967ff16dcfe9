"""Drawings of boxes, lines and text, written as SVG and as PNG."""

import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image, ImageDraw, ImageFont

from sim.project import SET_UP

Point = tuple[float, float]
_SMOOTH = 2  # a PNG is drawn this many times larger and then scaled down
_FONT = "FreeSans, Helvetica, Arial, DejaVu Sans, sans-serif"
_ANCHORS = {"start": "lm", "middle": "mm", "end": "rm"}  # SVG's names to Pillow's


@dataclass(frozen=True)
class _Shape:
    """A box, a line, a polygon, or text at the first point."""

    points: tuple[Point, ...]
    fill: str = ""
    stroke: str = ""
    width: float = 0
    radius: float = 0
    text: str = ""
    size: int = 0
    anchor: str = ""
    is_box: bool = False


@dataclass
class Drawing:
    """Shapes drawn over one another on a background; sizes are in pixels and colours #rrggbb."""

    width: int
    height: int
    ground: str
    _shapes: list[_Shape] = field(default_factory=list)

    def box(
        self, left: float, top: float, width: float, height: float, fill: str, radius: float = 0
    ) -> None:
        """Add a filled box with rounded corners."""
        corners = ((left, top), (left + width, top + height))
        self._shapes.append(_Shape(corners, fill, radius=radius, is_box=True))

    def line(self, points: Sequence[Point], stroke: str, width: float) -> None:
        """Add a line through points."""
        self._shapes.append(_Shape(tuple(points), stroke=stroke, width=width))

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        """Add a filled polygon."""
        self._shapes.append(_Shape(tuple(points), fill))

    def text(
        self, x: float, y: float, text: str, size: int, fill: str, anchor: str = "start"
    ) -> None:
        """Add text with its `anchor` at `x`, vertically centred on `y`."""
        self._shapes.append(_Shape(((x, y),), fill, text=text, size=size, anchor=anchor))

    def svg(self) -> str:
        """Return the drawing as an SVG file."""
        root = ElementTree.Element(
            "svg",
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {self.width} {self.height}",
            width=str(self.width),
            height=str(self.height),
        )
        ground = {"width": str(self.width), "height": str(self.height), "fill": self.ground}
        ElementTree.SubElement(root, "rect", ground)
        for shape in self._shapes:
            _add_svg(root, shape)
        ElementTree.indent(root)
        return ElementTree.tostring(root, encoding="unicode") + "\n"

    def png(self) -> Image.Image:
        """Return the drawing as an image."""
        size = (self.width * _SMOOTH, self.height * _SMOOTH)
        image = Image.new("RGB", size, self.ground)
        pen = ImageDraw.Draw(image)
        for shape in self._shapes:
            _draw(pen, shape)
        return image.resize((self.width, self.height), Image.Resampling.LANCZOS)

    def write(self, path: Path) -> list[Path]:
        """Write <path>.svg and <path>.png; return these files."""
        path.parent.mkdir(parents=True, exist_ok=True)
        svg, png = path.with_name(path.name + ".svg"), path.with_name(path.name + ".png")
        svg.write_text(self.svg(), encoding="utf-8")
        self.png().quantize(128, dither=Image.Dither.NONE).save(png, optimize=True)
        return [svg, png]


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    """Return pygame's font, since Pillow's has neither accents nor arrows."""
    package = importlib.util.find_spec("pygame")
    if package is None or package.origin is None:
        raise ModuleNotFoundError(f"pygame-ce is missing: {SET_UP}")
    return ImageFont.truetype(Path(package.origin).with_name("freesansbold.ttf"), size)


def _number(value: float) -> str:
    return f"{value:g}"


def _add_svg(root: ElementTree.Element, shape: _Shape) -> None:
    (x, y), *_ = shape.points
    if shape.text:
        attributes = {
            "x": _number(x),
            "y": _number(y),
            "font-size": str(shape.size),
            "fill": shape.fill,
        }
        attributes |= {
            "font-family": _FONT,
            "font-weight": "bold",
            "text-anchor": shape.anchor,
            "dominant-baseline": "central",
        }
        ElementTree.SubElement(root, "text", attributes).text = shape.text
    elif shape.is_box:
        _, (right, low) = shape.points
        sides = {"x": x, "y": y, "width": right - x, "height": low - y, "rx": shape.radius}
        numbers = {name: _number(value) for name, value in sides.items()}
        ElementTree.SubElement(root, "rect", numbers | {"fill": shape.fill})
    else:
        points = " ".join(f"{_number(x)},{_number(y)}" for x, y in shape.points)
        if shape.fill:
            ElementTree.SubElement(root, "polygon", {"points": points, "fill": shape.fill})
        else:
            attributes = {"points": points, "fill": "none", "stroke": shape.stroke}
            attributes |= {"stroke-width": _number(shape.width), "stroke-linecap": "round"}
            ElementTree.SubElement(root, "polyline", attributes)


def _draw(pen: ImageDraw.ImageDraw, shape: _Shape) -> None:
    points = [(x * _SMOOTH, y * _SMOOTH) for x, y in shape.points]
    if shape.text:
        font = _font(shape.size * _SMOOTH)
        pen.text(points[0], shape.text, shape.fill, font, _ANCHORS[shape.anchor])
    elif shape.is_box:
        pen.rounded_rectangle((*points[0], *points[1]), shape.radius * _SMOOTH, shape.fill)
    elif shape.fill:
        pen.polygon(points, shape.fill)
    else:
        pen.line(points, shape.stroke, round(shape.width * _SMOOTH), "curve")
