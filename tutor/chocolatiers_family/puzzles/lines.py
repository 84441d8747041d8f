"""Sentences about races and sums, from which the kinds make their explanations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.puzzles.model import Asked, Line
from tutor.chocolatiers_family.puzzles.names import seats, solver_names
from tutor.chocolatiers_family.puzzles.position import Position, first_after
from tutor.chocolatiers_family.scoring import Award
from tutor.engine import Standing
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words, signed


def race_line(position: Position, kind: str) -> Line:
    """Say one race in a sentence: who leads with what, or who ties."""
    edition = position.edition
    award = edition.awards(position.displays)[kind]
    names = solver_names(position)
    shown = [player for player in seats(position) if award.sizes[player]]
    sizes = join_words([f"{names[player]} {award.sizes[player]}" for player in shown])
    card = _(edition.names[kind])
    groups = kind if kind in KINDS else ""
    if not any(award.sizes):
        return Line(_("{kind}: nobody shows it.").format(kind=card), edition.clause("9.4"), groups)
    if award.tied:
        text = _("{kind}: {sizes}. A tie: nobody gets it.").format(kind=card, sizes=sizes)
        return Line(text, edition.clause("9.3"), groups)
    assert award.winner is not None
    if award.winner == position.player:
        text = _("{kind}: {sizes}. You get it.").format(kind=card, sizes=sizes)
    else:
        text = _("{kind}: {sizes}. {who} gets it.").format(
            kind=card, sizes=sizes, who=names[award.winner]
        )
    return Line(text, edition.clause("9.1"), groups)


def race_lines(
    task: Asked, after: Position, better: Position, correct: bool, named: str = ""
) -> list[Line]:
    """Return the races an answer decides: those that differ from the best, or from before the
    move.

    `named`: kinds the question names; they are said in any case.
    """
    edition = after.edition
    mine = edition.awards(after.displays)
    other = edition.awards((task.position if correct else better).displays)
    changed = [k for k in edition.names if mine[k].winner != other[k].winner and k not in named]
    return [race_line(after, kind) for kind in (*named, *changed)]


def wild_line(after: Position, other: Position) -> Line:
    """Return what the Wilds that are kept are worth, or what one placed for nothing has cost."""
    kept, best = after.wilds[after.player], other.wilds[other.player]
    if kept < best:
        text = ngettext(
            "A Wild placed for nothing costs its point.",
            "{n} Wilds placed for nothing cost their points.",
            best - kept,
        ).format(n=best - kept)
        return Line(text, after.edition.clause("10.2"))
    text = ngettext("{n} Wild kept is {n} point.", "{n} Wilds kept are {n} points.", kept).format(
        n=kept
    )
    return Line(text, after.edition.clause("10.2"))


def standings(position: Position) -> Sequence[Standing]:
    """Return the final score of the displays as they lie, best first; First with the sixth
    box."""
    first = first_after(position, len(position.own.points))
    return position.edition.standings(position.displays, position.wilds, first)


def sum_line(position: Position, standing: Standing) -> Line:
    """Return a player's total, item by item."""
    who = solver_names(position)[standing.player]
    return Line(f"{who}: {_added_up(standing)}.", position.edition.clause("10.1"))


def _added_up(standing: Standing) -> str:
    """Return a total as the sum of its items; a single one is no sum."""
    parts = [str(points) for points in standing.items.values() if points]
    return " + ".join(parts) + f" = {standing.total}" if len(parts) > 1 else str(standing.total)


def margin(position: Position) -> int:
    """Return one's own total less the best rival's."""
    totals = {each.player: each.total for each in standings(position)}
    mine = totals.pop(position.player)
    return mine - max(totals.values())


def margin_line(position: Position) -> Line:
    """Say one's own total less the best rival's, as a sum."""
    found = standings(position)
    mine = next(s for s in found if s.player == position.player)
    rival = next(s for s in found if s.player != position.player)
    names = solver_names(position)
    text = _("You: {sum}. {who} has {best}: {difference}.")
    return Line(
        text.format(
            sum=_added_up(mine),
            who=names[rival.player],
            best=rival.total,
            difference=signed(mine.total - rival.total),
        ),
        position.edition.clause("10.3"),
    )


def tie_lines(position: Position, *, own: bool = False) -> list[Line]:
    """Return how a tie for the most points is broken, if there is one (clauses 10.4 and
    10.5). `own`: only one that the solving player is in."""
    found = standings(position)
    first, second = found[:2]
    level = [each.player for each in found if each.total == first.total]
    if first.total != second.total or (own and position.player not in level):
        return []
    if first.rank == second.rank:
        return [Line(_(position.edition.shared), position.edition.clause("10.5"))]
    who, clause = solver_names(position)[first.player], position.edition.clause("10.4")
    if first.player == position.player:
        return [Line(_(position.edition.you_have), clause)]
    return [Line(_(position.edition.who_has).format(who=who), clause)]


def leaders(position: Position, award: Award) -> tuple[list[str], int]:
    """Return the rivals with the largest group of a kind, and its size."""
    names, me = solver_names(position), position.player
    rivals: Iterable[int] = (size for p, size in enumerate(award.sizes) if p != me)
    best = max(rivals)
    return [names[p] for p, size in enumerate(award.sizes) if p != me and size == best], best
