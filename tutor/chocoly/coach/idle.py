"""What lies idle at a table of Chocoly: tokens for which only few turns are left, and the bean."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocoly.actions import Action, Bean, Stack
from tutor.chocoly.players.judge import turns_left
from tutor.chocoly.state import State
from tutor.engine import AnyGame
from tutor.i18n import _


def idle(_game: AnyGame, view: State, actions: Sequence[Action]) -> str:
    """Return that tokens are left for each of the last turns, and the bean with them; "" as long as
    there is time, or where nothing can be stacked.
    """
    tokens, turns = view.left[view.player], turns_left(view, view.player)
    if tokens < turns or not any(isinstance(action, Stack) for action in actions):
        return ""
    said = _("Tokens left: {tokens}. Tiles to place: {turns}.").format(tokens=tokens, turns=turns)
    return " ".join((said, _("Your bean, too."))) if Bean() in actions else said
