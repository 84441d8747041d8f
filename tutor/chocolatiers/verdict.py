"""Who has won, and what decided it (clauses 10.3 to 10.5)."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers.scoring import cards_won
from tutor.engine import Note, Standing, Verdict
from tutor.i18n import _
from tutor.kit.words import all_names, join_words


def verdict(standings: Sequence[Standing], names: Sequence[str] = ()) -> Verdict:
    """The headline of these standings, and how a tie for the most points was decided."""
    called = all_names(names, len(standings))
    return Verdict(_headline(standings, called), _tie(standings, called), "10.3")


def _headline(standings: Sequence[Standing], names: Sequence[str]) -> str:
    best, *rest = standings
    winners = [s.player for s in standings if s.rank == 1]
    if len(winners) > 1:
        return _("{who} share the victory.").format(who=join_words([names[p] for p in winners]))
    who, own = names[best.player], names[best.player] == _("You")
    if not rest:
        return _("{n} points.").format(n=best.total)
    if rest[0].total == best.total:
        text = (
            _("You win, with more Scoring cards.")
            if own
            else _("{who} wins, with more Scoring cards.")
        )
        return text.format(who=who)
    text = _("You win by {n}.") if own else _("{who} wins by {n}.")
    return text.format(who=who, n=best.total - rest[0].total)


def _tie(standings: Sequence[Standing], names: Sequence[str]) -> tuple[Note, ...]:
    tied = [s for s in standings if s.total == standings[0].total]
    if len(tied) < 2:
        return ()
    have = join_words(
        [_("{who} has {n}").format(who=names[s.player], n=cards_won(s)) for s in tied]
    )
    tie = _("{who} tie with {n} points. Of the Scoring cards, {have}.").format(
        who=join_words([names[s.player] for s in tied]), n=tied[0].total, have=have
    )
    if sum(s.rank == 1 for s in tied) > 1:
        also = _("That is a tie too, so they share the victory.")
        return (Note(f"{tie} {also}", "10.5"),)
    more = _("So {who} wins.").format(who=names[standings[0].player])
    return (Note(f"{tie} {more}", "10.4"),)
