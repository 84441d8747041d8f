"""Compare the game with the referee over fresh games: python -m tests.referee --games 200."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

import tutor
from tests.referee.compare import Difference, Match

MOST_GAMES = 100_000


def main(arguments: list[str] | None = None) -> int:
    """Play, say what was compared and every difference; 1 if there was one."""
    parser = argparse.ArgumentParser(prog="python -m tests.referee", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="random games (default 200)")
    parser.add_argument("--seed", type=int, help="first seed (default: from the clock)")
    asked = parser.parse_args(arguments)
    games = min(max(asked.games, 1), MOST_GAMES)
    first = int(time.time()) if asked.seed is None else asked.seed
    game = tutor.load_game("chocolatiers")
    seen: Counter[str] = Counter()
    differences = 0
    for seed in range(first, first + games):
        try:
            seen += Match(game, 2 + seed % 3, seed).run()
        except Difference as difference:
            differences += 1
            print(f"DIFFERENCE in {difference}\n")
    print(f"Seeds {first} to {first + games - 1}, 2 to 4 players.")
    for what, count in seen.items():
        print(f"{count:>10,} {what}")
    print(f"{differences:>10,} games in which the game and the referee differ")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
