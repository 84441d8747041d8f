"""Whose rule?: The Palace Boutique, side D, borrows a rule. Which one moves its marker farthest?"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.names import n_spaces, say_rule
from tutor.chocolate_factory.new_sides import SIZES
from tutor.chocolate_factory.puzzles.evenings import by_rule, not_asked, room_left, store_of
from tutor.chocolate_factory.puzzles.model import TOUCH, Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.sides import COPY, MONEY, RULES
from tutor.chocolate_factory.state import State, Store
from tutor.chocolate_factory.stores import NAMES, offers
from tutor.i18n import N_, _, ngettext
from tutor.puzzles.model import Proof, Puzzle

ID = "borrow"
LEAST = 2
"""Spaces that the best rule moves at least."""
ANY = "F"
"""The store that takes one, three or five of any kind (clause 17.4)."""


def _propose(state: State, rng: Random) -> list[Task]:
    task = Task(ID, state, state.player)
    return [] if _lacking(task) else [task]


def _lacking(task: Task) -> str:
    if why := not_asked(task):
        return why
    if store_of(task).id + store_of(task).side != COPY:
        return _("The store of this evening borrows no rule.")
    if not any(_spaces(task).values()):
        return _("No rule would move the marker.")
    return ""


def _spaces(task: Task) -> dict[str, int]:
    return {rule: min(room_left(task), by) for rule, by in by_rule(task).items()}


def _rule(task: Task, store: str) -> Store:
    return next(it for it in task.state.stores if it.id == store)


def _choices(task: Task) -> Mapping[str, str]:
    return {} if _lacking(task) else {rule: _(NAMES[rule]) for rule in _spaces(task)}


def _hasty(task: Task) -> str:
    """Return the store that would take most chocolates."""

    def most(store: str) -> int:
        rule = _rule(task, store)
        return max(map(len, offers(rule.id, rule.side, task.seat.store)), default=0)

    return max(_spaces(task), key=most)


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    found = _spaces(task)
    *_others, second, first = sorted(found.values())
    if first == second or first < LEAST:
        return None
    best = max(found, key=lambda it: found[it])
    return Proof((best,), first, second, 4 * 2 ** len(task.seat.store), _hasty(task))


def _only_counting(task: Task, proof: Proof) -> bool:
    """Return whether five chocolates of any kind are best: one counts them, and that is all."""
    return proof.value == max(SIZES) and _rule(task, proof.answers[0]).id == ANY


def _value(task: Task, answer: str) -> int | None:
    return _spaces(task).get(answer) if answer in _choices(task) else None


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    best, found = puzzle.proof.answers[0], _spaces(task)

    def line(rule: str) -> Line:
        n, clause = found[rule], RULES[rule + _rule(task, rule).side].clause
        text = ngettext(
            "By the rule of {store}: {n} space.", "By the rule of {store}: {n} spaces.", n
        )
        return Line(text.format(store=_(NAMES[rule]), n=n), clause, (f"store:{rule}",))

    if answer == best or answer not in found:
        return [line(best)]
    told, farther = line(answer), found[best] - found[answer]
    text = ngettext(
        "By another rule it moves {n} space more.",
        "By another rule it moves {n} spaces more.",
        farther,
    )
    return [told, Line(text.format(n=farther), told.clause)]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    if level == 1:
        lies = say_goods(task.seat.store)
        return Clue(_("The store room has {lies}. Try each rule.").format(lies=lies), ("room",))
    worst = min(_spaces(task), key=lambda it: _spaces(task)[it])
    text = _("Not {store}: it takes {what}.")
    rule = _rule(task, worst)
    return Clue(text.format(store=_(NAMES[worst]), what=say_rule(rule)), (f"store:{worst}",))


def _question(_task: Task) -> str:
    return _("The Palace borrows a rule, and nothing more is sold. Whose rule moves it farthest?")


def _features(task: Task, proof: Proof) -> Features:
    return {
        "pieces": len(task.seat.store),
        "near": float(proof.value - (proof.runner_up or 0) == 1),
        "money": float(any(_rule(task, it).side == MONEY for it in _spaces(task))),
        "trap": float(proof.greedy_fails),
    }


def _sort(_task: Task, answer: str) -> str:
    return answer


def _why_not(task: Task) -> str:
    if max(_spaces(task).values()) < LEAST:
        return _("The best rule moves it one space only: lay more chocolates.")
    return _("Two rules move it as far.")


BORROW = Kind(
    id=ID,
    title=N_("Whose rule?"),
    line=N_("The Palace borrows: which rule moves it farthest?"),
    symbol="C",
    theme="stores",
    clauses=("17.3", "17.2", "17.4", "17.5", "17.6", "17.7"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    mode=TOUCH,
    choices=_choices,
    target=lambda answer: f"store:{answer}",
    shows=lambda task: (f"store:{store_of(task).id}",),
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("17.3",),
    features=_features,
    only_counting=_only_counting,
    worth=n_spaces,
    sort=_sort,
    why_not=_why_not,
    expanded=True,
    base=1200,
)
