"""The editor's desk: a draft, and why the last act was refused. Every act gives a new desk."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial

import attrs

from tutor.chocolate_factory.goods import KINDS
from tutor.chocolate_factory.manager.puzzles.composing import STEPS
from tutor.chocolate_factory.manager.puzzles.kinds.days import MOVES
from tutor.chocolate_factory.manager.puzzles.making.edit import (
    BELT,
    DRAWN,
    GIFTS,
    LAST_BEGUN,
    PLAIN_TARGETS,
    ROOM,
    Draft,
)
from tutor.chocolate_factory.manager.puzzles.model import CARDS, GAME, Task
from tutor.chocolate_factory.puzzles.making.edit import examine
from tutor.chocolate_factory.state import ORDERS
from tutor.chocolate_factory.stores import STORES, TRACK
from tutor.kit.frozen import put
from tutor.puzzles.drafting import DraftError, Finding


@attrs.frozen
class EditorDesk:
    """`refusal`: why the last act was refused."""

    draft: Draft = attrs.field(factory=Draft)
    refusal: DraftError | None = None


def act(desk: EditorDesk, name: str, text: str = "") -> EditorDesk:
    """Return the desk after an act; the same desk for what is none. Never raises."""
    verb, _colon, what = name.partition(":")
    do = ACTS.get(verb)
    if do is None:
        return desk
    try:
        return EditorDesk(do(desk.draft, what or text))
    except DraftError as error:
        return attrs.evolve(desk, refusal=error)


def look(draft: Draft) -> Finding[Task] | DraftError:
    """Return what is found out about a draft, or what is wrong with it."""
    try:
        return examine(draft.task(), GAME)
    except DraftError as error:
        return error


def _chosen(field: str, known: Collection[str], draft: Draft, what: str) -> Draft:
    return draft.changed(**{field: what}) if what in known else draft


def _day(draft: Draft, what: str) -> Draft:
    return draft.changed(day=int(what)) if what in map(str, range(LAST_BEGUN + 1)) else draft


def _demand(draft: Draft, what: str) -> Draft:
    return draft.toggled(what) if what in STEPS else draft


def _marker(n: int, draft: Draft, what: str) -> Draft:
    if what not in map(str, range(TRACK + 1)):
        return draft
    return draft.changed(markers=put(draft.markers, n, int(what)))


def _order(n: int, draft: Draft, what: str) -> Draft:
    return draft.with_order(n, what) if what in CARDS.orders else draft


def _add(where: str, draft: Draft, what: str) -> Draft:
    return draft.with_piece(where, what) if what in tuple(KINDS) else draft


def _remove(where: str, draft: Draft, what: str) -> Draft:
    return draft.without_piece(where, what) if what in tuple(KINDS) else draft


ACTS: Mapping[str, Callable[[Draft, str], Draft]] = {
    "kind": lambda draft, what: draft.of_kind(what) if what in DRAWN else draft,
    "target": partial(_chosen, "target", PLAIN_TARGETS),
    "by": partial(_chosen, "by", MOVES),
    "give": partial(_chosen, "give", GIFTS),
    "day": _day,
    "demand": _demand,
    **{f"marker-{store}": partial(_marker, n) for n, store in enumerate(STORES)},
    **{f"order-{n}": partial(_order, n) for n in range(ORDERS)},
    "piece": partial(_add, ROOM),
    "unpiece": partial(_remove, ROOM),
    "belt": partial(_add, BELT),
    "unbelt": partial(_remove, BELT),
    "clear": lambda draft, _what: draft.emptied(),
}
