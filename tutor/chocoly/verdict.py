"""Who has won, and what decided it (clauses 5.3 to 5.5)."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocoly.areas import largest
from tutor.chocoly.faces import name
from tutor.chocoly.scoring import SECOND, TOKENS, standings
from tutor.chocoly.state import State
from tutor.engine import Note, Standing, Verdict
from tutor.i18n import _
from tutor.kit.words import all_names, join_words


def verdict(state: State, names: Sequence[str] = ()) -> Verdict:
    """Return the headline, how a tie was decided, and what the neutral flavour is worth."""
    called = all_names(names, state.players)
    by_player = {standing.player: standing for standing in standings(state)}
    order = sorted(state.sides, key=lambda side: (by_player[side[0]].rank, side))
    sides = [(by_player[side[0]], [called[p] for p in side]) for side in order]
    notes = (*_tie(sides), *_neutral(state, sides[0][0]))
    winners = tuple(standing.player for standing in standings(state) if standing.rank == 1)
    return Verdict(_headline(sides), notes, "5.3", winners)


Sides = Sequence[tuple[Standing, list[str]]]
"""How far each side is and who it is, best first."""


def _headline(sides: Sides) -> str:
    best, winners = sides[0]
    second = sides[1][0]
    if second.rank == 1:
        all_ = [one for standing, names in sides if standing.rank == 1 for one in names]
        return _("{who} share the victory.").format(who=join_words(all_))
    who, many, own = join_words(winners), len(winners) > 1, winners == [_("You")]
    if best.total > second.total:
        text = _("{who} wins by {n}.")
        if many:
            text = _("{who} win by {n}.")
        elif own:
            text = _("You win by {n}.")
    elif best.ties[TOKENS] > second.ties[TOKENS]:
        text = _("{who} wins, with more tokens in the largest area.")
        if many:
            text = _("{who} win, with more tokens in the largest area.")
        elif own:
            text = _("You win, with more tokens in the largest area.")
    else:
        text = _("{who} wins, with the larger second area.")
        if many:
            text = _("{who} win, with the larger second area.")
        elif own:
            text = _("You win, with the larger second area.")
    return text.format(who=who, n=best.total - second.total)


def _tie(sides: Sides) -> tuple[Note, ...]:
    """Return what decided between sides with the same largest area (clauses 5.4 and 5.5)."""
    tied = [side for side in sides if side[0].total == sides[0][0].total]
    if len(tied) < 2:
        return ()
    who = join_words([one for _standing, names in tied for one in names])
    text = _("{who} tie with {n} pieces. Tokens in that area: {have}.")
    said = text.format(who=who, n=tied[0][0].total, have=_have(tied, TOKENS))
    notes = [Note(said, "5.4")]
    level = [side for side in tied if side[0].ties[TOKENS] == tied[0][0].ties[TOKENS]]
    if len(level) > 1:
        text = _("That is a tie too. Second-largest areas: {have}.")
        said = text.format(have=_have(level, SECOND))
        if level[1][0].rank == 1:
            said += " " + _("So they share the victory.")
        notes.append(Note(said, "5.5"))
    return tuple(notes)


def _have(sides: Sides, label: str) -> str:
    return join_words(
        [
            _("{who} {n}").format(who=join_words(names), n=standing.ties[label])
            for standing, names in sides
        ]
    )


def _neutral(state: State, best: Standing) -> tuple[Note, ...]:
    """The flavour that nobody has may be the largest; that is worth nothing (ruling of 5.3)."""
    size = largest(state.board, state.neutral) if state.neutral else 0
    if size <= best.total:
        return ()
    text = _("The largest area of all is {flavour} with {n} pieces, but nobody has that flavour.")
    return (Note(text.format(flavour=name(state.neutral), n=size), "5.3"),)
