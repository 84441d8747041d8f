"""What was best of who has not won at Chocolate Factory, and what was short."""

from __future__ import annotations

from typing import Any

from tutor.engine import AnyGame
from tutor.i18n import _


def missed(game: AnyGame, state: Any, player: int) -> str:
    """Return the item of the score in which this player was alone the best, by most, and how much
    money is missing (clause 11.7 breaks every tie); "" for who has won.
    """
    standings = {standing.player: standing for standing in game.standings(state)}
    own = standings.pop(player)
    if own.rank == 1:
        return ""
    leads = {
        item: points - max(other.items[item] for other in standings.values())
        for item, points in own.items.items()
    }
    item = max(leads, key=lambda each: leads[each])
    said = []
    if leads[item] > 0:
        n = own.items[item]
        said.append(_("You were the best at “{item}”: {n}.").format(item=_(item), n=n))
    short = max(other.total for other in standings.values()) - own.total
    if short:
        said.append(_("You were £{n} short of the winner.").format(n=short))
    else:
        said.append(_("You have as much money; the tie goes to who was later on Saturday."))
    return " ".join(said)
