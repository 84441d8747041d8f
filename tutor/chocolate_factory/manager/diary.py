"""What the diary of weeks notes of Factory Manager, in words."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.manager.judging import judged
from tutor.chocolate_factory.manager.saying import say_card
from tutor.chocolate_factory.manager.state import TARGETS, ManagerState
from tutor.diary import Diary, Ending
from tutor.i18n import N_, _, ngettext


def ended(state: ManagerState) -> Ending:
    """Return how a week ended (clause 13.1)."""
    found = judged(state, load_box())
    met = len(found.met)
    left = sum(found.left) if found else 0
    return Ending(
        state.target, bool(found), max(0, state.money), left, met, met + len(found.missing)
    )


def said(ending: Ending) -> str:
    """Say how a week ended, and nothing of its cards."""
    if ending.won:
        text = ngettext("Won with {n} step left over", "Won with {n} steps left over", ending.left)
        return text.format(n=ending.left)
    text = ngettext("Lost, {met} of {of} goals met", "Lost, {met} of {of} goals met", ending.of)
    return text.format(met=ending.met, of=ending.of)


def targets() -> Mapping[str, str]:
    """Return what each Weekly Target asks for."""
    return {target: say_card(target) for target in TARGETS}


def _earned(pounds: int) -> str:
    return _("£{n}").format(n=pounds)


DIARY = Diary(
    title=N_("Your weeks"),
    challenge=N_("The weekly challenge"),
    about=N_("The same for everybody"),
    aims=targets,
    ended=ended,
    said=said,
    earned=_earned,
)
"""What the solo game's diary is to the rest of the house."""
