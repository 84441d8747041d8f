"""The players who think of their own turn only: one who knows it all, and two who are learning."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import attrs

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.players.whole_turns import best_turn
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.players.judgement import PLAYING, TRIED, USUAL, Judgement
from tutor.engine import Game
from tutor.i18n import N_
from tutor.players.player import Planner, choices


@attrs.frozen
class Learner(Planner[State, Action]):
    """Plays the turn that looks best to it, with all that it overlooks; never anything by chance.

    `by`: what it looks at, and how it weighs.
    """

    title: str
    description: str
    by: Judgement

    def plan(self, game: Game[State, Action], view: State, rng: Random) -> Sequence[Action]:
        """See `Planner.plan`. Raises UnknownGame for a game other than Chocolatiers."""
        components = components_of(game)
        actions = choices(game, view)
        if len(actions) == 1:
            return actions
        return best_turn(view, components, self.by)


MISSING_A_BOX = 4
"""Stacks one looks at who passes over the plainest box; there are five."""

PLAYFUL = Learner(
    N_("Playful"),
    N_(
        "Fills its boxes wherever there is room, and keeps its Wilds because they are pretty. "
        "For a first game, also for children."
    ),
    PLAYING,
)
DREAMER = Learner(
    N_("Dreamy"),
    N_("Never swaps, forgets that two cards stand for one, and does not look at your display."),
    attrs.evolve(USUAL, pairs=False, swaps=False, rivals=False),
)
EAGER = Learner(
    N_("Eager"),
    N_("Grabs what counts most this turn. Forgets pairs and passes over the plainest box."),
    attrs.evolve(USUAL, stacks=MISSING_A_BOX, pairs=False),
)
CAREFUL = Learner(
    N_("Careful"),
    N_("Overlooks nothing and weighs every turn, but does not think of yours."),
    TRIED,
)
