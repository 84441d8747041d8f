"""Everything that a result says, in sentences, for whoever is about to hand it over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.i18n import _, ngettext
from tutor.puzzles.games import puzzles_of
from tutor.results.heat import lessons
from tutor.results.result import OWN, Result
from tutor.results.tally import TASK, Answer, Slip, StepTally, is_task
from tutor.rooms import GAMES, load_game, split


def in_words(result: Result) -> Iterator[str]:
    """Yield a sentence for each thing in a result."""
    yield _("Nickname: {name}.").format(name=result.name) if result.name else _("No nickname.")
    if result.day:
        yield _("Day: {day}.").format(day=result.day)
    for key in dict.fromkeys((*result.stars, *result.at, *_lessons_of(result.tally.steps))):
        if key in result.stars:
            state = _("done")
        elif key in result.at:
            state = _("at step {n}").format(n=result.at[key])
        else:
            state = _("begun")
        yield f"{_lesson(key)}: {state}."
        for name, step in result.tally.steps.items():
            lesson, _slash, number = name.rpartition("/")
            if lesson == key and not is_task(name):
                title = _("Step {n}").format(n=number)
                yield f"{title}: {_step(step)}."
    for name, step in result.tally.steps.items():
        if is_task(name):
            game, task = split(name)
            title = _("task {name}").format(name=task.removeprefix(TASK))
            yield f"{_title(game)}, {title}: {_step(step)}."
    for answer in result.tally.puzzles:
        yield _answer(answer)


def _lessons_of(steps: Mapping[str, StepTally]) -> Iterator[str]:
    return (name.rpartition("/")[0] for name in steps if not is_task(name))


def _title(game: str) -> str:
    return load_game(game).title if game in GAMES else game


def _lesson(key: str) -> str:
    if key.startswith(OWN):
        return _("A lesson from your teacher")
    game, name = split(key)
    known = {each.id: _(each.title) for each in lessons(game)} if game in GAMES else {}
    return f"{_title(game)}, {known.get(name, name)}"


def _step(step: StepTally) -> str:
    if step.solved and not (step.hints or step.slips):
        return _("solved at once")
    parts = [_("solved") if step.solved else _("not solved yet")]
    if step.hints:
        parts.append(ngettext("{n} hint", "{n} hints", step.hints).format(n=step.hints))
    return ", ".join((*parts, *map(_slip, step.slips)))


def _slip(slip: Slip) -> str:
    said = _("slip: “{said}”").format(said=slip.said) if slip.said else _("a slip")
    rule = " " + _("(rule {clause})").format(clause=slip.clause) if slip.clause else ""
    often = f" ×{slip.times}" if slip.times > 1 else ""
    return f"{said}{rule}{often}"


def _answer(answer: Answer) -> str:
    game, kind = split(answer.kind)
    kinds = puzzles_of(game).kinds if game in GAMES else {}
    title = _(kinds[kind].title) if kind in kinds else kind
    hints = ngettext(", {n} hint", ", {n} hints", answer.hints).format(n=answer.hints)
    said = _("right") if answer.right else _("wrong")
    if answer.said:
        said = f"{said}: “{answer.said}”"
    return f"{_title(game)}, {title}: {said}{hints if answer.hints else ''}."
