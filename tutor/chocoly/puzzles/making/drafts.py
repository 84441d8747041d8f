"""Drafts of puzzles as text, for a reload and for the next visit, and back with all checked."""

from __future__ import annotations

import json
from typing import Any

from tutor.chocoly.faces import FLAVOURS, HIDDEN
from tutor.chocoly.puzzles.making.edit import DRAWN, Draft
from tutor.chocoly.puzzles.making.tasks import RULES, counted, uncounted
from tutor.chocoly.saves import face as held
from tutor.kit import reading
from tutor.puzzles.drafting import kept

MOST, ACTION = 36, 40
"""Tiles of a game; a placement's text is shorter than this."""


def dump(draft: Draft) -> str:
    """Return a draft as text."""
    base = RULES.saves.data(draft.base)
    base["hands"], base["pile"] = list(map(counted, base["hands"])), counted(base["pile"])
    data = {
        "kind": draft.kind,
        "base": base,
        "puts": [[it.text, it.owner] for it in draft.puts],
        "hand": list(draft.hand),
        "named": draft.named,
        "flavour": draft.flavour,
    }
    return json.dumps(data)


def load(text: str) -> Draft | None:
    """Return the draft of a dumped text, laid once more tile by tile; None if it is none."""
    return kept(text, _draft)


def _draft(read: reading.Reader) -> Draft:
    """Raises SaveError where an entry is none of a draft, DraftError for what cannot lie so."""
    base = dict(read.one("base", reading.table))
    state = reading.Reader(base)
    base["hands"] = list(state.one("hands", reading.items(uncounted, RULES.players[-1])))
    base["pile"] = state.one("pile", uncounted)
    table = RULES.read(base)
    if {*table.pile, *(it for hand in table.hands for it in hand)} - {HIDDEN}:
        raise reading.Unfit("")
    draft = Draft(
        read.one("kind", reading.choice(DRAWN)),
        table,
        flavour=read.one("flavour", reading.choice(FLAVOURS)),
    )
    owner = reading.number(table.players - 1)
    for words, who in read.one("puts", reading.items(reading.pair(_words, owner), MOST)):
        draft = draft.put(words, who)
    for face in read.one("hand", reading.items(held, RULES.components.hand)):
        draft = draft.with_hand(face)
    named = read.one("named", _words)
    return draft.asking(named) if named else draft


def _words(value: Any) -> str:
    return reading.text(ACTION)(value)
