"""What a player has chosen so far on the way to an action, and what follows from it.

Nothing here decides a rule: payments, places and groups are asked from the rules core.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from attrs import frozen

from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import EMPTY, KINDS, in_order
from tutor.chocolatiers_family.payments import Payment, payments
from tutor.chocolatiers_family.tiles import Tile
from widgets.chocolatiers_family.target_ids import box_place


class Position(Protocol):
    """A position as the table is drawn from it: what both editions have."""

    @property
    def player(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def hands(self) -> tuple[str, ...]: ...
    @property
    def hand(self) -> str: ...
    @property
    def tray(self) -> str: ...
    @property
    def deck(self) -> str: ...
    @property
    def discards(self) -> str: ...
    @property
    def displays(self) -> tuple[Display, ...]: ...
    @property
    def display(self) -> Display: ...
    @property
    def wilds(self) -> tuple[int, ...]: ...
    def tile(self, place: int | str) -> Tile | None:
        """Return the open box there, None if none lies there."""
        ...


@frozen
class Selection:
    """Pieces chosen for an action that is not complete yet. Indices count from 0.

    `give`: hand card put down for a swap. `taken`: tray slots chosen in the swap; the slot after
    the last is the card put down. `box` (the target it lies at, "" for none), `turn` (of its faces)
    and `place`: the box in hand.
    `cards`: hand cards that pay (they may be chosen before the box) or are discarded. `wild`: a
    Wild is in the fingers, over `space`. `pick`: a Scoring card that is to be laid while the table
    is set; `over`: the stack on which, for a moment, one box too many lies then.
    """

    give: int | None = None
    taken: tuple[int, ...] = ()
    box: str = ""
    turn: int = 0
    place: Place | None = None
    cards: tuple[int, ...] = ()
    wild: bool = False
    space: Place | None = None
    pick: str = ""
    over: int | None = None


NOTHING = Selection()


@frozen
class Pair:
    """Two hand cards (indices) of one kind that stand for one chocolate of `kind`."""

    first: int
    second: int
    kind: str


@frozen
class Preview:
    """The own display as it would be. `up`, `left`: boxes by which the old ones have shifted.

    `box` or `space` is what is only tried out, in the new display's own coordinates.
    """

    display: Display
    up: int = 0
    left: int = 0
    box: Place | None = None
    space: Place | None = None


def letters(hand: str, cards: Iterable[int]) -> str:
    """Return the hand cards at these indices, in printed order."""
    return in_order("".join(hand[i] for i in cards))


def tile_at(state: Position, target: str) -> Tile | None:
    """Return the box that lies at a target; None if none does."""
    return state.tile(box_place(target))


def tile_in_hand(state: Position, selection: Selection) -> Tile | None:
    """Return the box in hand."""
    return tile_at(state, selection.box)


def face(state: Position, selection: Selection) -> str:
    """Return the chosen box as it is turned now; "" if none is chosen."""
    tile = tile_in_hand(state, selection)
    return tile.faces[selection.turn % len(tile.faces)] if tile else ""


def ways_to_pay(state: Position, player: int, selection: Selection) -> list[Payment]:
    """Return the payments for the chosen box that contain every card chosen so far, cheapest
    first."""
    return ways_with(state.hands[player], tile_in_hand(state, selection), selection.cards)


def ways_with(hand: str, tile: Tile | None, cards: Iterable[int]) -> list[Payment]:
    """Return the payments for a tile that contain these hand cards, cheapest first; [] for no
    tile."""
    if tile is None:
        return []
    chosen = letters(hand, cards)
    return [
        way
        for way in payments(hand, tile.chocolates)
        if all(way.cards.count(k) >= chosen.count(k) for k in KINDS)
    ]


def fitting(hand: str, tile: Tile, cards: Sequence[int]) -> tuple[int, ...]:
    """Return those of the chosen cards that some payment for the tile can use together, from the
    left; all of them where the hand cannot pay for it at all.
    """
    if not ways_with(hand, tile, ()):
        return tuple(cards)
    kept: tuple[int, ...] = ()
    for card in cards:
        if ways_with(hand, tile, (*kept, card)):
            kept = (*kept, card)
    return kept


def paid(state: Position, player: int, selection: Selection) -> Payment | None:
    """Return the payment that exactly the chosen cards make; None if they do not pay."""
    chosen = letters(state.hands[player], selection.cards)
    ways = ways_to_pay(state, player, selection)
    return next((way for way in ways if way.cards == chosen), None)


def pairs(state: Position, player: int, selection: Selection) -> tuple[Pair, ...]:
    """Return the pairs among the chosen cards, as they form: of the cheapest payment they
    lead to."""
    return pairs_among(state.hands[player], tile_in_hand(state, selection), selection.cards)


def pairs_among(hand: str, tile: Tile | None, cards: Sequence[int]) -> tuple[Pair, ...]:
    """Return the pairs among hand cards: of the payment they make, else of the cheapest with
    them."""
    ways = ways_with(hand, tile, cards)
    if not ways:
        return ()
    way = next((way for way in ways if len(way.cards) == len(cards)), ways[0])
    found = []
    for kind in KINDS:
        stands_for = [wanted for pair, wanted in way.pairs if pair == kind]
        chosen = [i for i in cards if hand[i] == kind]
        spare = chosen[way.cards.count(kind) - 2 * len(stands_for) :]
        found += [
            Pair(spare[2 * n], spare[2 * n + 1], wanted)
            for n, wanted in enumerate(stands_for[: len(spare) // 2])
        ]
    return tuple(found)


def preview(state: Position, player: int, selection: Selection) -> Preview:
    """Return the player's display with the box or the Wild where it is being tried out.

    A box stays where it lay until it is paid for.
    """
    display = state.displays[player]
    tile, place, space = tile_in_hand(state, selection), selection.place, selection.space
    in_hand = tile is not None and paid(state, player, selection) is not None
    if tile and in_hand and place is not None and place in display.open_places:
        grown = display.with_box(*place, face(state, selection), tile.points)
        boxes = (*display.boxes, place)  # the new display is counted from its own top left
        up, left = -min(r for r, _c in boxes), -min(c for _r, c in boxes)
        return Preview(grown, up, left, box=(place[0] + up, place[1] + left))
    if selection.wild and space is not None and display.at(*space) in KINDS + EMPTY:
        return Preview(display.with_wild(*space), space=space)
    return Preview(display)
