"""Who still plays?: the sixth box lies there, and everybody has the same number of turns."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocolatiers_2019.components import EQUAL_TURNS
from tutor.chocolatiers_2019.puzzles.edition import COMPONENTS
from tutor.chocolatiers_2019.puzzles.model import Kind, Task
from tutor.chocolatiers_2019.state import FIRST, SECOND, State, view
from tutor.chocolatiers_family.puzzles.model import CHOOSE, Clue, Features, Line, Pieces
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.i18n import N_, _, ngettext
from tutor.kit.frozen import changed
from tutor.kit.words import join_words
from tutor.puzzles.model import Proof, Puzzle

ID = "still"


def _propose(state: State, rng: Random) -> list[Task]:
    """Somebody has filled the sixth box, or is about to."""
    if _lacking(state):
        return []
    player = rng.randrange(state.players)
    return [Task(ID, changed(view(state, player), shuffles=0), player)]


def _lacking(state: State) -> str:
    five = len(state.display.points) == COMPONENTS.boxes_to_end - 1
    ready = state.first_tile is None and state.phase == FIRST and five
    done = state.first_tile == state.player and state.phase == SECOND
    if not ready and not done:
        return _("Nobody is about to end the game, and nobody just has.")
    if state.last_round != EQUAL_TURNS or state.players < 3:
        return _("With two players, or played the other way, there is nothing to find.")
    return ""


def _after(task: Task) -> list[int]:
    """Return the players in the order in which they could still play, the one who has First
    left out."""
    state = task.state
    return [(state.player + n) % state.players for n in range(1, state.players)]


def _left(task: Task) -> int:
    """How many turns come after this one (clause 7.2)."""
    state = task.state
    return (state.starter - state.player - 1) % state.players


def _prove(task: Task) -> Proof | None:
    """A player in a hurry gives everybody else one more turn."""
    if _lacking(task.state):
        return None
    players = task.state.players
    return Proof((str(_left(task)),), _left(task), None, players, str(players - 1))


def _value(task: Task, answer: str) -> int | None:
    return int(answer) if answer in _choices(task) else None


def _choices(task: Task) -> Mapping[str, str]:
    names, order = solver_names(task.position), _after(task)
    found = {"0": _("Nobody")}
    for n in range(1, len(order) + 1):
        said = [names[player] for player in order[:n]]
        found[str(n)] = join_words(
            [
                _("you") if player and who == names[task.player] else who
                for player, who in enumerate(said)
            ]
        )
    return found


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    names, state = solver_names(task.position), task.state
    starter, last = names[state.starter], names[(state.starter - 1) % state.players]
    began = (
        _("You began the game, so {last} ends it: then all have had as many turns.")
        if state.starter == task.player
        else _("{starter} began the game, so {last} ends it: then all have had as many turns.")
    )
    if (state.starter - 1) % state.players == task.player:
        began = _("{starter} began the game, so you end it: then all have had as many turns.")
    left = _left(task)
    text = ngettext("{n} turn comes after this one.", "{n} turns come after this one.", left)
    count = text.format(n=left) if left else _("No turn comes after this one.")
    return [Line(began.format(starter=starter, last=last), "7.2"), Line(count, "7.2")]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    if level == 1:
        return Clue(_("In the end everybody has had the same number of turns."))
    return Clue(_("Play goes clockwise from whoever has the start marker."))


def _question(task: Task) -> str:
    names, state = solver_names(task.position), task.state
    mine, marked = state.player == task.player, state.starter == task.player
    if state.phase == SECOND:
        first = _("You have just filled the sixth box")
        other = _("{who} has just filled the sixth box")
    else:
        first = _("You fill your sixth box in this turn")
        other = _("{who} fills the sixth box in this turn")
    if state.player == state.starter:
        second = _("have the start marker") if marked else _("has the start marker")
    else:
        second = _("you have the start marker") if marked else _("{who} has the start marker")
    return _("{filled} and {marked}: who still has a turn after this one?").format(
        filled=(first if mine else other).format(who=names[state.player]),
        marked=second.format(who=names[state.starter]),
    )


def _features(task: Task, proof: Proof) -> Features:
    return {"rivals": len(task.state.displays) - 1, "bridge": _left(task)}


def _sort(task: Task, answer: str) -> str:
    """Return how many still play: nobody, some, or all others."""
    everybody = len(task.state.displays) - 1
    return "nobody" if answer == "0" else "all" if int(answer) == everybody else f"{answer} players"


STILL = Kind(
    id=ID,
    title=N_("Who still plays?"),
    line=N_("The sixth box is there. Who has a turn left?"),
    symbol="B",
    mode=CHOOSE,
    theme="turns",
    clauses=("7.1", "7.2", "1.6", "2.1"),
    pieces=Pieces(),
    question=_question,
    propose=_propose,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    choices=_choices,
    lacking=lambda task: _lacking(task.state),
    why_not=lambda task: _lacking(task.state),
    broken=lambda task, answer: ("7.2",),
    features=_features,
    sort=_sort,
    base=850,
    early=True,
    tells=True,
)
