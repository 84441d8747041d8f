"""Exact answers by trying everything: Wilds, boxes, both together, and payments.

Every way to place the boxes and every set of Wilds is scored, so an answer is proven best, and
proven the only one if it is. Rivals' displays stand as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

import attrs

from tutor.chocolatiers.components import Components, load_components
from tutor.chocolatiers.connectivity import largest_groups
from tutor.chocolatiers.display import Display, Place
from tutor.chocolatiers.kinds import KINDS, WILD
from tutor.chocolatiers.payments import Payment, payments
from tutor.chocolatiers.state import Tile
from tutor.chocolatiers.turns import without
from tutor.puzzles.judge import make_judge
from tutor.puzzles.position import Aim, Position


@attrs.frozen
class Answer:
    """One way to play: the own display afterwards and where the new Wilds lie on it.

    `boxes`: (row, column, face) of each new box, in the order placed, as in the action Box.
    """

    display: Display
    boxes: tuple[tuple[int, int, str], ...]
    wilds: tuple[Place, ...]


@attrs.frozen
class Solution:
    """The proof: all best answers, their value, the next best value (None if there is none), and
    how many answers were tried.
    """

    answers: tuple[Answer, ...]
    value: int
    runner_up: int | None
    searched: int

    @property
    def unique(self) -> bool:
        """Whether a single answer is best."""
        return len(self.answers) == 1

    @property
    def margin(self) -> int | None:
        """By how much the best beats the next best."""
        return None if self.runner_up is None else self.value - self.runner_up


def solve(
    position: Position,
    aim: Aim | None = None,
    tiles: Sequence[Tile] = (),
    wilds: int = 0,
    components: Components | None = None,
) -> Solution:
    """The best ways to place all `tiles` and up to `wilds` of the player's own Wilds.

    Wilds that are kept count 1 each for the margin (clause 10.2). If a tile fits nowhere the
    Solution has no answers. More Wilds than the player has are never used.
    """
    components = components or load_components()
    judge = make_judge(position, aim or Aim(), components)
    left = position.wilds[position.player]
    most = min(wilds, left)
    best: list[tuple[int, int]] = []
    value: int | None = None
    runner_up: int | None = None
    searched = 0
    placed = list(_with_boxes(position.own, tiles))
    for number, (display, _boxes) in enumerate(placed):
        points = sum(display.points)
        for mask, sizes in _with_wilds(display, most):
            searched += 1
            worth = judge(sizes, points, left - mask.bit_count())
            if value is None or worth > value:
                runner_up, value = value, worth
                best = [(number, mask)]
            elif worth == value:
                best.append((number, mask))
            elif runner_up is None or worth > runner_up:
                runner_up = worth
    answers = tuple(_answer(*placed[number], mask) for number, mask in best)
    return Solution(answers, value or 0, runner_up, searched)


Boxes = tuple[tuple[int, int, str], ...]


def _with_boxes(display: Display, tiles: Sequence[Tile]) -> list[tuple[Display, Boxes]]:
    """Each different display with all the tiles, in any order of placing, and how it came about."""
    found: dict[Display, Boxes] = {}
    for order in dict.fromkeys(permutations(tiles)):
        for result, boxes in _in_order(display, order):
            found.setdefault(result, boxes)
    return list(found.items())


def _in_order(display: Display, tiles: Sequence[Tile]) -> Iterator[tuple[Display, Boxes]]:
    if not tiles:
        yield display, ()
        return
    for row, column in display.open_places:
        for face in tiles[0].faces:
            grown = display.with_box(row, column, face, tiles[0].points)
            for result, boxes in _in_order(grown, tiles[1:]):
                yield result, ((row, column, face), *boxes)


def _with_wilds(display: Display, most: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every set of up to `most` new Wilds as a mask, with the sizes of the largest groups."""
    stride, chain = display.stride, display.wild_chain
    kinds = tuple(display.masks[k] for k in KINDS)
    free = [1 << r * stride + c for r, c in display.spaces if display.rows[r][c] != WILD]
    grow = _add_wild if chain else _add_wild_unchained
    stack = [(0, kinds, display.masks[WILD], display.largest_groups, 0)]
    while stack:
        mask, kinds, wild, sizes, start = stack.pop()
        yield mask, sizes
        if mask.bit_count() == most:
            continue
        last = mask.bit_count() == most - 1
        for n in range(start, len(free)):
            bit = free[n]
            covered, bigger = grow(kinds, wild, sizes, bit, stride)
            if last:  # nothing grows from it: spare the stack
                yield mask | bit, bigger
            else:
                stack.append((mask | bit, covered, wild | bit, bigger, n + 1))


