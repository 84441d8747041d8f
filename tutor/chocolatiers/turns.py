"""Applies an action: from one state to the next. `legality` says whether it may be played."""

from __future__ import annotations

from typing import TypeVar

from tutor.chocolatiers.actions import Action, Box, Skip, Swap
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.state import ACTION, BONUS, END, OVER, State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, in_order
from tutor.kit.frozen import changed, put
from tutor.kit.shuffling import shuffled

T = TypeVar("T")


def successor(state: State, action: Action, components: Components) -> State:
    """Return the state after a legal action, and after all that follows by itself."""
    match action:
        case Take(card):
            hand = in_order(state.hand + card)
            return _with_hand(state, hand, phase=BONUS, tray=state.tray.replace(card, EMPTY, 1))
        case Swap():
            return _swap(state, action)
        case Box():
            return _end_phase(_box(state, action, components), components)
        case PlaceWild(row, column):
            placed = changed(
                state,
                displays=put(state.displays, state.player, state.display.with_wild(row, column)),
                wilds=put(state.wilds, state.player, state.wilds[state.player] - 1),
            )
            return _end_phase(placed, components)
        case Skip():
            if state.phase == ACTION:
                return changed(state, phase=BONUS)
            return _end_phase(state, components)
        case Discard(cards):
            return _finish_turn(
                _with_hand(state, without(state.hand, cards), discards=state.discards + cards),
                components,
            )


def _with_hand(state: State, hand: str, **changes: object) -> State:
    return changed(state, hands=put(state.hands, state.player, hand), **changes)


def _swap(state: State, action: Swap) -> State:
    """The card goes down, two come up (clauses 3.2, 3.4); it lies in the first slot left free."""
    tray, down = state.tray, action.give
    for card in action.take:
        if card == down:
            down = ""
        else:
            tray = tray.replace(card, EMPTY, 1)
    if down:
        tray = tray.replace(EMPTY, down, 1)
    hand = in_order(without(state.hand, action.give) + action.take)
    return _with_hand(state, hand, phase=BONUS, tray=tray)


def _box(state: State, action: Box, components: Components) -> State:
    """Pay, take the box, place it; the sixth takes First (clauses 4.2, 4.5, 8.1)."""
    stack = state.stacks[action.stack]
    display = state.display.with_box(action.row, action.column, action.face, stack[0].points)
    first, last_turns = state.first_card, state.last_turns
    if first is None and len(display.points) == components.boxes_to_end:
        first, last_turns = state.player, state.players - 1
    return _with_hand(
        state,
        without(state.hand, action.cards),
        discards=state.discards + action.cards,
        stacks=put(state.stacks, action.stack, stack[1:]),
        displays=put(state.displays, state.player, display),
        first_card=first,
        last_turns=last_turns,
    )


def _end_phase(state: State, components: Components) -> State:
    """Wait for discards if the hand is over the limit (clause 7.1), else finish the turn."""
    if len(state.hand) > components.hand_limit:
        return changed(state, phase=END)
    return _finish_turn(state, components)


def _finish_turn(state: State, components: Components) -> State:
    """Refill the tray, see whether the game is over, pass on (clauses 7.2 to 7.4, 8.2)."""
    tray, deck, discards, shuffles = _refill(state)
    last_turns = state.last_turns
    if last_turns is not None and state.player != state.first_card:
        last_turns -= 1
    over = last_turns == 0
    return changed(
        state,
        tray=tray,
        deck=deck,
        discards=discards,
        shuffles=shuffles,
        last_turns=last_turns,
        phase=OVER if over else ACTION,
        player=state.player if over else (state.player + 1) % state.players,
        turn=state.turn if over else state.turn + 1,
    )


def _refill(state: State) -> tuple[str, str, str, int]:
    """Fill empty slots from the deck, shuffling the discards when it runs out (7.2, 7.3)."""
    tray, deck, discards, shuffles = state.tray, state.deck, state.discards, state.shuffles
    while EMPTY in tray:
        if not deck:
            if not discards:
                break
            deck = (
                HIDDEN * len(discards)  # whoever sees only a view cannot know the order
                if state.seed is None
                else "".join(shuffled(in_order(discards), state.seed, shuffles))
            )
            discards, shuffles = "", shuffles + 1
        tray, deck = tray.replace(EMPTY, deck[0], 1), deck[1:]
    return tray, deck, discards, shuffles
