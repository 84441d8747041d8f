"""What a player can do, as frozen records; `notation` has their one-line texts."""

from __future__ import annotations

import attrs

TITLE = "Chocolate Factory"
PARTS, STAFF = "parts", "staff"


@attrs.frozen
class Take:
    """Take a packet of Parts or Employees and keep a card of it (clauses 6.1 to 6.3)."""

    kind: str
    packet: int
    card: str


@attrs.frozen
class Gift:
    """What an open Gift brings (clause 6.6): chocolates for its icons."""

    goods: str


@attrs.frozen
class Place:
    """Put the new Part on a place (clause 6.4)."""

    place: str


@attrs.frozen
class Shift:
    """End this Shift; load and push the next tile, or end the run (clauses 7.1 to 7.3 and 7.7).

    `load`: what an Employee loads instead of a Bean, "" for a Bean.
    """

    load: str = ""


@attrs.frozen
class Operate:
    """Operate the Part at a place (clauses 7.4 and 8.1 to 8.11). `changes`: what becomes what.

    `by_employee`: with the Employee's Action, a second time or without coal.
    """

    place: str
    changes: tuple[str, ...]
    by_employee: bool = False


@attrs.frozen
class Drop:
    """Move chocolates through the Chute into the store room (clause 8.3). `tile`: from 1, where the
    Employee lets the Chute work on all tiles; None for the tile of one's own Chute.
    """

    goods: str
    tile: int | None = None


@attrs.frozen
class Trade:
    """Trade chocolates of one kind from the store room, 1 coal each (clause 7.8)."""

    goods: str


@attrs.frozen
class Use:
    """The Employee's Action on chocolates (clause 6.6): "s:K>C" in the store room, "2:K>KK" on tile
    2, or "3", all of tile 3.
    """

    changes: tuple[str, ...]


@attrs.frozen
class Swap:
    """Put an untouched order under its deck for a new one (the Employee's Action)."""

    order: int


@attrs.frozen
class Supply:
    """Supply an order up to a stage, counted from 1 (clause 9.2). `goods`: all the chocolates where
    there is a choice, else "". `by_employee`: one stage with a chocolate missing.
    """

    order: int
    stage: int
    goods: str = ""
    by_employee: bool = False


@attrs.frozen
class Deliver:
    """Supply the Employee's store (clause 9.5). `copied`: the store by whose rule, where it copies
    another; by a side C without goods (clause 17.3).
    """

    goods: str
    copied: str = ""


@attrs.frozen
class Done:
    """End fulfilling orders (clause 9.1)."""


@attrs.frozen
class Keep:
    """What stays in the store room overnight; the rest is traded (clause 10.1)."""

    goods: str = ""


@attrs.frozen
class New:
    """Keep the drawn order of this size (clause 10.4)."""

    size: str


Action = (
    Take
    | Gift
    | Place
    | Shift
    | Operate
    | Drop
    | Trade
    | Use
    | Swap
    | Supply
    | Deliver
    | Done
    | Keep
    | New
)
KINDS_OF_ACTION = Action.__args__
