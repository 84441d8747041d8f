"""Describes the box of either edition in words, for `tutor components`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Protocol

from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import NO_OPTIONS
from tutor.i18n import N_, _
from tutor.rooms import Box

OTHERS = {"three_four": N_("3 and 4"), "first": N_("First")}
"""Scoring cards for no kind, by their entry in a file."""


class Pieces(Protocol):
    """The pieces that the box of every edition has."""

    @property
    def cards(self) -> Mapping[str, int]:
        """Number of each kind."""
        ...

    @property
    def scoring(self) -> Mapping[str, int]:
        """Points by kind, and by entries of OTHERS."""
        ...

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The Box tiles."""
        ...


class Edition(Protocol):
    """A game with these pieces."""

    @property
    def components(self) -> Pieces:
        """The pieces in its box."""
        ...


def box(game: Edition, options: Mapping[str, Any] = NO_OPTIONS) -> Box:
    """Return the numbers of cards and tiles, and three short tables."""
    pieces = game.components
    line = _("{cards} cards and {tiles} Box tiles").format(
        cards=sum(pieces.cards.values()), tiles=len(pieces.tiles)
    )
    row = "{:<14}{:>6}{:>30}".format
    lines = [row(_("kind"), _("cards"), _("points of its Scoring card"))]
    lines += [row(name(kind), pieces.cards[kind], pieces.scoring[kind]) for kind in KINDS]
    lines += [
        row(_(label), "", pieces.scoring[key])
        for key, label in OTHERS.items()
        if key in pieces.scoring
    ]
    for points, count in sorted(Counter(tile.points for tile in pieces.tiles).items()):
        head = _("{n} Box tiles for {points} points:").format(n=count, points=points)
        spaces = " ".join(tile.spaces for tile in pieces.tiles if tile.points == points)
        lines += ["", head, spaces]
    return Box(line, tuple(lines))
