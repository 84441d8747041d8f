"""Last tiles: two tiles are left, both open; place yours so that the other cannot save the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from tutor.chocoly.actions import Stack, action_text
from tutor.chocoly.outcomes import outcomes
from tutor.chocoly.puzzles import tricks
from tutor.chocoly.puzzles.ending import LOST, WON, decided, said, score_lines, worst_reply
from tutor.chocoly.puzzles.model import PLACE, Clue, Features, Kind, Line, Task
from tutor.chocoly.puzzles.placement_answers import (
    Placement,
    features,
    largest_area,
    lead_of,
    placed,
    played,
    proof_of,
    where,
    why_many,
)
from tutor.chocoly.state import State
from tutor.i18n import N_, _
from tutor.kit.frozen import changed
from tutor.puzzles.model import Proof, Puzzle
from tutor.puzzles.tricks import HURRY

ID = "last"
PLACES, FACES = 4, 12


@lru_cache(maxsize=64)
def _values(task: Task) -> dict[Placement, int]:
    """Return what each placement comes to against the best reply: a search of both last
    tiles, whole. What has refuted one placement is tried first against the next."""
    return dict(_searched(task))


def _searched(task: Task) -> Iterator[tuple[Placement, int]]:
    """Yield the same one by one, the most promising placement first."""
    refutes: Placement | None = None
    for it in sorted(outcomes(task.state), key=lambda it: -lead_of(task, it.sizes)):
        value, reply = worst_reply(task, placed(task.state, it.action), refutes)
        refutes = reply if value == LOST else refutes
        yield it.action, value


def _too_many(task: Task) -> bool:
    """Return whether more places win than a puzzle may have: seen long before all is
    searched."""
    places = set()
    for action, value in _searched(task):
        if value == WON:
            places.add((type(action), action.row, action.column))
        if len(places) > PLACES:
            return True
    return False


def _propose(state: State, rng: Random) -> list[Task]:
    """A player who cannot be ahead even for a moment will hardly win."""
    task = Task(ID, state, state.player)
    if _lacking(task) or decided(task):
        return []
    return [task] if any(lead_of(task, it.sizes) > 0 for it in outcomes(state)) else []


def _lacking(task: Task) -> str:
    state = task.state
    if state.players != 2 or state.pile or [len(hand) for hand in state.hands] != [1, 1]:
        return _("This asks for the last two tiles of a game of two.")
    return ""


def _hasty(task: Task) -> list[Placement]:
    """Return what a player in a hurry places: they take the largest lead now."""
    found = outcomes(task.state)
    most = max((lead_of(task, it.sizes) for it in found), default=0)
    return [it.action for it in found if lead_of(task, it.sizes) == most]


def _leads_now(task: Task) -> Sequence[str]:
    return [action_text(action) for action in _hasty(task)]


def _prove(task: Task) -> Proof | None:
    if _lacking(task) or _too_many(task):
        return None
    proof = proof_of(_values(task), _hasty(task), PLACES, FACES)
    return proof if proof is not None and proof.value == WON else None


def _value(task: Task, answer: str) -> int | None:
    led = played(task, answer)
    return worst_reply(task, led[1])[0] if led and led[0] else None


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, led = puzzle.task, played(puzzle.task, answer)
    if led is None:
        return []
    value, reply = worst_reply(task, led[1])
    who = task.names[task.rival]
    if value == WON:
        return [Line(_("Nothing that {who} can place saves the game.").format(who=who), "5.3")]
    if reply is None:
        return score_lines(task, led[1])
    rival = changed(led[1], player=task.rival)
    text = (
        _("{who} answers with a stack on the four marked pieces.")
        if isinstance(reply, Stack)
        else _("{who} answers with a tile beside the marked pieces.")
    )
    line = Line(text.format(who=who), "2.1", where(led[1], reply))
    return [line, *score_lines(task, placed(rival, reply))]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    who = task.names[task.rival]
    if level == 1:
        return Clue(
            _("What would {who} do with the last tile? Tokens cut and guard.").format(who=who)
        )
    led = played(task, puzzle.proof.answers[0])
    flavour = task.state.flavours[task.rival] or ""
    now, then = largest_area(task.state, flavour), largest_area(led[1], flavour) if led else None
    if now == then:
        return Clue(_("Your own area is what counts here."), largest_area(task.state, task.own))
    return Clue(_("Something can be done about this area."), now)


def _features(task: Task, proof: Proof) -> Features:
    return features(task, proof, depth=2)


LAST = Kind(
    id=ID,
    title=N_("Last tiles"),
    line=N_("Both hands are open: win by force."),
    symbol="B",
    theme="ending",
    clauses=("5.3", "5.4", "5.5", "2.3"),
    mode=PLACE,
    question=lambda task: _(
        "Two tiles are left, yours and the one of {who}, which you see. Place yours so that you "
        "win, whatever {who} does."
    ).format(who=task.names[task.rival]),
    propose=_propose,
    lacking=_lacking,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda task, answer: ("5.3",),
    features=_features,
    tricks={HURRY: _leads_now},
    sort=tricks.laid_or_stacked,
    base=1600,
    worth=said,
    opened=True,
    why_not=lambda task: _lacking(task) or why_many(_values(task)),
)