def _add_wild(
    kinds: tuple[int, ...], wild: int, sizes: tuple[int, ...], bit: int, stride: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Kinds and sizes after one more Wild, computing anew only what it touches.

    A kind that does not lie beside the Wild, nor reaches it through other Wilds, keeps its size;
    one that does can only grow, by the group the Wild joins; the covered kind is computed whole.
    """
    around = bit << 1 | bit >> 1 | bit << stride | bit >> stride
    joined = wild | bit
    chained = around & wild
    result = list(sizes)
    covered = kinds
    for i, kind in enumerate(kinds):
        if kind & bit:
            kind &= ~bit
            covered = (*kinds[:i], kind, *kinds[i + 1 :])
            result[i] = largest_groups((kind,), joined, stride)[0]
        elif kind & around or (chained and kind):
            free = kind | joined
            group = bit
            grown = (bit | around) & free
            while grown != group:
                group = grown
                grown = (group | group << 1 | group >> 1 | group << stride | group >> stride) & free
            size = group.bit_count()
            if size > result[i] and group & kind:
                result[i] = size
    return covered, tuple(result)


def _add_wild_unchained(
    kinds: tuple[int, ...], wild: int, sizes: tuple[int, ...], bit: int, stride: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The same where Wilds pass nothing on (switch wild_chain off): all computed anew."""
    covered = tuple(kind & ~bit for kind in kinds)
    return covered, largest_groups(covered, wild | bit, stride, chain=False)


def _answer(display: Display, boxes: Boxes, mask: int) -> Answer:
    spaces = tuple((r, c) for r, c in display.spaces if mask >> r * display.stride + c & 1)
    for row, column in spaces:
        display = display.with_wild(row, column)
    return Answer(display, boxes, spaces)


@attrs.frozen
class PaymentChoice:
    """A payment, and what it leaves: `left` the cards, `then` the cheapest payment of the next
    box from them (None if they cannot pay).
    """

    payment: Payment
    left: str
    then: Payment | None


def pay_for_both(hand: str, tile: Tile, following: Tile) -> list[PaymentChoice]:
    """Every payment for a tile, best first: those after which the following tile can be paid, then
    those that leave more cards after both (clauses 4.2 to 4.4).
    """
    choices = []
    for payment in payments(hand, tile.chocolates):
        left = without(hand, payment.cards)
        after = payments(left, following.chocolates)
        choices.append(PaymentChoice(payment, left, after[0] if after else None))
    return sorted(choices, key=lambda c: (-payment_value(c), c.payment.cards))


def payment_value(choice: PaymentChoice) -> int:
    """How good a payment is: cards left after both boxes, at least 100 if both can be paid."""
    if choice.then is None:
        return len(choice.left)
    return 100 + len(choice.left) - len(choice.then.cards)


def fewest_wilds(position: Position, card: str, most: int = 3) -> Solution | None:
    """The smallest number of Wilds that wins a kind's card, with every way to do it.

    None if not even `most` Wilds are enough. The Solution's value is the number of Wilds.
    """
    components = load_components()
    judge = make_judge(position, Aim("win", card), components)
    found: dict[int, list[int]] = {}
    searched = 0
    for mask, sizes in _with_wilds(position.own, min(most, position.wilds[position.player])):
        searched += 1
        if judge(sizes, 0, 0):
            found.setdefault(mask.bit_count(), []).append(mask)
    if not found:
        return None
    counts = sorted(found)
    answers = tuple(_answer(position.own, (), mask) for mask in found[counts[0]])
    return Solution(answers, counts[0], counts[1] if len(counts) > 1 else None, searched)
