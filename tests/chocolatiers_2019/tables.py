"""Positions and random games for the tests of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import tutor
from tutor.chocolatiers import Display, Tile
from tutor.chocolatiers_2019 import Action, State

ID = "chocolatiers-2019"
GAME = tutor.load_game(ID)
COMPONENTS = GAME.components  # type: ignore[attr-defined]
TILES: tuple[Tile, ...] = COMPONENTS.tiles
ROW = TILES[:5]
PILE = TILES[5:9]


def table(hands: Sequence[str] = ("TNR", "MBV"), **changes: Any) -> State:
    """A position with what a test names; the rest is unremarkable.

    `displays` may be given in notation, boxes of `row` and `reserved` as their spaces (5 points).
    """
    n = len(hands)
    displays = tuple(
        Display.parse(d) if isinstance(d, str) else d for d in changes.pop("displays", ("",) * n)
    )
    row, reserved = (
        tuple(Tile(it, 5) if isinstance(it, str) else it for it in changes.pop(name, default))
        for name, default in (("row", ROW), ("reserved", (None,) * n))
    )
    values: dict[str, Any] = {
        "player": 0,
        "phase": "first",
        "tray": "TNRMBV",
        "deck": "TTTNNN",
        "discards": "",
        "pile": PILE,
        "wilds": (3,) * n,
        "seed": 1,
    }
    values |= changes
    return State(hands=tuple(hands), displays=displays, row=row, reserved=reserved, **values)


def do(state: State, *texts: str) -> State:
    """The position after these actions, in notation."""
    for text in texts:
        state = GAME.apply(state, GAME.parse_action(text))
    return state


def clauses(state: State, text: str) -> list[str]:
    """Ids of the clauses the action breaks."""
    return [violation.clause for violation in GAME.explain(state, GAME.parse_action(text))]


def said(state: State, text: str) -> str:
    """Everything `explain` says about the action."""
    return " ".join(v.message for v in GAME.explain(state, GAME.parse_action(text)))


def listed(state: State, word: str) -> list[str]:
    """The texts of the legal actions of this kind."""
    texts = map(GAME.action_text, GAME.actions(state))
    return [text for text in texts if text.split()[0] == word]


def full(points: int = 4) -> Display:
    """A display of six boxes."""
    return Display.parse("TNTNTN/NTNTNT/TNTNTN/NTNTNT", points=(points,) * 6)


def five() -> Display:
    """A display of five boxes: the sixth goes to row 1, column 2."""
    return Display.parse("TNTNTN/NTNTNT/TNTN--/NTNT--", points=(4,) * 5)


def play(seed: int, players: int, **options: Any) -> Iterator[tuple[State, Action | None]]:
    """A random game: each position with the action played there, None at the end.

    Boxes are chosen more often than chance would, so that games are short.
    """
    choose = Random(seed)
    state = GAME.start(players, seed=seed, first=seed % players, options=options)
    while not GAME.over(state):
        actions = GAME.actions(state)
        boxes = [a for a in actions if type(a).__name__ == "Box"]
        action = choose.choice(boxes if boxes and choose.random() < 0.6 else actions)
        yield state, action
        state = GAME.apply(state, action)
    yield state, None
