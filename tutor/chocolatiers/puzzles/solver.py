"""Exact answers by trying everything: Wilds, boxes, and both together.

Every way to place the boxes and every set of Wilds is scored, so an answer is proven best, and
proven the only one if it is. Rivals' displays stand as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations

import attrs

from tutor.chocolatiers.components import Components, load_components
from tutor.chocolatiers.puzzles.answer_scores import Bits, Outcomes, outcomes
from tutor.chocolatiers.puzzles.judge import Winner, races, worth
from tutor.chocolatiers.puzzles.position import Aim
from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import KINDS, WILD
from tutor.chocolatiers_family.puzzles.position import Position
from tutor.chocolatiers_family.tiles import Tile


@attrs.frozen
class Answer:
    """One way to play: the own display afterwards and where the new Wilds lie on it.

    `boxes`: (row, column, face) of each new box, in the order placed, as in the action Box.
    """

    display: Display
    boxes: tuple[tuple[int, int, str], ...]
    wilds: tuple[Place, ...]


@attrs.frozen
class Solution:
    """The proof: all best answers, their value, the next best value (None if there is none), and
    how many answers were tried.
    """

    answers: tuple[Answer, ...]
    value: int
    runner_up: int | None
    searched: int

    @property
    def unique(self) -> bool:
        """Whether a single answer is best."""
        return len(self.answers) == 1


def solve(
    position: Position,
    aim: Aim | None = None,
    tiles: Sequence[Tile] = (),
    wilds: int = 0,
    components: Components | None = None,
) -> Solution:
    """Return the best ways to place all `tiles` and up to `wilds` of the player's own Wilds.

    Wilds that are kept count 1 each for the margin (clause 10.2). If a tile fits nowhere the
    Solution has no answers. More Wilds than the player has are never used.
    """
    components = components or load_components()
    aim = aim or Aim()
    left = position.wilds[position.player]
    boxes = dict(_with_boxes(position.own, tiles))
    classes = [
        (outcome, bits, worth(position, aim, winners, points, left - placed, components))
        for outcome, points in _searched(position, boxes, min(wilds, left))
        for winners, placed, bits in _classes(position, outcome)
    ]
    values = sorted({value for _outcome, _bits, value in classes}, reverse=True)
    answers = tuple(
        _answer(boxes, *outcome.answer(number))
        for outcome, bits, value in classes
        if value == values[0]
        for number in _numbers(bits)
    )
    return Solution(
        answers,
        values[0] if values else 0,
        values[1] if len(values) > 1 else None,
        sum(bits.bit_count() for _outcome, bits, _value in classes),
    )


Boxes = tuple[tuple[int, int, str], ...]


def _with_boxes(display: Display, tiles: Sequence[Tile]) -> list[tuple[Display, Boxes]]:
    """Return each different display with all the tiles, in any order of placing, and how it
    came about."""
    found: dict[Display, Boxes] = {}
    for order in dict.fromkeys(permutations(tiles)):
        for result, boxes in _in_order(display, order):
            found.setdefault(result, boxes)
    return list(found.items())


def _in_order(display: Display, tiles: Sequence[Tile]) -> Iterator[tuple[Display, Boxes]]:
    if not tiles:
        yield display, ()
        return
    for row, column in display.open_places:
        for face in tiles[0].faces:
            grown = display.with_box(row, column, face, tiles[0].points)
            for result, boxes in _in_order(grown, tiles[1:]):
                yield result, ((row, column, face), *boxes)


def _searched(
    position: Position, boxes: Iterable[Display], most: int
) -> Iterator[tuple[Outcomes, tuple[int, ...]]]:
    """Yield every set of Wilds on every display, displays of one shape together; their boxes'
    points."""
    by_shape: dict[tuple[object, ...], list[Display]] = {}
    for display in boxes:
        wilds = tuple(s for s in display.spaces if display.at(*s) == WILD)
        by_shape.setdefault((display.spaces, wilds), []).append(display)
    for displays in by_shape.values():
        yield outcomes(displays, most, races(position)), displays[0].points


def _classes(
    position: Position, outcome: Outcomes
) -> Iterator[tuple[tuple[Winner, ...], int, Bits]]:
    """The answers sorted by who gets the six cards and how many Wilds are placed."""
    me, table = position.player, races(position)
    for placed, start in enumerate(outcome.by_wilds):
        classes: list[tuple[tuple[Winner, ...], Bits]] = [((), start)]
        for race, won, tied in zip(table, outcome.won, outcome.tied, strict=True):
            classes = [
                ((*winners, winner), part)
                for winners, bits in classes
                for winner, part in (
                    (me, bits & won),
                    (None, bits & tied),
                    (race.below, bits & ~(won | tied)),
                )
                if part
            ]
        yield from ((winners, placed, bits) for winners, bits in classes)


def _numbers(bits: Bits) -> Iterator[int]:
    """The numbers of the answers that are set."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def _answer(boxes: Mapping[Display, Boxes], display: Display, wilds: tuple[Place, ...]) -> Answer:
    finished = display
    for row, column in wilds:
        finished = finished.with_wild(row, column)
    return Answer(finished, boxes[display], wilds)


def fewest_wilds(position: Position, card: str, most: int = 3) -> Solution | None:
    """Return the smallest number of Wilds that wins a kind's card, with every way to do it.

    None if not even `most` Wilds are enough. The Solution's value is the number of Wilds.
    """
    most = min(most, position.wilds[position.player])
    outcome = outcomes([position.own], most, races(position))
    won = outcome.won[KINDS.index(card)]
    enough = [n for n, bits in enumerate(outcome.by_wilds) if bits & won]
    if not enough:
        return None
    best = won & outcome.by_wilds[enough[0]]
    answers = tuple(
        _answer({position.own: ()}, *outcome.answer(number)) for number in _numbers(best)
    )
    runner_up = enough[1] if len(enough) > 1 else None
    return Solution(answers, enough[0], runner_up, outcome.count)
