"""What leaves a table: all that one seat may know, as plain JSON, and nothing more."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from tutor.together.table import SharedTable


@frozen
class Had:
    """What a device has of the record already: the number of the game, and its actions."""

    games: int = 0
    actions: tuple[Any, ...] = ()


def seen(table: SharedTable, key: str, had: Had | None = None) -> dict[str, Any]:
    """Return what the device with this digest gets. `had`: what it has; the rest is sent.

    Positions are views of its seat; a device without a seat gets what two seats both see. The seed
    and the order of piles never leave, nor keys.
    """
    had, seat = had or Had(), table.seat_of(key)
    undo = table.undo
    found: dict[str, Any] = {
        "game": table.game.id,
        "options": dict(table.options),
        "seats": [
            {"name": each.name, "mark": each.mark, "who": each.strength, "person": bool(each.key)}
            for each in table.seats
        ],
        "watchers": [{"name": w.name, "mark": w.mark} for w in table.watchers.values()],
        "you": -1 if seat is None else seat,
        "watching": key in table.watchers,
        "host": table.seat_of(table.host),
        "hosting": key == table.host,
        "games": table.games,
        "moment": table.moment,
        "asked": None if undo is None else [undo.seat, undo.length, sorted(undo.agreed)],
        "sign": list(table.last_sign) if table.last_sign else None,
    }
    if table.begun:
        found |= _record(table, seat, had)
    return found


def _record(table: SharedTable, seat: int | None, had: Had) -> dict[str, Any]:
    """Return the positions that are new to a device, and how many actions of its own it keeps."""
    keep = 0
    if had.games == table.games:
        pairs = zip(had.actions, table.actions, strict=False)
        differs = (n for n, (one, other) in enumerate(pairs) if one != other)
        keep = next(differs, min(len(had.actions), len(table.actions)))
    steps = [
        [table.game.action_text(table.actions[n]), view_of(table, seat, n + 1)]
        for n in range(keep, len(table.actions))
    ]
    fresh = had.games != table.games
    return {"keep": keep, "steps": steps, **({"start": view_of(table, seat, 0)} if fresh else {})}


def view_of(table: SharedTable, seat: int | None, number: int) -> str:
    """Return the position after this many actions as a seat sees it, as text."""
    game, state = table.game, table.states[number]
    if seat is not None:
        return game.dump(game.view(state, seat))
    seen_by_one = game.view(state, 0)
    return game.dump(game.view(seen_by_one, 1 % len(table.seats)))
