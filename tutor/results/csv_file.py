"""The heat map as a CSV table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from tutor.i18n import _
from tutor.results.heat import Heat, Level
from tutor.results.result import OWN, Result
from tutor.rooms import load_game, split

FILE = "choco-tutor-class.csv"
FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r")
"""Prefixes that a spreadsheet takes for a formula."""


def level_words() -> dict[Level | None, str]:
    """Return the name of each level."""
    return {
        Level.RIGHT: _("at once"),
        Level.SECOND: _("2nd"),
        Level.HELP: _("help"),
        Level.STUCK: _("stuck"),
        None: "",
    }


def csv_text(results: Sequence[Result], found: Heat) -> str:
    """Return learners as rows and rules as columns, in words; no nickname can become a formula."""
    rulebook, words = load_game(found.game).rulebook, level_words()
    out = io.StringIO()
    rows = csv.writer(out)
    titles = [f"{clause} {_(rulebook[clause].title)}" for clause in found.clauses]
    rows.writerow([_("Learner"), _("Lessons done"), *map(_plain, titles)])
    for result in results:
        done = sum(
            split(lesson)[0] == found.game for lesson in result.stars if not lesson.startswith(OWN)
        )
        levels = (words[found.level(result.name, clause)] for clause in found.clauses)
        rows.writerow([_plain(result.name), done, *levels])
    return "\ufeff" + out.getvalue()  # without this mark some spreadsheets misread UTF-8


def _plain(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text
