"""Represents a position in a notebook: in words, and drawn if `widgets` is installed. Nothing
that is hidden from the player to act is said or drawn."""

from __future__ import annotations

from html import escape

from tutor.chocolatiers_2019 import words
from tutor.chocolatiers_2019.state import State, view
from tutor.chocolatiers_family.kinds import say_cards
from tutor.chocolatiers_family.notebook_views import (
    STILLS,
    cards_line,
    hand_line,
    n_cards,
    small_display,
)
from tutor.chocolatiers_family.tiles import Tile
from tutor.chocolatiers_family.words import say_tile
from tutor.i18n import _, ngettext
from tutor.kit.words import player_name
from tutor.rich_display import Shown, named, paragraphs, table


def state(it: State) -> Shown:
    """Return the table as the player to act may see it."""
    seen = view(it, it.player)
    text = words.describe(seen, it.player)
    turn = text.splitlines()[0]
    pile = ngettext("{n} box", "{n} boxes", len(seen.pile)).format(n=len(seen.pile))
    supply = [
        (escape(_("Tray")), cards_line(seen.tray)),
        (escape(_("Row")), _boxes(seen.row)),
        (escape(_("Pile")), escape(pile)),
        (escape(_("Deck")), escape(n_cards(len(seen.deck)))),
        (escape(_("Discards")), escape(say_cards(seen.discards))),
    ]
    order = [(it.player + n) % it.players for n in range(it.players)]
    head = ["", _("Hand"), _("Free Wilds"), _("Reserved"), _("Display")]
    players = [
        (
            _who(seen, p),
            hand_line(seen.hands[p]),
            str(seen.wilds[p]),
            _boxes(tuple(filter(None, seen.reserved[p : p + 1]))),
            small_display(seen.displays[p]),
        )
        for p in order
    ]
    return Shown(text, paragraphs(turn) + table((), supply) + table(head, players))


def _boxes(tiles: tuple[Tile, ...]) -> str:
    said = "; ".join(map(say_tile, tiles)) or _("none")
    picture = named(f"{STILLS}boxes")
    if picture is None or not tiles:
        return escape(said)
    return str(picture([(tile.spaces, tile.points) for tile in tiles], said))


def _who(seen: State, player: int) -> str:
    marks = [_("Start marker")] if seen.starter == player else []
    marks += [_("First")] if seen.first_tile == player else []
    return "<br>".join(map(escape, (player_name(player), *marks)))
