"""The zones of the table: targets that can be hit, pictures that follow, pieces that fly."""

from __future__ import annotations

import re
from itertools import combinations
from random import Random
from typing import Any, ClassVar

import pytest
from attrs import evolve

from tests.drawing import drawn
from tutor.chocolatiers.actions import Box, Skip, Swap
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.tiles import Tile
from widgets.browser.protocol import motion_wire
from widgets.chocolatiers import composer
from widgets.chocolatiers.desk import Board, desk_of
from widgets.chocolatiers.flights import flights
from widgets.chocolatiers.tabletop import TABLETOP
from widgets.chocolatiers.zones.scoring import leaders, scoring_cards
from widgets.chocolatiers.zones.supply import stacks
from widgets.chocolatiers_family import zones
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.selection import NOTHING, Selection, ways_to_pay
from widgets.chocolatiers_family.target_ids import slots
from widgets.draw.icons import icon_path
from widgets.draw.scene import Stroke, Text
from widgets.draw.theme import DARK, LIGHT, Theme
from widgets.tabletop.zone import Zone, moves_along, spots_of

GAME = Chocolatiers.from_file()
NAMES = ("Ana", "Ben", "Cleo")
SIZES = {
    "wide": {"c": 63, "width": 608, "height": 306, "column": 608, "card": 84, "per_row": 0},
    "tablet": {"c": 60, "width": 720, "height": 300, "column": 720, "card": 84, "per_row": 0},
    "phone": {"c": 52, "width": 366, "height": 300, "column": 366, "card": 84, "per_row": 4},
}


def board(state: State, selection: Selection = NOTHING, **changes: Any) -> Desk:
    return desk(state, 0, LIGHT, selection, **{"names": NAMES[: state.players], **changes})


def desk(state: State, player: int, theme: Theme, selection: Selection, **more: Any) -> Desk:
    seen = GAME.view(state, player)
    return desk_of(Board(GAME, seen, player, theme, selection, GAME.actions(seen), **more))


def position(**changes: Any) -> State:
    start = GAME.start(3, seed=4)
    return evolve(
        start,
        hands=("TTNM", *start.hands[1:]),
        displays=(Display.parse("TN/.V", [3]), Display.parse("MM/MT", [4]), Display()),
        stacks=((Tile("TNM.", 3),), *start.stacks[1:]),
        **changes,
    )


def all_zones(table: Desk, size: dict[str, int]) -> list[Zone]:
    width, height, per_row = size["column"], size["card"], size["per_row"]
    found = [
        zones.own_display(table, c=size["c"], width=size["width"], height=size["height"]),
        zones.tray(table, width=width, height=height, per_row=per_row),
        zones.hand(table, width=width - 100 * (not per_row), height=height, per_row=per_row),
        stacks(table, width=width, c=36, per_row=per_row and 3),
        zones.wild(table, width=64, height=height),
        scoring_cards(table, width=248, per_row=4),
    ]
    others = (p for p in range(table.state.players) if p != table.player)
    return found + [zones.other_display(table, p, c=28, width=256, height=170) for p in others]


def states_of_a_game(seed: int) -> list[State]:
    rng, state = Random(seed), GAME.start(3, seed=seed)
    found = [state]
    while not GAME.over(state):
        actions = GAME.actions(state)
        boxes = [a for a in actions if isinstance(a, Box)]
        state = GAME.apply(state, rng.choice(boxes or actions))
        found.append(state)
    return found


def selections(state: State) -> list[Selection]:
    """What could be chosen in a state: nothing, a swap, a box at each place, a Wild."""
    found = [NOTHING]
    if state.phase == "action" and state.hand:
        found.append(Selection(give=0, taken=(6,)))
    if state.phase == "bonus":
        stacks = [n for n, stack in enumerate(state.stacks) if stack][:1]
        places = state.display.open_places
        found += [Selection(box=f"stack:{n}", place=p, cards=(0,)) for n in stacks for p in places]
        found += [Selection(wild=True, space=s) for s in state.display.spaces[:1]]
    return found


