"""The score item by item: each Scoring card, then Wilds kept and boxes (clauses 9.1 to 10.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from markupsafe import Markup

from tutor.chocolatiers import kinds
from tutor.chocolatiers.actions import Action
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

    def kept(p: int) -> Cell:
        points = items[p][WILDS]
        return Cell(points, pieces=Markup().join([piece_svg(kinds.WILD, WILD)] * points))

    wilds = Column(_(WILDS), tuple(map(kept, players)), asks=_("Each Wild kept is a point."))
    tiles = (Cell(items[p][BOXES], count=len(state.displays[p].points)) for p in players)
    boxes = Column(_(BOXES), tuple(tiles), asks=_("Now the points of the boxes."), about=MEDALS)

    return (
        _first([items[p][FIRST] for p in players], state.first_card, worth["first"]),
        *(_kind(found[kind], worth[kind], names) for kind in KINDS),
        wilds,
        boxes,
    )


def _first(points: Sequence[int], holder: int | None, worth: int) -> Column:
    nobody = Note(_("Nobody has placed a 6th box."), "8.1")
    return Column(
        _(FIRST),
        tuple(Cell(n, won=player == holder) for player, n in enumerate(points)),
        partial(icon_svg, "flag"),
        worth=worth,
        down=holder is None,
        asks=_("Who holds the First card?"),
        note=None if holder is not None else nobody,
    )


def _kind(award: Award, worth: int, names: Sequence[str]) -> Column:
    kind = award.kind
    cells = tuple(
        Cell(worth if p == award.winner else 0, p == award.winner, size)
        for p, size in enumerate(award.sizes)
    )
    return Column(
        _(NAMES[kind]),
        cells,
        partial(piece_svg, kind),
        letter=kind,
        worth=worth,
        down=award.winner is None,
        asks=_("Who has the largest {kind} group?").format(kind=name(kind)),
        sized=_("{kind} group").format(kind=name(kind)),
        note=_why_down(award, names),
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
