"""What is said while a puzzle is answered: a refusal, a reminder, a hint; and what is at stake."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.i18n import _
from widgets.pages.controls import message, rule_chip
from widgets.pages.puzzles.solving.open_puzzle import OpenPuzzle
from widgets.pages.puzzles.solving.session import LAST, AnySession


def said(asked: OpenPuzzle) -> Node:
    """Return a refused click, what is missing, or the hint: one message at a time, or None."""
    session = asked.session
    if session.refusal is not None:
        chip = rule_chip(asked.rulebook[session.refusal.clause])
        return message("refused", session.refusal.message, "", chip)
    if session.reminder:
        return message("", session.reminder)
    if session.hint is not None:
        head = _("Hint {n} of {of}").format(n=session.hint_level, of=LAST)
        return message("hint", head, session.hint.text)
    return None


def stake_line(asked: OpenPuzzle) -> Node:
    """Return how hard it is, and what the answer can gain and lose."""
    return [
        _("Level {n} of 5").format(n=asked.level),
        h.span(".stake")[" · ", asked.stake] if asked.stake else None,
    ]


def whose(session: AnySession, key: str) -> str:
    """Return what stands beside a choice: that it is one's own; where nobody gave an answer, that
    it is the answer.
    """
    if session.answered is None:
        return _("the answer") if key in session.puzzle.proof.answers else ""
    return _("yours") if key == session.answer else ""
