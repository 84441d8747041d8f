"""Pay smart: one payment among several leaves the next box nearest."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from random import Random

from tutor.chocolatiers.card_sets import card_sets
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.kinds import HIDDEN, in_order, say_cards
from tutor.chocolatiers.payments import payments
from tutor.chocolatiers.puzzles.bonus import bonus_phases
from tutor.chocolatiers.puzzles.model import PAY, Clue, Features, Kind, Line, Pieces, Task
from tutor.chocolatiers.puzzles.table import turns_left
from tutor.chocolatiers.state import State
from tutor.chocolatiers.turns import without
from tutor.i18n import N_, _, ngettext
from tutor.puzzles.model import Proof, Puzzle


def missing(hand: str, box: str) -> int:
    """How many cards a hand lacks to pay for a box (clauses 4.2 and 4.3).

    Right cards pay for their own kind; of the others two that match stand for one. One card more,
    the right one, always pays for one chocolate more.

    >>> missing("TTR", "RBN"), missing("TTRN", "RBN")
    (1, 0)
    """
    unpaid, spare = Counter(box) - Counter(hand), Counter(hand) - Counter(box)
    return max(0, unpaid.total() - sum(count // 2 for count in spare.values()))


def _propose(state: State, rng: Random) -> list[Task]:
    """Two boxes on the stacks: one to pay for now, one to come near to for the next turn."""
    me = state.player
    room = load_components().boxes_to_end - len(state.displays[me].points)
    if room < 2 or turns_left(state, me) < 2:
        return []
    tops = [n for n, stack in enumerate(state.stacks) if stack]
    return [
        Task("pay", seen, me, stacks=two)
        for seen in bonus_phases(state)
        for two in permutations(tops, 2)
        if len(_cheap(card_sets(seen.hand, in_order(seen.stacks[two[0]][0].chocolates)))) > 1
    ]


def _ways(task: Task) -> dict[str, int]:
    """Every payment for the first box, and how many cards the second then lacks; best first."""
    first, second = (tile.chocolates for tile in task.tiles)
    found = {
        p.cards: missing(without(task.hand, p.cards), second) for p in payments(task.hand, first)
    }
    return dict(sorted(found.items(), key=lambda way: (way[1], way[0])))


def _prove(task: Task) -> Proof | None:
    """One payment of several as cheap leaves the second box nearest; to give away what one has
    most of is what tempts.
    """
    if HIDDEN in task.hand or turns_left(task.state, task.player) < 2:
        return None
    ways = _ways(task)
    least = min(ways.values(), default=0)
    right = tuple(cards for cards, lacks in ways.items() if lacks == least)
    if len(right) != 1 or len(_cheap(ways)) < 2:
        return None
    hasty = _hasty(task, _cheap(ways))
    greedy = next((cards for cards in hasty if cards in right), hasty[0])
    return Proof(right, -least, -sorted(ways.values())[1], len(ways), greedy)


def _cheap(ways: Iterable[str]) -> list[str]:
    """The payments of the fewest cards. To pay more is never better: a pair that is kept does all
    that one card does. So a single cheapest one would only have to be counted out.
    """
    found = list(ways)
    return [cards for cards in found if len(cards) == min(map(len, found), default=0)]


def _hasty(task: Task, cheap: Sequence[str]) -> list[str]:
    """Of the cheapest those that give away what one holds most of: every tie."""
    shown = Counter(task.tiles[0].chocolates)

    def plenty(cards: str) -> int:
        return sum(task.hand.count(card) for card in (Counter(cards) - shown).elements())

    return [cards for cards in cheap if plenty(cards) == max(map(plenty, cheap))]


def _value(task: Task, answer: str) -> int | None:
    """How near the second box is: 0 if it can be paid for, else less."""
    lacks = _ways(task).get(answer)
    return None if lacks is None else -lacks


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
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


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
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


def _why_not(task: Task) -> str:
    if turns_left(task.state, task.player) < 2:
        return _("You are not sure of a second turn.")
    ways = _ways(task)
    if not ways:
        return _("This hand cannot pay for the first box.")
    if len(ways) == 1:
        return _("There is only one way to pay: nothing to find.")
    good = sum(lacks == min(ways.values()) for lacks in ways.values())
    return _("{n} payments leave the second box equally near.").format(n=good)


def _features(task: Task, proof: Proof) -> Features:
    """joins: pairs to give away; bridge: cards to think of; near: another leaves one card more to
    find.
    """
    first = payments(proof.answers[0], task.tiles[0].chocolates)
    return {
        "joins": len(first[0].pairs),
        "bridge": len(task.hand),
        "near": float(proof.value - (proof.runner_up or 0) == 1),
        "spread": math.log2(max(2, proof.searched)),
    }


PAY_SMART = Kind(
    id="pay",
    title=N_("Pay smart"),
    line=N_("Keep the next box near."),
    symbol="T",
    mode=PAY,
    theme="payments",
    clauses=("4.2", "4.3", "4.4"),
    pieces=Pieces(tiles=2, hand=True),
    question=lambda task: _("Pay for the first box. Keep the second as near as possible."),
    propose=_propose,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    why_not=_why_not,
    features=_features,
    base=550,
    turn=True,
    early=True,
)
