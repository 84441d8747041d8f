"""Actions in plain sentences: what one would do, and what somebody did, for the log."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolate_factory.actions import (
    PARTS,
    Action,
    Deliver,
    Done,
    Drop,
    Gift,
    Keep,
    New,
    Operate,
    Place,
    Shift,
    Supply,
    Swap,
    Take,
    Trade,
    Use,
)
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.goods import KINDS, say_goods
from tutor.chocolate_factory.moving import is_move
from tutor.chocolate_factory.names import (
    SIZES,
    n_chocolates,
    n_coal,
    order_name,
    part_name,
    place_name,
    staff_name,
)
from tutor.chocolate_factory.operating import halves
from tutor.chocolate_factory.rules import successor
from tutor.chocolate_factory.state import State
from tutor.chocolate_factory.telling_deliveries import say_delivery, tell_count, tell_delivery
from tutor.i18n import _
from tutor.kit.frozen import changed
from tutor.kit.words import join_words

MOST_KINDS = 3
"""More kinds than this are not named where a run is told in one sentence."""


def describe_action(state: State, action: Action, cards: Components) -> str:
    """Return what the action does, in a sentence; legal or not."""
    match action:
        case Take(kind, packet, card):
            return _take(kind, packet, card, cards)
        case Gift(goods):
            return _("Take {goods} as the Gift.").format(goods=say_goods(goods))
        case Place(place):
            card = state.waiting[0] if state.waiting else ""
            name = part_name(card, cards) if card in cards.parts else _("the Part")
            return _("Place {part} {place}.").format(part=name, place=place_name(place))
        case Shift(load):
            return _shift(state, load)
        case Operate(place, changes, by_employee):
            text = _("Let the Employee operate {part}: {changes}.")
            if not by_employee:
                text = _("Operate {part}: {changes}.")
            return text.format(part=part_at(state, place, cards), changes=say_changes(changes))
        case Drop(goods, tile):
            text = _("Move {goods} through the Chute into the store room.")
            if tile is not None:
                text = _("Move {goods} from tile {n} through the Chute into the store room.")
            return text.format(goods=say_goods(goods), n=tile)
        case Trade(goods):
            text = _("Trade {goods} for {coal}.")
            return text.format(goods=say_goods(goods), coal=n_coal(len(goods)))
        case Use(changes):
            return _("Let the Employee act: {changes}.").format(changes=say_changes(changes))
        case Swap(order):
            return _("Exchange {order} for a new one.").format(order=_order_at(state, order, cards))
        case Supply(order, stage, goods):
            return _supply(state, order, stage, goods, cards)
        case Deliver():
            return say_delivery(state, action, cards)
        case Done():
            return _("End fulfilling orders.")
        case Keep(goods):
            return _("Keep {goods} overnight.").format(goods=say_goods(goods))
        case New(size):
            return _("Choose the {size} order.").format(size=_(SIZES[size]))


def say_changes(changes: tuple[str, ...]) -> str:
    """Return what becomes what, in words."""
    said = []
    for each in changes:
        where, colon, change = each.rpartition(":")
        if is_move(change):
            text = _("{goods} to tile {n}")
            said.append(text.format(goods=say_goods(change[0]), n=change[-1]))
            continue
        if ">" not in change:
            said.append(_("all of tile {n} into the store room").format(n=change))
            continue
        taken, put = halves(change)
        text = _("{taken} into {put}").format(taken=say_goods(taken), put=say_goods(put))
        said.append(say_there(text, where) if colon else text)
    return join_words(said)


def say_there(text: str, where: str) -> str:
    """Return a text with the tile, or "s" for the store room, that it speaks of."""
    place = _("in the store room") if where == "s" else _("on tile {n}").format(n=where)
    return _("{change} {place}").format(change=text, place=place)


def _take(kind: str, packet: int, card: str, cards: Components) -> str:
    known = cards.parts if kind == PARTS else cards.staff
    name = card
    if card in known:
        name = part_name(card, cards) if kind == PARTS else staff_name(card, cards)
    text = _("Take packet {n} of Employees and keep {card}.")
    if kind == PARTS:
        text = _("Take packet {n} of Parts and keep {card}.")
    return text.format(n=packet, card=name)


def _shift(state: State, load: str) -> str:
    if state.phase == "run" and not state.seat.outside:
        return _("End the run.")
    return _("Load {goods} and push.").format(goods=say_goods(load or "B"))


def part_at(state: State, place: str, cards: Components) -> str:
    """Return the name of the player's Part at a place."""
    card = state.seat.part(place)
    if card is None:
        return _("the Part {place}").format(place=place_name(place))
    return part_name(card, cards)


