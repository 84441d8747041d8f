"""Questions answered by a whole turn, after which nobody plays, or one rival with open cards.

"Be sure of the most; what is hidden helps only the rival": a turn is worth what is left of it in
the worst of all cases, whichever cards and boxes turn up and whatever the rival does with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

import attrs

from tests.chocolatiers.puzzles.slow.rules import (
    FULL,
    GAME,
    PIECES,
    hands_of,
    in_order,
    less,
    payments,
    sizes,
    turned_faces,
    unseen_cards,
    unseen_tiles,
)
from tutor.chocolatiers import KINDS, Action, Display, State, Tile
from tutor.chocolatiers.puzzles.model import Task

End = tuple[tuple[int, ...], int]
"""A player when points are counted: the largest groups, and all other points."""


class TooLargeError(Exception):
    """A position that is not searched slowly."""


@attrs.frozen
class Seat:
    """What a player has on the table."""

    display: Display
    wilds: int
    first: bool = False

    def end(self) -> End:
        """If nothing more is played."""
        own = sum(self.display.points) + self.wilds + PIECES.scoring["first"] * self.first
        return tuple(sizes(self.display.rows).values()), own


def seat(state: State, player: int) -> Seat:
    """A player's seat as the table stands."""
    return Seat(state.displays[player], state.wilds[player], state.first_card == player)


def lead(ends: dict[int, End], me: int) -> int:
    """Own total less the best rival's (9.1 to 10.2)."""
    totals = {player: points for player, (_groups, points) in ends.items()}
    for number, kind in enumerate(KINDS):
        most = max(groups[number] for groups, _points in ends.values())
        best = [player for player, (groups, _points) in ends.items() if groups[number] == most]
        if most and len(best) == 1:
            totals[best[0]] += PIECES.scoring[kind]
    return totals.pop(me) - max(totals.values())


# ---- what one turn can do


def first_actions(hand: str, tray: str) -> Iterator[tuple[str, str]]:
    """The hand and the tray after each take and swap (3.1 to 3.4). Small letters in the tray are
    cards that have turned up: they are cards as the others, but only rivals use them.
    """
    nothing = True
    for card in set(tray):
        nothing = False
        yield in_order((hand + card).upper()), less(tray, card)
    for down in set(hand):
        for pair in set(combinations(sorted(tray + down), 2)):
            nothing = False
            taken = "".join(pair)
            yield in_order((less(hand, down) + taken).upper()), less(tray + down, taken)
    if nothing:
        yield hand, tray


@lru_cache(maxsize=1 << 14)
def wilds_placed(own: Seat) -> frozenset[Seat]:
    """Nothing, or a Wild on any space without one (2.3, 6.1 to 6.3)."""
    placed = {
        attrs.evolve(own, display=own.display.with_wild(*space), wilds=own.wilds - 1)
        for space in own.display.spaces
        if own.wilds and own.display.at(*space) != "*"
    }
    return frozenset({own, *placed})


@lru_cache(maxsize=1 << 14)
def box_placed(own: Seat, tile: Tile, first_is_free: bool) -> frozenset[Seat]:
    """The box on every place it can go, in every way (5.1 to 5.6); the sixth takes First (8.1)."""
    if len(own.display.points) >= FULL:
        return frozenset()
    sixth = len(own.display.points) + 1 == FULL
    return frozenset(
        attrs.evolve(
            own,
            display=own.display.with_box(*place, face, tile.points),
            first=own.first or (sixth and first_is_free),
        )
        for place in own.display.open_places
        for face in turned_faces(tile)
    )


def can_pay(hand: str, tile: Tile) -> bool:
    """Whether the hand pays for the box."""
    return bool(payments(hand, in_order(tile.spaces.replace(".", ""))))


# ---- what turns up


def trays(before: State, after: State) -> set[str]:
    """The trays that the next player may find: what has turned up is in small letters. It comes
    from the deck, and from the discards when the deck has run out (7.2, 7.3).
    """
    known, gaps = after.tray.replace("?", "").replace(".", ""), after.tray.count("?")
    from_deck = min(gaps, len(before.deck))
    # What was paid this turn lies on the discards before the tray is filled.
    paid = less(before.hand, after.hands[before.player])
    discards = before.discards + paid
    return {
        known + (drawn + shuffled).lower()
        for drawn in hands_of(from_deck, unseen_cards(before))
        for shuffled in _drawn(discards, gaps - from_deck)
    }


def _drawn(cards: str, number: int) -> set[str]:
    return {"".join(some) for some in combinations(in_order(cards), number)}


def on_top(before: State, after: State) -> dict[int, list[Tile]]:
    """By stack: the boxes that may lie on top; of one that was just uncovered each unseen one."""
    found = {}
    for number, stack in enumerate(after.stacks):
        if stack:
            hidden = "?" in stack[0].spaces
            found[number] = unseen_tiles(before) if hidden else [stack[0]]
    return found


# ---- the questions


def one_turn(task: Task) -> dict[Action, int]:
    """The game's last turn: a box, a Wild, or keep? What each action is worth."""
    me, state = task.player, task.state
    found = {}
    for action in GAME.actions(state):
        after = GAME.apply(state, action)
        assert GAME.over(after)
        found[action] = lead({p: seat(after, p).end() for p in range(after.players)}, me)
    return found


def reply(task: Task) -> dict[Action, int]:
    """Then the next player has the last turn, with open cards."""
    return {
        action: after_one_rival(task.state, after, task.player)
        for action, after in all_turns(task.state)
    }


def all_turns(state: State) -> Iterator[tuple[Action, State]]:
    """Every action of the bonus, and the position after the turn."""
    if state.phase != "bonus" or len(state.hand) > PIECES.hand_limit:
        raise TooLargeError
    for action in GAME.actions(state):
        yield action, GAME.apply(state, action)


def after_one_rival(before: State, after: State, me: int) -> int:
    """The least lead, whatever the only rival who still plays may do."""
    rival = after.player
    ends = {player: seat(after, player).end() for player in range(after.players)}
    return min(lead({**ends, rival: end}, me) for end in _ends_of_rival(before, after))


def _ends_of_rival(before: State, after: State) -> frozenset[End]:
    """How the rival who plays next may end up."""
    tops = {n: tuple(tiles) for n, tiles in on_top(before, after).items()}
    hand = after.hands[after.player]
    free = after.first_card is None
    return _ends(
        seat(after, after.player), hand, frozenset(trays(before, after)), tuple(tops.values()), free
    )


@lru_cache(maxsize=1 << 10)
def _ends(
    own: Seat, hand: str, trays: frozenset[str], tops: tuple[tuple[Tile, ...], ...], free: bool
) -> frozenset[End]:
    hands = {held for tray in trays for held, _left in first_actions(hand, tray)}
    found = {placed.end() for placed in wilds_placed(own)}
    for tile in {tile for tiles in tops for tile in tiles}:
        if any(can_pay(held, tile) for held in hands):
            found |= {placed.end() for placed in box_placed(own, tile, free)}
    return frozenset(found)
