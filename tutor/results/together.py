"""All results of a desk as one text, while the desk is open."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tutor.i18n import ngettext
from tutor.kit import reading
from tutor.results.gather import MOST, Gathered, distinct
from tutor.results.result import Result, data_result, result_data

MOST_TOGETHER = 2_000_000
"""Most characters of all results; a browser stores about twice as many for a tab."""


def dump_results(results: Sequence[Result]) -> str:
    """Return the results as JSON text."""
    return json.dumps([result_data(each) for each in results], separators=(",", ":"))


def load_results(text: str) -> tuple[Result, ...]:
    """Return the results of a dumped text. Raises SaveError."""
    data = reading.read_json(text, MOST_TOGETHER, deepest=7)
    return distinct(reading.items(data_result, MOST)(data))


def fitting(found: Gathered) -> Gathered:
    """Return as many of the results as can be stored, with a sentence about the others."""
    results = list(found.results)
    while results and len(dump_results(results)) > MOST_TOGETHER:
        del results[-max(1, len(results) // 10) :]
    left = len(found.results) - len(results)
    if not left:
        return found
    text = ngettext(
        "All together they are too large: {n} was left out.",
        "All together they are too large: {n} were left out.",
        left,
    )
    return Gathered(tuple(results), (*found.problems, text.format(n=left)))
