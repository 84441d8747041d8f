"""What the objects of the rules show in a notebook, asked for as Jupyter asks for it."""

from __future__ import annotations

import re
import subprocess
import sys
from random import Random
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest
from IPython.core.formatters import DisplayFormatter
from IPython.core.interactiveshell import InteractiveShell

from tests.chocolatiers.tables import GAME
from tutor import Record, beside
from tutor.chocolatiers import Display, awards, check, payments
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.display import DisplayError
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.tiles import Tile
from tutor.kit.exercise import Checked
from widgets.chocolatiers_family.draw.kinds import kind
from widgets.draw.theme import DARK, LIGHT

D = Display.parse("TTMN/VM*R/MMBB/TRNM", points=(5, 4, 3, 3))
SVG = "{http://www.w3.org/2000/svg}"


def shown(thing: object) -> dict[str, str]:
    """What a front end gets to choose from."""
    return DisplayFormatter().format(thing)[0]


def played(actions: int, players: int = 3) -> Record[State, object]:
    record, chance = Record.start("chocolatiers", players, seed=7), Random(3)
    for _n in range(actions):
        record.play(chance.choice(record.game.actions(record.state)))
    return record


def pictures(html: str) -> list[ElementTree.Element]:
    """The images of an output, each a file of its own."""
    sources = re.findall(r'src="data:image/svg\+xml,([^"]*)"', html)
    return [ElementTree.fromstring(unquote(source)) for source in sources]


def test_a_display_is_a_picture_and_letters() -> None:
    bundle = shown(D)
    assert bundle["text/plain"].startswith("T T M N\nV M * R\n")
    assert "Mint 5 and 1" in bundle["text/plain"]
    (image,) = pictures(bundle["text/html"])
    for drawing in (image, ElementTree.fromstring(bundle["image/svg+xml"])):
        drawn = ElementTree.tostring(drawing, encoding="unicode")
        assert all(kind(letter).body in drawn for letter in KINDS)
        assert [text.text for text in drawing.iter(f"{SVG}text")] == ["5", "4", "3", "3"]
    alt = re.search(r'alt="([^"]*)"', bundle["text/html"])
    assert alt
    assert "row 2: Violet, Mint, Wild, Raspberry" in alt[1]


def test_a_picture_has_the_colours_of_light_and_dark_pages() -> None:
    drawn = D._repr_mimebundle_()["image/svg+xml"]
    light, _media, dark = drawn.partition("prefers-color-scheme:dark")
    assert LIGHT.tray in light
    assert DARK.tray in dark
    assert DARK.tray not in light


@pytest.mark.parametrize("it", [D, Display(), Display.parse("TT/T.", wild_chain=False)])
def test_a_display_prints_as_what_makes_it(it: Display) -> None:
    assert eval(repr(it)) == it


def test_groups_are_ringed_on_wish() -> None:
    plain, ringed = shown(D), shown(D.show(groups="M"))
    assert "Groups of Mint: 5 and 1." in ringed["text/plain"]

    def rings(bundle: dict[str, str]) -> int:
        root = ElementTree.fromstring(bundle["image/svg+xml"])
        return len([path for path in root.findall(f"{SVG}path") if path.get("fill") == "none"])

    assert rings(ringed) - rings(plain) == 6
    assert "No Nut Cluster here." in str(Display.parse("TT/TT").show(groups="N"))


def test_the_graph_is_drawn_on_wish() -> None:
    graph = shown(D.show(graph=True))
    texts = [
        text.text for text in ElementTree.fromstring(graph["image/svg+xml"]).iter(f"{SVG}text")
    ]
    assert sorted(map(str, texts)) == ["2", "2", "3", "5"]
    assert shown(D.show(graph=True, groups="M"))["image/svg+xml"] != graph["image/svg+xml"]


