"""When a week is lost, whatever the days that are left bring: too many stores lack steps."""

from __future__ import annotations

from itertools import combinations

from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.manager.judging import goals, spaces
from tutor.chocolate_factory.manager.sharing import all_paid
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import DAYS, HIDDEN, OVER
from tutor.chocolate_factory.stores import STORES, TRACK
from tutor.kit.frozen import put


def hopeless(state: ManagerState) -> bool:
    """Return whether no markers can pay all steps any more. Cards that lie face down count where
    they are known.

    A day moves the marker of one store at most (clauses 9.5 and 14.8), here to the end of its track
    at once.
    """
    asked = (load_cards()[it] for it in goals(state) if it != HIDDEN)
    named = sorted((card for card in asked if card.steps), key=lambda it: not it.store)
    days = 0 if state.phase == OVER else min(DAYS - state.day, len(STORES))
    for moved in combinations(range(len(STORES)), days):
        at = spaces(state)
        for n in moved:
            at = put(at, n, TRACK)
        if all_paid(tuple(named), at):
            return False
    return True
