"""What lies idle at a table of Chocoly: tokens for which only few turns are left, and the bean."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocoly.actions import Action, Bean, Stack
from tutor.chocoly.players.judge import turns_left
from tutor.chocoly.state import State
from tutor.engine import AnyGame
from tutor.i18n import _, ngettext


def idle(_game: AnyGame, view: State, actions: Sequence[Action]) -> str:
    """Return that tokens are left for each of the last turns, and the bean with them; "" as long as
    there is time, or where nothing can be stacked.
    """
    tokens, turns = view.left[view.player], turns_left(view, view.player)
    if tokens < turns or not any(isinstance(action, Stack) for action in actions):
        return ""
    held = ngettext("You still hold {n} token", "You still hold {n} tokens", tokens)
    left = ngettext("{n} tile is left to place", "{n} tiles are left to place", turns)
    said = _("{held}, and {left}.").format(held=held.format(n=tokens), left=left.format(n=turns))
    return " ".join((said, _("Your bean, too."))) if Bean() in actions else said
