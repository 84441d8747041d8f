"""Who has won the week, and what decided it (clauses 11.2 to 11.7)."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.scoring import standings
from tutor.chocolate_factory.state import State
from tutor.engine import Note, Verdict
from tutor.i18n import _
from tutor.kit.words import all_names


def verdict(state: State, cards: Components, names: Sequence[str] = ()) -> Verdict:
    """Say who wins, and who of tied players was later in turn order."""
    called = all_names(names, len(state.players))
    best, second = standings(state, cards)[:2]
    who, lead = called[best.player], best.total - second.total
    own = who == _("You")
    if lead:
        text = (
            _("You win with £{total}, £{n} ahead.")
            if own
            else _("{who} wins with £{total}, £{n} ahead.")
        )
        return Verdict(text.format(who=who, total=best.total, n=lead), (), "11.7", (best.player,))
    text = _("You win with £{total}.") if own else _("{who} wins with £{total}.")
    note = _("{other} has £{total}, too; {who} was later in turn order on Saturday.")
    said = note.format(other=called[second.player], who=who, total=best.total)
    return Verdict(
        text.format(who=who, total=best.total), (Note(said, "11.7"),), "11.7", (best.player,)
    )
