"""A learner's result: what is exported, as a file or as text, and how it is read again.

It holds a nickname if one was typed, the day, how far the lessons are and how they went. All of it
is hostile until it is read: of anybody's making, of any size, with any letters.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

import attrs

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import reading
from tutor.kit.links import from_link, to_link
from tutor.kit.words import one_line
from tutor.progress import MOST_STARS, Progress
from tutor.results.tally import LONGEST_NAME, Tally, read_tally, tally_data

MARK = "choco-tutor-result"
"""The entry by which a result is known."""
PREFIX = "choco-result."
"""What the text of a result begins with; what follows may stand in a link, too."""
LONGEST_NICK = 24
LARGEST = 60_000
"""Characters of a result; a learner who did everything there is has fewer."""
MOST_LESSONS = 200
MOST_STEP = 999
FEW = 15
"""So many puzzles are in a short result."""
MOST_SHORT = 500
"""Characters of a short one: a telephone still reads a code of these from a screen."""

_TOKEN = re.compile(r"choco-result\.[A-Za-z0-9_-]*")


def _frozen(entries: Mapping[str, int]) -> Mapping[str, int]:
    return MappingProxyType(dict(entries))


@attrs.frozen
class Result:
    """What a learner gives to a teacher.

    `name`: a nickname, "" if none was given. `day`: an ISO date. `stars`: of each finished lesson.
    `at`: the step (from 1) of each lesson that was begun. Lessons go by their qualified names.
    """

    name: str = ""
    day: str = ""
    stars: Mapping[str, int] = attrs.field(factory=dict, converter=_frozen)
    at: Mapping[str, int] = attrs.field(factory=dict, converter=_frozen)
    tally: Tally = attrs.field(factory=Tally)

    @property
    def is_empty(self) -> bool:
        """Whether nothing was done."""
        return not (self.stars or self.at or self.tally.steps or self.tally.puzzles)


def result_of(name: str, day: str, progress: Progress, tally: Tally) -> Result:
    """The result of a learner."""
    at = {key: min(place.step + 1, MOST_STEP) for key, place in progress.places.items()}
    return Result(clean(name), day, _some(progress.stars), _some(at), tally)


def _some(entries: Mapping[str, int]) -> dict[str, int]:
    """As many as a result takes, with names that fit into one."""
    fitting = {key: n for key, n in entries.items() if len(key) <= LONGEST_NAME}
    return dict(list(fitting.items())[-MOST_LESSONS:])


def clean(name: str) -> str:
    """A nickname as it is shown: one line, nothing that turns or hides letters.

    >>> clean("  Ada" + chr(0x202E) + chr(10) + "Lo ")
    'Ada Lo'
    """
    whole = unicodedata.normalize("NFC", name[: 4 * LONGEST_NICK])
    return one_line(whole)[:LONGEST_NICK].strip()


# ---- as text


def result_data(result: Result) -> dict[str, Any]:
    """The result as plain data."""
    return {
        MARK: 1,
        "name": result.name,
        "day": result.day,
        "stars": dict(result.stars),
        "at": dict(result.at),
        **tally_data(result.tally),
    }


def result_file(result: Result) -> str:
    """As a file that whoever is curious can read."""
    return json.dumps(result_data(result), indent=1, ensure_ascii=False)


def result_text(result: Result) -> str:
    """As one word to paste."""
    packed = to_link(json.dumps(result_data(result), separators=(",", ":")))
    return f"{PREFIX}{packed}"


def short_text(result: Result) -> str:
    """As one word short enough for a code that is read off a screen, with the latest of it; "" if
    not even that is."""
    tally = result.tally
    for steps, puzzles in ((len(tally.steps), FEW), (60, FEW), (30, 8), (12, 0)):
        kept = Tally(
            dict(list(tally.steps.items())[-steps:]) if steps else {},
            tally.puzzles[-puzzles:] if puzzles else (),
        )
        text = result_text(attrs.evolve(result, tally=_without_words(kept)))
        if len(text) <= MOST_SHORT:
            return text
    return ""


def _without_words(tally: Tally) -> Tally:
    steps = {
        key: attrs.evolve(step, slips=tuple(attrs.evolve(s, said="") for s in step.slips))
        for key, step in tally.steps.items()
    }
    return Tally(steps, tuple(attrs.evolve(each, said="") for each in tally.puzzles))


# ---- read


def read_result(text: str) -> Result:
    """The result in a file's text or in one word. Raises SaveError: one sentence."""
    text = text.strip().removeprefix(reading.BOM).strip()
    if len(text) > LARGEST:
        raise SaveError(_("It is far too long for a result."))
    if not text:
        raise SaveError(_("It is empty."))
    if text.startswith(PREFIX):
        try:
            text = from_link(text.removeprefix(PREFIX), LARGEST)
        except SaveError:
            raise SaveError(_("It was cut short or changed. Copy the whole text.")) from None
    elif not text.startswith("{"):
        raise SaveError(_("It is no result of this tutor."))
    return _result(text)


def _result(text: str) -> Result:
    return data_result(reading.read_json(text, LARGEST, deepest=6))


def data_result(data: object) -> Result:
    """The result in plain data. Raises SaveError: one sentence."""
    try:
        read = reading.Reader(data)
        if MARK not in read.data:
            raise SaveError(_("It is no result of this tutor."))
        return Result(
            name=clean(read.maybe("name", reading.text(4 * LONGEST_NICK), "")),
            day=read.maybe("day", _day, ""),
            stars=read.maybe("stars", _lessons(MOST_STARS), {}),
            at=read.maybe("at", _lessons(MOST_STEP), {}),
            tally=read_tally(read),
        )
    except reading.Unfit as error:
        raise SaveError(_("It cannot be so. {why}").format(why=error)) from None


def _lessons(most: int) -> reading.Check[dict[str, int]]:
    return reading.entries(reading.number(most, least=1), MOST_LESSONS, longest=LONGEST_NAME)


def _day(value: Any) -> str:
    return reading.iso_day(value) if value != "" else ""


def pieces_of(text: str) -> Iterable[str]:
    """The results in a pasted text: a file's text, or words with anything between them.

    A text without any is one piece, so that it is said what is wrong with it.
    """
    found = _TOKEN.findall(text)
    return found or [text]
