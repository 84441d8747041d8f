"""What is proven of a lesson by playing it: each step can be solved as its author says, mistakes
are answered, hints lead there, and nobody is left where nothing can be done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor.engine import A, Game, S
from tutor.i18n import _
from tutor.kit.words import in_words
from tutor.lessons import judging
from tutor.lessons.dead_ends import dead_end
from tutor.lessons.feedback import Mark
from tutor.lessons.model import Do, Explore, Lesson, Predict, Say, Touch
from tutor.lessons.session import LessonSession

MOST_HINTS = 600
"""More levels of hint than any lesson needs."""


def prove(lesson: Lesson[S, A], game: Game[S, A]) -> Iterator[str]:
    """The problems of each step; every step is entered as a learner enters it."""
    session: LessonSession[S, A] | None = None
    for step in lesson.steps:
        problems: list[str] = []
        entered = False
        try:
            if session is None:
                session = LessonSession(lesson, game)
            else:
                session.next()
            entered = True
            _say(session)
            problems += _unseen(session, session.marks)
            problems += _played(session)
        except Exception as error:  # an author's own functions may raise anything
            problems.append(
                _("{id}: it cannot be played: {why}").format(id=step.id, why=in_words(error))
            )
        yield from problems
        if session is None or not (entered and session.solved):
            return


def _say(session: LessonSession[S, A]) -> None:
    """Put the step's words together, so that a gap nothing fills is found before a learner does."""
    assert session.text
    assert session.since or not session.step.since
    if session.goal is not None:
        session.goal.say()


def _played(session: LessonSession[S, A]) -> Iterator[str]:
    step = session.step
    if isinstance(step, Do):
        return _do(session, step)
    if isinstance(step, Predict):
        return _predict(session, step)
    return _touch(session, step) if isinstance(step, Touch) else _explore(session, step)


def _unseen(session: LessonSession[S, A], marks: Iterable[Mark]) -> Iterator[str]:
    """Pieces that are pointed at but not shown."""
    for mark in marks:
        area = session.teaching.area_of(mark.target)
        if area and area not in session.areas:
            yield _("{id}: it points at {piece}, but “{area}” is not shown.").format(
                id=session.step.id, piece=mark.target, area=area
            )


def _do(session: LessonSession[S, A], step: Do[S, A]) -> Iterator[str]:
    """The start misses the goal, the solution meets it, mistakes occur, hints agree."""
    if not step.solution and not step.open_play:
        yield _("{id}: it has no solution.").format(id=step.id)
    if step.goal.met(session.state):
        yield _("{id}: the start meets the goal already.").format(id=step.id)
    heard = set()
    for number, text in enumerate(step.solution):
        heard |= _mistakes_here(session, step)
        yield from dead_end(session, step, number)
        if session.solved:
            yield _("{id}: the goal is met before “{text}”.").format(id=step.id, text=text)
            return
        action = session.game.parse_action(text)
        resting = set(session.resting) & set(session.teaching.pieces(session.state, action))
        for piece in sorted(resting):
            yield _("{id}: “{text}” needs {piece}, which rests in this step.").format(
                id=step.id, text=text, piece=piece
            )
        hint = session.hint()
        yield from _unseen(session, hint.marks)
        if hint.action != action:
            yield _("{id}: hint {n} is not “{text}”.").format(id=step.id, n=number + 1, text=text)
        answer = session.act(text)
        if answer.kind not in ("good", "solved"):
            yield _("{id}: “{text}” does not work: {why}").format(
                id=step.id, text=text, why=answer.text or answer.head
            )
            return
    if not session.solved and step.solution:
        yield _("{id}: the solution misses the goal.").format(id=step.id)
        return
    for mistake in step.mistakes:
        if mistake.say not in heard:
            yield _("{id}: nothing a learner can do is answered by “{head}”.").format(
                id=step.id, head=mistake.say.head
            )
    yield from _hints(session)


def _mistakes_here(session: LessonSession[S, A], step: Do[S, A]) -> set[Say]:
    """The mistakes that some legal action makes here."""
    heard: set[Say] = set()
    if not step.mistakes:
        return heard
    game, state = session.game, session.state
    for action in game.actions(state):
        after = game.apply(state, action)
        known = judging.known_mistake(game, step, session.path, state, action, after)
        if known is not None:
            heard.add(known.say)
    return heard


