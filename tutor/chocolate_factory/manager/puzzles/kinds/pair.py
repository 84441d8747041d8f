"""Which pair today?: whose store lacks steps, and which Part makes what it takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain, islice
from random import Random

from tutor.chocolate_factory.delivering import further
from tutor.chocolate_factory.drafting import recruited
from tutor.chocolate_factory.goods import holds, say_goods
from tutor.chocolate_factory.manager.choosing import row
from tutor.chocolate_factory.manager.judging import spaces
from tutor.chocolate_factory.manager.puzzles.composing import varied
from tutor.chocolate_factory.manager.puzzles.model import (
    CARDS,
    Clue,
    Features,
    Kind,
    Line,
    Task,
    week,
)
from tutor.chocolate_factory.manager.puzzles.one_part import rooms
from tutor.chocolate_factory.manager.puzzles.pairs import (
    PLAIN,
    Pair,
    is_saturday,
    key_of,
    not_asked,
    pairs,
    reaches,
    say_pair,
    too_few_steps,
    wanted,
    with_staff,
)
from tutor.chocolate_factory.manager.puzzles.steps import paying, step_cards
from tutor.chocolate_factory.names import part_name
from tutor.chocolate_factory.players.worth import part_worth
from tutor.chocolate_factory.puzzles.choosing import CHOICES, shuffled_keys
from tutor.chocolate_factory.state import PLACES, State
from tutor.chocolate_factory.stores import NAMES, STORES, TRACK, offers
from tutor.chocolate_factory.stores import spaces as moves
from tutor.i18n import N_, _
from tutor.kit.frozen import put
from tutor.puzzles.model import Proof, Puzzle

ID = "pair"


def _propose(state: State, rng: Random) -> list[Task]:
    if not is_saturday(state):
        return []
    found = []
    for each in varied(week(Task(ID, state, 0)), rng, lower=(2, 2, 3)):
        task = Task(ID, with_staff(each, PLAIN, rng), 0)
        if not _lacking(task):
            found.append(task)
    return found


def _lacking(task: Task) -> str:
    return not_asked(week(task))


@lru_cache(maxsize=256)
def _way(task: Task, pair: Pair) -> tuple[int, str] | None:
    """Return the tile that the Part must work on and the delivery with which this pair pays all
    steps; None if it cannot.
    """
    state, (employee, part) = week(task), pair
    store = CARDS.staff[employee].store
    need = wanted(state, store)
    if need is None:
        return None
    side = state.stores[STORES.index(store)].side
    seat = recruited(state, CARDS.staff[employee]).seat
    for room, tile in sorted(rooms(seat, part).items()):
        for goods in offers(store, side, room):
            if moves(store, side, goods) + further(seat, CARDS) >= need:
                return tile, goods
    return None


def _read(task: Task, answer: str) -> Pair | None:
    return next((it for it in pairs(week(task)) if key_of(it) == answer), None)


def _hasty(task: Task) -> Pair:
    """Return the lowest marker that helps, with the dearest Part."""
    state = week(task)
    at, (parts, staff) = spaces(state), row(state)
    return (
        min(staff, key=lambda it: at[STORES.index(CARDS.staff[it].store)]),
        max(parts, key=lambda it: part_worth(CARDS.parts[it])),
    )


@lru_cache(maxsize=256)
def _choices(task: Task) -> Mapping[str, str]:
    """Return one pair that does it, and of those that do not: the Employee with another Part,
    another Employee with the Part, and what tempts.
    """
    if _lacking(task):
        return {}
    best = next((it for it in pairs(week(task)) if _way(task, it)), None)
    if best is None:
        return {}
    # Whether a pair does it is searched for, so no more pairs are asked about than are shown.
    wrong = [it for it in pairs(week(task)) if it != best]
    useful = [it for it in wrong if wanted(week(task), CARDS.staff[it[0]].store) is not None]
    asked = chain(
        islice((it for it in wrong if it[0] == best[0] and not _way(task, it)), 1),
        islice((it for it in wrong if it[1] == best[1] and not _way(task, it)), 1),
        (it for it in (_hasty(task),) if it != best and not _way(task, it)),
        (it for it in useful if it[0] != best[0] and not _way(task, it)),
        (it for it in wrong if not _way(task, it)),
    )
    some = [best]
    while len(some) < CHOICES and (found := next(asked, None)) is not None:
        if found not in some:
            some.append(found)
    said = {key_of(pair): say_pair(pair) for pair in some}
    return {key: said[key] for key in shuffled_keys(task, said)}


def _prove(task: Task) -> Proof | None:
    choices = _choices(task)
    right = [key for key in choices if _way(task, (key.split()[0], key.split()[1]))]
    if len(choices) < CHOICES or len(right) != 1:
        return None
    hasty = key_of(_hasty(task))
    cards = len(step_cards(week(task)))
    tempting = hasty if hasty in choices else right[0]
    return Proof((right[0],), cards, cards - 1, len(pairs(week(task))) * len(PLACES), tempting)


def _value(task: Task, answer: str) -> int | None:
    """Return how many cards with steps are paid after the best delivery of this pair."""
    pair = _read(task, answer)
    if pair is None:
        return None
    state, cards = week(task), step_cards(week(task))
    at, n = spaces(state), STORES.index(CARDS.staff[pair[0]].store)
    found = (put(at, n, min(TRACK, at[n] + by)) for by in {0, *reaches(state, pair)})
    return max(len(paying(cards, each).met) for each in found)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, right = puzzle.task, puzzle.proof.answers[0]
    best = _read(task, right)
    assert best is not None
    way = _way(task, best)
    assert way is not None
    store = CARDS.staff[best[0]].store
    text = _("With {part} on tile {tile}, {store} gets {goods}: then all steps are paid.")
    said = text.format(
        part=part_name(best[1], CARDS),
        tile=way[0],
        goods=say_goods(way[1]),
        store=_(NAMES[store]),
    )
    lines = [Line(said, "14.6", (f"store:{store}",))]
    pair = _read(task, answer)
    if pair is None or answer == right:
        return lines
    return [*lines, too_few_steps(week(task), pair)]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    state = week(task)
    if level == 1:
        useful = tuple(f"store:{it}" for it in STORES if wanted(state, it) is not None)
        return Clue(_("First the store: where would more spaces pay all that is missing?"), useful)
    belt = state.seat.belt
    text = _(
        "Then the Part: what passes its tile? On Saturday the whole belt comes out at the end."
    )
    return Clue(text, tuple(f"tile:{n + 1}" for n, it in enumerate(belt) if it))


def _question(_task: Task) -> str:
    return _(
        "You push three tiles and operate nothing but the new Part, wherever you place it. With "
        "which store’s Employee and which Part can tonight’s delivery pay all missing steps?"
    )


def _features(task: Task, proof: Proof) -> Features:
    state = week(task)
    return {
        "cards": len(step_cards(state)),
        "stores": sum(wanted(state, it) is not None for it in STORES),
        "pieces": sum(map(len, state.seat.belt)),
        "trap": float(proof.greedy_fails),
    }


def _staff_of(task: Task, wanted: Sequence[str]) -> list[str]:
    return [key for key in _choices(task) if CARDS.staff[key.split()[0]].store in wanted]


def _lowest(task: Task) -> Sequence[str]:
    at = spaces(week(task))
    return _staff_of(task, [it for n, it in enumerate(STORES) if at[n] == min(at)])


def _lying_together(task: Task) -> Sequence[str]:
    lying = zip(week(task).packets.staff, week(task).packets.parts, strict=True)
    lie = {key_of((a[0], b[0])) for a, b in lying if a and b}
    return [key for key in _choices(task) if key in lie]


def _ready(task: Task) -> Sequence[str]:
    """Return the pairs for whose store something lies in the store room already."""
    state = week(task)
    able = [
        it.id
        for it in state.stores
        if any(holds(state.seat.store, goods) for goods in offers(it.id, it.side, state.seat.store))
    ]
    return _staff_of(task, able)


PAIR = Kind(
    id=ID,
    title=N_("Which pair today?"),
    line=N_("The Employee’s store and the Part for it."),
    symbol="X",
    theme="week",
    clauses=("14.6", "14.8", "15.1"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("14.6",),
    features=_features,
    worth=lambda value: _("{n} cards paid").format(n=value),
    tricks={
        "the lowest marker": _lowest,
        "a pair that lies together": _lying_together,
        "what the store room has": _ready,
    },
    sort=lambda _task, answer: CARDS.staff[answer.split()[0]].store,
    base=1600,
)
