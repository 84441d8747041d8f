"""What an answer counts, in words: what is at stake, what came of it, a lesson that helps."""

from __future__ import annotations

import attrs

from tutor.i18n import _, ngettext
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import (
    FirstAnswer,
    Practice,
    counts,
    lesson_offered,
    shows_rating,
    to_go,
    worth,
)
from tutor.rooms import load_game, split
from widgets.pages.clause_lessons import taught


@attrs.frozen
class Offer:
    """A lesson for a rule that was missed twice. `clause`: with its game, as the practice has it;
    `rule`: its title; `address` and `title`: of the lesson.
    """

    clause: str
    rule: str
    address: str
    title: str


def stake_words(practice: Practice, puzzle: AnyPuzzle) -> str:
    """Return what the first answer can gain and lose; "" for who sees no rating."""
    if not shows_rating(practice):
        return ""
    if not counts(practice, puzzle):
        return _("met before: no rating")
    stake = worth(practice, puzzle)
    return _("right {gain:+d}, wrong {loss:+d}").format(gain=stake.right, loss=stake.wrong)


def came_words(practice: Practice, given: FirstAnswer, change: int | None) -> str:
    """Return what came of an answer; `change` is None where it did not count."""
    if change is None:
        return _("You have met this one before: no rating.")
    if not shows_rating(practice):
        missing = to_go(practice)
        if not missing or practice.shown is False:
            return ""
        words = ngettext(
            "A rating after {n} more solved.", "A rating after {n} more solved.", missing
        )
        return words.format(n=missing)
    said = _("Rating {rating} ({change:+d}).").format(rating=practice.rating, change=change)
    if given.correct and given.credit < 1:
        said += " " + _("Help has its price.")
    return said


def offer(practice: Practice) -> Offer | None:
    """Return the lesson to offer now, None if none would help or there is none."""
    clause = lesson_offered(practice)
    if not clause:
        return None
    game, number = split(clause)
    rule, places = load_game(game).rulebook.get(number), taught(game).get(number)
    if rule is None or not places:
        return None
    return Offer(clause, _(rule.title), places[0].address, _(places[0].title))
