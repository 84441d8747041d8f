"""What of a lesson of Chocolate Factory can be written in a form: a Factory in its run, or an
evening with orders and stores; goals and pieces.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from tutor.chocolate_factory.components import TILES as OUTSIDE
from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.goods import is_pile
from tutor.chocolate_factory.names import staff_name
from tutor.chocolate_factory.state import ORDERS, PLACES, TILES, State
from tutor.chocolate_factory.stores import NAMES, TRACK, rank_store
from tutor.chocolate_factory.teaching import goals, pieces
from tutor.chocolate_factory.teaching.position import STAFF, factory, fulfilling
from tutor.i18n import N_, _
from tutor.lessons.model import LEARNER
from tutor.lessons.written.forms import Field, Form, FormError, Writing, choice, number
from tutor.lessons.written.templates import templates

MOST_PILE, MOST_COAL, MOST_MONEY = 12, 40, 200
RUN, READY, EVENING = "run", "ready", "evening"
MOMENTS = {
    RUN: N_("a Shift, the tile is pushed"),
    READY: N_("before the day’s first push"),
    EVENING: N_("the evening: orders and stores"),
}
WEEK = {
    str(day): name
    for day, name in enumerate(
        (N_("Monday"), N_("Tuesday"), N_("Wednesday"), N_("Thursday"), N_("Friday"), N_("Saturday"))
    )
}
CARDS = load_box()

FIELDS = (
    Field("moment", N_("When"), choices=MOMENTS),
    Field("day", N_("Day"), choices=WEEK),
    Field(
        "belt",
        N_("On the tiles"),
        help=N_("Four tiles from the entrance on, blanks between them, - for an empty one."),
        example="B O - K",
    ),
    Field(
        "parts",
        N_("New Parts"),
        help=N_("Place and card: t4 or b1 to b4, cards as in the components file."),
        example="b2 A4",
    ),
    Field("coal", N_("Coal"), help=N_("Five if left empty."), example="5"),
    Field("room", N_("In the store room"), help=N_("Letters, as in KCX."), example="KC"),
    Field("pushes", N_("Tiles still to push"), help=N_("0 to 3; two if empty."), example="2"),
    Field(
        "employee",
        N_("Employee"),
        choices={card: staff_name(card, CARDS) for card in (STAFF[0], *sorted(CARDS.staff))},
    ),
    Field(
        "orders",
        N_("Your orders"),
        help=N_("Up to three cards, each with the number of stages done."),
        example="S1 0; M1 1; L1 0",
    ),
    Field(
        "stores",
        N_("Markers at the stores"),
        help=N_("Store, then player and space in order of arrival; you are 0, Ben is 1."),
        example="S 0 7 1 6; P 1 2",
        rare=True,
    ),
    Field(
        "sides",
        N_("Stores with side B"),
        help=N_("Their letters, in the evening."),
        example="PD",
        rare=True,
    ),
)
BY_NAME = {field.name: field for field in FIELDS}


def _position(fields: Mapping[str, str]) -> State:
    def given(name: str) -> str:
        field = BY_NAME[name]
        return str(field.read(fields.get(name) or (field.usual if field.choices else "")))

    employee, day = given("employee"), int(given("day"))
    orders, room = _orders(given("orders")), _pile(given("room"))
    stores = _stores(given("stores"))
    if given("moment") == EVENING:
        sides = "".join(given("sides").split())
        if not set(sides) <= set(NAMES):
            raise FormError(_("Stores are {all}.").format(all=", ".join(NAMES)))
        return fulfilling(
            room, orders, employee=employee, stores=stores, sides=sides, day=day, players=2
        )
    pushed = given("moment") == RUN
    more = CARDS.staff[employee].effect("tile")
    return factory(
        _belt(given("belt")),
        _parts(given("parts")),
        coal=_whole("coal", given("coal"), 5, MOST_COAL),
        room=room,
        outside=_whole("pushes", given("pushes"), 2, 3)
        if pushed
        else OUTSIDE + (more.count if more else 0),
        pushed=pushed,
        employee=employee,
        day=day,
        orders=orders,
        stores=stores,
    )


def _whole(name: str, text: str, usual: int, most: int) -> int:
    if not text:
        return usual
    label = BY_NAME[name].label
    return int(Field(name, label, least=0, most=most).read(text))


def _pile(text: str) -> str:
    """Return chocolates. Raises FormError for what is none."""
    goods = "".join(text.split())
    if not is_pile(goods) or len(goods) > MOST_PILE:
        text = _("Chocolates are letters of BOKFCNX, {n} at most.")
        raise FormError(text.format(n=MOST_PILE))
    return goods


def _belt(text: str) -> list[str]:
    tiles = text.split() or ["-"] * TILES
    if len(tiles) != TILES:
        raise FormError(_("Write four tiles, - for an empty one."))
    return ["" if tile == "-" else _pile(tile) for tile in tiles]


def _parts(text: str) -> dict[str, str]:
    words = text.split()
    found = dict(zip(words[::2], words[1::2], strict=False))
    known = {card for deck in CARDS.decks for card in deck}
    if len(words) % 2 or not set(found) <= set(PLACES) or not set(found.values()) <= known:
        raise FormError(_("Write place and card of each Part, as in “b2 A4 t4 B1”."))
    return found


def _orders(text: str) -> list[tuple[str, int]]:
    """Return orders with the stages done. Raises FormError."""
    found = []
    for part in filter(None, map(str.strip, text.split(";"))):
        card, _blank, done = part.partition(" ")
        if card not in CARDS.orders or not re.fullmatch(r"[0-2]?", done.strip()):
            raise FormError(_("“{text}” is no order, as in “M1 1”.").format(text=part[:20]))
        found.append((card, int(done or 0)))
    if found and len(found) != ORDERS:
        raise FormError(_("Write three orders, ; between them."))
    return found


def _stores(text: str) -> dict[str, list[tuple[int, int]]]:
    found = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        store, *numbers = part.split()
        whole = [int(it) for it in numbers if re.fullmatch(r"[0-9]", it)]
        if store not in NAMES or len(whole) != len(numbers) or len(whole) % 2:
            text = _("“{text}” are no markers, as in “S 0 7 1 6”.")
            raise FormError(text.format(text=part[:20]))
        found[store] = list(zip(whole[::2], whole[1::2], strict=True))
    return found


# ---- goals, pieces, questions

GOODS = Field("goods", N_("Chocolates"), example="K")
TILE = number("tile", N_("Tile"), 1, TILES)
STORE = choice("store", N_("Store"), NAMES)
PLACE = choice("place", N_("Place"), {place: place for place in PLACES})


def _paid(store: str) -> Any:
    """Return what the store pays the learner."""

    def answer(state: State) -> int:
        stack = next(it.stack for it in state.stores if it.id == store)
        return rank_store(stack).get(LEARNER, 0)

    return answer


WRITING: Writing[State, object] = Writing(
    fields=FIELDS,
    position=_position,
    goals={
        "in_room": Form(
            N_("chocolates in the store room"), lambda it: goals.in_room(_pile(it)), (GOODS,)
        ),
        "tile_holds": Form(
            N_("just these chocolates on a tile"),
            lambda tile, it: goals.tile_holds(tile, _pile(it)),
            (TILE, GOODS),
        ),
        "operated": Form(N_("the Part at a place operated"), goals.operated, (PLACE,)),
        "coal_left": Form(
            N_("so much coal left"),
            goals.coal_left,
            (number("coal", N_("Coal"), 0, MOST_COAL, "1"),),
        ),
        "pushes_left": Form(
            N_("so many tiles left to push"),
            goals.pushes_left,
            (number("pushes", N_("Tiles"), 0, 3, "1"),),
        ),
        "run_over": Form(N_("the end of the run"), goals.run_over),
        "money": Form(
            N_("so much money"), goals.money, (number("money", N_("£"), 1, MOST_MONEY, "6"),)
        ),
        "delivered": Form(
            N_("the own marker on a space of a store"),
            goals.delivered,
            (STORE, number("space", N_("Space"), 1, TRACK, "2")),
        ),
    },
    pieces={
        "tiles_with": Form(
            N_("tiles on which these chocolates lie"),
            lambda it: pieces.tiles_with(_pile(it)),
            (GOODS,),
            among="tile",
        ),
        "working": Form(N_("Parts that can work now"), pieces.working, among="part"),
        "used": Form(N_("Parts that have worked in this Shift"), pieces.used, among="part"),
        "free_places": Form(N_("places without a Part"), pieces.free_places, among="part"),
        "payable_orders": Form(
            N_("orders that can be supplied"), pieces.payable_orders, among="order", show="orders"
        ),
        "open_store": Form(
            N_("the store that is open today"), pieces.open_store, among="store", show="stores"
        ),
        "stores_taking": Form(
            N_("stores that would take just these"),
            lambda it: pieces.stores_taking(_pile(it)),
            (GOODS,),
            among="store",
            show="stores",
        ),
    },
    questions={
        "paid": Form(N_("what a store pays you"), _paid, (STORE,), show="stores"),
        "coal": Form(N_("how much coal you have"), lambda: lambda state: goals.own(state).coal),
    },
    slips={
        "op": (N_("operates another Part, or otherwise"), "op *"),
        "chute": (N_("uses the Chute"), "chute *"),
        "shift": (N_("pushes, or ends the run"), "shift*"),
        "trade": (N_("trades for coal"), "trade *"),
        "order": (N_("supplies another order or stage"), "order *"),
        "store": (N_("delivers other chocolates"), "store *"),
        "done": (N_("ends the evening"), "done"),
    },
    show={"do": "factory orders stores", "tap": "factory", "ask": "factory"},
    areas=("factory", "orders", "stores", "others"),
    moves="shift · op t1 B>O · op b2 F>N · chute K · trade BB · order 0 1 · store KK · done",
    lacks=N_("Not in this form: the draft, and a second round. A lesson file in Python can do it."),
    templates=partial(templates, "tutor.chocolate_factory"),
)
