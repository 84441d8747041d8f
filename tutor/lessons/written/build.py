"""Build a playable lesson from a written one, and find what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, TypeVar

import attrs

from tutor.i18n import _
from tutor.kit.words import in_words
from tutor.lessons.check import find
from tutor.lessons.finding import Finding
from tutor.lessons.model import AnyLesson, AnyStep, Do, Lesson, Mistake, Predict, Say, Touch
from tutor.lessons.written.file import read_written, write_written
from tutor.lessons.written.forms import OWN, AnyAnswer, AnyWriting, FormError, chosen
from tutor.lessons.written.model import ASK, DO, MOST_MOVES, Written, WrittenStep
from tutor.rooms import load_game, room

ID = "own"
"""The lesson's id while it has no other."""
BRACES = re.compile(r"[{}]")
"""These characters mark gaps in the texts of lessons."""
KEPT = 32
T = TypeVar("T")

OF_CHECK = {"start": "table", "goal": "task", "among": "task", "clauses": "clause"}
"""Names of a step's parts in a written step, where they differ."""


@attrs.frozen
class Built:
    """A lesson as far as it could be built.

    `lesson`: the steps up to the first that cannot be built; None if there is none. `whole`:
    whether these are all. `findings`: what keeps the others from being built.
    """

    lesson: AnyLesson | None
    findings: tuple[Finding, ...]
    whole: bool


def writing_of(game: str) -> AnyWriting:
    """Return the forms for writing a game's lessons. Raises LookupError if it has none."""
    offered = room(game).writing
    if offered is None:
        raise LookupError(game)
    return offered()


def examine(written: Written, id: str = ID) -> list[Finding]:
    """Return all problems of a lesson, as `tutor lesson check` does; [] if it works.

    Steps before an unfinished one are checked, too.
    """
    return list(_examined(write_written(written), id))


@lru_cache(maxsize=KEPT)
def _examined(text: str, id: str) -> tuple[Finding, ...]:
    written = read_written(text)
    built = build(written, id)
    found = list(built.findings)
    if built.lesson is not None:
        found += [_named(finding, written) for finding in find(built.lesson)]
    return tuple(found)


def _named(finding: Finding, written: Written) -> Finding:
    """Return the finding with the part's name in a written step."""
    number = step_number(finding)
    about = OF_CHECK.get(finding.about, finding.about)
    if about.startswith("mistakes/"):
        about = about.replace("mistakes", "replies")
    if about in ("answer", "otherwise") and number:
        asks = written.steps[number - 1].kind == ASK
        about = "right" if asks else "task" if about == "answer" else "wrong"
    return attrs.evolve(finding, about=about)


def step_number(finding: Finding) -> int:
    """Return the number of the step a finding is in, from 1; 0 for the lesson as a whole."""
    _id, _slash, number = finding.where.rpartition("/")
    return int(number) if number.isdecimal() else 0


# ---- building


def build(written: Written, id: str = ID) -> Built:
    """Build the lesson as far as possible. Never raises, whatever the texts."""
    writing = writing_of(written.game)
    symbols = room(written.game).teaching().symbols
    found: list[Finding] = []
    if not written.title.strip():
        found.append(Finding("", "title", _("Give the lesson a title.")))
    if BRACES.search(written.title + written.aim):
        found.append(Finding("", "title", _no_braces()))
    if not written.steps:
        found.append(Finding("", "steps", _("The lesson has no steps.")))
    steps: list[AnyStep] = []
    for number, step in enumerate(written.steps, 1):
        maker = Maker(writing, written.game, step, f"{id}/{number}")
        made = maker.made()
        found += maker.findings
        if made is not None and len(steps) == number - 1:
            steps.append(made)
    lesson: AnyLesson | None = None
    if steps:
        lesson = Lesson(
            id=id,
            title=written.title,
            minutes=written.minutes,
            symbol=written.symbol or symbols[0],
            steps=steps,
            game=written.game,
            can=written.aim,
        )
    return Built(lesson, tuple(found), bool(steps) and len(steps) == len(written.steps))


def _no_braces() -> str:
    return _("write it without the signs { and }.")


