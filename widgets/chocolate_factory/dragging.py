"""Dragging, as a hand would: a chocolate into a Part or the Chute, the store room to an order, a
store or the coal, the waiting tile on to the belt, a new Part to its place.

Whatever can be done by dragging can be done by clicking: a drop is told as clicks.
"""

from __future__ import annotations

from tutor.chocolate_factory.state import DRAFT, FULFIL, PICK, PLACE, PLACES, RUN
from widgets.chocolate_factory.offering import NOTHING, Board, Chosen, components, offers, shop
from widgets.tabletop import Dropped, Lifted

TAKES = ("order:", "store:", "goal:")
"""What takes chocolates of the store room, by the first word of its id."""


def pieces(board: Board) -> tuple[str, ...]:
    """Return what can be dragged now; nothing while another moves."""
    state, seat = board.state, board.state.seat
    if board.quiet or state.player != board.player:
        return ()
    if state.phase == DRAFT:
        if state.step == PLACE:
            return (f"card:{state.waiting[0]}",)
        packets = (*state.packets.parts, *state.packets.staff) if state.step == PICK else ()
        return tuple(f"card:{card}" for packet in packets for card in packet)
    found = ["room"] if seat.store and state.phase in (RUN, FULFIL) else []
    if state.phase == RUN:
        found += (f"tile:{n}" for n, goods in enumerate(seat.belt, 1) if goods)
        found += ["entrance"] if offers(board, "shift") and seat.outside else []
    return tuple(found)


def lifted(board: Board, source: str) -> Lifted[Chosen]:
    """Answer a lift: every place that takes the piece says so."""
    return Lifted(
        NOTHING, tuple(key for key in _places(board, source) if _legal(board, source, key))
    )


def _places(board: Board, source: str) -> tuple[str, ...]:
    """Return where a piece can be meant to go."""
    kind, _colon, rest = source.partition(":")
    if kind == "card":
        return tuple(f"part:{place}" for place in PLACES)
    if kind == "tile":
        return (f"part:t{rest}", f"part:b{rest}", "room")
    if kind == "entrance":
        return ("tile:1", "factory")
    store = shop(board.state, components(board.game))
    orders = (f"order:{n}" for n in range(len(board.state.seat.orders)))
    return (*orders, *([f"store:{store}"] if store else []), "coal")


def _legal(board: Board, source: str, key: str) -> bool:
    """Return whether a drop there would do something."""
    if source.startswith("card:") and board.state.step == PICK:
        return True
    if source == "entrance":
        return bool(offers(board, "shift"))
    if key == "coal":
        return bool(offers(board, "room"))
    if key == "room":
        return bool(_into(board, source, key).clicks)
    return bool(offers(board, key))


def dropped(board: Board, source: str, place: str) -> Dropped:
    """Answer a drop: a piece in its place is a click there; anywhere else it goes back."""
    kind = source.partition(":")[0]
    if not place or place == source:
        return Dropped()
    if kind == "card":
        if board.state.step == PICK:
            return Dropped((source,)) if place.startswith(("part:", "factory")) else Dropped()
        return Dropped((place,)) if place.startswith("part:") else Dropped()
    if kind == "entrance":
        on_belt = place.startswith("tile:") or place == "factory"
        return Dropped(("shift",)) if on_belt else Dropped()
    if kind == "tile":
        return _into(board, source, place)
    if place == "coal":
        return Dropped(("room",))
    return Dropped((place,)) if place.startswith(TAKES) else Dropped()


def _into(board: Board, source: str, place: str) -> Dropped:
    """Answer a chocolate of a tile dropped on a Part, or on the store room: through the Chute."""
    column = source[-1]
    if place.startswith("part:"):
        own = place[-1] == column
        return Dropped((place,)) if own or offers(board, source) else Dropped()
    if place == "room":
        chute = next((key for key in _chutes(board, column) if offers(board, key)), "")
        return Dropped((chute,)) if chute else Dropped()
    return Dropped()


def _chutes(board: Board, column: str) -> tuple[str, ...]:
    """Return what moves chocolates from this tile into the store room: a Chute beside it, or the
    tile itself, where the Employee lets the Chute reach it.
    """
    cards, seat = components(board.game), board.state.seat
    beside = tuple(
        f"part:{place}"
        for place in (f"t{column}", f"b{column}")
        if (card := seat.part(place)) is not None and cards.parts[card].is_chute
    )
    return (*beside, f"tile:{column}")
