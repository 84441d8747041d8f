"""A second proof, slow and obvious: from the game's own actions, the slow referee and the words of
the questions. Nothing of the puzzles' searches is used.

`python -m tests.chocolate_factory.puzzles.slow` goes through the whole shipped pack.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping
from heapq import heappop, heappush
from itertools import combinations, count

import attrs

from tests.chocolate_factory.positions import GAME
from tests.chocolate_factory.puzzles.slow_evenings import borrow, counted, delivery
from tests.chocolate_factory.puzzles.slow_last_day import storeless
from tests.chocolate_factory.puzzles.slow_shifts import going_on, soonest
from tests.chocolate_factory.slow import heap, made, paid, totals
from tutor.chocolate_factory.actions import Drop, Operate, Shift, Supply
from tutor.chocolate_factory.notation import parse_action
from tutor.chocolate_factory.puzzles.judging import AnswerError, judge
from tutor.chocolate_factory.puzzles.making.shipped import shipped
from tutor.chocolate_factory.puzzles.model import Task
from tutor.chocolate_factory.state import FULFIL, PLACES, READY, RUN, SUPPLY, Seat, State
from tutor.puzzles.model import Puzzle

Found = Mapping[str, bool]
ORDERED = "BOKFCNX"


def listed(goods: str) -> str:
    """Goods in the order in which an answer names them."""
    return "".join(sorted(goods, key=ORDERED.index))


def there(seat: Seat, goods: str) -> bool:
    return not Counter(goods) - Counter(seat.store)


def with_seat(task: Task, seat: Seat, **changes: object) -> State:
    """The position in which who solves has this seat and may act."""
    players = list(task.state.players)
    players[task.player] = seat
    return attrs.evolve(
        task.state, players=tuple(players), player=task.player, waiting=(), **changes
    )


# ---- running


def least_coal(state: State, goods: str, limit: int) -> int | None:
    """The least coal, up to `limit`, for which the goods lie in the store room today."""
    player, number = state.player, count()
    start = state.players[player].coal
    open_ = [(0, next(number), state)]
    seen = set()
    while open_:
        coal, _n, now = heappop(open_)
        seat = now.players[player]
        if there(seat, goods):
            return coal
        if seat in seen:
            continue
        seen.add(seat)
        for after in going_on(now, player, goods):
            burned = start - after.players[player].coal
            if burned <= limit:
                heappush(open_, (burned, next(number), after))
    return None


def _coal(puzzle: Puzzle[Task]) -> Found:
    task, found = puzzle.task, {}
    best = least_coal(task.state, task.named, -puzzle.proof.value)
    for answer in filter(None, (*puzzle.proof.answers, puzzle.proof.greedy)):
        seat = after(task.state, answer).players[task.player]
        found[answer] = there(seat, task.named) and task.seat.coal - seat.coal == best
    return found


def after(state: State, answer: str) -> State:
    """Play an answer."""
    for text in answer.split("; "):
        action = parse_action(text)
        assert not GAME.explain(state, action)
        state = GAME.apply(state, action)
    return state


def _shift(puzzle: Puzzle[Task]) -> Found:
    task, best = puzzle.task, 0
    seen, open_ = set(), [task.state]
    paid_for: dict[str, int] = {}
    while open_:
        now = open_.pop()
        seat = now.players[task.player]
        if seat in seen:
            continue
        seen.add(seat)
        if not seat.outside:
            best = max(best, _shops(task, seat.store, paid_for))
        for action in GAME.actions(now):
            if isinstance(action, Drop) and set(action.goods) & set("BO"):
                continue  # no order asks for them
            if isinstance(action, Operate | Drop) or (isinstance(action, Shift) and seat.outside):
                open_.append(GAME.apply(now, action))
    found = {}
    for answer in (*puzzle.proof.answers, puzzle.proof.greedy):
        seat = after(task.state, answer).players[task.player]
        found[answer] = _shops(task, seat.store, paid_for) == best
    return found


def _shops(task: Task, store: str, known: dict[str, int]) -> int:
    if store not in known:
        known[store] = max(shop_money(task, attrs.evolve(task.seat, store=store)).values())
    return known[store]


def _place(puzzle: Puzzle[Task]) -> Found:
    task, most = puzzle.task, -puzzle.proof.value
    card = task.state.waiting[0]
    return {
        place: least_coal(running(task, card, place), task.named, most) == most for place in PLACES
    }


def _packet(puzzle: Puzzle[Task]) -> Found:
    task, most = puzzle.task, -puzzle.proof.value
    cards = [card for packet in task.state.packets.parts for card in packet]
    return {
        card: most in {least_coal(running(task, card, place), task.named, most) for place in PLACES}
        for card in cards
    }


def running(task: Task, card: str, place: str) -> State:
    """The position in which the Part lies there and the run begins."""
    laid = zip(PLACES, task.seat.places, strict=True)
    places = tuple(card if each == place else old for each, old in laid)
    seat = attrs.evolve(task.seat, places=places)
    return with_seat(task, seat, phase=RUN, step=READY)


# ---- selling


def shop_money(task: Task, seat: Seat) -> dict[tuple[int, ...], int]:
    """How far the orders can be, and what the Corner Shops have paid then."""
    open_ = [with_seat(task, seat, phase=FULFIL, step=SUPPLY)]
    found: dict[tuple[int, ...], int] = {}
    seen = set()
    while open_:
        now = open_.pop()
        mine = now.players[task.player]
        if mine in seen:
            continue
        seen.add(mine)
        found[_progress(seat, mine)] = mine.money - seat.money
        for action in GAME.actions(now):
            if isinstance(action, Supply) and not action.by_employee:
                open_.append(GAME.apply(now, action))
    return found


def _progress(before: Seat, now: Seat) -> tuple[int, ...]:
    found = []
    for old, new in zip(before.orders, now.orders, strict=True):
        if old is None:
            found.append(0)
        else:
            found.append(len(GAME.components.orders[old.id].stages) if new is None else new.done)
    return tuple(found)


def _stages(puzzle: Puzzle[Task]) -> Found:
    task = puzzle.task
    money = shop_money(task, task.seat)
    most = max(money.values())
    keys = {key: tuple(map(int, key.split("-"))) for key in task.asked.choices(task)}
    return {key: money.get(upto) == most for key, upto in keys.items()}


def _keep(puzzle: Puzzle[Task]) -> Found:
    """Each pair, with what three pushes bring, and no Employee of today."""
    task = puzzle.task
    coming = "".join(task.seat.belt[1:])

    def worth(kept: str) -> int:
        seat = attrs.evolve(task.seat, store=listed(kept + coming), employee=None)
        return max(shop_money(task, seat).values())

    most = len(next(iter(task.asked.choices(task))))
    piles = {listed(some) for some in combinations(task.seat.store, most)}
    best = max(map(worth, piles))
    return {key: worth(key) == best for key in task.asked.choices(task)}


# ---- the stores


def _stack(task: Task) -> tuple[tuple[int, int], ...]:
    return next(it.stack for it in task.state.stores if it.id == task.named)


def _ranks(puzzle: Puzzle[Task]) -> Found:
    task = puzzle.task
    earned = paid(_stack(task))[task.player]
    return {key: int(key) == earned for key in task.asked.choices(task)}


def _lift(puzzle: Puzzle[Task]) -> Found:
    """One space more each time: whoever comes later lies on top."""
    task, stack = puzzle.task, _stack(puzzle.task)
    mine = dict(stack).get(task.player, 0)
    others = tuple(it for it in stack if it[0] != task.player)
    more = (
        n
        for n in range(1, 10 - mine)
        if paid((*others, (task.player, mine + n)))[task.player] > paid(stack)[task.player]
    )
    least = next(more)
    return {key: int(key) == least for key in task.asked.choices(task)}


def _tally(puzzle: Puzzle[Task]) -> Found:
    task = puzzle.task
    total = totals(task.state)[task.player]
    return {key: int(key) == total for key in task.asked.choices(task)}


def _result(puzzle: Puzzle[Task]) -> Found:
    task = puzzle.task
    card, tile = task.seat.part(task.named), task.seat.belt[int(task.named[1]) - 1]
    able = made(str(card), heap(tile))
    return {key: heap(key) in able for key in task.asked.choices(task)}


MEETS: Mapping[str, Callable[[Puzzle[Task]], Found]] = {
    "result": _result,
    "ranks": _ranks,
    "lift": _lift,
    "stages": _stages,
    "keep": _keep,
    "coal": _coal,
    "shift": _shift,
    "place": _place,
    "packet": _packet,
    "tally": _tally,
    "delivery": delivery,
    "borrow": borrow,
    "counted": counted,
    "soonest": soonest,
    "storeless": storeless,
}


def wrong(puzzle: Puzzle[Task]) -> list[str]:
    """Every answer that is accepted and does not meet the words, or meets them and is refused."""
    return at_odds(puzzle, MEETS[puzzle.task.kind](puzzle))


def at_odds(puzzle: Puzzle[Task], met: Mapping[str, bool]) -> list[str]:
    """Every answer that is judged otherwise than the words of the question say. `met`: whether an
    answer meets them.
    """
    found = []
    for answer, meets in met.items():
        try:
            accepted = judge(puzzle, answer).correct
        except AnswerError:
            accepted = False
        if accepted != meets:
            found.append(f"{puzzle.id}: {answer!r} {'accepted' if accepted else 'refused'}")
    return found


def with_proof(puzzle: Puzzle[Task], answers: tuple[str, ...], value: int) -> Puzzle[Task]:
    """The puzzle with another proof."""
    return attrs.evolve(puzzle, proof=attrs.evolve(puzzle.proof, answers=answers, value=value))


if __name__ == "__main__":
    kinds = sys.argv[1:] or list(MEETS)
    some = [puzzle for puzzle in shipped() if puzzle.task.kind in kinds]
    bad = [line for each in some for line in wrong(each)]
    print("\n".join(bad) or f"{len(some)} puzzles: nothing found.")
    sys.exit(bool(bad))
