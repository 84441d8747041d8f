"""Scoring cards in rows with who leads, and the graph of groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from attrs import evolve, frozen
from htpy import Node

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.phases import OVER
from tutor.chocolatiers_family.words import describe_groups
from tutor.engine import A, Violation
from tutor.i18n import _
from tutor.kit.words import join_words
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.draw.cards import card_radius
from widgets.chocolatiers_family.draw.scoring import draw_scoring_card
from widgets.chocolatiers_family.groups import graph_scene
from widgets.chocolatiers_family.selection import Selection
from widgets.draw.geometry import Rect
from widgets.draw.players import draw_owner, draw_taken, draw_tied
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme
from widgets.tabletop import Outcome as Led
from widgets.tabletop.desk import CHOSEN
from widgets.tabletop.zone import Zone

FIRST = "first"


LEADERS = "leaders"
"""Leaders; hidden in a lesson until it has told how the cards are won."""


EDGE = 8
"""Room round the cards, for the marks of those who lead."""


@frozen
class Scored:
    """A Scoring card as it lies there. `icon`: a kind's letter, or the name of an icon; `owner`:
    whose mark it bears; `tied`: that of a tie; `down`: it lies face down; `label`: it in words."""

    key: str
    icon: str
    points: int
    owner: int | None
    tied: bool
    down: bool
    label: str


def score_row(
    desk: Desk,
    cards: Sequence[Scored],
    title: str,
    *,
    width: int,
    per_row: int,
    height: int = 76,
    gap: int = 10,
    widest: int = 64,
) -> Zone:
    """Show Scoring cards in rows of `per_row`; a mark tells who would win each now, and a frame in
    the owner's colour that First is taken.

    The canvas is EDGE px larger than the cards on every side.
    """
    wide = min(widest, (width - gap * (per_row - 1)) // per_row)
    states = tuple(desk.state_of(card.key) for card in cards)
    scene, rects = _drawn(tuple(cards), states, (wide, height), gap, per_row, desk.theme)

    def buttons() -> Node:
        return [desk.button(card.key, rects[card.key], label=card.label) for card in cards]

    def picture(key: str) -> Scene | None:
        """Return the card by itself, as it flies to who has won it."""
        card = next((card for card in cards if card.key == key), None)
        if card is None:
            return None
        alone = Pen()
        draw_scoring_card(alone, card.icon, card.points, Rect(0, 0, wide, height), desk.theme)
        return alone.scene(wide, height)

    return Zone("scoring", scene, title, rects, buttons, picture=picture)


@lru_cache(maxsize=16)
def _drawn(
    cards: tuple[Scored, ...],
    states: tuple[str, ...],
    size: tuple[int, int],
    gap: int,
    per_row: int,
    theme: Theme,
) -> tuple[Scene, Mapping[str, Rect]]:
    """Return the cards drawn and where they lie: drawn once, not at every click elsewhere."""
    wide, height = size
    pen = Pen()
    rects: dict[str, Rect] = {}
    rows = -(-len(cards) // per_row)
    for index, (card, state) in enumerate(zip(cards, states, strict=True)):
        row, column = divmod(index, per_row)
        at = Rect(column * (wide + gap) + EDGE, row * (height + gap) + EDGE, wide, height)
        rects[card.key] = at
        draw_scoring_card(
            pen, card.icon, card.points, at, theme, face_up=not card.down, state=state
        )
        if card.key == f"card:{FIRST}" and card.owner is not None:
            draw_taken(pen, card.owner, at, theme, card_radius(at))
        if card.owner is not None:
            draw_owner(pen, card.owner, at, theme)
        elif card.tied and not card.down:
            draw_tied(pen, at, theme)
    width = per_row * (wide + gap) - gap + 2 * EDGE
    return pen.scene(width, rows * (height + gap) - gap + 2 * EDGE), rects


def known(desk: Desk, card: str) -> bool:
    """Return whether it may be seen who wins the card: while a lesson asks for it, only once
    the learner has found it. Who holds First lies open."""
    if card == FIRST:
        return True
    if LEADERS in desk.board.untold:
        return False
    if desk.board.touch:
        return desk.state_of(f"card:{card}") in (CHOSEN, "solved")
    return not desk.board.asked


def tie_of(desk: Desk, tied: Sequence[int]) -> str:
    """Return a tie, with who is level."""
    return _("A tie: {who}.").format(who=join_words([desk.name(player) for player in tied]))


def looked_at(outcome: Led[A, Selection], cards: Sequence[Scored]) -> Led[A, Selection]:
    """Return a look at a Scoring card: first who leads, or who is level, if anybody; then its
    rule."""
    card = next((card for card in cards if card.key == outcome.target), None)
    if card is None or not outcome.told or (card.owner is None and not card.tied):
        return outcome
    (rule,) = outcome.refusal
    return evolve(outcome, refusal=(Violation(rule.clause, card.label), rule))


def shown_displays(desk: Desk) -> list[Display]:
    """Return all displays, one's own with what is being tried out."""
    own, shown = desk.player, desk.preview.display
    return [shown if p == own else display for p, display in enumerate(desk.state.displays)]


def down(desk: Desk, card: str) -> bool:
    """Return whether a card that nobody wins lies face down: once it is awarded."""
    asked = bool(desk.board.touch) and card != FIRST
    return known(desk, card) and (asked or desk.state.phase == OVER)


def graph(
    desk: Desk, *, width: int, height: int, focus: str = "", player: int | None = None
) -> Zone:
    """Return a display as the graph of its groups, following what is being tried out.

    `player`: another player's display; the own one if None. `focus`: a kind to bring out.
    """
    own = player in (None, desk.player)
    display = desk.preview.display if own else desk.state.displays[player or 0]
    scene = graph_scene(display, desk.theme, width=width, height=height, focus=focus)
    return Zone("graph", scene, describe_groups(display), {})
