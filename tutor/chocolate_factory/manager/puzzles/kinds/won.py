"""Can it still be won?: Saturday, when steps, Demands and Corner Shops want the same chocolates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from random import Random

import attrs

from tutor.chocolate_factory.manager.choosing import row
from tutor.chocolate_factory.manager.judging import known, spaces
from tutor.chocolate_factory.manager.puzzles.composing import varied, with_room
from tutor.chocolate_factory.manager.puzzles.last_evening import (
    BOTH_WANT,
    TOO_FEW_STEPS,
    WON,
    Outcome,
    nearness,
    outcome,
    owed,
    pounds_wanted,
)
from tutor.chocolate_factory.manager.puzzles.model import (
    CARDS,
    Clue,
    Features,
    Kind,
    Line,
    Task,
    week,
)
from tutor.chocolate_factory.manager.puzzles.pairs import (
    PLAIN,
    Pair,
    is_saturday,
    key_of,
    not_asked,
    pairs,
    wanted,
    with_staff,
)
from tutor.chocolate_factory.manager.puzzles.steps import marks_of, step_cards
from tutor.chocolate_factory.manager.puzzles.telling_evenings import nearest, told
from tutor.chocolate_factory.manager.saying import say_gift
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.players.worth import part_worth
from tutor.chocolate_factory.state import PLACES, State
from tutor.chocolate_factory.stores import NAMES, STORES
from tutor.i18n import N_, _
from tutor.kit.words import join_words
from tutor.puzzles.model import Proof, Puzzle

ID = "won"
LOST = "lost"
STAFF = [it for it in PLAIN if CARDS.staff[it].effect("swap") is None]
"""Nobody who draws a card that nobody knows."""
WEEKS, MOST_COAL, MOST_POUNDS = 6, 20, 25
"""Positions of a Saturday that are tried, and what can be there: coal, and money that is missing.
"""
MUCH = 15
"""Pounds that look like too many."""
MARGIN = 4
"""Pounds by which a week is lost at the most, where nothing but money is missing."""


# ---- positions


def _propose(state: State, rng: Random) -> list[Task]:
    if not is_saturday(state) or state.seat.coal > MOST_COAL:  # told early: money takes a search
        return []
    found = []
    for each in varied(week(Task(ID, state, 0)), rng, lower=(1, 2, 2, 3), tries=WEEKS):
        at = with_staff(_with_a_debt(each, rng), STAFF, rng)
        if rng.random() < 0.5:
            at = with_room(at, rng, range(3, at.overnight + 1))
        found.append(Task(ID, _with_money(at, rng), 0))
    return [task for task in found if not _lacking(task)]


def _with_a_debt(state: ManagerState, rng: Random) -> ManagerState:
    """Return the position with the chocolates of all Demands given but one's."""
    cards = [card.id for card in owed(state)]
    rng.shuffle(cards)
    return attrs.evolve(state, paid=tuple(cards[1:]))


def _with_money(state: ManagerState, rng: Random) -> ManagerState:
    """Return the position with money that some pair can bring to what is wanted, or none just
    cannot.
    """
    task = Task(ID, state, 0)
    bests = [it.best.money for pair in pairs(state) if (it := outcome(task, pair)).best]
    asked = sum(card.money + card.more for card in known(state))
    most = max(bests, default=rng.randint(0, 12))
    short = rng.choice((most, most, max(1, most - 1), most + rng.randint(1, MARGIN)))
    money = max(0, asked - short)
    pending = state.pending if sum(state.pending) <= money else (0,) * len(state.pending)
    seat = attrs.evolve(state.seat, money=money, earned_today=0)
    return attrs.evolve(state, players=(seat,), pending=pending)


def _lacking(task: Task) -> str:
    state = week(task)
    if said := not_asked(state, STAFF):
        return said
    if not owed(state) and not pounds_wanted(state):
        return _("Nothing but steps is missing.")
    if pounds_wanted(state) > MOST_POUNDS or state.seat.coal > MOST_COAL:
        return _("Too much can be done to think it through.")
    if any(card.orders for card in known(state)):
        return _("A card asks for completed orders.")
    return ""


# ---- answers


@lru_cache(maxsize=256)
def _four(task: Task) -> tuple[Pair, ...]:
    """Return two Employees with two Parts each, of which one pair at the most wins the week; of all
    such, those that come nearest. Nothing where several pairs of all such win.
    """
    parts, staff = row(week(task))
    stage = {pair: outcome(task, pair).stage for pair in pairs(week(task))}
    near = {pair: nearness(task, pair) for pair in stage}
    any_wins = WON in stage.values()
    found: list[tuple[Pair, ...]] = []
    for two, both in product(combinations(staff, 2), combinations(parts, 2)):
        four = tuple(product(two, both))
        if sum(stage[pair] == WON for pair in four) == any_wins:
            found.append(four)
    return max(found, key=lambda four: (sum(near[it] for it in four), four), default=())


def _choices(task: Task) -> Mapping[str, str]:
    if _lacking(task) or not _four(task):
        return {}
    return {**{key_of(it): _say(task, it) for it in _four(task)}, LOST: _("The week is lost")}


def _say(task: Task, pair: Pair) -> str:
    """Say a pair in few words: beside so many cards there is little room."""
    parts, _staff = row(week(task))
    text = _("{store}; Part {n}")
    store = _(NAMES[CARDS.staff[pair[0]].store])
    return text.format(store=store, n=parts.index(pair[1]) + 1)


