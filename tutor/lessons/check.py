"""Proof that a lesson works: every problem in a sentence, the step's id first.

The tests run this over the course, `tutor lesson check` over a teacher's own lesson.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tutor.engine import A, AnyGame, Game, S
from tutor.i18n import _
from tutor.kit.words import in_words
from tutor.lessons import judging
from tutor.lessons.course import with_game
from tutor.lessons.feedback import Mark
from tutor.lessons.model import AnyLesson, AnyStep, Do, Explore, Lesson, Predict, Say, Touch
from tutor.lessons.session import LessonSession
from tutor.lessons.teaching import AnyTeaching
from tutor.rooms import load_game, room

STEP_WORDS, HEAD_WORDS, TEXT_WORDS, HINT_WORDS, SINCE_WORDS = 12, 5, 8, 12, 8
"""Most words of a step's text, a message's head and text, a hint, and why the position changed."""
MOST_HINTS = 600
"""More levels of hint than any lesson needs."""


def check_lesson(lesson: Lesson[S, A], game: Game[S, A] | None = None) -> list[str]:
    """What is wrong with a lesson; [] if nothing is. `game`: if it has components of its own."""
    lesson = with_game(lesson)
    rules: Game[S, A] = game or load_game(lesson.game)
    problems = list(_frame(lesson, rules, room(lesson.game).teaching()))
    if problems:
        return problems
    return [problem for step in _each(lesson, rules) for problem in step]


def check_course(lessons: Sequence[AnyLesson], game: AnyGame) -> list[str]:
    """What is wrong with a course as a whole: every clause is taught, and practised elsewhere."""
    found = []
    ids = [lesson.id for lesson in lessons]
    found += [_("The id “{id}” stands twice.").format(id=i) for i in set(ids) if ids.count(i) > 1]
    found += [
        _("{id}: the lesson belongs to another game.").format(id=lesson.id)
        for lesson in lessons
        if lesson.game != game.id
    ]
    steps = [step for lesson in lessons for step in lesson.steps]
    for clause in game.rulebook:
        taught = {step.id for step in steps if clause in step.clauses}
        practised = {step.id for step in steps if clause in step.practises}
        if not taught:
            found.append(_("No step teaches clause {clause}.").format(clause=clause))
        if not practised - taught:
            found.append(_("No other step practises clause {clause}.").format(clause=clause))
    return found


# ---- what can be seen without playing


def _frame(lesson: AnyLesson, game: AnyGame, teaching: AnyTeaching) -> Iterator[str]:
    if not lesson.steps:
        yield _("The lesson has no steps.")
        return
    if lesson.symbol not in teaching.symbols:
        symbols = " ".join(dict.fromkeys(teaching.symbols))
        yield _("The symbol must be one of these: {all}.").format(all=symbols)
    if lesson.steps[0].start is None:
        yield _("{id}: the first step needs a position.").format(id=lesson.steps[0].id)
    texts = [step.text for step in lesson.steps]
    for step in lesson.steps:
        if texts.count(step.text) > 1:
            yield _("{id}: another step has the same text.").format(id=step.id)
        for clause in {*step.clauses, *step.practises}:
            if clause not in game.rulebook:
                yield _("{id}: there is no clause {clause}.").format(id=step.id, clause=clause)
        if not step.clauses and not step.practises:
            yield _("{id}: name a clause it teaches or practises.").format(id=step.id)
        for area in {*step.show, *step.reveals}:
            if area not in teaching.areas:
                yield _("{id}: there is no area “{area}”; the areas are: {all}.").format(
                    id=step.id, area=area, all=", ".join(teaching.areas)
                )
        yield from _words(step, game)


def _words(step: AnyStep, game: AnyGame) -> Iterator[str]:
    """Texts that are too long, missing or said twice."""
    yield from _too_long(step, _("text"), step.text, STEP_WORDS)
    if step.since:
        yield from _too_long(step, "since", step.since, SINCE_WORDS)
    for hint in step.hint:
        yield from _too_long(step, _("hint"), hint, HINT_WORDS)
    said = _sayings(step)
    for say in said:
        yield from _too_long(step, _("message"), say.head, HEAD_WORDS)
        yield from _too_long(step, _("message"), say.text, TEXT_WORDS)
        if not say.head:
            yield _("{id}: a message has no head.").format(id=step.id)
        if said.count(say) > 1:
            yield _("{id}: “{head}” is said twice.").format(id=step.id, head=say.head)
        if say.clause and say.clause not in game.rulebook:
            yield _("{id}: there is no clause {clause}.").format(id=step.id, clause=say.clause)


def _sayings(step: AnyStep) -> list[Say]:
    mistakes = () if isinstance(step, Explore) else step.mistakes
    otherwise = step.otherwise if isinstance(step, Predict | Touch) else None
    rest = [otherwise] if otherwise else []
    return [step.done, *(mistake.say for mistake in mistakes), *rest]


def _too_long(step: AnyStep, what: str, text: str, most: int) -> Iterator[str]:
    if sum(any(c.isalnum() for c in word) for word in text.split()) > most:
        yield _("{id}: this {what} has more than {n} words: {text}").format(
            id=step.id, what=what, n=most, text=text
        )


# ---- what is proven by playing


def _each(lesson: Lesson[S, A], game: Game[S, A]) -> Iterator[list[str]]:
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
        yield problems
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
    if not step.solution:
        yield _("{id}: it has no solution.").format(id=step.id)
    if step.goal.met(session.state):
        yield _("{id}: the start meets the goal already.").format(id=step.id)
    heard = set()
    for number, text in enumerate(step.solution):
        heard |= _mistakes_here(session, step)
        if session.solved:
            yield _("{id}: the goal is met before “{text}”.").format(id=step.id, text=text)
            return
        hint = session.hint()
        yield from _unseen(session, hint.marks)
        if hint.action != session.game.parse_action(text):
            yield _("{id}: hint {n} is not “{text}”.").format(id=step.id, n=number + 1, text=text)
        answer = session.act(text)
        if answer.kind not in ("good", "solved"):
            yield _("{id}: “{text}” does not work: {why}").format(
                id=step.id, text=text, why=answer.text or answer.head
            )
            return
    if not session.solved:
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
