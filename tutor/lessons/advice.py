"""Advice for a step: what to do next, and why. Hints are built from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from tutor.engine import A, Game, S
from tutor.i18n import _
from tutor.kit.words import join_words
from tutor.lessons import judging
from tutor.lessons.feedback import Advice, marks
from tutor.lessons.model import Do, Explore, Predict, StepOf, Touch
from tutor.lessons.teaching import AnyTeaching, Teaching, Value
from tutor.players import decide
from tutor.turns import rest_of_turn


def advise(
    game: Game[S, A],
    teaching: Teaching[S, A],
    step: StepOf[S, A],
    path: Sequence[S],
    state: S,
    seen: Sequence[Value],
) -> Advice:
    """Return the next thing to do from this position of the step.

    `path`: positions of the reference solution; `seen`: what was found so far in an Explore or a
    Touch step.
    """
    if isinstance(step, Do):
        return _move(game, teaching, step, path, state)
    if isinstance(step, Predict):
        return _prediction(teaching, step, path[0])
    if isinstance(step, Touch):
        return _piece(teaching, step, path[0], seen)
    return _discovery(step, path[0], seen)


def _reason(step: StepOf[S, A], number: int) -> str:
    return _(step.hint[min(number, len(step.hint) - 1)]) if step.hint else ""


def _move(
    game: Game[S, A], teaching: Teaching[S, A], step: Do[S, A], path: Sequence[S], state: S
) -> Advice:
    """Advise the solution's next move; else the first move of the shortest way, within the turn, to
    the goal or back to the solution; else to undo, or the adviser's move at the start.
    """
    action: A | None
    if state in path[:-1]:
        number = path.index(state)
        action = game.parse_action(step.solution[number])
        reason = _reason(step, number)
    elif step.open_play:
        action = decide(teaching.adviser, game, state, Random(game.dump(state)))
        reason = ""
    else:
        ahead = judging.positions_ahead(game, step, path)
        found = rest_of_turn(game, state, lambda it: step.goal.met(it) or it in ahead)
        if found.actions and not _slips(game, step, path, state, found.actions):
            action = found.actions[0]
            reason = _reason_for(game, step, action, last=len(found.actions) == 1)
        elif state != path[0]:
            return _back(whole=found.whole)
        else:  # nothing to take back
            action = decide(teaching.adviser, game, state, Random(game.dump(state)))
            reason = ""
    pieces = tuple(teaching.pieces(state, action))
    reason = reason or game.describe_action(state, action)
    return Advice(action, where_to_look(teaching, pieces), reason, marks(pieces))


def where_to_look(teaching: AnyTeaching, pieces: Sequence[str]) -> str:
    """Return the sentence that sends the eye to marked pieces, by what they are called."""
    kinds = Counter(piece.partition(":")[0] for piece in dict.fromkeys(pieces))
    known = {kind: teaching.called[kind] for kind in kinds if kind in teaching.called}
    if not known:
        return _("Look at the marked pieces.")
    things = [
        _(one) if kinds[kind] == 1 else _(several).format(n=kinds[kind])
        for kind, (one, several) in known.items()
    ]
    return _("Look at {things}.").format(things=join_words(things))


def _slips(
    game: Game[S, A], step: Do[S, A], path: Sequence[S], state: S, actions: Sequence[A]
) -> bool:
    """Return whether one of these actions is answered as a mistake of the step."""
    for action in actions:
        after = game.apply(state, action)
        if judging.known_mistake(game, step, path, state, action, after):
            return True
        state = after
    return False


def _reason_for(game: Game[S, A], step: Do[S, A], action: A, *, last: bool) -> str:
    """Return the step's own reason for a move of its solution, whenever it is made; for the `last`
    move before the goal, the reason for the solution's last move.
    """
    text = game.action_text(action)
    if text in step.solution:
        return _reason(step, step.solution.index(text))
    return _reason(step, len(step.solution) - 1) if last else ""


def _back(*, whole: bool) -> Advice:
    """Advise to undo: the last move does not lead to the goal, or the search gave up. `whole`:
    whether the whole rest of the turn was searched.
    """
    why = (
        _("The rest of this turn does not lead to the goal.")
        if whole
        else _("From here it may be a long way to the goal.")
    )
    return Advice(None, _("Take your last move back first."), why, marks(["undo"]))


def _prediction(teaching: AnyTeaching, step: Predict[S], state: S) -> Advice:
    value = str(step.answer(state))
    where = step.look(state) if step.look else ()
    marked = [mark.target for mark in where]
    text = where_to_look(teaching, marked) if where else _("Look at the whole table.")
    return Advice(value, text, _reason(step, 0), (*where,))


def _piece(teaching: AnyTeaching, step: Touch[S], state: S, seen: Sequence[Value]) -> Advice:
    """Advise the next right piece; where one of several is enough, mark all of them."""
    right = step.answer(state)
    left = [target for target in right if target not in seen]
    shown = left[:1] if step.every else left
    reason = _reason(step, right.index(left[0]))
    return Advice(left[0], where_to_look(teaching, shown), reason, marks(shown))


def _discovery(step: Explore[S], start: S, seen: Sequence[Value]) -> Advice:
    """Advise the first value of the solution that is still to be tried."""
    value = step.rest(start, seen)[0]
    known = () if callable(step.solution) else step.solution
    return step.by.advice(start, value, _reason(step, known.index(value) if known else 0))
