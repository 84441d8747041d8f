"""Represents the objects of Chocolatiers in a notebook: in words, and drawn if `widgets` is
installed. Nothing that is hidden from the player to act is said or drawn."""

from __future__ import annotations

from html import escape

from tutor.chocolatiers import words
from tutor.chocolatiers.setting import Setting
from tutor.chocolatiers.state import State, view
from tutor.chocolatiers_family.kinds import say_cards
from tutor.chocolatiers_family.notebook_views import (
    boxes_line,
    cards_line,
    hand_line,
    n_cards,
    small_display,
)
from tutor.chocolatiers_family.words import say_tile
from tutor.i18n import _
from tutor.kit.words import player_name
from tutor.rich_display import Shown, paragraphs, table


def state(it: State) -> Shown:
    """Return the table as the player to act may see it."""
    seen = view(it, it.player)
    text = words.describe(seen, it.player)
    if isinstance(it, Setting):
        return Shown(text, paragraphs(*text.splitlines()))
    turn = text.splitlines()[0]
    supply = [
        (escape(_("Share Tray")), cards_line(seen.tray)),
        (escape(_("Boxes")), _stacks(seen)),
        (escape(_("Deck")), escape(n_cards(len(seen.deck)))),
        (escape(_("Discards")), escape(say_cards(seen.discards))),
    ]
    order = [(it.player + n) % it.players for n in range(it.players)]
    head = ["", _("Hand"), _("Wilds left"), _("Display")]
    players = [
        (
            _who(seen, p),
            hand_line(seen.hands[p]),
            str(seen.wilds[p]),
            small_display(seen.displays[p]),
        )
        for p in order
    ]
    return Shown(text, paragraphs(turn) + table((), supply) + table(head, players))


def _who(seen: State, player: int) -> str:
    first = f"<br>{escape(_('First'))}" if seen.first_card == player else ""
    return escape(player_name(player)) + first


def _stacks(seen: State) -> str:
    said = "; ".join(
        _("{tile}, {left} left").format(tile=say_tile(s[0]), left=len(s)) if s else _("none")
        for s in seen.stacks
    )
    return boxes_line([(s[0], len(s)) if s else None for s in seen.stacks], said)
