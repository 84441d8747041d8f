"""Checks that prove that a lesson works; each problem is a sentence, beginning with the step's id.

The tests run them over the course, `tutor lesson check` over a teacher's own lesson.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tutor.engine import A, AnyGame, Game, S
from tutor.i18n import _
from tutor.lessons.course import with_game
from tutor.lessons.finding import Finding
from tutor.lessons.model import AnyLesson, AnyStep, Explore, Lesson, Say
from tutor.lessons.proof import prove
from tutor.lessons.teaching import AnyTeaching
from tutor.rooms import Room, inherited, load_game, room

STEP_WORDS, HEAD_WORDS, TEXT_WORDS, HINT_WORDS, SINCE_WORDS = 12, 5, 8, 12, 8
"""Most words of a step's text, a message's head and text, a hint, and the reason why the position
changed.
"""
OPENING_WORDS = 16
"""Most words of the text before the first step."""


def check_lesson(lesson: Lesson[S, A], game: Game[S, A] | None = None) -> list[str]:
    """Return the problems of a lesson; [] if there are none. `game`: if it has components of its
    own.
    """
    return [str(finding) for finding in find(lesson, game)]


def find(lesson: Lesson[S, A], game: Game[S, A] | None = None) -> list[Finding]:
    """Return the problems of a lesson, each with its place."""
    lesson = with_game(lesson)
    rules: Game[S, A] = game or load_game(lesson.game)
    problems = list(_frame(lesson, rules, room(lesson.game).teaching()))
    return problems or list(prove(lesson, rules))


def check_course(lessons: Sequence[AnyLesson], game: AnyGame) -> list[str]:
    """Return the problems of a course as a whole: repeated ids, lessons of another game, and
    clauses that no step teaches or no other step practises.
    """
    found = []
    ids = [lesson.id for lesson in lessons]
    found += [_("The id “{id}” stands twice.").format(id=i) for i in set(ids) if ids.count(i) > 1]
    found += [
        _("{id}: the lesson belongs to another game.").format(id=lesson.id)
        for lesson in lessons
        if lesson.game != game.id
    ]
    found += [
        _("No step teaches clause {clause}.").format(clause=clause)
        for clause in lacking(untaught, lessons, game)
    ]
    found += [
        _("No other step practises clause {clause}.").format(clause=clause)
        for clause in lacking(unpractised, lessons, game)
    ]
    return found


Lacking = Callable[[Sequence[AnyLesson], AnyGame], list[str]]


def lacking(
    find_in: Lacking, lessons: Sequence[AnyLesson], game: AnyGame, hall: Room | None = None
) -> list[str]:
    """Return the ids of the clauses that a search finds in these lessons. An inherited clause that
    the parent's course teaches or practises counts. `hall`: the game's room, where it is not the
    registered one.
    """
    found, hall = find_in(lessons, game), hall or room(game.id)
    if hall.parent is None:
        return found
    known = inherited(hall)
    above = find_in(room(hall.parent).all_lessons(), load_game(hall.parent))
    return [clause for clause in found if clause not in known or known[clause] in above]


def untaught(lessons: Sequence[AnyLesson], game: AnyGame) -> list[str]:
    """Return the ids of the clauses that no step teaches."""
    taught = {clause for lesson in lessons for clause in lesson.teaches}
    return [clause for clause in game.rulebook if clause not in taught]


def unpractised(lessons: Sequence[AnyLesson], game: AnyGame) -> list[str]:
    """Return the ids of the clauses that only the steps that teach them practise."""
    steps = [step for lesson in lessons for step in lesson.steps]
    found = {clause for step in steps for clause in {*step.practises} - {*step.clauses}}
    return [clause for clause in game.rulebook if clause not in found]


# ---- checks without playing


def _frame(lesson: AnyLesson, game: AnyGame, teaching: AnyTeaching) -> Iterator[Finding]:
    if not lesson.steps:
        yield Finding("", "steps", _("The lesson has no steps."))
        return
    if lesson.symbol not in teaching.symbols:
        symbols = " ".join(dict.fromkeys(teaching.symbols))
        yield Finding(
            "", "symbol", _("The symbol must be one of these: {all}.").format(all=symbols)
        )
    if lesson.steps[0].start is None:
        yield Finding(lesson.steps[0].id, "start", _("the first step needs a position."))
    if lesson.opening is not None:
        yield from _too_long(lesson, "opening", _("opening"), lesson.opening.text, OPENING_WORDS)
    texts = [step.text for step in lesson.steps]
    for step in lesson.steps:
        if texts.count(step.text) > 1:
            yield Finding(step.id, "text", _("another step has the same text."))
        for clause in {*step.clauses, *step.practises}:
            if clause not in game.rulebook:
                yield Finding(
                    step.id, "clauses", _("there is no clause {clause}.").format(clause=clause)
                )
        if not step.clauses and not step.practises:
            yield Finding(step.id, "clauses", _("name a clause it teaches or practises."))
        for area in {*step.show, *step.reveals}:
            if area not in teaching.areas:
                yield Finding(
                    step.id,
                    "show",
                    _("there is no area “{area}”; the areas are: {all}.").format(
                        area=area, all=", ".join(teaching.areas)
                    ),
                )
        yield from _words(step, game)


def _words(step: AnyStep, game: AnyGame) -> Iterator[Finding]:
    """Find texts that are too long, missing or repeated."""
    yield from _too_long(step, "text", _("text"), step.text, STEP_WORDS)
    if step.since:
        yield from _too_long(step, "since", _("reason"), step.since, SINCE_WORDS)
    for hint in step.hint:
        yield from _too_long(step, "hint", _("hint"), hint, HINT_WORDS)
    found = _sayings(step)
    said = list(found.values())
    for about, say in found.items():
        yield from _too_long(step, about, _("message"), say.head, HEAD_WORDS)
        yield from _too_long(step, about, _("message"), say.text, TEXT_WORDS)
        if not say.head:
            yield Finding(step.id, about, _("a message has no head."))
        if said.count(say) > 1:
            yield Finding(step.id, about, _("“{head}” is said twice.").format(head=say.head))
        if say.clause and say.clause not in game.rulebook:
            yield Finding(
                step.id, about, _("there is no clause {clause}.").format(clause=say.clause)
            )


def _sayings(step: AnyStep) -> dict[str, Say]:
    """Return all messages of a step, by the part that they answer."""
    mistakes = () if isinstance(step, Explore) else step.mistakes
    otherwise = None if isinstance(step, Explore) else step.otherwise
    found = {"done": step.done}
    found |= {f"mistakes/{n}": mistake.say for n, mistake in enumerate(mistakes, 1)}
    return found | ({"otherwise": otherwise} if otherwise else {})


def _too_long(
    step: AnyStep | AnyLesson, about: str, what: str, text: str, most: int
) -> Iterator[Finding]:
    if sum(any(c.isalnum() for c in word) for word in text.split()) > most:
        said = _("this {what} has more than {n} words: {text}")
        yield Finding(step.id, about, said.format(what=what, n=most, text=text))
