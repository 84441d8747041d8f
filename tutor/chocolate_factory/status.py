"""Whether a position can be at all: what every saved position must meet.

Each check is a generator of Violations: what cannot be, in a sentence, and the clause that says so.
Cards that are named nowhere count as gone, so that a position can be written by hand; a card in two
places cannot be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tutor.chocolate_factory.components import TILES as OUTSIDE
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.delivering import wrong_copy
from tutor.chocolate_factory.drafting import open_icons
from tutor.chocolate_factory.goods import is_pile, pile
from tutor.chocolate_factory.lying import twice, unknown_cards
from tutor.chocolate_factory.orders import SIZES
from tutor.chocolate_factory.parts import PRINTED
from tutor.chocolate_factory.setup import PLAYERS, PRINTED_PLACES
from tutor.chocolate_factory.state import (
    CLEANUP,
    DAYS,
    DRAFT,
    FULFIL,
    GIFT,
    HIDDEN,
    KEEP,
    NEW,
    OPERATE,
    ORDERS,
    OVER,
    PHASES,
    PLACE,
    PLACES,
    READY,
    RUN,
    STEPS,
    TILES,
    Packets,
    Seat,
    State,
)
from tutor.chocolate_factory.stores import ALL_SIDES, STORES, TRACK
from tutor.chocolate_factory.using import wrong_upgrades_left
from tutor.engine import Violation
from tutor.i18n import _

Found = Iterator[Violation]


def status(state: State, cards: Components) -> tuple[Violation, ...]:
    """List every reason why this position, or a view of one, cannot be; () if it can be."""
    n = len(state.players)
    if n not in PLAYERS:
        text = _("Chocolate Factory is for 2 to 4 players; there are {n}.")
        return (Violation("3.1", text.format(n=n)),)
    return impossible(state, cards, ORDERS, _draft)


def impossible(
    state: State, cards: Components, orders: int, draft: Callable[[State, Components], Found]
) -> tuple[Violation, ...]:
    """List what cannot be, whatever the number of players.

    `orders`: places for orders. `draft`: finds what cannot be in Expand & Recruit.
    """
    shape = tuple(_shape(state, orders))
    if shape:  # the other checks need everything in its place
        return shape
    known = (*unknown_cards(state, cards), *_stores(state))
    if known:
        return known
    seats = tuple(v for n, it in enumerate(state.players) for v in _seat(state, n, it, cards))
    return (*twice(state), *_decks(state, cards), *seats, *_phase(state, cards, draft))


def _shape(state: State, orders: int) -> Found:
    n = len(state.players)
    for name, value, most in (
        ("day", state.day, DAYS),
        ("starter", state.starter, n),
        ("player", state.player, n),
    ):
        if value not in range(most):
            text = _("“{entry}” must be a number from 0 to {last}.")
            yield Violation("1.1", text.format(entry=name, last=most - 1))
    if state.phase not in PHASES or state.step not in STEPS.get(state.phase, ()):
        yield Violation("1.2", _("Phase and step do not fit together."))
    for clause, entry, size, right in (
        ("2.3", "order_decks", len(state.order_decks), len(SIZES)),
        ("2.5", "staff_decks", len(state.staff_decks), len(STORES)),
        ("2.4", "stores", len(state.stores), len(STORES)),
    ):
        if size != right:
            text = _("“{entry}” must have {right} items; it has {size}.")
            yield Violation(clause, text.format(entry=entry, right=right, size=size))
    for seat in state.players:
        for clause, entry, size, right in (
            ("3.1", "places", len(seat.places), len(PLACES)),
            ("3.1", "belt", len(seat.belt), TILES),
            ("3.3", "orders", len(seat.orders), orders),
        ):
            if size != right:
                text = _("“{entry}” must have {right} items; it has {size}.")
                yield Violation(clause, text.format(entry=entry, right=right, size=size))
        for goods in (*seat.belt, seat.store):
            if not is_pile(goods) or pile(goods) != goods:
                yield Violation("4.1", _("Chocolates are letters in the order BOKFCNX."))


# ---- cards


def _decks(state: State, cards: Components) -> Found:
    left = DAYS - 1 - state.day if state.phase != OVER else 0
    if len(state.parts_deck) < 5 * left:
        text = _("The deck has {n} Parts; the days to come need {least}.")
        yield Violation("2.2", text.format(n=len(state.parts_deck), least=5 * left))
    for store, deck in zip(STORES, state.staff_decks, strict=True):
        if len(deck) < left:
            text = _("Store {store} has {n} Employees; the days to come need {least}.")
            yield Violation("2.5", text.format(store=store, n=len(deck), least=left))
        if any(card != HIDDEN and cards.staff[card].store != store for card in deck):
            text = _("There is an Employee of another store in the deck of store {store}.")
            yield Violation("2.5", text.format(store=store))
    if len(state.staff_extra) not in (0, left):
        text = _("The deck of further Employees has {n} cards; it needs {left}, or none.")
        yield Violation("18.2", text.format(n=len(state.staff_extra), left=left))
    elif any(card != HIDDEN and cards.staff[card].store for card in state.staff_extra):
        yield Violation("18.2", _("There is an Employee of a store among the further ones."))
    for size, deck in zip(SIZES, state.order_decks, strict=True):
        if any(card != HIDDEN and cards.orders[card].size != size for card in deck):
            text = _("There is an order of another size in the deck of size {size}.")
            yield Violation("2.3", text.format(size=size))


def _stores(state: State) -> Found:
    for store, right in zip(state.stores, STORES, strict=True):
        if store.id != right or store.side not in tuple(ALL_SIDES):
            text = _("The stores are P, F, S, H, D, each with side {sides}.")
            yield Violation("2.4", text.format(sides=_(" or ").join(ALL_SIDES)))
        players = [player for player, _space in store.stack]
        if len(set(players)) < len(players) or not set(players) <= set(range(len(state.players))):
            text = _("Each player has one marker at store {store}.")
            yield Violation("3.4", text.format(store=right))
        if any(space not in range(1, TRACK + 1) for _player, space in store.stack):
            text = _("Markers at store {store} stand on spaces 1 to {last}.")
            yield Violation("9.5", text.format(store=right, last=TRACK))


# ---- what each player has


def _seat(state: State, player: int, seat: Seat, cards: Components) -> Found:
    for card, place, right in zip(seat.places, PLACES, PRINTED_PLACES, strict=True):
        if card in PRINTED and card != right:
            text = _("The printed {part} is not at place {place}.")
            yield Violation("3.1", text.format(part=_(PRINTED[str(card)].name), place=place))
        if right is not None and card is None:
            yield Violation("6.4", _("A printed Part can be covered, but not taken away."))
    if seat.coal < 0 or seat.money < 0 or not 0 <= seat.earned_today <= seat.money:
        yield Violation("9.3", _("There is less than nothing, or more earned today than in all."))
    extra = _extra_tiles(seat, cards)
    if seat.outside not in range(OUTSIDE + extra + 1):
        text = _("There are {n} tiles beside the entrance; at most {most} can be.")
        yield Violation("3.1", text.format(n=seat.outside, most=OUTSIDE + extra))
    for place in seat.used:
        card = seat.part(place) if place in PLACES else None
        if card is None or cards.parts[card].is_chute:
            yield Violation("7.5", _("A place is marked as used that has no Part to operate."))
    if len(set(seat.used)) < len(seat.used) or (seat.used and not seat.pushed):
        yield Violation("7.5", _("Parts are used once in a Shift, and only after the push."))
    for mine in seat.orders:
        if mine is not None and mine.done not in range(len(cards.orders[mine.id].stages)):
            text = _("Order {id} lies open with {n} stages done.")
            yield Violation("9.4", text.format(id=mine.id, n=mine.done))
    if seat.employee is None and (seat.employee_used or seat.supplied_today):
        yield Violation("6.7", _("Without an Employee no Action is taken and no store supplied."))
    yield from wrong_copy(state, player, cards)
    yield from wrong_upgrades_left(state, player, cards)
    yield from _stage_of_day(state, player, seat, cards)


def _extra_tiles(seat: Seat, cards: Components) -> int:
    effect = cards.staff[seat.employee].effect("tile") if seat.employee else None
    return effect.count if effect else 0


def _stage_of_day(state: State, player: int, seat: Seat, cards: Components) -> Found:
    """Check that tiles and pushes fit the phase, and whose turn it is (clauses 7.1 and 9.1)."""
    order = state.turn_order
    turn = order.index(player) - order.index(state.player)
    tiles = OUTSIDE + _extra_tiles(seat, cards)
    running = state.phase == RUN and turn == 0
    if running and state.step != NEW and seat.pushed == (state.step == READY):
        yield Violation("7.4", _("Step and push do not fit together."))
    if seat.pushed and not running:
        yield Violation("7.7", _("A Shift is open though it is not this player's run."))
    before_run = state.phase == DRAFT or (state.phase == RUN and turn > 0)
    before_run = before_run or (running and state.step == READY)
    if running and state.step == NEW:
        before_run = not seat.pushed
    if before_run and seat.outside != tiles:
        yield Violation("7.1", _("Before the run all tiles lie beside the entrance."))
    if running and seat.pushed and seat.outside == tiles:
        yield Violation("7.3", _("A tile was pushed, but all lie beside the entrance."))
    after_run = state.phase in (FULFIL, OVER) or (state.phase == RUN and turn < 0)
    if after_run and seat.outside:
        yield Violation("7.7", _("The run ends when all tiles are pushed."))
    if state.last_day and after_run and any(seat.belt):
        yield Violation("7.11", _("On Saturday nothing stays in the Factory after the run."))
    if state.phase in (RUN, FULFIL, OVER) and seat.employee is None:
        yield Violation("6.2", _("Everybody has an Employee from the draft on."))


# ---- whose turn, and what is waited for


def _phase(state: State, cards: Components, draft: Callable[[State, Components], Found]) -> Found:
    if state.phase == DRAFT:
        yield from draft(state, cards)
    elif state.packets != Packets():
        yield Violation("6.2", _("There are packets left after the draft."))
    if state.phase == CLEANUP and state.last_day:
        yield Violation("11.1", _("There is no Cleanup on Saturday."))
    if state.phase == OVER and not state.last_day:
        yield Violation("1.1", _("The week ends on Saturday."))
    waits = {
        PLACE: len(state.waiting) == 1,
        GIFT: True,
        NEW: 1 <= len(state.waiting) <= len(SIZES),
    }
    if not waits.get(state.step, not state.waiting):
        yield Violation("1.2", _("What is waited for does not fit the step."))
    if state.step == NEW:
        yield from _new(state)
    elif state.swapping is not None:
        yield Violation("10.4", _("No order is being exchanged."))
    if state.phase == CLEANUP and state.step == KEEP and state.seat.employee is None:
        yield Violation("10.3", _("Employees leave after the store room is cleared."))
    if state.step == OPERATE and not state.seat.pushed:
        yield Violation("7.4", _("No Part works before the push."))


def _new(state: State) -> Found:
    orders = state.seat.regular
    if state.phase == CLEANUP and (state.swapping is not None or None not in orders):
        yield Violation("10.4", _("A new order is chosen only for a completed one."))
    if state.phase != CLEANUP and (
        state.swapping not in range(ORDERS) or orders[state.swapping or 0] is not None
    ):
        yield Violation("10.4", _("An order is chosen, but none was given back."))


def _draft(state: State, cards: Components) -> Found:
    n = len(state.players)
    packets = (state.packets.parts, state.packets.staff)
    if any(len(kind) != n for kind in packets):
        yield Violation("5.2", _("There are as many packets of each kind as players."))
        return
    taken = state.snake_place
    if taken not in range(2 * n) or state.player != state.snake[taken]:
        yield Violation("6.1", _("It is another player's turn to take a packet."))
    hired = sum(seat.employee is not None for seat in state.players)
    if hired != sum(not packet for packet in state.packets.staff):
        yield Violation("6.2", _("Employees and packets that are taken do not match."))
    if state.step == GIFT:
        employee = state.seat.employee
        if employee is None or state.waiting != open_icons(cards.staff[employee]):
            yield Violation("6.6", _("The Employee has no such Gift."))
