"""What things of the table are called in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.effects import Employee
from tutor.chocolate_factory.expansion import load_expansion
from tutor.chocolate_factory.orders import Order
from tutor.chocolate_factory.sides import COPY, MONEY, RULES
from tutor.chocolate_factory.state import Seat, Store
from tutor.chocolate_factory.stores import NAMES
from tutor.i18n import N_, _, ngettext

DAYS = (
    N_("Monday"),
    N_("Tuesday"),
    N_("Wednesday"),
    N_("Thursday"),
    N_("Friday"),
    N_("Saturday"),
)
SIZES = {"S": N_("small"), "M": N_("medium"), "L": N_("large")}


def day_name(day: int) -> str:
    """Return the name of a day, 0 for Monday."""
    return _(DAYS[day])


def place_name(place: str) -> str:
    """Name a place for Parts: "above tile 3"."""
    text = _("above tile {n}") if place[0] == "t" else _("below tile {n}")
    return text.format(n=place[1])


def part_name(card: str, cards: Components) -> str:
    """Return the name of a Part."""
    return _(cards.parts[card].name)


def staff_name(card: str, cards: Components) -> str:
    """Return the name of an Employee."""
    return _(cards.staff[card].name)


def staff_title(who: Employee) -> str:
    """Return an Employee's name, and that they open no store where it is so (clause 18.1)."""
    name = _(who.name)
    return name if who.store else _("{name} · no store today").format(name=name)


def order_name(order: Order) -> str:
    """Name an order as the table calls it: "small order S1"."""
    return _("{size} order {id}").format(size=_(SIZES[order.size]), id=order.id)


def n_coal(n: int) -> str:
    """Say so much coal."""
    return _("{n} coal").format(n=n)


def n_chocolates(n: int) -> str:
    """Say so many chocolates."""
    return ngettext("{n} chocolate", "{n} chocolates", n).format(n=n)


def n_spaces(n: int) -> str:
    """Say so many spaces of a track."""
    return ngettext("{n} space", "{n} spaces", n).format(n=n)


def say_rule(store: Store) -> str:
    """Say what a store takes on the side that it shows, or what moves markers there."""
    text = _(RULES[store.id + store.side].text)
    if store.side == MONEY:
        return text.format(pounds=load_expansion().pounds[store.id])
    return text


def say_today(store: Store, seat: Seat) -> Iterator[str]:
    """Say what of a player's day counts at this store: its money, or the store that it copies."""
    if store.side == MONEY:
        yield _("£{n} earned today").format(n=seat.earned_today)
    elif seat.copied and store.id + store.side == COPY:
        yield _("copies {store} today").format(store=_(NAMES[seat.copied]))
