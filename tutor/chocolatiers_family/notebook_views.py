"""Represents displays, tiles, payments and awards in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tutor.chocolatiers_family import words
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS, counted, name, say_cards
from tutor.chocolatiers_family.payments import Payment
from tutor.chocolatiers_family.scoring import Award, Awards
from tutor.chocolatiers_family.tiles import Tile
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words, player_name
from tutor.rich_display import Shown, as_table, columns, named, paragraphs, table

STILLS = "widgets.chocolatiers_family.notebook_pictures:"
"""Where pictures are drawn, if that is installed: each a function that gives an image in HTML."""


def display(it: Display, groups: str = "", graph: bool = False, coordinates: bool = False) -> Shown:
    """Return a display as it lies, in letters and drawn; `groups`, `graph`, `coordinates` as in
    Display.show."""
    about = _groups_of(it, groups) if groups else words.describe_groups(it)
    drawn = "\n".join(" ".join(row) for row in it.rows)
    text = f"{drawn}\n{_points(it)} {about}" if it else words.describe_display(it)
    said = words.describe_display(it, groups=False)
    picture = named(f"{STILLS}display")
    if picture is None:
        return Shown(text)
    html, svg = picture(
        it, groups, graph, about if graph else f"{said} {about}", coordinates=coordinates
    )
    return Shown(text, html, svg)


def _points(it: Display) -> str:
    points = sum(it.points)
    return ngettext("{n} point.", "{n} points.", points).format(n=points)


def _groups_of(it: Display, kind: str) -> str:
    sizes = [str(len(group)) for group in it.groups(kind)]
    if not sizes:
        return _("No {kind} here.").format(kind=name(kind))
    return _("Groups of {kind}: {sizes}.").format(kind=name(kind), sizes=join_words(sizes))


def hand_line(hand: str) -> str:
    """Return a hand, or how many cards it has if it is hidden."""
    return escape(n_cards(len(hand))) if HIDDEN in hand else cards_line(hand)


def n_cards(n: int) -> str:
    """Return a number of cards in words."""
    return ngettext("{n} card", "{n} cards", n).format(n=n)


def cards_line(cards: str) -> str:
    """Return the cards side by side; "." is an empty place."""
    said = say_cards(cards.replace(EMPTY, ""))
    picture = named(f"{STILLS}cards")
    return picture(cards, (), said) if picture and cards else escape(said)


def boxes_line(boxes: Sequence[tuple[Tile, int] | None], said: str) -> str:
    """Return the boxes side by side, each with how many lie there; None is an empty place."""
    tops = [(it[0].spaces, it[0].points, it[1]) if it else ("", 0, 0) for it in boxes]
    picture = named(f"{STILLS}stacks")
    return picture(tops, said) if picture else escape(said)


def small_display(it: Display) -> str:
    """Return a display, small."""
    if not it:
        return escape(_("no box yet"))
    said = words.describe_display(it)
    picture = named(f"{STILLS}display")
    if picture is None:
        return escape(said)
    html: str = picture(it, "", False, said, small=True)[0]
    return html


def tile(it: Tile) -> Shown:
    """Return a box with its points."""
    said = words.say_tile(it)
    picture = named(f"{STILLS}tile")
    known = HIDDEN not in it.spaces
    return Shown(said, picture(it.spaces, it.points, said) if picture and known else "")


def payment(it: Payment) -> Shown:
    """Return the cards, a bracket round each pair, and what it stands for."""
    return Shown(_say_payment(it), _drawn_payment(it) + paragraphs(_say_payment(it)))


def _say_payment(it: Payment) -> str:
    pairs = [
        _("{two} stand for {other}").format(two=counted(kind, 2), other=name(other))
        for kind, other in it.pairs
    ]
    return f"{say_cards(it.cards)}: {join_words(pairs)}." if pairs else f"{say_cards(it.cards)}."


def _drawn_payment(it: Payment) -> str:
    picture = named(f"{STILLS}cards")
    singles = it.cards
    for kind, _other in it.pairs:
        singles = singles.replace(kind, "", 2)
    # A plain str: what is put behind a Markup would be escaped.
    return str(picture(singles, it.pairs, _say_payment(it))) if picture else ""


def payments(of: Sequence[Payment]) -> Shown:
    """Show payments to choose from, a row for each, fewest cards first."""
    if not of:
        nothing = _("These cards cannot pay for it.")
        return Shown(nothing, paragraphs(nothing))
    head = (_("Cards"), _("Payment"))
    said = [(str(len(one.cards)), _say_payment(one)) for one in of]
    rows = [
        (number, _drawn_payment(one) + paragraphs(text))
        for one, (number, text) in zip(of, said, strict=True)
    ]
    return Shown(columns(head, said), table(head, rows))


def awards(of: Awards) -> Shown:
    """Return who gets which Scoring card, and by how much."""
    return _award_rows(list(of.values()))


def award(it: Award) -> Shown:
    """Return who gets this Scoring card."""
    return _award_rows([it])


def _award_rows(of: Sequence[Award]) -> Shown:
    seats = range(len(of[0].sizes) if of else 0)
    head = (_("Largest group"), *(player_name(p) for p in seats), _("Goes to"))
    rows = [
        (name(one.kind), *(str(size) for size in one.sizes), _goes_to(one))
        for one in sorted(of, key=lambda one: (one.kind not in KINDS, KINDS.find(one.kind)))
    ]
    return as_table(head, rows)


def _goes_to(one: Award) -> str:
    if one.winner is not None:
        return player_name(one.winner)
    if one.tied:
        return _("nobody: {who} tie").format(who=join_words([player_name(p) for p in one.tied]))
    return _("nobody")