@pytest.mark.parametrize("layout", SIZES)
@pytest.mark.parametrize("seed", [1, 2])
def test_targets_lie_on_their_canvas_apart_and_large_enough(layout: str, seed: int) -> None:
    for state in states_of_a_game(seed)[::7]:
        for selection in selections(state):
            table = desk(state, state.player, LIGHT, selection)
            for zone in all_zones(table, SIZES[layout]):
                check_targets(zone)


def check_targets(zone: Zone) -> None:
    html = str(zone.element)
    targets = re.findall(
        r"left:([\d.-]+)px;top:([\d.-]+)px;width:([\d.]+)px;height:([\d.]+)px", html
    )
    assert len(targets) == html.count("<button")
    rects = [tuple(float(n) for n in t) for t in targets]
    for x, y, width, height in rects:
        assert x >= 0
        assert y >= 0
        assert x + width <= zone.scene.width
        assert y + height <= zone.scene.height
        assert min(width, height) >= (38 if zone.name in ("tray",) else 44), zone.name
    for (x1, y1, w1, h1), (x2, y2, w2, h2) in combinations(rects, 2):
        assert x1 + w1 <= x2 or x2 + w2 <= x1 or y1 + h1 <= y2 or y2 + h2 <= y1, zone.name


def test_every_target_has_its_own_words() -> None:
    for zone in all_zones(board(position(phase="bonus")), SIZES["wide"]):
        labels = re.findall(r'<button[^>]*aria-label="([^"]+)"', str(zone.element))
        assert len(labels) == len(set(labels)) > 0
        assert not any(":" in label and label.split(":")[0] in ("tray", "hand") for label in labels)


def test_small_spaces_are_reached_through_their_box() -> None:
    table = board(position(phase="bonus"))
    small = zones.own_display(table, c=30, width=366, height=200)
    assert re.findall(r'data-act="([^"]+)"', str(small.element)) == ["enlarge:0,0"]
    large = zones.one_box(table, (0, 0), c=80)
    acts = re.findall(r'data-act="([^"]+)"', str(large.element))
    assert acts == ["space:0,0", "space:0,1", "space:1,0", "space:1,1"]


def test_names_are_escaped() -> None:
    table = board(position(), names=("<b>A</b>", '"><script>', "C"))
    for zone in all_zones(table, SIZES["wide"]):
        assert "<script>" not in str(zone.element)
        assert "<b>" not in str(zone.element)


def texts(zone: Zone) -> list[str]:
    return [command.text for command in zone.scene.commands if isinstance(command, Text)]


class TestDisplay:
    size: ClassVar = {"c": 63, "width": 608, "height": 306}

    def test_the_box_is_tried_out_where_it_would_lie(self) -> None:
        state = position(phase="bonus")
        rest = zones.own_display(board(state), **self.size)
        paid = ways_to_pay(state, 0, Selection(box="stack:0"))[0].cards
        chosen = Selection(box="stack:0", place=(0, 1), cards=tuple(slots(state.hand, paid)))
        tried = zones.own_display(board(state, chosen), **self.size)
        assert texts(rest) == ["3"]
        assert texts(tried) == ["3", "3"]
        assert tried.rects["place:0,1"].x > tried.rects["box:0,0"].x
        above = zones.own_display(board(state, evolve(chosen, place=(-1, 0))), **self.size)
        assert above.rects["place:-1,0"].y < above.rects["box:0,0"].y

    def test_places_are_buttons_only_while_a_box_is_placed(self) -> None:
        state = position(phase="bonus")
        assert 'data-act="place:' not in str(zones.own_display(board(state), **self.size).element)
        html = str(zones.own_display(board(state, Selection(box="stack:0")), **self.size).element)
        assert html.count('data-act="place:') == 4

    @pytest.mark.parametrize("shown", ["own_display", "hand"])
    def test_where_nothing_can_be_pressed_there_is_a_picture(self, shown: str) -> None:
        bare = evolve(position(), hands=("",) * 3, displays=(Display(),) * 3)
        sizes = {"own_display": {"c": 60, "width": 300, "height": 200}}
        zone = getattr(zones, shown)(board(bare), **sizes.get(shown, {"width": 400, "height": 80}))
        assert zone.buttons is None
        assert 'role="img"' in str(zone.element)
        assert 'role="group"' in str(zones.tray(board(bare), width=600, height=80).element)

    def test_marks_lie_over_states(self) -> None:
        state = position(phase="bonus")
        plain = zones.own_display(board(state), **self.size).scene
        hinted = zones.own_display(board(state, marks={"space:0,1": "hint"}), **self.size).scene
        assert plain != hinted

    def test_the_canvas_never_changes_its_size(self) -> None:
        sizes = set()
        for state in states_of_a_game(3)[::5]:
            for selection in selections(state):
                table = desk(state, state.player, DARK, selection)
                scene = zones.own_display(table, **self.size).scene
                sizes.add((scene.width, scene.height))
        assert sizes == {(608, 306)}


