"""How tries are answered: pure functions from a step, a position and a try to Feedback."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

import attrs

from tutor.chocolatiers.actions import Action, PlaceWild
from tutor.chocolatiers.kinds import KINDS, in_order, name
from tutor.chocolatiers.payments import Payment, payment_problems, payments
from tutor.chocolatiers.state import BONUS, State
from tutor.chocolatiers.teaching import pointing
from tutor.chocolatiers.teaching.goals import Goal
from tutor.chocolatiers.teaching.position import with_wild
from tutor.engine import Game, Violation
from tutor.i18n import N_, _
from tutor.kit.words import join_words
from tutor.lessons.feedback import Feedback
from tutor.lessons.model import LEARNER, AnyStep, Do, Explore, Mistake, Predict, Say, Value
from tutor.lessons.moves import Line


def _said(kind: str, say: Say, clauses: tuple[str, ...] = (), **more: object) -> Feedback:
    clauses = (say.clause,) if say.clause else clauses
    return Feedback(kind, _(say.head), _(say.text), clauses, **more)  # type: ignore[arg-type]


def refused(game: Game, state: State, action: Action, broken: Sequence[Violation]) -> Feedback:
    """An action against the rules: the first clause's title, its sentence, every clause."""
    first = broken[0]
    return Feedback(
        "refused",
        _(game.rulebook[first.clause].title),
        first.message,
        tuple(dict.fromkeys(violation.clause for violation in broken)),
        pointing.refused(state, action, broken),
    )


# ---- Do


def is_mistake(game: Game, mistake: Mistake, before: State, action: Action, after: State) -> bool:
    """Whether this legal action is the mistake meant."""
    if callable(mistake.when):
        return mistake.when(before, action, after)
    return fnmatchcase(game.action_text(action), str(mistake.when))


def mistake(
    game: Game,
    step: Do,
    path: Sequence[State],
    before: State,
    action: Action,
    after: State,
) -> Feedback | None:
    """The answer to a legal action that misses the goal, None if it is no known mistake.

    What leads along the reference solution is never one.
    """
    if step.goal.met(after) or after in path or _along(game, step, path, before, action):
        return None
    for known in step.mistakes:
        if is_mistake(game, known, before, action, after):
            where = pointing.marks(pointing.pieces(before, action), "refused")
            return _said("mistake", known.say, step.clauses, marks=where)
    return None


def _along(game: Game, step: Do, path: Sequence[State], before: State, action: Action) -> bool:
    """Whether this is the solution's own move; others may have replied to it since."""
    if before not in path[:-1]:
        return False
    return game.action_text(action) == step.solution[path.index(before)]


def stands(game: Game, step: Do, line: Line) -> Feedback:
    """A legal action that is neither the goal nor a known mistake."""
    if line.told:
        return Feedback("good", _("Your turn again."), told=line.told)
    return Feedback("good", _("Good."), _("Go on, or undo."))


def solved(step: AnyStep, state: State, told: tuple[str, ...] = ()) -> Feedback:
    """The step's own last words, and the truth at the pieces."""
    marks = step.reveal(state) if isinstance(step, Predict) and step.reveal else ()
    return _said("solved", step.done, step.clauses or step.practises, marks=marks, told=told)


# ---- Predict


def wrong_answer(step: Predict, value: str) -> Feedback:
    """The text for this wrong answer, or the one for all others."""
    known = (m.say for m in step.mistakes if str(m.when) == value)
    say = next(known, step.otherwise) or Say(N_("Not this one."), N_("Think again."))
    return _said("mistake", say, step.clauses or step.practises)


# ---- Explore


def read_value(step: Explore, value: Value) -> Value:
    """Cards in printed order; a space as a pair of numbers."""
    if step.mode == "payments":
        return in_order(str(value))
    return tuple(value) if isinstance(value, list) else value


def explored(step: Explore, start: State, seen: Sequence[Value]) -> State:
    """The position with the Wild where it is being tried; the start for payments."""
    if step.mode == "payments" or not seen:
        return start
    space = seen[-1]
    assert isinstance(space, tuple)
    return with_wild(start, *space)


def explore_problem(game: Game, step: Explore, start: State, value: Value) -> Feedback | None:
    """Why this value cannot be; None if it can."""
    if step.mode == "payments":
        hand, tile = start.hands[0], start.stacks[step.stack][0]
        problems = list(payment_problems(hand, tile, str(value)))
        if not problems:
            return None
        broken = [Violation(clause, message) for clause, message in problems]
        marks = pointing.marks(pointing.slots(hand, str(value), "hand"), "refused")
    else:
        fits = isinstance(value, tuple) and len(value) == 2
        action = PlaceWild(*value) if fits else PlaceWild(-1, -1)  # type: ignore[misc]
        broken = list(game.explain(_as_bonus(start), action))
        if not broken:
            return None
        marks = pointing.refused(start, action, broken)
    first = broken[0]
    clauses = tuple(dict.fromkeys(violation.clause for violation in broken))
    return Feedback("refused", _(game.rulebook[first.clause].title), first.message, clauses, marks)


def _as_bonus(state: State) -> State:
    return attrs.evolve(state, phase=BONUS, player=LEARNER)


def all_payments(step: Explore, start: State) -> list[Payment]:
    """Every payment the learner's hand has for the step's box."""
    return payments(start.hands[0], start.stacks[step.stack][0].chocolates)


def wanted(step: Explore, start: State) -> int:
    """How many payments are to be found."""
    return step.goal if isinstance(step.goal, int) else len(all_payments(step, start))


def explored_enough(step: Explore, start: State, seen: Sequence[Value]) -> bool:
    """Whether what was seen meets the goal."""
    if step.mode == "payments":
        return len(set(seen)) >= wanted(step, start)
    goal = step.goal
    assert isinstance(goal, Goal)
    return goal.met(explored(step, start, seen))


def found(step: Explore, start: State, seen: Sequence[Value], again: bool = False) -> Feedback:
    """What the last try shows."""
    if step.mode == "wild":
        display = explored(step, start, seen).displays[0]
        sizes = [
            _("{kind} {size}").format(kind=name(kind), size=display.largest(kind))
            for kind in step.kinds or KINDS
            if display.largest(kind)
        ]
        return Feedback("good", join_words(sizes) + ".", _("Try another space."))
    if again:
        return Feedback("good", _("You have that one."), _("Look for another payment."))
    head = _("{n} of {all} found.").format(n=len(seen), all=wanted(step, start))
    way = next(p for p in all_payments(step, start) if p.cards == seen[-1])
    stands_in = [
        _("2 {pair} for {kind}").format(pair=name(pair), kind=name(kind))
        for pair, kind in way.pairs
    ]
    text = join_words(stands_in) + "." if stands_in else _("Every card matches.")
    return Feedback("good", head, text)
