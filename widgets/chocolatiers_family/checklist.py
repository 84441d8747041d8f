"""Pictures for the checklist: hand, Wilds, tray, Scoring cards."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers_family.kinds import HIDDEN, KINDS
from widgets.chocolatiers_family.draw.box import draw_space
from widgets.chocolatiers_family.draw.cards import draw_card, draw_deck
from widgets.chocolatiers_family.draw.kinds import WILD
from widgets.chocolatiers_family.draw.scoring import draw_scoring_card
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme

EDGE, GAP = 4, 6
"""Room round the pieces and between them (px)."""


CARD = 42, 56


TOKEN = 44


C, STEP = 21, 4
"""A space of a box, and how much is seen of each box below the top (px)."""


def hand(cards: int, theme: Theme) -> Scene:
    """Return the cards that nobody else sees."""
    pen = Pen()
    for n in range(cards):
        draw_card(pen, HIDDEN, _card(n), theme)
    return _row(pen, cards)


def wilds(count: int, theme: Theme) -> Scene:
    """Return the tokens of a player."""
    pen = Pen()
    for n in range(count):
        at = Rect(EDGE + n * (TOKEN + GAP), EDGE, TOKEN, TOKEN)
        draw_space(pen, WILD, at, theme)
    return pen.scene(2 * EDGE + count * (TOKEN + GAP) - GAP, TOKEN + 2 * EDGE)


def tray(cards: int, theme: Theme) -> Scene:
    """Return the deck, then the open cards."""
    pen = Pen()
    draw_deck(pen, _card(0), theme)
    for n in range(cards):
        draw_card(pen, KINDS[n % len(KINDS)], _card(n + 1).shifted(2 * GAP, 0), theme)
    return _row(pen, cards + 1, 2 * GAP)


def scoring(cards: Sequence[tuple[str, int]], theme: Theme) -> Scene:
    """Return what is won at the end, in a row: what for, and how much."""
    pen = Pen()
    for n, (what, points) in enumerate(cards):
        draw_scoring_card(pen, what, points, _card(n), theme)
    return _row(pen, len(cards))


def _card(n: int) -> Rect:
    width, height = CARD
    return Rect(EDGE + n * (width + GAP), EDGE, width, height)


def _row(pen: Pen, cards: int, more: int = 0) -> Scene:
    width, height = CARD
    return pen.scene(2 * EDGE + cards * (width + GAP) - GAP + more, height + 2 * EDGE)
