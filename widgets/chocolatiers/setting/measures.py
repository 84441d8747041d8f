"""How large everything on a table that is being set is drawn, for the room there is."""

from __future__ import annotations

from attrs import frozen

from tutor.chocolatiers.setting import RANKS
from widgets.chocolatiers_family.draw.measures import box_side
from widgets.draw.geometry import Rect

GAP = 12
FULL_WIDTH, LEAST = 540, 24
"""From this width (px) on each part has a label, and what is laid a panel of its own, where spaces
of the boxes are not less than LEAST px then."""
NAME, BESIDE = 30, 110
"""Height of a player's name above what was dealt, and its width beside that."""
LABEL, BARS, SPARE = 20, 28, 14
"""Height of a label, of the bars below the stacks, and what larger text may need besides."""
FULL_SCALES = tuple(range(170, 99, -10))
"""Largest sizes on a large screen, in percent; boxes there have spaces of EVEN px."""
EVEN = 44
SCALES = tuple(range(150, 56, -4))
"""Largest sizes where nothing has a label, in percent."""
SMALL_GAP, LOW_GAP, LOW_STEP, TEXT = 8, 4, 3, 30
"""Gaps there from player to player and from row to row, the part of a lower box that shows, and the
height of a line of words.
"""
ALL_ACROSS = 480
"""From this width on all players stand side by side."""
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

    def small_height(self, players: int, high: int) -> int:
        """Return how high a table without labels will be."""
        columns = across(self.width, players)
        rows = -(-players // columns)
        wide = (self.width - SMALL_GAP * (columns - 1)) // columns
        seats = rows * (seat(wide, self.seat, full=False).height + SMALL_GAP) - SMALL_GAP
        piles = box_side(self.c) + self.step * (high - 1) + BARS - ROOM
        return seats + piles + self.rank + self.slot + self.source + 8 * ROOM + 4 * LOW_GAP + TEXT


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
    """Return a place whose cards are `cards` px high."""
    pad = 12 if full else 6
    inner = width - 2 * pad
    beside = full and inner - BESIDE >= 4.6 * cards + 24
    return Seat(width, pad, beside, inner - BESIDE if beside else inner, cards)


def measures(width: int, height: int, players: int, high: int) -> Measures:
    """Return the sizes for a table of `width` x `height` px whose stacks get `high` boxes."""
    for scale in FULL_SCALES if width >= FULL_WIDTH else ():
        found = _full(width, height, players, high, scale / 100)
        if found.c >= (LEAST if scale == FULL_SCALES[-1] else EVEN * scale / 100):
            return found
    fits = (_small(width, players, high, scale / 100) for scale in SCALES)
    smallest = _small(width, players, high, SCALES[-1] / 100)
    return next((m for m in fits if m.small_height(players, high) <= height), smallest)


def _full(width: int, height: int, players: int, high: int, scale: float) -> Measures:
    """Labels everywhere; the boxes take the height that is left."""
    card, own, rank, slot, source, most = (round(scale * n) for n in (48, 84, 64, 76, 92, 62))
    step, others = 5, players - 1
    side = max(204, min(round(286 * scale), round(0.31 * width)))
    above = seat((width - GAP * (others - 1)) // others, card, full=True).height
    below = seat(width - side - GAP, own, full=True).height
    rest = above + below + rank + slot + 3 * (LABEL + ROOM) + 4 * GAP + SPARE
    c = _c(width, height - rest - BARS - step * (high - 1), high, step, most)
    return Measures(True, width, card, own, rank, slot, c, step, source, side)


def _small(width: int, players: int, high: int, scale: float) -> Measures:
    """Everything below each other, without labels."""
    seat, rank, slot, pile, source = (round(scale * n) for n in (36, 50, 54, 72, 54))
    c = _c(width, pile, high, LOW_STEP)
    columns = across(width, players)
    inner = (width - SMALL_GAP * (columns - 1)) // columns - 12
    seat = min(seat, round((inner / 3 - 5) / 0.74))
    return Measures(False, width, seat, seat, rank, slot, c, LOW_STEP, source, width)


def across(width: int, players: int) -> int:
    """Return how many players stand side by side where nothing has a label."""
    return players if width >= ALL_ACROSS or players < 4 else 2


def _c(width: int, most: int, high: int, step: int, largest: int = 62) -> int:
    """Return the largest c whose stacks fit side by side and are not higher than `most`."""
    wide = width // 5 - step * (high - 1) - 2 * ROOM
    return next((c for c in range(largest, 18, -1) if box_side(c) <= min(wide, most)), 18)


def row(count: int, width: int, height: int, widest: int, room: int = ROOM) -> list[Rect]:
    """Return the cards side by side, from the left, on a canvas with `room` px round them."""
    gap = 10 if width > 420 else 5
    wide = min(widest, (width - gap * (count - 1)) // count)
    return [Rect(room + n * (wide + gap), room, wide, height) for n in range(count)]


def ranks(m: Measures) -> list[Rect]:
    """Return the places of the Scoring cards."""
    return row(len(RANKS), m.width - 2 * ROOM, m.rank, round(0.86 * m.rank) if m.full else 64)


def held(height: int, wide: int) -> tuple[list[Rect], list[Rect], tuple[int, int]]:
    """Return where three cards and three Wilds of a hand lie, and the size of their canvas.

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
    """Return the deck, then the six places."""
    return row(7, m.left - 2 * ROOM, m.slot, round(0.86 * m.slot) if m.full else 64)


def piles(m: Measures, count: int, high: int) -> list[Rect]:
    """Return the top box of each stack when only one lies there; others show below and at the
    right."""
    side = box_side(m.c)
    whole = side + m.step * (high - 1)
    free = m.width - 2 * ROOM - whole
    return [Rect(ROOM + round(n * free / (count - 1)), ROOM, side, side) for n in range(count)]
