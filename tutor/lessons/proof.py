"""Proof of a lesson by playing it: each step can be solved as its author says, mistakes are
answered, hints lead to the goal, and no move leads to a dead end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor.engine import A, Game, S
from tutor.i18n import _
from tutor.kit.words import in_words
from tutor.lessons import judging
from tutor.lessons.dead_ends import dead_end
from tutor.lessons.feedback import Mark
from tutor.lessons.finding import Finding
from tutor.lessons.model import AnyStep, Do, Explore, Lesson, Predict, Say, Touch
from tutor.lessons.session import LessonSession

MOST_HINTS = 600
"""Upper bound of the hint levels of a lesson."""


def prove(lesson: Lesson[S, A], game: Game[S, A]) -> Iterator[Finding]:
    """Find the problems of each step, entering every step as a learner does."""
    session: LessonSession[S, A] | None = None
    for step in lesson.steps:
        problems: list[Finding] = []
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
                Finding(
                    step.id,
                    _part(step) if entered else "start",
                    _("it cannot be played: {why}").format(why=in_words(error)),
                )
            )
        if session is not None and session.solved and not step.done.true_of(session.state):
            problems.append(
                Finding(step.id, "done", _("“{head}” is not true.").format(head=step.done.head))
            )
        yield from problems
        if session is None or not (entered and session.solved):
            return


def _part(step: AnyStep) -> str:
    """Return the part of a step that an author should check first if it cannot be played."""
    return "solution" if isinstance(step, Do | Explore) else "answer"


def _say(session: LessonSession[S, A]) -> None:
    """Format the step's words, so that a gap nothing fills is found before a learner sees it."""
    assert session.text
    assert session.since or not session.step.since
    if session.goal is not None:
        session.goal.say()


def _played(session: LessonSession[S, A]) -> Iterator[Finding]:
    step = session.step
    if isinstance(step, Do):
        return _do(session, step)
    if isinstance(step, Predict):
        return _predict(session, step)
    return _touch(session, step) if isinstance(step, Touch) else _explore(session, step)


def _unseen(session: LessonSession[S, A], marks: Iterable[Mark]) -> Iterator[Finding]:
    """Find marked pieces in areas that are not shown."""
    for mark in marks:
        area = session.teaching.area_of(mark.target)
        if area and area not in session.areas:
            yield Finding(
                session.step.id,
                "show",
                _("it points at {piece}, but “{area}” is not shown.").format(
                    piece=mark.target, area=area
                ),
            )


def _do(session: LessonSession[S, A], step: Do[S, A]) -> Iterator[Finding]:
    """Check that the start misses the goal, the solution meets it, mistakes occur, hints agree."""
    if not step.solution and not step.open_play:
        yield Finding(step.id, "solution", _("it has no solution."))
    if step.goal.met(session.state):
        yield Finding(step.id, "goal", _("the start meets the goal already."))
    heard = set()
    for number, text in enumerate(step.solution):
        heard |= _mistakes_here(session, step)
        yield from dead_end(session, step, number)
        if session.solved:
            yield Finding(
                step.id, "solution", _("the goal is met before “{text}”.").format(text=text)
            )
            return
        action = session.game.parse_action(text)
        resting = set(session.resting) & set(session.teaching.pieces(session.state, action))
        for piece in sorted(resting):
            yield Finding(
                step.id,
                "only",
                _("“{text}” needs {piece}, which rests in this step.").format(
                    text=text, piece=piece
                ),
            )
        session.game.apply(session.state, action)  # raises where it is not legal
        hint = session.hint()
        yield from _unseen(session, hint.marks)
        if hint.action != action and len(session.path) > 1:
            yield Finding(
                step.id, "hint", _("hint {n} is not “{text}”.").format(n=number + 1, text=text)
            )
        answer = session.act(text)
        if answer.kind not in ("good", "solved"):
            yield Finding(
                step.id,
                "solution",
                _("“{text}” does not work: {why}").format(
                    text=text, why=answer.text or answer.head
                ),
            )
            if len(session.path) == 1:
                yield Finding(step.id, "solution", _("the solution misses the goal."))
            return
    if not session.solved and step.solution:
        yield Finding(step.id, "solution", _("the solution misses the goal."))
        return
    for n, mistake in enumerate(step.mistakes, 1):
        if mistake.say not in heard:
            yield Finding(
                step.id,
                f"mistakes/{n}",
                _("nothing a learner can do is answered by “{head}”.").format(
                    head=mistake.say.head
                ),
            )
    yield from _hints(session)