def _hints(session: LessonSession[S, A]) -> Iterator[str]:
    """Hints alone solve the step."""
    session.restart()
    for _n in range(MOST_HINTS):
        if session.solved:
            return
        session.hint()
    yield _("{id}: hints alone do not solve it.").format(id=session.step.id)


def _predict(session: LessonSession[S, A], step: Predict[S]) -> Iterator[str]:
    """The answer is among the choices; mistakes are wrong and can be chosen."""
    truth = str(step.answer(session.state))
    choices = [value for value, _label in step.options]
    if truth not in choices:
        yield _("{id}: the answer {truth} is not among the choices.").format(
            id=step.id, truth=truth
        )
        return
    known = [str(mistake.when) for mistake in step.mistakes]
    for value in known:
        if value == truth or value not in choices:
            yield _("{id}: “{value}” is no wrong answer that can be chosen.").format(
                id=step.id, value=value
            )
    rest = set(choices) - {truth, *known}
    if rest and step.otherwise is None:
        yield _("{id}: give “otherwise” too, for: {values}.").format(
            id=step.id, values=", ".join(sorted(rest))
        )
    elif step.otherwise and not rest:
        yield _("{id}: “otherwise” is never said.").format(id=step.id)
    if not step.hint:
        yield _("{id}: it has no hint.").format(id=step.id)
    hint = session.hint()
    yield from _unseen(session, hint.marks)
    if str(hint.action) != truth:
        yield _("{id}: the hint is not the answer.").format(id=step.id)
    session.restart()
    yield from _unseen(session, session.answer(truth).marks)
    yield from _hints(session)


def _touch(session: LessonSession[S, A], step: Touch[S]) -> Iterator[str]:
    """The right pieces can be tapped, wrong ones too; each mistake answers some of these."""
    right, choices = step.answer(session.state), session.touchable
    if not right:
        yield _("{id}: no piece is right.").format(id=step.id)
        return
    for target in right:
        if target not in choices:
            yield _("{id}: {piece} is right, but cannot be tapped.").format(
                id=step.id, piece=target
            )
            return
    wrong = [target for target in choices if target not in right]
    if not wrong:
        yield _("{id}: every piece that can be tapped is right.").format(id=step.id)
    heard = {target: judging.meant_by(step, session.state, target) for target in wrong}
    unheard = [target for target in wrong if heard[target] is None]
    if unheard:
        yield _("{id}: give “otherwise” too, for: {values}.").format(
            id=step.id, values=", ".join(unheard)
        )
    elif step.otherwise and step.otherwise not in heard.values():
        yield _("{id}: “otherwise” is never said.").format(id=step.id)
    for mistake in step.mistakes:
        if mistake.say not in heard.values():
            yield _("{id}: nothing a learner can do is answered by “{head}”.").format(
                id=step.id, head=mistake.say.head
            )
    if not step.hint:
        yield _("{id}: it has no hint.").format(id=step.id)
    for number, target in enumerate(right if step.every else right[:1], 1):
        hint = session.hint()
        yield from _unseen(session, hint.marks)
        if hint.action != target:
            yield _("{id}: hint {n} is not “{text}”.").format(id=step.id, n=number, text=target)
        session.touch(target)
    yield from _hints(session)


def _explore(session: LessonSession[S, A], step: Explore[S]) -> Iterator[str]:
    """Each value of the solution can be tried, only the last one ends the step."""
    for number, value in enumerate(step.rest(session.start), 1):
        if session.solved:
            yield _("{id}: it is solved before value {n}.").format(id=step.id, n=number)
            return
        yield from _unseen(session, session.hint().marks)
        answer = session.explore(value)
        if answer.kind not in ("good", "solved"):
            yield _("{id}: value {n} does not work: {why}").format(
                id=step.id, n=number, why=answer.text
            )
            return
    if not session.solved:
        yield _("{id}: the solution misses the goal.").format(id=step.id)
        return
    yield from _hints(session)
