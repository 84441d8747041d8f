"""Test a learner's computer player in whole games against one of ours.

For any game that two can play.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tutor.engine import ActionError, Game, IllegalAction, brief
from tutor.i18n import _, ngettext
from tutor.kit.exercise import Checked
from tutor.kit.shares import interval
from tutor.players.following import Follower
from tutor.players.own import Choose, SlipError, call
from tutor.players.player import AnyPlayer
from tutor.players.players import Players
from tutor.players.random_player import RandomPlayer
from tutor.rooms import load_game, room

MANY = 50
"""From so many games on players that differ by a fifth can be told apart."""


def play_against(choose: Choose, opponent: str, games: int, seed: int, game: str) -> Checked:
    """Let a learner's player play whole games for two against one of ours, beginning in turn.

    It passes if it keeps the rules and wins at least one of them; ties are counted apart. What is
    told includes how many of 100 games it could win (95 % interval): four games cannot tell a weak
    player from a strong one. Raises ValueError for fewer games than one.
    """
    if type(games) is not int or games < 1:
        raise ValueError(
            _("games is how many are played, a whole number from 1: not {it}.").format(
                it=brief(games)
            )
        )
    opponents = Players({"random": RandomPlayer(), **room(game).players()})
    if opponent not in opponents:
        text = _("There is no player “{id}”: choose one of {ids}.")
        return Checked(False, text.format(id=opponent, ids=", ".join(opponents.names)))
    theirs, played = opponents[opponent], load_game(game)
    results = []
    for number in range(games):
        ended = _game(played, choose, theirs, seed + number, first=number % 2)
        if isinstance(ended, Checked):
            return ended
        results.append(ended)
    title = _(theirs.title)
    points = ", ".join(f"{mine} : {other}" for mine, other, _winners in results)
    won = sum(winners == (0,) for _mine, _other, winners in results)
    tied = sum(0 in winners and len(winners) > 1 for _mine, _other, winners in results)
    text = _("All moves were legal. Against {who}: {points}. Won {n} of {games}.").format(
        who=title, points=points, n=won, games=games
    )
    if tied:
        text += " " + ngettext("{n} was a tie.", "{n} were ties.", tied).format(n=tied)
    text += " " + _what_it_shows(won + tied / 2, games)
    if not won:
        text += " " + _("It is to win one: what does it overlook?")
    return Checked(won > 0, ("✓ " if won else "✗ ") + text)


def _what_it_shows(won: float, games: int) -> str:
    """Say what so many games tell of more; a tie is half a victory."""
    low, high = (round(100 * end) for end in interval(won / games, games))
    if games < MANY:
        text = _(
            "So few games do not show much: of 100, it could win {low} to {high}. "
            "With games=100 you know more."
        )
    else:
        text = _("Of 100 more, it could win {low} to {high}.")
    return text.format(low=low, high=high)


def _game(
    game: Game[Any, Any], choose: Choose, opponent: AnyPlayer, seed: int, first: int
) -> tuple[int, int, tuple[int, ...]] | Checked:
    """Return the points of both at the end and who has won; or what the learner's player did
    wrong.
    """
    rng, theirs = Random(seed), Follower(opponent)
    state, moves = game.start(2, seed, first), 0
    while not game.over(state):
        player = game.to_move(state)
        view = game.view(state, player)
        if player == 1:
            state = game.apply(state, theirs.choose(game, state, rng))
            continue
        moves += 1
        actions = game.actions(view)
        try:
            action = call(choose, view, actions)
        except SlipError as slip:
            return _lost(game, view, moves, str(slip))
        try:
            state = game.apply(state, action)
        except IllegalAction as illegal:
            broken = illegal.violations[0]
            return _lost(game, view, moves, broken.message, broken.clause)
        except ActionError as error:
            return _lost(game, view, moves, str(error))
    totals = {standing.player: standing.total for standing in game.standings(state)}
    return totals[0], totals[1], game.verdict(state).winners


def _lost(game: Game[Any, Any], view: Any, move: int, why: str, clause: str = "") -> Checked:
    lines = ["✗ " + why]
    if clause:
        title = game.rulebook[clause].title
        lines.append(_("Rule {id}, {title}.").format(id=clause, title=_(title)))
    lines.append(_("It was your move {n}.").format(n=move))
    lines.append(game.describe(view, 0))
    return Checked(False, "\n".join(lines), clause)
