"""Notebook representations of what every game has: clauses, results, records."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tutor.engine import AnyGame, Standing, Verdict, Violation
from tutor.i18n import _, ngettext
from tutor.kit.words import player_name
from tutor.record import Record
from tutor.rich_display import Shown, as_table, paragraphs
from tutor.rulebook import Clause


def clause(it: Clause) -> Shown:
    """Show a rule: number and title, text, ruling where the rulebook is silent, source."""
    head = f"{it.id} {_(it.title)}"
    lines = [line for line in (_(it.text), _(it.ruling)) if line]
    heading = it.source.partition(", ")[2]
    lines.append(_("Rulebook: {heading}.").format(heading=heading))
    html = f"<p><strong>{escape(head)}</strong></p>{paragraphs(*lines)}"
    return Shown("\n".join([head, *lines]), html)


def violation(it: Violation) -> Shown:
    """Show a broken rule: the sentence and its clause."""
    said = f"{it.message} [{it.clause}]"
    return Shown(said, paragraphs(said))


def verdict(it: Verdict) -> Shown:
    """Show how a game has ended, and why."""
    notes = [f"{note.text} [{note.clause}]" if note.clause else note.text for note in it.notes]
    html = f"<p><strong>{escape(it.head)}</strong></p>{paragraphs(*notes)}"
    return Shown("\n".join([it.head, *notes]), html)


def standings(of: Sequence[Standing]) -> Shown:
    """Show results as a table of points: a column for each player, best first."""
    if not of:
        return Shown(_("No results."))
    rows = [
        *((_(label), *(str(one.items[label]) for one in of)) for label in of[0].items),
        (_("Total"), *(str(one.total) for one in of)),
        *(
            (_("Tie-break: {what}").format(what=_(label)), *(str(one.ties[label]) for one in of))
            for label in of[0].ties
        ),
        (_("Rank"), *(str(one.rank) for one in of)),
    ]
    return as_table(("", *(player_name(one.player) for one in of)), rows)


def standing(it: Standing) -> Shown:
    """Show one player's result."""
    return standings((it,))


def record(it: Record[object, object]) -> Shown:
    """Show a record: a line for each action, and the position as the player to act sees it."""
    game, seats = it.game, it.game.seats(it.state)
    head = ngettext("{game}, {n} player, {actions}.", "{game}, {n} players, {actions}.", seats)
    said = head.format(
        game=game.title,
        n=seats,
        actions=ngettext("{n} action", "{n} actions", len(it.actions)).format(n=len(it.actions)),
    )
    told = [
        line
        for state, action in zip(it.states, it.actions, strict=False)
        if (line := game.tell(state, action, player_name(game.to_move(state))))
    ]
    now = position(game, it.state)
    moves = "".join(f"<li>{escape(line)}</li>" for line in told)
    html = f"<details><summary>{escape(said)}</summary><ol>{moves}</ol></details>"
    numbered = [f"{n}. {line}" for n, line in enumerate(told, 1)]
    return Shown(
        "\n".join([said, *numbered, "", now.text]),
        (html if told else paragraphs(said)) + now.html,
    )


def position(game: AnyGame, state: object) -> Shown:
    """Show a position, as its own picture if it has one, else in words, as the player to act sees
    it.
    """
    show = getattr(state, "_repr_mimebundle_", None)
    text = game.describe(state, game.to_move(state))
    bundle = show() if show else {}
    return Shown(text, bundle.get("text/html") or paragraphs(*text.splitlines()))
