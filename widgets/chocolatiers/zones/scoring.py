"""The Scoring cards with who leads, and the graph of groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.scoring import awards
from tutor.i18n import _
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.zones.scoring import (
    FIRST,
    Scored,
    down,
    known,
    score_row,
    shown_displays,
    tie_of,
)
from widgets.tabletop.zone import Zone


def scoring_cards(desk: Desk, **size: int) -> Zone:
    """Return the seven Scoring cards, see `score_row`; at the end of the game those that
    nobody wins lie face down."""
    return score_row(desk, scored_cards(desk), _("Scoring cards"), **size)


def scored_cards(desk: Desk) -> list[Scored]:
    """Return the Scoring cards as they lie now."""
    leading, tied = leaders(desk), ties(desk)
    worth = components_of(desk.board.game).scoring
    found = []
    for card in (FIRST, *KINDS):
        leads = leading[card] if known(desk, card) else None
        found.append(
            Scored(
                f"card:{card}",
                "flag" if card == FIRST else card,
                worth[card],
                leads,
                card in tied,
                leads is None and down(desk, card),
                scoring_label(desk, card, worth[card], leading[card], tied.get(card, ())),
            )
        )
    return found


def leaders(desk: Desk) -> Mapping[str, int | None]:
    """Return who would win each card now: nobody on a tie."""
    state: State = desk.board.state
    found = awards(shown_displays(desk))
    return {FIRST: state.first_card} | {kind: found[kind].winner for kind in KINDS}


def ties(desk: Desk) -> Mapping[str, tuple[int, ...]]:
    """Return the cards for which several would be equal now, and who, as far as that may be
    seen."""
    found = awards(shown_displays(desk))
    return {kind: found[kind].tied for kind in KINDS if found[kind].tied and known(desk, kind)}


def scoring_label(
    desk: Desk, card: str, points: int, leads: int | None, tied: Sequence[int]
) -> str:
    """Return a Scoring card in words, with who leads, or who is level."""
    what = _("First") if card == FIRST else name(card)
    if not known(desk, card):
        return _("{card}, {points} points.").format(card=what, points=points)
    if leads is None and down(desk, card):
        text = _("{card}, face down. Nobody gets it.").format(card=what)
        return f"{text} {tie_of(desk, tied)}" if tied else text
    if card == FIRST:
        text = {
            None: _("First, {points} points."),
            desk.player: _("First, {points} points. You have it."),
        }.get(leads, _("First, {points} points. {who} has it."))
    else:
        text = {
            None: _("{kind}, {points} points. Nobody leads."),
            desk.player: _("{kind}, {points} points. You lead."),
        }.get(leads, _("{kind}, {points} points. {who} leads."))
    if tied:
        text = _("{kind}, {points} points.") + " " + tie_of(desk, tied)
    kind = "" if card == FIRST else what
    who = "" if leads is None else desk.name(leads)
    return text.format(kind=kind, points=points, who=who)
