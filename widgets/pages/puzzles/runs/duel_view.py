"""How a duel looks: two names, the puzzle between two large buttons, the points."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Node

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.runs.duel import GOALS, LONGEST_NAME, NOBODY, Duel, is_paused
from widgets.pages.controls import button, choice, link
from widgets.pages.page import HEADING, Picture
from widgets.pages.puzzles.runs import shared_views as parts
from widgets.pages.puzzles.solving.solver import PuzzleSolver
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame
from widgets.tabletop.zone import badge

KEYS = ("a", "l")
"""Who sits at the left and at the right of a keyboard presses these."""


def usual() -> tuple[str, str]:
    """Return what the two are called if they do not say."""
    return _("Left"), _("Right")


def title() -> str:
    """Return the name of this kind of run."""
    return _("Duel")


def start(trainer: PuzzleTrainer, duel: Duel, frame: Frame) -> Picture:
    """Paint the start of a duel: what it is, two names, how long, how hard."""
    lines = [
        _("Two of you, one screen, the same puzzle."),
        _("Press as soon as you know it, then answer."),
        _("Wrong? The other may try. Right: a point."),
    ]
    fields = [
        h.div(".run-names")[(_name_field(duel, player) for player in (0, 1))],
        choice("goal", _("Points to win"), str(duel.goal), [(str(n), str(n)) for n in GOALS]),
        choice(
            "hard",
            _("Puzzles"),
            str(duel.hard),
            [("0", _("Easy")), ("1", _("Middle")), ("2", _("Hard"))],
        ),
        choice(
            "timed",
            _("Time to answer"),
            "yes" if duel.timed else "no",
            [("yes", _("30 seconds")), ("no", _("No clock"))],
        ),
    ]
    return Picture(
        title=title(), where=_("Puzzles"), body=parts.start(trainer, title(), lines, fields)
    )


def _name_field(duel: Duel, player: int) -> h.Element:
    place = usual()[player]
    given = duel.names[player]
    return h.label(".run-name")[
        badge(player),
        h.input(
            type="text",
            name=f"name-{player}",
            id=f"name-{player}",
            maxlength=str(LONGEST_NAME),
            placeholder=place,
            value="" if given == place else given,
            aria_label=_("Name at the left") if player == 0 else _("Name at the right"),
            autocomplete="off",
        ),
        h.kbd[KEYS[player].upper()],
    ]


# ---- while it runs


def playing(trainer: PuzzleTrainer, duel: Duel, solver: PuzzleSolver, frame: Frame) -> Picture:
    """Paint the puzzle, and below it the two."""
    now = trainer.now
    head = [
        h.span(".label")[_("First to {n}").format(n=duel.goal)],
        parts.clock_face(duel.clock, now) if duel.clock else None,
    ]
    below = _duellists(duel, frame)
    if is_paused(duel):
        return parts.whole(parts.stands(), frame, title(), head=head, tools=None, below=below)
    room = parts.room_for(frame, below=True)
    return parts.whole(
        solver.paint(room, live=duel.turn is not None, foot=_foot(duel)),
        frame,
        title(),
        head=head,
        tools=parts.tools(duel.clock, now),
        below=below,
        keys=" ".join(f"{key}:buzz:{player}" for player, key in enumerate(KEYS)),
        after=parts.until_mark(duel.clock, now),
    )


def _foot(duel: Duel) -> Node:
    """Return the button of the moment."""
    if duel.told:
        last = max(duel.points) >= duel.goal
        word = _("See what it came to") if last else _("Next")
        return button("next", word, "chevron", primary=True, id="next")
    if duel.turn is not None:
        return button("check", _("Check"), primary=True, id="check")
    return button("nobody", _("Nobody knows it"), "eye", id="nobody")


def _duellists(duel: Duel, frame: Frame) -> h.Element:
    return h.div(".duellists", role="group", aria_label=_("The two"))[
        (_buzzer(duel, player, frame) for player in (0, 1))
    ]


def _buzzer(duel: Duel, player: int, frame: Frame) -> h.Element:
    """Return one of the two: the name, the points, and the large button to press first."""
    opens = player in duel.open_to
    state = _state(duel, player)
    words = {
        "opens": _("I know it"),
        "answering": _("answers"),
        "failed": _("was wrong"),
        "waits": _("waits"),
        "won": _("was right"),
        "told": "",
    }[state]
    return h.button(
        class_=["btn", "buzzer", state],
        type="button",
        data_act=f"buzz:{player}",
        id=f"buzz-{player}",
        aria_disabled=None if opens else "true",
    )[
        badge(player, 32),
        h.span(".who")[
            h.span(".name-of")[duel.names[player]],
            h.span(".label")[
                words,
                h.kbd[KEYS[player].upper()] if opens and frame.settings.keys else None,
            ],
        ],
        h.span(".count")[str(duel.points[player]), h.span(".visually-hidden")[" ", _("points")]],
    ]


def _state(duel: Duel, player: int) -> str:
    if player in duel.open_to:
        return "opens"
    if duel.turn == player:
        return "answering"
    if duel.told and duel.met and duel.met[-1][1] == player:
        return "won"
    if player in duel.failed:
        return "failed"
    return "told" if duel.told else "waits"


# ---- afterwards


def headline(duel: Duel) -> str:
    """Say who has won."""
    if duel.winner is None:
        return _("Even.")
    return _("{who} wins.").format(who=duel.names[duel.winner])


def result(trainer: PuzzleTrainer, duel: Duel) -> Picture:
    """Paint the points of both, and every puzzle."""
    met = list(_met(trainer, duel))
    return Picture(
        title=title(),
        where=title(),
        body=h.div(".run-end")[
            h.section(".panel", aria_labelledby=HEADING)[
                h.h1(f"#{HEADING}.result")[headline(duel)],
                h.div(".duel-points")[
                    (
                        h.p(class_={"won": duel.winner == player})[
                            badge(player, 32),
                            h.span[duel.names[player]],
                            h.span(".count")[str(duel.points[player])],
                        ]
                        for player in (0, 1)
                    )
                ],
                h.div(".row-of-buttons")[
                    button("once-more", _("Once more"), "replay", primary=True, id="once-more"),
                    link(trainer.address("puzzles"), _("All puzzles"), "back"),
                ],
            ],
            parts.met_list(trainer, met, _("What you met")) if met else None,
        ],
    )


def _met(trainer: PuzzleTrainer, duel: Duel) -> Iterator[tuple[AnyPuzzle, str, Node]]:
    for name, who in duel.met:
        try:
            puzzle = trainer.find(name)
        except SaveError:
            continue  # a pack of an older version had it
        words = _("nobody") if who == NOBODY else duel.names[who]
        yield puzzle, words, parts.tick(False) if who == NOBODY else badge(who, 24)
