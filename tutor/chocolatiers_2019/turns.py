"""Applies an action: from one state to the next. `legality` says whether it may be played."""

from __future__ import annotations

from tutor.chocolatiers_2019.actions import RESERVED, Action, Box, Reserve, Trade
from tutor.chocolatiers_2019.components import Components
from tutor.chocolatiers_2019.state import DISCARD, FIRST, OVER, SECOND, State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, in_order
from tutor.chocolatiers_family.tiles import Tile
from tutor.kit.frozen import changed, put
from tutor.kit.shuffling import shuffled

__all__ = ["successor", "without"]


def successor(state: State, action: Action, components: Components) -> State:
    """Return the state after a legal action, and after all that follows by itself."""
    match action:
        case Discard(cards):
            hand = without(state.hand, cards)
            hands = put(state.hands, state.player, hand)
            return _finish_turn(changed(state, hands=hands, discards=state.discards + cards))
        case Take(card):
            after = _taken(state, state.hand + card, card, state.discards)
        case Trade(give, take):
            hand = without(state.hand, give) + take
            after = _taken(state, hand, take, state.discards + give)
        case Box():
            after = _box(state, action, components)
        case PlaceWild(row, column):
            after = changed(
                state,
                displays=put(state.displays, state.player, state.display.with_wild(row, column)),
                wilds=_wilds(state, -1),
            )
        case Reserve(place):
            lying, pile = _without_tile(state, place)
            after = changed(
                state,
                row=lying,
                pile=pile,
                reserved=put(state.reserved, state.player, state.row[place]),
                wilds=_wilds(state, -1),
            )
    return _next_action(after, components)


def _wilds(state: State, more: int) -> tuple[int, ...]:
    """Return the free Wilds, with so many more for the player to act."""
    return put(state.wilds, state.player, state.wilds[state.player] + more)


def _taken(state: State, hand: str, taken: str, discards: str) -> State:
    """With this hand, after cards left the tray, which is filled at once (3.1, 3.2, 3.4, 3.5)."""
    tray, deck, shuffles = state.tray, state.deck, state.shuffles
    for card in taken:
        tray = tray.replace(card, EMPTY, 1)
    while (slot := tray.find(EMPTY)) >= 0:
        if not deck:
            if not discards:
                break
            deck = (
                HIDDEN * len(discards)  # whoever sees only a view cannot know the order
                if state.seed is None
                else "".join(shuffled(in_order(discards), state.seed, shuffles))
            )
            discards, shuffles = "", shuffles + 1
        tray, deck = tray[:slot] + deck[0] + tray[slot + 1 :], deck[1:]
    return changed(
        state,
        hands=put(state.hands, state.player, in_order(hand)),
        tray=tray,
        deck=deck,
        discards=discards,
        shuffles=shuffles,
    )


def _without_tile(state: State, place: int) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """Row and pile after a box left the row; the next one takes its place (4.9, 6.6)."""
    new, pile = state.pile[:1], state.pile[1:]
    return (*state.row[:place], *new, *state.row[place + 1 :]), pile


def _box(state: State, action: Box, components: Components) -> State:
    """Pay, take the box, place it; the sixth takes First (clauses 4.2, 4.4, 4.9, 6.3, 7.1)."""
    me, row, pile, reserved, wilds = (
        state.player,
        state.row,
        state.pile,
        state.reserved,
        state.wilds,
    )
    if action.place == RESERVED:
        tile = reserved[me]
        reserved, wilds = put(reserved, me, None), _wilds(state, +1)
    else:
        tile = row[int(action.place)]
        row, pile = _without_tile(state, int(action.place))
    assert tile is not None  # only legal actions are played
    display = state.display.with_box(action.row, action.column, action.face, tile.points)
    first = state.first_tile
    if first is None and len(display.points) == components.boxes_to_end:
        first = me
    return changed(
        state,
        hands=put(state.hands, me, without(state.hand, action.cards)),
        discards=state.discards + action.cards,
        row=row,
        pile=pile,
        displays=put(state.displays, me, display),
        wilds=wilds,
        reserved=reserved,
        first_tile=first,
    )


def _next_action(state: State, components: Components) -> State:
    """Go on to the second action, to discarding (clause 2.4), or to the next player."""
    if state.phase == FIRST:
        return changed(state, phase=SECOND)
    if len(state.hand) > components.hand_limit:
        return changed(state, phase=DISCARD)
    return _finish_turn(state)


def _finish_turn(state: State) -> State:
    """See whether the game is over, else pass on (clauses 2.1 and 7.2)."""
    if state.turns_left == 0:
        return changed(state, phase=OVER)
    following = (state.player + 1) % state.players
    return changed(state, phase=FIRST, player=following, turn=state.turn + 1)
