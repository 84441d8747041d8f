"""What would it take?: the fewest spaces by which a marker must move to earn more."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocolate_factory.names import n_spaces
from tutor.chocolate_factory.puzzles import tricks
from tutor.chocolate_factory.puzzles.choosing import numbers
from tutor.chocolate_factory.puzzles.kinds.ranks import store_of
from tutor.chocolate_factory.puzzles.model import Clue, Features, Kind, Line, Task
from tutor.chocolate_factory.state import OVER, State
from tutor.chocolate_factory.stores import NAMES, TRACK, rank_store
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "lift"
Stack = tuple[tuple[int, int], ...]


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase == OVER:
        return []
    found = [
        Task(ID, state, player, store.id)
        for store in state.stores
        if len(store.stack) >= 2
        for player in range(len(state.players))
    ]
    return [task for task in found if not _lacking(task)]


def _stack(task: Task) -> Stack:
    store = store_of(task)
    return store.stack if store else ()


def _space(task: Task) -> int:
    return dict(_stack(task)).get(task.player, 0)


def _earns(stack: Stack, player: int) -> int:
    return rank_store(stack).get(player, 0)


def _moved(task: Task, spaces: int) -> Stack:
    """Return the markers after a delivery: who comes to a space later lies on top."""
    others = (it for it in _stack(task) if it[0] != task.player)
    return (*others, (task.player, _space(task) + spaces))


def _fewest(task: Task) -> int | None:
    before = _earns(_stack(task), task.player)
    able = range(1, TRACK - _space(task) + 1)
    return next((n for n in able if _earns(_moved(task, n), task.player) > before), None)


def _lacking(task: Task) -> str:
    if store_of(task) is None:
        return _("The question is about a store.")
    if _fewest(task) is None:
        return _("No delivery would earn you more there.")
    return ""


def _next_ahead(task: Task) -> int:
    """Return the space of the nearest marker that is ahead, or on the same space and underneath."""
    mine = _space(task)
    return min((n for p, n in _stack(task) if p != task.player and n >= mine), default=mine)


def _hasty(task: Task) -> int:
    """Return what who forgets the half, or that a tie goes to the one underneath, would say."""
    right, reach = _fewest(task), max(1, _next_ahead(task) - _space(task))
    return reach if reach != right else reach + 1


def _prove(task: Task) -> Proof | None:
    if _lacking(task):
        return None
    right = _fewest(task)
    assert right is not None
    return Proof((str(right),), right, None, TRACK, str(_hasty(task)))


def _choices(task: Task) -> Mapping[str, str]:
    if _lacking(task):
        return {}
    right, mine = _fewest(task), _space(task)
    assert right is not None
    first = max(n for _p, n in _stack(task))
    wrong = (_hasty(task), _next_ahead(task) - mine + 1, first // 2 - mine, first - mine + 1)
    found = numbers(right, wrong, range(1, TRACK - mine + 1))
    return {str(n): n_spaces(n) for n in found}


def _value(task: Task, answer: str) -> int | None:
    return int(answer) if answer in _choices(task) else None


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, mark = puzzle.task, (f"store:{puzzle.task.named}",)
    right, before = puzzle.proof.value, _earns(_stack(task), task.player)

    def said(n: int) -> str:
        text = _("On space {space} it would earn you £{money} instead of £{old}.")
        money = _earns(_moved(task, n), task.player)
        return text.format(space=_space(task) + n, money=money, old=before)

    lines = [Line(said(right), "11.4", mark)]
    if right > 1:
        money = _earns(_moved(task, right - 1), task.player)
        tie = any(n == _space(task) + right - 1 for p, n in _stack(task) if p != task.player)
        text = _("One space less, and it is £{money}: it is not half of the one before.")
        if tie:
            text = _("One space less, and it is £{money}: whoever was there first lies underneath.")
        lines.append(Line(text.format(money=money), "11.3" if tie else "11.4", mark))
    if answer.isdigit() and int(answer) > right:
        lines.append(Line(_("So many do it, too, but fewer are enough."), "11.4", mark))
    return lines


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    if level == 1:
        return Clue(_("Who would you overtake, and is half of the rank before yours reached?"))
    text = _("To come to an occupied space is not to overtake: you would lie on top.")
    return Clue(text, (f"store:{puzzle.task.named}",))


def _question(task: Task) -> str:
    store = store_of(task)
    text = _(
        "At least how many spaces must your marker move on, while others stay, to earn you more at "
        "{store}?"
    )
    return text.format(store=_(NAMES[store.id]) if store else "")


def _features(task: Task, proof: Proof) -> Features:
    return {"pieces": len(_stack(task)), "far": proof.value, "tie": 1.0}


LIFT = Kind(
    id=ID,
    title=N_("What would it take?"),
    line=N_("The fewest spaces that earn more."),
    symbol="N",
    theme="stores",
    clauses=("11.3", "11.4"),
    question=_question,
    propose=_propose,
    lacking=_lacking,
    choices=_choices,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda _task, _answer: ("11.3", "11.4"),
    features=_features,
    worth=n_spaces,
    shows=lambda task: (f"store:{task.named}",),
    tricks={
        "up to the next": lambda task: [str(max(1, _next_ahead(task) - _space(task)))],
        "one past the next": lambda task: [str(_next_ahead(task) - _space(task) + 1)],
    },
    sort=tricks.the_answer,
    base=1050,
)
