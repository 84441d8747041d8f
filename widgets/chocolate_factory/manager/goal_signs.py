"""The signs of goals: what a card is about at a glance, and the chocolates that it asks for."""

from __future__ import annotations

from tutor.chocolate_factory.manager.cards import ALIKE, DIFFERENT, GoalCard, load_cards
from tutor.chocolate_factory.manager.meters import DISCARD, MONEY, STEPS, Meter
from widgets.chocolate_factory.pieces import draw_icon
from widgets.chocolate_factory.store_signs import draw_sign
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen
from widgets.draw.theme import Theme

BADGES = {ALIKE: "=", DIFFERENT: "≠"}
"""What tells chocolates of one kind from those that must differ."""
PLACES = {1: ((0.0, 0.0),), 2: ((0.0, 0.0), (0.4, 0.4)), 3: ((0.2, 0.0), (0.0, 0.4), (0.4, 0.4))}
"""Where each of some kinds lies in a sign, as fractions of its side."""


def draw_goal_sign(pen: Pen, theme: Theme, meter: Meter, at: Rect) -> None:
    """Draw what a meter is about: pounds, a store or any, an order, chocolates."""
    card = load_cards()[meter.card]
    if meter.kind == MONEY:
        pen.circle(*at.centre, at.width / 2, fill=theme.surface_2, stroke=theme.line_strong)
        pen.text("£", *at.centre, at.width * 0.55, theme.ink, 700)
    elif meter.kind == STEPS and card.store:
        draw_sign(pen, card.store, at, theme)
    elif meter.kind == STEPS:
        pen.rect(*at, 5, fill=theme.surface_2, stroke=theme.line_strong)
        text = f"{card.steps[0]}×{len(card.steps)}" if len(card.steps) > 1 else str(card.steps[0])
        pen.text(text, *at.centre, at.width * 0.42, theme.ink, 700)
    elif meter.kind == DISCARD:
        wide = at.width * 0.72
        pen.rect(at.x + (at.width - wide) / 2, at.y, wide, at.height, 4, fill=theme.surface_2,
                 stroke=theme.line_strong)  # fmt: skip
        sizes = "".join(card.orders)[:3]
        pen.text(sizes, *at.centre, at.width * (0.25 if len(sizes) > 2 else 0.3), theme.ink, 700)
    else:
        _draw_gift(pen, theme, card, at)


def _draw_gift(pen: Pen, theme: Theme, card: GoalCard, at: Rect) -> None:
    """Draw each kind of a chocolate order, and whether chocolates of choice are alike or differ."""
    kinds = list(dict.fromkeys(card.give))
    side = at.width if len(kinds) == 1 else at.width * 0.6
    for icon, (x, y) in zip(kinds, PLACES[len(kinds)], strict=True):
        draw_icon(pen, icon, at.x + x * at.width, at.y + y * at.width, int(side), theme)
    if badge := BADGES.get(card.which):
        radius = at.width * 0.26
        x, y = at.right - radius * 0.8, at.bottom - radius * 0.8
        pen.circle(x, y, radius, fill=theme.surface, stroke=theme.line_strong)
        pen.text(badge, x, y, radius * 1.7, theme.ink, 700)


def draw_goods(pen: Pen, theme: Theme, meter: Meter, at: Rect) -> None:
    """Draw the chocolates of a Demand: those that lie there ringed, the others dashed."""
    side = min(at.height, at.width / max(1, meter.of) - 4, 26.0)
    for n, icon in enumerate(load_cards()[meter.card].give):
        spot = Rect(at.x + n * (side + 5), at.bottom - side, side, side)
        lies = meter.lying[n]
        draw_icon(pen, lies or icon, spot.x, spot.y, int(side), theme)
        if lies:
            pen.rect(*spot.grown(1.5), 5, stroke=theme.chosen, line=2)
        else:
            pen.rect(*spot.grown(1.5), 5, stroke=theme.line_strong, dash=(3, 3))
