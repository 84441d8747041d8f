"""The heat map as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from tutor.i18n import _
from tutor.results.heat import Heat, Level
from tutor.results.result import Result
from tutor.rooms import load_game, split

FILE = "choco-tutor-class.csv"
FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula."""


def level_words() -> dict[Level | None, str]:
    """What each level is called."""
    return {
        Level.RIGHT: _("at once"),
        Level.SECOND: _("2nd"),
        Level.HELP: _("help"),
        Level.STUCK: _("stuck"),
        None: "",
    }


def csv_text(results: Sequence[Result], found: Heat) -> str:
    """Learners down, rules across, in words; a nickname is never taken for a formula."""
    rulebook, words = load_game(found.game).rulebook, level_words()
    out = io.StringIO()
    rows = csv.writer(out)
    titles = [f"{clause} {_(rulebook[clause].title)}" for clause in found.clauses]
    rows.writerow([_("Learner"), _("Lessons done"), *map(_plain, titles)])
    for result in results:
        done = sum(split(lesson)[0] == found.game for lesson in result.stars)
        levels = (words[found.level(result.name, clause)] for clause in found.clauses)
        rows.writerow([_plain(result.name), done, *levels])
    return "\ufeff" + out.getvalue()  # some spreadsheets take it for another alphabet else


def _plain(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text
