"""Puzzles solved by placing Wilds on one's own display."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tutor.chocolatiers.display import Display
from tutor.chocolatiers.kinds import name
from tutor.chocolatiers.puzzles.greedy import hasty_wilds
from tutor.chocolatiers.puzzles.kinds.placing import best_value, value_of, value_without
from tutor.chocolatiers.puzzles.model import PLACE, Kind, Pieces, Task
from tutor.chocolatiers.puzzles.position import MARGIN, SPOIL, WIN, Aim, Position
from tutor.chocolatiers.puzzles.solver import solve
from tutor.chocolatiers.scoring import awards
from tutor.i18n import N_, _, ngettext
from tutor.puzzles.model import Proof

MOST = 2
"""Wilds a named-card puzzle may take."""


def _left(position: Position) -> int:
    """Wilds the solving player still has."""
    return position.wilds[position.player]


def _named(
    kind: str, aim: str
) -> tuple[Callable[[Position, Random], list[Task]], Callable[[Task], Proof | None]]:
    """Proposing and proving for steal and spoil: a rival leads the card."""

    def propose(position: Position, rng: Random) -> list[Task]:
        led = [
            card
            for card, award in awards(position.displays).items()
            if award.winner not in (None, position.player)
        ]
        most = min(MOST, _left(position))
        return [Task(kind, position, c, wilds=n) for c in led for n in range(1, most + 1)]

    def prove(task: Task) -> Proof | None:
        if awards(task.position.displays)[task.cards].winner in (None, task.position.player):
            return None
        goal = Aim(aim, task.cards)
        if value_without(task, goal, task.wilds - 1):
            return None  # a Wild that need not be placed
        solution = solve(task.position, goal, wilds=task.wilds)
        if not solution.value:
            return None
        hasty = hasty_wilds(task.position.own, task.wilds, task.cards)
        return best_value(solution, hasty)

    return propose, prove


_propose_steal, _prove_steal = _named("steal", WIN)
_propose_spoil, _prove_spoil = _named("spoil", SPOIL)


def _with_number(one: str, many: str) -> Callable[[Task], str]:
    return lambda task: ngettext(one, many, task.wilds).format(n=task.wilds, kind=name(task.cards))


STEAL_IT = Kind(
    "steal",
    N_("Steal it"),
    N_("Grow past the leader."),
    "R",
    PLACE,
    "majority",
    ("6.1", "6.4", "9.1"),
    Pieces(cards=1, wilds=True),
    _with_number(
        N_("Take the {kind} card with {n} Wild."), N_("Take the {kind} card with {n} Wilds.")
    ),
    _propose_steal,
    _prove_steal,
    lambda task, answer: value_of(task, Aim(WIN, task.cards), answer),
)

SPOIL_IT = Kind(
    "spoil",
    N_("Spoil it"),
    N_("Tie the leader: nobody gets it."),
    "B",
    PLACE,
    "ties",
    ("6.1", "6.4", "9.3"),
    Pieces(cards=1, wilds=True),
    _with_number(
        N_("Force a tie: nobody gets the {kind} card."),
        N_("Force a tie with {n} Wilds: nobody gets the {kind} card."),
    ),
    _propose_spoil,
    _prove_spoil,
    lambda task, answer: value_of(task, Aim(SPOIL, task.cards), answer),
)


def _cards_won(position: Position, display: Display) -> int:
    table = position.with_own(display, 0)
    return sum(a.winner == position.player for a in awards(table.displays).values())


def _propose_two(position: Position, rng: Random) -> list[Task]:
    return [Task("two", position, wilds=1)] if _left(position) else []


def _prove_two(task: Task) -> Proof | None:
    solution = solve(task.position, Aim(MARGIN), wilds=1)
    own = task.position.own
    if not solution.unique:
        return None
    gained = _cards_won(task.position, solution.answers[0].display) - _cards_won(task.position, own)
    if gained < 2:
        return None
    return best_value(solution, hasty_wilds(own, 1))


TWO_CARDS = Kind(
    "two",
    N_("One Wild, two cards"),
    N_("One space joins two kinds."),
    "N",
    PLACE,
    "wilds",
    ("6.4", "9.1", "9.2"),
    Pieces(wilds=True),
    lambda task: _("One Wild wins you two cards. Where?"),
    _propose_two,
    _prove_two,
    lambda task, answer: value_of(task, Aim(MARGIN), answer),
)


def _propose_keep(position: Position, rng: Random) -> list[Task]:
    return [Task("keep", position, wilds=_left(position))] if _left(position) else []


def _prove_keep(task: Task) -> Proof | None:
    """Keeping all is a fine answer, but only where a Wild could win or spoil something."""
    solution = solve(task.position, Aim(MARGIN), wilds=task.wilds)
    hasty = hasty_wilds(task.position.own, task.wilds)
    if not solution.answers or solution.runner_up is None:
        return None
    tempting = hasty.largest_groups != task.position.own.largest_groups
    return best_value(solution, hasty) if tempting else None


KEEP_OR_PLACE = Kind(
    "keep",
    N_("Keep or place?"),
    N_("A card, or the Wild’s own point?"),
    "W",
    PLACE,
    "wilds",
    ("6.7", "9.1", "9.3", "10.2"),
    Pieces(wilds=True),
    lambda task: ngettext(
        "Last turn, {n} Wild left. Place it or keep its point?",
        "{n} Wilds left: place what pays, keep the rest.",
        task.wilds,
    ).format(n=task.wilds),
    _propose_keep,
    _prove_keep,
    lambda task, answer: value_of(task, Aim(MARGIN), answer),
)
