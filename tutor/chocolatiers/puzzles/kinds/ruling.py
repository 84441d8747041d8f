"""Find the ruling: which of four moves cannot be played here, and by which clause."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocolatiers.actions import Action, Box, Swap, action_text, parse_action
from tutor.chocolatiers.puzzles.model import Kind, Task
from tutor.chocolatiers.puzzles.near_miss import known, sets_of_moves, sort_of, strange, unlike
from tutor.chocolatiers.puzzles.reasons import REASONS, broken, reason
from tutor.chocolatiers.state import ACTION, BONUS, State
from tutor.chocolatiers.words import describe_action
from tutor.chocolatiers_family.kinds import in_order, name, say_cards
from tutor.chocolatiers_family.puzzles.model import CHOOSE_TWO, Clue, Features, Line, Pieces
from tutor.engine import ActionError
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "ruling"
MOVES = 4


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase not in (ACTION, BONUS) or not known(state):
        return []
    return [
        Task(ID, state, state.player, options=tuple(map(action_text, moves)))
        for moves in sets_of_moves(state, rng)
    ]


def _moves(task: Task) -> tuple[Action, ...]:
    """The moves; () where the options tell none."""
    try:
        return tuple(parse_action(text) for text in task.options)
    except ActionError:
        return ()


def _wrong(task: Task) -> dict[int, str]:
    """The moves that cannot be played, by number, and the one reason; "" where it is not one."""
    moves = enumerate(_moves(task))
    return {n: reason(task.state, move) for n, move in moves if broken(task.state, move)}


def _lacking(task: Task) -> str:
    """Return what keeps it from being asked, "" if nothing."""
    moves, wrong = _moves(task), _wrong(task)
    if len(set(moves)) != MOVES:
        return _("There must be {n} moves to choose among.").format(n=MOVES)
    if len(wrong) != 1:
        return _("{n} of the moves cannot be played: it must be one.").format(n=len(wrong))
    if not set(wrong.values()) <= REASONS[sort_of(moves)].keys():
        return _("Of the rules to choose none forbids it, or more than one could be meant.")
    return ""


def _prove(task: Task) -> Proof | None:
    """One move is against the rules, and one of the rules offered says so."""
    if _lacking(task):
        return None
    ((number, clause),) = _wrong(task).items()
    odd = [_odd(task, move) for move in _moves(task)]
    hasty = [n for n, much in enumerate(odd) if much == max(odd)]
    picked = number if number in hasty else hasty[0]
    searched = MOVES * len(REASONS[sort_of(_moves(task))])
    return Proof((f"{number} {clause}",), 2, 1, searched, f"{picked} {clause}")


def _odd(task: Task, move: Action) -> int:
    """How odd a move looks among the others."""
    if isinstance(move, Box) and sort_of(_moves(task)) == "place":
        return unlike(task.state, move)
    return strange(task.state, move)


def _parts(task: Task, answer: str) -> tuple[int, str] | None:
    """The move and the clause of an answer; None if it is none."""
    number, _blank, clause = answer.partition(" ")
    if number not in _choices(task) or clause not in _seconds(task):
        return None
    return int(number), clause


def _value(task: Task, answer: str) -> int | None:
    """Two for the move and the clause, one for the move alone."""
    parts = _parts(task, answer)
    if parts is None:
        return None
    wrong = _wrong(task).get(parts[0])
    return 0 if wrong is None else 1 + (parts[1] == wrong)


def _choices(task: Task) -> Mapping[str, str]:
    return {str(n): _say(task, move) for n, move in enumerate(_moves(task))}


def _say(task: Task, move: Action) -> str:
    """A move in a few words; what all of them share is in the question."""
    match move:
        case Box(_stack, _cards, row, column) if sort_of(_moves(task)) == "place":
            return _("Row {r}, column {c}").format(r=row + 1, c=column + 1)
        case Box(_stack, cards):
            return _("{cards} for the box {box}").format(
                cards=say_cards(cards), box=_box(task, move)
            )
        case Swap(give, take):  # also where it comes to a take: that it may is a rule (3.4)
            return _("Put down {give}, take {take}").format(give=name(give), take=say_cards(take))
    return describe_action(task.state, move).rstrip(".")


def _box(task: Task, move: Box) -> str:
    stacks = task.state.stacks
    if move.stack not in range(len(stacks)) or not stacks[move.stack]:
        return "?"
    return say_cards(in_order(stacks[move.stack][0].chocolates))


def _seconds(task: Task) -> Mapping[str, str]:
    return {clause: _(text) for clause, text in REASONS[sort_of(_moves(task))].items()}


def _broken(task: Task, answer: str) -> tuple[str, ...]:
    """Return the rule that was not seen to forbid the move, or, of a legal one, that which
    was blamed."""
    parts = _parts(task, answer)
    if parts is None or parts[0] not in _wrong(task):
        return (answer.partition(" ")[2],)
    return (_wrong(task)[parts[0]],)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    """Why the move that cannot be played cannot, in the game's own words."""
    task, parts = puzzle.task, _parts(puzzle.task, answer)
    found = []
    moves = _moves(task)
    if parts is not None and parts[0] not in _wrong(task):
        text = _("“{move}” is allowed.").format(move=_say(task, moves[parts[0]]))
        found.append(Line(text, _allowing(task, moves[parts[0]])))
    for number, clause in _wrong(task).items():
        said = _say(task, moves[number])
        found += [
            Line(f"{said}: {each.message}", clause)
            for each in broken(task.state, moves[number])
            if each.clause == clause
        ]
    return found


