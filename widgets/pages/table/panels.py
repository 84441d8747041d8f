"""Parts of the table page: players' badges, the turn panel, the message, the log."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import htpy as h
from attrs import evolve, frozen
from htpy import Node

from tutor.engine import A, S, Violation
from tutor.i18n import _
from tutor.kit.words import YOU
from tutor.lessons.current_step import HINTS
from tutor.lessons.feedback import Hint
from tutor.rulebook import Clause
from tutor.turns import same_turn
from widgets.browser.parts import Part
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button, rule_chip
from widgets.pages.page import HEADING
from widgets.pages.table.pace import pace_buttons
from widgets.pages.table.talk import NOBODY, TableTalk
from widgets.table import Match, Played
from widgets.table.habit import PACES
from widgets.tabletop import BACK, MAIN, STEP, Button, Prompt
from widgets.tabletop.zone import badge

REFUSED, TOLD, QUIET = "refused", "hint", ""
SENTENCE_END = re.compile(r"(?<=[^\W_A-Z][.!?]) ")
"""Between two sentences of a line of news; not after an initial."""
COUNT = "count"
"""The act that leads from the table of a finished game to its final score."""


@frozen
class Message:
    """What the page answers: sentences, each with the id of its clause, or ""."""

    kind: str
    lines: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, kind: str, violations: Iterable[Violation]) -> Message:
        """Return what a click was answered with."""
        return cls(kind, tuple((v.message, v.clause) for v in violations))

    @classmethod
    def told(cls, text: str, kind: str = TOLD) -> Message:
        """Return a sentence that needs no clause."""
        return cls(kind, ((text, ""),))

    @property
    def text(self) -> str:
        """All sentences, to be spoken."""
        return " ".join(line for line, _clause in self.lines)

    def element(self, rulebook: Mapping[str, Clause]) -> h.Element:
        """Return the first sentence with its clause, and how many more there are; all are
        spoken."""
        classes = ["message", "turn-answer", *([self.kind] if self.kind else [])]
        (text, clause), *more = self.lines
        return h.div(class_=classes)[
            h.p[text],
            h.div(".turn-rule")[
                rule_chip(rulebook[clause]) if clause in rulebook else None,
                h.span(".label", title=" ".join(line for line, _clause in more))[
                    _("+{n} more").format(n=len(more))
                ]
                if more
                else None,
            ],
        ]


@frozen
class TurnPanel:
    """The turn panel. `mover`: the badge of who is to move; `who`: the line above; `message`: the
    answer to the last click, or None; `news`: what the others have done; `steps`: the row of
    buttons below the primary one; `over`: the game is, what the others did last is told whole;
    `talk`: the computer players, and what they say; `live`: the prompt says what one of them has
    just done; `paces`: the buttons of their speeds, in the place of the steps after the first while
    one is `watching`."""

    mover: h.Element
    who: str
    prompt: Prompt
    primary: Button | None
    steps: tuple[h.Element, ...]
    message: Message | None = None
    news: Sequence[str] = ()
    extra: Node = None
    over: bool = False
    talk: TableTalk = NOBODY
    live: bool = False
    paces: tuple[h.Element, ...] = ()
    watching: bool = False

    def element(self, rulebook: Mapping[str, Clause]) -> Part:
        """Return the panel as a region of the page."""
        return Part("turn", self._section(rulebook))

    def _section(self, rulebook: Mapping[str, Clause]) -> h.Element:
        said = self.talk.in_line()
        answers = self.message.element(rulebook) if self.message else news_list(self.news, said)
        # Where there is room for one line only, it stands for the line above the question, too.
        above = f"{self.prompt.who.rstrip('.')}." if self.prompt.who and self.news else ""
        lines = () if self.live else filter(None, (above, *self.news))
        told = tuple(SENTENCE_END.split(line) for line in lines)
        faces = self.talk.faces()
        asking = h.div(".turn-asking")[
            # A part: whose turn it is changes, and the faces after it stay.
            Part("turn-who", h.p(".turn-who.label")[self.mover, h.span[self.who], faces]),
            h.h1(f"#{HEADING}")[self.prompt.head],
            h.p(".second")[self.prompt.text] if self.prompt.text else None,
            # Sentences without room are left out: a tap tells all, as a reader does, and the menu's
            # moves do for keys.
            h.p(".second.turn-line", data_act="news", data_more=sum(map(len, told)) > 1)[
                self.talk.in_line(),
                ([" " if n else "", _told(sentences)] for n, sentences in enumerate(told)),
            ]
            if told
            else None,
            self.extra,
        ]
        return h.section(
            ".panel.turn.in-place",  # an answer takes the place of the question
            aria_labelledby=HEADING,
            data_answered=bool(self.message),
            data_news=bool(told),
            data_steps=str(1 + len(self.paces) if self.watching else len(self.steps)),
            data_watching=self.watching,
            data_over=self.over,
        )[
            Part("turn-asking", asking),
            Part("turn-answers", h.div(".turn-answers")[answers]),
            h.div(".turn-bar")[
                Part("turn-primary", h.div(".turn-primary")[self._primary()]),
                Part("turn-steps", h.div(".turn-steps")[self.steps, self.paces]),
            ],
        ]

    def _primary(self) -> Node:
        wanted = self.primary
        if wanted is None:
            return None
        return button(
            wanted.target,
            wanted.label,
            wanted.icon,
            primary=wanted.primary,
            lacks=wanted.lacks,
            aria_disabled="true" if wanted.off else None,
        )


def _told(sentences: Sequence[str]) -> h.Element:
    """Return a turn in one line, its sentences apart: one without room can be left out."""
    return h.span(".turn-told")[([" " if n else "", h.span[it]] for n, it in enumerate(sentences))]


def news_list(lines: Sequence[str], said: Node = None) -> Node:
    """Return what has happened since the learner's last move, and what somebody says to it."""
    if not lines and said is None:
        return None
    more = len(lines) > 1  # a click tells all, where not all of it has room
    return h.ul(".turn-news", aria_label=_("What happened"), data_act="news", data_more=more)[
        h.li[said] if said is not None else None, (h.li[line] for line in lines)
    ]


