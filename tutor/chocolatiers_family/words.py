"""Displays, spaces and tiles in plain sentences."""

from __future__ import annotations

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import EMPTY, KINDS, NO_TILE, WILD, name, say_cards
from tutor.chocolatiers_family.tiles import COVERED, Tile
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words


def describe_display(display: Display, groups: bool = True) -> str:
    """Return a display row by row, then (with `groups`) its largest groups."""
    if not display:
        return _("Display: no box yet.")
    points = sum(display.points)
    if not groups:
        return ngettext(
            "Display, {points} point; {rows}.", "Display, {points} points; {rows}.", points
        ).format(points=points, rows=say_rows(display))
    largest = [
        f"{name(kind)} {size}"
        for kind, size in zip(KINDS, display.largest_groups, strict=True)
        if size
    ]
    return ngettext(
        "Display, {points} point; {rows}. Largest groups: {groups}.",
        "Display, {points} points; {rows}. Largest groups: {groups}.",
        points,
    ).format(points=points, rows=say_rows(display), groups=join_words(largest) or _("none"))


def describe_groups(display: Display) -> str:
    """Return the sizes of all groups of each kind, largest first."""
    parts = [
        _("{kind} {sizes}").format(kind=name(kind), sizes=join_words([str(len(g)) for g in groups]))
        for kind in KINDS
        if (groups := display.groups(kind))
    ]
    if not display:
        return _("Groups: none yet.")
    return _("Groups: {groups}.").format(groups="; ".join(parts) or _("none yet"))


def say_rows(display: Display) -> str:
    """Return a display row by row, space by space."""
    return "; ".join(
        _("row {n}: {spaces}").format(n=n, spaces=", ".join(say_space(s) for s in row))
        for n, row in enumerate(display.rows, 1)
    )


def say_space(shown: str) -> str:
    """Return what a space shows, in words."""
    special = {WILD: _("Wild"), EMPTY: _("empty space"), NO_TILE: _("no box")}
    return special.get(shown) or name(shown)


def say_tile(tile: Tile) -> str:
    """Return a tile in words: its chocolates and points."""
    if tile == COVERED:
        return _("a box you cannot see")
    return ngettext(
        "{chocolates} for {points} point", "{chocolates} for {points} points", tile.points
    ).format(chocolates=say_cards(tile.chocolates), points=tile.points)
