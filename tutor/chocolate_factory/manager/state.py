"""A position of Factory Manager: a table for one, with a Weekly Target and Demands."""

from __future__ import annotations

from typing import Annotated

import attrs

from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.state import HIDDEN, Count, OpenOrder, State, view
from tutor.kit.frozen import changed
from tutor.kit.positions import Saves, seen_text
from tutor.kit.reading import choice

DAILY = 5
"""Daily Demands, one for each day but Saturday (clause 12.5)."""
TARGETS = tuple(card.id for card in load_cards().values() if card.is_target)
DEMANDS = tuple(card.id for card in load_cards().values() if not card.is_target)
Target = Annotated[str, choice(TARGETS)]
Demand = Annotated[str, choice(DEMANDS)]
ROOM = 6
"""Chocolates that may stay in the store room overnight (clause 14.9)."""


@attrs.frozen(slots=False, repr=False)
class ManagerState(State):
    """One position of the week.

    The row of pairs lies in `packets`: five of one Part each, and the Employees below them; what is
    gone is empty. Special Orders lie behind the three regular ones in the player's `orders`.

    `target`, `initial`, `daily`: ids of cards; a Daily Demand that is not turned is "?" in a view.
    `paid`: Demands whose chocolates were given. `pending`: pounds that each open order has brought
    so far. `special_required`, `completed_only`: switches of clauses 12.8 and 15.4.
    """

    target: Target = ""
    initial: tuple[Demand, ...] = ()
    daily: tuple[Annotated[str, choice((*DEMANDS, HIDDEN))], ...] = ()
    paid: tuple[Demand, ...] = ()
    pending: tuple[Count, ...] = ()
    special_required: bool = False
    completed_only: bool = False

    def __repr__(self) -> str:
        """Show the state as the player sees it: what is printed gives nothing away."""
        return seen_text(self, lambda state, _player: seen(state), 0, len(self.players))

    @property
    def overnight(self) -> int:
        """Chocolates that the store room of the solo game keeps overnight (3.2, 10.1)."""
        return ROOM

    @property
    def demands(self) -> tuple[str, ...]:
        """All Demands by their numbers; "?" for those that cannot be seen."""
        return (*self.initial, *self.daily)

    @property
    def turned(self) -> int:
        """How many Daily Demands lie face up (clause 14.2)."""
        return min(self.day + 1, DAILY)

    @property
    def opened(self) -> int:
        """How many of the Weekly Target and all Demands lie face up."""
        return 1 + len(self.initial) + self.turned

    def is_open(self, demand: int) -> bool:
        """Return whether the Demand of this number lies face up."""
        return 1 + demand < self.opened

    @property
    def special(self) -> tuple[OpenOrder | None, ...]:
        """The Special Orders (clauses 9.1 and 12.8), None where one is completed."""
        return self.seat.orders[len(self.seat.regular) :]

    @property
    def money(self) -> int:
        """Pounds that count for the week (clause 15.4)."""
        return self.seat.money - (sum(self.pending) if self.completed_only else 0)


SAVES = Saves(ManagerState, by_player="players")


def seen(state: ManagerState) -> ManagerState:
    """Hide the order of decks, and Daily Demands that are not turned (clauses 5.4 and 14.2)."""
    daily = tuple(card if n < state.turned else HIDDEN for n, card in enumerate(state.daily))
    return changed(view(state), daily=daily)
