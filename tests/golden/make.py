"""Golden playthroughs: whole games, kept as files, so that no rule changes unseen.

Renew them after a change of the rules that is meant:  python -m tests.golden.make
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import tutor

FOLDER = Path(__file__).parent
SEED = 2026
EVERY = 10
"""Positions between two descriptions."""


def digest(text: str) -> str:
    """A few letters that change with the text."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def playthrough(game_id: str, players: int, seed: int = SEED) -> dict[str, Any]:
    """A random game as data: its record, a digest of each position, some of them in words."""
    record = tutor.Record.start(game_id, players=players, seed=seed, first=seed % players)
    game, choose = record.game, Random(f"golden {game_id} {players} {seed}").random
    while not game.over(record.state):
        actions = game.actions(record.state)
        boxes = [a for a in actions if game.action_text(a).startswith("box")]
        chosen = boxes if boxes and choose() < 0.6 else actions
        record.play(chosen[int(choose() * len(chosen))])
    return {"link": record.link(), **summary(record)}


def summary(record: tutor.Record) -> dict[str, Any]:
    """What must be the same when the record is replayed; a link may be packed another way."""
    game = record.game
    return {
        "record": json.loads(record.dump()),
        "positions": [digest(game.dump(state)) for state in record.states],
        "actions": [
            digest(" ".join(game.action_text(action) for action in game.actions(state)))
            for state in record.states
        ],
        "said": {
            str(n): game.describe(state, game.to_move(state)).split("\n")
            for n, state in enumerate(record.states)
            if n % EVERY == 0 or game.over(state)
        },
        "standings": [
            {"player": s.player, "rank": s.rank, "total": s.total, "items": dict(s.items)}
            for s in game.standings(record.state)
        ],
    }


def path(game_id: str, players: int) -> Path:
    """The golden file of an edition and a number of players."""
    name = f"{players}-players.json"
    return FOLDER / (name if game_id == "chocolatiers" else f"{game_id}-{name}")


def main() -> None:
    """Write every golden file anew."""
    for game_id in tutor.GAMES:
        for players in tutor.load_game(game_id).players:
            data = playthrough(game_id, players)
            text = json.dumps(data, ensure_ascii=False, indent=1)
            path(game_id, players).write_text(text + "\n", encoding="utf-8")
            print(path(game_id, players).name, len(data["positions"]), "positions")


if __name__ == "__main__":
    main()
