"""Best delivery: what moves the marker farthest at a side D?"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocolate_factory.goods import parts_of, pile, say_goods
from tutor.chocolate_factory.names import n_spaces, say_rule
from tutor.chocolate_factory.puzzles.choosing import CHOICES, shuffled_keys
from tutor.chocolate_factory.puzzles.evenings import not_asked, refined, room_left, store_of
from tutor.chocolate_factory.puzzles.model import Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.sides import COPY, RULES
from tutor.chocolate_factory.state import State
from tutor.chocolate_factory.stores import NAMES, NEW_SIDES, offers, spaces, takes
from tutor.i18n import N_, _, ngettext
from tutor.kit.shuffling import mixed
from tutor.puzzles.model import Proof, Puzzle

ID = "delivery"
SIDE = NEW_SIDES[1]
MOST = 10
"""More chocolates in the store room are not asked about: their piles are too many."""


def _propose(state: State, rng: Random) -> list[Task]:
    task = Task(ID, state, state.player)
    return [] if _lacking(task) else [task]


def _lacking(task: Task) -> str:
    if why := not_asked(task):
        return why
    store = store_of(task)
    if store.side != SIDE or store.id + store.side == COPY:
        return _("The store of this evening has no rule of its own on side D.")
    if not 3 <= len(refined(task)) <= MOST:
        return _("Too few or too many chocolates lie in the store room.")
    if not _able(task):
        return _("The store takes nothing of it.")
    return ""


def _moves(task: Task, goods: str) -> int:
    store = store_of(task)
    return min(room_left(task), spaces(store.id, store.side, goods))


def _able(task: Task) -> dict[str, int]:
    """Return every delivery that moves the marker, with its spaces."""
    store = store_of(task)
    found = {it: _moves(task, it) for it in offers(store.id, store.side, task.seat.store)}
    return {goods: by for goods, by in found.items() if by}


def _refused(task: Task) -> list[str]:
    """Return what the store does not take, though more of it lies there than one chocolate."""
    store = store_of(task)
    piles = parts_of(pile(refined(task)))
    return [it for it in piles if len(it) > 1 and not takes(store.id, store.side, it)]


def _keys(task: Task) -> list[str]:
    """Return one of the best deliveries, lesser ones, and piles that tempt but are refused."""
    able = _able(task)
    most = max(able.values())
    rng = Random(f"{ID} {task.state.day} {task.seat.store} {store_of(task).id}")
    best = _one(rng, [it for it, by in able.items() if by == most])
    less = sorted({by for by in able.values() if by < most}, reverse=True)[:2]
    lesser = [_one(rng, [it for it, by in able.items() if by == each]) for each in less]
    refused = mixed(_refused(task), rng)
    larger = [it for it in refused if len(best) < len(it) <= len(best) + 2]
    smaller = [it for it in refused if len(it) <= len(best)]
    many = int(rng.random() * 3)
    tempting = [*larger[:many], *smaller[: 2 - many]]
    keys = [best, *lesser[:1], *tempting, *lesser[1:], *smaller, *larger]
    return list(dict.fromkeys(keys))[:CHOICES]


def _one(rng: Random, piles: list[str]) -> str:
    return piles[int(rng.random() * len(piles))]


def _choices(task: Task) -> Mapping[str, str]:
    if _lacking(task):
        return {}
    return {key: say_goods(key) for key in shuffled_keys(task, _keys(task))}


def _hasty(task: Task) -> str:
    """Return what gives most chocolates away, whether the store takes them or not."""
    return max(_choices(task), key=len)


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    keys = _keys(task)
    if len(keys) < CHOICES:
        return None
    best, *others = (_moves(task, key) for key in keys)
    return Proof((keys[0],), best, max(others), 2 ** len(task.seat.store), _hasty(task))


def _value(task: Task, answer: str) -> int | None:
    return _moves(task, answer) if answer in _choices(task) else None


def _clause(task: Task) -> str:
    store = store_of(task)
    return RULES[store.id + store.side].clause


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, clause = puzzle.task, _clause(puzzle.task)
    mark = (f"store:{store_of(task).id}",)

    def said(goods: str, by: int) -> str:
        text = ngettext("{goods}: {n} space.", "{goods}: {n} spaces.", by)
        return text.format(goods=say_goods(goods), n=by)

    best = puzzle.proof.answers[0]
    lines = [Line(said(best, puzzle.proof.value), clause, mark)]
    if answer != best and answer in _choices(task):
        by = _moves(task, answer)
        text = _("{store} takes {what}. It does not take {goods} together.")
        rule = text.format(
            store=_(NAMES[store_of(task).id]),
            what=say_rule(store_of(task)),
            goods=say_goods(answer),
        )
        lines.append(Line(said(answer, by) if by else rule, clause, mark))
    return lines


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    store = store_of(puzzle.task)
    if level == 1:
        return Clue(_("Not every pile is taken: which of them are?"))
    text = _("{store} takes {what}.")
    return Clue(text.format(store=_(NAMES[store.id]), what=say_rule(store)), (f"store:{store.id}",))


def _question(task: Task) -> str:
    text = _("Which of these brings your marker farthest at {store} tonight?")
    return text.format(store=_(NAMES[store_of(task).id]))


def _features(task: Task, proof: Proof) -> Features:
    gap = proof.value - (proof.runner_up or 0)
    return {
        "pieces": len(refined(task)),
        "near": float(gap == 1),
        "trap": float(proof.greedy_fails),
    }


def _sort(task: Task, answer: str) -> str:
    """Return whether it is the largest pile of those to choose from, or a smaller one."""
    sizes = sorted({len(key) for key in _choices(task)}, reverse=True)
    return f"the {sizes.index(len(answer)) + 1}. largest"


DELIVERY = Kind(
    id=ID,
    title=N_("Best delivery"),
    line=N_("A side D: what brings your marker farthest?"),
    symbol="X",
    theme="stores",
    clauses=("17.4", "17.5", "17.6", "17.7"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda task, _answer: (_clause(task),),
    features=_features,
    worth=n_spaces,
    shows=lambda task: (f"store:{store_of(task).id}",),
    tricks={"the smallest": lambda task: [min(_choices(task), key=len)]},
    sort=_sort,
    why_not=lambda _task: _("Too few piles to choose from: lay more chocolates."),
    expanded=True,
    base=1000,
)
