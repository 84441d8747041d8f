"""A position of Chocolatiers 2019: everything that lies on the table, frozen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import attrs

from tutor.chocolatiers_2019.actions import RESERVED
from tutor.chocolatiers_2019.components import EQUAL_TURNS, LAST_ROUNDS
from tutor.chocolatiers_2019.same import HERE
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import HIDDEN, in_order
from tutor.chocolatiers_family.phases import OVER as OVER
from tutor.chocolatiers_family.saves import (
    Cards,
    Count,
    OpenCards,
    SavedTile,
    Tray,
    Turn,
    display_form,
)
from tutor.chocolatiers_family.tiles import COVERED, Tile
from tutor.kit.frozen import changed
from tutor.kit.positions import Saves, seen_text
from tutor.kit.reading import choice
from tutor.kit.records import Seat
from tutor.kit.start import Seed
from tutor.rich_display import shows

FIRST, SECOND, DISCARD = "first", "second", "discard"
PHASES = (FIRST, SECOND, DISCARD, OVER)
"""The first and the second action of a turn, discarding at its end, and the end of the game."""


def _in_order(hands: Iterable[str]) -> tuple[str, ...]:
    return tuple(in_order(hand) for hand in hands)


@shows("tutor.chocolatiers_2019.notebook_views:state")
@attrs.frozen(slots=False, repr=False)
class State:
    """One position. Cards are kind letters, "?" where hidden; sequences are indexed by player;
    hands are put in printed order.

    `tray`: six slots in order, "." an empty one. `deck`: next card first. `row`: the boxes that lie
    open; `pile`: those to come, the next one first. `wilds`: free ones. `reserved`: each player's
    reserved box, which has a Wild on it. `first_tile`: who holds First. `starter`: who has the
    start marker. `turn` counts turns from 1. `last_round`: how the game ends (clause 7.2, ruling).
    `seed`: of the shuffles to come, None in a view. `shuffles`: how often was shuffled.
    """

    player: Seat
    phase: Annotated[str, choice(PHASES)]
    hands: tuple[Cards, ...] = attrs.field(converter=_in_order)
    tray: Tray
    deck: Cards
    discards: OpenCards
    row: tuple[SavedTile, ...]
    pile: tuple[SavedTile, ...]
    displays: tuple[Annotated[Display, display_form(HERE)], ...]
    wilds: tuple[Count, ...]
    reserved: tuple[SavedTile | None, ...]
    first_tile: Seat | None = None
    turn: Turn = 1
    starter: Seat = 0
    last_round: Annotated[str, choice(LAST_ROUNDS)] = EQUAL_TURNS
    seed: Seed | None = None
    shuffles: int = 0

    def __repr__(self) -> str:
        """The view of the player to act, so that printing a state gives nothing away."""
        return seen_text(self, view, self.player, self.players)

    @property
    def players(self) -> int:
        """Number of players."""
        return len(self.hands)

    @property
    def hand(self) -> str:
        """The hand of the player to act."""
        return self.hands[self.player]

    @property
    def display(self) -> Display:
        """The display of the player to act."""
        return self.displays[self.player]

    @property
    def round(self) -> int:
        """Which time round the table, from 1."""
        return (self.turn - 1) // self.players + 1

    @property
    def ending(self) -> bool:
        """Whether somebody has a sixth box, so that the last turns are played (clause 7.2)."""
        return self.first_tile is not None

    @property
    def turns_left(self) -> int | None:
        """Turns to come after this one; None as long as nobody has a sixth box (clause 7.2).

        The last turn is that of the player on the start player's right, or, played the other way,
        of the one on the right of whoever holds First.
        """
        if self.first_tile is None:
            return None
        ends_before = self.starter if self.last_round == EQUAL_TURNS else self.first_tile
        return (ends_before - self.player - 1) % self.players

    def tile(self, place: int | str) -> Tile | None:
        """Return the box in that place of the row, or the one that the player to act has
        reserved; None if none lies there."""
        if isinstance(place, str):
            return self.reserved[self.player] if place == RESERVED else None
        return self.row[place] if type(place) is int and place in range(len(self.row)) else None

    def locked(self, player: int) -> int:
        """Return how many of a player's Wilds lie on a reserved box (clause 6.3)."""
        return int(self.reserved[player] is not None)


SAVES = Saves(State, by_player="hands")


def view(state: State, player: int) -> State:
    """Return the state as that player sees it: other hands and the order of deck and pile are
    hidden.

    The order of shuffles to come is hidden too (clauses 1.1, 1.2, 1.4).
    """
    return changed(
        state,
        hands=tuple(
            hand if i == player else HIDDEN * len(hand) for i, hand in enumerate(state.hands)
        ),
        deck=HIDDEN * len(state.deck),
        pile=(COVERED,) * len(state.pile),
        seed=None,
    )