class TestCards:
    def test_the_tray_keeps_its_places_when_a_swap_begins(self) -> None:
        state = position(phase="action")
        rest = zones.tray(board(state), width=608, height=84)
        swap = zones.tray(board(state, Selection(give=2)), width=608, height=84)
        assert rest.rects == swap.rects
        assert "the card you put down" in str(swap.element)

    def test_a_chosen_card_is_lifted(self) -> None:
        state = position(phase="bonus")
        rest = zones.hand(board(state, Selection(box="stack:0")), width=500, height=84)
        paid = zones.hand(board(state, Selection(box="stack:0", cards=(2,))), width=500, height=84)
        assert paid.rects["hand:2"].y < rest.rects["hand:2"].y
        assert paid.rects["hand:1"] == rest.rects["hand:1"]
        assert 'aria-pressed="true"' in str(paid.element)

    def test_other_cards_are_never_in_the_page(self) -> None:
        state = position(phase="action")
        zone = zones.tray(board(state), width=608, height=84)
        assert f"Deck, {len(state.deck)} cards, face down" in str(zone.element)


class TestScoring:
    def test_the_leader_of_each_card_is_said(self) -> None:
        html = str(scoring_cards(board(position()), width=248, per_row=4).element)
        assert "Mint, 3 points. Ben leads." in html
        assert "Raspberry, 3 points. Nobody leads." in html
        assert "Violet, 2 points. You lead." in html

    def test_the_leader_follows_what_is_tried_out(self) -> None:
        state = position(phase="bonus")
        tried = board(state, Selection(wild=True, space=(0, 0)))
        before = leaders(board(state))["T"]
        assert (before, leaders(tried)["T"]) == (None, 1)

    def test_who_leads_stands_on_the_card_as_their_mark(self) -> None:
        cards = scoring_cards(board(position()), width=520, per_row=7)
        fills = {i.command.colour for i in drawn(cards.scene.commands)} & set(LIGHT.players)
        leads = set(leaders(board(position())).values()) - {None}
        assert fills == {LIGHT.players[player] for player in leads}
        assert fills

    def test_cards_that_nobody_wins_lie_face_down_once_they_are_awarded(self) -> None:
        running, over = (board(position(phase=phase)) for phase in ("bonus", "over"))
        nobody = [k for k in KINDS if leaders(over)[k] is None]
        assert nobody
        shown = scoring_cards(over, width=520, per_row=7)
        for kind in nobody:
            assert f"{name(kind)}, face down. Nobody gets it." in str(shown.buttons())
        assert "face down" not in str(scoring_cards(running, width=520, per_row=7).buttons())
        bars = sum(
            isinstance(i.command, Stroke)
            and i.command.colour == LIGHT.ink_2
            and len(i.command.path) == len(icon_path("equal"))
            for i in drawn(shown.scene.commands)
        )
        assert bars == len(nobody) + (over.state.first_card is None), "two equal bars on each"

    def test_the_graph_follows_what_is_tried_out(self) -> None:
        state = position(phase="bonus")
        rest = zones.graph(board(state), width=240, height=160)
        tried = zones.graph(board(state, Selection(wild=True, space=(1, 0))), width=240, height=160)
        assert rest.scene != tried.scene
        assert (rest.label, tried.label) != (rest.label, rest.label)


