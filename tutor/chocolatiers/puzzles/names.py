"""What the players of a puzzle are called."""

from __future__ import annotations

from tutor.chocolatiers.puzzles.position import Position
from tutor.i18n import N_, _

RIVALS = (N_("Ben"), N_("Cleo"), N_("Dan"))


def solver_names(position: Position) -> tuple[str, ...]:
    """Names by player: the solving player is "You", rivals Ben, Cleo and Dan in order."""
    rivals = iter(RIVALS)
    return tuple(
        _("You") if p == position.player else _(next(rivals)) for p in range(len(position.displays))
    )
