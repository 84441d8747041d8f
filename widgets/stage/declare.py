"""What a game says of an area of its table, and what a page says of the room it has."""

from __future__ import annotations

from attrs import frozen

FREE = 100_000
"""A length without an upper limit, px."""


@frozen
class Span:
    """A length in px, as on a usual screen with text of normal size.

    `least`: with less the area cannot be used. `best`: as it should be. `most`: more is of no use.
    `text`: how much of each of them holds text, and so grows with the text rather than the pieces.
    """

    least: int
    best: int
    most: int
    text: int = 0

    def on(self, scale: float, text: float) -> Span:
        """Return the span on a screen where pieces are `scale` and texts `text` times as large."""
        extra = round(self.text * text)
        least, best, most = (
            round((length - self.text) * scale) + extra
            for length in (self.least, self.best, self.most)
        )
        return Span(least, best, most)


def fixed(length: int, text: int = 0) -> Span:
    """Return a size of exactly so many px, and `text` px more for text."""
    whole = length + text
    return Span(whole, whole, whole, text)


ANY = Span(0, 0, FREE)
"""Whatever there is."""


@frozen
class Shape:
    """One way to show an area.

    `name`: what `Area.make` gets as `Ask.shape`. `kinds`: of rooms (see `Viewport.kind`) that it is
    for; () for all. `slim`: it stands beside other areas; all others stand above or below.
    `aspect`: in a row with others it is at most so many times as wide as high; 0 for any width.
    """

    height: Span
    width: Span = ANY
    name: str = ""
    kinds: tuple[str, ...] = ()
    slim: bool = False
    aspect: float = 0


@frozen
class Place:
    """Where an area may stand, and how much room it needs.

    `shapes`: best first; in a room where none is for its kind, the area is left out. `beside`: the
    areas next to each other at whose right it may stand, as high as they are. `aside`: the kinds of
    rooms in which it stands in the page's own column, beside what is asked. `tab`: areas with the
    same word are seen together and in turn with others where not everything fits; "" is always in
    sight. `stays`: it becomes a tab only where the others as tabs are not enough. `named`: its name
    stands above it. `unless`: areas that show the same in parts; it is left out where one of them
    is shown.
    """

    shapes: tuple[Shape, ...]
    beside: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    tab: str = ""
    stays: bool = False
    named: bool = False
    unless: tuple[str, ...] = ()

    def shapes_in(self, kind: str, *, slim: bool = False) -> tuple[Shape, ...]:
        """Return the shapes for rooms of this kind."""
        return tuple(
            shape
            for shape in self.shapes
            if shape.slim == slim and (not shape.kinds or kind in shape.kinds)
        )


@frozen
class Viewport:
    """The room that a page has for a table, without what the page itself shows.

    `kind`: in a lesson "wide" (text, table and perhaps a column at the right), "sideways" (text and
    table, on a screen wider than high), "tall" or "phone" (everything below each other), or
    "projector"; at the table see `windows`. `width`, `height`: px. `panel`: width of the column
    that says what can be worked out from the table, 0 where there is none; it is the right one if
    the room is "wide". `low`: every px of the height counts. `scale`: how much larger than usual
    pieces may be, on a large screen; `text`: how much larger texts are. `gap`: from area to area.
    `projector`: a whole class looks on.
    """

    kind: str
    width: int
    height: int
    panel: int = 0
    low: bool = False
    scale: float = 1.0
    text: float = 1.0
    gap: int = 10
    projector: bool = False
