"""Tools of the checks: random games, and messages for what is broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import attrs

from tutor.engine import AnyGame
from tutor.players.player import pick

GAMES = 2
"""Random games for each number of players, at least."""
MOST_ACTIONS = 5000
"""A longer game counts as endless."""
CLOSE_LOOK = 8
"""Positions at the beginning of a game that are examined closely; later ones ever more rarely."""
MUTANTS = 12
"""Changed actions that are tried at such a position."""

NUMBERS_NOT_ALLOWED = (0, -1, 1000, "2", 2.5, None, True)
"""Numbers of players, or first players, that every game must refuse."""
SEEDS_NOT_ALLOWED = ("7", 1.5, None, 10**40)


@attrs.frozen
class Setup:
    """The arguments of a start."""

    players: int
    seed: int
    first: int
    options: Mapping[str, Any]

    def start(self, game: AnyGame) -> Any:
        """Return the position before the first turn."""
        return game.start(self.players, self.seed, self.first, self.options)


def need(condition: object, sentence: str, where: Callable[[], str] = str) -> None:
    """Raise AssertionError with the sentence unless the condition holds.

    `where` describes the position; it is only called then, because it is slow.
    """
    if not condition:
        raise AssertionError(f"{sentence}\n{where()}".strip())


def setups(game: AnyGame, number: int | None = None) -> Iterator[Setup]:
    """Yield `number` starts for each number of players, with random options and first players.

    Of the values of an option one is drawn that came up least often. Without a number there are
    GAMES starts, or as many as bring every value of every option that is always there.
    """
    if number is None:
        longest = max((len(option.values) for option in game.options), default=1)
        number = max(GAMES, -(-longest // len(game.players)))
    drawn: Counter[tuple[str, Any]] = Counter()
    for players in game.players:
        rng = Random(f"{game.id}/{players}")
        for seed in range(number):
            options: dict[str, Any] = {}
            for option in game.options:
                options[option.name] = option.default
                if option.is_there(options):
                    times = [drawn[option.name, value] for value in option.values]
                    rare = [v for v, n in zip(option.values, times, strict=True) if n == min(times)]
                    options[option.name] = pick(rare, rng)
                    drawn[option.name, options[option.name]] += 1
            yield Setup(players, seed, pick(range(players), rng), options)


def looks_closely(played: int, rng: Random) -> bool:
    """Decide at random whether to examine the position after so many actions closely."""
    return rng.random() * (played + 1) < CLOSE_LOOK


def refuses(
    kind: type[ValueError], act: Callable[..., object], *values: object, **named: object
) -> None:
    """Check that this call raises an error of that kind, with a message."""
    given = ", ".join([*map(repr, values), *(f"{name}={value!r}" for name, value in named.items())])
    what = f"{act.__name__}({given})"
    try:
        act(*values, **named)
    except kind as error:
        need(str(error), f"{what} is refused without a word.")
    except Exception as error:
        raise AssertionError(f"{what} raises {error!r}, which is no {kind.__name__}.") from error
    else:
        raise AssertionError(f"{what} is not refused.")
