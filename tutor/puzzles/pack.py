"""Packs of puzzles as JSON text, and single puzzles as links. Nothing in them is ever run.

A game reads and writes its tasks; the rest is the same for all. Untrusted data is checked entry by
entry. Answers are not trusted: they are proven again where that is asked for.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any

import attrs

from tutor.engine import SaveError, brief
from tutor.i18n import _
from tutor.kit import links, reading
from tutor.puzzles.games import games, puzzles_of
from tutor.puzzles.model import HIGH, LOW, AnyPuzzle, Proof, Puzzle, T, level, same_answers
from tutor.rooms import GAMES

FORMAT = 1
MAX_TEXT = 1 << 22
MAX_LINK = 1 << 13
MOST_ANSWER = 400
"""Most characters of an answer; a turn of many actions is the longest."""
MOST_VALUE = 10_000
"""Most points, cards, tokens or lucky deals that a move can be worth, either sign."""
MOST_ANSWERS = 1000
MOST_SEARCHED = 10**9


def make_puzzle(game: str, task: T, proof: Proof, rating: int | None = None) -> Puzzle[T]:
    """Make a puzzle with its rating and an id that depends on the task alone.

    `rating`: None computes it, for which some tasks are searched once more.
    """
    room = puzzles_of(game)
    text = json.dumps(room.task_data(task), sort_keys=True, separators=(",", ":"))
    rating = room.rate(task, proof) if rating is None else rating
    digest = hashlib.sha256(text.encode()).hexdigest()[:10]
    return Puzzle(f"{task.kind}-{digest}", task, proof, level(rating), rating, game)


def prove(game: str, task: T) -> Puzzle[T] | None:
    """Search a task and return its puzzle; None if it is no good puzzle."""
    proof = puzzles_of(game).kinds[task.kind].prove(task)
    return None if proof is None else make_puzzle(game, task, proof)


def puzzle_data(puzzle: AnyPuzzle) -> dict[str, Any]:
    """Return the puzzle as plain data."""
    proof = puzzle.proof
    return {
        **puzzles_of(puzzle.game).task_data(puzzle.task),
        "rating": puzzle.rating,
        "proof": {
            "answers": list(proof.answers),
            "value": proof.value,
            "runner_up": proof.runner_up,
            "searched": proof.searched,
            "greedy": proof.greedy,
        },
    }


def dump_pack(puzzles: Sequence[AnyPuzzle], title: str = "") -> str:
    """Return a pack as JSON text, one puzzle a line; all are of one game.

    A pack of the first game does not name it, so packs from before there were others look the same.
    """
    game = puzzles[0].game if puzzles else GAMES[0]
    named = {} if game == GAMES[0] else {"game": game}
    lines = ",\n".join(
        json.dumps(puzzle_data(p), separators=(",", ":"), ensure_ascii=False) for p in puzzles
    )
    head = json.dumps({"format": FORMAT, **named, "title": title}, ensure_ascii=False)[1:-1]
    return f'{{{head}, "puzzles": [\n{lines}\n]}}\n'


def load_pack(
    text: str,
    only: str = "",
    read: Callable[[Any], Any] | None = None,
    left_out: list[str] | None = None,
) -> list[AnyPuzzle]:
    """Return the puzzles of a pack without proving them; `check_pack` does that.

    `only`: id of the one game whose packs are accepted, "" for any. `read`: reads tasks of a
    trusted pack; without it, the game's reader for untrusted tasks does. `left_out`: collects a
    sentence for each puzzle that cannot be read, and the others are returned. Raises SaveError,
    which says what is wrong with which puzzle.
    """
    data = reading.read_json(text, MAX_TEXT)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(_("This is not a pack of puzzles of this tutor."))
    game = _game(data, only)
    entries = data.get("puzzles")
    if not isinstance(entries, list):
        raise SaveError(_("This pack has no list “puzzles”."))
    found = []
    for number, entry in enumerate(entries, 1):
        try:
            task = (read or puzzles_of(game).read_task)(entry)
            found.append(_puzzle(game, entry, task, believed=read is not None))
        except SaveError as error:
            problem = _("Puzzle {n} of this pack: {why}").format(n=number, why=error)
            if left_out is None:
                raise SaveError(problem) from None
            left_out.append(problem)
    return found


def check_pack(puzzles: Sequence[AnyPuzzle]) -> list[str]:
    """Prove each puzzle again; return a sentence for each whose proof does not hold or that is
    repeated, and for an empty pack; [] if all is well.
    """
    wrong = [] if puzzles else [_("This pack holds no puzzles.")]
    numbers: dict[str, int] = {}
    for number, puzzle in enumerate(puzzles, 1):
        again = prove(puzzle.game, puzzle.task)
        earlier = numbers.setdefault(puzzle.id, number)
        if again is None:
            wrong.append(
                _("Puzzle {n} is no puzzle: it has no single best answer.").format(n=number)
            )
        elif again != puzzle and not _comes_to_the_same(puzzle, again):
            wrong.append(
                _("Puzzle {n} states another answer or value than its proof.").format(n=number)
            )
        if earlier != number:
            wrong.append(_("Puzzle {n} is puzzle {m} again.").format(n=number, m=earlier))
    return wrong


def _comes_to_the_same(puzzle: AnyPuzzle, again: AnyPuzzle) -> bool:
    """Return whether a proof holds although its answers are written differently, in another order
    for example.
    """
    kind, proven = puzzles_of(puzzle.game).kinds[puzzle.task.kind], again.proof
    alike = attrs.evolve(puzzle, proof=attrs.evolve(puzzle.proof, answers=proven.answers))
    if alike != again:
        return False
    return same_answers(kind, puzzle.task, puzzle.proof.answers, proven.answers)


def to_link(puzzle: AnyPuzzle) -> str:
    """Return the task as URL-safe text; opening it proves the answer again. The address before it
    names the game.
    """
    data = puzzles_of(puzzle.game).task_data(puzzle.task)
    return links.to_link(json.dumps(data, separators=(",", ":"), ensure_ascii=False))


def from_link(text: str, game: str) -> AnyPuzzle:
    """Return the puzzle of a game's link, proven. Raises SaveError if the link is damaged or holds
    no good puzzle.
    """
    read_task = puzzles_of(game).read_task
    puzzle = prove(game, read_task(reading.read_json(links.from_link(text, MAX_LINK), MAX_LINK)))
    if puzzle is None:
        raise SaveError(_("This link holds a position without a single best answer."))
    return puzzle


def _game(pack: dict[str, Any], only: str) -> str:
    """Return the game a pack declares."""
    game = pack.get("game", GAMES[0])
    if game not in games():
        raise SaveError(
            _("This pack is of a game this tutor has no puzzles of: “{id}”.").format(id=brief(game))
        )
    if only and game != only:
        raise SaveError(_("This pack is of another game: “{id}”.").format(id=game))
    return str(game)


def _puzzle(game: str, entry: Any, task: Any, *, believed: bool) -> AnyPuzzle:
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
    if not believed:
        if why := puzzles_of(game).unfit(task, proof):
            raise SaveError(why)
        return make_puzzle(game, task, proof)
    rating = reading.Reader(entry).maybe("rating", reading.number(HIGH, LOW), None)
    return make_puzzle(game, task, proof, rating)
