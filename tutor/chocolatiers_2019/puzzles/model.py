"""What a puzzle of this edition asks, and with which pieces."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tutor.chocolatiers_2019.puzzles.edition import EDITION
from tutor.chocolatiers_2019.state import FIRST, State
from tutor.chocolatiers_family.puzzles.model import KindOf
from tutor.chocolatiers_family.puzzles.position import Position
from tutor.chocolatiers_family.tiles import Tile
from tutor.kit.remembered import remembered

GAME = EDITION.game


@attrs.frozen(slots=False)
class Task:
    """What is asked: the kind of puzzle, a position of a game, and what the question names.

    `state`: as the solving player sees it, or with hands open where the question says so. `player`:
    who solves. `places`: where in the row the boxes lie that it asks about. `wilds`: how many may
    be placed.
    """

    kind: str
    state: State
    player: int
    places: tuple[int, ...] = ()
    wilds: int = 0

    cards = ""
    """No question of this edition names kinds."""

    @remembered
    def position(self) -> Position:
        """Return the displays, the free Wilds and First: what the arithmetic of groups needs."""
        state = self.state
        return Position(state.displays, state.wilds, self.player, state.first_tile, edition=EDITION)

    @property
    def asked(self) -> Kind:
        """The kind of this task."""
        return OFFERED[self.kind]

    @property
    def hand(self) -> str:
        """The solving player's hand."""
        return self.state.hands[self.player]

    @property
    def actions(self) -> int:
        """How many actions an answer on the table has: where a box is named, what leads to it;
        else what is left of the turn.
        """
        return 1 if self.places or self.state.phase != FIRST else 2

    @property
    def boxes(self) -> Sequence[tuple[int, Tile]]:
        """The boxes of the row, and their places."""
        return list(enumerate(self.state.row))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The boxes the question asks about."""
        return tuple(self.state.row[place] for place in self.places)


Kind = KindOf[Task]
"""A kind of this edition."""

OFFERED: dict[str, Kind] = {}
"""Kinds by id; `kinds` registers them here, since they are made of tasks."""
