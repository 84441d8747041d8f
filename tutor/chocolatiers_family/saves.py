"""Saves and loads cards, tiles and displays; the types of a state say the rest."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any

from tutor.chocolatiers_family.display import MAX_POINTS, Display, DisplayError
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS
from tutor.chocolatiers_family.tiles import Tile
from tutor.kit.reading import Unfit, letters, number, text
from tutor.kit.records import Form, form_of, row, row_of

MOST = 200
"""Letters of a text and numbers of pieces; no edition has so many cards."""

Cards = Annotated[str, letters(KINDS + HIDDEN, MOST)]
OpenCards = Annotated[str, letters(KINDS, MOST)]
Tray = Annotated[str, letters(KINDS + HIDDEN + EMPTY, MOST)]
Count = Annotated[int, number(MOST)]
Turn = Annotated[int, number(10**6, least=1)]

TILE: Form[Tile] = row_of(Tile)
"""A tile as a list of its spaces and its points."""
SavedTile = Annotated[Tile, TILE]

_POINTS = tuple[Annotated[int, number(MAX_POINTS)], ...]
_DISPLAY = row(form_of(Annotated[str, text(MOST)]), form_of(_POINTS))


def display_form(clauses: Mapping[str, str] = MappingProxyType({})) -> Form[Display]:
    """Return a display as a list of its notation and its points.

    `clauses`: what an edition calls the clauses of a display that cannot be.
    """

    def value(data: Any) -> Display:
        shown, points = _DISPLAY.value(data)
        try:
            return Display.parse(shown, points)
        except DisplayError as error:
            said = clauses.get(error.clause, error.clause)
            raise Unfit(f"{error} [{said}]" if said else str(error)) from None

    return Form(lambda display: [str(display), list(display.points)], value)
