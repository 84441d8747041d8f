"""Which packet?: the Part of the display with which a stage is cheapest today."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocolate_factory.actions import PARTS
from tutor.chocolate_factory.drafting import open_kinds
from tutor.chocolate_factory.goods import holds, say_goods
from tutor.chocolate_factory.names import n_coal, part_name
from tutor.chocolate_factory.players.worth import part_worth
from tutor.chocolate_factory.puzzles.kinds.coal import features
from tutor.chocolate_factory.puzzles.kinds.place import (
    coal_lines,
    lacking_draft,
    steps_with,
    usual_place,
    worth_asking,
)
from tutor.chocolate_factory.puzzles.model import CARDS, TOUCH, Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.puzzles.search import (
    TooManyPositions,
    known_run,
    least,
    planned,
    with_part,
)
from tutor.chocolate_factory.state import DRAFT, PICK, PLACES, Seat, State
from tutor.chocolate_factory.words import say_part
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "packet"
FEWEST = 3
"""Parts among which there is something to choose."""


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase != DRAFT or state.step != PICK:
        return []
    if _lacking(Task(ID, state, state.player, "X")):
        return []
    seat, goods = state.seat, list[str]()
    for card in _cards(Task(ID, state, state.player)):
        part = CARDS.parts[card]
        store, _coal, _run = planned(with_part(seat, card, usual_place(part, seat)))
        goods += worth_asking(seat.store, store)
    return [Task(ID, state, state.player, it) for it in dict.fromkeys(goods)]


def _known(task: Task) -> int | None:
    """Return coal that is enough with some Part, at the place where one would put it."""
    found = []
    for card in _cards(task):
        place = usual_place(CARDS.parts[card], task.seat)
        store, coal, _run = planned(with_part(task.seat, card, place))
        if holds(store, task.named):
            found.append(coal)
    return min(found, default=None)


def _cards(task: Task) -> list[str]:
    return [card for packet in task.state.packets.parts for card in packet]


def _lacking(task: Task) -> str:
    why = lacking_draft(task)
    if why:
        return why
    if task.state.step != PICK or PARTS not in open_kinds(task.state):
        return _("You are not to take a packet of Parts.")
    return "" if len(_cards(task)) >= FEWEST else _("There are too few Parts.")


def _least(task: Task, card: str, below: int | None = None) -> int | None:
    """Return the least coal with this Part, wherever it lies. Raises TooManyPositions."""
    best = below
    found: int | None = None
    for place in PLACES:
        coal = least(with_part(task.seat, card, place), task.named, best)
        if coal is not None:
            best = found = coal
    return found


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    right: list[str] = []
    try:
        best = _known(task)
        alone = least(task.seat, task.named, None if best is None else best + 1)
        best = best if alone is None else alone - 1  # a Part that saves nothing is none
        for card in _cards(task):
            coal = _least(task, card, None if best is None else best + 1)
            if coal is not None and coal == best:
                right.append(card)
            elif coal is not None:
                best, right = coal, [card]
    except TooManyPositions:
        return None
    if best is None or len(right) != 1:
        return None
    cards = _cards(task)
    hasty = max(cards, key=lambda it: part_worth(CARDS.parts[it]))
    return Proof((right[0],), -best, None, len(cards) * len(PLACES), hasty)


def _choices(task: Task) -> Mapping[str, str]:
    if _lacking(task):
        return {}
    text = _("{part} ({what})")
    return {
        card: text.format(part=part_name(card, CARDS), what=say_part(card, CARDS))
        for card in _cards(task)
    }


def _seats(task: Task, card: str) -> list[Seat]:
    """Return who solves with this Part, at each place."""
    return [with_part(task.seat, card, place) for place in PLACES]


def _value(task: Task, answer: str) -> int | None:
    if answer not in _choices(task):
        return None
    found = [known_run(seat, task.named) for seat in _seats(task, answer)]
    return max((-run[0] for run in found if run is not None), default=None)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, right = puzzle.task, answer in puzzle.proof.answers
    value = puzzle.proof.value if right else _value(task, answer)
    lines = coal_lines(
        puzzle, part_name(answer, CARDS), value, _("With another Part it takes less.")
    )
    for seat in _seats(task, answer) if value is not None else ():
        told = steps_with(task, seat, value)
        if told:
            return lines + told
    return lines


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    goods = say_goods(puzzle.task.named)
    if level == 1:
        text = _("Which Part makes {goods}, or what that is made of, out of what passes by?")
        return Clue(text.format(goods=goods))
    text = _("Three pushes are to come. What lies on tile 1 now can be on tile 4 in the end.")
    belt = puzzle.task.seat.belt
    return Clue(text, tuple(f"tile:{n + 1}" for n, it in enumerate(belt) if it))


def _question(task: Task) -> str:
    text = _(
        "You take a packet of Parts now. With which Part, placed where you like, can {goods} be in "
        "your store room today for the least coal?"
    )
    return text.format(goods=say_goods(task.named))


def _features(task: Task, proof: Proof) -> Features:
    return {**features(task, proof), "spread": len(_cards(task)) / 2, "coal": -proof.value}


PACKET = Kind(
    id=ID,
    title=N_("Which packet?"),
    line=N_("The Part with which a stage is cheapest today."),
    symbol="C",
    theme="factory",
    clauses=("6.1", "6.3", "7.5"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    mode=TOUCH,
    choices=_choices,
    target=lambda card: f"card:{card}",
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("7.5",),
    features=_features,
    worth=lambda value: n_coal(-value),
    tricks={
        "the cheapest Part": lambda task: [min(_cards(task), key=lambda it: CARDS.parts[it].coal)]
    },
    base=1600,
)
