"""Golden weeks: whole games, kept as files, so that no rule changes unseen.

Renew them after a change of the rules that is meant:
    python -m tests.chocolate_factory.golden.make
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from tests.chocolate_factory.positions import GAME
from tests.golden.make import digest
from tutor.chocolate_factory.setup import SIDE_OPTIONS

FOLDER = Path(__file__).parent
SEED = 2026
SIDES = {2: "A", 3: "B", 4: "AB"}
EVERY = 40
"""Positions between two descriptions."""


def played(players: int) -> list[str]:
    """A week by chance, in which Parts, orders and stores come before the rest."""
    choose, found = Random(f"golden factory {players}").random, []
    state = started(players)
    while not GAME.over(state):
        texts = [GAME.action_text(action) for action in GAME.actions(state)]
        liked = [it for it in texts if it.startswith(("op", "use", "order", "store"))]
        chosen = liked if liked and choose() < 0.7 else texts
        found.append(chosen[int(choose() * len(chosen))])
        state = GAME.apply(state, GAME.parse_action(found[-1]))
    return found


def started(players: int) -> Any:
    return GAME.start(players, SEED, SEED % players, dict.fromkeys(SIDE_OPTIONS, SIDES[players]))


def summary(players: int, actions: list[str]) -> dict[str, Any]:
    """What must be the same when these actions are played again."""
    states = [started(players)]
    for text in actions:
        states.append(GAME.apply(states[-1], GAME.parse_action(text)))
    offered = [" ".join(map(GAME.action_text, GAME.actions(state))) for state in states]
    return {
        "actions": actions,
        "positions": [digest(GAME.dump(state)) for state in states],
        "offered": [digest(text) for text in offered],
        "said": {
            str(n): GAME.describe(it).split("\n") for n, it in enumerate(states) if not n % EVERY
        },
        "standings": [
            {"player": it.player, "rank": it.rank, "total": it.total, "items": dict(it.items)}
            for it in GAME.standings(states[-1])
        ],
    }


def path(players: int) -> Path:
    """The golden file of a number of players."""
    return FOLDER / f"{players}-players.json"


def main() -> None:
    """Write every golden file anew."""
    for players in SIDES:
        data = summary(players, played(players))
        text = json.dumps(data, ensure_ascii=False, indent=1)
        path(players).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