@lru_cache(maxsize=256)
def step_button(
    act: str, label: str, icon: str, *, disabled: bool = False, title: str | None = None
) -> h.Element:
    """Return a small button below the primary one; it keeps its place when there is nothing
    to do."""
    return h.button(
        ".btn.turn-step",
        type="button",
        data_act=act,
        aria_disabled="true" if disabled else None,
        title=title,
    )[icon_svg(icon), h.span[label]]


def own_panel(
    match: Match[S, A],
    prompt: Prompt,
    buttons: Sequence[Button],
    message: Message | None,
    *,
    why: str,
    news: Sequence[str],
    price: Node = None,
    hint: h.Element | None = None,
    talk: TableTalk = NOBODY,
    pace: int = PACES[0],
    instead: h.Element | None = None,
) -> TurnPanel:
    """Return the panel on the learner's turn, or while the others play.

    `why`: the clause that the moment is about. `news`: what the others have done. `price`: what the
    move in hand needs, see `Tabletop.price`. `hint`: the coach's button, None without a coach.
    `talk`: the computer players. `pace`: the speed at which they are watched. `instead`: a step
    where Redo would be.
    """
    primary = next((b for b in buttons if b.role == MAIN), None)
    more = [b for b in buttons if b.role == STEP]
    back = (
        step_button("cancel", _("Back"), "undo", title=_("Put back what you have chosen"))
        if any(b.role == BACK for b in buttons)
        else step_button("undo", _("Undo"), "undo", disabled=not match.can_undo)
    )
    usual = [
        instead or step_button("redo", _("Redo"), "replay", disabled=not match.can_redo),
        step_button(f"rule:{why}", _("Why"), "why"),
    ]
    shown = [step_button(b.target, b.label, b.icon, disabled=b.off) for b in reversed(more)]
    name = match.names[match.you]
    doing = ""
    who = _("Your turn") if name == _(YOU) else _("{who}, your turn").format(who=name)
    if match.computer_to_move:
        primary = Button("hurry", _("Skip"), "chevron")
    if match.others_turn:
        who = match.names[match.to_move]
        doing = _just_done(match, news)
        prompt = evolve(prompt, text=doing or prompt.text)
    if match.over:
        ranked = match.game.kind.ranked
        label = _("Count the points") if ranked else _("See how it ended")
        primary = Button(COUNT, label, "chevron", primary=True)
        who = _("Before the points are counted") if ranked else _("The last move is made")
    if prompt.who:
        who = prompt.who
    if len(shown) == 1:
        shown.append(usual[1])
    return TurnPanel(
        mover(match),
        who,
        prompt,
        primary,
        (back, *(shown or usual), *([hint] if hint is not None else [])),
        message,
        news if match.over else news[-(NEWS - bool(talk.speaker)) :],
        extra=price,
        over=match.over,
        talk=talk,
        live=bool(doing),
        paces=pace_buttons(pace),
        watching=match.computer_to_move,
    )


def _just_done(match: Match[S, A], news: Sequence[str]) -> str:
    """Say the last step of a turn that still goes on; "" if it has just begun, or the news, which
    sums up long turns, say the step in the same words.
    """
    if not match.length:
        return ""
    step, game = match.step(match.length), match.game
    if step.player != match.to_move or not same_turn(game, step.before, step.after):
        return ""
    told = game.tell(step.before, step.action, match.names[step.player])
    return "" if any(told in line for line in news) else told


def hint_button(hint: Hint | None) -> h.Element:
    """Return the coach's button: where to look, why, and then it is done."""
    labels = (_("Hint"), _("Tell me"), _("Do it"))
    return step_button("hint", labels[min(hint.level if hint else 0, HINTS - 1)], "hint")


def taken_back(match: Match[S, A], steps: Sequence[Played[S, A]]) -> str:
    """Say what was taken back, the latest first."""
    what = (match.game.describe_action(step.before, step.action) for step in steps)
    return _("Taken back: {what}").format(what=" ".join(what))


def pass_on(match: Match[S, A]) -> str:
    """Say who gets the screen now."""
    return _("Pass the screen to {who}.").format(who=match.names[match.to_move])


def cover_panel(match: Match[S, A], message: Message | None, news: Sequence[str]) -> TurnPanel:
    """Return the panel while the screen is passed on, and nobody's hand is to be seen."""
    who = match.names[match.to_move]
    return TurnPanel(
        mover(match),
        _("Hands are covered"),
        Prompt(pass_on(match), _("{who}, tap when you are ready.").format(who=who)),
        Button("uncover", _("I am {who}").format(who=who), "eye", primary=True),
        (
            step_button("undo", _("Undo"), "undo", disabled=not match.can_undo),
            step_button("redo", _("Redo"), "replay", disabled=not match.can_redo),
        ),
        message,
        news[-NEWS:],
    )


NEWS = 5
"""Lines of what the others did that the panel has room for."""


def mover(match: Match[S, A]) -> h.Element:
    """Return the badge of the player to move in the position that is looked at."""
    player = match.game.to_move(match.shown)
    return badge(player, current=player == match.you)
