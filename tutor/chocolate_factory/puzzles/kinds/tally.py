"""Final tally: the week is over. What is it worth to you?"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocolate_factory.components import MOST_ORDERS
from tutor.chocolate_factory.puzzles.choosing import CHOICES, numbers
from tutor.chocolate_factory.puzzles.model import CARDS, Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.scoring import standings
from tutor.chocolate_factory.state import OVER, State
from tutor.chocolate_factory.stores import BONUS, NAMES, REWARDS
from tutor.engine import Standing
from tutor.i18n import N_, _
from tutor.kit.words import join_words
from tutor.puzzles.model import Proof, Puzzle

ID = "tally"
MOST = 400
"""No week ends with more pounds."""


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase != OVER:
        return []
    return [Task(ID, state, player) for player in range(len(state.players))]


def _lacking(task: Task) -> str:
    return "" if task.state.phase == OVER else _("The week is not over.")


def _standing(task: Task) -> Standing:
    return next(it for it in standings(task.state, CARDS) if it.player == task.player)


def _hasty(task: Task) -> int:
    """Return the total of who pays the first three of every store, however far they are apart, and
    equals alike.
    """
    state, seat = task.state, task.seat
    most = max(len(it.completed) for it in state.players)
    total = seat.money + len(seat.store) + seat.coal
    total += MOST_ORDERS if most and len(seat.completed) == most else 0
    visited = 0
    for store in state.stores:
        mine = store.space(task.player)
        ahead = sum(space > mine for _player, space in store.stack)
        visited += bool(mine)
        total += REWARDS[ahead] if mine and ahead < len(REWARDS) else 0
    return total + BONUS.get(visited, 0)


def _forgetful(task: Task) -> list[int]:
    """Return the totals of those who forget one item that is not in the Corner Shops' money."""
    found = _standing(task)
    return [found.total - money for money in sorted(found.items.values()) if money]


def _numbers(task: Task) -> list[int]:
    right, hasty = _standing(task).total, _hasty(task)
    wrong = [*([hasty] if hasty != right else []), right + REWARDS[-1], *_forgetful(task)]
    return numbers(right, wrong, range(MOST), CHOICES)


def _choices(task: Task) -> Mapping[str, str]:
    return {} if _lacking(task) else {str(n): f"£{n}" for n in _numbers(task)}


def _prove(task: Task) -> Proof | None:
    if _lacking(task) or len(_choices(task)) < CHOICES:
        return None
    right = _standing(task).total
    return Proof((str(right),), right, None, len(_standing(task).items), str(_hasty(task)))


def _value(task: Task, answer: str) -> int | None:
    return int(answer) if answer in _choices(task) else None


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, found = puzzle.task, _standing(puzzle.task)
    sums = [f"{_(label)} £{money}" for label, money in found.items.items() if money]
    text = _("Your total is £{total}. {sums}.")
    marks = tuple(f"store:{it.id}" for it in task.state.stores if it.space(task.player))
    lines = [Line(text.format(total=found.total, sums=join_words(sums)), "11.7", marks)]
    hasty = _hasty(task)
    if answer == str(hasty) and hasty != found.total:
        words = _("It is £{n} if a store pays ranks that it does not: look at half, and at ties.")
        lines.append(Line(words.format(n=hasty), "11.4"))
    return lines


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    if level == 1:
        text = _("Add Corner Shops, most orders, each store, the store bonus, and what is left.")
        return Clue(text)
    mine = [it for it in puzzle.task.state.stores if it.space(puzzle.task.player)]
    text = _("Each rank of a store needs half of the one before it. You stand at {stores}.")
    named = join_words([_(NAMES[it.id]) for it in mine]) or _("no store")
    return Clue(text.format(stores=named), tuple(f"store:{it.id}" for it in mine))


def _question(_task: Task) -> str:
    return _("The week is over: count your money. What is your total?")


def _features(task: Task, proof: Proof) -> Features:
    shared = sum(len(store.stack) for store in task.state.stores if store.space(task.player))
    return {
        "rivals": len(task.state.players) - 1,
        "goods": sum(money > 0 for money in _standing(task).items.values()),
        "pieces": shared,
    }


def _sort(task: Task, answer: str) -> str:
    """Return which of the numbers it is, from the lowest."""
    return f"number {list(_choices(task)).index(answer) + 1}"


TALLY = Kind(
    id=ID,
    title=N_("Final tally"),
    line=N_("The week is over. What is your total?"),
    symbol="X",
    theme="stores",
    clauses=("11.7", "11.2", "11.4", "11.5", "11.6"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("11.4",),
    features=_features,
    worth=lambda value: f"£{value}",
    sort=_sort,
    base=1250,
)
