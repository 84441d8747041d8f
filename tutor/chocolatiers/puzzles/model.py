"""What a puzzle of this game asks, with which pieces, and all that its kind knows of it.

A task carries the position of a game that it comes from. Answers are short texts: the own display
after the move ("TTNN/VV.R"), the actions of a turn ("take T; wild 2 3"), a player's number,
"none", "shared", a number, or cards.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.puzzles.model import KindOf
from tutor.chocolatiers_family.tiles import Tile
from tutor.kit.remembered import remembered

GAME = "chocolatiers"
"""The game whose puzzles these are."""


@attrs.frozen(slots=False)
class Task:
    """What is asked: the kind of puzzle, a position of a game, and what the question names.

    `state`: as the solving player sees it, or with hands open where the question says so. `player`:
    who solves. `cards`: kinds the question names. `stacks`: whose top boxes it asks about, in
    order. `wilds`: how many may be placed. `options`: texts that the kind makes sense of.
    """

    kind: str
    state: State
    player: int
    cards: str = ""
    stacks: tuple[int, ...] = ()
    wilds: int = 0
    options: tuple[str, ...] = ()

    @remembered
    def position(self) -> Position:
        """Return the displays, the Wilds left and First: what the arithmetic of groups needs."""
        state = self.state
        return Position(state.displays, state.wilds, self.player, state.first_card)

    @property
    def asked(self) -> Kind:
        """The kind of this task."""
        return OFFERED[self.kind]

    @property
    def hand(self) -> str:
        """The solving player's hand."""
        return self.state.hands[self.player]

    @property
    def boxes(self) -> Sequence[tuple[int, Tile]]:
        """The boxes asked about, or all on top of a stack, and its number."""
        stacks = self.state.stacks
        shown = self.stacks or [number for number, stack in enumerate(stacks) if stack]
        return [(number, stacks[number][0]) for number in shown]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The boxes the question asks about."""
        return tuple(self.state.stacks[number][0] for number in self.stacks)


Kind = KindOf[Task]
"""A kind of this edition."""

OFFERED: dict[str, Kind] = {}
"""Kinds by id; `kinds` registers them here, since they are made of tasks."""
