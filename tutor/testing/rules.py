"""Check that random games end, that exactly the listed actions are legal, and that all has
words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

import attrs

from tutor.engine import (
    ActionError,
    AnyGame,
    IllegalAction,
    SaveError,
    StateError,
    Verdict,
    Violation,
)
from tutor.players.player import pick
from tutor.testing.drawn import (
    MOST_ACTIONS,
    MUTANTS,
    Setup,
    looks_closely,
    need,
    refuses,
    setups,
)
from tutor.testing.positions import check_position

FOLLOWED = 3
"""Actions of a position that are also played from the same position loaded."""


def check_rules(game: AnyGame) -> None:
    """Play random games with every value of every option to their ends, and check that exactly the
    listed actions are legal.
    """
    _check_strangers(game)
    for setup in setups(game):
        _check_start(game, setup)
        rng, tried = Random(f"{setup.seed}/{setup.players}"), list[Any]()
        state = setup.start(game)
        for played in range(MOST_ACTIONS):
            check_position(game, state)
            if game.over(state):
                break
            if looks_closely(played, rng):
                _check_closely(game, state, tried, rng)
            action = pick(game.actions(state), rng)
            tried.append(action)
            state = _applied(game, state, action)
        need(game.over(state), f"A game of {setup} has not ended after {MOST_ACTIONS} actions.")
        _check_end(game, state, tried)


def _check_strangers(game: AnyGame) -> None:
    """Check that objects that are no position, no action or no save are refused as such."""
    state = next(setups(game)).start(game)
    refuses(StateError, game.actions, object())
    refuses(ActionError, game.explain, state, object())
    refuses(ActionError, game.action_text, object())
    for text in ("", "no such action", "\n", "1 1 1", None):
        refuses(ActionError, game.parse_action, text)
    for text in ("", "{}", "[]", "null", '{"game": "none"}', None):
        refuses(SaveError, game.load, text)


def _check_start(game: AnyGame, setup: Setup) -> None:
    """Check that the same arguments give the same game, with as many players as asked for."""
    state, again = setup.start(game), setup.start(game)
    need(state == again, f"{setup} gives two different positions.")
    need(game.dump(state) == game.dump(again), f"{setup} is saved in two different ways.")
    need(game.seats(state) == setup.players, f"{setup} has {game.seats(state)} seats.")
    need(hash(state) == hash(again), f"{setup} gives equal positions with different hashes.")
    _check_frozen(state)


def _check_frozen(state: Any) -> None:
    """Check that a position is immutable."""
    for field in attrs.fields(type(state)) if attrs.has(type(state)) else ():
        try:
            setattr(state, field.name, getattr(state, field.name))
        except (AttributeError, TypeError):
            continue
        raise AssertionError(f"“{field.name}” of a position can be set; let its record be frozen.")


def _check_closely(game: AnyGame, state: Any, tried: Sequence[Any], rng: Random) -> None:
    """Check that listed actions are stable, distinct, legal and have words, and that changed ones
    are judged right.
    """
    actions, where = game.actions(state), partial(game.describe, state)
    need(where(), "A position is described without a word.")
    need(list(actions) == list(game.actions(state)), "The list of actions changes.", where)
    loaded = game.load(game.dump(state))
    need(loaded == state, "Saved and loaded, a position is another one.", where)
    need(hash(loaded) == hash(state), "Equal positions have different hashes.", where)
    need(list(actions) == list(game.actions(loaded)), "A loaded position differs.", where)
    texts = [game.action_text(action) for action in actions]
    need(len(set(actions)) == len(actions), "An action is listed twice.", where)
    need(len(set(texts)) == len(texts), f"Two actions have the same text: {texts}.")
    for action, text in zip(actions, texts, strict=True):
        need(text and "\n" not in text, f"The text of {action} is no line: {text!r}.")
        read = game.parse_action(text)
        need(read == action, f"“{text}” is read as another action.")
        need(hash(read) == hash(action), f"“{text}”: equal actions have different hashes.")
        need(game.explain(state, action) == (), f"“{text}” is listed, but not legal.", where)
        need(game.describe_action(state, action), f"“{text}” is described without a word.")
        need(isinstance(game.tell(state, action, "Ana"), str), f"“{text}” is told as no text.")
    for action in actions[:FOLLOWED]:
        same = game.apply(loaded, action) == game.apply(state, action)
        what = f"“{game.action_text(action)}” leads elsewhere from a loaded position."
        need(same, what, where)
    for action in mutants(game, texts, tried, rng):
        if action not in actions:
            _check_refused(game, state, action)


def _check_refused(game: AnyGame, state: Any, action: Any) -> None:
    """Check that an action that is not listed is refused, with known clauses."""
    violations, text = game.explain(state, action), game.action_text(action)
    where = partial(game.describe, state)
    need(violations, f"“{text}” is legal, but not listed.", where)
    _check_violations(game, violations, text)
    before = game.dump(state)
    try:
        game.apply(state, action)
    except IllegalAction as error:
        need(error.violations == violations, f"“{text}” is refused for other reasons than told.")
    else:
        need(False, f"“{text}” is not legal, but it is played.", where)
    need(game.dump(state) == before, f"“{text}” was refused, and yet changed the position.")


def _check_violations(game: AnyGame, violations: Iterable[Violation], what: str) -> None:
    for violation in violations:
        need(violation.clause in game.rulebook, f"“{what}”: no clause {violation.clause!r}.")
        need(violation.message, f"“{what}” is refused by {violation.clause} without a word.")


def _applied(game: AnyGame, state: Any, action: Any) -> Any:
    """Return the next position; check that the old one is unchanged and that a repeat gives the
    same.
    """
    before = game.dump(state)
    after = game.apply(state, action)
    text = game.action_text(action)
    need(game.dump(state) == before, f"“{text}” changes the position it is played in.")
    need(game.apply(state, action) == after, f"“{text}”, played twice, leads to two positions.")
    return after


def _check_end(game: AnyGame, state: Any, played: Sequence[Any]) -> None:
    """Check that nothing is legal after the end, and that the verdict has words."""
    need(list(game.actions(state)) == [], "The game is over, and yet there are actions.")
    _check_refused(game, state, played[-1])
    names = [f"Name{player}" for player in range(game.seats(state))]
    _check_verdict(game, game.verdict(state, names))
    _check_verdict(game, game.verdict(state))


def _check_verdict(game: AnyGame, verdict: Verdict) -> None:
    need(verdict.head, "The verdict says nothing.")
    need(all(note.text for note in verdict.notes), f"{verdict}: a note says nothing.")
    for clause in (verdict.clause, *(note.clause for note in verdict.notes)):
        need(clause in ("", *game.rulebook), f"{verdict}: there is no clause {clause!r}.")


def mutants(
    game: AnyGame, texts: Sequence[str], tried: Sequence[Any], rng: Random
) -> Iterator[Any]:
    """Yield actions that look like legal ones and mostly are not.

    They are earlier actions of the game, and texts of legal ones with a word changed.
    """
    words = [word for text in texts for word in text.split()]
    for n in range(MUTANTS):
        if n % 3 == 0 and tried:
            yield pick(tried, rng)
            continue
        parts = pick(texts, rng).split()
        at = int(rng.random() * len(parts))
        parts[at] = _changed(parts[at], words, rng)
        try:
            yield game.parse_action(" ".join(parts))
        except ActionError:
            continue


def _changed(word: str, words: Sequence[str], rng: Random) -> str:
    """Return a number one or two off, or another word of these actions."""
    if word.removeprefix("-").isdecimal() and rng.random() < 0.7:
        return str(int(word) + pick((-1, 1, 2), rng))
    return pick(words, rng)
