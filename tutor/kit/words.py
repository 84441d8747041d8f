"""Words that sentences of any game are built from."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.i18n import N_, _

YOU = N_("You")
OTHERS = (N_("Ben"), N_("Cleo"), N_("Dora"), N_("Emil"), N_("Fanny"))
"""Names of the learner's companions, in the order of their seats."""


def player_name(player: int) -> str:
    """Return the name of a player (numbered from 0) who has none: "Player 1"."""
    return _("Player {n}").format(n=player + 1)


def all_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a name for each player: the given ones, then "Player 3" for players without."""
    return (*names, *(player_name(p) for p in range(len(names), players)))[:players]


def usual_names(players: int) -> tuple[str, ...]:
    """Return the names of the learner and the companions, in the learner's language.

    >>> usual_names(3)
    ('You', 'Ben', 'Cleo')
    """
    return tuple(_(name) for name in (YOU, *OTHERS)[:players]) + tuple(
        player_name(p) for p in range(1 + len(OTHERS), players)
    )


def join_words(parts: Sequence[str]) -> str:
    """Join words as a list in a sentence.

    >>> join_words(["a", "b", "c"])
    'a, b and c'
    """
    if len(parts) < 2:
        return "".join(parts)
    return _("{first} and {last}").format(first=", ".join(parts[:-1]), last=parts[-1])


def signed(number: int) -> str:
    """Write a difference with its sign; of no difference there is none.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '-1', '0')
    """
    return f"{number:+d}" if number else "0"


def one_line(text: str) -> str:
    """Make untrusted text safe to show: one line, without characters that reverse or hide others.

    >>> one_line("  Ada" + chr(0x202E) + chr(10) + "Lo ")
    'Ada Lo'
    """
    shown = "".join(c if c.isprintable() else " " if c.isspace() else "" for c in text)
    return " ".join(shown.split())


def in_words(error: Exception) -> str:
    """Say what an error from somebody's own code means: its message, with the error's kind if that
    is no sentence.

    >>> in_words(ValueError("There is no such card.")), in_words(KeyError("T"))
    ('There is no such card.', "KeyError: 'T'")
    """
    if isinstance(error, SyntaxError):  # str(error) would add file and line
        return error.msg
    return (
        str(error)
        if isinstance(error, ValueError) and str(error)
        else f"{type(error).__name__}: {error}".rstrip(": ")
    )
