"""The puzzle solver and generator: against a search scored with networkx, and per CPU-hour.

Times are of the processor, so that a busy machine changes both sides alike.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from itertools import combinations
from random import Random
from time import process_time

import networkx as nx
from table import Row

from tutor.chocolatiers import KINDS, Display
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import GAME
from tutor.chocolatiers.puzzles.position import Aim, Position
from tutor.chocolatiers.puzzles.solver import solve
from tutor.puzzles.choosing import Choice
from tutor.puzzles.making import Batch, batches, make_pack

TILES = load_components().tiles
DELIVERED = 100
"""Puzzles of each pack that is made."""
SEEDS = (11, 12, 13, 14, 15)
"""A pack of each is made: a single unlucky one would decide alone."""


def rows() -> list[Row]:
    """Solver speed, its largest case, generator speed and yield, and the solver's memory."""
    ours, slow, longest = solver_speed()
    delivered, kept = generator_speed()
    return [
        Row("last box + 3 Wilds: answers scored / s", ours, slow, "networkx", 200, True),
        Row("largest case of the solver, s", longest, 0.1, "a tenth of a second", 1, False),
        Row("puzzles delivered in a pack / CPU-hour", delivered, 20000, "the aim", 1, True),
        Row("puzzles kept / tried", kept, 0.005, "lichess' order", 1, True),
        Row("solver's peak memory beyond imports, MiB", peak_memory(), 64, "a small VM", 1, False),
    ]


def random_position(seed: int) -> Position:
    """Four displays; the solver's has five boxes, so 24 spaces once the last one lies."""
    random = Random(seed)

    def display(boxes: int) -> Display:
        made = Display()
        for tile in random.sample(TILES, boxes):
            row, column = random.choice(made.open_places)
            made = made.with_box(row, column, random.choice(tile.faces), tile.points)
        return made

    return Position((display(5), display(6), display(6), display(6)), (3, 1, 0, 2), first=1)


def solver_speed(cases: int = 5) -> tuple[float, float, float]:
    """Answers a second: ours and the search scored with networkx; seconds of our longest case.

    Both score all six cards for every answer they look at. networkx looks at a sample, since a
    whole case would take it minutes.
    """
    ours, slow, longest = [], [], 0.0
    for seed in range(cases):
        position = random_position(seed)
        tile = Random(seed).choice([t for t in TILES if len(t.faces) == 4])
        start = process_time()
        found = solve(position, Aim(), [tile], 3)
        took = process_time() - start
        longest = max(longest, took)
        ours.append(found.searched / took)
        slow.append(networkx_speed(position, seed))
    return statistics.median(ours), statistics.median(slow), longest


def networkx_speed(position: Position, seed: int, sample: int = 60) -> float:
    """Answers a second of the same search where networkx finds the groups."""
    tile = Random(seed).choice([t for t in TILES if len(t.faces) == 4])
    row, column = position.own.open_places[0]
    display = position.own.with_box(row, column, tile.faces[0], tile.points)
    spaces = [s for s in display.spaces if display.at(*s) != "*"]
    chosen = Random(seed).sample(list(combinations(spaces, 3)), sample)
    rivals = [networkx_sizes(d) for d in position.displays[1:]]
    start = process_time()
    for wilds in chosen:
        finished = display
        for space in wilds:
            finished = finished.with_wild(*space)
        sizes = networkx_sizes(finished)
        sum(sizes[k] > max(r[k] for r in rivals) for k in KINDS)
    return sample / (process_time() - start)


def networkx_sizes(display: Display) -> dict[str, int]:
    """Largest groups by networkx, built plainly from the display's spaces."""
    shows = {s: display.at(*s) for s in display.spaces}
    sizes = {}
    for kind in KINDS:
        graph = nx.Graph()
        graph.add_nodes_from(s for s, shown in shows.items() if shown in (kind, "*"))
        for r, c in list(graph):
            graph.add_edges_from(((r, c), n) for n in ((r + 1, c), (r, c + 1)) if n in graph)
        real = [g for g in nx.connected_components(graph) if any(shows[s] == kind for s in g)]
        sizes[kind] = max(map(len, real), default=0)
    return sizes


def generator_speed() -> tuple[float, float]:
    """Puzzles delivered in a good pack per hour of processor time, and the share of tasks kept:
    the medians of the seeds.
    """
    speeds, shares = zip(*map(_pack, SEEDS), strict=True)
    return statistics.median(speeds), statistics.median(shares)


def _pack(seed: int) -> tuple[float, float]:
    """The same for one seed."""
    made: list[Batch] = []
    kinds = tuple(PUZZLE_KINDS)
    choice = Choice(DELIVERED, kinds, every_level=True)
    pack = make_pack(
        DELIVERED,
        batches(GAME, seed, kinds, wanted=lambda: choice.wanted),
        kinds,
        lambda _number, batch: made.append(batch),
        choice=choice,
    )
    hours = sum(batch.seconds for batch in made) / 3600
    kept = sum(len(batch.puzzles) for batch in made)
    return len(pack) / hours, kept / sum(batch.tried for batch in made)


def peak_memory() -> float:
    """How much the largest case adds to a process's peak memory, in MiB."""
    code = (
        "import resource, bench_puzzles as b\n"
        "def peak(): return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "before = peak(); b.solve(b.random_position(0), b.Aim(), [b.TILES[-1]], 3)\n"
        "print((peak() - before) / 1024)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": ":".join(p for p in sys.path if p)},
    )
    return float(run.stdout)
