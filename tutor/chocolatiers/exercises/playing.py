"""The last task: a computer player of one's own, tried in whole games against one of ours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.players import PLAYERS
from tutor.chocolatiers.state import State
from tutor.engine import ActionError, IllegalAction
from tutor.i18n import _
from tutor.kit.exercise import Checked
from tutor.players.random_player import RandomPlayer

Choose = Callable[[State, Sequence[Action]], Action]
"""A learner's player: from what it may see and the legal actions to one of them."""

OPPONENTS = {"random": RandomPlayer(), **PLAYERS}


def play_against(
    choose: Choose, opponent: str = "dreamy", games: int = 4, seed: int = 0
) -> Checked:
    """Let a learner's player play whole games for two against one of ours, who begin in turn."""
    if opponent not in OPPONENTS:
        text = _("There is no player “{id}”: choose one of {ids}.")
        return Checked(False, text.format(id=opponent, ids=", ".join(OPPONENTS)))
    results = []
    for number in range(games):
        ended = _game(choose, opponent, seed + number, first=number % 2)
        if isinstance(ended, Checked):
            return ended
        results.append(ended)
    title = _(OPPONENTS[opponent].title)
    points = ", ".join(f"{mine} : {theirs}" for mine, theirs in results)
    won = sum(mine > theirs for mine, theirs in results)
    return Checked(
        True,
        "✓ "
        + _("All moves were legal. Against {who}: {points}. Won {n} of {games}.").format(
            who=title, points=points, n=won, games=games
        ),
    )


def _game(choose: Choose, opponent: str, seed: int, first: int) -> tuple[int, int] | Checked:
    """The points of both at the end; or what the learner's player did wrong."""
    game, rng = Chocolatiers.from_file(), Random(seed)
    state = game.start(2, seed, first)
    while not game.over(state):
        view = game.view(state, state.player)
        if state.player == 1:
            state = game.apply(state, OPPONENTS[opponent].choose(game, view, rng))
            continue
        actions = game.actions(view)
        try:
            action = choose(view, actions)
        except Exception as error:  # whatever a learner's code raises is told, not as a trace
            why = _("Your player stopped: {error}: {why}")
            return _lost(game, view, why.format(error=type(error).__name__, why=error))
        try:
            state = game.apply(state, action)
        except IllegalAction as illegal:
            broken = illegal.violations[0]
            return _lost(game, view, broken.message, broken.clause)
        except ActionError as error:
            return _lost(game, view, str(error))
    totals = {standing.player: standing.total for standing in game.standings(state)}
    return totals[0], totals[1]


def _lost(game: Chocolatiers, view: State, why: str, clause: str = "") -> Checked:
    lines = ["✗ " + why]
    if clause:
        title = game.rulebook[clause].title
        lines.append(_("Rule {id}, {title}.").format(id=clause, title=_(title)))
    lines.append(_("It was turn {n}.").format(n=view.turn))
    lines.append(game.describe(view, 0))
    return Checked(False, "\n".join(lines), clause)
