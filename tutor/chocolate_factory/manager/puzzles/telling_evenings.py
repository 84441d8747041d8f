"""Says how a pair wins the week on Saturday, or what is missing with it at the least."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.manager.puzzles.last_evening import (
    BOTH_WANT,
    NO_GIFT,
    TOO_POOR,
    Evening,
    nearness,
    outcome,
    owed,
    pounds_wanted,
)
from tutor.chocolate_factory.manager.puzzles.model import CARDS, Line, Task, week
from tutor.chocolate_factory.manager.puzzles.pairs import Pair, too_few_steps
from tutor.chocolate_factory.manager.puzzles.steps import marks_of, name_of
from tutor.chocolate_factory.manager.saying import say_gift
from tutor.chocolate_factory.names import part_name
from tutor.chocolate_factory.puzzles.kinds.stages import say_progress
from tutor.chocolate_factory.stores import NAMES
from tutor.i18n import _
from tutor.kit.words import join_words


def _evening(task: Task, pair: Pair, way: Evening) -> str:
    """Say what everybody gets: "Roaster on tile 2. The Palace Boutique: Chunks."."""
    state = week(task)
    got = [(name_of(state, it.id), goods) for it, goods in zip(owed(state), way.gifts, strict=True)]
    if way.delivery:
        got.insert(0, (_(NAMES[CARDS.staff[pair[0]].store]), way.delivery))
    text = _("{part} on tile {tile}.").format(part=part_name(pair[1], CARDS), tile=way.tile)
    said = (_("{who}: {goods}.").format(who=who, goods=say_goods(goods)) for who, goods in got)
    return " ".join((text, *said))


def told(task: Task, pair: Pair) -> Line:
    """Say how a pair wins the week, or what is missing with it at the least."""
    state, found = week(task), outcome(task, pair)
    if found.best is not None:
        short = pounds_wanted(state)
        text = _("{evening} Orders: {stages}, £{n}; £{wanted} are still wanted.")
        if not short:
            text = _("{evening} The money is there.")
        stages = say_progress(task.seat, found.best.upto)
        evening = _evening(task, pair, found.best)
        said = text.format(evening=evening, stages=stages, n=found.best.money, wanted=short)
        if found.stage == TOO_POOR:
            said = _("{said} No other way brings more.").format(said=said)
        return Line(said, "15.4", (f"store:{CARDS.staff[pair[0]].store}",))
    if found.stage not in (NO_GIFT, BOTH_WANT):
        return too_few_steps(state, pair)
    cards = owed(state)
    text = _("{demand}: with {part} there are never {goods}.")
    if found.stage == BOTH_WANT:
        text = _("{demand}: with {part} there is enough for it or for {store}, but not for both.")
    said = text.format(
        part=part_name(pair[1], CARDS),
        goods=join_words([say_gift(card) for card in cards]),
        demand=join_words([name_of(state, card.id) for card in cards]),
        store=_(NAMES[CARDS.staff[pair[0]].store]),
    )
    return Line(said, "15.7", marks_of(state, [card.id for card in cards]))


def nearest(task: Task, some: Sequence[Pair]) -> list[Pair]:
    """Return of each Employee the one of these pairs that comes nearest."""
    found: dict[str, Pair] = {}
    for pair in sorted(some, key=lambda it: -nearness(task, it)):
        found.setdefault(pair[0], pair)
    return [*found.values()]
