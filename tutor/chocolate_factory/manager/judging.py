"""What the week has met so far (clauses 13.1 and 15.1 to 15.7): results, and who has won."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.manager.assignment import Assignment, assign
from tutor.chocolate_factory.manager.cards import GoalCard, load_cards
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import HIDDEN
from tutor.engine import Note, Standing, Standings, Verdict
from tutor.frozen_map import FrozenMap
from tutor.i18n import N_, _, ngettext
from tutor.kit.words import join_words

TARGET = N_("Weekly Target")
INITIALS = (
    N_("Initial Demand"),
    N_("Second Initial Demand"),
    N_("Third Initial Demand"),
    N_("Fourth Initial Demand"),
)
DAILIES = (
    N_("Monday's Demand"),
    N_("Tuesday's Demand"),
    N_("Wednesday's Demand"),
    N_("Thursday's Demand"),
    N_("Friday's Demand"),
)


def labels(state: ManagerState) -> tuple[str, ...]:
    """Return the name of each card's place, as msgids: Target, Initial, Daily by weekday."""
    return (TARGET, *INITIALS[: len(state.initial)], *DAILIES)


def goals(state: ManagerState) -> tuple[str, ...]:
    """Return the ids of Target and Demands in their order; "?" for what cannot be seen."""
    return (state.target, *state.demands)


def known(state: ManagerState) -> tuple[GoalCard, ...]:
    """Return the cards that lie face up, in their order; at the end all do.

    In a view of a day that is only looked ahead to, nobody can see that day's Demand.
    """
    return tuple(load_cards()[it] for it in goals(state)[: state.opened] if it != HIDDEN)


def spaces(state: ManagerState) -> tuple[int, ...]:
    """Return where the markers stand, at the stores P F S H D."""
    return tuple(store.space(0) for store in state.stores)


def judged(state: ManagerState, cards: Components) -> Assignment:
    """Return how the week would be judged now, by the cards that lie face up (clause 13.1)."""
    completed = tuple(cards.orders[card].size for card in state.seat.completed)
    barred = state.special_required and any(state.special)
    return assign(
        known(state),
        spaces(state),
        state.money,
        completed,
        state.paid,
        barred=(state.target,) if barred else (),
    )


def is_won(state: ManagerState, cards: Components) -> bool:
    """Return whether Target and all Demands are met (clause 13.1)."""
    return len(known(state)) == len(goals(state)) and bool(judged(state, cards))


def standings(state: ManagerState, cards: Components) -> Standings:
    """Count the cards that are met: each 1 or 0, in their order."""
    met = {payment.card for payment in judged(state, cards).met}
    items = {
        label: int(card in met) for label, card in zip(labels(state), goals(state), strict=True)
    }
    return Standings([Standing(0, 1, sum(items.values()), FrozenMap(items))])


def verdict(state: ManagerState, cards: Components) -> Verdict:
    """Say whether the week is won, with what is left over, or what is missing by how little (clause
    11.1).
    """
    found = judged(state, cards)
    if found:
        text = ngettext(
            "The week is won, with {n} step left over.",
            "The week is won, with {n} steps left over.",
            sum(found.left),
        )
        said = text.format(n=sum(found.left))
        money = _("£{money} earned, £{wanted} wanted.")
        note = Note(money.format(money=state.money, wanted=found.money), "15.4")
        return Verdict(said, (note,), "13.1", (0,))
    return Verdict(_lost(state, found), tuple(_missing(state, found, cards)), "13.1")


def _lost(state: ManagerState, found: Assignment) -> str:
    """Say by how little the week is lost, where one thing alone was missing."""
    alone = len(found.missing) == 1
    money = max(0, found.money - state.money)
    if money and not found.short and all(_asks_money(card) for card in found.missing):
        return _("£{n} were missing.").format(n=money)
    if found.short and not money and alone:
        text = ngettext("{n} step was missing.", "{n} steps were missing.", found.short)
        return text.format(n=found.short)
    met, of = len(found.met), len(found.met) + len(found.missing)
    text = ngettext(
        "The week is lost: {met} of {of} goals is met.",
        "The week is lost: {met} of {of} goals are met.",
        met,
    )
    return text.format(met=met, of=of)


def _asks_money(card: str) -> bool:
    it = load_cards()[card]
    return bool(it.money or it.more)


def _missing(state: ManagerState, found: Assignment, cards: Components) -> Iterator[Note]:
    """Say which cards are not met, and by how little."""
    places = dict(zip(goals(state), labels(state), strict=True))
    names = join_words([_(places[card]) for card in found.missing])
    yield Note(_("Not met: {names}.").format(names=names), "13.1")
    if state.money < found.money:
        text = _("£{n} more were wanted: £{money} of £{wanted}.")
        short = found.money - state.money
        yield Note(text.format(n=short, money=state.money, wanted=found.money), "15.4")
    if found.short:
        text = ngettext(
            "{n} more step would have paid every step.",
            "{n} more steps would have paid every step.",
            found.short,
        )
        yield Note(text.format(n=found.short), "15.3")
