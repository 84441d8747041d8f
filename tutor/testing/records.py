"""Check undo and redo, saves and links of records."""

from __future__ import annotations

from random import Random
from typing import Any

from tutor.engine import AnyGame
from tutor.players.player import pick
from tutor.record import Record
from tutor.testing.drawn import need, setups


def check_records(game: AnyGame) -> None:
    """Check that a record undone, redone, dumped or linked comes back equal."""
    for setup in setups(game):
        record = Record.start(game, setup.players, setup.seed, setup.first, setup.options)
        rng = Random(setup.seed)
        while not game.over(record.state):
            record.play(pick(game.actions(record.state), rng))
        for again in (
            Record.load(record.dump(), game),
            Record.from_link(record.link(), game),
            Record.load(_half_way(record).dump(), game),
        ):
            need(again.state == record.state, f"A record of {setup} comes back as another.")
        states = record.states
        for _action in record.actions:
            record.undo()
        need(record.state == states[0], f"Undone to its start, {setup} is another game.")
        while record.can_redo:
            record.redo()
        need(record.states == states, f"Played again, {setup} is another game.")


def _half_way(record: Record[Any, Any]) -> Record[Any, Any]:
    """Return a record of the same game that begins in the middle."""
    middle = len(record.actions) // 2
    later = Record.from_state(record.game, record.states[middle])
    for action in record.actions[middle:]:
        later.play(action)
    return later