def _allowing(task: Task, move: Action) -> str:
    """Return a clause that allows a legal move, the one that is least known."""
    match move:
        case Swap(give, take):
            return "3.4" if give in take else "3.2"
        case Box() if sort_of(_moves(task)) == "pay":
            return "4.4" if strange(task.state, move) else "4.2"
        case Box():
            return "5.2"
    return "6.3" if strange(task.state, move) else "3.1"


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    sort = sort_of(_moves(task))
    if level == 1:
        return Clue(
            {
                "take": _("Count the tray and your hand. What is put down is part of the tray."),
                "pay": _("Pay exactly. Two of a kind stand for any one chocolate."),
                "place": _("A full edge must touch, and 3 boxes by 2 is the most."),
            }[sort]
        )
    number = int(puzzle.proof.answers[0].partition(" ")[0])
    legal = [n for n in range(MOVES) if n != number]
    best = max(legal, key=lambda n: strange(task.state, _moves(task)[n]))
    text = _("“{move}” is allowed.").format(move=_say(task, _moves(task)[best]))
    return Clue(text)


def _question(task: Task) -> str:
    moves = _moves(task)
    box = next((move for move in moves if isinstance(move, Box)), None)
    if sort_of(moves) == "place" and box is not None:
        return _(
            "You pay for the box {box}. Where, counted from your top left box at row 1, column 1, "
            "can it not go, and by which rule?"
        ).format(box=_box(task, box))
    return _("Three of these can be done now. Which cannot, and by which rule?")


def _features(task: Task, proof: Proof) -> Features:
    """joins: how odd the legal moves look; near: the odd one looks plain; races: what to check."""
    moves, wrong = _moves(task), next(iter(_wrong(task)))
    odd = [strange(task.state, move) for n, move in enumerate(moves) if n != wrong]
    sort = sort_of(moves)
    return {
        "joins": 0.5 * sum(odd),
        "near": float(strange(task.state, moves[wrong]) == 0),
        "races": {"take": 0, "place": 1, "pay": 2}[sort],
        "bridge": len(task.state.hand) if sort == "pay" else 0,
    }


RULING = Kind(
    id=ID,
    title=N_("Find the ruling"),
    line=N_("Which move is illegal, and why?"),
    symbol="M",
    mode=CHOOSE_TWO,
    theme="rules",
    clauses=("3.2", "3.3", "3.4", "4.2", "4.3", "4.4", "5.2", "5.6"),
    pieces=Pieces(),
    question=_question,
    propose=_propose,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    choices=_choices,
    seconds=_seconds,
    lacking=_lacking,
    why_not=_lacking,
    broken=_broken,
    sort=lambda task, answer: answer.partition(" ")[2],
    features=_features,
    base=1150,
    turn=True,
    early=True,
    tells=True,
    cards=True,
)
