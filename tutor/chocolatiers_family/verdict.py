"""Who has won, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tutor.engine import Note, Standing, Verdict
from tutor.i18n import _
from tutor.kit.words import all_names, join_words


@attrs.frozen
class TieBreak:
    """What decides a tie for the most points, in the words of an edition (English msgids).

    `label`: of the tie-break in a Standing. `you`, `who`: the headline of a win by it, of the
    learner and of somebody else. `tie`: who ties and what they have. `wins`, `by_it`, `shared`: the
    clauses of the most points, of the tie-break and of a shared victory.
    """

    label: str
    you: str
    who: str
    tie: str
    wins: str
    by_it: str
    shared: str


def verdict(standings: Sequence[Standing], by: TieBreak, names: Sequence[str] = ()) -> Verdict:
    """Return the headline of these standings, and how a tie for the most points was decided."""
    called = all_names(names, len(standings))
    winners = tuple(s.player for s in standings if s.rank == 1)
    head = _headline(standings, winners, called, by)
    return Verdict(head, _tie(standings, called, by), by.wins, winners)


def _headline(
    standings: Sequence[Standing], winners: Sequence[int], names: Sequence[str], by: TieBreak
) -> str:
    best, *rest = standings
    if len(winners) > 1:
        return _("{who} share the victory.").format(who=join_words([names[p] for p in winners]))
    who, own = names[best.player], names[best.player] == _("You")
    if not rest:
        return _("{n} points.").format(n=best.total)
    if rest[0].total == best.total:
        return _(by.you if own else by.who).format(who=who)
    text = _("You win by {n}.") if own else _("{who} wins by {n}.")
    return text.format(who=who, n=best.total - rest[0].total)


def _tie(standings: Sequence[Standing], names: Sequence[str], by: TieBreak) -> tuple[Note, ...]:
    tied = [s for s in standings if s.total == standings[0].total]
    if len(tied) < 2:
        return ()
    have = join_words(
        [_("{who} has {n}").format(who=names[s.player], n=s.ties[by.label]) for s in tied]
    )
    tie = _(by.tie).format(
        who=join_words([names[s.player] for s in tied]), n=tied[0].total, have=have
    )
    if sum(s.rank == 1 for s in tied) > 1:
        also = _("That is a tie too, so they share the victory.")
        return (Note(f"{tie} {also}", by.shared),)
    more = _("So {who} wins.").format(who=names[standings[0].player])
    return (Note(f"{tie} {more}", by.by_it),)
