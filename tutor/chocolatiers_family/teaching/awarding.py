"""The final score, done by hand: cards are awarded, points taken, added up, the winner named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from tutor.chocolatiers_family.scoring import BOXES, WILDS
from tutor.chocolatiers_family.teaching.counting import LOOK, Counting
from tutor.chocolatiers_family.teaching.played import P, Played
from tutor.engine import Game, Standing
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words, usual_names
from tutor.lessons.feedback import Advice, Feedback, marks
from tutor.lessons.model import LEARNER
from tutor.lessons.teaching import Value

CARDS, KEPT, TILES, SUM, SLIP, WINNER = "cards", "wilds", "boxes", "sum", "slip", "winner"
TIE, SHARED = "tie", "shared"


@attrs.frozen
class Item:
    """One thing to do: `key` names it, `right` are the answers that all have to be given.

    `options`: what else can be answered.
    """

    key: str
    right: frozenset[str]
    options: frozenset[str]


def _words(text: str | Sequence[str]) -> tuple[str, ...]:
    return tuple(text.split()) if isinstance(text, str) else tuple(text)


@attrs.frozen
class Awarding:
    """The final score by hand (clauses 9.1 to 10.5). Values are "ITEM:ANSWER", as "M:1", "V:tie".

    `tasks`, in this order: "cards" (who wins each kind's card, or turn it), "wilds" and "boxes"
    (take the points there), "sum" (the learner's total), "slip" (which of the `printed` numbers
    cannot be), "winner". `own`: only the learner's points are taken. `by`: the edition's way of
    counting. A wrong answer stands as a look: the pieces are counted all the same.
    """

    tasks: tuple[str, ...] = attrs.field(converter=_words)
    own: bool = False
    printed: tuple[int, ...] = ()
    by: Counting[Any] = attrs.field(kw_only=True)
    goal: None = attrs.field(default=None, init=False)
    about: str = attrs.field(default="", init=False)
    repeats: bool = attrs.field(default=True, init=False)

    # ---- what is to be done

    def standings(self, start: Played) -> dict[int, Standing]:
        """Return the score by player, in the order of their seats."""
        return dict(sorted(self.by.standings(start).items()))

    def counts(self, key: str) -> bool:
        """Return whether an item is about who gets a card."""
        return key in self.by.names

    def items(self, start: Played) -> tuple[Item, ...]:
        """Return everything to do, in order."""
        return tuple(item for task in self.tasks for item in self._items(task, start))

    def _items(self, task: str, start: Played) -> list[Item]:
        players = [str(player) for player in range(start.players)]
        if task == CARDS:
            winners = {key: award.winner for key, award in self.by.awards(start).items()}
            return [
                _item(key, [TIE if winner is None else str(winner)], [*players, TIE])
                for key, winner in winners.items()
            ]
        if task in (KEPT, TILES):
            label = WILDS if task == KEPT else BOXES
            who = [str(LEARNER)] if self.own else players
            found = [p for p in who if self.standings(start)[int(p)].items[label]]
            return [_item(task, found, players)] if found else []
        if task == SUM:
            total = self.standings(start)[LEARNER].total
            return [_item(SUM, [str(total)], [str(n) for n in decade(total)])]
        if task == SLIP:
            printed = [str(n) for n in self.printed]
            return [_item(SLIP, printed[-1:], printed)]
        best = [str(p) for p, standing in self.standings(start).items() if standing.rank == 1]
        return [_item(WINNER, best if len(best) == 1 else [SHARED], [*players, SHARED])]

    def at(self, start: Played, seen: Sequence[Value]) -> int:
        """Return the item that is to be done now, by its number; after the last one their
        number."""
        items = self.items(start)
        undone = (n for n, item in enumerate(items) if item.right - given(item, seen))
        return next(undone, len(items))

    def rest(self, start: Played, seen: Sequence[Value] = ()) -> tuple[Value, ...]:
        """Return the values that are still to be tried: the solution of a step."""
        return tuple(
            f"{item.key}:{answer}"
            for item in self.items(start)[self.at(start, seen) :]
            for answer in sorted(item.right - given(item, seen))
        )

    # ---- an exploration

    def read(self, value: Value) -> Value:
        """Return the value as text."""
        return str(value)

    def state(self, start: P, seen: Sequence[Value]) -> P:
        """Return the position as it stays: the game is over."""
        return start

    def problem(
        self, game: Game[Any, Any], start: Played, value: Value, seen: Sequence[Value] = ()
    ) -> Feedback | None:
        """Explain why this is not what is to be done now; None if it can be tried."""
        items, at = self.items(start), self.at(start, seen)
        key, _colon, answer = str(value).partition(":")
        if at == len(items) or items[at].key != key or answer not in items[at].options:
            return Feedback("refused", _("Not now."), _("One after the other."))
        if f"{key}:{answer}" in seen and answer in items[at].right:
            left = sorted(items[at].right - given(items[at], seen))
            who = usual_names(start.players)[int(left[0])]
            return Feedback("refused", _("Counted already."), _("Next: tap {who}.").format(who=who))
        return None

    def enough(self, start: Played, seen: Sequence[Value]) -> bool:
        """Return whether everything is done."""
        return self.at(start, seen) == len(self.items(start))

    def found(self, start: Played, seen: Sequence[Value], again: bool = False) -> Feedback:
        """Return what the last answer led to, in numbers."""
        key, _colon, answer = str(seen[-1]).partition(":")
        item = next(item for item in self.items(start) if item.key == key)
        head, text = self._said(start, item, answer)
        if key in (KEPT, TILES):
            left = sorted(item.right - given(item, seen))
            if seen[-1] in seen[:-1]:
                head = _("Counted already.")
            if left:
                text = _("Next: tap {who}.").format(who=usual_names(start.players)[int(left[0])])
        return Feedback("good", head, text, clauses=(self._clause(start, key),))

    def _said(self, start: Played, item: Item, answer: str) -> tuple[str, str]:
        right, names = answer in item.right, usual_names(start.players)
        if self.counts(item.key):
            sizes = self.said_sizes(start, item.key)
            if not right:
                return sizes, _("Tap again.")
            return self._awarded(item.key, answer, names), sizes
        if item.key in (KEPT, TILES):
            label = WILDS if item.key == KEPT else BOXES
            points = self.standings(start)[int(answer)].items[label]
            text = ngettext("{who}: {n} point.", "{who}: {n} points.", points)
            said = text.format(who=names[int(answer)], n=points)
            return said, "" if self.own else self._without(start, label, names)
        if item.key == SUM:
            done = _("{n} is your total.").format(n=answer)
            return done if right else _("Add once more."), self.said_parts(start)
        if item.key == SLIP:
            return _("That one is so."), _("Add up what you see.")
        if answer == SHARED:
            return _("They differ."), self.said_totals(start)
        return self.said_totals(start), _("{things} decide between equal points.").format(
            things=_(self.by.things)
        )

    def _without(self, start: Played, label: str, names: Sequence[str]) -> str:
        """Name those who have nothing to take, so that nobody seems forgotten."""
        none = [names[p] for p, found in self.standings(start).items() if not found.items[label]]
        return _("No points here: {who}.").format(who=join_words(none)) if none else ""

    def _awarded(self, kind: str, answer: str, names: Sequence[str]) -> str:
        if answer == TIE:
            return _("{kind}: nobody gets it.").format(kind=_(self.by.names[kind]))
        if int(answer) == LEARNER:
            return _("{kind} is yours.").format(kind=_(self.by.names[kind]))
        return _("{who} gets {kind}.").format(who=names[int(answer)], kind=_(self.by.names[kind]))

    def advice(self, start: Played, value: Value, reason: str) -> Advice:
        """Return where to look, then the numbers."""
        key, _colon, _answer = str(value).partition(":")
        parts = self.said_parts(start)
        look = _(self.by.look.get(key, LOOK))
        where, why = {
            KEPT: (_("Wilds that were kept count."), _("Tap the marked display.")),
            TILES: (_("The numbers in the boxes count."), _("Tap the marked display.")),
            SUM: (
                _("{things}, Wilds and boxes: add them.").format(things=_(self.by.things)),
                parts,
            ),
            SLIP: (_("Add the four numbers yourself."), parts),
            WINNER: (_("Look at the totals first."), self.said_totals(start)),
        }.get(key, (look, self.said_sizes(start, key)))
        return Advice(value, where, reason or why, marks([f"award:{value}"]))

    # ---- numbers in words

    def said_sizes(self, start: Played, key: str) -> str:
        """Return how much everyone has of what wins a card: "You 5, Ben 4."."""
        if not self.counts(key):
            return ""
        return _counted([str(size) for size in self.by.awards(start)[key].sizes])

    def said_totals(self, start: Played) -> str:
        """Say everyone's points; where the most are shared, the cards of those who have them,
        too.
        """
        found = self.standings(start).values()
        best = max(standing.total for standing in found)
        if sum(standing.total == best for standing in found) == 1:
            return _counted([str(standing.total) for standing in found])
        return _counted([self.by.said(self.by.held(standing)) for standing in found])

    def said_parts(self, start: Played) -> str:
        """Return what the learner's total is put together from: "Cards 7, Wilds 1, boxes
        25."."""
        items = self.standings(start)[LEARNER].items
        cards = sum(n for label, n in items.items() if label not in (BOXES, WILDS))
        return _("{things} {cards}, Wilds {wilds}, boxes {boxes}.").format(
            things=_(self.by.things), cards=cards, wilds=items[WILDS], boxes=items[BOXES]
        )

    def _clause(self, start: Played, key: str) -> str:
        """Return the clause behind an answer."""
        if self.counts(key):
            award = self.by.awards(start)[key]
            key = "won" if award.winner is not None else "tied" if award.tied else "nobody"
        return self.by.clauses[key]


def _item(key: str, right: Sequence[str], options: Sequence[str]) -> Item:
    return Item(key, frozenset(right), frozenset(options))


def given(item: Item, seen: Sequence[Value]) -> frozenset[str]:
    """Return the answers to an item so far."""
    pairs = (str(value).partition(":") for value in seen)
    return frozenset(answer for key, _colon, answer in pairs if key == item.key)


def decade(total: int) -> range:
    """Return the ten numbers of which a total is one."""
    return range(total - total % 10, total - total % 10 + 10)


def _counted(numbers: Sequence[str]) -> str:
    names = usual_names(len(numbers))
    each = [f"{who} {number}" for who, number in zip(names, numbers, strict=True)]
    return ", ".join(each) + "."
