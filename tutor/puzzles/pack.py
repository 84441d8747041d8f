"""Packs of puzzles as JSON text, and a single puzzle as a link. Nothing in them is ever run.

Whatever comes from outside is checked entry by entry; only the task is believed, its answer is
proven anew where that is asked for.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from tutor import links
from tutor.chocolatiers.components import standard_components
from tutor.chocolatiers.display import Display
from tutor.chocolatiers.kinds import EMPTY, KINDS, in_order
from tutor.chocolatiers.puzzles.difficulty import level, rate
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import Proof, Puzzle, Task
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.state import Tile
from tutor.engine import SaveError
from tutor.i18n import _

FORMAT = 1
MAX_TEXT = 1 << 24
MAX_LINK = 1 << 13
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
    data = _json(text, MAX_TEXT)
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
    puzzle = prove(_task(_json(links.from_link(text, MAX_LINK), MAX_LINK)))
    if puzzle is None:
        raise SaveError(_("This link holds a position without a single best answer."))
    return puzzle


def _json(text: object, most: int) -> Any:
    if not isinstance(text, str) or len(text) > most:
        raise SaveError(_("This is not a pack of puzzles of this tutor."))
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise SaveError(
            _("Line {line}, column {column} is not JSON.").format(
                line=error.lineno, column=error.colno
            )
        ) from None
    except RecursionError:
        raise SaveError(_("This is not a pack of puzzles of this tutor.")) from None


def _puzzle(entry: Any) -> Puzzle:
    task = _task(entry)
    proof = entry.get("proof")
    try:
        answers = tuple(proof["answers"])
        value, runner_up = proof["value"], proof["runner_up"]
        searched, greedy = proof["searched"], proof["greedy"]
    except (TypeError, KeyError):
        raise SaveError(_("its proof is missing or incomplete.")) from None
    numbers = (value, searched, 0 if runner_up is None else runner_up)
    if (
        not answers
        or not all(isinstance(a, str) and len(a) < 60 for a in (*answers, greedy))
        or not all(type(n) is int for n in numbers)
    ):
        raise SaveError(_("its proof has a value that cannot be."))
    return make_puzzle(task, Proof(answers, value, runner_up, searched, greedy))


def _task(entry: Any) -> Task:
    """A task from plain data; every entry is checked."""
    if not isinstance(entry, dict) or entry.get("kind") not in tuple(PUZZLE_KINDS):
        raise SaveError(_("a puzzle of a kind this tutor does not know."))
    try:
        displays = tuple(Display.parse(text, points) for text, points in entry["displays"])
        position = Position(
            displays,
            tuple(_number(n, 12) for n in entry["wilds_left"]),
            _number(entry.get("player", 0), len(displays) - 1),
            None if entry.get("first") is None else _number(entry["first"], len(displays) - 1),
        )
        tiles = tuple(
            Tile(_letters(spaces, KINDS + EMPTY, 4), _number(points, 9))
            for spaces, points in entry.get("tiles", [])
        )
        task = Task(
            entry["kind"],
            position,
            _letters(entry.get("cards", ""), KINDS, 1),
            tiles,
            _number(entry.get("wilds", 0), 3),
            in_order(_letters(entry.get("hand", ""), KINDS, 12)),
        )
    except ValueError as error:
        raise SaveError(str(error) or _("it has a value that cannot be.")) from None
    except (TypeError, KeyError):
        raise SaveError(_("an entry is missing or has a value that cannot be.")) from None
    _check_pieces(task)
    return task


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
    if len(task.position.displays) > 4 or not all(task.position.displays):
        raise SaveError(_("a puzzle has 2 to 4 displays, each with at least one box."))

    for display, left in zip(task.position.displays, task.position.wilds, strict=True):
        if display.wilds + left > WILDS:
            raise SaveError(
                _("a player has {most} Wilds; one of these would have {n}.").format(
                    most=WILDS, n=display.wilds + left
                )
            )


def _number(value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError
    return value


def _letters(value: Any, allowed: str, most: int) -> str:
    if not isinstance(value, str) or len(value) > most or any(c not in allowed for c in value):
        raise ValueError
    return value
