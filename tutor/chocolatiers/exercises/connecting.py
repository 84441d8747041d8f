"""Tasks about groups: breadth-first search, articulation points, trying all spaces."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tutor.chocolatiers.exercises.game import GAME
from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import WILD
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip


def _group_set(answer: Any) -> frozenset[frozenset[Place]]:
    found = frozenset(_spaces(group) for group in answer)
    return found - {frozenset()}


def _spaces(answer: Any) -> frozenset[Place]:
    found = frozenset((row, column) for row, column in answer)
    if not all(type(n) is int for space in found for n in space):
        raise TypeError(answer)
    return found


def _connected(display: Display, kind: str, corners: bool, wilds: bool) -> set[frozenset[Place]]:
    """Groups as somebody would find them who also goes round corners, or passes Wilds over."""
    import networkx as nx

    counted = kind + WILD * wilds
    spaces = [s for s in display.spaces if display.at(*s) in counted]
    graph = nx.Graph()
    graph.add_nodes_from(spaces)
    graph.add_edges_from(
        (a, b)
        for a in spaces
        for b in spaces
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
        or (corners and abs(a[0] - b[0]) == abs(a[1] - b[1]) == 1)
    )
    return {frozenset(group) for group in nx.connected_components(graph)}


GROUPS = Exercise(
    "groups(display, kind)",
    N_("All groups of a kind: a set of groups, each a frozenset of (row, column)."),
    N_("a set of groups, each a set of pairs of whole numbers"),
    tuple(
        (Display.parse(text), kind)
        for text, kind in (
            ("RR/TN", "R"),
            ("RT/NR", "R"),
            ("RRVM/TNRN/NRRR/MTTB", "R"),
            ("TTNN/VV.R", "M"),
            ("N*T./NTMM", "N"),
            ("N**T/..MR", "T"),
            ("B*.M/..*V", "B"),
        )
    ),
    lambda display, kind: set(display.groups(kind)),
    _group_set,
    N_("Connected means side by side: up, down, left or right."),
    "9.1",
    (
        Slip(
            lambda display, kind: _connected(display, kind, False, False),
            N_("A Wild beside the group belongs to it."),
            "9.2",
        ),
        Slip(
            lambda display, kind: _connected(display, kind, True, False),
            N_("Corner to corner is not connected."),
            "9.1",
        ),
        Slip(
            lambda display, kind: _connected(display, kind, True, True),
            N_("Corner to corner is not connected."),
            "9.1",
        ),
        Slip(
            lambda display, kind: _connected(display, kind, False, True),
            N_("A group needs at least one real chocolate of its kind."),
            "6.5",
        ),
        Slip(
            lambda display, kind: display.groups(kind)[:1],
            N_("Not only the largest group: all of them."),
            "9.1",
        ),
    ),
    game=GAME,
)


def _holding(display: Display, kind: str) -> set[Place]:
    import networkx as nx

    cuts = nx.articulation_points(display.graph(kind))
    return {space for space in cuts if display.at(*space) == WILD}


def _cuts(display: Display, kind: str) -> set[Place]:
    import networkx as nx

    return set(nx.articulation_points(display.graph(kind)))


HOLDING = Exercise(
    "holding(display, kind)",
    N_("The Wilds that hold a group of this kind together: without them it falls apart."),
    N_("a set of pairs of whole numbers, (row, column)"),
    tuple(
        (Display.parse(text), kind)
        for text, kind in (
            ("R*RT/NVMB", "R"),
            ("RR*T/NVMB", "R"),
            ("R**R/NVMB", "R"),
            ("R*TT/RRNV", "R"),
            ("RRRT/R**V", "R"),
            ("RR*R/RNVM/R*RT/NBVM", "R"),
            ("TRRR/N*RM/TRTV/BRNM", "R"),
        )
    ),
    _holding,
    _spaces,
    N_("Take each Wild away in thought: does the group become two?"),
    "6.4",
    (
        Slip(
            lambda display, kind: {
                s for s, near in display.graph(kind).degree if near > 1 and display.at(*s) == WILD
            },
            N_("Two neighbours are not enough: is there another way from one to the other?"),
            "6.4",
        ),
        Slip(
            lambda display, kind: {s for s in display.graph(kind) if display.at(*s) == WILD},
            N_("A Wild at the rim of a group belongs to it, but does not hold it together."),
            "6.4",
        ),
        Slip(
            _cuts,
            N_("Some of these are chocolates; only the Wilds are asked for."),
            "6.4",
        ),
    ),
    game=GAME,
)


def _best_spaces(display: Display, kind: str) -> list[Place]:
    """Return every space where a Wild makes the largest group of the kind."""
    sizes = {
        space: display.with_wild(*space).largest(kind)
        for space in display.spaces
        if display.at(*space) != WILD
    }
    most = max(sizes.values())
    return [space for space, size in sizes.items() if size == most]


def _one_space(answer: Any) -> Place:
    row, column = answer
    if not (type(row) is int and type(column) is int):
        raise TypeError(answer)
    return row, column


def _on_a_wild(display: Display, kind: str) -> Place:
    return next((s for s in display.spaces if display.at(*s) == WILD), (-1, -1))


def _free(display: Display) -> list[Place]:
    return [space for space in display.spaces if display.at(*space) != WILD]


def _beside_most(display: Display, kind: str) -> Place:
    """Return the space beside most pieces of the kind, as somebody finds it who counts those."""
    near = Counter(
        (row + down, column + right)
        for row, column in display.graph(kind)
        for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))
    )
    return max(_free(display), key=lambda space: near[space])


def _on_one(display: Display, kind: str) -> Place:
    """Return the first space that has a piece of the kind already."""
    return next(space for space in _free(display) if display.at(*space) == kind)


BEST_WILDS = Exercise(
    "best_wild(display, kind)",
    N_("The space where one more Wild makes the largest group of this kind."),
    N_("one pair of whole numbers, (row, column)"),
    tuple(
        (Display.parse(text), kind)
        for text, kind in (
            ("RRTR/NNVM", "R"),
            ("*RTR/NVRM/TRTV/BRNM", "R"),
            ("NNMT/M.MR/VVNV/TTVR", "N"),
            ("MM*B/TNMB/M.VV/MRTN", "M"),
        )
    ),
    _best_spaces,
    _one_space,
    N_("Another space makes a larger group. Try them all and compare."),
    "6.4",
    (
        Slip(_on_a_wild, N_("A Wild never covers a Wild."), "6.3"),
        Slip(_on_one, N_("One of that kind lies there already: it would add nothing."), "6.4"),
        Slip(_beside_most, N_("Count the groups it joins, not the pieces beside it."), "6.4"),
    ),
    any_of=True,
    game=GAME,
)
