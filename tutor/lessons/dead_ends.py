"""Dead ends: legal moves after which no visible piece of a step can be played."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine import A, S
from tutor.i18n import _
from tutor.lessons import judging
from tutor.lessons.finding import Finding
from tutor.lessons.model import LEARNER, Do
from tutor.lessons.session import LessonSession

ALIKE = 2
"""Most moves of one sort that are followed."""
FOLLOWED = 2
"""Most moves by buttons alone before a piece has to be playable."""


def dead_end(session: LessonSession[S, A], step: Do[S, A], number: int) -> Iterator[Finding]:
    """Find the first move from here after which nothing visible can be played.

    `number`: how many moves of the solution have been made. Leaves the session as it was.
    """
    for action in _followed(session, step):
        text = session.game.action_text(action)
        stood = session.act(action).kind == "good"
        missing = _missing(session, FOLLOWED) if stood else ()
        session.restart()
        for played in step.solution[:number]:
            session.act(played)
        if missing:
            yield Finding(
                step.id,
                "show",
                _("after “{text}” nobody can play on; show {areas} too.").format(
                    text=text, areas=", ".join(missing)
                ),
            )
            return


def _followed(session: LessonSession[S, A], step: Do[S, A]) -> list[A]:
    """Return legal moves that stand without solving the step, a few of each sort."""
    game, state = session.game, session.state
    sorts: dict[tuple[str, bool], list[A]] = {}
    for action in game.actions(state):
        after = game.apply(state, action)
        if step.goal.met(after) or game.over(after):
            continue
        if judging.known_mistake(game, step, session.path, state, action, after) is None:
            sort = game.action_text(action).split()[0], game.to_move(after) == LEARNER
            sorts.setdefault(sort, []).append(action)
    return [action for actions in sorts.values() for action in actions[:ALIKE]]


def _missing(session: LessonSession[S, A], buttons: int) -> tuple[str, ...]:
    """Return the hidden areas that the learner needs to play on; () if they can.

    `buttons`: how many moves that need no piece may be made on the way.
    """
    game, state, teaching = session.game, session.state, session.teaching
    if session.solved or game.over(state):
        return ()
    lacking: tuple[str, ...] = ()
    onwards: A | None = None
    for action in game.actions(state):
        areas = {teaching.area_of(piece) for piece in teaching.pieces(state, action)} - {""}
        hidden = areas - set(session.areas)
        if areas and not hidden:
            return ()
        if not areas:
            onwards = action
        lacking = lacking or tuple(sorted(hidden))
    if onwards is None or not buttons:
        return lacking
    session.act(onwards)
    return _missing(session, buttons - 1)
