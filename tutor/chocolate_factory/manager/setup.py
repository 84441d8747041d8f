"""Setting the table for one (section 12), and Prepare (clauses 14.2 to 14.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.manager.state import DAILY, DEMANDS, TARGETS, ManagerState
from tutor.chocolate_factory.orders import SIZES
from tutor.chocolate_factory.setup import dealt, table
from tutor.chocolate_factory.state import HIDDEN, OpenOrder, Packets, State
from tutor.chocolate_factory.stores import STORES
from tutor.kit.frozen import changed
from tutor.kit.shuffling import shuffled
from tutor.kit.start import check_start

TITLE = "Factory Manager"
PLAYERS = range(1, 2)
DRAWN = "drawn"
"""The value of the option `target` that has the Weekly Target drawn (clause 12.3)."""
MOST_INITIAL = 4
"""Initial Demands in the hardest game (clause 12.9, ruling)."""
LEAVES = "DHSFP"
"""Whose Employee leaves the row, Monday to Friday (clause 14.5)."""

# Beside the numbers of the main game's shuffles.
_TARGETS, _DEMANDS = 50, 51


def start(
    components: Components, players: int, seed: int, first: int, options: Mapping[str, Any]
) -> ManagerState:
    """Set up Monday morning, the row laid out: as the main game, without a start player, and with
    the cards of the week; the others stay in the box (clauses 2.7, 12.1 and 12.6).

    Raises what `check_start` raises.
    """
    check_start(TITLE, PLAYERS, players, seed, first)
    target = options["target"]
    if target == DRAWN:
        target = shuffled(TARGETS, seed, _TARGETS)[0]
    demands = shuffled(DEMANDS, seed, _DEMANDS)
    n = options["initial"]
    base = table(components, players, seed, first, options)
    orders, decks = list(base.seat.orders), list(base.order_decks)
    for size in load_cards()[target].special:
        at = SIZES.index(size)
        orders.append(OpenOrder(decks[at][0]))
        decks[at] = decks[at][1:]
    seat = attrs.evolve(base.seat, orders=tuple(orders))
    mine = {field.name: getattr(base, field.name) for field in attrs.fields(State)}
    mine |= {"players": (seat,), "order_decks": tuple(decks)}
    state = ManagerState(
        **mine,
        target=target,
        initial=tuple(demands[:n]),
        daily=tuple(demands[n : n + DAILY]),
        pending=(0,) * len(orders),
        special_required=options["special_orders_required"],
        completed_only=options["money_completed_only"],
    )
    return prepared(state)


def prepared(state: ManagerState) -> ManagerState:
    """Prepare a day: coal, and the row of five pairs, of which one leaves at once (clauses 5.2,
    5.3, 10.5, and 14.2 to 14.5). An Employee without a store lies last, without a Part (18.4).

    In a view all cards of the row are hidden.
    """
    state, parts, staff = dealt(state)
    leaving = STORES.index(LEAVES[state.day]) if state.day < len(LEAVES) else None
    lost = () if leaving is None else (*staff[leaving : leaving + 1], *parts[leaving : leaving + 1])
    row = Packets(
        tuple(() if n == leaving else (card,) for n, card in enumerate(parts)),
        tuple(() if n == leaving else (card,) for n, card in enumerate(staff)),
    )
    gone = (*state.gone, *(card for card in lost if card != HIDDEN))
    return changed(state, packets=row, gone=gone)
