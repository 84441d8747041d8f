"""Applies an action: from one state to the next. `legality` says whether it may be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tutor.chocoly.actions import Action, Bean, Flavour, Lay, Stack
from tutor.chocoly.faces import HIDDEN, canonical
from tutor.chocoly.state import OVER, TURN, State
from tutor.kit.frozen import changed
from tutor.kit.shuffling import shuffled

T = TypeVar("T")


def successor(state: State, action: Action, hand: int) -> State:
    """Return the state after a legal action, and after all that follows by itself. `hand`: so
    many tiles are drawn for a bean."""
    match action:
        case Flavour(flavour):
            return _chosen(state, flavour)
        case Bean():
            return _new_hand(state, hand)
        case Lay():
            return _placed(state, action)
        case Stack():
            left = put(state.left, state.player, state.left[state.player] - 1)
            tokens = state.tokens.with_one(state.placed, state.player)
            return _placed(changed(state, left=left, tokens=tokens), action)
        case _:
            passes = state.passes + 1
            if passes == state.players:
                return changed(state, passes=passes, phase=OVER, started=False)
            return _next(changed(state, passes=passes))


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return the items with another one at this place."""
    return (*items[:place], item, *items[place + 1 :])


def without(hand: Sequence[str], face: str) -> tuple[str, ...]:
    """Return the hand without one tile, given by any of its faces; the others stay in their
    order."""
    place = hand.index(canonical(face))
    return (*hand[:place], *hand[place + 1 :])


def _chosen(state: State, flavour: str) -> State:
    """Return a flavour for the player or the team (clauses 1.4 to 1.6); after the last the
    game begins."""
    side = state.side(state.player)
    flavours = tuple(flavour if p in side else it for p, it in enumerate(state.flavours))
    if None in flavours:
        return changed(state, flavours=flavours, player=(state.player + 1) % state.players)
    return changed(state, flavours=flavours, phase=TURN, player=state.starter)


def _new_hand(state: State, size: int) -> State:
    """The hand goes under the pile, in an order nobody knows, and a new one is drawn (2.2)."""
    old = (
        (HIDDEN,) * len(state.hand)  # whoever sees only a view cannot know the order
        if state.seed is None
        else tuple(shuffled(sorted(state.hand), state.seed, state.shuffles))
    )
    pile = state.pile + old
    return changed(
        state,
        hands=put(state.hands, state.player, pile[:size]),
        pile=pile[size:],
        beans=put(state.beans, state.player, False),
        started=True,
        shuffles=state.shuffles + 1,
    )


def _placed(state: State, action: Lay | Stack) -> State:
    """The tile lies, the next one is drawn (clause 2.1), and the game may be over (clause 5.1)."""
    level = int(isinstance(action, Stack))
    hand = without(state.hand, action.face) + state.pile[:1]
    hands = put(state.hands, state.player, hand)
    after = changed(
        state,
        board=state.board.laid(action.face, action.row, action.column, state.placed, level),
        hands=hands,
        pile=state.pile[1:],
        placed=state.placed + 1,
        passes=0,
        started=False,
    )
    if not after.pile and not any(hands):
        return changed(after, phase=OVER)
    return _next(after)


def _next(state: State) -> State:
    """Clockwise (clause 1.7)."""
    return changed(state, player=(state.player + 1) % state.players, started=False)
