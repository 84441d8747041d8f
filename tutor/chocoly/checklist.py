"""The setup before the first turn, line by line, for the lesson and for the real box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.chocoly.components import load_components
from tutor.chocoly.faces import FLAVOURS, name, say_flavours
from tutor.chocoly.setup import CHOSEN
from tutor.chocoly.state import TEAM_GAME
from tutor.engine import NO_OPTIONS
from tutor.i18n import _
from tutor.rooms import Line


def checklist(players: int, options: Mapping[str, Any] = NO_OPTIONS) -> tuple[Line, ...]:
    """Return the parts of the setup in the order of the rulebook (clauses 1.1 to 1.7).

    `options`: those of the game; flavours that are given are said by name.
    """
    box = load_components()
    return (
        Line(_("Shuffle the {n} tiles into one pile, face down.").format(n=len(box.tiles)), "1.1"),
        Line(
            _("Everyone draws {n} tiles.").format(n=box.hand),
            "1.2",
            _("Hands are secret, in a team, too."),
        ),
        Line(_("Give each player 1 cocoa bean."), "1.3"),
        _flavours(players, box.tokens, options.get("flavours", CHOSEN)),
        Line(
            _("Whoever likes chocolate best starts."),
            "1.7",
            _("Then play goes clockwise. The first tile lies in the middle of the table."),
        ),
    )


def _flavours(players: int, tokens: int, given: str) -> Line:
    """Return who has which flavour, by number of players (clauses 1.4 to 1.6)."""
    if given != CHOSEN:
        return _given(players, tokens, given)
    three = _("The flavours are {all}.").format(all=say_flavours(FLAVOURS))
    if players == TEAM_GAME:
        return Line(
            _("Two teams choose a flavour each; every partner takes {n} tokens of it.").format(
                n=tokens
            ),
            "1.6",
            _("Partners sit across from each other. The third flavour is neutral."),
        )
    text = _("In turn everyone chooses a flavour and takes its {n} tokens.").format(n=tokens)
    if players == 2:
        neutral = _("The third one is neutral.")
        return Line(text, "1.4", f"{three} {neutral}")
    return Line(text, "1.5", three)


def _given(players: int, tokens: int, flavours: str) -> Line:
    """Return the flavours that nobody chooses, in the order of the seats."""
    sides = 2 if players == TEAM_GAME else players
    text = _("In the order of the seats, take {n} tokens each of: {flavours}.")
    if players == TEAM_GAME:
        text = _("In the order of the seats, teams take {n} tokens each of: {flavours}.")
    clause = {2: "1.4", TEAM_GAME: "1.6"}.get(players, "1.5")
    left = [_("{flavour} is neutral.").format(flavour=name(f)) for f in flavours[sides:]]
    named = text.format(n=tokens, flavours=say_flavours(flavours[:sides]))
    return Line(named, clause, " ".join(left))