def _order_at(state: State, order: int, cards: Components) -> str:
    mine = state.seat.orders[order] if order < len(state.seat.orders) else None
    if mine is None:
        return _("the order on place {n}").format(n=order + 1)
    return order_name(cards.orders[mine.id])


def _supply(state: State, order: int, stage: int, goods: str, cards: Components) -> str:
    text = _("Fulfil {order} up to stage {n}.")
    if goods:
        text = _("Fulfil {order} up to stage {n} with {goods}.")
    name = _order_at(state, order, cards)
    return text.format(order=name, n=stage, goods=say_goods(goods))


def tell(state: State, action: Action, who: str, cards: Components) -> str:
    """Return what `who` did, in a few words; "" for what is not worth a line."""
    match action:
        case Take(kind, _packet, card):
            if kind == PARTS:
                text, name = _("{who} takes {card}."), part_name(card, cards)
            else:
                text, name = _("{who} hires {card}."), staff_name(card, cards)
            return text.format(who=who, card=name)
        case Gift(goods):
            return _("{who} gets {goods}.").format(who=who, goods=say_goods(goods))
        case Place(place):
            text = _("{who} places {part} {place}.")
            card = state.waiting[0]
            return text.format(who=who, part=part_name(card, cards), place=place_name(place))
        case Shift(load):
            if not state.seat.outside:
                return _("{who} ends the run.").format(who=who)
            return _("{who} loads {goods} and pushes.").format(
                who=who, goods=say_goods(load or "B")
            )
        case Operate(place, changes):
            text = _("{who} operates {part}: {changes}.")
            part = part_at(state, place, cards)
            return text.format(who=who, part=part, changes=say_changes(changes))
        case Drop(goods):
            return _("{who} moves {goods} through the Chute.").format(
                who=who, goods=say_goods(goods)
            )
        case Trade(goods):
            text = _("{who} trades {goods} for {coal}.")
            return text.format(who=who, goods=say_goods(goods), coal=n_coal(len(goods)))
        case Use(changes):
            text = _("{who} lets the Employee act: {changes}.")
            return text.format(who=who, changes=say_changes(changes))
        case Swap(order):
            text = _("{who} exchanges {order}.")
            return text.format(who=who, order=_order_at(state, order, cards))
        case Supply(order, stage):
            return _tell_supply(state, order, stage, who, cards)
        case Deliver():
            return tell_delivery(state, action, who, cards)
        case Keep(goods):
            return _("{who} keeps {goods}.").format(who=who, goods=say_goods(goods))
        case New():
            return _("{who} chooses a new order.").format(who=who)
        case Done():
            return tell_count(state, who, cards)


def _tell_supply(state: State, order: int, stage: int, who: str, cards: Components) -> str:
    mine = state.seat.orders[order]
    assert mine is not None
    card = cards.orders[mine.id]
    money = sum(it.worth for it in card.stages[mine.done : stage])
    text = _("{who} fulfils {order} up to stage {n} for £{money}.")
    if stage == len(card.stages):
        text = _("{who} completes {order} for £{money}.")
    return text.format(who=who, order=order_name(card), n=stage, money=money)


def tell_run(state: State, actions: Sequence[Action], who: str, cards: Components) -> str:
    """Tell a run, or a part of it, in one sentence: see `run_of`."""
    coal, goods = run_of(state, actions, cards)
    text = _("{who} runs the Factory with {coal}: {goods} into the store room.")
    if not goods:  # so far, perhaps: the run may go on
        text = _("{who} runs the Factory with {coal}.") if coal else _("{who} runs the Factory.")
    many = len(set(goods)) > MOST_KINDS
    said = n_chocolates(len(goods)) if many else say_goods(goods)
    return text.format(who=who, coal=n_coal(coal), goods=said)


def run_of(state: State, actions: Sequence[Action], cards: Components) -> tuple[int, str]:
    """Return the coal that a run, or a part of it, burns, and what it brings into the store room.

    `state`: before the first of the actions, which are legal one after the other, as one seat sees
    it: orders that are changed on the way are passed over, since not all see which are drawn.
    """
    before, spent = state.seat, 0
    for action in actions:
        if isinstance(action, New | Swap):
            continue
        after = successor(state, action, cards)
        if isinstance(action, Operate):
            spent += state.seat.coal - after.players[state.player].coal
        state = after if after.player == state.player else changed(after, player=state.player)
    old, new = before.store, state.seat.store
    return spent, "".join(kind * max(0, new.count(kind) - old.count(kind)) for kind in KINDS)
