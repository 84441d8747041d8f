"""Lists every different end of a turn, and the table after it.

Two turns that leave the same groups, points and pieces are one. Of the last turn of all only the
boxes matter that it can pay for: a menu.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from tutor.chocolatiers.actions import Skip
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.puzzles.search.hands import Way, can_pay, paid, ways
from tutor.chocolatiers.puzzles.search.table import Middle, Seat, Sizes
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import HIDDEN, in_order
from tutor.chocolatiers_family.players.outlook import Spot, spots, wild_spots
from tutor.chocolatiers_family.tiles import Tile

SKIP = Skip()

Offer = tuple[int, Tile]
"""The number of a stack and the tile on top of it, or one that may be there."""
Menu = tuple[Offer, ...]


class End(NamedTuple):
    """How a display can look after a turn: its groups, and what was done for them.

    `offer`: the box, None without one. `spot`: where it went, or the Wild, or SKIP.
    """

    sizes: Sizes
    offer: Offer | None
    spot: Spot | PlaceWild | Skip


@lru_cache(maxsize=1 << 13)
def ends(display: Display, wild: bool, menu: Menu) -> tuple[End, ...]:
    """Return every different end of a turn: nothing more, a Wild, each box of the menu
    (clause 2.3)."""
    groups = display.largest_groups
    found = [End(groups, None, SKIP)]
    if wild:
        # A Wild that changes nothing only costs its point, but may be all that is left to find.
        found += [End(sizes, None, place) for sizes, place in wild_spots(display)]
    for offer in menu:
        found += [End(sizes, offer, spot) for sizes, spot in spots(display, offer[1])]
    return tuple(found)


def after(seat: Seat, end: End) -> Seat:
    """Return the player of the seat, done."""
    if end.offer is not None:
        return Seat(seat.points + end.offer[1].points, seat.wilds, end.sizes)
    return Seat(seat.points, seat.wilds - isinstance(end.spot, PlaceWild), end.sizes)


def holder(
    seat: Seat, mover: int, end: End, first: int | None, components: Components
) -> int | None:
    """Return who holds First after this end: the mover, if this is the first sixth box
    (clause 8.1)."""
    assert seat.display is not None
    sixth = len(seat.display.points) + 1 == components.boxes_to_end
    return mover if first is None and end.offer is not None and sixth else first


def put(seats: tuple[Seat, ...], player: int, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats with another one for a player."""
    return (*seats[:player], seat, *seats[player + 1 :])


class Cards(NamedTuple):
    """What a player's turn is played with: the cards, and whether another box can be placed (8.3).

    `rival`: of the one who searches, so hidden cards and boxes are as this player wishes them.
    """

    hand: str
    hidden: int
    room: bool
    rival: bool


def cards_of(seat: Seat, rival: bool, components: Components) -> Cards:
    """Return the cards of a player who has a turn to come."""
    boxes = 0 if seat.display is None else len(seat.display.points)
    return Cards(seat.hand, seat.hidden, boxes < components.boxes_to_end, rival)


def offers(middle: Middle, cards: Cards) -> Iterator[Offer]:
    """Yield every box on offer; to a rival also each one that may be on top where nobody sees
    it."""
    for number, stack in enumerate(middle.stacks if cards.room else ()):
        if stack and HIDDEN not in stack[0].spaces:
            yield number, stack[0]
        elif stack and cards.rival:
            for tile in dict.fromkeys(middle.tiles):
                yield number, tile


def played(cards: Cards, middle: Middle) -> tuple[Way, ...]:
    """Return every way to play the Action Phase."""
    unseen = middle.cards if cards.rival else ""
    return ways(cards.hand, cards.hidden, middle.tray, unseen, rival=cards.rival)


@lru_cache(maxsize=1 << 10)
def following(cards: Cards, middle: Middle) -> Mapping[Offer | None, tuple[Middle, ...]]:
    """Return what can lie on the table after the turn, by the box that is placed (None: none
    is).
    """
    found = {offer: tuple(dict.fromkeys(left)) for offer, left in _left(cards, middle)}
    return {offer: left for offer, left in found.items() if left}


