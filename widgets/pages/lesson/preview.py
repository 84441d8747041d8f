"""A lesson that is only looked at, from any of its steps."""

from __future__ import annotations

from tutor.lessons.session import AnySession


def at_step(session: AnySession, number: int) -> AnySession:
    """Return the session at its step `number` (from 1), the steps before solved by their
    hints."""
    while session.index < number - 1:
        while not session.solved:
            session.hint()
        session.next()
    return session
