"""Counts of action sequences from fixed positions: see docs/perft.md.

python -m tests.referee.perft          counts everything again and says what differs
python -m tests.referee.perft --write  writes the counts of the positions in the file anew
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import tutor
from tests.referee import rules

FILE = Path(__file__).with_name("perft.toml")
DEEPEST = 5
"""Actions in the longest sequences that are counted."""
MOST = 1_000_000
"""Sequences; a depth that would have far more is not counted."""

HEAD = """\
# How many sequences of 1, 2, 3, ... legal actions there are from each position: see docs/perft.md.
# `python -m tests.referee.perft --write` writes the counts; saves are from games.
"""


def positions() -> list[dict[str, Any]]:
    """The entries of the file: "name", "counts" by depth from 1, "save" (of `Game.dump`)."""
    with FILE.open("rb") as file:
        entries: list[dict[str, Any]] = tomllib.load(file)["position"]
        return entries


def count(game: tutor.Game, state: Any, depth: int) -> int:
    """Sequences of so many actions in the game."""
    actions = game.actions(state)
    if depth == 1:
        return len(actions)
    return sum(count(game, game.apply(state, action), depth - 1) for action in actions)


def referee_count(position: rules.Position, depth: int) -> int:
    """The same by the referee, far slower."""
    actions = rules.legal(position)
    if depth == 1:
        return len(actions)
    return sum(
        referee_count(rules.play(position, action, _no_shuffle), depth - 1) for action in actions
    )


def _no_shuffle(_discards: list[str], _tray: list[str]) -> list[str]:
    raise AssertionError("a shuffle's order is no rule: no position of the file may come to one")


def counts(game: tutor.Game, save: str) -> list[int]:
    """The counts by depth, as deep as they stay within MOST."""
    state, found = game.load(save), [1]
    for depth in range(1, DEEPEST + 1):
        if found[-1] * (found[1] if depth > 1 else 1) > 20 * MOST:
            break
        following = count(game, state, depth)
        if not following or following > MOST:
            break
        found.append(following)
    return found[1:]


def written(entries: list[dict[str, Any]]) -> str:
    """The file's text."""
    blocks = [
        f"[[position]]\nname = \"{e['name']}\"\ncounts = {e['counts']}\nsave = '''{e['save']}'''\n"
        for e in entries
    ]
    return "\n".join([HEAD, *blocks])


def main(arguments: list[str]) -> int:
    """Count; 1 if the file says otherwise."""
    game = tutor.load_game("chocolatiers")
    entries, wrong = positions(), 0
    for entry in entries:
        found = counts(game, entry["save"])
        print(f"{entry['name']}: {' '.join(f'{n:,}' for n in found)}")
        if found != entry["counts"]:
            wrong += 1
            print(f"  the file says {entry['counts']}")
        entry["counts"] = found
    if arguments == ["--write"]:
        FILE.write_text(written(entries), encoding="utf-8")
        return 0
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
