"""What a player is asked to do now, in a few words, and the buttons that go with it."""

from __future__ import annotations

from tutor.chocoly.actions import Bean, Lay, Pass, Stack
from tutor.chocoly.faces import name, turnings
from tutor.chocoly.state import CHOOSE, OVER
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words
from widgets.chocoly import gain, reasons
from widgets.chocoly.composer import Board
from widgets.chocoly.selection import NOTHING
from widgets.tabletop import BACK, MAIN, Button, Prompt


def prompt(board: Board) -> Prompt:
    """Return what the player is asked to do."""
    state, chosen = board.state, board.chosen
    if state.phase == OVER:
        return Prompt(_("The game is over."))
    if state.player != board.player:
        who = board.all_names[state.player]
        if state.phase == CHOOSE:
            return Prompt(_("{who} chooses a flavour.").format(who=who))
        return Prompt(_("{who} is playing.").format(who=who))
    if state.phase == CHOOSE:
        return _choosing(board)
    if chosen.bean:
        return Prompt(
            _("Change all your tiles for the bean?"),
            _("They go under the pile, you draw new ones and then take your turn. Once a game."),
        )
    if _must_pass(board):
        return Prompt(_("None of your tiles can be placed."), _("You pass, and draw no tile."))
    if chosen.tile is None:
        return _free(board)
    if chosen.place is None:
        return _where(board)
    return _tried(board)


def _choosing(board: Board) -> Prompt:
    """Clauses 1.4 to 1.6."""
    state = board.state
    if not state.teams:
        return Prompt(_("Choose your flavour."), _("You make its largest area grow."))
    partner = board.all_names[(board.player + 2) % state.players]
    text = _("{who}, across the table, has the same.")
    return Prompt(_("Choose a flavour for your team."), text.format(who=partner))


def _free(board: Board) -> Prompt:
    if board.chosen.stacking:
        return Prompt(_("Choose the tile to stack."), _("It costs one token."))
    if not board.state.placed:
        return Prompt(_("Choose the first tile."), _("It may lie anywhere."))
    may_stack = board.state.left[board.player] and "stack" not in board.without
    head = _("Lay a tile, or stack one.") if may_stack else _("Lay a tile.")
    return Prompt(head)


def _where(board: Board) -> Prompt:
    """A tile is in hand; whether it fits anywhere as it is turned is said, too."""
    fitting = _fitting(board)
    if fitting and board.chosen.face not in fitting:
        return Prompt(_("Turn the tile."), _("As it is turned now it fits nowhere."))
    if not fitting:
        return Prompt(_("This tile fits nowhere."), _("Choose another one."))
    if board.chosen.stacking:
        text = _("It must lie across two tiles, and rest on tiles with all four pieces.")
        return Prompt(_("Where do you stack it?"), text)
    if not board.state.placed:
        return Prompt(_("Lay it on the table."))
    text = _("Two pieces must touch, and one must meet its own flavour.")
    return Prompt(_("Where do you lay it?"), text)


def _fitting(board: Board) -> frozenset[str]:
    """Return how the chosen tile may be turned so that it fits somewhere."""
    kind = Stack if board.chosen.stacking else Lay
    turnings_of = frozenset(turnings(board.chosen.face))
    faces = (action.face for action in board.actions if isinstance(action, kind))
    return turnings_of.intersection(faces)


def _tried(board: Board) -> Prompt:
    """A tile lies where it is tried out."""
    chosen, state = board.chosen, board.state
    if not gain.legal(board):
        broken = board.game.explain(state, chosen.action) if chosen.action else ()
        return Prompt(_("Turn the tile."), broken[0].message if broken else "")
    head = _("Stack it here?") if chosen.stacking else _("Lay it here?")
    own = state.flavours[board.player]
    if chosen.stacking and own and chosen.action is not None:
        count = reasons.covered(state, chosen.action, own)
        text = ngettext(
            "It covers {n} {flavour} of yours; that counts no more.",
            "It covers {n} {flavour} of yours; they count no more.",
            count,
        )
        if count:
            return Prompt(head, text.format(n=count, flavour=name(own)))
    fed = [g for g in gain.told(board)[1:] if g.after > g.before]
    if fed:
        names = [board.all_names[p] for g in fed for p in g.players]
        return Prompt(head, _("It feeds {who}, too.").format(who=join_words(names)))
    return Prompt(head)


def _must_pass(board: Board) -> bool:
    return any(isinstance(action, Pass) for action in board.actions)


def buttons(board: Board) -> tuple[Button, ...]:
    """Return the buttons of the moment, the primary one first."""
    state, chosen = board.state, board.chosen
    if state.player != board.player or state.phase in (OVER, CHOOSE) or board.quiet:
        return ()
    if _must_pass(board):
        return (Button("pass", _("Pass"), "chevron", primary=True, role=MAIN),)
    back = Button("cancel", _("Cancel"), "cross", role=BACK)
    if chosen.bean:
        use = Button("confirm", _("Use the bean"), "check", primary=True, role=MAIN)
        return (use, back)
    bean: tuple[Button, ...] = ()
    if any(isinstance(action, Bean) for action in board.actions) and "bean" not in board.without:
        bean = (Button("bean", _("Bean"), BEAN),)
    if chosen == NOTHING:
        return (_place(board), *bean)
    return (_place(board), *(bean if chosen.tile is None else ()), back)


BEAN = "bean"


def _place(board: Board) -> Button:
    """Return the button that plays the tile; it carries what that brings."""
    chosen = board.chosen
    found = gain.told(board)
    word = _("Stack it") if chosen.stacking else _("Lay it")
    if found and found[0].before != found[0].after:
        text = _("Stack: {figures}") if chosen.stacking else _("Lay: {figures}")
        word = text.format(figures=found[0].figures)
    ready = chosen.tile is not None and chosen.place is not None
    lacks = "" if ready else _lacks(board)
    return Button("confirm", word, "check", primary=True, role=MAIN, off=not ready, lacks=lacks)


def _lacks(board: Board) -> str:
    """Return what a tile needs before it can be placed."""
    chosen = board.chosen
    if chosen.tile is None:
        return _("a tile")
    fitting = _fitting(board)
    return _("a turn") if fitting and chosen.face not in fitting else _("a place")


def why(board: Board) -> str:
    """Return the clause that the moment is about."""
    state, chosen = board.state, board.chosen
    if state.phase == OVER:
        return "5.3"
    if state.phase == CHOOSE:
        return reasons.flavour_clause(state)
    if chosen.bean:
        return "2.2"
    if chosen.stacking:
        return "4.2" if chosen.place is not None else "4.1"
    if chosen.tile is None:
        return "2.1"
    return "3.1" if not state.placed or chosen.place is not None else "3.2"
