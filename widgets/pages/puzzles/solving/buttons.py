"""The buttons of the moment: hint, check, and what follows the answer."""

from __future__ import annotations

import htpy as h

from tutor.i18n import _
from widgets.pages.controls import button
from widgets.pages.puzzles.solving.open_puzzle import OpenPuzzle
from widgets.pages.puzzles.solving.session import ASKING, LAST, SHOWN, WRONG


def bar(asked: OpenPuzzle) -> h.Element:
    """Return the buttons of the moment: at most one is primary."""
    stage = asked.session.stage
    if asked.foot is not None:
        return h.div(".puzzle-bar")[asked.foot]
    if stage == ASKING:
        last = asked.session.hint_level >= LAST
        buttons = [
            button("hint", _("Hint"), "hint", id="hint", aria_disabled="true" if last else None),
            button("why", _("Why"), "why", id="why"),
            button("check", _("Check"), primary=True, id="check"),
        ]
    elif stage == WRONG and asked.session.tells:
        # The reasons tell the answer, so there is nothing to try again.
        buttons = [
            button("why", _("Why"), "why", id="why"),
            button("next", _("Next"), "chevron", primary=True, id="next"),
        ]
    elif stage == WRONG:
        buttons = [
            button("again", _("Try again"), "replay", id="again"),
            button("answer", _("Answer"), "eye", id="answer", aria_label=_("Show the answer")),
            button("next", _("Next"), "chevron", primary=True, id="next"),
        ]
    elif stage == SHOWN:
        buttons = [
            button("again", _("Try again"), "replay", id="again"),
            button("why", _("Why"), "why", id="why"),
            button("next", _("Next"), "chevron", primary=True, id="next"),
        ]
    else:
        buttons = [
            button("why", _("Why"), "why", id="why"),
            button("next", _("Next"), "chevron", primary=True, id="next"),
        ]
    return h.div(".puzzle-bar")[buttons]
