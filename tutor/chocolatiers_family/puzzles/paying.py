"""Paying for one box with the next one in mind, whatever the edition (clauses 4.2 and 4.3)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import HIDDEN, in_order, say_cards
from tutor.chocolatiers_family.payments import payments
from tutor.chocolatiers_family.puzzles.model import Asked, Clue, Features, Line
from tutor.i18n import _, ngettext
from tutor.puzzles.model import AnyPuzzle, Proof


def missing(hand: str, box: str) -> int:
    """Return how many cards a hand lacks to pay for a box (clauses 4.2 and 4.3).

    Right cards pay for their own kind; of the others two that match stand for one. One card more,
    the right one, always pays for one chocolate more.

    >>> missing("TTR", "RBN"), missing("TTRN", "RBN")
    (1, 0)
    """
    unpaid, spare = Counter(box) - Counter(hand), Counter(hand) - Counter(box)
    return max(0, unpaid.total() - sum(count // 2 for count in spare.values()))


def ways(task: Asked) -> dict[str, int]:
    """Return every payment for the first box, and how many cards the second then lacks; best
    first."""
    first, second = (tile.chocolates for tile in task.tiles)
    found = {
        p.cards: missing(without(task.hand, p.cards), second) for p in payments(task.hand, first)
    }
    return dict(sorted(found.items(), key=lambda way: (way[1], way[0])))


def prove(task: Asked) -> Proof | None:
    """Return a proof if one payment of several as cheap leaves the second box nearest; to give away
    what one has most of is what tempts.
    """
    if HIDDEN in task.hand:
        return None
    found = ways(task)
    least = min(found.values(), default=0)
    right = tuple(cards for cards, lacks in found.items() if lacks == least)
    if len(right) != 1 or len(cheap(found)) < 2:
        return None
    tempted = hasty(task, cheap(found))
    greedy = next((cards for cards in tempted if cards in right), tempted[0])
    return Proof(right, -least, -sorted(found.values())[1], len(found), greedy)


def cheap(ways: Iterable[str]) -> list[str]:
    """Return the payments of the fewest cards. To pay more is never better: a pair that is
    kept does all that one card does. So a single cheapest one would only have to be counted
    out."""
    found = list(ways)
    return [cards for cards in found if len(cards) == min(map(len, found), default=0)]


def hasty(task: Asked, cheap: Sequence[str]) -> list[str]:
    """Return, of the cheapest payments, those that give away what one holds most of: every tie."""
    shown = Counter(task.tiles[0].chocolates)

    def plenty(cards: str) -> int:
        return sum(task.hand.count(card) for card in (Counter(cards) - shown).elements())

    return [cards for cards in cheap if plenty(cards) == max(map(plenty, cheap))]


def value(task: Asked, answer: str) -> int | None:
    """Return how near the second box is: 0 if it can be paid for, else less."""
    lacks = ways(task).get(answer)
    return None if lacks is None else -lacks


def lines(puzzle: AnyPuzzle, answer: str) -> list[Line]:
    task = puzzle.task
    left, following = without(task.hand, answer), task.tiles[1]
    lacks = missing(left, following.chocolates)
    kept = Line(_("You keep {cards}.").format(cards=say_cards(left)), "4.2")
    if not lacks:
        then = payments(left, following.chocolates)[0]
        text = _("{cards} pay for the second box.").format(cards=say_cards(then.cards))
        return [kept, Line(text, "4.3" if then.pairs else "4.2")]
    text = ngettext(
        "The second box, {box}, then lacks {n} card.",
        "The second box, {box}, then lacks {n} cards.",
        lacks,
    ).format(box=say_cards(in_order(following.chocolates)), n=lacks)
    return [kept, Line(text, "4.3")]


def hint(puzzle: AnyPuzzle, level: int) -> Clue:
    task, answer = puzzle.task, puzzle.proof.answers[0]
    second = in_order(task.tiles[1].chocolates)
    if level == 1:
        text = _("Start from the second box: it needs {cards}.").format(cards=say_cards(second))
        return Clue(text)
    marks: list[str] = []
    for card in without(task.hand, answer):
        marks += [
            f"hand:{n}"
            for n, held in enumerate(task.hand)
            if held == card and card in second and f"hand:{n}" not in marks
        ][:1]
    if marks:
        return Clue(_("Keep these for the second box."), marks=tuple(marks))
    return Clue(_("Keep a pair for the second box."))


def features(task: Asked, proof: Proof) -> Features:
    """Return the features: joins, pairs to give away; bridge, cards to think of; near, whether
    another leaves one card more to find.
    """
    first = payments(proof.answers[0], task.tiles[0].chocolates)
    return {
        "joins": len(first[0].pairs),
        "bridge": len(task.hand),
        "near": float(proof.value - (proof.runner_up or 0) == 1),
        "spread": math.log2(max(2, proof.searched)),
    }