def _read(task: Task, answer: str) -> Pair | None:
    return next((it for it in _four(task) if key_of(it) == answer), None)


def _right(task: Task) -> str:
    wins = (key_of(pair) for pair in _four(task) if outcome(task, pair).stage == WON)
    return next(wins, LOST)


def _paying(task: Task) -> list[Pair]:
    """Return the pairs that pay all steps, whatever else is missing then."""
    return [it for it in _four(task) if outcome(task, it).stage > TOO_FEW_STEPS]


def _hasty(task: Task) -> str:
    """Return what who looks at steps alone would take: the dearest Part that pays them."""
    able = _paying(task)
    best = max(able, key=lambda it: part_worth(CARDS.parts[it[1]]), default=None)
    return LOST if best is None else key_of(best)


def _is_near(found: Outcome) -> bool:
    """Return whether a pair nearly wins: chocolates are wanted twice, or some money comes."""
    return found.stage == BOTH_WANT or (found.best is not None and found.best.money > 0)


def _prove(task: Task) -> Proof | None:
    if not _choices(task):
        return None
    right = _right(task)
    others = [found for it in _four(task) if key_of(it) != right for found in [outcome(task, it)]]
    if right == LOST and not any(map(_is_near, others)):
        return None  # nothing tempts
    second = max(it.stage for it in others)
    if second <= TOO_FEW_STEPS:
        return None  # it is read from the steps alone
    tried = len(pairs(week(task))) * len(PLACES)
    return Proof((right,), WON, second, tried, _hasty(task))


def _value(task: Task, answer: str) -> int | None:
    """Return how far an answer brings the week; a week is not lost as long as it can be won."""
    if answer == LOST:
        return WON if _right(task) == LOST else 0
    pair = _read(task, answer)
    return None if pair is None else outcome(task, pair).stage


# ---- words


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, right = puzzle.task, puzzle.proof.answers[0]
    best, pair = _read(task, right), _read(task, answer)
    lines = [] if best is None else [told(task, best)]
    if best is None:
        text = _("With no pair of the row everything is met.")
        lines = [Line(text, "13.1"), *(told(task, it) for it in nearest(task, _four(task)))]
    if pair is not None and pair != best:
        lines.append(told(task, pair))
    return [*dict.fromkeys(lines)]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    state = week(task)
    if level == 1:
        useful = tuple(f"store:{it}" for it in STORES if wanted(state, it) is not None)
        return Clue(_("First the steps: where would more spaces pay all that is missing?"), useful)
    cards = owed(state)
    said = [_("£{n} from orders").format(n=pounds_wanted(state))] if pounds_wanted(state) else []
    said += [say_gift(card) for card in cards]
    text = _("Beside the steps these are missing: {what}. Which Part leaves enough for all?")
    marks = marks_of(state, [card.id for card in cards])
    return Clue(text.format(what=join_words(said)), marks)


def _question(_task: Task) -> str:
    return _(
        "You push three tiles and operate nothing but the new Part, wherever you place it. With "
        "which pair (Parts 1 to 5 lie in the row) can you still win tonight, or with none at all?"
    )


def _broken(task: Task, answer: str) -> tuple[str, ...]:
    pair = _read(task, answer)
    return ("13.1",) if pair is None else (told(task, pair).clause,)


def _features(task: Task, proof: Proof) -> Features:
    state = week(task)
    four = [outcome(task, it) for it in _four(task)]
    gaps = [abs(it.best.money - pounds_wanted(state)) for it in four if it.best]
    return {
        "cards": len(step_cards(state)),
        "needs": len(owed(state)) + bool(pounds_wanted(state)),
        "pieces": sum(map(len, state.seat.belt)) + len(state.seat.store),
        "able": len(_paying(task)),
        "whole": len(gaps),
        "near": float(min(gaps, default=9) <= 2),
        "trap": float(proof.greedy_fails),
    }


# ---- tricks


def _lowest(task: Task) -> Sequence[str]:
    at = spaces(week(task))
    low = {it: at[STORES.index(CARDS.staff[it[0]].store)] for it in _four(task)}
    return [key_of(it) for it in low if low[it] == min(low.values())]


def _dearest(task: Task) -> Sequence[str]:
    worth = {it: part_worth(CARDS.parts[it[1]]) for it in _four(task)}
    return [key_of(it) for it in worth if worth[it] == max(worth.values())]


def _steps_alone(task: Task) -> Sequence[str]:
    return [key_of(it) for it in _paying(task)] or [LOST]


def _much_wanted(task: Task) -> Sequence[str]:
    """Return what who gives up where much is missing would say."""
    return [LOST] if pounds_wanted(week(task)) > MUCH else [key_of(it) for it in _four(task)]


def _sort(_task: Task, answer: str) -> str:
    return answer if answer == LOST else CARDS.staff[answer.split()[0]].store


WON_KIND = Kind(
    id=ID,
    title=N_("Can it still be won?"),
    line=N_("Saturday: steps, chocolates and money at once."),
    symbol="C",
    theme="week",
    clauses=("13.1", "15.3", "15.4", "15.7"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=_broken,
    features=_features,
    tricks={
        "the lowest marker": _lowest,
        "the dearer Part": _dearest,
        "what pays the steps": _steps_alone,
        "lost where much is wanted": _much_wanted,
    },
    sort=_sort,
    base=1800,
)
