"""Golden weeks of the solo game: whole weeks, kept as files, so that no rule changes unseen.

Renew them after a change of the rules that is meant:
    python -m tests.chocolate_factory.manager.golden.make
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from tests.chocolate_factory.manager.positions import GAME, started
from tests.golden.make import digest
from tutor.chocolate_factory.setup import SIDE_OPTIONS

FOLDER = Path(__file__).parent
SEED = 2026
WEEKS: dict[str, dict[str, Any]] = {
    "drawn": {},
    "special": {"target": "W6", "initial": 4, **dict.fromkeys(SIDE_OPTIONS, "B")},
    "switches": {"target": "W7", "special_orders_required": True, "money_completed_only": True},
}
EVERY = 40
"""Positions between two descriptions."""


def played(name: str) -> list[str]:
    """A week by chance, in which Parts, orders and stores come before the rest."""
    choose, found = Random(f"golden manager {name}").random, []
    state = started(SEED, **WEEKS[name])
    while not GAME.over(state):
        texts = [GAME.action_text(action) for action in GAME.actions(state)]
        liked = [it for it in texts if it.startswith(("op", "use", "order", "store", "demand"))]
        chosen = liked if liked and choose() < 0.7 else texts
        found.append(chosen[int(choose() * len(chosen))])
        state = GAME.apply(state, GAME.parse_action(found[-1]))
    return found


def summary(name: str, actions: list[str]) -> dict[str, Any]:
    """What must be the same when these actions are played again."""
    states = [started(SEED, **WEEKS[name])]
    for text in actions:
        states.append(GAME.apply(states[-1], GAME.parse_action(text)))
    offered = [" ".join(map(GAME.action_text, GAME.actions(state))) for state in states]
    said = GAME.verdict(states[-1])
    return {
        "actions": actions,
        "positions": [digest(GAME.dump(state)) for state in states],
        "offered": [digest(text) for text in offered],
        "said": {
            str(n): GAME.describe(it).split("\n") for n, it in enumerate(states) if not n % EVERY
        },
        "standings": [dict(it.items) for it in GAME.standings(states[-1])],
        "verdict": [said.head, *(note.text for note in said.notes)],
    }


def path(name: str) -> Path:
    """The golden file of a week."""
    return FOLDER / f"{name}.json"


def main() -> None:
    """Write every golden file anew."""
    for name in WEEKS:
        text = json.dumps(summary(name, played(name)), ensure_ascii=False, indent=1)
        path(name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
