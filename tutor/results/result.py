"""A learner's result: exported as a file or as text, and read again.

It holds a nickname if one was typed, the day, how far the lessons are and how they went. Results
are untrusted until they are read: of any origin, any size, with any characters.
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
"""The entry that identifies a result."""
PREFIX = "choco-result."
"""Prefix of a result's text; the rest is URL-safe."""
LONGEST_NICK = 24
LARGEST = 60_000
"""Most characters of a result; one with everything done has fewer."""
MOST_LESSONS = 200
MOST_STEP = 999
FEW = 15
"""Puzzles in a short result."""
MOST_SHORT = 500
"""Most characters of a short result: a phone can still read its QR code from a screen."""

OWN = "given-"
"""What the names of lessons begin with that a teacher wrote; the rest is a digest."""

_TOKEN = re.compile(r"choco-result\.[A-Za-z0-9_-]*")


def _frozen(entries: Mapping[str, int]) -> Mapping[str, int]:
    return MappingProxyType(dict(entries))


@attrs.frozen
class Result:
    """What a learner gives to a teacher.

    `name`: a nickname, "" if none was given. `day`: an ISO date. `stars`: of each finished lesson.
    `at`: the step (from 1) of each lesson that was begun. Lessons are keyed by their qualified
    names.
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


def result_of(
    name: str, day: str, progress: Progress, tally: Tally, given: Progress | None = None
) -> Result:
    """Return the result of a learner; `given`: the progress in lessons that teachers wrote."""
    kept = (given or Progress(), progress)
    stars = {key: n for each in kept for key, n in each.stars.items()}
    places = {key: place for each in kept for key, place in each.places.items()}
    at = {key: min(place.step + 1, MOST_STEP) for key, place in places.items()}
    return Result(clean(name), day, _some(stars), _some(at), tally)


def _some(entries: Mapping[str, int]) -> dict[str, int]:
    """Return as many entries as a result takes, leaving out too long names."""
    fitting = {key: n for key, n in entries.items() if len(key) <= LONGEST_NAME}
    return dict(list(fitting.items())[-MOST_LESSONS:])


def clean(name: str) -> str:
    """Make a nickname safe to show: one line, without characters that reverse or hide others.

    >>> clean("  Ada" + chr(0x202E) + chr(10) + "Lo ")
    'Ada Lo'
    """
    whole = unicodedata.normalize("NFC", name[: 4 * LONGEST_NICK])
    return one_line(whole)[:LONGEST_NICK].strip()


def file_name(name: str) -> str:
    """Return the name of the file for a nickname's result.

    >>> file_name("Ada L."), file_name("")
    ('result-Ada-L.json', 'result.json')
    """
    plain = "".join(c if c.isalnum() else "-" for c in name).strip("-")
    return f"result-{plain}.json" if plain else "result.json"


# ---- as text


def result_data(result: Result) -> dict[str, Any]:
    """Return the result as plain data."""
    return {
        MARK: 1,
        "name": result.name,
        "day": result.day,
        "stars": dict(result.stars),
        "at": dict(result.at),
        **tally_data(result.tally),
    }


def result_file(result: Result) -> str:
    """Return the result as a readable file."""
    return json.dumps(result_data(result), indent=1, ensure_ascii=False)


def result_text(result: Result) -> str:
    """Return the result as one word to paste."""
    packed = to_link(json.dumps(result_data(result), separators=(",", ":")))
    return f"{PREFIX}{packed}"


def short_text(result: Result) -> str:
    """Return the latest of a result as one word short enough for a QR code; "" if that is not
    possible.
    """
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
    """Read a result from a file's text or from one word. Raises SaveError with one sentence."""
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
    """Read a result from plain data. Raises SaveError with one sentence."""
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
    """Return the results in a pasted text: a file's text, or words with anything between them.

    A text without any is one piece, so that reading it says what is wrong with it.
    """
    found = _TOKEN.findall(text)
    return found or [text]