def _left(cards: Cards, middle: Middle) -> Iterator[tuple[Offer | None, Iterator[Middle]]]:
    """Return what each way and payment leaves, by the box that is placed; nothing if it cannot be
    paid.
    """
    slots, all_ways = len(middle.tray), played(cards, middle)
    yield None, (refilled(middle, way, way.cards, slots) for way in all_ways)
    for offer in offers(middle, cards):
        yield offer, _paid_for(offer, cards, middle, all_ways)


def _paid_for(
    offer: Offer, cards: Cards, middle: Middle, all_ways: Iterable[Way]
) -> Iterator[Middle]:
    less, needed = without_box(middle, offer), in_order(offer[1].chocolates)
    for way in all_ways:
        for _payment, shown in paid(way.hand, way.hidden, way.cards, needed):
            yield refilled(less, way, without(way.cards, shown), len(middle.tray))


def refilled(middle: Middle, way: Way, cards: str, slots: int) -> Middle:
    """Return the table once the tray is filled up (clause 7.2): what turns up nobody knows
    before."""
    return middle._replace(tray=way.tray + HIDDEN * (slots - len(way.tray)), cards=cards)


def without_box(middle: Middle, offer: Offer) -> Middle:
    """Return the table when this box is taken from its stack."""
    number, tile = offer
    stack, tiles = middle.stacks[number], middle.tiles
    if stack[0] != tile:  # one that nobody saw
        at = tiles.index(tile)
        tiles = (*tiles[:at], *tiles[at + 1 :])
    stacks = (*middle.stacks[:number], stack[1:], *middle.stacks[number + 1 :])
    return middle._replace(stacks=stacks, tiles=tiles)


@lru_cache(maxsize=1 << 14)
def menu(cards: Cards, middle: Middle) -> Menu:
    """Return the boxes a player can pay for, most points first; the same tile twice is one."""
    return _payable(cards, middle, _priced(cards, middle))


def _priced(cards: Cards, middle: Middle) -> Sequence[tuple[Offer, str]]:
    """Return the boxes on offer with the chocolates to pay for, most points first."""
    found = {tile: number for number, tile in offers(middle, cards)}
    ordered = sorted(found, key=lambda tile: (-tile.points, tile.spaces))
    return [((found[tile], tile), in_order(tile.chocolates)) for tile in ordered]


def _payable(cards: Cards, middle: Middle, priced: Iterable[tuple[Offer, str]]) -> Menu:
    hand, hidden, _room, rival = cards
    unseen = middle.cards if rival else ""
    return tuple(
        offer
        for offer, needed in priced
        if can_pay(hand, hidden, middle.tray, unseen, needed, rival=rival)
    )


@lru_cache(maxsize=1 << 10)
def menus_left(
    cards: Cards, heir: Cards, middle: Middle
) -> Mapping[Offer | None, tuple[Menu, ...]]:
    """Return what the last player, `heir`, can be left to box, by the box that is placed before.

    Only the menus that can matter: to the rivals more boxes are always better, to the one they
    play against fewer.
    """
    found = {}
    for offer, middles in _left(cards, middle):
        tiles: dict[frozenset[Tile], Menu] = {}
        most = _widest(cards, heir, middle, offer) if heir.rival else None
        less = middle if offer is None else without_box(middle, offer)
        priced = _priced(heir, less)
        met = set()  # of what is left only the cards differ, and many are left in several ways
        for each in middles:
            left = each.tray, each.cards if heir.rival else ""
            if left in met:
                continue
            met.add(left)
            boxes = _payable(heir, each, priced)
            kept = frozenset(tile for _number, tile in boxes)
            tiles.setdefault(kept, boxes)
            if kept == most:
                tiles = {kept: boxes}
                break
        if tiles:
            found[offer] = tuple(
                boxes
                for kept, boxes in tiles.items()
                if not any(kept < other if heir.rival else other < kept for other in tiles)
            )
    return found


def _widest(cards: Cards, heir: Cards, middle: Middle, offer: Offer | None) -> frozenset[Tile]:
    """The boxes a rival could have at most, whatever is put into the tray before, or taken."""
    less = middle if offer is None else without_box(middle, offer)
    boxes = menu(heir, less._replace(tray=in_order(middle.tray + cards.hand + HIDDEN * 2)))
    return frozenset(tile for _number, tile in boxes)
