"""The computer players of Chocoly, by id, weakest first."""

from __future__ import annotations

from tutor.chocoly.players.strengths import PLAYFUL, Comparer, Grower, Lookahead
from tutor.i18n import N_
from tutor.players.players import Players

PLAYERS = Players(
    {
        "playful": PLAYFUL,
        "dreamy": Grower(),
        "greedy": Comparer(
            N_("Eager"),
            N_("Looks at your area, too, but at this turn alone: its tokens are soon paid."),
        ),
        "careful": Comparer(
            N_("Careful"),
            N_("Keeps its tokens until they do much, and knows when a new hand is worth the bean."),
            saves=True,
        ),
        "foresight": Lookahead(),
    }
)
