"""Why a card of the draft is good, and why a new Part belongs there."""

from __future__ import annotations

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.names import part_name, place_name
from tutor.chocolate_factory.players.worth import place_worth
from tutor.chocolate_factory.state import PLACES, State
from tutor.chocolate_factory.stores import NAMES
from tutor.chocolate_factory.words import say_part
from tutor.i18n import _


def part(state: State, card: str, cards: Components) -> str:
    """Say what the Part does, and where it would work best."""
    it = cards.parts[card]
    best = max(PLACES, key=lambda at: place_worth(it, at, state.seat, cards))
    text = _("{part} makes most of what passes {place}. {what}.")
    what = say_part(card, cards)
    return text.format(part=part_name(card, cards), place=place_name(best), what=what)


def employee(state: State, card: str, cards: Components) -> str:
    """Say what the Employee does, and which store they open."""
    it = cards.staff[card]
    store = next((each for each in state.stores if each.id == it.store), None)
    if store is None:
        return _(it.text)
    space = store.space(state.player)
    text = _("{text} And you can supply {store} today, your marker stands on space {n} there.")
    if not space:
        text = _("{text} And you can supply {store} today, where you have no marker yet.")
    return text.format(text=_(it.text), store=_(NAMES[store.id]), n=space)


def place(state: State, at: str, cards: Components) -> str:
    """Say what the new Part covers there, if anything."""
    name, covered = part_name(state.waiting[0], cards), state.seat.part(at)
    if covered is None:
        text = _("What {part} works on passes {place}, and nothing is covered there.")
        return text.format(part=name, place=place_name(at))
    text = _("What {part} works on passes {place}; {old} is the Part you need least there.")
    return text.format(part=name, place=place_name(at), old=part_name(covered, cards))
