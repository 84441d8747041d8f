"""Positions for lessons, and tables set by hand: an author names the pieces that matter."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tutor.chocolatiers_2019.components import EQUAL_TURNS, load_components
from tutor.chocolatiers_2019.setup import start
from tutor.chocolatiers_2019.state import FIRST, State
from tutor.chocolatiers_2019.status import status
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import WILD, in_order
from tutor.chocolatiers_family.teaching.position import SEED, Cards, Other, display_of, from_pool
from tutor.chocolatiers_family.teaching.prepared_tiles import tile_of
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import brief
from tutor.i18n import _
from tutor.kit.shuffling import shuffled
from tutor.lessons.story import PositionError, must_be


@attrs.frozen
class Seat(Other):
    """A player of a position: as in the first edition, and what box they have reserved."""

    reserved: str = ""


def other(
    display: str = "",
    hand: str | None = None,
    wilds: int | None = None,
    reserved: str = "",
    points: Sequence[int] | None = None,
) -> Seat:
    """Describe another player at the table; a hand that is not given is 3 cards from the deck."""
    return Seat(display, hand, wilds, points, reserved=reserved)


def position(
    *,
    display: str = "",
    hand: str = "",
    tray: str = "",
    row: Sequence[str] = (),
    wilds: int | None = None,
    reserved: str = "",
    phase: str = FIRST,
    others: Sequence[Seat] = (),
    player: int = 0,
    starter: int = 0,
    first_tile: int | None = None,
    points: Sequence[int] | None = None,
) -> State:
    """Return a position with the learner as player 0; at least one other plays.

    `row`: the boxes that lie open, those not given are filled in. `reserved`: the box that has a
    locked Wild. `wilds`: free ones, all that lie nowhere if not given. `starter` has the start
    marker, `first_tile` holds First. `points` of the display's boxes, in reading order, are needed
    only where a Wild leaves open which box it is. Raises PositionError for pieces that cannot lie
    on one table.
    """
    components = load_components()
    seats = [
        Seat(display, in_order(hand), wilds, points, reserved=reserved),
        *(others or [other()]),
    ]
    if len(seats) not in components.players:
        raise PositionError(_("{n} players do not fit.").format(n=brief(len(seats))))
    pool = list(components.tiles)
    displays = _displays(seats, pool)
    kept = tuple(_tile(seat.reserved, pool) if seat.reserved else None for seat in seats)
    lying = tuple(_tile(text, pool) for text in row)
    rest = tuple(shuffled(pool, SEED, 1))
    more = max(0, components.row - len(lying))
    cards = Cards(components.cards)
    known = [None if seat.hand is None else cards.take(seat.hand) for seat in seats]
    slots = cards.take(tray)
    hands = tuple(cards.deal(components.hand) if h is None else in_order(h) for h in known)
    slots += cards.deal(components.tray - len(slots))
    rounds = max(
        (len(d.points) + d.wilds + (box is not None) + 1) // 2
        for d, box in zip(displays, kept, strict=True)
    )
    found = State(
        player=player,
        phase=phase,
        hands=hands,
        tray=slots,
        deck=cards.deal(len(cards.left)),
        discards="",
        row=(*lying, *rest[:more]),
        pile=rest[more:],
        displays=displays,
        wilds=tuple(
            components.wilds - d.wilds - (box is not None) if seat.wilds is None else seat.wilds
            for d, box, seat in zip(displays, kept, seats, strict=True)
        ),
        reserved=kept,
        first_tile=first_tile,
        turn=rounds * len(seats) + (player - starter) % len(seats) + 1,
        starter=starter,
        last_round=EQUAL_TURNS,
        seed=SEED,
        shuffles=2,
    )
    must_be(status(found, components))
    return found


def _displays(seats: Sequence[Seat], pool: list[Tile]) -> tuple[Display, ...]:
    """Everyone's display; whoever's boxes are seen whole chooses theirs first."""
    order = sorted(range(len(seats)), key=lambda seat: seats[seat].display.count(WILD))
    found = {seat: display_of(seats[seat], pool, wild_chain=True) for seat in order}
    return tuple(found[seat] for seat in range(len(seats)))


def _tile(spaces: str, pool: list[Tile]) -> Tile:
    """Take that box from the pool."""
    return Tile(spaces, from_pool(spaces, pool))


def table(players: int, seed: int = SEED, first: int = 0) -> State:
    """Return a table that has just been set (clauses 1.1 to 1.6)."""
    return start(load_components(), players, seed, first, EQUAL_TURNS)


def set_table(
    *, hands: Sequence[str], tray: str, deck: str, boxes: str, seed: int, first: int = 0
) -> State:
    """Return a table as a shuffle can leave it (clauses 1.1 to 1.6), every piece chosen by the
    author.

    `hands`: one for each player. `deck`, `boxes`: the next ones first, boxes with blanks between
    them, those of the row before those of the pile; what is not named follows. `seed` orders that,
    and the shuffles to come. Raises PositionError for what no shuffle can give.
    """
    components = load_components()
    cards = Cards(components.cards)
    for known in (*hands, tray, deck):
        cards.take(known)
    tiles = tuple(tile_of(box, components.tiles) for box in boxes.split())
    rest = shuffled([tile for tile in components.tiles if tile not in tiles], seed, 1)
    order = (*tiles, *rest)
    found = attrs.evolve(
        table(len(hands), seed, first),
        hands=tuple(hands),
        tray=tray,
        deck=deck + cards.deal(len(cards.left)),
        row=order[: components.row],
        pile=order[components.row :],
    )
    must_be(status(found, components))
    return found
