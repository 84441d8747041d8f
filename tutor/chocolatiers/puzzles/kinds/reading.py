"""Puzzles that read a table: who gets a card, who wins, how many Wilds a majority would take."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocolatiers.kinds import WILD, name
from tutor.chocolatiers.puzzles.model import CHOOSE, NOBODY, SHARED, Kind, Pieces, Task
from tutor.chocolatiers.puzzles.names import solver_names
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.puzzles.solver import fewest_wilds
from tutor.chocolatiers.scoring import Award, awards, final_scores
from tutor.engine import Standing
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof

CANNOT = "cannot"


def _award(task: Task) -> Award:
    return awards(task.position.displays)[task.cards]


def _shown(position: Position, card: str) -> list[int]:
    """How many chocolates of a kind and Wilds each player shows, connected or not."""
    return [str(d).count(card) + str(d).count(WILD) for d in position.displays]


def _propose_cards(position: Position, rng: Random) -> list[Task]:
    """Cards whose race is close: a tie, or a lead of one."""
    close = []
    for card, award in awards(position.displays).items():
        best, second = sorted(award.sizes, reverse=True)[:2]
        if best >= 2 and best - second <= 1:
            close.append(Task("who", position, card))
    return close


def _prove_who(task: Task) -> Proof | None:
    award = _award(task)
    best, second = sorted(award.sizes, reverse=True)[:2]
    if best < 2:
        return None
    shown = _shown(task.position, task.cards)
    hasty = str(shown.index(max(shown))) if shown.count(max(shown)) == 1 else NOBODY
    return Proof(
        (NOBODY if award.winner is None else str(award.winner),),
        best,
        second,
        len(task.position.displays) + 1,
        hasty,
    )


def _value_who(task: Task, answer: str) -> int | None:
    """The size of the chosen player's largest group; for nobody that of the best."""
    if answer not in _who_choices(task):
        return None
    sizes = _award(task).sizes
    return max(sizes) if answer == NOBODY else sizes[int(answer)]


def _who_choices(task: Task) -> Mapping[str, str]:
    names = solver_names(task.position)
    return {**{str(p): called for p, called in enumerate(names)}, NOBODY: _("Nobody")}


WHO_GETS_IT = Kind(
    "who",
    N_("Who gets the card?"),
    N_("Read the groups, ties too."),
    "M",
    CHOOSE,
    "majority",
    ("9.1", "9.2", "9.3"),
    Pieces(cards=1),
    lambda task: _("Who gets the {kind} card?").format(kind=name(task.cards)),
    _propose_cards,
    _prove_who,
    _value_who,
    _who_choices,
)


def _standings(position: Position) -> tuple[Standing, ...]:
    return final_scores(position.displays, position.wilds, position.first)


def _winner(position: Position) -> str:
    standings = _standings(position)
    return SHARED if standings[1].rank == 1 else str(standings[0].player)


def _propose_tally(position: Position, rng: Random) -> list[Task]:
    totals = [s.total for s in _standings(position)]
    return [Task("tally", position)] if totals[0] - totals[1] <= 2 else []


def _prove_tally(task: Task) -> Proof | None:
    best, second = _standings(task.position)[:2]
    boxes = [sum(d.points) for d in task.position.displays]
    return Proof(
        (_winner(task.position),),
        best.total,
        second.total,
        len(boxes) + 1,
        str(boxes.index(max(boxes))),
    )


def _value_tally(task: Task, answer: str) -> int | None:
    if answer not in _tally_choices(task):
        return None
    totals = {str(s.player): s.total for s in _standings(task.position)}
    return totals.get(answer, max(totals.values()))


def _tally_choices(task: Task) -> Mapping[str, str]:
    names = solver_names(task.position)
    return {**{str(p): called for p, called in enumerate(names)}, SHARED: _("They share it")}


FINAL_TALLY = Kind(
    "tally",
    N_("Final tally"),
    N_("Add it all up. Who wins?"),
    "T",
    CHOOSE,
    "scoring",
    ("10.1", "10.2", "10.3", "10.4", "10.5"),
    Pieces(),
    lambda task: _("The game ends now. Who wins?"),
    _propose_tally,
    _prove_tally,
    _value_tally,
    _tally_choices,
)


def _propose_fewest(position: Position, rng: Random) -> list[Task]:
    left = position.wilds[position.player]
    tasks = []
    for card, award in awards(position.displays).items():
        gap = max(award.sizes) - award.sizes[position.player]
        if left and award.winner != position.player and award.sizes[position.player] and gap <= 4:
            tasks.append(Task("fewest", position, card, wilds=left))
    return tasks


def _prove_fewest(task: Task) -> Proof | None:
    award = _award(task)
    me = task.position.player
    if award.winner == me:
        return None
    found = fewest_wilds(task.position, task.cards, task.wilds)
    gap = max(award.sizes) - award.sizes[me] + 1
    spaces = sum(s != WILD for row in task.position.own.rows for s in row if s != "-")
    searched = spaces if found is None else found.searched
    return Proof(
        (CANNOT if found is None else str(found.value),),
        task.wilds + 1 if found is None else found.value,
        None,
        searched,
        str(gap) if gap <= task.wilds else CANNOT,
    )


def _value_fewest(task: Task, answer: str) -> int | None:
    if answer not in _fewest_choices(task):
        return None
    return task.wilds + 1 if answer == CANNOT else int(answer)


def _fewest_choices(task: Task) -> Mapping[str, str]:
    numbers = {str(n): str(n) for n in range(1, task.wilds + 1)}
    return {**numbers, CANNOT: _("Not with {n}").format(n=task.wilds)}


WHAT_WOULD_IT_TAKE = Kind(
    "fewest",
    N_("What would it take?"),
    N_("Wilds for a majority?"),
    "V",
    CHOOSE,
    "wilds",
    ("6.4", "6.5", "9.1", "9.3"),
    Pieces(cards=1, wilds=True),
    lambda task: _("How few Wilds would win you the {kind} card?").format(kind=name(task.cards)),
    _propose_fewest,
    _prove_fewest,
    _value_fewest,
    _fewest_choices,
)
