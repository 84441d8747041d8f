"""Check that the puzzles that come with a game have the answers that they state."""

from __future__ import annotations

from collections import Counter

from tutor.puzzles.model import HIGH, LOW
from tutor.puzzles.pack import check_pack, from_link, to_link
from tutor.rooms import Room
from tutor.testing.drawn import need

EACH = 2
"""Puzzles of each kind that are proven again; `tutor puzzles check` proves a whole pack."""


def check_puzzles(room: Room) -> None:
    """Check that every kind has puzzles and none comes twice; prove, save and link some of each
    kind.
    """
    if room.puzzles is None:
        return
    offered = room.puzzles()
    shipped = offered.shipped()
    need(shipped, "There are kinds of puzzles, but no puzzle comes with the game.")
    ids = Counter(puzzle.id for puzzle in shipped)
    twice = [name for name, number in ids.items() if number > 1]
    need(not twice, f"These puzzles stand twice: {', '.join(twice[:5])}.")
    for name, kind in offered.kinds.items():
        need(kind.title and kind.line, f"The kind “{name}” has no words.")
        these = [puzzle for puzzle in shipped if puzzle.task.kind == name]
        need(these, f"There is no puzzle of the kind “{name}”.")
        some = these[:: max(1, len(these) // EACH)][:EACH]
        wrong = [f"{name}: {problem}" for problem in check_pack(some)]
        need(not wrong, "\n".join(wrong))
        for puzzle in some:
            need(puzzle.game == room.id, f"{puzzle.id} is of “{puzzle.game}”.")
            need(LOW <= puzzle.rating <= HIGH, f"{puzzle.id} is rated {puzzle.rating}.")
            task = offered.read_task(offered.task_data(puzzle.task))
            need(task == puzzle.task, f"{puzzle.id}, written and read, is another task.")
        sent = from_link(to_link(some[0]), room.id)
        need(sent.task == some[0].task, f"{some[0].id} comes out of its link as another task.")
    strange = {puzzle.task.kind for puzzle in shipped} - set(offered.kinds)
    need(not strange, f"Puzzles are of kinds that there are not: {strange}.")
