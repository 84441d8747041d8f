"""The score item by item: each Score tile, then free Wilds and boxes (clauses 8.1 to 9.1)."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve
from markupsafe import Markup

from tutor.chocolatiers_2019.actions import Action
from tutor.chocolatiers_2019.components import FIRST as FIRST_TILE
from tutor.chocolatiers_2019.components import THREE_FOUR as THREE_FOUR_TILE
from tutor.chocolatiers_2019.game import components_of
from tutor.chocolatiers_2019.scoring import SCORE_TILES, THREE_FOUR, awards
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_family.kinds import KINDS, NAMES, name
from tutor.chocolatiers_family.scoring import BOXES, FIRST, WILDS, Award
from tutor.engine import Game, Note
from tutor.i18n import _
from tutor.kit.words import join_words
from widgets.chocolatiers_family.draw.portrait import MEDALS
from widgets.chocolatiers_family.score_columns import (
    award_cells,
    boxes_column,
    first_column,
    kind_column,
    wilds_column,
)
from widgets.tabletop import Column


def columns(game: Game[State, Action], state: State, names: Sequence[str]) -> tuple[Column, ...]:
    """Return the columns in the order of scoring: First, the six kinds, 3 and 4, Wilds,
    boxes."""
    items = {s.player: s.items for s in game.standings(state)}
    worth, found = components_of(game).scoring, awards(state.displays)
    players = range(state.players)
    tiles = (
        first_column(
            [items[p][FIRST] for p in players],
            state.first_tile,
            worth[FIRST_TILE],
            asks=_("Who holds First?"),
            clause="7.1",
        ),
        *(kind_column(found[k], worth[k], _why_down(found[k], names)) for k in KINDS),
        _three_four(found[THREE_FOUR], worth[THREE_FOUR_TILE], names),
    )
    return (
        *(evolve(tile, things=_(SCORE_TILES)) for tile in tiles),
        wilds_column([items[p][WILDS] for p in players], _("Each free Wild is a point.")),
        boxes_column([items[p][BOXES] for p in players], state.displays),
    )


def _three_four(award: Award, worth: int, names: Sequence[str]) -> Column:
    """Return the Score tile for the most boxes of 3 or 4 points (clause 8.3)."""
    return Column(
        _(THREE_FOUR),
        award_cells(award, worth),
        figures_svg,
        letter="3·4",
        about=f"{MEDALS}:34",
        worth=worth,
        down=award.winner is None,
        asks=_("Who has the most boxes worth 3 or 4?"),
        sized=_("boxes worth 3 or 4"),
        note=_why_down(award, names),
    )


def figures_svg(size: int) -> Markup:
    """Return the sign of the Score tile for boxes of 3 and 4 points."""
    return Markup(
        f'<svg width="{size}" height="{size}" viewBox="0 0 24 24" aria-hidden="true" '
        'focusable="false"><text x="12" y="17" text-anchor="middle" font-size="13" '
        'font-weight="700" fill="currentColor">3·4</text></svg>'
    )


def _why_down(award: Award, names: Sequence[str]) -> Note | None:
    """Why nobody gets a Score tile (clauses 8.1 to 8.3)."""
    what = name(award.kind) if award.kind in NAMES else _(award.kind)
    clause = "8.3" if award.kind == THREE_FOUR else "8.2"
    if award.tied:
        who = join_words([names[p] for p in award.tied])
        text = _("{what}: {who} tie with {n}, so nobody gets the tile.")
        return Note(text.format(what=what, who=who, n=max(award.sizes)), clause)
    if award.winner is None:
        return Note(_("{what}: nobody has any, so nobody gets the tile.").format(what=what), clause)
    return None
