"""The rules core against kept libraries: actions listed, games played, groups and areas found.

Every round measures ours and the other's once, in turn, in CPU time, so that a busy machine favours
neither; the table shows the medians. Every round has positions of its own and begins with empty
caches, so nothing is known beforehand, and with the garbage of its preparation collected, so that
nobody's clock pays for it. What is made while the clock runs is collected on that time.
"""

from __future__ import annotations

import gc
import statistics
import sys
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any

import chess
import networkx as nx
import numpy as np
from catanatron import Color, Game, RandomPlayer
from catanatron.models.actions import generate_playable_actions
from scipy import ndimage
from table import Row

from tutor import load_game
from tutor.chocolatiers import KINDS, Display
from tutor.chocoly import Lay, Stack, State, graph
from tutor.chocoly.outcomes import outcomes
from tutor.engine import AnyGame

ROUNDS = 7
GAMES = {edition: load_game(edition) for edition in ("chocolatiers", "chocolatiers-2019")}
CHOCOLY, FACTORY = load_game("chocoly"), load_game("chocolate-factory")


def rows() -> list[Row]:
    """The comparisons of the rules core."""
    for display in full_displays(turn=-1):  # all three must find the same before they race
        assert display.largest_groups == by_networkx(display) == by_scipy(display), display
    *listed, chess_ = medians([*map(listing, GAMES.values()), _chess_listing])
    *played, catan = medians([*map(playing, (*GAMES.values(), CHOCOLY, FACTORY)), _catan_games])
    chocoly, factory, catan_listed = medians([listing(CHOCOLY), listing(FACTORY), _catan_listing])
    areas = medians([_our_areas, _networkx_areas])
    groups = medians([_our_groups, _networkx_groups, _scipy_groups])
    return [
        Row("legal actions listed / s", listed[0], chess_, "python-chess", 0.9, True),
        Row("4-player random games / s", played[0], catan, "catanatron", 10, True),
        Row("2019: legal actions listed / s", listed[1], chess_, "python-chess", 0.6, True),
        Row("2019: 4-player random games / s", played[1], catan, "catanatron", 6, True),
        Row("Chocoly: legal actions listed / s", chocoly, catan_listed, "catanatron", 1, True),
        Row("Chocoly: 4-player random games / s", played[2], catan, "catanatron", 4, True),
        Row("Factory: legal actions listed / s", factory, catan_listed, "catanatron", 1, True),
        Row("Factory: 4-player random games / s", played[3], catan, "catanatron", 1, True),
        Row("Chocoly: largest areas after a placement / s", *areas, "networkx", 30, True),
        Row("displays, largest groups of six kinds / s", *groups[:2], "networkx", 25, True),
        Row("displays, largest groups of six kinds / s", groups[0], groups[2], "scipy", 40, True),
    ]


def medians(measures: list[Callable[[int], float]]) -> list[float]:
    """The median of each measure over the rounds; each is given the round's number."""
    found: list[list[float]] = [[] for _measure in measures]
    for turn in range(ROUNDS):
        for values, measure in zip(found, measures, strict=True):
            forget()
            values.append(measure(turn))
    return [statistics.median(values) for values in found]


