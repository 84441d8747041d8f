"""What a player can do, as frozen records, and their one-line text.

Text, one word for the kind of action, then its parts: "flavour A", "bean", "lay AABC 2 -1",
"stack ABCA 0 1", "pass". Exact round trip for every action that can be legal.
"""

from __future__ import annotations

import attrs

from tutor.kit.notation import Notation


@attrs.frozen
class Flavour:
    """Choose the flavour of yourself or of your team (clauses 1.4 to 1.6)."""

    flavour: str


@attrs.frozen
class Bean:
    """Pay the cocoa bean: the hand goes under the pile, four new tiles are drawn (clause 2.2)."""


@attrs.frozen(weakref_slot=False)
class Lay:
    """Lay a tile of your hand on the table (clauses 3.1 to 3.4).

    `face`: as it will lie; which tile of the hand it is follows from that. `row`, `column`: of its
    upper left piece, counted from that of the first tile, negative above and to the left.
    """

    face: str
    row: int
    column: int


@attrs.frozen(weakref_slot=False)
class Stack:
    """Pay a token and lay a tile of your hand on tiles (clauses 4.1 to 4.5); fields as of Lay."""

    face: str
    row: int
    column: int


@attrs.frozen
class Pass:
    """Place nothing, where nothing can be placed (clause 2.1, ruling)."""


Action = Flavour | Bean | Lay | Stack | Pass

NOTATION: Notation[Action] = Notation(
    title="Chocoly",
    examples="flavour A · bean · lay AABC 2 -1 · stack ABCA 0 1 · pass",
    words={"flavour": Flavour, "bean": Bean, "lay": Lay, "stack": Stack, "pass": Pass},
)


def action_text(action: Action) -> str:
    """Return the action as one line of text. Raises ActionError for what is no action.

    >>> action_text(Lay("AABC", 2, -1))
    'lay AABC 2 -1'
    """
    return NOTATION.text(action)


def parse_action(text: str) -> Action:
    """Return the action this text stands for. Raises ActionError, which shows how one is
    written.

    >>> parse_action("stack ABCA 0 1")
    Stack(face='ABCA', row=0, column=1)
    """
    return NOTATION.parse(text)
