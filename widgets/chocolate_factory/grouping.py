"""Chips: one of many actions in two taps, the first of which chooses what some of them share.

Six actions or fewer are chips at once. More are grouped by what they share: a change or a
chocolate, all that they take, or how many chocolates they move; whichever leaves the fewest chips
on the fuller of both screens. The second tap chooses an action whole. A Part that moves a chocolate
to another tile asks one thing after the other: what it makes, which piece it moves, and where to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache, singledispatch

from attrs import evolve, frozen

from tutor.chocolate_factory.actions import (
    Action,
    Deliver,
    Drop,
    Gift,
    Keep,
    Operate,
    Supply,
    Trade,
    Use,
)
from tutor.chocolate_factory.goods import KINDS
from tutor.chocolate_factory.moving import TO, split
from tutor.chocolate_factory.operating import halves
from tutor.engine import AnyGame

MOST_CHIPS = 6
"""More actions than this are grouped, at the first tap."""
MOST_RESULTS = 30
"""More than this are grouped again. Two chocolates of one's choice are 28."""
ARROW, COPIED = ">", "by:"
"""Between what a change takes and makes; before the store that a delivery copies."""
Path = tuple[str, ...]
Actions = tuple[Action, ...]
Groups = dict[str, list[Action]]


@frozen
class Chip:
    """One thing to choose: an action, or what several actions share.

    `shared`: a stage, a chocolate, a change, how many chocolates, or all that is taken and an
    arrow; `example`: one of these actions.
    """

    target: str
    action: Action | None = None
    shared: str = ""
    example: Action | None = None


def written(kind: str, text: str) -> str:
    """Return the target of a chip."""
    return f"{kind}:" + text.replace(" ", "_").replace(ARROW, "-").replace(TO, "--")


def read(target: str) -> str:
    """Return the text of a chip's target."""
    return target.partition(":")[2].replace("_", " ").replace("--", TO).replace("-", ARROW)


@singledispatch
def pieces_of(action: object) -> Path:
    """Return what an action is made of, in the order in which one would name it; () for what is one
    piece. The solo game adds its actions.

    >>> pieces_of(Operate("b3", ("B>OC",)))
    ('B>O', 'B>C')
    >>> pieces_of(Operate("b3", ("K>X",), by_employee=True))
    ('b3:K>X',)
    >>> pieces_of(Deliver("CN"))
    ('C', 'N')
    """
    match action:
        case Operate(_, changes) if TO in changes[-1]:
            made, move = split(changes)
            return (*pieces_of(evolve(action, changes=made)), move) if made else (move,)
        case Operate(_, (change,)):
            taken, put = halves(change)
            return tuple(f"{_at(action)}{taken}{ARROW}{each}" for each in put)
        case Operate(_, changes) | Use(changes):
            return tuple(f"{_at(action)}{change}" for change in net(changes))
        case Supply(_, stage, goods):
            return (str(stage), *goods)
        case Deliver(goods, copied) if copied:
            return (COPIED + copied, *goods)
        case Deliver(goods) | Drop(goods) | Trade(goods) | Keep(goods) | Gift(goods):
            return tuple(goods)
    return ()


def _at(action: object) -> str:
    """Return the Part that an Employee lets one choose: others are chosen before their results."""
    return f"{action.place}:" if isinstance(action, Operate) and action.by_employee else ""


@lru_cache(maxsize=1 << 12)
def net(changes: Path) -> Path:
    """Return what becomes what in the end, without what only lies there in between.

    >>> net(("O>K", "K>C", "F>N"))
    ('O>C', 'F>N')
    >>> net(("s:K>C", "2:C>X"))
    ('s:K>C', '2:C>X')
    """
    found: list[str] = []
    for each in changes:
        where, colon, change = each.rpartition(":")
        taken, put = halves(change)
        made = (it for it in found if it.endswith(ARROW + taken) and it.startswith(where + colon))
        before = next(made, "")
        if before:
            found.remove(before)
            taken = halves(before.removeprefix(where + colon))[0]
        found.append(f"{where}{colon}{taken}{ARROW}{put}" if put else each)
    return tuple(found)


def _all_taken(action: object) -> str:
    if not isinstance(action, Operate | Use) or ARROW not in action.changes[0]:
        return ""
    made = split(action.changes)[0]
    taken = (change.partition(ARROW)[0] for change in net(made))
    in_order = sorted(taken, key=lambda it: (it[:-1], KINDS.index(it[-1])))
    return _at(action) + " ".join(in_order) + ARROW


