"""How a position shows itself in a notebook: in words, and drawn where the storey above is
installed. Nothing that is hidden from the player to act is said or drawn.
"""

from __future__ import annotations

from html import escape

from tutor.chocoly import words
from tutor.chocoly.board import Board
from tutor.chocoly.faces import name
from tutor.chocoly.scoring import results
from tutor.chocoly.state import State, view
from tutor.i18n import _
from tutor.kit.shown import Shown, named, paragraphs, table
from tutor.kit.words import player_name

STILLS = "widgets.chocoly.stills:"
"""Where pictures are drawn, if that is installed: each a function that gives (html, svg)."""


def board(it: Board) -> Shown:
    """What lies on the table, in words and drawn."""
    said = words.describe_board(it)
    picture = named(f"{STILLS}board")
    if picture is None:
        return Shown(said)
    html, svg = picture(it, said)
    return Shown(said, html, svg)


def state(it: State) -> Shown:
    """The table as the player to act may see it: the board, then a line for each player."""
    seen = view(it, it.player)
    text = words.describe(seen, it.player)
    each = results(seen)
    head = ["", _("Flavour"), _("Hand"), _("Tokens left"), _("Bean"), _("Largest area")]
    players = [
        (
            escape(player_name(p)),
            escape(name(seen.flavours[p] or "")),
            escape(words.say_hand(seen.hands[p])),
            str(seen.left[p]),
            escape(_("there") if seen.beans[p] else _("paid")),
            str(len(each[p].area)),
        )
        for p in ((it.player + n) % it.players for n in range(it.players))
    ]
    shown = board(seen.board)
    lines = text.splitlines()[:2]
    drawn = shown.html or paragraphs(*shown.text.splitlines())
    return Shown(text, paragraphs(*lines) + drawn + table(head, players))
