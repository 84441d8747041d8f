"""Positions and random games for the tests of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import tutor
from tutor.chocolatiers import Action, Display, State, Tile

GAME = tutor.load_game("chocolatiers")
TILES: tuple[Tile, ...] = GAME.components.tiles  # type: ignore[attr-defined]
STACKS = tuple((tile,) for tile in TILES[:5])


def table(hands: Sequence[str] = ("TNR", "MBV"), **changes: Any) -> State:
    """A position with what a test names; the rest is unremarkable.

    `displays` may be given in notation, `stacks` as the spaces of their top tiles (5 points each).
    """
    n = len(hands)
    displays = tuple(
        Display.parse(d) if isinstance(d, str) else d for d in changes.pop("displays", ("",) * n)
    )
    stacks = tuple(
        (Tile(s, 5),) if isinstance(s, str) else tuple(s) for s in changes.pop("stacks", STACKS)
    )
    values: dict[str, Any] = {
        "player": 0,
        "phase": "action",
        "tray": "TNRMBV",
        "deck": "TTTNNN",
        "discards": "",
        "wilds": (3,) * n,
        "seed": 1,
    }
    return State(hands=tuple(hands), displays=displays, stacks=stacks, **{**values, **changes})


def clauses(state: State, action: Action) -> list[str]:
    """Ids of the clauses the action breaks."""
    return [violation.clause for violation in GAME.explain(state, action)]


def said(state: State, action: Action) -> str:
    """Everything `explain` says about the action."""
    return " ".join(violation.message for violation in GAME.explain(state, action))


def play(seed: int, players: int) -> Iterator[tuple[State, Action | None]]:
    """A random game: each position with the action played there, None at the end.

    Boxes are chosen more often than chance would, so that games are short.
    """
    choose = Random(seed)
    state = GAME.start(players, seed=seed, first=seed % players)
    while not GAME.over(state):
        actions = GAME.actions(state)
        boxes = [a for a in actions if type(a).__name__ == "Box"]
        action = choose.choice(boxes if boxes and choose.random() < 0.6 else actions)
        yield state, action
        state = GAME.apply(state, action)
    yield state, None
