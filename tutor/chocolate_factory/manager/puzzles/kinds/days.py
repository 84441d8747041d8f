"""Six days, six stores: one store a day, one leaves each day. Which must be today's?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from random import Random

from tutor.chocolate_factory.manager.judging import spaces
from tutor.chocolate_factory.manager.puzzles.composing import drawn, enough, with_markers
from tutor.chocolate_factory.manager.puzzles.model import Clue, Features, Kind, Line, Task, week
from tutor.chocolate_factory.manager.puzzles.steps import by_itself, paying, step_cards
from tutor.chocolate_factory.manager.setup import LEAVES, MOST_INITIAL
from tutor.chocolate_factory.manager.sharing import Spaces, all_paid
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.puzzles import tricks
from tutor.chocolate_factory.state import DAYS, DRAFT, PICK, State
from tutor.chocolate_factory.stores import NAMES, STORES, TRACK
from tutor.i18n import N_, _
from tutor.kit.words import join_words
from tutor.puzzles.model import Proof, Puzzle

ID = "days"
FEWEST, MOST = 3, 6
"""Days to come, today included: with fewer there is nothing to plan."""
TRIES = 60
"""Tasks that are drawn for one morning."""
MOVES = ("2", "3")
"""Spaces that each delivery brings."""
WEEKDAYS = (
    N_("Monday"),
    N_("Tuesday"),
    N_("Wednesday"),
    N_("Thursday"),
    N_("Friday"),
    N_("Saturday"),
)
Visits = tuple[str, ...]


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase != DRAFT or state.step != PICK or not FEWEST <= DAYS - state.day <= MOST:
        return []
    found = (_drawn(week(Task(ID, state, 0)), rng) for _try in range(TRIES))
    return [task for task in found if task is not None and not _lacking(task)]


def _drawn(state: ManagerState, rng: Random) -> Task | None:
    """Return a task whose markers lack just what one plan of the days to come brings; None if no
    plan with one beginning fits the cards.
    """
    by = rng.choice(MOVES)
    found = drawn(state, rng, rng.randint(1, MOST_INITIAL))
    wanted = enough(found, rng)

    def left(visits: Visits) -> list[int]:
        pairs = zip(wanted, STORES, strict=True)
        return [n - int(by) * visits.count(it) for n, it in pairs]

    fitting = [it for it in _tight(state.day) if min(left(it)) >= 0]
    if not fitting:
        return None
    return Task(ID, with_markers(found, left(rng.choice(fitting))), 0, by)


@cache
def _tight(day: int) -> tuple[Visits, ...]:
    """Return the visits of all days to come that can begin in one way only."""
    found = []
    for visits in combinations_with_replacement(STORES, DAYS - day):
        rests = {it: _without(visits, it) for it in open_on(day) if it in visits}
        if sum(plan(day + 1, rest) is not None for rest in rests.values()) == 1:
            found.append(visits)
    return tuple(found)


def _without(visits: Visits, store: str) -> Visits:
    at = visits.index(store)
    return (*visits[:at], *visits[at + 1 :])


def _lacking(task: Task) -> str:
    state = week(task)
    if state.phase != DRAFT or state.step != PICK or not FEWEST <= DAYS - state.day <= MOST:
        return _("It is no morning with three days or more to come.")
    if task.named not in MOVES:
        return _("The question names how far a delivery moves.")
    return "" if step_cards(state) else _("No card asks for steps.")


def open_on(day: int) -> str:
    """Return the stores whose Employees stay in the row on a day (clause 14.5)."""
    leaves = LEAVES[day : day + 1]
    return "".join(it for it in STORES if it != leaves)


@lru_cache(maxsize=1 << 12)
def plan(day: int, visits: Visits) -> Visits | None:
    """Return an order in which these stores, one each day from this one on, are all in the row on
    their day; None if there is none.
    """
    if not visits:
        return ()
    for store in dict.fromkeys(visits):
        if store in open_on(day):
            found = plan(day + 1, _without(visits, store))
            if found is not None:
                return (store, *found)
    return None


def after(at: Spaces, visits: Sequence[str], by: int) -> Spaces:
    """Return where markers stand after deliveries of so many spaces each (clause 9.5)."""
    return tuple(min(TRACK, n + by * visits.count(it)) for n, it in zip(at, STORES, strict=True))


def _weeks(task: Task, today: str) -> Iterator[tuple[Spaces, Visits]]:
    """Return where the markers are in the end, for each way to spend the days to come when this
    store is today's, and the plan.
    """
    at, day = spaces(week(task)), week(task).day
    for others in combinations_with_replacement(STORES, DAYS - 1 - day):
        found = plan(day + 1, others)
        if found is not None:
            visits = (today, *found)
            yield after(at, visits, int(task.named)), visits


@lru_cache(maxsize=256)
def _winning(task: Task) -> Mapping[str, Visits]:
    """Return the stores of today with which all can be paid, and a plan for each."""
    cards, found = step_cards(week(task)), dict[str, Visits]()
    for store in open_on(week(task).day):
        plans = (visits for at, visits in _weeks(task, store) if all_paid(cards, at))
        first = next(plans, None)
        if first is not None:
            found[store] = first
    return found


@lru_cache(maxsize=256)
def _best(task: Task, today: str) -> tuple[int, Visits]:
    """Return the most cards that can be paid with this store today, and a plan."""
    cards = step_cards(week(task))
    return max((len(paying(cards, at).met), visits) for at, visits in _weeks(task, today))


def _prove(task: Task) -> Proof | None:
    if _lacking(task) or len(_winning(task)) != 1:
        return None
    (right,), cards = _winning(task), len(step_cards(week(task)))
    searched = len(STORES) ** (DAYS - week(task).day)
    return Proof((right,), cards, None, searched, _hasty(task))


def _wanted(task: Task) -> dict[str, int]:
    """Return the steps that cards which name a store still want there."""
    at = spaces(week(task))
    return {it.store: by_itself(it, at) for it in step_cards(week(task)) if it.store}


def _one_store(task: Task, _proof: Proof) -> bool:
    """Return whether the rest of the week belongs to one store: that is read, not planned."""
    return all(len({*visits}) == 1 for visits in _winning(task).values())


def _hasty(task: Task) -> str:
    """Return the store that a card names and that lacks most, else the lowest marker."""
    wanted, at = _wanted(task), spaces(week(task))
    return max(STORES, key=lambda it: (wanted.get(it, 0), -at[STORES.index(it)]))


def _choices(task: Task) -> Mapping[str, str]:
    return {} if _lacking(task) else {it: _(NAMES[it]) for it in STORES}


def _value(task: Task, answer: str) -> int | None:
    if answer not in _choices(task):
        return None
    return _best(task, answer)[0] if answer in open_on(week(task).day) else 0


def _said(task: Task, visits: Visits) -> str:
    day = week(task).day
    return join_words([f"{_(WEEKDAYS[day + n])} {_(NAMES[it])}" for n, it in enumerate(visits)])


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, right = puzzle.task, puzzle.proof.answers[0]
    text = _("{plan}: then all steps are paid.")
    said = text.format(plan=_said(task, _winning(task)[right]))
    lines = [Line(said, "14.5", (f"store:{right}",))]
    if answer == right:
        return lines
    if answer not in open_on(week(task).day):
        text = _("The Employee of {store} leaves today.")
        lines.append(Line(text.format(store=_(NAMES[answer])), "14.5"))
    else:
        met, visits = _best(task, answer)
        text = _("{plan}: the best with this store first, and {n} of {all} cards are paid.")
        said = text.format(plan=_said(task, visits), n=met, all=puzzle.proof.value)
        lines.append(Line(said, "14.8"))
    return lines


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    day = week(puzzle.task).day
    if level == 1:
        text = _("Employees who leave: {all}. On Saturday all stay.")
        coming = [f"{_(WEEKDAYS[n])} {_(NAMES[LEAVES[n]])}" for n in range(day, len(LEAVES))]
        return Clue(text.format(all=join_words(coming)))
    wanted = tuple(f"store:{it}" for it, n in _wanted(puzzle.task).items() if n)
    text = _("Count the visits that each store needs, then the days on which it is open.")
    return Clue(text, wanted)


def _question(task: Task) -> str:
    text = _(
        "One store a day, and each delivery moves {n} spaces. Whose Employee do you take today, so "
        "that all open cards with steps can be paid on Saturday?"
    )
    return text.format(n=task.named)


def _features(task: Task, proof: Proof) -> Features:
    cards = step_cards(week(task))
    return {
        "days": DAYS - week(task).day,
        "cards": len(cards),
        "free": sum(not card.store for card in cards),
        "trap": float(proof.greedy_fails),
    }


def _leaves_tomorrow(task: Task) -> Sequence[str]:
    return [*LEAVES[week(task).day + 1 : week(task).day + 2]]


def _why_not(task: Task) -> str:
    """Name the stores of today that do: none, or more than one."""
    able = _winning(task)
    if not able:
        return _("Whichever stores are visited, some steps are not paid.")
    text = _("Each of these can be today’s: {stores}.")
    return text.format(stores=join_words([_(NAMES[it]) for it in able]))


DAYS_KIND = Kind(
    id=ID,
    title=N_("Six days, six stores"),
    line=N_("One leaves each day. Which must be today’s?"),
    symbol="B",
    theme="week",
    clauses=("14.5", "14.8", "15.2"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("14.5",),
    features=_features,
    worth=lambda value: _("{n} cards paid").format(n=value),
    only_counting=_one_store,
    why_not=_why_not,
    tricks={
        "who leaves tomorrow": _leaves_tomorrow,
        "the store that a card names": lambda task: [it for it, n in _wanted(task).items() if n],
    },
    sort=tricks.the_answer,
    base=1500,
)
