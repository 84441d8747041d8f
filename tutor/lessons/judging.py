"""Answers to tries: pure functions from a step, a position and a try to Feedback."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any, cast

from tutor.engine import A, Game, S
from tutor.i18n import N_, _
from tutor.lessons.feedback import Feedback, Mark, marks
from tutor.lessons.model import Do, Mistake, PieceTest, Predict, Say, StepOf, Test, Touch
from tutor.lessons.moves import Line
from tutor.lessons.teaching import Teaching
from tutor.turns import any_order, same_turn


def _said(kind: str, say: Say, clauses: tuple[str, ...] = (), **more: object) -> Feedback:
    clauses = (say.clause,) if say.clause else clauses
    return Feedback(kind, _(say.head), _(say.text), clauses, **more)  # type: ignore[arg-type]


# ---- Do


def _is_mistake(game: Game[S, A], mistake: Mistake[S, A], before: S, action: A, after: S) -> bool:
    """Return whether this legal action makes the mistake."""
    if callable(mistake.when):
        return cast(Test[S, A], mistake.when)(before, action, after)
    return fnmatchcase(game.action_text(action), str(mistake.when))


def known_mistake(
    game: Game[S, A], step: Do[S, A], path: Sequence[S], before: S, action: A, after: S
) -> Mistake[S, A] | None:
    """Return the first mistake of the step that this legal action makes; None if there is none.

    Never a mistake: a move that meets the goal or follows the reference solution, and a move of the
    solution, made earlier than there, if the remaining ones still lead on.
    """
    if step.goal.met(after) or after in path or along(game, step, path, before, action):
        return None
    known = (m for m in step.mistakes if _is_mistake(game, m, before, action, after))
    found = next(known, None)
    return None if found and _out_of_order(game, step, path, before, action, after) else found


def positions_ahead(game: Game[S, A], step: Do[S, A], path: Sequence[S]) -> Sequence[S]:
    """Return the positions of the reference solution, before and after others reply."""
    moves = zip(path[:-1], step.solution, strict=False)
    return [*path[1:], *(game.apply(state, game.parse_action(text)) for state, text in moves)]


def _out_of_order(
    game: Game[S, A], step: Do[S, A], path: Sequence[S], before: S, action: A, after: S
) -> bool:
    """Return whether this is a move of the solution and the remaining ones lead on in some
    order.
    """
    left = [game.parse_action(text) for text in step.solution]
    if action not in left or not same_turn(game, before, after):
        return False
    left.remove(action)
    ahead = positions_ahead(game, step, path)
    return any_order(game, after, left, lambda it: step.goal.met(it) or it in ahead)


def along(game: Game[S, A], step: Do[S, A], path: Sequence[S], before: S, action: A) -> bool:
    """Return whether this is the solution's own move; others may have replied to it since."""
    if before not in path[:-1]:
        return False
    return game.action_text(action) == step.solution[path.index(before)]


def missed(
    teaching: Teaching[S, A], step: Do[S, A], mistake: Mistake[S, A], before: S, action: A
) -> Feedback:
    """Answer a known mistake, marking the pieces that were touched."""
    where = marks(teaching.pieces(before, action), "refused")
    return _said("mistake", mistake.say, step.clauses, marks=where)


def stands(line: Line[Any, Any]) -> Feedback:
    """Answer a legal action that is neither the goal nor a known mistake."""
    if line.told:
        return Feedback("good", _("Your turn again."), told=line.told)
    return Feedback("good", _("Good."))


def solved(step: StepOf[S, A], state: S, told: tuple[str, ...] = ()) -> Feedback:
    """Answer with the step's closing words, and mark the truth at the pieces."""
    shown: tuple[Mark, ...] = ()
    if isinstance(step, Touch) and step.lights:
        shown = marks(step.answer(state), "solved")
    if isinstance(step, Predict | Touch) and step.reveal:
        shown += step.reveal(state)
    done = step.done if step.done.true_of(state) else Say(N_("Right."), clause=step.done.clause)
    return _said("solved", done, step.clauses or step.practises, marks=shown, told=told)


# ---- Predict


def wrong_answer(step: Predict[S], value: str) -> Feedback:
    """Answer a wrong answer with its own text, or the text for all others."""
    known = (m.say for m in step.mistakes if str(m.when) == value)
    say = next(known, step.otherwise) or Say(N_("Not this one."), N_("Think again."))
    return _said("mistake", say, step.clauses or step.practises)


# ---- Touch


def meant_by(step: Touch[S], state: S, target: str) -> Say | None:
    """Return the text for a wrong piece: of the first mistake that matches, else the one for
    all.
    """
    known = (m.say for m in step.mistakes if _is_piece(m, state, target))
    return next(known, step.otherwise)


def _is_piece(mistake: Mistake[S, Any], state: S, target: str) -> bool:
    if callable(mistake.when):
        return cast(PieceTest[S], mistake.when)(state, target)
    return fnmatchcase(target, str(mistake.when))


def wrong_piece(step: Touch[S], state: S, target: str) -> Feedback:
    """Answer a wrong piece, and mark it."""
    say = meant_by(step, state, target) or Say(N_("Not this one."), N_("Look once more."))
    clauses = step.clauses or step.practises
    return _said("mistake", say, clauses, marks=marks([target], "refused"))


def right_piece(found: int) -> Feedback:
    """Answer one of several right pieces, without saying how many are missing."""
    return Feedback("good", _("{n} found.").format(n=found), _("Look for more."))
