"""What is said of a table that is being set: places, pieces, buttons."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.chocolatiers import setting as table
from tutor.chocolatiers.setting import FIRST, Setting
from tutor.chocolatiers.teaching.setting_up import ATE
from tutor.chocolatiers_family.kinds import EMPTY, name, say_cards
from tutor.chocolatiers_family.words import say_tile
from tutor.i18n import N_, _, ngettext

TITLES: Mapping[str, str] = {
    "hands": N_("Hands"),
    "wilds": N_("Wilds"),
    "tray": N_("Share Tray"),
    "stacks": N_("Boxes"),
    "cards": N_("Scoring cards"),
}
SOURCES: Mapping[str, str] = {
    "hands": N_("Chocolate cards"),
    "wilds": N_("Wild tokens"),
    "tray": N_("Chocolate cards"),
    "stacks": N_("Box tiles"),
    "cards": N_("Scoring cards"),
    "starter": N_("Who ate last?"),
}
FINISH: Mapping[str, str] = {
    "hands": N_("Finish the deal"),
    "wilds": N_("Finish the Wilds"),
    "tray": N_("Finish the tray"),
    "stacks": N_("Finish the stacks"),
    "cards": N_("Finish the row"),
}
PROGRESS: Mapping[str, str] = {
    "hands": N_("Cards dealt: {n} of {of}"),
    "wilds": N_("Wilds given: {n} of {of}"),
    "tray": N_("Cards laid: {n} of {of}"),
    "stacks": N_("Boxes laid: {n} of {of}"),
    "cards": N_("Cards laid: {n} of {of}"),
}
TOKENS = 12
"""Wild tokens in the box."""


def card_name(card: str) -> str:
    """Return a Scoring card's name."""
    return _("First") if card == FIRST else name(card)


def progress(now: Setting) -> str:
    """Return how much of the part lies."""
    text = PROGRESS.get(now.part)
    if text is None:
        return ""
    return _(text).format(n=table.laid(now, now.part), of=table.wanted(now, now.part))


def source_count(now: Setting) -> str:
    """Return what is left of what is being laid."""
    left = {
        "hands": len(now.deck),
        "tray": len(now.deck),
        "wilds": TOKENS - sum(now.wilds),
        "stacks": table.tiles_left(now),
        "cards": now.ranks.count(""),
    }.get(now.part)
    return "" if left is None else _("{n} left").format(n=left)


def source(now: Setting) -> str:
    """Return what is to be laid, in words."""
    return _("{what}, {left}, lay the next one").format(
        what=_(SOURCES[now.part]), left=source_count(now)
    )


def more(now: Setting) -> str:
    """Return what is still to be done where the next piece goes."""
    left = table.missing(now)
    if not left:
        return ""
    n = left.count(left[0])
    match now.part:
        case "hands":
            return _("One to each player, round the table.")
        case "wilds":
            text = ngettext(
                "{n} more for this player.", "{n} more for this player, then the next.", n
            )
            return text.format(n=n)
        case "tray":
            return _("Each in a place of its own.")
        case "stacks":
            text = ngettext(
                "{n} more for this stack.", "{n} more for this stack, then the next.", n
            )
            return text.format(n=n)
    return _("Choose a card, then its place.")


def seat(now: Setting, player: int, who: str, own: bool) -> str:
    """Return a player's place in words."""
    hand = now.hands[player]
    cards = (
        say_cards(hand)
        if own and hand
        else ngettext("{n} card", "{n} cards", len(hand)).format(n=len(hand))
    )
    wilds = ngettext("{n} Wild", "{n} Wilds", now.wilds[player]).format(n=now.wilds[player])
    text = _("{who}: {cards}, {wilds}").format(who=who, cards=cards, wilds=wilds)
    if now.part != "starter":
        return text
    return _("{seat}. Chocolate {when}").format(seat=text, when=_(ATE[player]))


def slot(now: Setting, n: int) -> str:
    """Return a place of the tray in words."""
    card = now.tray[n]
    what = _("empty") if card == EMPTY else name(card)
    return _("Share Tray, place {n}, {what}").format(n=n + 1, what=what)


def pile(now: Setting, n: int) -> str:
    """Return a stack in words."""
    tiles, of = now.stacks[n], table.height(now)
    if not tiles:
        return _("Stack {n}, empty, {of} boxes wanted").format(n=n + 1, of=of)
    return _("Stack {n}: {high} of {of} boxes, on top {tile}").format(
        n=n + 1, high=len(tiles), of=of, tile=say_tile(tiles[0])
    )


def rank(now: Setting, n: int) -> str:
    """Return a place in the row of Scoring cards."""
    card = now.ranks[n]
    what = card_name(card) if card else _("empty")
    return _("Scoring cards, place {n}, {what}").format(n=n + 1, what=what)
