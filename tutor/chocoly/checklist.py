"""What to do before the first turn, line by line, beside the lesson and beside the real box."""

from __future__ import annotations

from tutor.chocoly.components import load_components
from tutor.chocoly.faces import FLAVOURS, say_flavours
from tutor.chocoly.state import TEAM_GAME
from tutor.i18n import _
from tutor.rooms import Line


def checklist(players: int) -> tuple[Line, ...]:
    """The parts of the setup in the order of the rulebook (clauses 1.1 to 1.7)."""
    box = load_components()
    return (
        Line(_("Shuffle the {n} tiles into one pile, face down.").format(n=len(box.tiles)), "1.1"),
        Line(
            _("Everyone draws {n} tiles.").format(n=box.hand),
            "1.2",
            _("Hands are secret, in a team, too."),
        ),
        Line(_("Give each player 1 cocoa bean."), "1.3"),
        _flavours(players, box.tokens),
        Line(
            _("Whoever likes chocolate best starts."),
            "1.7",
            _("Then play goes clockwise. The first tile lies in the middle of the table."),
        ),
    )


def _flavours(players: int, tokens: int) -> Line:
    """Who has which flavour, by number of players (clauses 1.4 to 1.6)."""
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
