"""Moves that the rules allow and moves that they just do not, out of one moment of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product
from random import Random

from tutor.chocolatiers.actions import Action, Box, Skip, Swap
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.listing import legal_actions
from tutor.chocolatiers.puzzles.bonus import open_stacks
from tutor.chocolatiers.puzzles.reasons import reason
from tutor.chocolatiers.state import ACTION, State
from tutor.chocolatiers_family.actions import PlaceWild, Take
from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS, WILD, in_order
from tutor.chocolatiers_family.payments import payments

LEGAL, TRIES = 3, 4
"""Legal moves beside the one that is not; sets of moves tried for each sort of question."""

Moves = tuple[Action, ...]
Sort = tuple[Sequence[Action], Sequence[Action]]
"""Moves of one sort: legal ones, and near misses."""


def sets_of_moves(state: State, rng: Random) -> list[Moves]:
    """Return sets of four moves of which one cannot be played, each of one sort: what is taken,
    what is paid, where a box goes.
    """
    found: list[Moves] = []
    if state.phase == ACTION:
        sorts: list[Sort] = [(_legal_first(state), list(_illegal_first(state)))]
    else:
        sorts = [(_legal_pay(state), list(_illegal_pay(state))), *_placing(state)]
    for legal, illegal in sorts:
        odd = [action for action in dict.fromkeys(illegal) if reason(state, action)]
        for _try in range(TRIES if len(legal) >= LEGAL and odd else 0):
            moves = [*_chosen(state, legal, rng), rng.choice(odd)]
            found.append(tuple(rng.sample(moves, len(moves))))
    return list(dict.fromkeys(found))


def _chosen(state: State, legal: Sequence[Action], rng: Random) -> list[Action]:
    """Legal moves; those that look odd come more often."""
    mixed = rng.sample(legal, len(legal))
    mixed.sort(key=lambda action: -strange(state, action) + rng.randrange(3))
    return mixed[:LEGAL]


def strange(state: State, action: Action) -> int:
    """Return how odd a move looks to somebody who does not know the rules well."""
    match action:
        case Swap(give, take):
            return 2 * (give in take) + (take[0] == take[1])
        case Box(stack, cards):
            tops = state.stacks[stack]
            return len(cards) - len(tops[0].chocolates) if tops else 0
        case PlaceWild(row, column):
            return 2 * (state.display.at(row, column) in KINDS)
    return 0


def unlike(state: State, box: Box) -> int:
    """Return how many chocolates a box would meet that are others than its own: odd to who thinks
    that neighbours must match (clause 5.4).
    """
    r, c = 2 * box.row, 2 * box.column
    beside = [
        (box.face[2 * dr + dc], state.display.at(r + dr + away[0], c + dc + away[1]))
        for dr in (0, 1)
        for dc in (0, 1)
        for away in ((2 * dr - 1, 0), (0, 2 * dc - 1))
    ]
    return sum(mine != there for mine, there in beside if mine in KINDS and there in KINDS)


# ---- what is taken


def _legal_first(state: State) -> list[Action]:
    return [a for a in legal_actions(state, load_components()) if isinstance(a, Take | Swap)]


def _illegal_first(state: State) -> Iterator[Action]:
    """Yield the cards of which one too few lies there, or that one does not hold; a bonus too
    early."""
    hand = set(state.hand)
    yield from (Take(kind) for kind in KINDS if kind not in state.tray)
    for give, (a, b) in product(KINDS, combinations_with_replacement(KINDS, 2)):
        short = [k for k in {a, b} if (a + b).count(k) > (state.tray + give).count(k)]
        one_short = len(short) == 1 and (a + b).count(short[0]) - state.tray.count(short[0]) == 1
        if (give in hand and one_short) or (give not in hand and not short):
            yield Swap(give, a + b)


# ---- what is paid


def _legal_pay(state: State) -> list[Action]:
    """Return every payment for every box at one place, and Wilds on what they may cover."""
    found: list[Action] = [
        Box(stack, payment.cards, *place, state.stacks[stack][0].spaces)
        for stack in open_stacks(state)
        for payment in payments(state.hand, state.stacks[stack][0].chocolates)
        for place in state.display.open_places[:1]
    ]
    if state.wilds[state.player] and found:
        wilds = [s for s in state.display.spaces if state.display.at(*s) not in (WILD, EMPTY)]
        found += [PlaceWild(*space) for space in wilds[:2]]
    return found


def _illegal_pay(state: State) -> Iterator[Action]:
    """One card another, one too many, or one too few; a Wild on a Wild."""
    for action in _legal_pay(state):
        if isinstance(action, PlaceWild):
            yield from (PlaceWild(*s) for s in state.display.spaces if state.display.at(*s) == WILD)
            continue
        if not isinstance(action, Box):
            continue
        spare = set(without(state.hand, action.cards))
        fewer = {without(action.cards, card) for card in action.cards}
        changed = {cards + card for cards in fewer for card in spare}
        more = {action.cards + card for card in spare}
        for cards in sorted({in_order(each) for each in fewer | changed | more}):
            yield Box(action.stack, cards, action.row, action.column, action.face)


# ---- where a box goes


def _placing(state: State) -> Iterator[Sort]:
    """Yield a box that can be paid for at every place it may go to, and at those just beside."""
    places = state.display.open_places
    if not state.display or len(places) < LEGAL:
        return
    for stack in open_stacks(state)[:2]:
        tile = state.stacks[stack][0]
        cards = payments(state.hand, tile.chocolates)[0].cards
        near = sorted(_beside(state) - set(places))
        yield (
            [Box(stack, cards, *place, tile.spaces) for place in places],
            [Box(stack, cards, *place, tile.spaces) for place in near],
        )


def _beside(state: State) -> set[Place]:
    """Free places that touch a box of the display at an edge or a corner."""
    around = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1)]
    boxes = state.display.boxes
    return {(r + dr, c + dc) for r, c in boxes for dr, dc in around} - set(boxes)


def known(state: State) -> bool:
    """Return whether all that the moves depend on is in sight."""
    return HIDDEN not in state.hand + state.tray


def sort_of(moves: Sequence[Action]) -> str:
    """Return what a set of moves is about: "take", "pay" or "place"."""
    boxes = [move for move in moves if isinstance(move, Box)]
    if len(boxes) == len(moves) and len({(box.stack, box.cards) for box in boxes}) == 1:
        return "place"
    return "pay" if any(isinstance(move, Box | PlaceWild | Skip) for move in moves) else "take"
