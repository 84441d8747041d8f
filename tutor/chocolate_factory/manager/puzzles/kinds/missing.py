"""How many more?: the fewest spaces with which the markers pay all steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from tutor.chocolate_factory.manager.judging import spaces
from tutor.chocolate_factory.manager.puzzles.composing import varied
from tutor.chocolate_factory.manager.puzzles.kinds.pays import features, lacking
from tutor.chocolate_factory.manager.puzzles.model import Clue, Features, Kind, Line, Task, week
from tutor.chocolate_factory.manager.puzzles.steps import (
    by_itself,
    marked_stores,
    marks_of,
    paying,
    say_payment,
    step_cards,
)
from tutor.chocolate_factory.names import n_spaces
from tutor.chocolate_factory.puzzles import tricks
from tutor.chocolate_factory.puzzles.choosing import numbers
from tutor.chocolate_factory.state import FULFIL, State
from tutor.chocolate_factory.stores import NAMES, STORES, TRACK
from tutor.i18n import N_, _
from tutor.kit.frozen import put
from tutor.kit.words import join_words
from tutor.puzzles.model import Proof, Puzzle

ID = "missing"
MOST = 6
"""Spaces that can still be shared out in the head."""


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase != FULFIL or not state.last_day:
        return []
    found = [
        Task(ID, it, 0)
        for it in varied(week(Task(ID, state, 0)), rng, lower=range(1, MOST), higher=6)
    ]
    return [task for task in found if not lacking(task)]


def _fewest(task: Task) -> int:
    return paying(step_cards(week(task)), spaces(week(task))).short


def _difference(task: Task) -> int:
    """Return all steps less all spaces, at least 1."""
    cards = step_cards(week(task))
    return max(1, sum(sum(card.steps) for card in cards) - sum(spaces(week(task))))


def _apart(task: Task) -> int:
    """Return what who counts a step for several cards would say, at least 1."""
    at = spaces(week(task))
    return max(1, sum(by_itself(card, at) for card in step_cards(week(task))))


def _prove(task: Task) -> Proof | None:
    if lacking(task) or not 1 <= _fewest(task) <= MOST:
        return None
    right = _fewest(task)
    return Proof((str(right),), right, None, (TRACK + 1) ** len(STORES), str(_apart(task)))


def _choices(task: Task) -> Mapping[str, str]:
    if lacking(task):
        return {}
    wrong = (_apart(task), _difference(task), _fewest(task) + 1)
    found = numbers(_fewest(task), wrong, range(1, MOST + 3))
    return {str(n): n_spaces(n) for n in found}


def _value(task: Task, answer: str) -> int | None:
    return int(answer) if answer in _choices(task) else None


def moves(task: Task) -> tuple[int, ...]:
    """Return the spaces that each marker moves in one of the shortest ways to pay all steps."""
    cards, at = step_cards(week(task)), spaces(week(task))
    now, more = at, [0] * len(STORES)
    while (short := paying(cards, now).short) > 0:
        for n in range(len(STORES)):
            after = put(now, n, min(TRACK, now[n] + 1))
            if paying(cards, after).short < short:
                now = after
                more[n] += 1
                break
        else:
            break
    return tuple(more)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, more = puzzle.task, moves(puzzle.task)
    state = week(task)
    after = tuple(n + by for n, by in zip(spaces(state), more, strict=True))
    where = [f"{_(NAMES[it])} +{n}" for it, n in zip(STORES, more, strict=True) if n]
    text = _("{where}; then all is paid. {how}")
    how = say_payment(state, paying(step_cards(state), after))
    marks = tuple(f"store:{it}" for it, n in zip(STORES, more, strict=True) if n)
    lines = [Line(text.format(where=join_words(where), how=how), "15.1", marks)]
    if answer == str(_difference(task)) and answer not in puzzle.proof.answers:
        text = _("Steps at a store that no card can use do not help.")
        lines.append(Line(text, "15.2"))
    elif answer.isdigit() and int(answer) < puzzle.proof.value:
        lines.append(Line(_("With fewer a step would be spent twice."), "15.3"))
    elif answer.isdigit() and int(answer) > puzzle.proof.value:
        lines.append(Line(_("So many do it, too, but fewer are enough."), "15.3"))
    return lines


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    state = week(puzzle.task)
    if level == 1:
        named = [card.id for card in step_cards(state) if card.store]
        text = _(
            "First pay the cards that name a store; what is left of the markers pays the others."
        )
        return Clue(text, marks_of(state, named))
    text = _("Several boxes of a card are different stores. A high marker may pay the largest box.")
    free = [card.id for card in step_cards(state) if not card.store]
    return Clue(text, marks_of(state, free))


def _question(_task: Task) -> str:
    return _("Look at steps alone: how many more spaces, at the fewest, would pay all cards?")


def _features(task: Task, proof: Proof) -> Features:
    return {**features(task), "far": proof.value, "apart": float(proof.value != _apart(task))}


def _added_up(task: Task) -> Sequence[str]:
    return [str(_difference(task))]


def _why_not(task: Task) -> str:
    if not _fewest(task):
        return _("The markers pay all steps already: move some back.")
    return _("More than {n} spaces are missing: move the markers on.").format(n=MOST)


MISSING = Kind(
    id=ID,
    title=N_("How many more?"),
    line=N_("The fewest spaces that pay all steps."),
    symbol="K",
    theme="steps",
    clauses=("15.3", "15.1", "15.2"),
    question=_question,
    propose=_propose,
    lacking=lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("15.3",),
    features=_features,
    worth=n_spaces,
    shows=marked_stores,
    why_not=_why_not,
    tricks={"all steps less all spaces": _added_up},
    sort=tricks.the_answer,
    base=1400,
)
