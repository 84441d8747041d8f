"""The editor's desk: a draft, and the marker in hand. Every act gives a new desk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import attrs

from tutor.chocolate_factory.goods import KINDS
from tutor.chocolate_factory.puzzles.making.edit import (
    DRAWN,
    LENDERS,
    MOST_EARNED,
    PARTS,
    Draft,
    examine,
)
from tutor.chocolate_factory.puzzles.model import CARDS, Task
from tutor.chocolate_factory.setup import PLAYERS
from tutor.chocolate_factory.stores import ALL_SIDES, STORES, TRACK
from tutor.kit.words import usual_names
from tutor.puzzles.drafting import DraftError, Finding


@attrs.frozen
class EditorDesk:
    """`who`: whose marker a press on a space moves. `refusal`: why the last act was refused."""

    draft: Draft = attrs.field(factory=Draft)
    who: int = 0
    refusal: DraftError | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called; the first is who solves."""
        return tuple(usual_names(self.draft.players))


def act(desk: EditorDesk, name: str, text: str = "") -> EditorDesk:
    """Return the desk after an act; the same desk for what is none. Never raises."""
    verb, _colon, what = name.partition(":")
    do = ACTS.get(verb)
    if do is None:
        return desk
    clean = attrs.evolve(desk, refusal=None)
    try:
        return do(clean, what or text)
    except DraftError as error:
        return attrs.evolve(clean, refusal=error)


def look(draft: Draft) -> Finding[Task] | DraftError:
    """Return what is found out about a draft, or what is wrong with it."""
    try:
        return examine(draft.task())
    except DraftError as error:
        return error


def _drafted(desk: EditorDesk, **changes: Any) -> EditorDesk:
    return attrs.evolve(desk, draft=attrs.evolve(desk.draft, **changes))


def _kind(desk: EditorDesk, what: str) -> EditorDesk:
    return _drafted(desk, kind=what) if what in DRAWN else desk


def _part(desk: EditorDesk, what: str) -> EditorDesk:
    return _drafted(desk, part=what) if what in PARTS else desk


def _add(desk: EditorDesk, what: str) -> EditorDesk:
    if len(what) != 1 or what not in KINDS:
        return desk
    return attrs.evolve(desk, draft=desk.draft.with_piece(what))


def _remove(desk: EditorDesk, what: str) -> EditorDesk:
    if len(what) != 1 or what not in KINDS:
        return desk
    return attrs.evolve(desk, draft=desk.draft.without_piece(what))


def _store(desk: EditorDesk, what: str) -> EditorDesk:
    return _drafted(desk, store=what) if what in tuple(STORES) else desk


def _players(desk: EditorDesk, what: str) -> EditorDesk:
    if what not in map(str, PLAYERS):
        return desk
    draft = desk.draft.with_players(int(what))
    return attrs.evolve(desk, draft=draft, who=min(desk.who, draft.players - 1))


def _who(desk: EditorDesk, what: str) -> EditorDesk:
    known = [str(player) for player in range(desk.draft.players)]
    return attrs.evolve(desk, who=int(what)) if what in known else desk


def _space(desk: EditorDesk, what: str) -> EditorDesk:
    if what not in [str(space) for space in range(TRACK + 1)]:
        return desk
    return attrs.evolve(desk, draft=desk.draft.moved(desk.who, int(what)))


def _number(name: str, most: int, desk: EditorDesk, what: str) -> EditorDesk:
    return _drafted(desk, **{name: int(what)}) if what in map(str, range(most + 1)) else desk


def _side(store: str, desk: EditorDesk, what: str) -> EditorDesk:
    if what not in tuple(ALL_SIDES):
        return desk
    at, sides = LENDERS.index(store), desk.draft.sides
    return _drafted(desk, sides=sides[:at] + what + sides[at + 1 :])


def _order(n: int, desk: EditorDesk, what: str) -> EditorDesk:
    if what not in CARDS.orders:
        return desk
    return attrs.evolve(desk, draft=desk.draft.with_order(n, what))


def _clear(desk: EditorDesk, _what: str) -> EditorDesk:
    if desk.draft.of_store:
        return _drafted(desk, stack=())
    return attrs.evolve(desk, draft=desk.draft.with_pieces(""))


ACTS: Mapping[str, Callable[[EditorDesk, str], EditorDesk]] = {
    "kind": _kind,
    "part": _part,
    "piece": _add,
    "unpiece": _remove,
    "store": _store,
    "players": _players,
    "who": _who,
    "space": _space,
    "own-space": partial(_number, "space", TRACK),
    "earned": partial(_number, "earned", MOST_EARNED),
    **{f"order-{n}": partial(_order, n) for n in range(len(Draft().orders))},
    **{f"side-{store}": partial(_side, store) for store in LENDERS},
    "clear": _clear,
}
