"""Fewest Shifts: how soon can the row that Salter's side D wants lie in the store room?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random

import attrs

from tutor.chocolate_factory.actions import Action, Shift
from tutor.chocolate_factory.delivering import open_store
from tutor.chocolate_factory.goods import holds, say_goods
from tutor.chocolate_factory.names import n_spaces
from tutor.chocolate_factory.new_sides import LADDER
from tutor.chocolate_factory.puzzles import tricks
from tutor.chocolate_factory.puzzles.kinds.coal import hasty_run, lacking_run
from tutor.chocolate_factory.puzzles.kinds.shift import how_it_leaves
from tutor.chocolate_factory.puzzles.model import CARDS, Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.puzzles.running_answers import actions_in, say_steps
from tutor.chocolate_factory.puzzles.search import TooManyPositions, run_within, soonest_run
from tutor.chocolate_factory.shifts import effect_of
from tutor.chocolate_factory.state import READY, Seat, State
from tutor.chocolate_factory.stores import NAMES, NEW_SIDES, TRACK, spaces
from tutor.i18n import N_, _, ngettext
from tutor.puzzles.model import Proof, Puzzle

ID = "soonest"
STORE, SIDE = "S", NEW_SIDES[1]
ROWS = tuple(LADDER[:n] for n in range(3, len(LADDER) + 1))
"""What is asked for: two chocolates alone are soon there."""
NEVER = "never"


def _propose(state: State, rng: Random) -> list[Task]:
    if _not_asked(state):
        return []
    tasks = [
        Task(ID, _with_room(state, room), state.player, row)
        for row in ROWS
        for room in _rooms(state, row)
    ]
    return [task for task in tasks if not _lacking(task)]


def _rooms(state: State, row: str) -> Iterator[str]:
    """Return what lies in the store room, and what of the row could as well have been kept there
    overnight.
    """
    yield state.seat.store
    if state.day and effect_of(state.seat, CARDS, "goods") is None:
        yield from map("".join, combinations(row, state.overnight))


def _with_room(state: State, room: str) -> State:
    seats = list(state.players)
    seats[state.player] = attrs.evolve(state.seat, store=room)
    return attrs.evolve(state, players=tuple(seats))


def _not_asked(state: State) -> str:
    store = open_store(state, CARDS)
    if state.step != READY or store is None or (store.id, store.side) != (STORE, SIDE):
        return _("You are not to begin a run on a day for Salter's side D.")
    return ""


def _lacking(task: Task) -> str:
    if why := lacking_run(task) or _not_asked(task.state):
        return why
    if task.named not in ROWS:
        return _("The question is about a row from Chunks on.")
    if holds(task.seat.store, task.named):
        return _("They lie in the store room already.")
    if not _moves(task):
        return _("Your marker is at the end of the track.")
    return ""


def _moves(task: Task) -> int:
    store = next(it for it in task.state.stores if it.id == STORE)
    return min(TRACK - store.space(task.player), spaces(STORE, SIDE, task.named))


def _pushes(actions: tuple[Action, ...]) -> int:
    return sum(isinstance(it, Shift) for it in actions)


def _hasty(task: Task) -> str:
    """Return what who looks at one Shift after the other would say."""
    run = hasty_run(task)
    return str(_pushes(actions_in(run))) if run else NEVER


def _pushed_alone(task: Task) -> str:
    """Return what who uses no Part would say."""
    seat = task.seat
    tiles = range(1, seat.outside + 1)
    return next((str(n) for n in tiles if holds(_pushed(seat, n), task.named)), NEVER)


def _pushed(seat: Seat, tiles: int) -> str:
    return "".join((seat.store, *seat.belt[-tiles:]))


def _absent(task: Task) -> str:
    """Return the chocolates that are not in the store room yet."""
    return "".join(it for it in task.named if it not in task.seat.store)


def _one_each(task: Task) -> str:
    """Return what who counts a Shift for each chocolate that is absent would say."""
    count = len(_absent(task))
    return str(count) if count <= task.seat.outside else NEVER


def _right(task: Task) -> str:
    """Return the answer. Raises TooManyPositions."""
    found = soonest_run(task.seat, task.named)
    return NEVER if found is None else str(found[0])


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    try:
        right = _right(task)
    except TooManyPositions:
        return None
    value = _value(task, right)
    assert value is not None
    return Proof((right,), value, None, len(_choices(task)), _hasty(task))


def _n_shifts(n: int) -> str:
    return ngettext("{n} Shift", "{n} Shifts", n).format(n=n)


def _choices(task: Task) -> Mapping[str, str]:
    if _lacking(task):
        return {}
    able = {str(n): _n_shifts(n) for n in range(1, task.seat.outside + 1)}
    return {**able, NEVER: _("Not today")}


def _value(task: Task, answer: str) -> int | None:
    keys = [*_choices(task)]
    return keys.index(answer) + 1 if answer in keys else None


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, count = puzzle.task, puzzle.proof.value
    found, goods = soonest_run(task.seat, task.named), say_goods(task.named)
    lines = []
    if found is not None:
        text = _("{goods} in the store room after {shifts}:").format(
            goods=goods, shifts=_n_shifts(count)
        )
        steps = say_steps(task.state, found[1])
        lines.append(Line(f"{text} {steps}", "7.6", ("room",)))
    if count > 1:
        lines.append(_too_soon(task, count - 1))
    return lines


def _farthest(task: Task, tiles: int) -> tuple[str, tuple[Action, ...]]:
    """Return how much of the row so many Shifts bring at most, and how."""
    for n in range(len(task.named) - 1, 0, -1):
        run = run_within(task.seat, task.named[:n], tiles)
        if run is not None:
            return task.named[:n], run
    return "", ()


def _too_soon(task: Task, tiles: int) -> Line:
    """Say how much of the row so many Shifts bring at most."""
    most, _run = _farthest(task, tiles)
    text = _("After {shifts} the row cannot even begin: first it needs {first}.")
    if most:
        text = _("After {shifts} the row goes no farther than {goods}.")
    said = text.format(
        shifts=_n_shifts(tiles), goods=say_goods(most), first=say_goods(task.named[:1])
    )
    return Line(said, "7.5")


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    seat = puzzle.task.seat
    if level == 1:
        text = _("Not there yet: {goods}. For which of them is most to be done?")
        return Clue(text.format(goods=say_goods(_absent(puzzle.task))), ("room",))
    return Clue(how_it_leaves(seat), tuple(f"tile:{n + 1}" for n, it in enumerate(seat.belt) if it))


def _question(task: Task) -> str:
    text = _(
        "{goods} together move your marker {spaces} at {store} tonight. In how many Shifts can you "
        "have them in your store room at the soonest, with nothing traded?"
    )
    return text.format(
        goods=say_goods(task.named), spaces=n_spaces(_moves(task)), store=_(NAMES[STORE])
    )


def _broken(task: Task, answer: str) -> tuple[str, ...]:
    """Return that a Part works once in a Shift, if it was to be sooner; else that several do."""
    keys = [*_choices(task)]
    return ("7.5",) if keys.index(answer) < keys.index(_right(task)) else ("7.6",)


def _features(task: Task, _proof: Proof) -> Features:
    found = soonest_run(task.seat, task.named) or _farthest(task, task.seat.outside)
    return {
        "pieces": len("".join(task.seat.belt)),
        "goods": len(_absent(task)),
        "uses": len(found[1]) - _pushes(found[1]),
    }


SOONEST = Kind(
    id=ID,
    title=N_("Fewest Shifts"),
    line=N_("Salter's side D: how soon is its row there?"),
    symbol="F",
    theme="factory",
    clauses=("7.5", "7.6", "8.3", "17.5"),
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
    shows=lambda _task: ("room",),
    tricks={
        "a Shift for each that is missing": lambda task: [_one_each(task)],
        "pushing alone": lambda task: [_pushed_alone(task)],
    },
    sort=tricks.the_answer,
    expanded=True,
    base=1500,
)
