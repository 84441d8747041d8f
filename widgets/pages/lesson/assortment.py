"""The box of a course where a lesson is done: its praline flies into its place."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from attrs import frozen
from htpy import Node
from markupsafe import Markup

from tutor.i18n import _
from widgets.draw.geometry import Rect
from widgets.draw.paper import pleats
from widgets.draw.svg import inside
from widgets.pages.pralines import symbol, symbol_name

SIZE = 60
"""Size of a praline in its cup (px)."""
CARRIED = "praline"
"""The name under which it flies."""


@frozen
class Assortment:
    """A course's box. `filled`: which lessons were done before; `now`: index of the one just done;
    `landed`: whether its praline lies in its place.
    """

    game: str
    filled: Sequence[bool]
    now: int
    landed: bool

    @property
    def full(self) -> bool:
        """Whether all lessons are done."""
        return all(done or n == self.now for n, done in enumerate(self.filled))

    def praline(self) -> Node:
        """Return what fills the lesson's place; before it has landed it lies elsewhere."""
        return h.span(".carried-praline", data_carry=CARRIED, aria_hidden="true")[
            symbol(self.game, self.now, SIZE)
        ]

    @property
    def symbol(self) -> str:
        """What fills the lesson's place."""
        return symbol_name(self.game, self.now)

    def lifted(self, picture: Markup, lies: Rect) -> Markup:
        """Return a picture (SVG) with the praline over the piece that lies there."""
        size = round(lies.width)
        drawn = inside(str(symbol(self.game, self.now, size)))
        whole = f'<rect width="{size}" height="{size}" fill="none"/>'  # what flies has this size
        praline = (
            f'<g transform="translate({lies.x:g} {lies.y:g})">'
            f'<g class="lifted-praline" data-carry="{CARRIED}">{whole}{drawn}</g></g>'
        )
        before, end, _after = picture.rpartition("</svg>")
        return before + Markup(praline) + end

    def element(self) -> h.Element:
        """Return the box, which says how many of its places are filled."""
        told = sum(done for n, done in enumerate(self.filled) if n != self.now) + 1
        count = told if self.landed or self.filled[self.now] else told - 1
        said = _("{done} of {all} filled").format(done=told, all=len(self.filled))
        return h.div(".assortment", role="img", aria_label=said)[
            (self._cup(n) for n in range(len(self.filled))),
            h.span(".assorted", aria_hidden="true")[
                h.b[str(count)], h.span[_("of {all}").format(all=len(self.filled))]
            ],
        ]

    def _cup(self, n: int) -> h.Element:
        if n == self.now:
            classes = {"praline-place": True, "just-now": True, "landed": self.landed}
            return h.span(class_=classes)[pleats(), self.praline() if self.landed else None]
        if self.filled[n]:
            return h.span(".praline-place")[pleats(), symbol(self.game, n, SIZE)]
        return h.span(".praline-place")[h.span(".to-come")[str(n + 1)]]
