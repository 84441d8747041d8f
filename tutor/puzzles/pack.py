"""Packs of puzzles as JSON text, and a single puzzle as a link. Nothing in them is ever run.

Whatever comes from outside is checked entry by entry; only the task is believed, its answer is
proven anew where that is asked for.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from tutor.chocolatiers.components import standard_components
from tutor.chocolatiers.display import MAX_POINTS, Display, DisplayError
from tutor.chocolatiers.kinds import EMPTY, KINDS, in_order
from tutor.chocolatiers.puzzles.difficulty import level, rate
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import Proof, Puzzle, Task
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.state import Tile
from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import links, reading

FORMAT = 1
MAX_TEXT = 1 << 24
MAX_LINK = 1 << 13
MOST_ANSWER = 60
"""Letters of an answer: a display in notation is the longest."""
MOST_VALUE = 1000
"""Points, cards or Wilds that a move can be worth, either sign."""
MOST_ANSWERS = 1000
MOST_SEARCHED = 10**9
MOST_SEATS = 4
WILDS = standard_components().wilds
"""Wilds of each player, placed ones included (clause 1.2)."""


def make_puzzle(task: Task, proof: Proof) -> Puzzle:
    """A puzzle with its rating and an id that depends on nothing but the task."""
    text = json.dumps(task_data(task), sort_keys=True, separators=(",", ":"))
    rating = rate(task, proof)
    digest = hashlib.sha256(text.encode()).hexdigest()[:10]
    return Puzzle(f"{task.kind}-{digest}", task, proof, level(rating), rating)


def prove(task: Task) -> Puzzle | None:
    """The puzzle of a task, proven by searching it whole; None if it is no good puzzle."""
    proof = PUZZLE_KINDS[task.kind].prove(task)
    return None if proof is None else make_puzzle(task, proof)


def task_data(task: Task) -> dict[str, Any]:
    """The task as plain data, entries that are empty left out."""
    position = task.position
    data: dict[str, Any] = {
        "kind": task.kind,
        "displays": [[str(d), list(d.points)] for d in position.displays],
        "wilds_left": list(position.wilds),
        "player": position.player,
        "first": position.first,
        "cards": task.cards,
        "tiles": [[t.spaces, t.points] for t in task.tiles],
        "wilds": task.wilds,
        "hand": task.hand,
    }
    return {key: value for key, value in data.items() if value not in ("", [], None)}


def puzzle_data(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle as plain data."""
    proof = puzzle.proof
    return {
        **task_data(puzzle.task),
        "proof": {
            "answers": list(proof.answers),
            "value": proof.value,
            "runner_up": proof.runner_up,
            "searched": proof.searched,
            "greedy": proof.greedy,
        },
    }


def dump_pack(puzzles: Iterable[Puzzle], title: str = "") -> str:
    """A pack as JSON text, one puzzle a line."""
    lines = ",\n".join(
        json.dumps(puzzle_data(p), separators=(",", ":"), ensure_ascii=False) for p in puzzles
    )
    head = json.dumps({"format": FORMAT, "title": title}, ensure_ascii=False)[1:-1]
    return f'{{{head}, "puzzles": [\n{lines}\n]}}\n'


def load_pack(text: str) -> list[Puzzle]:
    """The puzzles of a pack, as it says they are; `check_pack` proves them.

    Raises SaveError, which says what is wrong with which puzzle.
    """
    data = reading.read_json(text, MAX_TEXT)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(_("This is not a pack of puzzles of this tutor."))
    entries = data.get("puzzles")
    if not isinstance(entries, list):
        raise SaveError(_("This pack has no list “puzzles”."))
    found = []
    for number, entry in enumerate(entries, 1):
        try:
            found.append(_puzzle(entry))
        except SaveError as error:
            raise SaveError(
                _("Puzzle {n} of this pack: {why}").format(n=number, why=error)
            ) from None
    return found


