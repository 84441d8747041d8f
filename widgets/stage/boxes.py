"""Boxes in boxes: rows, columns and tabs of areas, how much room they need, and where they lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from attrs import frozen

from widgets.draw.geometry import Rect
from widgets.stage.declare import Span

BAR = 48
"""Height of a row of tabs (px)."""


@frozen
class Leaf:
    """An area in one of its shapes; `label`: height of its name above it (px); `aspect`: see
    `Shape`.
    """

    area: str
    width: Span
    height: Span
    shape: str = ""
    label: int = 0
    aspect: float = 0

    def lay(self, rect: Rect) -> Iterator[tuple[str, Rect]]:
        """Yield the area's rectangle, without its name."""
        yield self.area, Rect(rect.x, rect.y + self.label, rect.width, rect.height - self.label)


@frozen(slots=False)
class Column:
    """Boxes below each other, `gap` px apart."""

    parts: tuple[Box, ...]
    gap: int

    @cached_property
    def width(self) -> Span:
        """What the widest part needs."""
        return widest(part.width for part in self.parts)

    @cached_property
    def height(self) -> Span:
        """What all parts need together."""
        return together([height_of(part) for part in self.parts], self.gap)

    def lay(self, rect: Rect) -> Iterator[tuple[str, Rect]]:
        """Share out the height; a part that is not so wide stands in the middle."""
        y = rect.y
        heights = [height_of(part) for part in self.parts]
        for part, high in zip(self.parts, shared(rect.height, heights, self.gap), strict=True):
            wide = min(rect.width, part.width.most)
            yield from part.lay(Rect(rect.x + (rect.width - wide) // 2, y, wide, high))
            y += high + self.gap


@frozen(slots=False)
class Row:
    """Boxes side by side, `gap` px apart."""

    parts: tuple[Box, ...]
    gap: int

    @cached_property
    def width(self) -> Span:
        """What all parts need together."""
        return together([part.width for part in self.parts], self.gap)

    @cached_property
    def height(self) -> Span:
        """What the highest part needs."""
        return widest(height_of(part) for part in self.parts)

    def lay(self, rect: Rect) -> Iterator[tuple[str, Rect]]:
        """Share out the width; each part is as high as is of use to it. What does not fill the row
        stands in the middle."""
        widths = shared(rect.width, [_useful(each, rect.height) for each in self.parts], self.gap)
        used = sum(widths) + self.gap * (len(widths) - 1)
        x = rect.x + max(0, int(rect.width) - used) // 2
        for part, wide in zip(self.parts, widths, strict=True):
            yield from part.lay(Rect(x, rect.y, wide, min(rect.height, height_of(part).most)))
            x += wide + self.gap


@frozen(slots=False)
class Tabs:
    """Columns of which one at a time is seen, below a row of tabs."""

    groups: tuple[Column, ...]
    gap: int

    @cached_property
    def width(self) -> Span:
        """What the widest group needs."""
        return widest(group.width for group in self.groups)

    @cached_property
    def height(self) -> Span:
        """What the highest group needs, and the tabs."""
        bar = Span(BAR, BAR, BAR)
        return together([bar, widest(group.height for group in self.groups)], self.gap)

    def lay(self, rect: Rect) -> Iterator[tuple[str, Rect]]:
        """Give every group the same rectangle."""
        top = BAR + self.gap
        for group in self.groups:
            yield from group.lay(Rect(rect.x, rect.y + top, rect.width, rect.height - top))


Box = Leaf | Column | Row | Tabs


def height_of(box: Box) -> Span:
    """Return the height that a box needs, an area's name included."""
    if not isinstance(box, Leaf):
        return box.height
    height, label = box.height, box.label
    return Span(height.least + label, height.best + label, height.most + label)


def _useful(box: Box, height: float) -> Span:
    """The width that is of use to a box that is so high."""
    width = box.width
    if not isinstance(box, Leaf) or not box.aspect:
        return width
    most = min(width.most, round(box.aspect * (height - box.label)))
    return Span(min(width.least, most), min(width.best, most), most)


def leaves(box: Box) -> Iterator[Leaf]:
    """Yield every area in the box, in reading order."""
    if isinstance(box, Leaf):
        yield box
        return
    for part in box.groups if isinstance(box, Tabs) else box.parts:
        yield from leaves(part)


def widest(spans: Iterable[Span]) -> Span:
    """Return the span that satisfies each of these, which share a length."""
    found = [*spans]
    return Span(
        max((span.least for span in found), default=0),
        max((span.best for span in found), default=0),
        max((span.most for span in found), default=0),
    )


def together(spans: Sequence[Span], gap: int) -> Span:
    """Return the span of these one after the other, with gaps between them."""
    gaps = gap * max(0, len(spans) - 1)
    return Span(
        sum(span.least for span in spans) + gaps,
        sum(span.best for span in spans) + gaps,
        sum(span.most for span in spans) + gaps,
    )


def shared(length: float, spans: Sequence[Span], gap: int) -> list[int]:
    """Share out a length: everybody gets the least, then all come nearer to their best together,
    then to their most. Nobody gets less of a greater length; what cannot be used is left.

    >>> shared(100, [Span(10, 20, 20), Span(30, 60, 500)], 0)
    [20, 80]
    >>> shared(60, [Span(10, 20, 20), Span(30, 60, 500)], 0)
    [15, 45]
    """
    found = [span.least for span in spans]
    rest = int(length) - gap * max(0, len(spans) - 1) - sum(found)
    for goals in [span.best for span in spans], [span.most for span in spans]:
        wanted = [goal - now for goal, now in zip(goals, found, strict=True)]
        whole = sum(wanted)
        if whole and whole > rest:
            part = max(0, rest)
            return [now + part * more // whole for now, more in zip(found, wanted, strict=True)]
        found, rest = goals, rest - whole
    return found