@pytest.mark.parametrize("graph", [False, True])
def test_coordinates_stand_beside_the_spaces_that_at_counts(graph: bool) -> None:
    plain, numbered = shown(D.show(graph=graph)), shown(D.show(graph=graph, coordinates=True))

    def texts(bundle: dict[str, str]) -> list[tuple[str, float, float]]:
        root = ElementTree.fromstring(bundle["image/svg+xml"])
        return [
            (str(it.text), float(it.get("x", 0)), float(it.get("y", 0)))
            for it in root.findall(f"{SVG}text")
        ]

    added = texts(numbered)[: len(D.rows) + len(D.rows[0])]
    rows, columns = added[: len(D.rows)], added[len(D.rows) :]
    assert [text for text, _x, _y in rows] == [str(n) for n in range(len(D.rows))]
    assert [text for text, _x, _y in columns] == [str(n) for n in range(len(D.rows[0]))]
    assert [y for _text, _x, y in rows] == sorted({y for _text, _x, y in rows})
    assert [x for _text, x, _y in columns] == sorted({x for _text, x, _y in columns})
    assert numbered["text/plain"] == plain["text/plain"]


def test_a_check_numbers_the_places_of_its_picture() -> None:
    checked = check.groups(lambda display, kind: [])
    assert not checked
    wanted = checked.pictured.show(coordinates=True)._repr_mimebundle_()["text/html"]
    assert wanted in checked._repr_mimebundle_()["text/html"]


def test_a_check_shows_what_has_no_coordinates_as_it_is() -> None:
    record = Record.start(GAME, players=2, seed=1)
    shown = Checked(False, "No.", case={"record": record})._repr_mimebundle_()
    assert record._repr_mimebundle_()["text/html"] in shown["text/html"]


def test_what_is_no_kind_is_told() -> None:
    with pytest.raises(DisplayError, match="no kind of chocolate"):
        D.show(groups="X")


@pytest.mark.parametrize("actions", [0, 25, 60])
def test_a_state_gives_nothing_away_however_it_is_shown(actions: int) -> None:
    state = played(actions).state
    assert "seed" not in repr(state)
    # Whatever else is hidden, the same is shown.
    others = [
        "".join(reversed(hand)) if p == state.player else "T" * len(hand)
        for p, hand in enumerate(state.hands)
    ]
    stacks = tuple((s[0], *reversed(s[1:])) if s else s for s in state.stacks)
    twin = type(state)(
        **{
            name: value
            for name, value in vars(state).items()
            if name not in ("hands", "deck", "stacks", "seed")
        },
        hands=tuple(others),
        deck=state.deck[::-1],
        stacks=stacks,
        seed=8,
    )
    assert shown(twin) == shown(state)
    assert repr(twin) == repr(state)


def test_a_state_is_the_table_of_its_mover() -> None:
    state = played(60).state
    bundle = shown(state)
    assert bundle["text/plain"] == GAME.describe(state, state.player)
    assert bundle["text/html"].count("<img") == 3 + state.players  # tray, boxes, hand, displays
    assert "22 cards" in bundle["text/html"]


def test_payments_are_a_row_each() -> None:
    bundle = shown(payments("TTRRNNB", "RMN"))
    rows = bundle["text/plain"].splitlines()[1:]
    assert len(rows) == len(payments("TTRRNNB", "RMN")) == bundle["text/html"].count("<img")
    assert "1 Nut Cluster and 1 Raspberry: 2 Truffles stand for Mint." in rows[0]
    assert shown(payments("T", "RMN"))["text/plain"] == "These cards cannot pay for it."
    assert "2 Truffles stand for Mint." in shown(payments("TTRRNNB", "RMN")[0])["text/plain"]


def test_a_box_on_its_own_is_drawn_with_its_points() -> None:
    bundle = shown(Tile("TRBR", 4))
    (image,) = pictures(bundle["text/html"])
    assert image.get("width") == image.get("height"), "it is no stack of one"
    assert "4" in bundle["text/plain"]


def test_a_sentence_below_a_picture_is_a_paragraph() -> None:
    for bundle in (shown(payments("TTN", "RN")), shown(payments("TTN", "RN")[0])):
        assert "<p>2 Truffles and 1 Nut Cluster: 2 Truffles" in bundle["text/html"]
        assert "&lt;" not in bundle["text/html"]


