"""Icons of the interface, from one list of paths for the canvas and for HTML."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from markupsafe import Markup

from widgets.draw.paths import parse, placed, svg_data
from widgets.draw.scene import Path, Pen

GRID = 24
LINE = 2


@cache
def _icons() -> dict[str, tuple[Path, bool]]:
    text = files(__package__).joinpath("data", "icons.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    return {
        name: (parse(path), group == "filled")
        for group, paths in data.items()
        for name, path in paths.items()
    }


def icon_names() -> tuple[str, ...]:
    """Return the names of all icons."""
    return tuple(_icons())


def icon_path(name: str) -> Path:
    """Return the lines of an icon on its grid of 24 x 24. Raises KeyError for an unknown name."""
    return _icons()[name][0]


@cache
def icon_svg(name: str, size: int = GRID) -> Markup:
    """Return an icon of `size` px in the colour of the text around it, hidden from screen readers.

    Raises KeyError for an unknown name.
    """
    path, filled = _icons()[name]
    return Markup(
        f'<svg class="icon" width="{size}" height="{size}" viewBox="0 0 {GRID} {GRID}" '
        f'fill="{"currentColor" if filled else "none"}" stroke="currentColor" '
        f'stroke-width="{LINE}" stroke-linecap="round" stroke-linejoin="round" '
        f'aria-hidden="true" focusable="false"><path d="{svg_data(path)}"/></svg>'
    )


def draw_icon(
    pen: Pen, name: str, cx: float, cy: float, size: float, colour: str, line: float = LINE
) -> None:
    """Draw an icon of `size` px centred at (cx, cy). Raises KeyError for an unknown name."""
    path, filled = _icons()[name]
    scale = size / GRID
    at = placed(path, cx - size / 2, cy - size / 2, scale)
    if filled:
        pen.fill(at, colour)
    pen.stroke(at, colour, line * scale)
