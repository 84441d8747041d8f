"""Pay smart: one payment among several leaves the next box in reach."""

from __future__ import annotations

from random import Random

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.kinds import in_order
from tutor.chocolatiers.payments import payments
from tutor.chocolatiers.puzzles.model import PAY, Kind, Pieces, Task
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.puzzles.solver import pay_for_both, payment_value
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof

TRIES = 40
"""Hands drawn for one proposal: a single good payment among several is rare."""

HAND = 8
"""Cards a puzzle's hand may hold: the hand limit and a little room."""


def _propose(position: Position, rng: Random) -> list[Task]:
    """Hands and two boxes drawn from the components; positions give the rest of the table."""
    components = load_components()
    deck = [k for k, n in components.cards.items() for _n in range(n)]
    tasks = []
    for _try in range(TRIES):
        hand = in_order("".join(rng.sample(deck, rng.randint(6, HAND))))
        tiles = rng.sample(components.tiles, 2)
        tasks.append(Task("pay", position, tiles=tuple(tiles), hand=hand))
    return tasks


def _prove(task: Task) -> Proof | None:
    """One payment lets the second box be paid too; at least one other does not."""
    choices = pay_for_both(task.hand, *task.tiles)
    good = [c for c in choices if c.then is not None]
    if len(good) != 1 or len(choices) < 2:
        return None
    hasty = payments(task.hand, task.tiles[0].chocolates)[0]
    return Proof(
        (good[0].payment.cards,),
        payment_value(good[0]),
        payment_value(choices[1]),
        len(choices),
        hasty.cards,
    )


def _value(task: Task, answer: str) -> int | None:
    for choice in pay_for_both(task.hand, *task.tiles):
        if choice.payment.cards == answer:
            return payment_value(choice)
    return None


PAY_SMART = Kind(
    "pay",
    N_("Pay smart"),
    N_("Keep the next box in reach."),
    "T",
    PAY,
    "payments",
    ("4.2", "4.3", "4.4"),
    Pieces(tiles=2, hand=True),
    lambda task: _("Pay for the first box. Keep the second in reach."),
    _propose,
    _prove,
    _value,
)
