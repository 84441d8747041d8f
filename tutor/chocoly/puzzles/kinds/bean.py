"""Bean or not?: the best lay of this hand against the average of the best lay of a new one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from random import Random

from tutor.chocoly.components import load_components
from tutor.chocoly.faces import canonical
from tutor.chocoly.listing import bean_can_be_paid
from tutor.chocoly.outcomes import outcomes
from tutor.chocoly.players.bean import average_best
from tutor.chocoly.players.imagine import unseen
from tutor.chocoly.puzzles import tricks
from tutor.chocoly.puzzles.model import CHOOSE, Clue, Features, Kind, Line, Task
from tutor.chocoly.puzzles.placement_answers import largest_area, lead_of
from tutor.chocoly.state import State
from tutor.chocoly.turns import put
from tutor.i18n import N_, _
from tutor.kit.frozen import changed
from tutor.kit.words import signed
from tutor.puzzles.model import Proof, Puzzle

ID, PAY, KEEP = "bean", "bean", "keep"
HUNDREDTHS = 100
CLEAR = Fraction(2, 5)
"""Pieces by which one of the two is better, so that nobody needs a calculator."""
DEALS = 300
"""Hands that are dealt anew at one moment."""
NOTHING = -99
"""Value of a tile that cannot be laid."""


def _propose(state: State, rng: Random) -> list[Task]:
    """Return tasks with the hand of the game, and with hands that could as well have been dealt:
    one in which looking for one good tile misleads comes once in several hundred.
    """
    task = Task(ID, state, state.player)
    if _lacking(task):
        return []
    hand = load_components().hand
    pool = [*unseen(state, load_components()), *state.hand]
    worths = _worths(task, tuple(dict.fromkeys(pool)))
    for _deal in range(DEALS):
        rng.shuffle(pool)
        dealt, left = tuple(sorted(pool[:hand])), pool[hand:]
        now = max(worths[tile] for tile in dealt)
        says = _three_on_one(dealt, task.own)
        gain = average_best(worths, left, hand) - now
        if abs(gain) >= CLEAR and says != _better(gain):
            other = changed(state, hands=put(state.hands, task.player, dealt))
            return [Task(ID, other, state.player)]
    return [task]


def _lacking(task: Task) -> str:
    state = task.state
    if not bean_can_be_paid(state) or len(state.pile) < load_components().hand:
        return _("You must still have your bean, and a pile to draw from.")
    if state.tokens or not state.board:
        return _("Nothing may be covered, so that you know which tiles are left.")
    return ""


@lru_cache(maxsize=64)
def _both(task: Task) -> tuple[int, Fraction, int]:
    """The best lead with this hand, the average of the best one with a new hand, and how many
    hands there may be.
    """
    hand = load_components().hand
    pool = unseen(task.state, load_components())
    worths = _worths(task, tuple(dict.fromkeys((*pool, *task.state.hand))))
    now = max(worths[tile] for tile in task.state.hand)
    return now, average_best(worths, pool, hand), comb(len(pool), hand)


def _worths(task: Task, tiles: tuple[str, ...]) -> dict[str, int]:
    """Return what each of these tiles is worth laid at its best place."""
    hands = tuple(tiles if p == task.player else h for p, h in enumerate(task.state.hands))
    values = dict.fromkeys(tiles, NOTHING)
    for it in outcomes(changed(task.state, hands=hands), stacked=False):
        tile = canonical(it.action.face)
        values[tile] = max(values[tile], lead_of(task, it.sizes))
    return values


def _gain(task: Task) -> Fraction:
    now, average, _hands = _both(task)
    return average - now


def _prove(task: Task) -> Proof | None:
    """A player in a hurry counts the own pieces in the hand: a third would be usual."""
    if _lacking(task):
        return None
    gain = _gain(task)
    if abs(gain) < CLEAR:
        return None
    shown = sum(tile.count(task.own) for tile in task.state.hand)
    tempting = PAY if 3 * shown < 4 * len(task.state.hand) else KEEP
    return Proof((_better(gain),), round(abs(gain) * HUNDREDTHS), 0, _both(task)[2], tempting)


def _value(task: Task, answer: str) -> int | None:
    if answer not in _choices(task):
        return None
    gain = round(_gain(task) * HUNDREDTHS)
    return max(0, gain if answer == PAY else -gain)


def _choices(task: Task) -> Mapping[str, str]:
    return {PAY: _("Pay the bean"), KEEP: _("Keep the hand")}


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    now, average, hands = _both(puzzle.task)
    text = _("Best with this hand: {now}. With a new one {average:+.2f} on average.")
    more = _("That is exact: the average over all {n:,} hands that can come.")
    return [
        Line(text.format(now=signed(now), average=float(average)), "2.2"),
        Line(more.format(n=hands), "2.2"),
    ]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    if level == 1:
        return Clue(_("What is the best lay of this hand? Would most tiles do better?"))
    own = largest_area(puzzle.task.state, puzzle.task.own)
    return Clue(_("Look for a place where many tiles, but none of yours, would do much."), own)


def _features(task: Task, proof: Proof) -> Features:
    return {
        "size": float(len(task.state.board)) / 6,
        "near": max(0.0, 2 - proof.value / 100),
        "rivals": task.state.players - 1,
        "depth": 1,
    }


def _better(gain: Fraction) -> str:
    return PAY if gain > 0 else KEEP


def _three_on_one(hand: Sequence[str], own: str) -> str:
    """Return the trick of who looks for one good tile."""
    return KEEP if any(tile.count(own) >= 3 for tile in hand) else PAY


BEAN = Kind(
    id=ID,
    title=N_("Bean or not?"),
    line=N_("This hand, or four tiles you do not know."),
    symbol="C",
    theme="rules",
    clauses=("2.2", "5.3"),
    mode=CHOOSE,
    question=lambda task: _(
        "You lay one tile now: pay the bean first? Compare your lead after the best lay with this "
        "hand, and on average with a new one."
    ),
    propose=_propose,
    lacking=_lacking,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda task, answer: ("2.2",),
    features=_features,
    tricks={
        "keep it with three of one’s flavour on a tile": lambda task: [
            _three_on_one(task.state.hand, task.own)
        ]
    },
    sort=tricks.the_answer,
    base=1150,
    choices=_choices,
)
