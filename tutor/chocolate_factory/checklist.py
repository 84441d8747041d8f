"""The setup before Monday, line by line, to stand beside the real box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tutor.chocolate_factory.setup import (
    ALL_DRAWN,
    DRAWN,
    EXTRA_PARTS,
    EXTRA_STAFF,
    SIDE_OPTIONS,
)
from tutor.chocolate_factory.stores import NAMES, NEW_SIDES, SIDES
from tutor.engine import NO_OPTIONS
from tutor.i18n import _
from tutor.rooms import Line


def checklist(players: int, options: Mapping[str, Any] = NO_OPTIONS) -> tuple[Line, ...]:
    """Return the parts of the setup in the order of the rulebook (sections 2 and 3).

    `options`: those of the game; the side of each store is said, and what the expansion adds.
    """
    return (
        Line(
            _("Put the bookkeeping board in the middle, its Day marker on Monday."),
            "2.1",
            _("The £50 coins go on their space."),
        ),
        _parts(options),
        Line(_("Shuffle small, medium and large orders into three decks, face down."), "2.3"),
        _stores(options),
        Line(_("Shuffle each store’s Employees; put the five decks above the board."), "2.5"),
        *_extra_staff(options),
        Line(_("Lay out chocolates, coal and one spare Conveyor tile as the supply."), "2.6"),
        Line(
            _("Everyone takes a Factory board and 7 Conveyor tiles."),
            "3.1",
            _("Four lie in the channel, three beside the entrance, all empty."),
        ),
        Line(
            _("Everyone takes a Store Room card, its normal side up, and a reference card."),
            "3.2",
            _("Chocolates lie on its lower half, coal on the upper one."),
        ),
        Line(_("Everyone draws a small, a medium and a large order, and lays them open."), "3.3"),
        Line(
            _("Everyone takes 9 markers of a colour."),
            "3.4",
            _("Three beside the orders, five beside the stores, one on £0."),
        ),
        Line(
            _("Whoever ate chocolate last takes the Start Player marker."),
            "2.7",
            _("Boards, tiles and markers that are left go back into the box."),
        ),
    )


def _parts(options: Mapping[str, Any]) -> Line:
    """Return the line of the two decks of Parts, with those of the expansion."""
    order = _("Put deck A on top of deck B: it is used up after three days.")
    if not options.get(EXTRA_PARTS):
        return Line(_("Shuffle Factory Parts A and B apart, face down."), "2.2", order)
    removed = _("Put two of each deck back into the box, unseen.")
    text = _("Shuffle Factory Parts A and B apart, the new ones with them, face down.")
    return Line(text, "19.1", f"{removed} {order}")


def _extra_staff(options: Mapping[str, Any]) -> Iterator[Line]:
    """Yield the line of the Employees that open no store, if they are played with."""
    if options.get(EXTRA_STAFF):
        text = _("Shuffle the six further Employees into a deck of their own, beside those.")
        yield Line(text, "18.2", _("One of them is drawn each day, too."))


def _stores(options: Mapping[str, Any]) -> Line:
    """Return the line of the Department Stores, with the side of each where they differ."""
    chosen = [options.get(name, SIDES[0]) for name in SIDE_OPTIONS]
    drawn = {DRAWN: _("A or B, drawn"), ALL_DRAWN: _("A to D, drawn")}
    sides = [
        _("{store}: {side}").format(store=_(name), side=drawn.get(side, side))
        for name, side in zip(NAMES.values(), chosen, strict=True)
    ]
    each = "; ".join(sides) + "."
    if set("".join(chosen)) & set(NEW_SIDES):
        text = _("Put the five stores below the board, a new card for each side C or D.")
        return Line(text, "17.1", each)
    if len(set(chosen)) > 1:
        return Line(_("Put the five stores below the board."), "2.4", each)
    if chosen[0] == DRAWN:
        return Line(_("Put the five stores below the board, their sides drawn."), "2.4")
    text = _("Put the five stores below the board, side {side} up.")
    return Line(text.format(side=chosen[0]), "2.4", _("In their order, as on the board."))
