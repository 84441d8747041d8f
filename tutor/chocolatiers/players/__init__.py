"""The computer players of Chocolatiers, by id, weakest first."""

from __future__ import annotations

from tutor.chocolatiers.players.foresight import ForesightPlayer
from tutor.chocolatiers.players.learner import CAREFUL, DREAMER, EAGER, PLAYFUL
from tutor.chocolatiers.players.lookahead import LookaheadPlayer
from tutor.players.players import Players

PLAYERS = Players(
    {
        "playful": PLAYFUL,
        "dreamy": DREAMER,
        "greedy": EAGER,
        "careful": CAREFUL,
        "lookahead": LookaheadPlayer(),
        "foresight": ForesightPlayer(),
    }
)
