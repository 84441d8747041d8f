"""Where cards and stacks lie in their rows."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from widgets.chocolatiers_family.draw.measures import box_side
from widgets.draw.geometry import Rect

LIFT = 12
"""A chosen card stands this much higher (px)."""
BLEED = 10
"""A canvas reaches this far past its column on both sides, so that badges are not cut off."""

BELOW = 9
"""Room under the last row of cards (px), for shadows and the brackets of pairs."""


@frozen
class CardRow:
    """Cards side by side in a column of `width` px, in one row or more.

    The canvas is `size`: BLEED px wider than the column on both sides (give its slot a margin of
    -BLEED), with `room` px above each row for lifted cards and badges.
    """

    count: int
    per_row: int
    rows: int
    width: int
    card_width: int
    card_height: int
    gap: int
    start: int
    room: int

    @classmethod
    def of(
        cls,
        count: int,
        width: int,
        *,
        height: int = 112,
        widest: int = 85,
        gap: int = 10,
        slots: int = 0,
        per_row: int = 0,
        spread: bool = False,
        room: int = 24,
        fixed: bool = False,
    ) -> CardRow:
        """Return a row of `count` cards at most `widest` by exactly `height` px.

        `slots`: the cards are as wide as if there were so many at least, so that a hand keeps its
        size when it shrinks. `per_row` (0: all in one row) breaks the row, `spread` lets the
        outer cards touch the column's sides; otherwise the row stands in the middle. `fixed`: all
        the slots stand there, so that a card's place does not depend on how many there are.
        """
        across = max(count, slots, 1)
        if per_row:
            across = min(across, per_row)
        gap = gap if across * (gap + 44) <= width else min(gap, 4)
        card_width = max(24, min(widest, (width - gap * (across - 1)) // across))
        if spread and across > 1:
            gap = (width - across * card_width) // (across - 1)
        shown = min(count or across, across) if not (spread or fixed) else across
        start = 0 if spread else (width - shown * card_width - (shown - 1) * gap) // 2
        rows = -(-max(count, slots, 1) // across)
        return cls(count, across, rows, width, card_width, height, gap, BLEED + max(0, start), room)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the canvas."""
        return self.width + 2 * BLEED, self.rows * (self.room + self.card_height) + BELOW

    def card_rect(self, index: int) -> Rect:
        """Return the card at rest; its place does not change when it is lifted."""
        row, column = divmod(index, self.per_row)
        x = self.start + column * (self.card_width + self.gap)
        y = self.room + row * (self.room + self.card_height)
        return Rect(x, y, self.card_width, self.card_height)

    def card_rects(self, pairs: Iterable[tuple[int, int]] = ()) -> list[Rect]:
        """Return all cards at rest; the two of a pair, which lie side by side, have closed
        up."""
        rects = [self.card_rect(index) for index in range(self.count)]
        for left, right in map(sorted, pairs):
            if right == left + 1 and rects[left].y == rects[right].y:
                near = self.gap // 2
                rects[left] = rects[left].shifted(near, 0)
                rects[right] = rects[right].shifted(near - self.gap, 0)
        return rects


@frozen
class StackRow:
    """Stacks of boxes side by side, spread over a column of `width` px.

    The canvas is `size`: BLEED px wider than the column on both sides, `room` px higher.
    """

    count: int
    width: int
    c: int
    room: int = 12

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the canvas."""
        return self.width + 2 * BLEED, self.room + box_side(self.c) + STACK_BELOW

    def stack_rect(self, index: int) -> Rect:
        """Return the top box of a stack; its lower boxes and count lie a little right and
        below."""
        side = box_side(self.c)
        free = self.width - STACK_DEPTH - side
        step = free / (self.count - 1) if self.count > 1 else 0.0
        return Rect(BLEED + round(index * step), self.room, side, side)


STACK_DEPTH = 6
"""The lower boxes of a stack show this much at the right and below (px)."""
STACK_BELOW = 14
"""Room under a stack (px), for its lower boxes and its count: that covers no chocolate."""
