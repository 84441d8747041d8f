"""What is wrong with a proof that a pack states, as far as it shows without a search.

Only what fits its task can be rated: how hard it is depends on the answers that are stated.
"""

from __future__ import annotations

from tutor.chocolatiers_family.puzzles.model import Asked
from tutor.engine import brief
from tutor.i18n import _
from tutor.puzzles.model import Proof


def unfit(task: Asked, proof: Proof) -> str:
    """Return why this cannot be the proof of this task, "" if nothing shows it."""
    kind = task.asked
    if lacks := kind.lacking(task):
        return str(lacks)
    for answer in dict.fromkeys((*proof.answers, proof.greedy)):
        if kind.value(task, answer) is None:
            text = _("its proof states “{answer}”, which is no possible answer to it.")
            return text.format(answer=brief(answer))
    return ""
