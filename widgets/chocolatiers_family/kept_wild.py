"""What a Wild that somebody has kept would have done, and what of theirs was best: reckoned on the
final state, never guessed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import frozen

from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.players.outlook import wild_spots
from tutor.chocolatiers_family.scoring import Awards, awards
from tutor.engine import AnyGame
from tutor.i18n import _
from tutor.kit.frozen import changed
from tutor.kit.words import join_words


def was_best(awarded: Awards, player: int) -> str:
    """Return what this player had the largest group of, their largest one; "" if nothing."""
    won = [kind for kind in KINDS if awarded[kind].winner == player]
    if not won:
        return ""
    kind = max(won, key=lambda each: awarded[each].sizes[player])
    size = awarded[kind].sizes[player]
    return _("Your {kind} group was the best: {n}.").format(kind=name(kind), n=size)


@frozen
class KeptWild:
    """What one Wild more would have won, in a sentence, and where it would have lain."""

    text: str
    space: Place


def wild_missed(game: AnyGame, state: Any, player: int) -> KeptWild | None:
    """Return what one of the Wilds this player has kept would have won: the game, or a kind; None
    if it would have won neither, or none was kept.
    """
    if not state.wilds[player]:
        return None
    before = awards(state.displays)
    some: KeptWild | None = None
    for space, after in _placed(state, player):
        now = awards(after.displays)
        kinds = [k for k in KINDS if now[k].winner == player != before[k].winner]
        standings = game.standings(after)
        if [standing.player for standing in standings if standing.rank == 1] == [player]:
            mine, theirs = _totals(standings, player)
            won = join_words([name(kind) for kind in kinds])
            return KeptWild(_game_won(won, mine, theirs), space)
        if kinds and not some:
            won = join_words([name(kind) for kind in kinds])
            some = KeptWild(_("One Wild would have won {kind}.").format(kind=won), space)
    return some


def _placed(state: Any, player: int) -> Iterator[tuple[Place, Any]]:
    """Yield the final states with one of the kept Wilds placed, each different one once, and where
    it lies."""
    wilds = tuple(n - (p == player) for p, n in enumerate(state.wilds))
    for _sizes, wild in wild_spots(state.displays[player]):
        grown = state.displays[player].with_wild(wild.row, wild.column)
        displays = tuple(grown if p == player else d for p, d in enumerate(state.displays))
        yield (wild.row, wild.column), changed(state, displays=displays, wilds=wilds)


def _totals(standings: Any, player: int) -> tuple[int, int]:
    mine = next(standing.total for standing in standings if standing.player == player)
    return mine, max(standing.total for standing in standings if standing.player != player)


def _game_won(kind: str, mine: int, theirs: int) -> str:
    if mine == theirs:
        return _("One Wild would have won the game: cards decide.")
    if kind:
        return _("One Wild would have won {kind}, and the game: {mine} to {theirs}.").format(
            kind=kind, mine=mine, theirs=theirs
        )
    return _("One Wild would have won the game: {mine} to {theirs}.").format(
        mine=mine, theirs=theirs
    )
