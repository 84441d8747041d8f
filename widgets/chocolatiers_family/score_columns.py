"""Columns of the score that both editions have."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from markupsafe import Markup

from tutor.chocolatiers_family import kinds
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import NAMES, name
from tutor.chocolatiers_family.scoring import BOXES, FIRST, WILDS, Award
from tutor.engine import Note
from tutor.i18n import _
from widgets.chocolatiers_family.draw.portrait import MEDALS
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.draw.icons import icon_svg
from widgets.tabletop import Cell, Column

WILD = 26
"""Size of a Wild that was kept."""


def wilds_column(kept: Sequence[int], asks: str) -> Column:
    """Return the Wilds that were not placed."""
    each = (Cell(n, pieces=Markup().join([piece_svg(kinds.WILD, WILD)] * n)) for n in kept)
    return Column(_(WILDS), tuple(each), asks=asks)


def boxes_column(points: Sequence[int], displays: Sequence[Display]) -> Column:
    """Return the points of the boxes."""
    each = (Cell(n, count=len(d.points)) for n, d in zip(points, displays, strict=True))
    return Column(_(BOXES), tuple(each), asks=_("Now the points of the boxes."), about=MEDALS)


def first_column(
    points: Sequence[int], holder: int | None, worth: int, *, asks: str, clause: str
) -> Column:
    """Return the column of First; `clause` says who takes it."""
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
    """Return what everyone gets of a card, and what decided it."""
    return tuple(
        Cell(worth if p == award.winner else 0, p == award.winner, size)
        for p, size in enumerate(award.sizes)
    )


def kind_column(award: Award, worth: int, note: Note | None) -> Column:
    """Return the card of a kind; `note`: why nobody gets it."""
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
