"""Tiles and displays as plain data and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tutor.chocolatiers_family.display import MAX_POINTS, Display, DisplayError
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import SaveError, Violation
from tutor.i18n import _
from tutor.kit import reading

MOST = 200
"""Entries of a list or reading.letters of a text; no edition has so many cards."""


MOST_TILES = 40
"""Tiles of a stack, and stacks."""


MOST_TURNS = 10**6


NO_OTHERS: Mapping[str, str] = MappingProxyType({})


REASONS = 3
"""Reasons that are said when a position cannot be; whoever sees three mends those first."""


def tile_data(tile: Tile) -> list[Any]:
    """A tile as a list of its spaces and its points."""
    return [tile.spaces, tile.points]


def display_data(display: Display) -> list[Any]:
    """A display as a list of its notation and its points."""
    return [str(display), list(display.points)]


def refuse(reasons: Sequence[Violation]) -> None:
    """Raises SaveError if there is a reason why a position cannot be."""
    said = [f"{reason.message} [{reason.clause}]" for reason in reasons]
    if said:
        raise SaveError(_("This position cannot be: {why}").format(why=" ".join(said[:REASONS])))


_TILE = reading.pair(
    reading.letters(KINDS + EMPTY + HIDDEN, 4, least=4), reading.number(MAX_POINTS)
)


_DISPLAY = reading.pair(reading.text(MOST), reading.items(reading.number(MAX_POINTS), MOST))


def tile(value: Any) -> Tile:
    """The tile of a list of its spaces and its points."""
    return Tile(*_TILE(value))


def display_of(wild_chain: bool, clauses: Mapping[str, str] = NO_OTHERS) -> reading.Check[Display]:
    """The display of a list of its notation and its points.

    `clauses`: what an edition calls the clauses of a display that cannot be.
    """

    def check(value: Any) -> Display:
        shown, points = _DISPLAY(value)
        try:
            return Display.parse(shown, points, wild_chain=wild_chain)
        except DisplayError as error:
            said = clauses.get(error.clause, error.clause)
            clause = f" [{said}]" if said else ""
            raise reading.Unfit(f"{error}{clause}") from None

    return check
