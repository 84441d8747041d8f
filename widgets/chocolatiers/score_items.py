"""The score item by item: each Scoring card, then Wilds kept and boxes (clauses 9.1 to 10.2)."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.scoring import BOXES, FIRST, WILDS, Award, awards
from tutor.engine import Game, Note
from tutor.i18n import _
from tutor.kit.words import join_words
from widgets.chocolatiers_family.score_columns import (
    boxes_column,
    first_column,
    kind_column,
    wilds_column,
)
from widgets.tabletop import Column


def columns(game: Game[State, Action], state: State, names: Sequence[str]) -> tuple[Column, ...]:
    """Return the columns in the order of scoring."""
    items = {s.player: s.items for s in game.standings(state)}
    worth, found = components_of(game).scoring, awards(state.displays)
    players = range(state.players)

    return (
        first_column(
            [items[p][FIRST] for p in players],
            state.first_card,
            worth["first"],
            asks=_("Who holds the First card?"),
            clause="8.1",
        ),
        *(kind_column(found[kind], worth[kind], _why_down(found[kind], names)) for kind in KINDS),
        wilds_column([items[p][WILDS] for p in players], _("Each Wild kept is a point.")),
        boxes_column([items[p][BOXES] for p in players], state.displays),
    )


def _why_down(award: Award, names: Sequence[str]) -> Note | None:
    if award.tied:
        who = join_words([names[p] for p in award.tied])
        text = _("{kind}: {who} tie with {n}, so nobody gets the card.").format(
            kind=name(award.kind), who=who, n=max(award.sizes)
        )
        return Note(text, "9.3")
    if award.winner is None:
        text = _("{kind}: nobody shows it, so nobody gets the card.")
        return Note(text.format(kind=name(award.kind)), "9.4")
    return None
