"""Words that sentences of any game are put together from."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.i18n import N_, _

YOU = N_("You")
OTHERS = (N_("Ben"), N_("Cleo"), N_("Dora"), N_("Emil"), N_("Fanny"))
"""What the learner and those who play with them are called, in the order of their seats."""


def player_name(player: int) -> str:
    """How sentences call a player (numbered from 0) when they have no name."""
    return _("Player {n}").format(n=player + 1)


def all_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A name for each player: those given, and "Player 3" for whoever has none."""
    return (*names, *(player_name(p) for p in range(len(names), players)))[:players]


def usual_names(players: int) -> tuple[str, ...]:
    """The learner and so many companions, in the learner's language.

    >>> usual_names(3)
    ('You', 'Ben', 'Cleo')
    """
    return tuple(_(name) for name in (YOU, *OTHERS)[:players]) + tuple(
        player_name(p) for p in range(1 + len(OTHERS), players)
    )


def join_words(parts: Sequence[str]) -> str:
    """Words as a list in a sentence.

    >>> join_words(["a", "b", "c"])
    'a, b and c'
    """
    if len(parts) < 2:
        return "".join(parts)
    return _("{first} and {last}").format(first=", ".join(parts[:-1]), last=parts[-1])


def one_line(text: str) -> str:
    """A text of anybody's as it is shown: one line, nothing that turns or hides letters.

    >>> one_line("  Ada" + chr(0x202E) + chr(10) + "Lo ")
    'Ada Lo'
    """
    shown = "".join(c if c.isprintable() else " " if c.isspace() else "" for c in text)
    return " ".join(shown.split())


def in_words(error: Exception) -> str:
    """What an error from somebody's own code says: where that is no sentence, with its kind.

    >>> in_words(ValueError("There is no such card.")), in_words(KeyError("T"))
    ('There is no such card.', "KeyError: 'T'")
    """
    if isinstance(error, SyntaxError):  # as text it has file and line, too
        return error.msg
    return (
        str(error)
        if isinstance(error, ValueError) and str(error)
        else f"{type(error).__name__}: {error}".rstrip(": ")
    )
