"""A player's last turn, exactly: all of it can be seen, nothing hidden matters any more.

Every take and swap, payment, place and Wild is tried; what leads to the same groups counts once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.chocolatiers.actions import Action, Box
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.players.evaluate import winner
from tutor.chocolatiers.players.whole_turns import SKIP, hands_from, keep
from tutor.chocolatiers.scoring import totals
from tutor.chocolatiers.state import END, State
from tutor.chocolatiers_family.card_sets import card_sets
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import HIDDEN, in_order
from tutor.chocolatiers_family.players.evaluate import lead
from tutor.chocolatiers_family.players.outlook import spots, wild_spots

Result = tuple[float, float]
"""The player's share of the victory (1 alone, 0 for a defeat), then the lead in points."""

Groups = tuple[int, ...]
"""Sizes of the largest groups on a display, by kind in printed order."""


def exact_turn(state: State, components: Components) -> tuple[Result, tuple[Action, ...]]:
    """Return the best turn of the player to act if nobody acts afterwards, the first of
    equals."""
    return max(_ends(state, components), key=_result)


def _result(found: tuple[Result, tuple[Action, ...]]) -> Result:
    return found[0]


def result(state: State, player: int, components: Components) -> Result:
    """Return what the end of the game, or an end here and now, gives a player (clauses 10.1
    to 10.5)."""
    boxes = [sum(display.points) for display in state.displays]
    groups = [display.largest_groups for display in state.displays]
    return _shared(boxes, state.wilds, state.first_card, groups, player, components)


def _ends(state: State, components: Components) -> Iterator[tuple[Result, tuple[Action, ...]]]:
    """Yield each different way to end, and the actions that lead there."""
    me, display, limit = state.player, state.display, components.hand_limit
    if state.phase == END:
        yield result(state, me, components), keep(state.hand, (), limit, last=True)[1]
        return
    hands = list(hands_from(state, components))
    points = [sum(d.points) for d in state.displays]
    groups = [d.largest_groups for d in state.displays]

    def ending(sizes: Groups, box: int = 0, wild: int = 0) -> Result:
        boxes, wilds, after = list(points), list(state.wilds), list(groups)
        boxes[me] += box
        wilds[me] -= wild
        after[me] = sizes
        return _shared(boxes, wilds, state.first_card, after, me, components)

    hand, first = hands[0]
    discard = keep(hand, (), limit, last=True)[1]
    yield ending(groups[me]), (*first, SKIP, *discard)
    for sizes, wild in wild_spots(display) if state.wilds[me] else ():
        yield ending(sizes, wild=1), (*first, wild, *discard)
    if len(display.points) >= components.boxes_to_end:
        return
    for number, stack in enumerate(state.stacks):
        if not stack or HIDDEN in stack[0].spaces:
            continue
        needed = in_order(stack[0].chocolates)
        paid = next(((h, f, c) for h, f in hands for c in card_sets(h, needed)), None)
        if paid is None:
            continue
        hand, first, cards = paid
        discard = keep(without(hand, cards), (), limit, last=True)[1]
        for sizes, (row, column, face) in spots(display, stack[0]):
            box = Box(number, cards, row, column, face)
            yield ending(sizes, box=stack[0].points), (*first, box, *discard)


def _shared(
    boxes: Sequence[int],
    wilds: Sequence[int],
    first: int | None,
    groups: Sequence[Groups],
    player: int,
    components: Components,
) -> Result:
    winners = [winner(sizes) for sizes in zip(*groups, strict=True)]
    points = totals(boxes, wilds, first, winners, components)
    ranked = [(p, winners.count(n) + (first == n)) for n, p in enumerate(points)]
    best = max(ranked)
    share = 1 / ranked.count(best) if ranked[player] == best else 0.0
    return share, lead(points, player)
