"""What the checks are made from: games drawn by chance, sentences for what is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import attrs

from tutor.engine import AnyGame
from tutor.players.player import pick

GAMES = 2
"""Games drawn for each number of players."""
MOST_ACTIONS = 5000
"""A game that is longer does not end."""
CLOSE_LOOK = 8
"""So many positions at the beginning of a game are looked at closely, then fewer and fewer."""
MUTANTS = 12
"""Changed actions that are tried at such a position."""

NUMBERS_NOT_ALLOWED = (0, -1, 1000, "2", 2.5, None, True)
"""No game is for so many players, and none has such a first player."""
SEEDS_NOT_ALLOWED = ("7", 1.5, None, 10**40)


@attrs.frozen
class Setup:
    """How a game is started."""

    players: int
    seed: int
    first: int
    options: Mapping[str, Any]

    def start(self, game: AnyGame) -> Any:
        """The position before the first turn."""
        return game.start(self.players, self.seed, self.first, self.options)


def need(condition: object, sentence: str, where: Callable[[], str] = str) -> None:
    """Raises AssertionError with the sentence unless the condition holds.

    `where` tells the position; it is asked only then, as that takes its time.
    """
    if not condition:
        raise AssertionError(f"{sentence}\n{where()}".strip())


def setups(game: AnyGame, number: int = GAMES) -> Iterator[Setup]:
    """So many starts for each number of players, with options and first players drawn."""
    for players in game.players:
        rng = Random(f"{game.id}/{players}")
        for seed in range(number):
            options: dict[str, Any] = {}
            for option in game.options:
                there = option.is_there(options)
                options[option.name] = pick(option.values, rng) if there else option.default
            yield Setup(players, seed, pick(range(players), rng), options)


def looks_closely(played: int, rng: Random) -> bool:
    """Whether the position after so many actions is looked at closely."""
    return rng.random() * (played + 1) < CLOSE_LOOK


def refuses(
    kind: type[ValueError], act: Callable[..., object], *values: object, **named: object
) -> None:
    """Whether calling this raises such an error, with words."""
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