def _how_many(action: object) -> str:
    return str(len(action.goods)) if isinstance(action, Deliver | Drop | Keep | Trade) else ""


def _made(action: object) -> str:
    """Return what a Part makes that may move a chocolate then, "O>KF@"; "" for a move alone."""
    made = split(_own_changes(action))[0]
    return " ".join(made) + TO if made else ""


def _moved(action: object) -> str:
    """Return the chocolate that a Part moves to another tile, "K@"; "" for none."""
    return split(_own_changes(action))[1][:2]


def _own_changes(action: object) -> Path:
    """Return what the Part that is chosen does; () for what an Employee lets one of many do."""
    return action.changes if isinstance(action, Operate) and not action.by_employee else ()


WHOLES: tuple[Callable[[object], str], ...] = (_all_taken, _how_many)
"""What an action may share with others as a whole, rather than a piece."""
OF_MOVES: tuple[Callable[[object], str], ...] = (_made, _moved)
"""What moves share, in the order in which it is chosen."""


def among(game: AnyGame, actions: Actions, path: Path) -> tuple[Chip, ...]:
    """Return the chips for one of these actions, once what is in `path` is chosen."""
    left = tuple(it for it in actions if _rest(it, path) is not None)
    if any(map(_moved, left)):
        return _chips(game, _moves_grouped(left))
    if len(left) <= (MOST_RESULTS if path else MOST_CHIPS):
        return tuple(_whole(game, it) for it in left)
    return _chips(game, min(_groupings(left, path), key=_fuller))


def _chips(game: AnyGame, groups: Groups) -> tuple[Chip, ...]:
    """Return a chip for each action that shares nothing, and for each group."""
    whole = [_whole(game, it) for it in groups.get("", ())]
    ways = (
        _whole(game, found[0])
        if len(found) == 1
        else Chip(written("go", shared), shared=shared, example=found[0])
        for shared, found in groups.items()
        if shared
    )
    return tuple(dict.fromkeys((*whole, *ways)))


def _moves_grouped(left: Actions) -> Groups:
    """Group the uses of a Part that moves a chocolate by the first thing that is open."""
    for shared in OF_MOVES:
        if len({shared(it) for it in left} - {""}) > 1:
            return _grouped(left, lambda it, shared=shared: (shared(it),))  # type: ignore[misc]
    return {"": list(left)}


def _groupings(left: Actions, path: Path) -> Iterator[Groups]:
    """Group actions by each thing that they may share; under "" are those that share nothing. The
    store that is copied is chosen before anything else.
    """
    if any(it.startswith(COPIED) for each in left for it in _rest(each, path) or ()):
        yield _grouped(left, lambda it: pieces_of(it)[:1])
        return
    yield _grouped(left, lambda it: tuple(dict.fromkeys(_rest(it, path) or ())))
    for whole in WHOLES:
        if not any(whole(it) in path for it in left):
            yield _grouped(left, lambda it, whole=whole: (whole(it),))  # type: ignore[misc]


def _grouped(left: Actions, shared: Callable[[Action], Path]) -> Groups:
    groups: Groups = {}
    for action in left:
        for each in shared(action) or ("",):
            groups.setdefault(each, []).append(action)
    return groups


def _fuller(groups: Groups) -> tuple[int, int]:
    """Return how many chips there are on the fuller one of both screens, and on the first."""
    alone, shared = groups.get("", []), [found for key, found in groups.items() if key]
    first = len(alone) + len(shared)
    return max(first, *map(len, shared)) if shared else first, first


def way_to(game: AnyGame, actions: Actions, action: Action) -> Path:
    """Return the chips to click, one after the other, for one of these actions."""
    path: Path = ()
    clicked: list[str] = []
    while action in actions:
        shown = among(game, actions, path)
        if any(it.action == action for it in shown):
            break
        goes = (it for it in shown if it.shared and _rest(action, (*path, it.shared)) is not None)
        chip = next(goes)
        path = (*path, chip.shared)
        clicked.append(chip.target)
    return (*clicked, written("do", game.action_text(action)))


def _whole(game: AnyGame, action: Action) -> Chip:
    return Chip(written("do", game.action_text(action)), action)


def _rest(action: Action, path: Path) -> Path | None:
    """Return the pieces of an action that are not chosen yet; None if it lacks what is chosen."""
    own = Counter(pieces_of(action))
    chosen = Counter(path) - Counter(whole(action) for whole in (*WHOLES, *OF_MOVES))
    return tuple((own - chosen).elements()) if chosen <= own else None
