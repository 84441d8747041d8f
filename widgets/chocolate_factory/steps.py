"""What one has done so far in this turn, as rows: a tap takes that back, and all after it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import htpy as h
from htpy import Node

from tutor.chocolate_factory.actions import (
    Action,
    Deliver,
    Drop,
    Gift,
    Keep,
    Operate,
    Place,
    Shift,
    Supply,
    Swap,
    Take,
    Trade,
    Use,
)
from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.names import part_name, staff_name
from tutor.i18n import N_, _, ngettext
from widgets.chocolate_factory.offering import Board, components
from widgets.chocolate_factory.symbols import symbol
from widgets.draw.icons import icon_svg

SIZE = 22
"""Size of a chocolate (px)."""
WORDS: Mapping[type, str] = MappingProxyType(
    {
        Shift: N_("Push"),
        Drop: N_("Chute"),
        Trade: N_("For coal"),
        Use: N_("Employee"),
        Swap: N_("New order"),
        Supply: N_("Order"),
        Deliver: N_("Store"),
        Gift: N_("Gift"),
        Keep: N_("Overnight"),
    }
)
"""What was done, in a word; Parts and cards have their own names."""


def steps(board: Board) -> Node:
    """List what can be taken back, the latest last; nothing while nothing can."""
    done = board.retractable
    if not done or board.quiet:
        return None
    return h.div(".factory-steps")[
        h.p(".label")[_("So far"), h.span[_("tap a step: back to it")]],
        h.ol[(_row(board, action, len(done) - n) for n, action in enumerate(done))],
    ]


def _row(board: Board, action: Action, back: int) -> h.Element:
    """Show one step; `back`: how many steps a tap on it takes back."""
    many = ngettext("Takes back {n} step.", "Takes back {n} steps.", back).format(n=back)
    before, after = goods(action)
    said = _("{before} into {after}").format(before=say_goods(before), after=say_goods(after))
    return h.li[
        h.button(type="button", data_act=f"back:{back}", id=f"step-{back}")[
            h.span[what(board, action)],
            h.span(".visually-hidden")[": ", said if after else say_goods(before)]
            if before
            else None,
            h.span(".goods")[
                [symbol(kind, SIZE) for kind in before],
                icon_svg("chevron", 12) if after else None,
                [symbol(kind, SIZE) for kind in after],
            ],
            h.span(".visually-hidden")[". ", many],
            icon_svg("undo", 16),
        ]
    ]


def what(board: Board, action: Action) -> str:
    """Name what was done, in a word or two."""
    cards = components(board.game)
    match action:
        case Operate(place) | Place(place):
            card = board.state.players[board.player].part(place)
            return part_name(card, cards) if card else _("Part")
        case Take(_kind, _packet, card):
            return part_name(card, cards) if card in cards.parts else staff_name(card, cards)
        case _:
            return _(WORDS[type(action)]) if type(action) in WORDS else _("Done")


def goods(action: Action) -> tuple[str, str]:
    """Return the chocolates of an action, and what they became, "" if they only went somewhere.

    >>> goods(Operate("t2", ("K>C", "F>N")))
    ('KF', 'CN')
    >>> goods(Drop("B")), goods(Use(("3",)))
    (('B', ''), ('', ''))
    """
    match action:
        case Operate(changes=changes) | Use(changes=changes):
            # "3" says all of tile 3, without naming chocolates.
            named = (change for change in changes if ">" in change)
            pairs = [change.rpartition(":")[2].partition(">") for change in named]
            return "".join(pair[0] for pair in pairs), "".join(pair[2] for pair in pairs)
        case Drop(found) | Trade(found) | Deliver(found) | Gift(found) | Keep(found):
            return found, ""
        case Supply(goods=found) | Shift(load=found):
            return found, ""
        case _:
            return "", ""