def test_several_objects_stand_side_by_side_under_their_names() -> None:
    bundle = shown(beside(You=D, Ben_=D, rule=GAME.rulebook["4.3"]))
    assert bundle["text/html"].count("<img") == 2
    titles = re.findall(r"<div><strong>([^<]*)</strong>", bundle["text/html"])
    assert titles == ["You", "Ben ", "rule"]
    assert bundle["text/plain"].count("T T M N") == 2
    assert shown(beside(D))["text/html"].count("<img") == 1
    assert "zoom" not in shown(beside(D, D, D))["text/html"]
    assert "zoom" not in shown(beside(You=D, Ben=D))["text/html"]


def test_three_displays_of_a_table_are_small_enough_for_one_row_of_a_notebook() -> None:
    html = shown(beside(You=D, Ben=D, Cleo=D))["text/html"]
    (zoom,) = re.findall(r"zoom:([\d.]+)", html)
    lying = pictures(shown(Display.parse("NTNTVM/RR.RRN"))["text/html"])
    widths = [float(image.get("width", 0)) for image in 3 * lying]
    assert 400 < (sum(widths) + 2 * 16) * float(zoom) < 846, "JupyterLab's cell at 1280 pixels"


def test_awards_and_standings_are_tables() -> None:
    state = played(60).state
    lines = shown(awards(state.displays))["text/plain"].splitlines()
    assert lines[1].split() == ["Truffle", "6", "2", "2", "Player", "1"]
    tied = awards([D, D])["M"]
    assert "nobody: Player 1 and Player 2 tie" in shown(tied)["text/html"]
    rows = [line.split() for line in shown(GAME.standings(state))["text/plain"].splitlines()]
    assert rows[0][:2] == ["Player", "2"], "the winner stands first"
    assert [row[-3] for row in rows[1:]] == [*"700033000", "13", "2", "1"]


def test_a_clause_a_verdict_and_a_record_are_read() -> None:
    said = shown(GAME.rulebook["4.3"])
    assert said["text/plain"].startswith("4.3 Two for one\nTwo cards of the same kind")
    assert "<strong>4.3 Two for one</strong>" in said["text/html"]
    record = played(3, players=2)
    told = shown(record)["text/plain"].splitlines()
    assert told[0] == "Chocolatiers, 2 players, 3 actions."
    assert told[1] == "1. " + GAME.tell(record.states[0], record.actions[0], "Player 1")  # type: ignore[arg-type]
    assert shown(GAME.verdict(record.state))["text/plain"]


# ---- mistakes in a cell


@pytest.mark.parametrize(
    ("cell", "says"),
    [
        (
            'd = Display.parse("TXNN/VV.R")',
            "DisplayError: Row 1, column 2: “X” means nothing",
        ),
        ('game.apply(state, "take T")', "ActionError: take T is no action of Chocolatiers;"),
        ('game.parse_action("grab T")', "ActionError: “grab T” is no action."),
        ("game.apply(state, Skip())", "IllegalAction: "),
    ],
)
def test_a_mistyped_display_or_action_is_one_sentence(cell: str, says: str) -> None:
    shell = InteractiveShell()
    before = "from tutor import load_game\nfrom tutor.chocolatiers import *\n"
    shell.run_cell(before + 'game = load_game("chocolatiers")\nstate = game.start(2)')
    seen: list[list[str]] = []
    shell._showtraceback = lambda _kind, _error, lines: seen.append(lines)
    shell.run_cell(f"# my try\n{cell}")
    (lines,) = seen
    assert lines[0].startswith(says)
    assert lines[1:] == ["", f"Line 2: {cell}"]


# ---- without the storey above

ALONE = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"widgets", "IPython", "markupsafe"}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Nothing())
from tutor import Record
from tutor.chocolatiers import Display
print(sorted(Display.parse("TT/NN").show(groups="T")._repr_mimebundle_()))
print(sorted(Record.start("chocolatiers", 2).state._repr_mimebundle_()))
"""


def test_the_rules_alone_show_themselves_in_words() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["['text/plain']", "['text/html', 'text/plain']"]
