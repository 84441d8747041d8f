"""Describes what an action does to the groups of a display, in the coach's words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.scoring import Awards, awards
from tutor.i18n import _
from tutor.kit.words import YOU, join_words

Awarding = Callable[[Sequence[Display]], Awards]
"""How an edition awards its Scoring cards."""


def growth(displays: Sequence[Display], me: int, grown: Display, awards: Awarding = awards) -> str:
    """Return which of the own groups grow, and what that means for the Scoring cards."""
    after = [grown if p == me else display for p, display in enumerate(displays)]
    was, will = awards(displays), awards(after)
    leads = [k for k in will if will[k].winner == me != was[k].winner]
    if leads:
        kinds = join_words([_groups(k, will[k].sizes[me]) for k in leads])
        return _("You take the lead in {kinds}.").format(kinds=kinds)
    level = [k for k in will if me in will[k].tied and me not in was[k].tied]
    if level:
        kinds = join_words([_groups(k, will[k].sizes[me]) for k in level])
        return _("You draw level in {kinds}: a tie pays nobody.").format(kinds=kinds)
    grows = [k for k in KINDS if will[k].sizes[me] > max(1, was[k].sizes[me])]
    if grows:
        kinds = join_words([_groups(k, will[k].sizes[me]) for k in grows])
        return _("Your largest group grows: {kinds}.").format(kinds=kinds)
    return ""


def _groups(kind: str, size: int) -> str:
    return _("{kind} ({n})").format(kind=name(kind), n=size)


# ---- what the others did


def overtaken(
    before: Sequence[Display],
    after: Sequence[Display],
    player: int,
    called: Sequence[str],
    awards: Awarding = awards,
) -> Iterator[str]:
    """Yield who leads a Scoring card now that was the player's, or nobody's."""
    was, now = awards(before), awards(after)
    for kind in now:
        leader = now[kind].winner
        if leader == was[kind].winner or player == leader:
            continue
        own = called[player] == _(YOU)
        facts = {"kind": name(kind), "who": called[player]}
        if leader is not None:
            facts |= {"who": called[leader], "n": str(now[kind].sizes[leader])}
            yield _("{who} leads {kind} now, with {n}.").format(**facts)
        elif was[kind].winner == player and own:
            yield _("You are caught up in {kind}: a tie.").format(**facts)
        elif was[kind].winner == player:
            yield _("{who} is caught up in {kind}: a tie.").format(**facts)
