"""The puzzle editor for teachers: paint the displays, see at once what the puzzle is worth."""

from __future__ import annotations

import json

import htpy as h
from htpy import Node

from tutor.chocolatiers.kinds import KINDS, name
from tutor.engine import SaveError
from tutor.i18n import _, ngettext
from tutor.puzzles.edit import Draft, DraftError, Finding, called
from tutor.puzzles.kinds import PUZZLE_KINDS
from tutor.puzzles.model import PAY
from tutor.puzzles.pack import dump_pack, from_link, to_link
from widgets.draw.icons import icon_svg
from widgets.draw.svg import cup_svg, piece_svg
from widgets.pages import editor_board
from widgets.pages.editor_parts import answer_picture, choice_of_tile, stepper
from widgets.pages.page import HEADING, NoSuchPageError, Picture, Reply
from widgets.pages.parts import button, message
from widgets.protocol import After, Event
from widgets.puzzle_editor import ACTS, BRUSHES, EXAMPLE, LEAST, MOST, Desk, act, dump, load, look
from widgets.puzzle_trainer import OPENED, Trainer
from widgets.settings import Frame
from widgets.zones import Zone, scenes_of

PAUSE = 200
"""Milliseconds after the last change before the answer is searched."""
FILE = "chocolatiers-puzzles.json"
BRUSH_KEYS = "t:brush:T n:brush:N r:brush:R m:brush:M b:brush:B v:brush:V w:brush:* e:brush:."


