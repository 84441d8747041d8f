"""Which pair today?: whose store lacks steps, and which Part makes what it takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, islice, product
from random import Random

import attrs

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
from tutor.chocolate_factory.manager.puzzles.steps import paying, step_cards
from tutor.chocolate_factory.manager.sharing import all_paid
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.names import part_name
from tutor.chocolate_factory.players.worth import part_worth
from tutor.chocolate_factory.puzzles.choosing import CHOICES, shuffled_keys
from tutor.chocolate_factory.state import DRAFT, PICK, PLACES, Packets, Seat, State
from tutor.chocolate_factory.stores import NAMES, STORES, TRACK, offers
from tutor.chocolate_factory.stores import spaces as moves
from tutor.chocolate_factory.words import say_part
from tutor.i18n import N_, _, ngettext
from tutor.kit.frozen import changed, put
from tutor.puzzles.model import Proof, Puzzle

ID = "pair"
PLAIN = ["EP1", "EP4", "EP5", "EF1", "EF5", "ES4", "EH1", "EH3", "EH5", "ED1", "ED3", "ED5", "ED7"]
"""Employees who make no chocolates: they bring or spare coal, or move a marker further."""
Pair = tuple[str, str]


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase != DRAFT or state.step != PICK or not state.last_day:
        return []
    found = []
    for each in varied(week(Task(ID, state, 0)), rng, lower=(2, 2, 3)):
        task = Task(ID, _with_staff(each, rng), 0)
        if not _lacking(task):
            found.append(task)
    return found


def _with_staff(state: ManagerState, rng: Random) -> ManagerState:
    """Return the row with Employees who make no chocolates; who lay there takes the place of who
    had left.
    """
    staff, gone = [], list(state.gone)
    for store, lying in zip(STORES, state.packets.staff, strict=True):
        chosen = rng.choice([it for it in PLAIN if CARDS.staff[it].store == store])
        gone = [*lying, *gone] if chosen in gone else gone
        gone = [it for it in gone if it != chosen]
        staff.append((chosen,))
    row_of = Packets(state.packets.parts, tuple(staff))
    return changed(state, packets=row_of, gone=tuple(gone))


def _lacking(task: Task) -> str:
    state = week(task)
    if state.phase != DRAFT or state.step != PICK or not state.last_day:
        return _("It is not Saturday’s morning.")
    if not set(row(state)[1]) <= set(PLAIN):
        return _("An Employee of the row could change what is made.")
    if all_paid(step_cards(state), spaces(state)):
        return _("The markers pay all steps already.")
    return ""


def _wanted(state: ManagerState, store: str) -> int | None:
    """Return by how many spaces the marker of a store must move so that all is paid; None if
    nothing there helps alone.
    """
    cards, at, n = step_cards(state), spaces(state), STORES.index(store)
    able = range(1, TRACK - at[n] + 1)
    return next((by for by in able if all_paid(cards, put(at, n, at[n] + by))), None)


def _further(employee: str) -> int:
    """Return how many spaces the Employee adds to a delivery (clause 6.6)."""
    effects = CARDS.staff[employee].effects
    return sum(effect.count for effect in effects if effect.verb == "store")


@lru_cache(maxsize=256)
def _way(task: Task, pair: Pair) -> tuple[int, str] | None:
    """Return the tile that the Part must work on and the delivery with which this pair pays all
    steps; None if it cannot.
    """
    state, (employee, part) = week(task), pair
    store = CARDS.staff[employee].store
    wanted = _wanted(state, store)
    if wanted is None:
        return None
    side = state.stores[STORES.index(store)].side
    for room, tile in sorted(rooms(_hired(state, employee), part).items()):
        for goods in offers(store, side, room):
            if moves(store, side, goods) + _further(employee) >= wanted:
                return tile, goods
    return None


def _hired(state: ManagerState, employee: str) -> Seat:
    """Return the seat with the Employee and the coal of a Gift (clause 6.6)."""
    effects = CARDS.staff[employee].effects
    coal = sum(effect.count for effect in effects if effect.verb == "coal")
    return attrs.evolve(state.seat, employee=employee, coal=state.seat.coal + coal)


def _pairs(task: Task) -> list[Pair]:
    parts, staff = row(week(task))
    return [*product(staff, parts)]


def _key(pair: Pair) -> str:
    return " ".join(pair)


def _read(task: Task, answer: str) -> Pair | None:
    return next((it for it in _pairs(task) if _key(it) == answer), None)


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
    best = next((it for it in _pairs(task) if _way(task, it)), None)
    if best is None:
        return {}
    # Whether a pair does it is searched for, so no more pairs are asked about than are shown.
    wrong = [it for it in _pairs(task) if it != best]
    useful = [it for it in wrong if _wanted(week(task), CARDS.staff[it[0]].store) is not None]
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
    text = _("{store}; {what}")
    return {
        key: text.format(store=_(NAMES[CARDS.staff[employee].store]), what=say_part(part, CARDS))
        for key in shuffled_keys(task, map(_key, some))
        for employee, part in [tuple(key.split())]
    }


def _prove(task: Task) -> Proof | None:
    choices = _choices(task)
    right = [key for key in choices if _way(task, (key.split()[0], key.split()[1]))]
    if len(choices) < CHOICES or len(right) != 1:
        return None
    hasty = _key(_hasty(task))
    cards = len(step_cards(week(task)))
    tempting = hasty if hasty in choices else right[0]
    return Proof((right[0],), cards, cards - 1, len(_pairs(task)) * len(PLACES), tempting)


def _value(task: Task, answer: str) -> int | None:
    """Return how many cards with steps are paid after the best delivery of this pair."""
    pair = _read(task, answer)
    if pair is None:
        return None
    state, cards = week(task), step_cards(week(task))
    at, n = spaces(state), STORES.index(CARDS.staff[pair[0]].store)
    found = (put(at, n, min(TRACK, at[n] + by)) for by in {0, *_moves(task, pair)})
    return max(len(paying(cards, each).met) for each in found)


def _moves(task: Task, pair: Pair) -> Iterator[int]:
    """Return how far the marker can move with this pair."""
    state, store = week(task), CARDS.staff[pair[0]].store
    side = state.stores[STORES.index(store)].side
    for room in rooms(_hired(state, pair[0]), pair[1]):
        for goods in offers(store, side, room):
            yield moves(store, side, goods) + _further(pair[0])


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
    other = CARDS.staff[pair[0]].store
    wanted = _wanted(week(task), other)
    if wanted is None:
        text = _("However far the marker of {store} moves, other steps are missing.")
        lines.append(Line(text.format(store=_(NAMES[other])), "15.3", (f"store:{other}",)))
    else:
        text = ngettext(
            "{store} must move {n} space; with {part}, {m} at the most.",
            "{store} must move {n} spaces; with {part}, {m} at the most.",
            wanted,
        )
        most = max(_moves(task, pair), default=0)
        said = text.format(store=_(NAMES[other]), n=wanted, part=part_name(pair[1], CARDS), m=most)
        lines.append(Line(said, "9.5", (f"store:{other}",)))
    return lines


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    state = week(task)
    if level == 1:
        useful = tuple(f"store:{it}" for it in STORES if _wanted(state, it) is not None)
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
        "stores": sum(_wanted(state, it) is not None for it in STORES),
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
    pairs = {_key((a[0], b[0])) for a, b in lying if a and b}
    return [key for key in _choices(task) if key in pairs]


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
