"""Gather many results: read those that can be read, and say a sentence for each that cannot."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

import attrs

from tutor.engine import SaveError
from tutor.i18n import _, ngettext
from tutor.kit.words import one_line
from tutor.results.result import Result, pieces_of, read_result, result_data
from tutor.results.tally import MOST_STEPS, StepTally, Tally, is_task
from tutor.rooms import split

MOST = 120
"""Most learners on one desk."""
MOST_PROBLEMS = 20
"""Most problems shown; the others are counted."""
MOST_READ = 2 * MOST
"""Most texts read at once, since each result is compared with each."""
LONGEST_LABEL = 60
_NUMBERED = re.compile(r" \(\d+\)$")


@attrs.frozen
class Gathered:
    """`results`: one for each learner, by name. `problems`: what was not read or is suspicious."""

    results: tuple[Result, ...] = ()
    problems: tuple[str, ...] = ()


def gather(old: Sequence[Result], texts: Iterable[tuple[str, str | None]]) -> Gathered:
    """Add texts to the results of a desk.

    `texts`: pairs of file name ("" if pasted) and text (None if the file was too large to be read).
    """
    read: list[Result] = []
    problems: list[str] = []
    pieces = list(islice(_pieces(texts), MOST_READ + 1))
    for label, number, piece in pieces[:MOST_READ]:
        try:
            read.append(_read(piece))
        except SaveError as error:
            problems.append(f"{_label(label, number)}: {error}")
    merged = merge([*old, *read])
    left = len(merged) - MOST
    if left > 0:
        text = ngettext(
            "More than {most} learners: {n} was left out.",
            "More than {most} learners: {n} were left out.",
            left,
        )
        problems.insert(0, text.format(most=MOST, n=left))
    if len(pieces) > MOST_READ:
        text = _("That is very much at once: the first {n} texts were read.")
        problems.insert(0, text.format(n=MOST_READ))
    named = distinct(merged[:MOST])
    twice = sorted({each.name for each in named} - {each.name for each in merged})
    for name in twice:
        problems.append(
            _("Two learners have one nickname: here one is “{name}”.").format(name=name)
        )
    for name in _replaced([*old, *read], merged):
        text = _("“{name}”: a later result took the place of an earlier one.")
        problems.append(text.format(name=name))
    return Gathered(named, _limited(problems))


def _pieces(texts: Iterable[tuple[str, str | None]]) -> Iterator[tuple[str, int, str | None]]:
    """Yield each result in the texts with its label and its number there."""
    for label, text in texts:
        for number, piece in enumerate([text] if text is None else pieces_of(text), 1):
            yield label, number, piece


def _read(text: str | None) -> Result:
    if text is None:
        raise SaveError(_("It is far too large for a result."))
    result = read_result(text)
    if result.is_empty:
        raise SaveError(_("Nothing was done in it yet."))
    return result


def _label(label: str, number: int) -> str:
    label = one_line(label)[:LONGEST_LABEL].strip()
    return f"“{label}”" if label else _("Text {n}").format(n=number)


def _limited(problems: list[str]) -> tuple[str, ...]:
    left = len(problems) - MOST_PROBLEMS
    if left <= 0:
        return tuple(problems)
    return (*problems[:MOST_PROBLEMS], _("And {n} more.").format(n=left))


# ---- one for each learner


def merge(results: Iterable[Result]) -> tuple[Result, ...]:
    """Return each learner's latest result, by name, whatever the order.

    A result that contains all of another's with the same nickname replaces it; if neither contains
    the other, they are of two learners. What was done in the app and what a game's notebooks have
    checked come as files of their own: each is compared with its like, then those of one nickname
    are put together.
    """
    found: dict[str, list[Result]] = {"": []}
    for result in sorted(set_of(results), key=_order):
        for source, part in parts(result):
            found.setdefault(source, []).append(part)
    kept = _latest(found.pop(""))
    for source in sorted(found):
        for part in _latest(found[source]):
            kept = _joined(kept, part, source)
    return tuple(sorted(kept, key=_order))


def _latest(results: Iterable[Result]) -> list[Result]:
    kept: list[Result] = []
    for result in results:
        kept = [each for each in kept if not follows(result, each)]
        if not any(follows(each, result) for each in kept):
            kept.append(result)
    return kept


def parts(result: Result) -> Iterator[tuple[str, Result]]:
    """Yield what was done in the app, under "", and what the notebooks of each game have checked,
    under its id; of the latter without the day, which is of the whole.
    """
    steps: dict[str, dict[str, StepTally]] = {}
    for key, step in result.tally.steps.items():
        steps.setdefault(split(key)[0] if is_task(key) else "", {})[key] = step
    tally = attrs.evolve(result.tally, steps=steps.pop("", {}))
    in_app = attrs.evolve(result, tally=tally)
    if not in_app.is_empty or not steps:
        yield "", in_app
    for game, tasks in steps.items():
        yield game, Result(result.name, tally=Tally(tasks))


def _joined(results: list[Result], part: Result, game: str) -> list[Result]:
    """Add what the notebooks of a game have checked to the one result of that nickname; if there is
    none, or more than one, it stays a result of its own.
    """
    plain = _plain(part.name)
    free = [each for each in results if plain and all(of != game for of, _it in parts(each))]
    same = [each for each in free if each.name == part.name]
    alike = [each for each in free if _plain(each.name) == plain]
    for found in (same, alike):
        if len(found) == 1:
            steps = {**found[0].tally.steps, **part.tally.steps}
            tally = attrs.evolve(found[0].tally, steps=dict(list(steps.items())[-MOST_STEPS:]))
            whole = attrs.evolve(found[0], tally=tally)
            return [whole if each is found[0] else each for each in results]
    return [*results, part]


def _replaced(results: Iterable[Result], merged: Sequence[Result]) -> list[str]:
    """Return the names of whose result a part is gone, unless one that differs only in the number
    of its name stays.
    """
    left = [part for each in merged for _source, part in parts(each)]
    return sorted(
        {
            each.name
            for each in results
            for _source, part in parts(each)
            if not any(_is_same(part, other) for other in left)
        }
    )


def _is_same(one: Result, other: Result) -> bool:
    alike = attrs.evolve(one, name="") == attrs.evolve(other, name="")
    return alike and _plain(one.name) == _plain(other.name)


def set_of(results: Iterable[Result]) -> list[Result]:
    """Return the results without duplicates."""
    return list({_text(result): result for result in results}.values())


def _text(result: Result) -> str:
    return json.dumps(result_data(result), sort_keys=True)


def _order(result: Result) -> tuple[str, str, str]:
    return result.name.casefold(), result.name, _text(result)


def follows(later: Result, earlier: Result) -> bool:
    """Return whether one result is the other some time later: same nickname, and it contains all
    that the other has.
    """
    name = _plain(later.name)
    if name != _plain(earlier.name) or later.day < earlier.day:
        return False
    if not name:  # results without a nickname are of different learners
        return _is_same(later, earlier)
    done = set(later.stars) | set(later.at)
    answers = {(each.puzzle, each.right) for each in later.tally.puzzles}
    return (
        all(later.stars.get(key, 0) >= stars for key, stars in earlier.stars.items())
        and set(earlier.at) <= done
        and _go_on(later.tally.steps, earlier.tally.steps)
        and all((each.puzzle, each.right) in answers for each in earlier.tally.puzzles)
    )


def _go_on(later: Mapping[str, StepTally], earlier: Mapping[str, StepTally]) -> bool:
    """Return whether all steps are still there: the same, further on or done again.

    A tally puts the step it changes last. So unchanged steps come before the others, in their old
    order; if they do not, somebody else did these steps.
    """
    common = [key for key in later if key in earlier]
    same = [key for key in earlier if key in later and _bare(later[key]) == _bare(earlier[key])]
    return (
        len(common) == len(earlier)
        and common[: len(same)] == same
        and all(_goes_on(later[key], earlier[key]) for key in common[len(same) :])
    )


def _goes_on(later: StepTally, earlier: StepTally) -> bool:
    """Return whether a changed step went on, or was done again."""
    if earlier.solved or later.solved:
        return True
    return later.hints >= earlier.hints and later.count >= earlier.count


def _bare(step: StepTally) -> tuple[bool, int, Counter[str]]:
    """Return a step without words, which a short result leaves out."""
    slips: Counter[str] = Counter()
    for slip in step.slips:
        slips[slip.clause] += slip.times
    return step.solved, step.hints, slips


def _plain(name: str) -> str:
    """Return a nickname without its number; "" for none."""
    plain = _NUMBERED.sub("", name)
    return "" if plain == _("Somebody") else plain.casefold()


def distinct(results: Sequence[Result]) -> tuple[Result, ...]:
    """Give each result a name of its own: "Ada", "Ada (2)"; results without a name are numbered."""
    taken: set[str] = set()
    named = []
    for result in results:
        name = plain = result.name or _("Somebody")
        number = 2
        while name.casefold() in taken:
            name = f"{plain} ({number})"
            number += 1
        taken.add(name.casefold())
        named.append(attrs.evolve(result, name=name))
    return tuple(sorted(named, key=_order))
