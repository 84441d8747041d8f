"""The rules as somebody may misread them: who would win the cards, and by how much, if it were so.

A wrong answer that would be right under one of these readings shows which rule was not known.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import attrs
import networkx as nx

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.scoring import totals
from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import KINDS, WILD
from tutor.chocolatiers_family.puzzles.position import Position

SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
CORNERS = (*SIDES, (1, 1), (1, -1), (-1, 1), (-1, -1))
NOTHING: Mapping[Place, str] = MappingProxyType({})


@attrs.frozen(kw_only=True)
class Reading:
    """One way to read the rules; as it stands the right one. `clause`: what another one misses.

    `corners`: chocolates join corner to corner. `scattered`: connected or not, all of a kind count.
    `ties_win`: a tie for the largest group wins the card. `covered`: what lies under a Wild still
    counts. `chain`: Wilds pass a kind on to one that touches no chocolate of it. `alone`: Wilds
    make a group without a chocolate. `wilds`: Wilds of a group count. `kept`: a Wild kept is worth
    a point. `first`, `boxes`: First and boxes have points.
    """

    clause: str = ""
    corners: bool = False
    scattered: bool = False
    ties_win: bool = False
    covered: bool = False
    chain: bool = True
    alone: bool = False
    wilds: bool = True
    kept: bool = True
    first: bool = True
    boxes: bool = True


RIGHT = Reading()
MISREADINGS = (
    Reading(clause="9.3", ties_win=True),
    Reading(clause="9.1", corners=True),
    Reading(clause="6.3", covered=True),
    Reading(clause="6.5", chain=False),
    Reading(clause="6.5", alone=True),
    Reading(clause="9.2", wilds=False),
    Reading(clause="10.2", kept=False),
    Reading(clause="10.1", first=False),
    Reading(clause="10.1", boxes=False),
    Reading(clause="9.1", scattered=True),
)
"""Those that learners have, the likelier of two first."""


@attrs.frozen
class Table:
    """A position as one sees it. `covered`: chocolates under Wilds of the solving player's display
    that one may still remember.
    """

    position: Position
    covered: Mapping[Place, str] = NOTHING


def size(table: Table, player: int, kind: str, reading: Reading) -> int:
    """Return a player's largest group of a kind, as it is read."""
    display = table.position.displays[player]
    if not reading.chain:
        return attrs.evolve(display, wild_chain=False).largest(kind)
    if not (reading.corners or reading.scattered or reading.alone or reading.covered):
        return max((_counted(display, group, reading) for group in display.groups(kind)), default=0)
    lies = table.covered if reading.covered and player == table.position.player else NOTHING
    real = {p for p in display.spaces if kind in (display.at(*p), lies.get(p))}
    every = real | {p for p in display.spaces if display.at(*p) == WILD}
    if reading.scattered:
        return len(every) if real else 0
    steps = CORNERS if reading.corners else SIDES
    graph: nx.Graph[Place] = nx.Graph()
    graph.add_nodes_from(every)
    graph.add_edges_from(((r, c), (r + d, c + e)) for r, c in every for d, e in steps)
    groups = (group & every for group in nx.connected_components(graph.subgraph(every)))
    return max((len(group) for group in groups if group & real or reading.alone), default=0)


def _counted(display: Display, group: frozenset[Place], reading: Reading) -> int:
    return sum(reading.wilds or display.at(*place) != WILD for place in group)


def winners(table: Table, reading: Reading, player: int) -> tuple[int | None, ...]:
    """Return who gets the six cards, as it is read; a tie that wins is won by this player."""
    found: list[int | None] = []
    for kind in KINDS:
        sizes = [size(table, each, kind, reading) for each in range(len(table.position.displays))]
        best = max(sizes)
        leaders = [each for each, group in enumerate(sizes) if best and group == best]
        tied = player if reading.ties_win and player in leaders else None
        found.append(leaders[0] if len(leaders) == 1 else tied)
    return tuple(found)


def scores(table: Table, reading: Reading, player: int) -> list[int]:
    """Return everybody's points, as the position is read."""
    position = table.position
    return totals(
        [sum(display.points) if reading.boxes else 0 for display in position.displays],
        [wilds if reading.kept else 0 for wilds in position.wilds],
        position.first if reading.first else None,
        winners(table, reading, player),
        load_components(),
    )
