"""Play games in several processes: games, positions and results travel between them."""

from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import mean

from tutor import Record, Standing


def play(seed: int) -> tuple[Standing, ...]:
    """Play one game by chance and return its standings."""
    rng = Random(seed)
    record = Record.start("chocolatiers", players=2, seed=seed)
    while not record.game.over(record.state):
        record.play(rng.choice(record.game.actions(record.state)))
    return record.game.standings(record.state)


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        results = list(pool.map(play, range(8)))
    print("The winner has", mean(best.total for best, *_others in results), "points on average.")
