"""Two answers side by side: item by item what each gives, and what it adds up to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import attrs
import htpy as h
from htpy import Node

from tutor.chocolatiers_family.kinds import KINDS, NAMES
from tutor.chocolatiers_family.puzzles.lines import standings
from tutor.chocolatiers_family.puzzles.names import mark_of, solver_names
from tutor.chocolatiers_family.puzzles.position import Position
from tutor.chocolatiers_family.scoring import FIRST, Award
from tutor.engine import Standing
from tutor.i18n import _
from tutor.kit.words import signed
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.draw.icons import icon_svg
from widgets.tabletop.zone import badge

KIND_OF: Mapping[str, str] = {NAMES[kind]: kind for kind in KINDS}
"""The kind whose race an item of the score is; the other items are no races."""


@attrs.frozen
class Side:
    """One answer's table, seen by the solving player: the score against the best rival."""

    position: Position
    mine: Standing
    rival: Standing
    races: Mapping[str, Award]

    @classmethod
    def of(cls, position: Position) -> Side:
        """Return the side of a table."""
        found = standings(position)
        mine = next(each for each in found if each.player == position.player)
        rival = next(each for each in found if each.player != position.player)
        return cls(position, mine, rival, position.edition.awards(position.displays))

    def gain(self, label: str) -> int:
        """Return what an item adds to the own total less the rival's."""
        return self.mine.items[label] - self.rival.items[label]

    @property
    def margin(self) -> int:
        """The own total less the best rival's."""
        return self.mine.total - self.rival.total


def differing(yours: Side, best: Side, focus: str = "") -> tuple[str, ...]:
    """Return labels of the items in which two answers differ, and of the race that was asked
    about.
    """
    return tuple(
        label
        for label in yours.mine.items
        if yours.gain(label) != best.gain(label)
        or (label in KIND_OF and _differs(KIND_OF[label], yours, best))
        or (focus and KIND_OF.get(label) == focus)
    )


def _differs(kind: str, yours: Side, best: Side) -> bool:
    return yours.races[kind].winner != best.races[kind].winner


def difference(yours: Position, best: Position, *, sums: bool, focus: str = "") -> h.Element:
    """Return the table of two answers: a row for each item that differs, then what they add up to.

    `sums`: the value of an answer is the own total less the best rival's, so the rows add up to
    it. `focus`: the kind that was asked about.
    """
    sides = (Side.of(yours), Side.of(best))
    labels = differing(*sides, focus)
    return h.table(".difference")[
        h.caption(".visually-hidden")[_("Your answer and the best one, item by item")],
        h.thead[_titles(), _players(sides)],
        h.tbody[
            (_item(label, sides) for label in labels),
            _rest(labels, sides) if sums else None,
        ],
        h.tfoot[_total(sides)] if sums else None,
    ]


def _titles() -> h.Element:
    return h.tr[
        h.td,
        h.th(".yours", scope="colgroup", colspan="3")[_("Yours")],
        h.th(".best", scope="colgroup", colspan="3")[_("Best")],
    ]


def _players(sides: Sequence[Side]) -> h.Element:
    return h.tr[h.td, (_heads(side) for side in sides)]


def _heads(side: Side) -> Iterator[h.Element]:
    names = solver_names(side.position)
    for standing in (side.mine, side.rival):
        yield h.th(scope="col")[
            badge(mark_of(side.position, standing.player), 18),
            h.span[names[standing.player]],
        ]
    yield h.th(".gain", scope="col", aria_label=_("You less the best rival"))["±"]


def _item(label: str, sides: Sequence[Side]) -> h.Element:
    kind = KIND_OF.get(label, "")
    picture: Node = (
        piece_svg(kind, 24) if kind else icon_svg("flag", 18) if label == FIRST else None
    )
    return h.tr[
        h.th(scope="row")[h.span(".named")[picture, h.span[_(label)]]],
        (_cells(label, kind, side) for side in sides),
    ]


def _cells(label: str, kind: str, side: Side) -> Iterator[h.Element]:
    for standing in (side.mine, side.rival):
        points = standing.items[label]
        if not kind:
            yield h.td[str(points)]
            continue
        award = side.races[kind]
        won, tied = award.winner == standing.player, standing.player in award.tied
        words = _("wins the card") if won else _("tied") if tied else ""
        yield h.td[
            h.span(class_={"cell": True, "won": won, "tied": tied and not won})[
                str(award.sizes[standing.player]),
                h.span(".visually-hidden")[" ", words] if words else None,
            ]
        ]
    yield _gain(side.gain(label))


def _rest(labels: Sequence[str], sides: Sequence[Side]) -> Node:
    """Everything that is the same on both sides, in one row."""
    kept = [label for label in sides[0].mine.items if label not in labels]
    if not any(s.items[label] for side in sides for s in (side.mine, side.rival) for label in kept):
        return None
    return h.tr(".rest")[
        h.th(scope="row")[_("All else")],
        (
            [
                *(
                    h.td[str(sum(standing.items[label] for label in kept))]
                    for standing in (side.mine, side.rival)
                ),
                _gain(sum(side.gain(label) for label in kept)),
            ]
            for side in sides
        ),
    ]


def _total(sides: Sequence[Side]) -> h.Element:
    return h.tr[
        h.th(scope="row")[_("Total")],
        (
            [h.td[str(side.mine.total)], h.td[str(side.rival.total)], _gain(side.margin)]
            for side in sides
        ),
    ]


def _gain(points: int) -> h.Element:
    return h.td(".gain")[signed(points)]


def difference_words(yours: Position, best: Position) -> str:
    """Return the same for a screen reader: only what differs, and the two sums."""
    one, two = Side.of(yours), Side.of(best)
    items = " ".join(
        _("{item}: {yours}, best {best}.").format(
            item=_(label), yours=signed(one.gain(label)), best=signed(two.gain(label))
        )
        for label in differing(one, two)
    )
    total = _("You less the best rival: {yours}, best {best}.")
    return f"{items} {total.format(yours=signed(one.margin), best=signed(two.margin))}".strip()