def check_pack(puzzles: Iterable[Puzzle]) -> list[str]:
    """Prove each puzzle again; a sentence for each whose proof does not hold, [] if all do."""
    wrong = []
    for number, puzzle in enumerate(puzzles, 1):
        again = prove(puzzle.task)
        if again is None:
            wrong.append(
                _("Puzzle {n} is no puzzle: it has no single best answer.").format(n=number)
            )
        elif again != puzzle:
            wrong.append(
                _("Puzzle {n} states another answer or value than its proof.").format(n=number)
            )
    return wrong


def to_link(puzzle: Puzzle) -> str:
    """The task as URL-safe text; whoever opens it proves the answer anew."""
    data = task_data(puzzle.task)
    return links.to_link(json.dumps(data, separators=(",", ":"), ensure_ascii=False))


def from_link(text: str) -> Puzzle:
    """The puzzle of a link, proven. Raises SaveError if the link is damaged or proves nothing."""
    puzzle = prove(_task(reading.read_json(links.from_link(text, MAX_LINK), MAX_LINK)))
    if puzzle is None:
        raise SaveError(_("This link holds a position without a single best answer."))
    return puzzle


def _puzzle(entry: Any) -> Puzzle:
    task = _task(entry)
    if not isinstance(entry.get("proof"), dict):
        raise SaveError(_("its proof is missing or incomplete."))
    read = reading.Reader(entry["proof"])
    answer, value = reading.text(MOST_ANSWER), reading.number(MOST_VALUE, -MOST_VALUE)
    proof = Proof(
        read.one("answers", reading.items(answer, MOST_ANSWERS, least=1)),
        read.one("value", value),
        read.one("runner_up", reading.optional(value)),
        read.one("searched", reading.number(MOST_SEARCHED)),
        read.one("greedy", answer),
    )
    return make_puzzle(task, proof)


def _task(entry: Any) -> Task:
    """A task from plain data; every entry is checked."""
    if not isinstance(entry, dict) or entry.get("kind") not in tuple(PUZZLE_KINDS):
        raise SaveError(_("a puzzle of a kind this tutor does not know."))
    read = reading.Reader(entry)
    displays = read.one("displays", reading.items(_display, MOST_SEATS, least=2))
    seats = len(displays)
    tile = reading.pair(reading.letters(KINDS + EMPTY, 4), reading.number(9))
    task = Task(
        read.one("kind", reading.choice(PUZZLE_KINDS)),
        Position(
            displays,
            read.one("wilds_left", reading.items(reading.number(12), seats, least=seats)),
            read.maybe("player", reading.number(seats - 1), 0),
            read.maybe("first", reading.optional(reading.number(seats - 1)), None),
        ),
        read.maybe("cards", reading.letters(KINDS, 1), ""),
        tuple(Tile(*each) for each in read.maybe("tiles", reading.items(tile, 9), ())),
        read.maybe("wilds", reading.number(3), 0),
        in_order(read.maybe("hand", reading.letters(KINDS, 12), "")),
    )
    _check_pieces(task)
    return task


_SHOWN = reading.pair(reading.text(MOST_ANSWER), reading.items(reading.number(MAX_POINTS), 6))


def _display(value: Any) -> Display:
    shown, points = _SHOWN(value)
    try:
        return Display.parse(shown, points)
    except DisplayError as error:
        raise reading.Unfit(str(error)) from None


def _check_pieces(task: Task) -> None:
    """A task has the pieces its kind asks with."""
    needed = PUZZLE_KINDS[task.kind].pieces
    right = {
        "cards": len(task.cards) == needed.cards,
        "tiles": len(task.tiles) == needed.tiles and all(len(t.spaces) == 4 for t in task.tiles),
        "wilds": (task.wilds > 0) == needed.wilds,
        "hand": bool(task.hand) == needed.hand,
    }
    for entry, fits in right.items():
        if not fits:
            raise SaveError(
                _("the entry “{entry}” does not fit this kind of puzzle.").format(entry=entry)
            )
    if not all(task.position.displays):
        raise SaveError(_("a puzzle has 2 to 4 displays, each with at least one box."))

    for display, left in zip(task.position.displays, task.position.wilds, strict=True):
        if display.wilds + left > WILDS:
            raise SaveError(
                _("a player has {most} Wilds; one of these would have {n}.").format(
                    most=WILDS, n=display.wilds + left
                )
            )
