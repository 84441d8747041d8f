"""Every legal action of a position, once, in a stable order."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from tutor.chocoly.actions import Action, Bean, Flavour, Lay, Pass, Stack
from tutor.chocoly.faces import FLAVOURS, HIDDEN, turnings
from tutor.chocoly.places import CODE, bit, fitting, wanted
from tutor.chocoly.squares import Square, footprint
from tutor.chocoly.state import BENEATH, CHOOSE, OVER, State
from tutor.kit.frozen import maker

BEAN, PASS = Bean(), Pass()
LAY, STACK = maker(Lay), maker(Stack)
CHOICES = tuple(map(Flavour, FLAVOURS))


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return all legal actions: flavours; or the bean, lays and stacks; or a pass. () when it is
    over.

    In a view, tiles that are hidden are not tried; whether their owner must pass is not known.
    """
    if state.phase == OVER:
        return ()
    if state.phase == CHOOSE:
        return tuple(it for it in CHOICES if it.flavour not in state.flavours)
    found: list[Action] = [BEAN] if bean_can_be_paid(state) else []
    found += lays(state)
    found += stacks(state)
    return tuple(found) if found or HIDDEN in state.hand else (PASS,)


def bean_can_be_paid(state: State) -> bool:
    """Return whether the bean can be paid: at the start of a turn, once, with a pile to draw from
    (clause 2.2).
    """
    return state.beans[state.player] and not state.started and bool(state.pile)


def lays(state: State) -> list[Action]:
    """Return every tile of the hand, every way, at every place on the table where it can lie
    (clauses 3.1 to 3.4). The first one lies anyhow; squares are counted from it."""
    hand = _known(state)
    if not state.board:
        faces = [face for tile in hand for face in turnings(tile)]
        return [*map(_placing(LAY, (0, 0)).__getitem__, faces)]
    places, found = state.board.places.open, list[Action]()
    fits = _fits(hand)
    for place in sorted(places):
        found += map(_placing(LAY, place).__getitem__, fits[places[place]])
    return found


def stacks(state: State) -> list[Action]:
    """Return the same on tiles, as long as there is a token to pay (clauses 2.3, 4.1 to 4.5)."""
    if not state.left[state.player]:
        return []
    places, tokens, found = state.board.places, state.tokens.keys(), list[Action]()
    rims, fits = places.rims, _fits(_known(state))
    for place in sorted(places.on):
        if tokens.isdisjoint(places.on[place]):
            want = wanted(rims.get(place, 0))
            if state.stack_match == BENEATH:
                want |= _beneath(state, place)
            found += map(_placing(STACK, place).__getitem__, fits[want])
    return found


class _Fitting(dict[int, tuple[str, ...]]):
    """The matching faces of these tiles, by what a place wants; found when first asked for."""

    def __init__(self, tiles: tuple[str, ...]) -> None:
        super().__init__()
        self.tiles = tiles

    def __missing__(self, want: int) -> tuple[str, ...]:
        found: tuple[str, ...] = ()
        for tile in self.tiles:
            found += fitting(tile, want)
        self[want] = found
        return found


_fits = lru_cache(maxsize=1 << 6)(_Fitting)


class _Placing(dict[str, Action]):
    """The action that places a face there, by face; made when first asked for, and used again."""

    def __init__(self, make: Callable[..., Action], place: Square) -> None:
        super().__init__()
        self.make, self.place = make, place

    def __missing__(self, face: str) -> Action:
        self[face] = action = self.make(face, *self.place)
        return action


_placing = lru_cache(maxsize=1 << 12)(_Placing)


def _known(state: State) -> tuple[str, ...]:
    """Return the different tiles that the player to act holds, without what a view hides."""
    return tuple(tile for tile in dict.fromkeys(state.hand) if tile != HIDDEN)


def _beneath(state: State, place: Square) -> int:
    """Return what matches the pieces under a place (ruling of clause 4.2)."""
    pieces = state.board.pieces
    return sum(bit(n, CODE[pieces[it].flavour]) for n, it in enumerate(footprint(*place)))