class Maker:
    """Builds one step, and collects what keeps it from being built."""

    def __init__(self, writing: AnyWriting, game: str, step: WrittenStep, where: str) -> None:
        self.writing, self.game, self.step, self.where = writing, game, step, where
        self.findings: list[Finding] = []

    def made(self) -> AnyStep | None:
        """Return the step; None if something is wrong, which is then in `findings`."""
        step = self.step
        self._plain()
        start = self._tried("table", lambda: self._start())
        form = self._tried("task", lambda: chosen(self.writing.forms(step.kind), step.task))
        more: dict[str, Any] = {
            "start": start,
            "since": step.since,
            "hint": step.hint or (),
            "clauses": step.clause,
            "show": self._show(),
            "done": Say(step.done, step.done_text),
        }
        make = {DO: self._do, ASK: self._ask}.get(step.kind, self._tap)
        found = make(form, more)
        return None if self.findings else found

    def _plain(self) -> None:
        """Find texts that are missing or hold braces."""
        step = self.step
        if not step.text.strip():
            self._wrong("text", _("say what the learner is to do."))
        if not step.done.strip():
            self._wrong("done", _("say in a few words that it is right."))
        for number, reply in enumerate(step.replies, 1):
            if not reply.head.strip():
                self._wrong(f"replies/{number}", _("say what the learner hears then."))
        texts = {
            "text": step.text,
            "since": step.since,
            "hint": step.hint,
            "done": step.done + step.done_text,
            "wrong": step.wrong + step.wrong_text,
        }
        texts |= {f"replies/{n}": r.head + r.text for n, r in enumerate(step.replies, 1)}
        for about, text in texts.items():
            if BRACES.search(text):
                self._wrong(about, _no_braces())

    def _start(self) -> Any:
        table = self.step.table
        if table is None:
            return None
        known = {field.name for field in self.writing.fields}
        strange = next((name for name in table if name not in known), "")
        if strange:
            raise FormError(
                _("A position has no “{entry}”; it has: {known}.").format(
                    entry=strange, known=", ".join(sorted(known))
                )
            )
        return self.writing.position(table)

    def _show(self) -> str:
        step = self.step
        if step.show:
            return step.show
        form = self.writing.forms(step.kind).get(step.task.partition(" ")[0])
        usual = self.writing.show.get(step.kind, "")
        return " ".join(dict.fromkeys(f"{usual} {form.show if form else ''}".split()))

    # ---- by kind

    def _do(self, form: Any, more: dict[str, Any]) -> AnyStep | None:
        step = self.step
        moves = [part for part in step.solution.split(";") if part.strip()]
        if len(moves) > MOST_MOVES:
            self._wrong("solution", _("it has more than {n} moves.").format(n=MOST_MOVES))
        parse = load_game(self.game).parse_action
        for move in moves:
            self._tried("solution", partial(parse, " ".join(move.split())))
        mistakes: list[Mistake[Any, Any]] = [
            Mistake(self._pattern(number, reply.when), Say(reply.head, reply.text))
            for number, reply in enumerate(step.replies, 1)
        ]
        if self.findings:
            return None
        return Do(step.text, goal=form[1], solution=moves, mistakes=mistakes, **more)

    def _pattern(self, number: int, slip: str) -> str:
        if slip not in self.writing.slips:
            self._wrong(f"replies/{number}", _("choose what the learner does."))
            return ""
        return self.writing.slips[slip][1]

    def _tap(self, form: Any, more: dict[str, Any]) -> AnyStep | None:
        step = self.step
        if not step.wrong.strip():
            self._wrong("wrong", _("say what the learner hears after a wrong tap."))
        if self.findings:
            return None
        otherwise = Say(step.wrong, step.wrong_text)
        among = form[0].among
        return Touch(
            step.text,
            answer=form[1],
            among=among,
            every=step.every,
            otherwise=otherwise,
            **more,
        )

    def _ask(self, form: Any, more: dict[str, Any]) -> AnyStep | None:
        step = self.step
        right = step.right.strip()
        start = more["start"]
        if not right:
            self._wrong("right", _("write the right answer."))
        elif step.task != OWN and form and start is not None:
            true = self._tried("task", lambda: form[1](start))
            if true is not None and str(true) != right:
                self._wrong("right", _("in this position it is {it}.").format(it=true))
        wrong = [" ".join(reply.when.split()) for reply in step.replies]
        if not wrong:
            self._wrong("replies", _("give one wrong answer at least."))
        for number, answer in enumerate(wrong, 1):
            if not answer:
                self._wrong(f"replies/{number}", _("write the wrong answer."))
            elif answer in wrong[: number - 1]:
                text = _("the answer “{it}” is there already.").format(it=answer)
                self._wrong(f"replies/{number}", text)
        if self.findings:
            return None
        return Predict(
            step.text,
            answer=always(right) if step.task == OWN else form[1],
            options={each: each for each in sorted({right, *wrong}, key=_in_order)},
            mistakes=[
                Mistake(when, Say(r.head, r.text))
                for when, r in zip(wrong, step.replies, strict=True)
            ],
            **more,
        )

    # ---- findings

    def _wrong(self, about: str, text: str) -> None:
        self.findings.append(Finding(self.where, about, text))

    def _tried(self, about: str, make: Callable[[], T]) -> T | None:
        """Return what `make` returns; an error becomes a finding."""
        try:
            return make()
        except FormError as error:
            self._wrong(about, str(error))
        except Exception as error:  # a game's reader may raise anything for such a text
            self._wrong(about, in_words(error))
        return None


def always(value: str) -> AnyAnswer:
    """Return an answer that does not depend on the position."""
    return lambda state: value


def _in_order(answer: str) -> tuple[int, float, str]:
    """Sort key: numbers by size, then texts."""
    if answer.isascii() and answer.isdecimal():
        return 0, float(answer[:9]), answer
    return 1, 0, answer.casefold()
