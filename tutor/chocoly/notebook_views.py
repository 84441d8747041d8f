"""Represents a position in a notebook: in words, and drawn if `widgets` is installed. Nothing
that is hidden from the player to act is said or drawn."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from tutor.chocoly import words
from tutor.chocoly.areas import areas as areas_of
from tutor.chocoly.areas import cuts
from tutor.chocoly.board import Board
from tutor.chocoly.faces import name
from tutor.chocoly.scoring import results
from tutor.chocoly.state import State, view
from tutor.i18n import _
from tutor.kit.words import join_words, player_name
from tutor.rich_display import Shown, named, paragraphs, table

STILLS = "widgets.chocoly.notebook_pictures:"
"""Where pictures are drawn, if that is installed: each a function that gives (html, svg)."""


def board(
    it: Board,
    areas: str = "",
    graph: bool = False,
    tokens: Mapping[int, int] | None = None,
    neutral: str = "",
    coordinates: bool = False,
) -> Shown:
    """Return what lies on the table, in words and drawn; `areas`, `graph`, `coordinates` as in
    Board.show. `tokens`: whose token lies on which tile; `neutral`: the flavour nobody has."""
    said = words.describe_board(it)
    if areas:
        said = f"{said}\n{_areas_of(it, areas)}"
    picture = named(f"{STILLS}board")
    if picture is None:
        return Shown(said)
    how = {"areas": areas, "graph": graph, "coordinates": coordinates}
    html, svg = picture(it, said, **how, tokens=tokens, neutral=neutral)
    return Shown(said, html, svg)


def _areas_of(it: Board, flavour: str) -> str:
    sizes = [str(len(area)) for area in areas_of(it, flavour)]
    if not sizes:
        return _("No {flavour} here.").format(flavour=name(flavour))
    text = _("Areas of {flavour}: {sizes}.").format(flavour=name(flavour), sizes=join_words(sizes))
    text_of = _("row {row}, column {column}")
    places = [text_of.format(row=r, column=c) for r, c in sorted(cuts(it, flavour))]
    if not places:
        return text
    return f"{text} " + _("They can be cut at: {places}.").format(places="; ".join(places))


def state(it: State) -> Shown:
    """Return the table as the player to act may see it: the board, then a line for each player."""
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
    shown = board(seen.board, tokens=seen.tokens, neutral=seen.neutral, coordinates=True)
    lines = text.splitlines()[:2]
    drawn = shown.html or paragraphs(*shown.text.splitlines())
    return Shown(text, paragraphs(*lines) + drawn + table(head, players))
