"""Do they pay?: five markers and all cards with steps. If one space is missing, where?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from tutor.chocolate_factory.manager.judging import spaces
from tutor.chocolate_factory.manager.puzzles.composing import varied
from tutor.chocolate_factory.manager.puzzles.model import Clue, Features, Kind, Line, Task, week
from tutor.chocolate_factory.manager.puzzles.steps import (
    by_itself,
    marked_stores,
    marks_of,
    name_of,
    one_further,
    paying,
    say_left,
    say_payment,
    step_cards,
)
from tutor.chocolate_factory.manager.sharing import all_paid
from tutor.chocolate_factory.puzzles import tricks
from tutor.chocolate_factory.state import FULFIL, State
from tutor.chocolate_factory.stores import NAMES, STORES, TRACK
from tutor.i18n import N_, _
from tutor.kit.words import join_words
from tutor.puzzles.model import Proof, Puzzle

ID = "pays"
ALL = "all"
FEWEST = 3
"""Cards with steps among which there is something to share out."""


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase != FULFIL or not state.last_day:
        return []
    found = [Task(ID, it, 0) for it in varied(week(Task(ID, state, 0)), rng, lower=(0, 1, 1))]
    return [task for task in found if not lacking(task)]


def lacking(task: Task) -> str:
    """Return why nothing can be asked of the markers, "" if it can."""
    state = week(task)
    if state.phase != FULFIL or not state.last_day:
        return _("It is not Saturday’s evening.")
    if len(step_cards(state)) < FEWEST:
        return _("Too few cards ask for steps.")
    return ""


def _right(task: Task) -> list[str]:
    """Return ALL if the markers pay, else the stores where one space more would do."""
    cards, at = step_cards(week(task)), spaces(week(task))
    if all_paid(cards, at):
        return [ALL]
    return [it for it in STORES if all_paid(cards, one_further(at, it))]


def _hasty(task: Task) -> str:
    """Return what who counts a step for two cards would say."""
    cards, at = step_cards(week(task)), spaces(week(task))
    if all(not by_itself(card, at) for card in cards):
        return ALL
    named = [card.store for card in cards if card.store and by_itself(card, at)]
    return named[0] if named else _lowest(task)


def _lowest(task: Task) -> str:
    at = spaces(week(task))
    return STORES[at.index(min(at))]


def _prove(task: Task) -> Proof | None:
    if lacking(task):
        return None
    right = _right(task)
    if len(right) != 1 or right[0] not in _choices(task):
        return None
    cards = step_cards(week(task))
    return Proof((right[0],), len(cards), len(cards) - 1, len(STORES) + 1, _hasty(task))


def _choices(task: Task) -> Mapping[str, str]:
    if lacking(task):
        return {}
    at = spaces(week(task))
    able = (it for n, it in enumerate(STORES) if at[n] < TRACK)
    return {ALL: _("They pay all")} | {it: _(NAMES[it]) for it in able}


def _value(task: Task, answer: str) -> int | None:
    """Return how many cards are paid, with the space that the answer adds."""
    if answer not in _choices(task):
        return None
    at = spaces(week(task))
    after = at if answer == ALL else one_further(at, answer)
    return len(paying(step_cards(week(task)), after).met)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, right = puzzle.task, puzzle.proof.answers[0]
    state = week(task)
    cards, at = step_cards(state), spaces(state)
    lines = []
    if right != ALL:
        now = paying(cards, at)
        names = join_words([name_of(state, it) for it in now.missing])
        text = _("However the markers are shared out, {cards} cannot be paid.")
        lines.append(Line(text.format(cards=names), "15.3", marks_of(state, now.missing)))
    after = at if right == ALL else one_further(at, right)
    found = paying(cards, after)
    said = f"{say_payment(state, found)} {say_left(found)}"
    if right != ALL:
        said = _("With one space more at {store}: {how}").format(store=_(NAMES[right]), how=said)
    lines.append(Line(said, "15.1", _stores(right)))
    if answer not in (right, ALL):
        other = paying(cards, one_further(at, answer))
        if right == ALL:
            lines.append(Line(_("Nothing is missing."), "15.3"))
        else:
            text = _("One space more at {store} does not help: {cards} would still be missing.")
            names = join_words([name_of(state, it) for it in other.missing])
            said = text.format(store=_(NAMES[answer]), cards=names)
            lines.append(Line(said, "15.3", _stores(answer)))
    return lines


def _stores(answer: str) -> tuple[str, ...]:
    return () if answer == ALL else (f"store:{answer}",)


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    state = week(puzzle.task)
    if level == 1:
        named = [card.id for card in step_cards(state) if card.store]
        text = _("A step pays one card only. Cards that name a store have no choice: first those.")
        return Clue(text, marks_of(state, named))
    text = _(
        "Then the largest box, from the marker that is furthest; no card twice from one store."
    )
    far = STORES[spaces(state).index(max(spaces(state)))]
    return Clue(text, (f"store:{far}",))


def _question(_task: Task) -> str:
    return _("Do your markers pay all steps, or at which store is one space missing?")


def features(task: Task) -> Features:
    """Return what makes the markers hard to share out."""
    cards = step_cards(week(task))
    return {
        "cards": len(cards),
        "boxes": sum(len(card.steps) for card in cards) / 3,
        "free": sum(not card.store for card in cards),
    }


def _counting(task: Task) -> Sequence[str]:
    """Return what who only adds up would say."""
    cards, at = step_cards(week(task)), spaces(week(task))
    enough = sum(at) >= sum(sum(card.steps) for card in cards)
    return [ALL] if enough else [it for it in _choices(task) if it != ALL]


def _why_not(task: Task) -> str:
    if not _right(task):
        return _("More than one space is missing: move the markers on.")
    return _("One space more would do at several stores.")


PAYS = Kind(
    id=ID,
    title=N_("Do they pay?"),
    line=N_("Five markers, all cards: is a space missing?"),
    symbol="C",
    theme="steps",
    clauses=("15.3", "15.1", "15.2"),
    question=_question,
    propose=_propose,
    lacking=lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("15.3",),
    features=lambda task, _proof: features(task),
    worth=lambda value: _("{n} cards paid").format(n=value),
    shows=marked_stores,
    why_not=_why_not,
    tricks={
        "adding up": _counting,
        "the lowest marker": lambda task: [_lowest(task)],
    },
    sort=tricks.the_answer,
    base=1250,
)
