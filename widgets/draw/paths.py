"""Paths: parse, move, scale and write them as SVG."""

from __future__ import annotations

from functools import cache

from widgets.draw.scene import Path, Verb

_LENGTHS = {"M": 2, "L": 2, "C": 6, "Z": 0, "O": 3}


@cache
def parse(text: str) -> Path:
    """Parse a path from text such as "M 0 0 L 1 1 O .5 .5 .4 Z".

    Raises ValueError for an unknown verb or a wrong count of numbers.
    """
    words = text.split()
    verbs: list[Verb] = []
    at = 0
    while at < len(words):
        verb = words[at]
        if verb not in _LENGTHS:
            raise ValueError(f"{verb!r} is no path verb in {text!r}")
        end = at + 1 + _LENGTHS[verb]
        numbers = words[at + 1 : end]
        if len(numbers) != _LENGTHS[verb]:
            raise ValueError(f"{verb} needs {_LENGTHS[verb]} numbers in {text!r}")
        verbs.append((verb, tuple(float(number) for number in numbers)))
        at = end
    return tuple(verbs)


def placed(path: Path, x: float, y: float, width: float, height: float | None = None) -> Path:
    """Return the unit path scaled to `width` by `height` px, its origin at (x, y)."""
    tall = width if height is None else height
    return tuple(_placed(verb, numbers, x, y, width, tall) for verb, numbers in path)


def _placed(
    verb: str, numbers: tuple[float, ...], x: float, y: float, width: float, height: float
) -> Verb:
    if verb == "O":
        cx, cy, radius = numbers
        return verb, (_px(x + cx * width), _px(y + cy * height), _px(radius * width))
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return verb, tuple(
        value for px, py in pairs for value in (_px(x + px * width), _px(y + py * height))
    )


def svg_data(path: Path) -> str:
    """Return the path as the `d` attribute of an SVG path. Circles and round corners become
    arcs.
    """
    return "".join(_svg_verb(verb, numbers) for verb, numbers in path)


def _svg_verb(verb: str, numbers: tuple[float, ...]) -> str:
    if verb == "O":
        cx, cy, r = numbers
        return _svg_verb("E", (cx, cy, r, r))
    if verb == "E":
        cx, cy, rx, ry = numbers
        half = f"a{_text(rx)} {_text(ry)} 0 1 0 "
        return f"M{_text(cx - rx)} {_text(cy)}{half}{_text(2 * rx)} 0{half}{_text(-2 * rx)} 0Z"
    if verb == "R":
        return _svg_rectangle(*numbers)
    return verb + " ".join(_text(number) for number in numbers)


def _svg_rectangle(x: float, y: float, width: float, height: float, r: float) -> str:
    if not r:
        return f"M{_text(x)} {_text(y)}h{_text(width)}v{_text(height)}h{_text(-width)}Z"
    across, along = _text(width - 2 * r), _text(height - 2 * r)
    arc = f"a{_text(r)} {_text(r)} 0 0 1"
    out, back = _text(r), _text(-r)
    return (
        f"M{_text(x + r)} {_text(y)}h{across}{arc} {out} {out}v{along}{arc} {back} {out}"
        f"h-{across}{arc} {back} {back}v-{along}{arc} {out} {back}Z"
    )


def _px(value: float) -> float:
    # A hundredth of a pixel is invisible on any screen, and rounding keeps messages short.
    return round(value, 2)


def _text(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")
