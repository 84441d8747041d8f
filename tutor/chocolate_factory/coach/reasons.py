"""Why an action is good, in a sentence or two."""

from __future__ import annotations

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
from tutor.chocolate_factory.coach.drafts import employee, part, place
from tutor.chocolate_factory.coach.today import stage_today
from tutor.chocolate_factory.coach.wanted import say_wanted
from tutor.chocolate_factory.components import MOST_ORDERS, Components
from tutor.chocolate_factory.delivering import by_money, moved, open_store
from tutor.chocolate_factory.fulfilling import successor
from tutor.chocolate_factory.goods import KINDS, REFINED, say_goods
from tutor.chocolate_factory.names import n_coal, n_spaces, order_name
from tutor.chocolate_factory.running import successor as run_on
from tutor.chocolate_factory.state import RUN, Seat, State, Store
from tutor.chocolate_factory.stores import NAMES, rank_store
from tutor.i18n import _, ngettext


def reason(state: State, action: Action, cards: Components) -> str:
    """Say why this is a good action for the player to move."""
    match action:
        case Take(kind, _packet, card):
            say = part if kind == PARTS else employee
            return say(state, card, cards)
        case Place(at):
            return place(state, at, cards)
        case Gift(goods) | Keep(goods):
            return _kept(state, goods, cards)
        case Shift():
            return _shift(state, cards)
        case Operate() | Use():
            return _made(state, action, cards)
        case Drop(goods):
            return _dropped(state, goods, cards)
        case Trade(goods):
            return _("Nobody buys it today, and coal is short.")
        case Supply() | Deliver():
            return _sold(state, action, cards)
        case Swap():
            return _("Nothing in your Factory leads to this order.")
        case Done():
            return _("What is left sells for more on another day, or to nobody.")
        case New(size):
            return _new(state, size, cards)


def _kept(state: State, goods: str, cards: Components) -> str:
    if not goods:
        return _("Coal is worth more to you than what lies there.")
    return say_wanted(state, goods, cards) or _("It is what sells for most.")


def _shift(state: State, cards: Components) -> str:
    seat = state.seat
    if not seat.pushed:
        return stage_today(state, cards) or _("Every run begins with a push, which costs nothing.")
    if not seat.outside:
        return _("All tiles are pushed, and nothing more pays here.")
    if "".join(seat.belt):
        return _("Nothing more pays in this Shift; all moves on to the next Parts.")
    return _("The belt is empty: a push brings something to work on.")


def _made(state: State, action: Operate | Use, cards: Components) -> str:
    """Say what is made is wanted for, and what coal is left."""
    go_on = run_on if state.phase == RUN else successor
    before, after = state.seat, go_on(state, action, cards).players[state.player]
    goods = _new_goods(before, after)
    said = say_wanted(state, goods, cards)
    if not goods:
        said = _("It comes nearer to where it is worked on, or to the Chute.")
    if not said and set(goods) & set(REFINED):
        said = _("{goods} can be sold.").format(goods=say_goods(goods))
    if not said:
        text = _("{goods} can become something that sells on the next tiles.")
        said = text.format(goods=say_goods(goods))
    if after.coal < before.coal:
        said += " " + _("That leaves {coal}.").format(coal=n_coal(after.coal))
    return said


def _new_goods(before: Seat, after: Seat) -> str:
    """Return what there is more of afterwards, in the Factory and the store room together."""
    old, new = ("".join((*seat.belt, seat.store)) for seat in (before, after))
    return "".join(kind * max(0, new.count(kind) - old.count(kind)) for kind in KINDS)


def _dropped(state: State, goods: str, cards: Components) -> str:
    wanted = say_wanted(state, goods, cards)
    return wanted or _("In the store room it can be sold today; the Chute costs nothing.")


# ---- selling


def _sold(state: State, action: Supply | Deliver, cards: Components) -> str:
    after = successor(state, action, cards)
    if isinstance(action, Supply):
        return _earned(state, after)
    store = open_store(state, cards)
    assert store is not None
    if not action.goods:
        return _counts(after, store, cards)
    if not moved(state, store, action.goods, cards, action.copied):
        return _("The marker does not move: more chocolates are needed for that.")
    now = next(it for it in after.stores if it.id == store.id)
    money = [rank_store(it.stack).get(state.player, 0) for it in (store, now)]
    name, space = _(NAMES[store.id]), now.space(state.player)
    if money[1] > money[0]:
        text = _("As the markers stand then, {store} earns you £{new} instead of £{old}.")
        said = text.format(store=name, new=money[1], old=money[0])
    else:
        text = _("Your marker at {store} stands on space {n} then.")
        said = text.format(store=name, n=space)
    if not store.space(state.player):
        visited = sum(it.space(state.player) > 0 for it in after.stores)
        more = ngettext(
            "You have a marker at {n} store then; three stores earn a bonus.",
            "You have markers at {n} stores then; three and more earn a bonus.",
            visited,
        )
        said += " " + more.format(n=visited)
    return said


def _counts(after: State, store: Store, cards: Components) -> str:
    """Say how far the copied side C moves the marker at the end."""
    text = _("Today’s money moves your marker at {store} by {n} at the end.")
    return text.format(store=_(NAMES[store.id]), n=n_spaces(by_money(after, cards)))


def _earned(state: State, after: State) -> str:
    me = state.player
    said = _("It earns £{n}.").format(n=after.players[me].money - state.seat.money)
    done = [len(seat.completed) for seat in after.players]
    if done[me] == len(state.seat.completed):
        return said
    if done[me] == max(done):
        more = _("The order is completed; nobody has more, which would earn £{n} in the end.")
        return f"{said} {more.format(n=MOST_ORDERS)}"
    completed = _("The order is completed.")
    return f"{said} {completed}"


def _new(state: State, size: str, cards: Components) -> str:
    order = next(cards.orders[card] for card in state.waiting if cards.orders[card].size == size)
    money = sum(stage.worth for stage in order.stages)
    icons = order.needs(0, len(order.stages))
    text = _("The {order} pays £{n} in all, for {count} chocolates.")
    return text.format(order=order_name(order), n=money, count=len(icons))
