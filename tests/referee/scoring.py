"""The final score by the words of sections 9 and 10."""

from __future__ import annotations

from typing import Any

from tests.referee.displays import largest_group
from tests.referee.pieces import NAMES, PRINTED, box_of_the_game

Row = dict[str, Any]
"""{"player", "rank", "total", "items"}."""


def awarded(displays: list[Any]) -> dict[str, int]:
    """Who wins the card of each kind; a kind that nobody wins is left out (9.1 to 9.4)."""
    chain = box_of_the_game()["switches"]["wild_chain"]
    winners = {}
    for kind in PRINTED:
        sizes = [largest_group(display, kind, chain) for display in displays]
        leaders = [p for p, size in enumerate(sizes) if size == max(sizes)]
        if max(sizes) > 0 and len(leaders) == 1:
            winners[kind] = leaders[0]
    return winners


def standings(position: dict[str, Any]) -> list[Row]:
    """A row for each player, by player (clauses 10.1 to 10.5)."""
    points = box_of_the_game()["scoring"]
    winners = awarded(position["displays"])
    rows, merit = [], []
    for player, display in enumerate(position["displays"]):
        first = position["first_card"] == player
        items = {"Boxes": sum(display["boxes"].values()), "First": points["first"] * first}
        for kind, name in zip(PRINTED, NAMES, strict=True):
            items[name] = points[kind] if winners.get(kind) == player else 0
        items["Wilds"] = position["wilds"][player]
        total = sum(items.values())
        cards = list(winners.values()).count(player) + first
        rows.append({"player": player, "total": total, "items": items})
        merit.append((total, cards))
    for player, row in enumerate(rows):
        row["rank"] = 1 + sum(other > merit[player] for other in merit)
    return rows
