"""Proof that a lesson works: every problem in a sentence, the step's id first.

The tests run this over the course, `tutor lesson check` over a teacher's own lesson.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.engine import A, AnyGame, Game, S
from tutor.i18n import _
from tutor.lessons.course import with_game
from tutor.lessons.model import AnyLesson, AnyStep, Do, Explore, Lesson, Predict, Say, Touch
from tutor.lessons.proof import prove
from tutor.lessons.teaching import AnyTeaching
from tutor.rooms import load_game, room

STEP_WORDS, HEAD_WORDS, TEXT_WORDS, HINT_WORDS, SINCE_WORDS = 12, 5, 8, 12, 8
"""Most words of a step's text, a message's head and text, a hint, and why the position changed."""
OPENING_WORDS = 16
"""Most words of what is told before the first step."""


def check_lesson(lesson: Lesson[S, A], game: Game[S, A] | None = None) -> list[str]:
    """What is wrong with a lesson; [] if nothing is. `game`: if it has components of its own."""
    lesson = with_game(lesson)
    rules: Game[S, A] = game or load_game(lesson.game)
    problems = list(_frame(lesson, rules, room(lesson.game).teaching()))
    if problems:
        return problems
    return list(prove(lesson, rules))


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
    if lesson.opening is not None:
        yield from _too_long(lesson, _("opening"), lesson.opening.text, OPENING_WORDS)
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
    otherwise = step.otherwise if isinstance(step, Do | Predict | Touch) else None
    rest = [otherwise] if otherwise else []
    return [step.done, *(mistake.say for mistake in mistakes), *rest]


def _too_long(step: AnyStep | AnyLesson, what: str, text: str, most: int) -> Iterator[str]:
    if sum(any(c.isalnum() for c in word) for word in text.split()) > most:
        yield _("{id}: this {what} has more than {n} words: {text}").format(
            id=step.id, what=what, n=most, text=text
        )
