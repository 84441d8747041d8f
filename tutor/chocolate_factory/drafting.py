"""Expand & Recruit (section 6): packets are taken, Parts placed, Gifts received."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolate_factory.actions import PARTS, STAFF, Action, Gift, Place, Take
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.effects import Employee
from tutor.chocolate_factory.goods import CLASSES, fillings, pile, say_goods
from tutor.chocolate_factory.parts import PRINTED
from tutor.chocolate_factory.state import (
    GIFT,
    HIDDEN,
    PICK,
    PLACE,
    PLACES,
    READY,
    RUN,
    Packets,
    S,
    State,
    with_own,
)
from tutor.engine import Violation
from tutor.i18n import _
from tutor.kit.frozen import changed

ANYWHERE = tuple(map(Place, PLACES))
"""A Part may cover any other (clause 6.4)."""


def open_kinds(state: State) -> tuple[str, ...]:
    """Return the kinds of packet that the player may take now (clauses 6.1 and 6.2)."""
    if state.packets.taken < len(state.players):
        return (PARTS, STAFF)
    return (PARTS,) if state.seat.employee is not None else (STAFF,)


def actions(state: State, cards: Components) -> Iterator[Action]:
    """List every legal action of this phase, in a stable order."""
    if state.step == PLACE:
        yield from ANYWHERE
    elif state.step == GIFT:
        yield from map(Gift, fillings(state.waiting))
    else:
        for kind in open_kinds(state):
            for n, packet in enumerate(_packets(state, kind)):
                yield from (Take(kind, n, card) for card in packet if card != HIDDEN)


def _packets(state: State, kind: str) -> tuple[tuple[str, ...], ...]:
    return state.packets.parts if kind == PARTS else state.packets.staff


def violations(state: State, action: Action, cards: Components) -> Iterator[Violation]:
    """List every rule of this phase that the action breaks."""
    if state.step == PLACE:
        if not isinstance(action, Place):
            yield Violation("6.4", _("First choose a place for your new Part."))
    elif state.step == GIFT:
        if not isinstance(action, Gift):
            yield Violation("6.6", _("First take the Gift of your Employee."))
        elif action.goods not in fillings(state.waiting):
            text = _("The Gift is {what}.").format(what=say_goods(state.waiting))
            yield Violation("6.6", text)
    elif not isinstance(action, Take):
        yield Violation("6.1", _("First take a packet of Parts or of Employees."))
    else:
        yield from _wrong_packet(state, action)


def _wrong_packet(state: State, action: Take) -> Iterator[Violation]:
    if action.kind not in open_kinds(state):
        text = _("You have your Employee for today; take a packet of Parts.")
        if action.kind == PARTS:
            text = _("You have your Part for today; take a packet of Employees.")
        yield Violation("6.2", text)
    packets = _packets(state, action.kind)
    if action.packet >= len(packets):
        text = _("There are {n} packets, numbered from 0.").format(n=len(packets))
        yield Violation("6.1", text)
    elif not packets[action.packet]:
        yield Violation("6.1", _("This packet is taken."))
    elif HIDDEN in packets[action.packet]:
        yield Violation("5.4", _("Nobody can see yet what lies in this packet."))
    elif action.card not in packets[action.packet]:
        text = _("In this packet is {cards}.")
        yield Violation("6.3", text.format(cards=", ".join(packets[action.packet])))


def successor(state: State, action: Action, cards: Components) -> State:
    """Return the next state after a legal action."""
    if isinstance(action, Take):
        return _taken(state, action, cards)
    if isinstance(action, Gift):
        state = with_own(state, store=pile(state.seat.store + action.goods))
        return _next_pick(changed(state, waiting=()))
    assert isinstance(action, Place)
    return _next_pick(placed(state, action.place))


def placed(state: S, place: str) -> S:
    """Put the Part that waits on its place; what it covers is gone (clause 6.4)."""
    at, seat = PLACES.index(place), state.seat
    covered = seat.places[at]
    places = (*seat.places[:at], state.waiting[0], *seat.places[at + 1 :])
    gone = state.gone if covered is None or covered in PRINTED else (*state.gone, covered)
    return changed(with_own(state, places=places), waiting=(), gone=gone)


def _taken(state: State, action: Take, cards: Components) -> State:
    packets = _packets(state, action.kind)
    packet = packets[action.packet]
    left = (*packets[: action.packet], (), *packets[action.packet + 1 :])
    at = packet.index(action.card)
    state = changed(state, gone=(*state.gone, *packet[:at], *packet[at + 1 :]))
    if action.kind == PARTS:
        packed = Packets(left, state.packets.staff)
        return changed(state, packets=packed, step=PLACE, waiting=(action.card,))
    state = changed(state, packets=Packets(state.packets.parts, left))
    state = recruited(state, cards.staff[action.card])
    icons = open_icons(cards.staff[action.card])
    return changed(state, step=GIFT, waiting=icons) if icons else _next_pick(state)


def open_icons(employee: Employee) -> tuple[str, ...]:
    """Return the icons of a Gift that leave a choice, () for none."""
    gift = employee.effect("goods")
    return () if gift is None else tuple(icon for icon in gift.goods if icon in CLASSES)


def recruited(state: S, employee: Employee) -> S:
    """Hire the Employee and take at once what is not open in the Gift (clause 6.6)."""
    seat = state.seat
    coal, outside, belt, store = seat.coal, seat.outside, seat.belt, seat.store
    for effect in employee.effects:
        if effect.verb == "coal":
            coal += effect.count
        elif effect.verb == "tile":
            outside += effect.count
        elif effect.verb == "belt":
            belt = tuple(pile(tile + "".join(effect.goods)) for tile in belt)
        elif effect.verb == "goods":
            store = pile(store + "".join(it for it in effect.goods if it not in CLASSES))
    own = {"coal": coal, "outside": outside, "belt": belt, "store": store}
    return with_own(state, employee=employee.id, **own)


def _next_pick(state: State) -> State:
    """Go on to the next packet; when all have two cards, begin the run."""
    taken = state.packets.taken
    if taken < 2 * len(state.players):
        return changed(state, step=PICK, player=state.snake[taken])
    return changed(state, phase=RUN, step=READY, player=state.starter, packets=Packets())