def forget() -> None:
    """Empty every cache of the rules core."""
    for name, module in list(sys.modules.items()):
        if name.startswith("tutor"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def clock() -> float:
    """The time to start from: garbage of what was prepared is collected before."""
    gc.collect()
    return process_time()


def random_game(game: AnyGame, seed: int, players: int) -> Iterator[Any]:
    """The positions of a game of random actions, all of them listed at every decision."""
    random = Random(seed).random
    state = game.start(players, seed=seed)
    while actions := game.actions(state):
        yield state
        state = game.apply(state, actions[int(random() * len(actions))])


def listing(game: AnyGame, games: int = 12) -> Callable[[int], float]:
    """How many legal actions of an edition are listed a second, for all numbers of players."""

    def measure(turn: int) -> float:
        seats = game.players
        drawn = ((100 * turn + g, seats[g % len(seats)]) for g in range(games))
        states = [s for seed, players in drawn for s in random_game(game, seed, players)]
        states = [game.load(game.dump(state)) for state in states]  # fresh: nothing remembered
        forget()
        start = clock()
        count = sum(len(game.actions(state)) for state in states)
        return count / (process_time() - start)

    return measure


def _chess_listing(turn: int, games: int = 12) -> float:
    boards = []
    for game in range(games):
        random, board = Random(100 * turn + game).random, chess.Board()
        while not board.is_game_over() and board.ply() < 300:
            boards.append(board.copy(stack=False))
            moves = list(board.legal_moves)
            board.push(moves[int(random() * len(moves))])
    start = clock()
    count = sum(len(list(board.legal_moves)) for board in boards)
    return count / (process_time() - start)


def _catan_listing(turn: int, games: int = 3) -> float:
    states = []
    for number in range(games):
        game = Game([RandomPlayer(colour) for colour in Color], seed=100 * turn + number)
        while game.winning_color() is None and game.state.num_turns < 1000:
            states.append(game.copy().state)
            game.play_tick()
    start = clock()
    count = sum(len(generate_playable_actions(state)) for state in states)
    return count / (process_time() - start)


def playing(game: AnyGame, games: int = 30) -> Callable[[int], float]:
    """How many random games of an edition are played a second by four."""

    def measure(turn: int) -> float:
        start = clock()
        for number in range(games):
            for _state in random_game(game, 100 * turn + number, 4):
                pass
        return games / (process_time() - start)

    return measure


def _catan_games(turn: int, games: int = 8) -> float:
    start = clock()
    for game in range(games):
        Game([RandomPlayer(colour) for colour in Color], seed=100 * turn + game).play()
    return games / (process_time() - start)


def placements(turn: int, games: int) -> list[State]:
    """Positions of random games of Chocoly in which a tile is to be placed beside others."""
    drawn = (random_game(CHOCOLY, 100 * turn + number, 4) for number in range(games))
    return [state for states in drawn for state in states if state.board]


def _our_areas(turn: int) -> float:
    states = placements(turn, games=6)
    start = clock()
    count = sum(len(outcomes(state)) for state in states)
    return count / (process_time() - start)


def _networkx_areas(turn: int) -> float:
    """Some placements of each position: the board is counted again after every one."""
    random, boards = Random(turn), []
    for state in placements(turn, games=6):
        found = [it for it in CHOCOLY.actions(state) if isinstance(it, Lay | Stack)]
        for it in random.choices(found, k=len(found) // 20):  # as many of each position as ours
            level = int(isinstance(it, Stack))
            after = state.board.with_tile(it.face, it.row, it.column, state.placed, level)
            boards.append(after.pieces)
    start = clock()
    for board in boards:
        for flavour in "ABC":
            max(map(len, nx.connected_components(graph(board, flavour))), default=0)
    return len(boards) / (process_time() - start)


def full_displays(turn: int, count: int = 400) -> list[Display]:
    """Fresh displays of six boxes with random spaces and none to three Wilds."""
    random = Random(turn)
    found = []
    for n in range(count):
        spaces = random.choices(KINDS + ".", [9, 8, 7, 6, 5, 4, 4], k=24)
        for place in random.sample(range(24), n % 4):
            spaces[place] = "*"
        wide = 6 if n % 2 else 4
        rows = ["".join(spaces[i : i + wide]) for i in range(0, 24, wide)]
        found.append(Display(tuple(rows), (4,) * 6))
    return found


def _our_groups(turn: int) -> float:
    displays = full_displays(turn)
    start = clock()
    for display in displays:
        _sizes = display.largest_groups
    return len(displays) / (process_time() - start)


def _networkx_groups(turn: int) -> float:
    displays = full_displays(turn)
    start = clock()
    for display in displays:
        by_networkx(display)
    return len(displays) / (process_time() - start)


def _scipy_groups(turn: int) -> float:
    displays = full_displays(turn)
    start = clock()
    for display in displays:
        by_scipy(display)
    return len(displays) / (process_time() - start)


def by_networkx(display: Display) -> tuple[int, ...]:
    """The same as `Display.largest_groups`, the plain way with networkx."""
    shown = {(r, c): s for r, row in enumerate(display.rows) for c, s in enumerate(row)}
    sizes = []
    for kind in KINDS:
        graph: nx.Graph[tuple[int, int]] = nx.Graph()
        graph.add_nodes_from(place for place, s in shown.items() if s in (kind, "*"))
        for r, c in graph:
            graph.add_edges_from(
                ((r, c), near) for near in ((r + 1, c), (r, c + 1)) if near in graph
            )
        groups = nx.connected_components(graph)
        real = (len(group) for group in groups if any(shown[place] == kind for place in group))
        sizes.append(max(real, default=0))
    return tuple(sizes)


def by_scipy(display: Display) -> tuple[int, ...]:
    """The same with scipy.ndimage.label."""
    text = "".join(display.rows).encode()
    board = np.frombuffer(text, np.uint8).reshape(len(display.rows), -1)
    wild = board == ord("*")
    sizes = []
    for kind in KINDS:
        real = board == ord(kind)
        labels, _count = ndimage.label(real | wild)
        groups = np.bincount(labels.ravel())
        sizes.append(int(groups[labels[real]].max(initial=0)))
    return tuple(sizes)
