"""The app's mark as the pictures that a device's first screen asks for, drawn from its SVG."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image, ImageDraw

Point = tuple[float, float]
FINER = 4
"""Drawn so many times larger and then made smaller: that smooths the edges."""
COLOURS = 64
"""So many are enough for few colours and the edges between them."""
CURVE = 24
"""So many straight pieces make a curve."""
WHOLE, SAFE = 1.0, 0.7
"""How much of an icon the mark fills: of one that is shown as it is, and of one that a device cuts
to a shape of its own (a circle of four fifths of it is always seen)."""
STEP = re.compile(r"([A-Z])|(-?[\d.]+)")


def icons(mark: Path, ground: str) -> Mapping[str, bytes]:
    """Return each icon's file, by its name. `ground`: the colour behind those that must have
    one."""
    return {
        "icon-192.png": png(mark, 192),
        "icon-512.png": png(mark, 512),
        "icon-512-whole.png": png(mark, 512, ground, SAFE),
        "icon-180.png": png(mark, 180, ground, SAFE + 0.1),
    }


def png(mark: Path, size: int, ground: str = "", fills: float = WHOLE) -> bytes:
    """Return a square PNG of the mark; without `ground` what is round it is transparent."""
    large = size * FINER
    image = Image.new("RGBA", (large, large), ground or (0, 0, 0, 0))
    root = ElementTree.parse(mark).getroot()
    _x, _y, width, _height = map(float, root.attrib["viewBox"].split())
    scale = large * fills / width
    edge = (large - width * scale) / 2
    brush = ImageDraw.Draw(image)
    for shape in root:
        _draw(brush, shape.attrib, scale, edge)
    image = image.resize((size, size), Image.Resampling.LANCZOS)
    image = image.quantize(COLOURS, Image.Quantize.FASTOCTREE)
    found = io.BytesIO()
    image.save(found, "PNG", optimize=True)
    return found.getvalue()


def _draw(brush: ImageDraw.ImageDraw, shape: Mapping[str, str], scale: float, edge: float) -> None:
    """A circle, or lines with round ends: all that the mark is made of."""
    line = float(shape.get("stroke-width", 0)) * scale
    dot = partial(_dot, brush)
    if "r" in shape:
        middle = (float(shape["cx"]) * scale + edge, float(shape["cy"]) * scale + edge)
        radius = float(shape["r"]) * scale
        if line:
            dot(middle, radius + line / 2, shape["stroke"])
            radius -= line / 2
        dot(middle, radius, shape["fill"])
        return
    for path in _lines(shape["d"]):
        points = [(x * scale + edge, y * scale + edge) for x, y in path]
        brush.line(points, fill=shape["stroke"], width=round(line), joint="curve")
        for end in (points[0], points[-1]):
            dot(end, line / 2, shape["stroke"])


def _dot(brush: ImageDraw.ImageDraw, middle: Point, radius: float, colour: str) -> None:
    x, y = middle
    brush.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _lines(path: str) -> Iterator[list[Point]]:
    """Yield the lines of an SVG path of M, H, V and C, all in places and not in steps.

    >>> list(_lines("M1 2H5M3 2V4"))
    [[(1.0, 2.0), (5.0, 2.0)], [(3.0, 2.0), (3.0, 4.0)]]
    """
    line: list[Point] = []
    for letter, numbers in _commands(path):
        match letter, numbers:
            case "M", [x, y]:
                if line:
                    yield line
                line = [(x, y)]
            case "H", [x]:
                line.append((x, line[-1][1]))
            case "V", [y]:
                line.append((line[-1][0], y))
            case "C", [*_six] if len(numbers) == 6:
                line += _curve(line[-1], *zip(numbers[::2], numbers[1::2], strict=True))
            case _:
                raise ValueError(f"the mark is drawn with {letter} {numbers}")
    yield line


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    letter, numbers = "", list[float]()
    for found, number in STEP.findall(path):
        if found and letter:
            yield letter, numbers
        if found:
            letter, numbers = found, []
        else:
            numbers.append(float(number))
    yield letter, numbers


def _curve(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    """Return a Bézier curve from `a` to `d` in short straight pieces."""

    def at(t: float, w: float, x: float, y: float, z: float) -> float:
        u = 1 - t
        return u**3 * w + 3 * u * u * t * x + 3 * u * t * t * y + t**3 * z

    steps = (n / CURVE for n in range(1, CURVE + 1))
    return [(at(t, a[0], b[0], c[0], d[0]), at(t, a[1], b[1], c[1], d[1])) for t in steps]
