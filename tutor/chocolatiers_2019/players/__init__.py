"""The computer players of Chocolatiers 2019, by id, weakest first."""

from __future__ import annotations

from tutor.chocolatiers_2019.players.strengths import DREAMER, PLAYFUL, Lookahead, TurnPlanner
from tutor.players.players import Players

PLAYERS = Players(
    {
        "playful": PLAYFUL,
        "dreamy": DREAMER,
        "careful": TurnPlanner(),
        "lookahead": Lookahead(),
    }
)
