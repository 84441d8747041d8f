"""Where to put the Part: which place makes a stage cheapest today?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from tutor.chocolate_factory.goods import (
    KINDS,
    REFINED,
    holds,
    is_pile,
    pile,
    say_goods,
    stands_for,
)
from tutor.chocolate_factory.names import n_coal, part_name, place_name
from tutor.chocolate_factory.parts import Convert, Part
from tutor.chocolate_factory.players.worth import place_worth
from tutor.chocolate_factory.puzzles.kinds.coal import features
from tutor.chocolate_factory.puzzles.model import CARDS, TOUCH, Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.puzzles.running_answers import say_steps
from tutor.chocolate_factory.puzzles.search import (
    TooManyPositions,
    able,
    cheapest_run,
    known_run,
    least,
    planned,
    with_part,
)
from tutor.chocolate_factory.shifts import TILE_OF
from tutor.chocolate_factory.state import DRAFT, PLACE, PLACES, Seat, State
from tutor.chocolate_factory.words import say_part
from tutor.i18n import N_, _
from tutor.kit.frozen import changed
from tutor.puzzles.model import Proof, Puzzle

ID = "place"
MOST_BEST = 2
"""Places of the eight that may be equally good."""


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase != DRAFT or state.step != PLACE:
        return []
    task = Task(ID, state, state.player, "X")
    if _lacking(task):
        return []
    part = CARDS.parts[state.waiting[0]]
    store, _coal, _run = planned(_seats(task)[usual_place(part, state.seat)])
    return [Task(ID, state, state.player, it) for it in worth_asking(state.seat.store, store)]


def worth_asking(before: str, after: str) -> list[str]:
    """Return the dearest of the chocolates that a run has made, alone and together."""
    made = sorted(more(before, after), key=KINDS.index, reverse=True)
    goods = [made[:1], made[:2], made[1:2], made[:3], made[1:3]]
    return list(dict.fromkeys(pile("".join(it)) for it in goods if it))


def more(before: str, after: str) -> str:
    """Return the refined chocolates of which there are more."""
    return "".join(kind * max(0, after.count(kind) - before.count(kind)) for kind in REFINED)


def lacking_draft(task: Task) -> str:
    """Return why nothing can be asked about the run of who solves and is in the draft."""
    if task.state.phase != DRAFT or task.state.player != task.player:
        return _("You are not to take a card.")
    if task.seat.employee is None or not able(task.seat):
        return _("What your Employee can do today is not known.")
    if task.state.last_day:
        return _("On Saturday everything comes into the store room.")
    if not task.named or not is_pile(task.named) or pile(task.named) != task.named:
        return _("The question is about chocolates.")
    return ""


def _lacking(task: Task) -> str:
    why = lacking_draft(task)
    return why or ("" if task.state.step == PLACE else _("There is no Part to place."))


def cheapest_of(
    goods: str, seats: Mapping[str, Seat], below: int | None
) -> tuple[int, list[str]] | None:
    """Return the least coal that the goods need today with one of these seats, and with which;
    None where no seat can, for less than `below`. Raises TooManyPositions.
    """
    best = None if below is None else below - 1
    found: list[str] = []
    for key, seat in seats.items():
        coal = least(seat, goods, None if best is None else best + 1)
        if coal is not None and coal == best:
            found.append(key)
        elif coal is not None:
            best, found = coal, [key]
    return None if best is None or not found else (best, found)


def _seats(task: Task) -> dict[str, Seat]:
    return {place: with_part(task.seat, task.state.waiting[0], place) for place in PLACES}


def _hasty(task: Task) -> str:
    """Return where its input lies now; where it does not, where it usually passes."""
    part, seat = CARDS.parts[task.state.waiting[0]], task.seat
    for way in part.ways:
        first = stands_for(way.inputs[0]) if isinstance(way, Convert) else REFINED
        for place in sorted(PLACES, key=lambda it: (it[1], it[0])):
            if not seat.part(place) and set(seat.belt[TILE_OF[place]]) & set(first):
                return place
    return usual_place(part, seat)


def usual_place(part: Part, seat: Seat) -> str:
    """Return where the input of a Part usually passes, and nothing is lost."""
    return max(PLACES, key=lambda it: place_worth(part, it, seat, CARDS))


@lru_cache(maxsize=256)
def _best(task: Task) -> tuple[int, tuple[str, ...]] | None:
    """Return the least coal, and the places with which it is enough; None where the Part saves
    nothing. Raises TooManyPositions.
    """
    seats = _seats(task)
    known = [coal for store, coal, _run in map(planned, seats.values()) if holds(store, task.named)]
    most = min(known) + 1 if known else None
    store, coal, _run = planned(task.seat)
    if most is not None and holds(store, task.named) and coal < most:
        return None  # as cheap without the Part
    alone = least(task.seat, task.named, most)
    found = cheapest_of(task.named, seats, most if alone is None else alone)
    return None if found is None else (found[0], tuple(found[1]))


def _choices(task: Task) -> Mapping[str, str]:
    if _lacking(task):
        return {}
    return {place: place_name(place) for place in PLACES}


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    try:
        best = _best(task)
    except TooManyPositions:
        return None
    if best is None or len(best[1]) > MOST_BEST:
        return None
    return Proof(best[1], -best[0], None, len(PLACES), _hasty(task))


def _value(task: Task, answer: str) -> int | None:
    """Return the coal with which a run is known, negative; None where none is."""
    seat = _seats(task).get(answer)
    found = None if seat is None else known_run(seat, task.named)
    return None if found is None else -found[0]


def coal_lines(puzzle: Puzzle[Task], given: str, value: int | None, less: str) -> list[Line]:
    """Return what the given answer, named in words, comes to; `less`: said where another one comes
    to less."""
    goods = say_goods(puzzle.task.named)
    words = _("{answer}: {goods} cannot be in the store room today for as little.")
    if value is not None:
        words = _("{answer}: {goods} can be in the store room today for {coal}.")
    said = words.format(answer=given, goods=goods, coal=n_coal(-(value or 0)))
    lines = [Line(said[:1].upper() + said[1:], "7.4")]
    if value != puzzle.proof.value:
        lines.append(Line(less, "7.5"))
    return lines


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    right = answer in puzzle.proof.answers
    value = puzzle.proof.value if right else _value(puzzle.task, answer)
    less = _("At another place it takes less: there what the Part needs lies on its tile.")
    lines = coal_lines(puzzle, place_name(answer), value, less)
    return lines + steps_with(puzzle.task, _seats(puzzle.task)[answer], value)


def steps_with(task: Task, seat: Seat, value: int | None) -> list[Line]:
    """Return a line that tells a run of this seat for that much coal; none where none is known."""
    if value is None:
        return []
    try:
        found = cheapest_run(seat, task.named, 1 - value)
    except TooManyPositions:
        found = known_run(seat, task.named)
    if found is None or found[0] > -value:
        return []
    return [Line(say_steps(with_seat(task, seat), found[1]), "8.5")]


def with_seat(task: Task, seat: Seat) -> State:
    """Return the position in which who solves has this seat."""
    players = list(task.state.players)
    players[task.player] = seat
    return changed(task.state, players=tuple(players))


def _seen(task: Task, answer: str) -> State:
    """Return the position with the Part at its place."""
    return with_seat(task, _seats(task)[answer])


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    if level == 1:
        text = _("{part}: {what}. When does that lie on a tile, and on which?")
        card = task.state.waiting[0]
        return Clue(text.format(part=part_name(card, CARDS), what=say_part(card, CARDS)))
    text = _("Two Parts at one tile work in the same Shift; a Part that is covered works no more.")
    return Clue(text, tuple(f"part:{it}" for it in PLACES if task.seat.part(it)))


def _question(task: Task) -> str:
    text = _(
        "Where do you place the {part}, so that {goods} can be in your store room today for the "
        "least coal?"
    )
    card = task.state.waiting[0] if task.state.waiting else ""
    name = part_name(card, CARDS) if card in CARDS.parts else ""
    return text.format(part=name, goods=say_goods(task.named))


def _features(task: Task, proof: Proof) -> Features:
    return {**features(task, proof), "coal": -proof.value}


def _sort(task: Task, answer: str) -> str:
    """Return whether it covers a Part, or the column of the place."""
    return "cover" if task.seat.part(answer) else f"tile {answer[1]}"


def _near_the_chute(task: Task) -> Sequence[str]:
    return [place for place in PLACES if place[1] == "3"]


PLACE_PART = Kind(
    id=ID,
    title=N_("Where to put the Part"),
    line=N_("The place at which it saves most coal."),
    symbol="B",
    theme="factory",
    clauses=("6.4", "7.5", "7.4"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    mode=TOUCH,
    choices=_choices,
    target=lambda place: f"part:{place}",
    seen=_seen,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("7.5",),
    features=_features,
    worth=lambda value: n_coal(-value),
    tricks={"beside the Chute": _near_the_chute},
    sort=_sort,
    base=1250,
)
