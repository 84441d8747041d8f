"""Actions of the solo game as one line of text each: those of the main game, and these.

take EF3 A9 · demand 2 KCX · order s0 1 · use order s0 1 C
"""

from __future__ import annotations

import re

import attrs

from tutor.chocolate_factory import notation
from tutor.chocolate_factory.actions import Supply, Take
from tutor.chocolate_factory.goods import is_pile, pile
from tutor.chocolate_factory.manager.actions import Choose, Give, ManagerAction
from tutor.chocolate_factory.manager.setup import TITLE
from tutor.chocolate_factory.state import ORDERS
from tutor.engine import ActionError, brief
from tutor.i18n import _

EXAMPLES = "take EF3 A9 · place b3 · op t1 B>O · demand 2 KCX · order s0 1 · store XX · done"
_SPECIAL = re.compile(r"^((?:use )?order )s(?=[0-2]( |$))")
"""The text of a Special Order, up to its number."""


def action_text(action: ManagerAction) -> str:
    """Write the action as one line of text. Raises ActionError if it is no action.

    >>> action_text(Give(2, "KCX")), action_text(Supply(ORDERS, 1))
    ('demand 2 KCX', 'order s0 1')
    """
    return _text(checked(action))


def _text(action: ManagerAction) -> str:
    if isinstance(action, Choose):
        return f"take {action.employee} {action.part}"
    if isinstance(action, Give):
        return f"demand {action.demand} {action.goods}"
    if isinstance(action, Supply) and action.order >= ORDERS:
        plain = attrs.evolve(action, order=action.order - ORDERS)
        return notation.action_text(plain).replace("order ", "order s", 1)
    return notation.action_text(action)


def parse_action(text: object) -> ManagerAction:
    """Read the action of this text. Raises ActionError, which shows how one is written.

    >>> parse_action("demand 2 XCK")
    Give(demand=2, goods='KCX')
    """
    words = text.split() if isinstance(text, str) and len(text) <= 10 * notation.MOST else []
    action = _own(words)
    if action is not None:
        return action
    joined = " ".join(words)
    try:
        found = notation.parse_action(_SPECIAL.sub(r"\1", joined))
    except ActionError:
        found = None
    if found is None or isinstance(found, Take):
        raise ActionError(
            _("“{text}” is no action. Write for example: {examples}.").format(
                text=brief(text), examples=EXAMPLES
            )
        )
    if isinstance(found, Supply) and _SPECIAL.match(joined):
        return attrs.evolve(found, order=found.order + ORDERS)
    return found


def _own(words: list[str]) -> Choose | Give | None:
    """Read an action that only the solo game has; None for words that do not fit."""
    if len(words) != 3:
        return None
    head, first, second = words
    if head == "take" and notation.is_id(first) and notation.is_id(second):
        return Choose(first, second)
    is_goods = len(second) <= notation.MOST and is_pile(second)
    if head == "demand" and re.fullmatch("[0-9]", first) and is_goods:
        return Give(int(first), pile(second))
    return None


def checked(action: object) -> ManagerAction:
    """Return the action itself. Raises ActionError if it is no action of this game at all."""
    if isinstance(action, ManagerAction) and not isinstance(action, Take):
        try:
            if parse_action(_text(action)) == action:
                return action
        except (ActionError, TypeError, ValueError, AttributeError):
            pass
    raise ActionError(
        _("{it} is no action of {game}; game.actions(state) lists those you can play.").format(
            it=brief(action), game=TITLE
        )
    )


@attrs.frozen
class ManagerTexts:
    """The notation of the solo game."""

    def checked(self, action: object) -> ManagerAction:
        """Return the action itself. Raises ActionError if it is no action of this game."""
        return checked(action)

    def text(self, action: ManagerAction) -> str:
        """Write the action as one line of text. Raises ActionError if it is no action."""
        return action_text(action)

    def parse(self, text: object) -> ManagerAction:
        """Read the action of that text. Raises ActionError, which shows how one is written."""
        return parse_action(text)
