"""The expansion in a lesson's position: a module is in the game where a card of it lies there."""

from __future__ import annotations

from itertools import chain

import attrs

from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.lying import places
from tutor.chocolate_factory.state import DAYS, State


def with_modules(state: State) -> State:
    """Return the position with the new Parts in the game, if one lies there (clause 19.1), and with
    a deck of further Employees for the days to come, if there is one of them (clause 18.2).
    """
    cards, lying = load_box(), places(state)
    staff = cards.employees_of("")
    rest = tuple(it for it in staff if it not in lying)
    return attrs.evolve(
        state,
        new_parts=not lying.keys().isdisjoint(chain(*cards.new_decks)),
        staff_extra=rest[: DAYS - 1 - state.day] if len(rest) < len(staff) else (),
    )
