"""Coding exercises: try a learner's function, and say in words what is wrong.

An exercise holds the cases to try, the right answers, and common misunderstandings (slips), each as
a function that makes it. If a learner's answer equals the answer of a slip, the message names the
slip and its clause, so the words fit what the learner has misunderstood.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from html import escape
from inspect import signature
from pprint import pformat
from types import MappingProxyType
from typing import Any

import attrs

from tutor.errors import last_line
from tutor.i18n import N_, _
from tutor.kit.limits import TookTooLong, time_limit
from tutor.rooms import load_game

NOTHING_BACK = N_("Your function gives nothing back: it needs a “return”.")
SECONDS = 10.0
"""How long a learner's function may take for one case."""
LONGEST = 300
"""Most characters shown of an argument or an answer."""
PLAIN = (
    'style="margin:0 0 8px;padding:0;white-space:pre-wrap;word-break:normal;overflow-wrap:anywhere"'
)
"""Break lines between words (Jupyter breaks plain text anywhere)."""


@attrs.frozen
class Slip:
    """A common misunderstanding. `makes` answers a case as a learner who has it would."""

    makes: Callable[..., Any]
    text: str
    clause: str


@attrs.frozen
class Exercise:
    """One task. Texts are English msgids.

    `task`: what the function is to do; `call`: its call, "pays(hand, box)". `cases`: the arguments
    of each try, simple ones first. `alike(answer)` returns equivalent answers in one normal form,
    and raises TypeError or ValueError for an object of another form; `form` names the expected form
    in words. `truth(*case)`: the right answer, or with `any_of` all right answers, of which one is
    enough. `otherwise`, `clause`: the message if no slip fits; if several fit, the first counts.
    `game`: id of the game whose rules it is about.
    """

    call: str
    task: str
    form: str
    cases: tuple[tuple[Any, ...], ...]
    truth: Callable[..., Any]
    alike: Callable[[Any], Any]
    otherwise: str
    clause: str
    slips: tuple[Slip, ...] = ()
    any_of: bool = False
    game: str = attrs.field(kw_only=True)

    @property
    def name(self) -> str:
        """The function's name."""
        return self.call.partition("(")[0]

    @property
    def may_be_none(self) -> bool:
        """Whether None is the right answer to some case, rather than a forgotten “return”."""
        return not self.any_of and any(self.truth(*case) is None for case in self.cases)

    def right(self, answer: Any, case: tuple[Any, ...]) -> bool:
        """Return whether an answer, in its normal form, is right."""
        truth = self.truth(*case)
        if self.any_of:
            return answer in {self.alike(each) for each in truth}
        return bool(answer == self.alike(truth))


@attrs.frozen(repr=False)
class Checked:
    """The result of checking a learner's function: `passed`, and `text` that says so.

    `case`: the arguments at which it failed, by name; `clause`: the rule it breaks.
    """

    passed: bool
    text: str
    clause: str = ""
    case: Mapping[str, Any] = MappingProxyType({})

    def __bool__(self) -> bool:
        return self.passed

    def __repr__(self) -> str:
        return self.text

    @property
    def pictured(self) -> Any:
        """The first argument of the case that has a picture; None if none has."""
        return next((v for v in self.case.values() if hasattr(v, "_repr_mimebundle_")), None)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        """Show the text, and below it the picture of the case, in a notebook."""
        shown = self.pictured
        if _has_coordinates(shown):  # the text names places, so the picture numbers them
            shown = shown.show(coordinates=True)
        case = shown._repr_mimebundle_() if shown is not None else {}
        html = f"<pre {PLAIN}>{escape(self.text)}</pre>{case.get('text/html', '')}"
        return {"text/plain": self.text, "text/html": html}


def _has_coordinates(value: Any) -> bool:
    show = getattr(value, "show", None)
    return show is not None and "coordinates" in signature(show).parameters


def check(exercise: Exercise, function: Any) -> Checked:
    """Try a learner's function on every case; report the first that fails."""
    if not callable(function):
        text = _("Hand over the function itself, without brackets: check.{name}(my_function).")
        return Checked(False, text.format(name=exercise.name))
    for case in exercise.cases:
        failed = _tried(exercise, function, case)
        if failed is not None:
            # Where None can be right, a “return” is missing only if every answer is None.
            if exercise.may_be_none and _says_nothing(exercise, function):
                return _failed(exercise, case, _(NOTHING_BACK))
            return failed
    return Checked(
        True, "✓ " + _("Right in all {n} cases.").format(n=len(exercise.cases)), exercise.clause
    )


def _tried(
    exercise: Exercise, function: Callable[..., Any], case: tuple[Any, ...]
) -> Checked | None:
    """Check the answer to one case; None if it is right."""
    try:
        with time_limit(SECONDS):
            answer = function(*deepcopy(case))  # it may change what it is given
    except TookTooLong as error:
        text = _("Your function did not come to an end in {n:g} seconds.").format(n=SECONDS)
        return _failed(exercise, case, text + last_line(error))
    except Exception as error:  # a learner sees one line, not a traceback
        text = _("Your function stopped: {error}: {why}").format(
            error=type(error).__name__, why=error
        )
        return _failed(exercise, case, text + last_line(error))
    if answer is None and not exercise.may_be_none:
        return _failed(exercise, case, _(NOTHING_BACK))
    try:
        given = exercise.alike(answer)
    except (TypeError, ValueError, AttributeError, KeyError, IndexError):
        text = _("It should give {form}.").format(form=_(exercise.form))
        return _failed(exercise, case, text, answer)
    if exercise.right(given, case):
        return None
    for slip in exercise.slips:
        if given == exercise.alike(slip.makes(*case)):
            return _failed(exercise, case, _(slip.text), answer, slip.clause)
    return _failed(exercise, case, _(exercise.otherwise), answer, exercise.clause)


def _says_nothing(exercise: Exercise, function: Callable[..., Any]) -> bool:
    """Return whether a function returns None at every case."""
    try:
        with time_limit(SECONDS):
            return all(function(*deepcopy(case)) is None for case in exercise.cases)
    except (Exception, TookTooLong):  # it raises, so the problem is another one
        return False


_NOTHING = object()


def _failed(
    exercise: Exercise,
    case: tuple[Any, ...],
    text: str,
    answer: Any = _NOTHING,
    clause: str = "",
) -> Checked:
    """Say what is wrong, with which rule, at which case, and what the answer was."""
    names = exercise.call.rstrip(")").partition("(")[2]
    called = ", ".join(_short(each) for each in case)
    lines = ["✗ " + text]
    if clause:
        title = load_game(exercise.game).rulebook[clause].title
        lines.append(_("Rule {id}, {title}.").format(id=clause, title=_(title)))
    lines.append(_("Tried: {call}").format(call=f"{exercise.name}({called})"))
    if answer is not _NOTHING:
        lines.append(_("Your answer: {answer}").format(answer=_short(answer)))
    arguments = (each.strip() for each in names.split(","))
    return Checked(
        False,
        "\n".join(lines),
        clause,
        MappingProxyType(dict(zip(arguments, case, strict=True))),
    )


def _short(value: Any) -> str:
    text = pformat(value, compact=True)
    if len(text) > LONGEST and hasattr(value, "_repr_mimebundle_"):  # its picture is clearer
        return f"{type(value).__name__}(…)"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
