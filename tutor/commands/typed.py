"""What somebody may type for an action: its text, its number in the list, or words of its name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from tutor.engine import ActionError, AnyGame
from tutor.i18n import _

MOST_SHOWN = 6
"""More actions that fit than this are counted, not listed."""
ALIKE = 0.6
"""How alike a typo is to what was meant, from 0 to 1."""
LONGEST = 40
"""Most characters that are said again of what was typed."""


def typed_action(game: AnyGame, state: Any, line: str, commands: Sequence[str] = ()) -> Any:
    """Return the action that a line means. `commands`: what else could have been meant.

    Words may stand in any order and be cut short, as long as they fit one action. Raises
    ActionError, with one sentence that says what to type.
    """
    actions = game.actions(state)
    if line.isdecimal() and line.isascii():
        return _numbered(actions, line)
    parsed, wrong = _parsed(game, line)
    if wrong is None and parsed in actions:
        return parsed
    fits = _fitting(game, state, actions, line)
    if len(fits) == 1:
        return fits[0]
    if wrong is None:
        return parsed  # it is against a rule, which says more than what it looks like
    if fits:
        raise ActionError(_several(game, fits))
    texts = {text.casefold(): text for text in map(game.action_text, actions)}
    known = {each: each for each in commands} | texts
    close = get_close_matches(line.casefold(), known, 1, ALIKE)
    if close:
        text = _("“{it}” is no action. Did you mean “{close}”?")
        raise ActionError(text.format(it=line[:LONGEST], close=known[close[0]]))
    raise wrong


def _parsed(game: AnyGame, line: str) -> tuple[Any, ActionError | None]:
    try:
        return game.parse_action(line), None
    except ActionError as error:
        return None, error


def _numbered(actions: Sequence[Any], line: str) -> Any:
    number = int(line[:9])
    if not 1 <= number <= len(actions):
        text = _("There is no action {n}: help lists 1 to {last}.")
        raise ActionError(text.format(n=line[:9], last=len(actions)))
    return actions[number - 1]


def _fitting(game: AnyGame, state: Any, actions: Sequence[Any], line: str) -> list[Any]:
    """Return the actions whose names begin with these words; if there are none, those that have
    them.
    """
    said: dict[str, Any] = {}
    for action in actions:
        said.setdefault(game.describe_action(state, action), action)
    wanted = _words(line)
    begun = [it for it, action in said.items() if _begins(wanted, _words(it))]
    having = [
        it
        for it, action in said.items()
        if _has(wanted, [*_words(game.action_text(action)), *_words(it)])
    ]
    return [said[it] for it in (begun or having)]


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _begins(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Return whether the words begin with the wanted ones, each of which may be cut short."""
    pairs = zip(wanted, words, strict=False)
    return 0 < len(wanted) <= len(words) and all(word.startswith(it) for it, word in pairs)


def _has(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Return whether every wanted word, or its beginning, is among the words."""
    left = list(words)
    for each in wanted:
        found = next((word for word in left if word.startswith(each)), None)
        if found is None:
            return False
        left.remove(found)
    return bool(wanted)


def _several(game: AnyGame, actions: Sequence[Any]) -> str:
    if len(actions) > MOST_SHOWN:
        text = _("That fits {n} actions; say more, or choose a number from help.")
        return text.format(n=len(actions))
    text = _("Which of these? {texts}")
    return text.format(texts=" · ".join(map(game.action_text, actions)))
