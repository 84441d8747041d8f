"""The score item by item: each Scoring card, then Wilds kept and boxes (clauses 9.1 to 10.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from markupsafe import Markup

from tutor.chocolatiers import kinds
from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.display import Display
from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.kinds import KINDS, NAMES, name
from tutor.chocolatiers.scoring import BOXES, FIRST, WILDS, Award, awards
from tutor.chocolatiers.state import State
from tutor.engine import Game, Note
from tutor.i18n import _
from tutor.kit.words import join_words
from widgets.chocolatiers.draw.portrait import MEDALS
from widgets.chocolatiers.draw.svg import piece_svg
from widgets.draw.icons import icon_svg
from widgets.tabletop import Cell, Column

WILD = 26
"""Size of a Wild that was kept."""


def columns(game: Game[State, Action], state: State, names: Sequence[str]) -> tuple[Column, ...]:
    """The columns in the order of scoring."""
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


def wilds_column(kept: Sequence[int], asks: str) -> Column:
    """The Wilds that were not placed."""
    each = (Cell(n, pieces=Markup().join([piece_svg(kinds.WILD, WILD)] * n)) for n in kept)
    return Column(_(WILDS), tuple(each), asks=asks)


def boxes_column(points: Sequence[int], displays: Sequence[Display]) -> Column:
    """The points of the boxes."""
    each = (Cell(n, count=len(d.points)) for n, d in zip(points, displays, strict=True))
    return Column(_(BOXES), tuple(each), asks=_("Now the points of the boxes."), about=MEDALS)


def first_column(
    points: Sequence[int], holder: int | None, worth: int, *, asks: str, clause: str
) -> Column:
    """First; `clause` says who takes it."""
    nobody = Note(_("Nobody has placed a 6th box."), clause)
    return Column(
        _(FIRST),
        tuple(Cell(n, won=player == holder) for player, n in enumerate(points)),
        partial(icon_svg, "flag"),
        worth=worth,
        down=holder is None,
        asks=asks,
        note=None if holder is not None else nobody,
    )


def award_cells(award: Award, worth: int) -> tuple[Cell, ...]:
    """What everyone gets of a card, and what decided it."""
    return tuple(
        Cell(worth if p == award.winner else 0, p == award.winner, size)
        for p, size in enumerate(award.sizes)
    )


def kind_column(award: Award, worth: int, note: Note | None) -> Column:
    """The card of a kind; `note`: why nobody gets it."""
    kind = award.kind
    return Column(
        _(NAMES[kind]),
        award_cells(award, worth),
        partial(piece_svg, kind),
        letter=kind,
        worth=worth,
        down=award.winner is None,
        asks=_("Who has the largest {kind} group?").format(kind=name(kind)),
        sized=_("{kind} group").format(kind=name(kind)),
        note=note,
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
