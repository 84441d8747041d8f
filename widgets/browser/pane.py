"""A pane: a window on a picture that may be larger than it.

It is moved by drag, touch, wheel or arrow keys, and zoomed in whole steps by buttons, keys or two
fingers, all in the browser (`static/panes.js`). A page gives the whole picture at the size that
fits, and need not know which part is visible.
"""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.i18n import _
from widgets.draw.geometry import Rect
from widgets.draw.icons import icon_svg

ZOOM = 54, 106
"""Room (px) that the two zoom buttons take in a corner, below each other."""


@frozen
class Inside:
    """The content of a pane: a picture of `width` x `height` px.

    `units`: the size of its unit (a square of a board), as drawn and at each zoom step. `origin`:
    the point that stays fixed in the picture when it grows. `home`: the part to centre. `look`: the
    part to show, if there is something new. `cells`: an act; clicks beside all buttons send it with
    the place that they hit, two units wide and high: "at:2,-1". `pieces`: what the zoom buttons are
    not to cover, if they can help it.
    """

    width: int
    height: int
    units: tuple[int, ...]
    origin: tuple[float, float]
    home: Rect
    look: Rect | None = None
    cells: str = ""
    pieces: tuple[Rect, ...] = ()

    def corner(self, width: int, height: int) -> str:
        """Return where the zoom buttons cover fewest pieces as the pane is first seen, and whether
        they stand "beside" or below each other: "top right"."""
        (x, y), (wide, high) = self.home.centre, ZOOM
        left, top = x - width / 2, y - height / 2
        found = {}
        for turned in ("", " beside"):
            for corner in ("top right", "bottom right", "top left", "bottom left"):
                across, down = (high, wide) if turned else (wide, high)
                at_x = left + (width - across) * ("right" in corner)
                at_y = top + (height - down) * ("bottom" in corner)
                under = Rect(at_x, at_y, across, down)
                found[corner + turned] = sum(map(under.meets, self.pieces))
        return min(found, key=lambda each: found[each])


def pane(name: str, inside: Inside, width: int, height: int, *children: Node) -> h.Element:
    """Return a pane of `width` x `height` px; `children`: slots that lie over each other."""
    size = f"width:{width}px;height:{height}px"
    return h.div(
        ".pane",
        style=size,
        data_pane=name,
        data_units=_numbers(inside.units),
        data_origin=_numbers(inside.origin),
        data_home=_numbers(inside.home),
        data_look=_numbers(inside.look) if inside.look else None,
        data_cells=inside.cells or None,
    )[
        h.div(".pane-view")[
            h.div(".pane-room")[
                h.div(".pane-sheet", style=f"width:{inside.width}px;height:{inside.height}px")[
                    children
                ]
            ]
        ],
        h.button(".pane-anywhere", type="button", hidden=True) if inside.cells else None,
        _zoom(inside.corner(width, height)) if len(inside.units) > 1 else None,
    ]


def _zoom(corner: str) -> h.Element:
    """Return the zoom buttons; the browser handles them and disables them at either end."""
    words = {"role": "group", "aria_label": _("Size of the board")}
    return h.div(".pane-zoom", data_corner=corner, **words)[
        (
            h.button(".btn.btn-icon", type="button", data_zoom=by, aria_label=label, title=label)[
                icon_svg(icon)
            ]
            for by, label, icon in (
                ("1", _("Larger (+)"), "plus"),
                ("-1", _("Smaller (-)"), "minus"),
            )
        )
    ]


def _numbers(of: Sequence[float]) -> str:
    return " ".join(f"{number:g}" for number in of)