class EditorPage:
    """One draft on a desk, what was found out about it, and where it can go."""

    def __init__(self, trainer: Trainer, link: str = "", resume: str = "") -> None:
        """`link`: of a puzzle to begin with. Raises NoSuchPageError if it is damaged."""
        self.trainer = trainer
        self.desk = Desk(_begin(trainer, link, resume))
        self.found: Finding | DraftError | None = None
        self.shows_best = False
        self.news: Node = None

    # ---- Page

    def resume(self) -> str:
        """The draft."""
        return json.dumps(dump(self.desk.draft))

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Change the desk, or do something with a finished puzzle."""
        verb = event.value.partition(":")[0]
        if verb in ACTS:
            return self._change(act(self.desk, event.value, event.text), event.value)
        match verb:
            case "search":
                return self._search()
            case "best":
                self.shows_best = not self.shows_best
            case "try":
                return self._try()
            case "save":
                return self._save()
            case "add":
                return self._add()
        return None

    def _change(self, desk: Desk, what: str) -> Reply:
        said = editor_board.said(self.desk, desk, what)
        if desk.draft != self.desk.draft:
            self.found, self.shows_best, self.news = None, False, None
            self.trainer.draft = desk.draft
        self.desk = desk
        return Reply(say=said)

    def _search(self) -> Reply:
        self.found = look(self.desk.draft)
        head, text = _said(self.found)
        return Reply(say=f"{head} {text}")

    @property
    def puzzle_link(self) -> str:
        """The link of the finished puzzle, "" while there is none."""
        found = self.found
        return to_link(found.puzzle) if isinstance(found, Finding) and found.puzzle else ""

    def _try(self) -> Reply | None:
        self.trainer.way = ""
        return Reply(go=f"puzzle/{self.puzzle_link}") if self.puzzle_link else None

    def _save(self) -> Reply | None:
        """Download the pack with this puzzle in it, or this puzzle alone."""
        puzzles = list(self.trainer.pack.puzzles)
        found = self.found
        if isinstance(found, Finding) and found.puzzle and found.puzzle not in puzzles:
            puzzles.append(found.puzzle)
        if not puzzles:
            return None
        self.trainer.download(FILE, dump_pack(puzzles))
        return Reply(say=_count(len(puzzles)))

    def _add(self) -> Reply | None:
        found = self.found
        if not isinstance(found, Finding) or found.puzzle is None:
            return None
        try:
            self.trainer.add_to_pack(found.puzzle)
        except SaveError as error:
            self.news = message("refused", _("It was not added."), str(error))
            return Reply(say=str(error))
        self.trainer.way = OPENED
        text = _count(len(self.trainer.pack.puzzles))
        self.news = message("solved", _("Added to your pack."), text)
        return Reply(say=f"{_('Added to your pack.')} {text}")

    def paint(self, frame: Frame) -> Picture:
        """The displays at the left, the question and what is found at the right."""
        zones: list[Zone] = []
        mode = PUZZLE_KINDS[self.desk.draft.kind].mode
        painting = self._hand() if mode == PAY else self._painting(frame, zones)
        found = self._found(frame, zones)
        return Picture(
            title=_("Puzzle editor"),
            where=_("Puzzle editor"),
            keys=BRUSH_KEYS,
            after=After(PAUSE, "search") if self.found is None else None,
            scenes=scenes_of(zones),
            body=h.div(".editor")[
                h.section(".panel.painting", aria_labelledby=HEADING)[
                    h.div(".next")[
                        h.h1(f"#{HEADING}")[_("Make a puzzle")],
                        button("clear", _("Empty"), "replay", id="clear"),
                    ],
                    painting,
                ],
                h.section(".panel.asking", aria_label=_("The question"))[
                    self._question(),
                    h.div(".found")[found],
                    self._ways(),
                ],
            ],
        )

    # ---- painting

    def _painting(self, frame: Frame, zones: list[Zone]) -> Node:
        zone = editor_board.board(self.desk, frame)
        zones.append(zone)
        return [
            self._players(),
            h.div(".easel")[
                zone.element, h.div(".tools")[self._brushes(), self._box(), self._own()]
            ],
        ]

    def _players(self) -> h.Element:
        desk = self.desk
        count = len(desk.draft.sketches)
        return h.div(".seats")[
            h.div(".tabs", role="tablist", aria_label=_("Players"), data_grid="players")[
                (
                    h.button(
                        type="button",
                        role="tab",
                        id=f"player-{player}",
                        data_act=f"player:{player}",
                        aria_selected=str(player == desk.player).lower(),
                    )[called(player)]
                    for player in range(count)
                )
            ],
            _small("more", _("One player more"), "plus", count < MOST),
            _small("fewer", _("One player fewer"), "minus", count > LEAST),
        ]

    def _brushes(self) -> Node:
        return h.fieldset(".tool")[
            h.legend(".label")[_("Paint")],
            h.div(".brushes", data_grid="brushes")[
                (
                    h.button(
                        ".btn.brush",
                        type="button",
                        id=f"brush-{n}",
                        data_act=f"brush:{letter}",
                        aria_pressed=str(letter == self.desk.brush).lower(),
                        aria_label=_brush_name(letter),
                        title=_brush_name(letter),
                    )[cup_svg(32) if letter == "." else piece_svg(letter, 32)]
                    for n, letter in enumerate(BRUSHES)
                )
            ],
        ]

    def _box(self) -> Node:
        desk = self.desk
        box = desk.sketch.boxes.get(desk.box) if desk.box else None
        off = None if box else "true"
        points = str(box[1]) if box else "–"
        return h.fieldset(".tool")[
            h.legend(".label")[_("Box")],
            h.label(".row")[
                h.span(".visually-hidden")[_("Box to lay on a dashed place")],
                choice_of_tile("source", editor_board.tiles_to_lay(), desk.source),
            ],
            h.div(".row-of-buttons")[
                button("turn", _("Turn"), "rotate", id="turn", aria_disabled=off),
                button("remove", _("Remove"), "cross", id="remove", aria_disabled=off),
            ],
            stepper("points", _("Points"), points, disabled=box is None),
        ]

    def _own(self) -> Node:
        desk = self.desk
        return h.fieldset(".tool")[
            h.legend(".label")[called(desk.player)],
            stepper("kept", _("Wilds left"), str(desk.draft.kept[desk.player])),
            h.label(".row")[
                h.input(
                    "#first",
                    type="checkbox",
                    data_act="first",
                    checked=desk.draft.first == desk.player,
                ),
                h.span[_("Holds First")],
            ],
        ]

    # ---- the question

    def _question(self) -> Node:
        draft = self.desk.draft
        pieces = PUZZLE_KINDS[draft.kind].pieces
        titles = (_("First box"), _("Second box")) if pieces.tiles > 1 else (_("Box to place"),)
        return [
            h.label(".field")[
                h.span(".label")[_("Kind of puzzle")],
                h.select("#kind", data_act="kind")[
                    (
                        h.option(value=kind.id, selected=kind.id == draft.kind)[_(kind.title)]
                        for kind in PUZZLE_KINDS.values()
                    )
                ],
            ],
            self._card() if pieces.cards else None,
            stepper("count", _("Wilds to place"), str(draft.count)) if pieces.wilds else None,
            (
                h.label(".field")[
                    h.span(".label")[title],
                    choice_of_tile(
                        f"question:{number}",
                        editor_board.tiles_of_the_game(),
                        editor_board.tile_number(draft, number),
                    ),
                ]
                for number, title in enumerate(titles if pieces.tiles else ())
            ),
        ]

    def _card(self) -> Node:
        return h.fieldset(".tool")[
            h.legend(".label")[_("Scoring card")],
            h.div(".brushes.cards", data_grid="cards")[
                (
                    h.button(
                        ".btn.brush",
                        type="button",
                        id=f"card-{kind}",
                        data_act=f"card:{kind}",
                        aria_pressed=str(kind == self.desk.draft.card).lower(),
                        aria_label=name(kind),
                        title=name(kind),
                    )[piece_svg(kind, 28)]
                    for kind in KINDS
                )
            ],
        ]

    def _hand(self) -> Node:
        hand = self.desk.draft.hand
        return [
            h.p(".second")[_("Only the hand and the two boxes matter here.")],
            h.div(".hand-editor")[
                (
                    h.div(".hand-kind")[
                        piece_svg(kind, 40),
                        stepper(f"hand:{kind}", name(kind), str(hand.count(kind))),
                    ]
                    for kind in KINDS
                )
            ],
        ]

    # ---- what is found

    def _found(self, frame: Frame, zones: list[Zone]) -> Node:
        head, text = _said(self.found)
        found = self.found
        if found is None:
            return message("", head, text)
        if isinstance(found, DraftError):
            return message("refused", head, text)
        if found.puzzle is None:
            return message("hint", head, text)
        best: Node = None
        if self.shows_best:
            best = answer_picture(found.puzzle, frame, zones)
        label = _("Hide the answer") if self.shows_best else _("Show the answer")
        return [
            message("solved", head, text),
            h.div(".best")[
                button("best", label, "eye", id="best", aria_expanded=str(self.shows_best).lower()),
                best,
            ],
        ]

    def _ways(self) -> Node:
        link = self.puzzle_link
        off = None if link else "true"
        pack = len(self.trainer.pack.puzzles)
        return [
            h.div(".news")[self.news],
            h.div(".row-of-buttons")[
                button("try", _("Try it"), "play", primary=True, id="try", aria_disabled=off),
                h.button(
                    ".btn",
                    id="copy",
                    type="button",
                    data_copy=f"#puzzle/{link}" if link else None,
                    aria_disabled=off,
                )[icon_svg("share"), h.span[_("Copy link")]],
                button("add", _("Add to pack"), "plus", id="add", aria_disabled=off),
                button(
                    "save",
                    _("Save pack ({n})").format(n=pack) if pack else _("Save"),
                    "save",
                    id="save",
                    aria_disabled=None if link or pack else "true",
                ),
            ],
        ]


def _begin(trainer: Trainer, link: str, resume: str) -> Draft:
    """The draft of a reload, of a link, or the one that was on the desk."""
    kept = load(resume) if resume else None
    if kept is not None:
        return kept
    if link:
        try:
            return Draft.of(from_link(link).task)
        except SaveError as error:
            raise NoSuchPageError(str(error)) from None
    return trainer.draft or EXAMPLE


def _said(found: Finding | DraftError | None) -> tuple[str, str]:
    """What is found, in a few words and a sentence."""
    if found is None:
        return _("Searching …"), ""
    if isinstance(found, DraftError):
        return _("This cannot be."), str(found)
    puzzle = found.puzzle
    if puzzle is None:
        return _("No puzzle yet."), found.reason
    head = _("Proven: one answer is best.")
    searched = ngettext("{n} answer tried.", "{n} answers tried.", puzzle.proof.searched)
    level = _("Level {level} of 5, rating {rating}.")
    hasty = _("A hasty player is wrong.") if puzzle.proof.greedy_fails else ""
    parts = (
        level.format(level=puzzle.level, rating=puzzle.rating),
        searched.format(n=puzzle.proof.searched),
        hasty,
    )
    return head, " ".join(filter(None, parts))


def _brush_name(letter: str) -> str:
    return {"*": _("Wild"), ".": _("Empty space")}.get(letter) or name(letter)


def _small(act_name: str, label: str, icon: str, on: bool) -> h.Element:
    return h.button(
        ".btn.btn-icon",
        type="button",
        id=act_name,
        data_act=act_name,
        aria_label=label,
        title=label,
        aria_disabled=None if on else "true",
    )[icon_svg(icon)]


def _count(number: int) -> str:
    return ngettext("The pack has {n} puzzle.", "The pack has {n} puzzles.", number).format(
        n=number
    )
