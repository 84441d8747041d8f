"""What can come of it?: one use of a Part over what lies on a tile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random

from tutor.chocolate_factory.goods import holds, pile, say_goods, without
from tutor.chocolate_factory.names import part_name, place_name
from tutor.chocolate_factory.operating import halves, results
from tutor.chocolate_factory.parts import Convert, Copy, Part, Upgrade
from tutor.chocolate_factory.puzzles.choosing import CHOICES, shuffled_keys
from tutor.chocolate_factory.puzzles.model import CARDS, Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.shifts import TILE_OF, cost
from tutor.chocolate_factory.state import OPERATE, PLACES, RUN, State
from tutor.chocolate_factory.words import say_part
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "result"
FEWEST = 2
"""Chocolates on a tile that is worth asking about."""


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase != RUN or state.step != OPERATE:
        return []
    tasks = [Task(ID, state, state.player, place) for place in PLACES]
    return [task for task in tasks if not _lacking(task)]


def _part(task: Task) -> Part | None:
    card = task.seat.part(task.named) if task.named in PLACES else None
    return None if card is None else CARDS.parts[card]


def _tile(task: Task) -> str:
    return task.seat.belt[TILE_OF[task.named]]


def _lacking(task: Task) -> str:
    part = _part(task)
    if part is None or part.is_chute:
        return _("The question is about a Part that works on its tile.")
    if task.state.phase != RUN or task.state.step != OPERATE or task.named in task.seat.used:
        return _("The Part does not work now.")
    if cost(part, task.seat, CARDS) > task.seat.coal:
        return _("There is too little coal for it.")
    if len(_tile(task)) < FEWEST:
        return _("Too little lies there.")
    return "" if results(part, _tile(task)) else _("Nothing that the Part takes lies there.")


def _mistakes(part: Part, tile: str) -> Iterator[str]:
    """Return what usual mistakes make of the tile: all pieces of a kind, what is taken stays, what
    is put is forgotten, twice, and nothing at all.
    """
    able = results(part, tile)
    for changes in able.values():
        for change in changes:
            taken, put = halves(change)
            yield _all_of(tile, taken, put)
            if any(isinstance(way, Convert) for way in part.ways):
                yield pile(tile + put)
                yield without(tile, taken)
            if any(isinstance(way, Copy) for way in part.ways):
                yield without(tile, taken)
    for once in able:
        yield from results(part, once)
    yield tile


def _all_of(tile: str, taken: str, put: str) -> str:
    """Return the tile after as many such changes as there are pieces for; of a copy, one."""
    again = not set(taken) & set(put)
    while holds(tile, taken):
        tile = pile(without(tile, taken) + put)
        if not again:
            break
    return tile


@lru_cache(maxsize=1024)
def _keys(task: Task) -> tuple[str, ...]:
    """Return the right pile first, then wrong ones."""
    part = _part(task)
    assert part is not None
    tile = _tile(task)
    able = results(part, tile)
    right = shuffled_keys(task, able)[0]
    wrong = [it for it in dict.fromkeys(_mistakes(part, tile)) if it and it not in able]
    return (right, *wrong[: CHOICES - 1])


def _choices(task: Task) -> Mapping[str, str]:
    if _lacking(task):
        return {}
    return {key: say_goods(key) for key in shuffled_keys(task, _keys(task))}


def _prove(task: Task) -> Proof | None:
    if _lacking(task) or len(_choices(task)) < CHOICES:
        return None
    right, hasty = _keys(task)[:2]
    part = _part(task)
    assert part is not None
    return Proof((right,), 1, 0, len(results(part, _tile(task))), hasty)


def _value(task: Task, answer: str) -> int | None:
    part = _part(task)
    if part is None or answer not in _choices(task):
        return None
    return int(answer in results(part, _tile(task)))


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, right = puzzle.task, puzzle.proof.answers[0]
    part = _part(task)
    assert part is not None
    marks = (f"part:{task.named}", f"tile:{TILE_OF[task.named] + 1}")
    did = results(part, _tile(task))[right]
    steps = []
    for change in did:
        taken, put = halves(change)
        text = _("{taken} into {put}")
        steps.append(text.format(taken=say_goods(taken), put=say_goods(put)))
    text = _("{part}: {steps}. The tile then holds {goods}.")
    said = text.format(
        part=part_name(part.id, CARDS), steps=_(", then ").join(steps), goods=say_goods(right)
    )
    lines = [Line(said, _rule(part), marks)]
    if answer != right:
        words = _("One use takes what its icons show, one piece for each, in only one of its ways.")
        lines.append(Line(words, "8.4", marks))
    return lines


def _rule(part: Part) -> str:
    """Return the clause about what the Part does."""
    way = part.ways[0]
    if isinstance(way, Copy):
        return "8.11"
    if isinstance(way, Upgrade):
        return "8.10" if way.times > 1 else "8.2"
    return "8.5"


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    if level == 1:
        return Clue(_("An icon is one piece, not all of its kind."))
    text = _("On the tile: {goods}. Take the input away first, then add the output.")
    marks = (f"part:{task.named}", f"tile:{TILE_OF[task.named] + 1}")
    return Clue(text.format(goods=say_goods(_tile(task))), marks)


def _question(task: Task) -> str:
    part = _part(task)
    if part is None:
        return ""
    text = _("You operate the {part} {place} once ({what}). What can lie on its tile then?")
    return text.format(
        part=part_name(part.id, CARDS), place=place_name(task.named), what=say_part(part.id, CARDS)
    )


def _features(task: Task, proof: Proof) -> Features:
    part = _part(task)
    return {
        "pieces": len(_tile(task)),
        "spread": proof.searched / 2,
        "trap": float(part is not None and len(part.ways) > 1),
    }


RESULT = Kind(
    id=ID,
    title=N_("What can come of it?"),
    line=N_("One use of a Part, and a tile."),
    symbol="K",
    theme="rules",
    clauses=("8.4", "8.5", "8.6", "8.8", "8.10", "8.11"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("8.4",),
    features=_features,
    shows=lambda task: (f"part:{task.named}",),
    tricks={
        "most chocolates": lambda task: [max(_choices(task), key=lambda it: (len(it), it))],
        "fewest chocolates": lambda task: [min(_choices(task), key=lambda it: (len(it), it))],
    },
    base=600,
    why_not=lambda _task: _(
        "The usual mistakes come to fewer than three wrong answers: lay more, or other chocolates."
    ),
)
