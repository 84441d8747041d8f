"""The position in plain sentences, a line for each part: for a screen reader and for everyone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.names import (
    day_name,
    n_coal,
    order_name,
    part_name,
    say_rule,
    staff_name,
)
from tutor.chocolate_factory.parts import Chute, Convert, Copy, Move
from tutor.chocolate_factory.state import (
    DRAFT,
    GIFT,
    HIDDEN,
    KEEP,
    NEW,
    OPERATE,
    OVER,
    PLACE,
    PLACES,
    READY,
    RUN,
    OpenOrder,
    Seat,
    State,
    Store,
)
from tutor.chocolate_factory.stores import NAMES
from tutor.i18n import _, ngettext
from tutor.kit.words import all_names, join_words


def phase_name(state: State) -> str:
    """Say where the game is: "Tuesday, Shift 2 of 3"."""
    if state.phase == OVER:
        return _("The end")
    day = day_name(state.day)
    if state.phase == DRAFT:
        return _("{day}, Expand & Recruit").format(day=day)
    if state.phase == RUN:
        if state.step == READY or not state.seat.pushed:
            return _("{day}, before the first Shift").format(day=day)
        left = state.seat.outside
        text = _("{day}, last Shift") if not left else _("{day}, {n} Shifts to come")
        return (text if left != 1 else _("{day}, 1 Shift to come")).format(day=day, n=left)
    text = _("{day}, Cleanup") if state.phase == "cleanup" else _("{day}, Fulfil Orders")
    return text.format(day=day)


def describe(
    state: State, cards: Components, player: int | None = None, names: Sequence[str] = ()
) -> str:
    """Describe the whole position in sentences; what is hidden must be hidden already."""
    called = all_names(names, len(state.players))
    lines = [turn_line(state, called, cards)]
    if state.phase == DRAFT:
        lines += _display(state, cards)
    lines += (store_line(store, called) for store in state.stores)
    first = 0 if player is None else player
    n = len(state.players)
    for p in ((first + i) % n for i in range(n)):
        lines += seat_lines(state.players[p], called[p], cards)
    lines.append(decks_line(state))
    return "\n".join(lines)


def decks_line(state: State) -> str:
    """Say how many cards are left."""
    text = _("Cards left: {parts} Parts, {small}, {medium} and {large} orders.")
    small, medium, large = map(len, state.order_decks)
    return text.format(parts=len(state.parts_deck), small=small, medium=medium, large=large)


def turn_line(state: State, called: Sequence[str], cards: Components) -> str:
    """Say whose turn it is, and for what."""
    who = called[state.player]
    if state.phase == OVER:
        return _("The week is over.")
    asks = {
        PLACE: _("{who} to place {card}."),
        GIFT: _("{who} to take a Gift: {icons}."),
        READY: _("{who} to push the first tile."),
        OPERATE: _("{who} to operate Parts."),
        KEEP: _("{who} to choose what stays overnight."),
        NEW: _("{who} to choose a new order."),
    }
    text = asks.get(state.step, _("{who} to fulfil orders."))
    if state.phase == DRAFT and state.step not in asks:
        text = _("{who} to take a packet.")
    card = part_name(state.waiting[0], cards) if state.step == PLACE else ""
    icons = say_goods(state.waiting) if state.step == GIFT else ""
    said = text.format(who=who, card=card, icons=icons)
    if state.step == NEW and HIDDEN not in state.waiting:
        said += " " + " ".join(say_order(OpenOrder(card), cards) for card in state.waiting)
    return f"{phase_name(state)}. {said}"


def _display(state: State, cards: Components) -> Iterator[str]:
    if HIDDEN in chain(*state.packets.parts):
        yield _("Nobody can see the new packets yet.")
        return
    for n, packet in enumerate(state.packets.parts):
        said = [f"{part_name(card, cards)} ({say_part(card, cards)})" for card in packet]
        text = _("Packet {n} of Parts: {cards}.")
        yield text.format(n=n, cards="; ".join(said) or _("taken"))
    for n, packet in enumerate(state.packets.staff):
        said = [
            f"{staff_name(card, cards)} ({store_of(card, cards)}: {_(cards.staff[card].text)})"
            for card in packet
        ]
        text = _("Packet {n} of Employees: {cards}.")
        yield text.format(n=n, cards="; ".join(said) or _("taken"))


def store_of(card: str, cards: Components) -> str:
    """Return the name of the store that an Employee opens."""
    store = cards.staff[card].store
    return _(NAMES[store]) if store else _("no store")


def say_part(card: str, cards: Components) -> str:
    """Return what a Part does and costs, in words."""
    part = cards.parts[card]
    said = []
    for way in part.ways:
        if isinstance(way, Convert):
            text = _("{taken} into {put}")
            said.append(text.format(taken=say_goods(way.inputs), put=say_goods(way.outputs)))
        elif isinstance(way, Copy):
            text = ngettext("{n} copy of a chocolate", "{n} copies of a chocolate", way.copies)
            said.append(text.format(n=way.copies))
        elif isinstance(way, Chute):
            said.append(_("chocolates into the store room"))
        elif isinstance(way, Move):
            said.append(_("1 chocolate to another tile"))
        else:
            said.append(ngettext("{n} upgrade", "{n} upgrades", way.times).format(n=way.times))
        if getattr(way, "then_move", False):
            said[-1] = _("{ways}, then 1 chocolate to another tile").format(ways=said[-1])
    return _("{coal}: {ways}").format(coal=n_coal(part.coal), ways=_(", or ").join(said))


def store_line(store: Store, called: Sequence[str]) -> str:
    """Say what a store takes, and where the markers stand."""
    markers = [
        _("{who} at {n}").format(who=called[player], n=space) for player, space in store.stack
    ]
    text = _("{store}, side {side} ({rule}): {markers}.")
    return text.format(
        store=_(NAMES[store.id]),
        side=store.side,
        rule=say_rule(store),
        markers=join_words(markers) if markers else _("no markers"),
    )


def seat_lines(seat: Seat, who: str, cards: Components) -> Iterator[str]:
    """Say what a player has, in several lines."""
    text = _("{who}: £{money}, {coal}, {n} completed. Store room: {store}.")
    done = ngettext("{n} order", "{n} orders", len(seat.completed)).format(n=len(seat.completed))
    yield text.format(
        who=who, money=seat.money, coal=n_coal(seat.coal), n=done, store=say_goods(seat.store)
    )
    yield from say_factory(seat, cards)
    orders = [say_order(mine, cards) for mine in seat.regular if mine is not None]
    yield _("Orders: {all}").format(all=" ".join(orders) if orders else _("none."))
    if seat.copied:
        yield _("It copies {store} today.").format(store=_(NAMES[seat.copied]))
    if seat.employee is not None:
        text = _("Employee: {name}, {store}. {text}")
        employee = cards.staff[seat.employee]
        said = text.format(
            name=_(employee.name), store=store_of(seat.employee, cards), text=_(employee.text)
        )
        left = seat.upgrades_left
        if left:
            more = ngettext("{n} upgrade is left.", "{n} upgrades are left.", left).format(n=left)
        else:
            more = _("Used.") if seat.employee_used else ""
        yield f"{said} {more}".rstrip()


def say_factory(seat: Seat, cards: Components) -> Iterator[str]:
    """Say tile by tile what lies there, and the Parts above and below it."""
    for n, tile in enumerate(seat.belt):
        text = _("Tile {n}: {goods}. Above: {above}. Below: {below}.")
        yield text.format(
            n=n + 1,
            goods=say_goods(tile),
            above=_place(seat, f"t{n + 1}", cards),
            below=_place(seat, f"b{n + 1}", cards),
        )


def _place(seat: Seat, place: str, cards: Components) -> str:
    card = seat.places[PLACES.index(place)]
    if card is None:
        return _("free")
    said = f"{part_name(card, cards)} ({say_part(card, cards)})"
    return _("{part}, used").format(part=said) if place in seat.used else said


def say_order(mine: OpenOrder, cards: Components) -> str:
    """Say what each stage of an open order that is left needs and pays."""
    order = cards.orders[mine.id]
    stages = [
        _("{goods} for £{n}").format(goods=say_goods(stage.icons), n=stage.worth)
        for stage in order.stages[mine.done :]
    ]
    text = _("{name}: {stages}.")
    return text.format(name=order_name(order), stages=_(", then ").join(stages))
