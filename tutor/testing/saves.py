"""Check that damaged saves are refused in words, or load as possible positions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import attrs

from tutor.engine import AnyGame, SaveError
from tutor.players.player import pick
from tutor.testing.damage import FAR_OUT, NONSENSE, Damage, damages
from tutor.testing.drawn import Setup, need, setups
from tutor.testing.positions import check_position, positions

PLAYED_ON = 6
"""Actions played from a damaged position that was accepted."""


def check_saves(game: AnyGame) -> None:
    """Change each entry of a save in turn, and check that it is refused or its position is
    possible.
    """
    for setup, state, rng in _samples(game):
        whole = game.dump(state)
        need(game.load(whole) == state, f"Saved and loaded, a position of {setup} is another one.")
        for damage in damages(json.loads(whole), rng):
            _check_damaged(game, damage, f"{setup}: {damage}")


def _check_damaged(game: AnyGame, damage: Damage, what: str) -> None:
    try:
        loaded = game.load(json.dumps(damage.data))
    except SaveError as error:
        need(str(error), f"A save is refused without a word: {what}.")
        said = any(str(each) in str(error) for each in damage.place)
        whole = isinstance(damage.was, dict) or damage.was == game.id
        need(said or whole or not damage.never, f"“{error}” does not say where: {what}.")
        return
    except Exception as error:
        raise AssertionError(f"load raises {error!r}, which is no SaveError: {what}.") from error
    need(not damage.never, f"load takes a damaged save: {what}.")
    _need_possible(game, loaded, f"load takes a damaged save: {what}")
    need(game.load(game.dump(loaded)) == loaded, f"Saved again, it is another position: {what}.")


def check_status(game: AnyGame) -> None:
    """Change each field of a position in turn, and check that `status` gives a reason or the
    position is possible, and then also saved and loaded like any other.
    """
    found = tried = 0
    for setup, state, _rng in _samples(game):
        for name, changed in _evolved(state):
            what = f"{setup}, “{name}” made {str(getattr(changed, name))[:60]!r}"
            try:
                reasons = game.status(changed)
            except Exception as error:
                raise AssertionError(f"status raises {error!r}: {what}.") from error
            tried += 1
            found += bool(reasons)
            for reason in reasons:
                need(reason.clause in game.rulebook, f"There is no clause {reason.clause!r}.")
                need(reason.message, f"status gives a reason without a word: {what}.")
            if not reasons:
                _need_possible(game, changed, f"status finds nothing wrong: {what}")
            _need_alike(game, changed, bool(reasons), name, what)
    need(
        found or not tried,
        f"Of {tried} changed positions, some with nonsense in them, status refuses none: "
        "it must say why a position cannot be.",
    )


def _need_alike(game: AnyGame, state: Any, refused: bool, name: str, what: str) -> None:
    """Check that `load` refuses what `status` refuses and nothing else, except for the range of a
    single entry, which it names.
    """
    try:
        loaded = game.load(game.dump(state))
    except SaveError as error:
        said = refused or name in str(error)
        need(said, f"load refuses what status lets through: {what}: {error}")
    else:
        need(not refused, f"load takes what status refuses: {what}.")
        need(loaded == state, f"Saved and loaded, a position is another one: {what}.")


def _need_possible(game: AnyGame, state: Any, what: str) -> None:
    """Check that a position that was accepted can be played on without a fault."""
    rng = Random(what)
    try:
        check_position(game, state)
        for _n in range(PLAYED_ON):
            for player in range(game.seats(state)):
                game.view(state, player)
            need(game.describe(state), "It is described without a word.")
            actions = game.actions(state)
            if not actions:
                break
            action = pick(actions, rng)
            need(game.explain(state, action) == (), "What is listed is not legal.")
            state = game.apply(state, action)
        check_position(game, state)
    except Exception as error:
        why = str(error) if isinstance(error, AssertionError) else repr(error)
        raise AssertionError(f"{what}, and then: {why}") from error


def _samples(game: AnyGame) -> Iterator[tuple[Setup, Any, Random]]:
    """Yield the first and a middle position of a game with few players, the last of one with
    many.
    """
    drawn = {setup.players: setup for setup in setups(game, 1)}
    for players, parts in ((game.players[0], (0, 0.5)), (game.players[-1], (1,))):
        setup, rng = drawn[players], Random(players)
        found = list(positions(game, setup, rng))
        for part in parts:
            yield setup, found[int(part * (len(found) - 1))], rng


def _evolved(state: Any) -> Iterator[tuple[str, Any]]:
    """Yield the position with one field changed to another value of its type, unless the record
    itself refuses that.
    """
    for field in attrs.fields(type(state)) if attrs.has(type(state)) else ():
        if not field.init:
            continue
        for value in _others(getattr(state, field.name)):
            try:
                yield field.name, attrs.evolve(state, **{field.name.lstrip("_"): value})
            except (ValueError, TypeError):
                continue


def _others(value: Any) -> Iterator[Any]:
    """Yield other values of the same type."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from FAR_OUT[:2]
    elif isinstance(value, str):
        yield NONSENSE
        yield from (value * 2, value[:-1])
    elif isinstance(value, tuple):
        yield from (value * 2, value[:-1], value[::-1])