class TestMoves:
    """A flight for each piece that changes its place."""

    @staticmethod
    def flights(
        state: State, action: Any, player: int = 0, chosen: Selection = NOTHING
    ) -> list[tuple[str, str]]:
        after = GAME.apply(state, action)
        old, new = ({}, {})
        for found, at in ((old, state), (new, after)):
            table = desk(at, player, LIGHT, NOTHING, names=NAMES)
            found |= spots_of(all_zones(table, SIZES["wide"]))
        moves = moves_along(flights(state, after, action, player, chosen), old, new)
        ends = []
        for move in moves:
            start = next(
                k
                for k, s in old.items()
                if (s.canvas, s.rect) == (move.from_canvas, move.from_rect)
            )
            end = next(
                k for k, s in new.items() if (s.canvas, s.rect) == (move.to_canvas, move.to_rect)
            )
            ends.append((start, end))
        return ends

    def test_a_card_comes_from_the_tray(self) -> None:
        state = position(phase="action", tray="RNRMBV")
        assert self.flights(state, Take("N")) == [("tray:1", "hand:3")]
        assert self.flights(state, Take("N"), player=1) == [("tray:1", "display:0")]

    def test_the_card_that_was_tapped_flies_and_its_equal_takes_its_place(self) -> None:
        state = position(phase="action", tray="RNRMBV")
        tapped = composer.click(GAME, state, 0, NOTHING, "tray:2").tapped
        assert tapped is not None
        assert self.flights(state, Take("R"), chosen=tapped) == [
            ("tray:2", f"hand:{GAME.apply(state, Take('R')).hands[0].rindex('R')}"),
            ("tray:0", "tray:2"),
        ]
        assert ("tray:0", "hand:3") in self.flights(state, Take("R"))

    def test_a_swap_sends_three_cards(self) -> None:
        state = position(phase="action", tray="RNRMBV")
        assert self.flights(state, Swap("N", "BV")) == [
            ("tray:4", "hand:3"),
            ("tray:5", "hand:4"),
            ("tray:6", "tray:4"),
        ]

    def test_a_card_taken_back_stays(self) -> None:
        state = position(phase="action", tray="RTRMBV")
        assert self.flights(state, Swap("N", "NB")) == [("tray:4", "hand:4")]

    def test_a_box_comes_from_its_stack_and_is_paid(self) -> None:
        state = position(phase="bonus", tray="R.RMBV")
        got = self.flights(state, Box(0, "TNM", -1, 0, "TNM."))
        assert got == [
            ("stack:0", "box:0,0"),
            ("hand:0", "discards"),
            ("hand:2", "discards"),
            ("hand:3", "discards"),
            ("deck", "tray:1"),
        ]

    def test_first_alone_turns_over_as_it_leaves(self) -> None:
        before = MATCH.at(23, 1)
        after = GAME.apply(before, sixth := GAME.parse_action("box 1 NRMV 0 0 VMRN"))
        table = desk(before, 0, LIGHT, NOTHING, names=NAMES)
        old = spots_of(all_zones(table, SIZES["wide"]))
        new = spots_of(all_zones(desk(after, 0, LIGHT, NOTHING, names=NAMES), SIZES["wide"]))
        moves = moves_along(flights(before, after, sixth, 0, NOTHING), old, new, TABLETOP.turning)
        turned = [move.source for move in moves if move.turns]
        assert turned == ["card:first"]
        assert len(moves) > 1
        wire = [motion_wire(move) for move in moves]
        assert [it["source"] for it in wire if "turns" in it] == turned

    @pytest.mark.parametrize(("viewer", "home"), [(0, "own"), (1, "display:0")])
    def test_first_goes_to_whoever_places_the_sixth_box(self, viewer: int, home: str) -> None:
        before = MATCH.at(23, 1)
        sixth = GAME.parse_action("box 1 NRMV 0 0 VMRN")
        assert ("card:first", home) in self.flights(before, sixth, viewer)
        assert ("card:first", home) not in self.flights(MATCH.at(23), Take("R"), viewer)

    def test_a_wild_goes_to_its_space(self) -> None:
        state = position(phase="bonus")
        assert self.flights(state, PlaceWild(1, 0)) == [("wild", "space:1,0")]

    def test_discards_go_to_their_pile(self) -> None:
        state = evolve(position(phase="end"), hands=("TTNMMMV", "", ""), tray="RTRMBV")
        assert self.flights(state, Discard("V")) == [("hand:6", "discards")]

    def test_nothing_flies_where_nothing_moves(self) -> None:
        assert self.flights(position(phase="bonus", tray="RTRMBV"), Skip()) == []
