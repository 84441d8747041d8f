"""Positions and random games for the tests of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tutor.chocoly import Action, Board, State
from tutor.chocoly.components import load_components
from tutor.chocoly.game import Chocoly

ID = "chocoly"
GAME = Chocoly.from_file()
COMPONENTS = load_components()
TILES = COMPONENTS.tiles


def table(
    *tiles: str, hands: Sequence[Sequence[str]] = (("AABC",), ("BBCC",)), **changes: Any
) -> State:
    """A position with what a test names; the rest is unremarkable.

    `tiles`: as they were placed, "AAAB 0 0"; a stacked one with its owner, "ABCA 0 1 by 0".
    """
    board, tokens, n = Board(), dict[int, int](), len(hands)
    for number, tile in enumerate(tiles):
        face, row, column, *owner = tile.split()
        board = board.with_tile(face, int(row), int(column), number, int(bool(owner)))
        if owner:
            tokens[number] = int(owner[1])
    flavours = tuple("ABC"[p % 2 if n == 4 else p] for p in range(n))
    values: dict[str, Any] = {
        "player": 0,
        "phase": "turn",
        "pile": ("ABCA",) * 7,
        "beans": (True,) * n,
        "left": tuple(3 - sum(owner == p for owner in tokens.values()) for p in range(n)),
        "flavours": flavours,
        "seed": 1,
    }
    values |= changes
    return State(hands=hands, board=board, tokens=tokens, placed=len(tiles), **values)


def do(state: State, *texts: str) -> State:
    """The position after these actions, in notation."""
    for text in texts:
        state = GAME.apply(state, GAME.parse_action(text))
    return state


def clauses(state: State, text: str) -> list[str]:
    """Ids of the clauses the action breaks, in order."""
    return sorted(violation.clause for violation in GAME.explain(state, GAME.parse_action(text)))


def said(state: State, text: str) -> str:
    """Everything `explain` says about the action."""
    return " ".join(v.message for v in GAME.explain(state, GAME.parse_action(text)))


def listed(state: State, word: str = "") -> list[str]:
    """The texts of the legal actions, or of those of this kind."""
    texts = map(GAME.action_text, GAME.actions(state))
    return [text for text in texts if word in ("", text.split()[0])]


def play(seed: int, players: int, **options: Any) -> Iterator[tuple[State, Action | None]]:
    """A random game: each position with the action played there, None at the end.

    Tiles are stacked, and beans paid, more often than chance would.
    """
    choose = Random(seed)
    state = GAME.start(players, seed=seed, first=seed % players, options=options)
    while not GAME.over(state):
        actions = GAME.actions(state)
        rare = [action for action in actions if type(action).__name__ in ("Stack", "Bean")]
        action = choose.choice(rare if rare and choose.random() < 0.3 else actions)
        yield state, action
        state = GAME.apply(state, action)
    yield state, None
