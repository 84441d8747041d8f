"""Where every card of a position lies: each card is of the box, and there is one of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.parts import PRINTED
from tutor.chocolate_factory.state import HIDDEN, NEW, PLACE, State
from tutor.engine import Violation
from tutor.i18n import _

DECKS = ("parts_deck", "staff_decks", "staff_extra", "order_decks")
"""The entries in which a card may be hidden."""
Lying = tuple[str, str]
"""A card, and the entry of the position in which it lies."""


def _in(entry: str, cards: Iterable[str | None]) -> Iterator[Lying]:
    return ((card, entry) for card in cards if card is not None)


def _parts(state: State) -> Iterator[Lying]:
    yield from _in("parts_deck", state.parts_deck)
    yield from _in("packets, parts", chain(*state.packets.parts))
    for n, seat in enumerate(state.players):
        yield from _in(f"players, {n}, places", (it for it in seat.places if it not in PRINTED))
    if state.step == PLACE:
        yield from _in("waiting", state.waiting)


def _staff(state: State) -> Iterator[Lying]:
    yield from _in("staff_decks", chain(*state.staff_decks))
    yield from _in("staff_extra", state.staff_extra)
    yield from _in("packets, staff", chain(*state.packets.staff))
    for n, seat in enumerate(state.players):
        yield from _in(f"players, {n}, employee", [seat.employee])


def _orders(state: State) -> Iterator[Lying]:
    yield from _in("order_decks", chain(*state.order_decks))
    for n, seat in enumerate(state.players):
        yield from _in(f"players, {n}, orders", (it.id for it in seat.orders if it))
        yield from _in(f"players, {n}, completed", seat.completed)
    if state.step == NEW:
        yield from _in("waiting", state.waiting)


def unknown_cards(state: State, cards: Components) -> Iterator[Violation]:
    """Find cards that are not in the box, or hidden where all see them, and where they lie."""
    parts = {card for deck in cards.part_decks(state.new_parts) for card in deck}
    for clause, found, known in (
        ("2.2", _parts(state), parts),
        ("2.5", _staff(state), set(cards.staff)),
        ("2.3", _orders(state), set(cards.orders)),
    ):
        for card, entry in found:
            if card not in known and not (card == HIDDEN and entry in DECKS):
                text = _("In “{entry}” there is a card that is not in the box: {card}.")
                yield Violation(clause, text.format(entry=entry, card=card[:20]))
    for card in state.gone:
        if card not in parts and card not in cards.staff:
            text = _("This card in “{entry}” cannot be out of the game: {card}.")
            yield Violation("6.3", text.format(entry="gone", card=card[:20]))


def places(state: State) -> Mapping[str, list[str]]:
    """Return the entries in which each card lies."""
    found: dict[str, list[str]] = defaultdict(list)
    gone = _in("gone", state.gone)
    for card, entry in (*_parts(state), *_staff(state), *_orders(state), *gone):
        found[card].append(entry)
    return found


def twice(state: State) -> Iterator[Violation]:
    """Find cards that lie in two places."""
    for card, entries in places(state).items():
        if len(entries) > 1 and card != HIDDEN:
            text = _("The card {card} is in {n} places; there is one of it: {entries}.")
            yield Violation(
                "6.3", text.format(card=card, n=len(entries), entries="; ".join(entries))
            )