def _mistakes_here(session: LessonSession[S, A], step: Do[S, A]) -> set[Say]:
    """Return the messages for the mistakes that some legal action makes here."""
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


def _hints(session: LessonSession[S, A]) -> Iterator[Finding]:
    """Check that hints alone solve the step."""
    session.restart()
    for _n in range(MOST_HINTS):
        if session.solved:
            return
        session.hint()
    yield Finding(session.step.id, "hint", _("hints alone do not solve it."))


def _predict(session: LessonSession[S, A], step: Predict[S]) -> Iterator[Finding]:
    """Check that the answer is among the choices, and that mistakes are wrong choices."""
    truth = str(step.answer(session.state))
    choices = [value for value, _label in step.options]
    if truth not in choices:
        yield Finding(
            step.id, "answer", _("the answer {truth} is not among the choices.").format(truth=truth)
        )
        return
    known = [str(mistake.when) for mistake in step.mistakes]
    for n, value in enumerate(known, 1):
        if value == truth or value not in choices:
            yield Finding(
                step.id,
                f"mistakes/{n}",
                _("“{value}” is no wrong answer that can be chosen.").format(value=value),
            )
    rest = set(choices) - {truth, *known}
    if rest and step.otherwise is None:
        yield Finding(
            step.id,
            "otherwise",
            _("give “otherwise” too, for: {values}.").format(values=", ".join(sorted(rest))),
        )
    elif step.otherwise and not rest:
        yield Finding(step.id, "otherwise", _("“otherwise” is never said."))
    if not step.hint:
        yield Finding(step.id, "hint", _("it has no hint."))
    hint = session.hint()
    yield from _unseen(session, hint.marks)
    if str(hint.action) != truth:
        yield Finding(step.id, "hint", _("the hint is not the answer."))
    session.restart()
    yield from _unseen(session, session.answer(truth).marks)
    yield from _hints(session)


def _touch(session: LessonSession[S, A], step: Touch[S]) -> Iterator[Finding]:
    """Check that right and wrong pieces can be tapped, and that each mistake answers a wrong
    one.
    """
    right, choices = step.answer(session.state), session.touchable
    if not right:
        yield Finding(step.id, "answer", _("no piece is right."))
        return
    for target in right:
        if target not in choices:
            yield Finding(
                step.id, "show", _("{piece} is right, but cannot be tapped.").format(piece=target)
            )
            return
    wrong = [target for target in choices if target not in right]
    if not wrong:
        yield Finding(step.id, "among", _("every piece that can be tapped is right."))
    heard = {target: judging.meant_by(step, session.state, target) for target in wrong}
    unheard = [target for target in wrong if heard[target] is None]
    if unheard:
        yield Finding(
            step.id,
            "otherwise",
            _("give “otherwise” too, for: {values}.").format(values=", ".join(unheard)),
        )
    elif wrong and step.otherwise and step.otherwise not in heard.values():
        yield Finding(step.id, "otherwise", _("“otherwise” is never said."))
    for n, mistake in enumerate(step.mistakes, 1):
        if mistake.say not in heard.values():
            yield Finding(
                step.id,
                f"mistakes/{n}",
                _("nothing a learner can do is answered by “{head}”.").format(
                    head=mistake.say.head
                ),
            )
    if not step.hint:
        yield Finding(step.id, "hint", _("it has no hint."))
    for number, target in enumerate(right if step.every else right[:1], 1):
        hint = session.hint()
        yield from _unseen(session, hint.marks)
        if hint.action != target:
            yield Finding(
                step.id, "hint", _("hint {n} is not “{text}”.").format(n=number, text=target)
            )
        session.touch(target)
    yield from _hints(session)


def _explore(session: LessonSession[S, A], step: Explore[S]) -> Iterator[Finding]:
    """Check that each value of the solution can be tried and only the last ends the step."""
    for number, value in enumerate(step.rest(session.start), 1):
        if session.solved:
            yield Finding(step.id, "solution", _("it is solved before value {n}.").format(n=number))
            return
        yield from _unseen(session, session.hint().marks)
        answer = session.explore(value)
        if answer.kind not in ("good", "solved"):
            yield Finding(
                step.id,
                "solution",
                _("value {n} does not work: {why}").format(n=number, why=answer.text),
            )
            return
    if not session.solved:
        yield Finding(step.id, "solution", _("the solution misses the goal."))
        return
    yield from _hints(session)
