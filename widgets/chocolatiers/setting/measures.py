"""How large everything on a table that is being set is drawn, for the room there is."""

from __future__ import annotations

from attrs import frozen

from tutor.chocolatiers.setting import RANKS
from widgets.chocolatiers.draw.measures import box_side
from widgets.draw.geometry import Rect

GAP = 12
FULL_WIDTH, LEAST = 540, 24
"""From this width (px) on each part has a label, and what is laid a panel of its own, where spaces
of the boxes are not less than LEAST px then."""
NAME, BESIDE = 30, 110
"""Height of a player's name above what was dealt, and its width beside that."""
LABEL, BARS = 20, 28
"""Height of a label, and of the bars below the stacks."""
LOW = 420
"""Below this height everything is drawn small enough to do without scrolling."""
ROOM = 8
"""Room round pieces for the lines and signs of their states."""


@frozen
class Measures:
    """All sizes in px.

    `full`: parts have labels and the source stands beside the own hand. `seat`, `own`: height of
    cards in another player's and in the own hand. `rank`, `slot`: of Scoring cards and of cards in
    the tray. `c`: of a box's space, `step`: what a lower box shows. `source`: height of what is to
    be laid, `side` the width of its panel.
    """

    full: bool
    width: int
    seat: int
    own: int
    rank: int
    slot: int
    c: int
    step: int
    source: int
    side: int

    @property
    def left(self) -> int:
        """Width of the column beside the source."""
        return self.width - self.side - GAP if self.full else self.width


@frozen
class Seat:
    """A player's place `width` px wide: room inside, whether the name stands beside what was dealt,
    and how wide that may be."""

    width: int
    pad: int
    beside: bool
    room: int
    cards: int

    @property
    def height(self) -> int:
        """Of the whole place."""
        return held(self.cards, self.room)[2][1] + 2 * self.pad + (0 if self.beside else NAME)


def seat(width: int, cards: int, *, full: bool) -> Seat:
    """A place whose cards are `cards` px high."""
    pad = 12 if full else 6
    inner = width - 2 * pad
    beside = full and inner - BESIDE >= 4.6 * cards + 24
    return Seat(width, pad, beside, inner - BESIDE if beside else inner, cards)


def measures(width: int, height: int, players: int, high: int) -> Measures:
    """The sizes for a table of `width` x `height` px whose stacks get `high` boxes."""
    if width >= FULL_WIDTH:
        step, others = 5, players - 1
        side = max(204, min(286, round(0.31 * width)))
        above = seat((width - GAP * (others - 1)) // others, 48, full=True).height
        below = seat(width - side - GAP, 84, full=True).height
        rest = above + below + 64 + 76 + 3 * (LABEL + ROOM) + 4 * GAP
        c = _c(width, height - rest - BARS - step * (high - 1), high, step)
        if c >= LEAST:
            return Measures(True, width, 48, 84, 64, 76, c, step, 92, side)
    if height < LOW:
        return Measures(False, width, 32, 32, 40, 44, _c(width, 52, high, 3), 3, 48, width)
    return Measures(False, width, 36, 36, 54, 56, _c(width, 84, high, 3), 3, 60, width)


def _c(width: int, most: int, high: int, step: int) -> int:
    """The largest c whose stacks fit side by side and are not higher than `most`."""
    wide = width // 5 - step * (high - 1) - 2 * ROOM
    return next((c for c in range(62, 18, -1) if box_side(c) <= min(wide, most)), 18)


def row(count: int, width: int, height: int, widest: int, room: int = ROOM) -> list[Rect]:
    """Cards side by side, from the left, on a canvas with `room` px round them."""
    gap = 10 if width > 420 else 5
    wide = min(widest, (width - gap * (count - 1)) // count)
    return [Rect(room + n * (wide + gap), room, wide, height) for n in range(count)]


def ranks(m: Measures) -> list[Rect]:
    """The places of the Scoring cards."""
    return row(len(RANKS), m.width - 2 * ROOM, m.rank, round(0.86 * m.rank) if m.full else 64)


def held(height: int, wide: int) -> tuple[list[Rect], list[Rect], tuple[int, int]]:
    """Where three cards and three Wilds of a hand lie, and the size of their canvas.

    Where `wide` px are too few, the Wilds lie below.
    """
    across, wild = round(0.74 * height), round(0.66 * height)
    cards = [Rect(2 + n * (across + 4), 2, across, height) for n in range(3)]
    end = round(cards[-1].right)
    below = end + 12 + 3 * (wild + 2) > wide
    x, y = (2, height + 6) if below else (end + 12, 2 + (height - wild) / 2)
    wilds = [Rect(x + n * (wild + 2), y, wild, wild) for n in range(3)]
    size = (max(end, round(wilds[-1].right)) + 4, round(max(height, wilds[-1].bottom)) + 4)
    return cards, wilds, size


def tray(m: Measures) -> list[Rect]:
    """The deck, then the six places."""
    return row(7, m.left - 2 * ROOM, m.slot, round(0.86 * m.slot) if m.full else 64)


def piles(m: Measures, count: int, high: int) -> list[Rect]:
    """The top box of each stack when only one lies there; others show below and at the right."""
    side = box_side(m.c)
    whole = side + m.step * (high - 1)
    free = m.width - 2 * ROOM - whole
    return [Rect(ROOM + round(n * free / (count - 1)), ROOM, side, side) for n in range(count)]
