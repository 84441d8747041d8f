"""Pictures for notebooks: they follow their display, and say it."""

from __future__ import annotations

import pytest

from tests.widgets.paper import Paper
from tutor.chocolatiers import Display, DisplayError
from widgets.chocolatiers_family.draw.kinds import kind
from widgets.chocolatiers_family.views import DisplayView, GraphView
from widgets.draw.scene import Fill

NOTEBOOK = {"width": 700, "embedded": True}


def counts(paper: Paper) -> dict[str, int]:
    """What the rows of the graph say."""
    return {
        row.dt.get_text().strip(): int(row.select_one(".count").get_text())
        for row in paper.all(".counts > div")
    }


def test_a_graph_counts_and_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Paper(lambda **shell: GraphView("TTNN/VV.R", **shell), monkeypatch, **NOTEBOOK)
    assert counts(paper)["Truffle"] == 2
    assert counts(paper)["Raspberry"] == 1
    before = paper.scene("picture")
    paper.app.display = "TTNN/VV*R"
    assert counts(paper)["Raspberry"] == 2
    assert counts(paper)["Nut Cluster"] == 3
    assert paper.scene("picture") != before
    assert "Nut Cluster 3" in paper.find("[role=img]")["aria-label"]


def test_a_graph_can_be_about_one_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Paper(lambda **shell: GraphView("MT/*M", **shell), monkeypatch, **NOTEBOOK)
    all_alike = paper.scene("picture")
    paper.app.kind = "M"
    assert paper.scene("picture") != all_alike
    assert [row.dt.get_text().strip() for row in paper.all(".counts .focus")] == ["Mint"]
    with pytest.raises(ValueError, match="the kinds are T, N, R, M, B, V"):
        paper.app.kind = "TN"


def test_a_display_is_drawn_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    display = Display.parse("TTNN/VV.R", points=(5, 4))
    paper = Paper(lambda **shell: DisplayView(display, **shell), monkeypatch, **NOTEBOOK)
    assert "9 points" in paper.find("[role=img]")["aria-label"]
    assert paper.app.alt == paper.find("[role=img]")["aria-label"]
    assert _colours(paper) >= {kind(letter).body for letter in "TNVR"}


def test_a_display_whose_points_are_not_known_shows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    bare, pointed = (
        Paper(
            lambda points=points, **shell: DisplayView(Display.parse("TT/NN", points), **shell),
            monkeypatch,
            **NOTEBOOK,
        ).scene("picture")
        for points in (None, (3,))
    )
    assert len(bare.commands) < len(pointed.commands)


def test_a_wide_display_fits_a_narrow_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Paper(
        lambda **shell: DisplayView("TTNNTT/VV.RTT", size=90, **shell), monkeypatch, width=390
    )
    assert paper.scene("picture").width <= 390 - 2 * 24


def test_what_is_no_display_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(DisplayError, match="Row 1, column 3"):
        GraphView("TTN/VV.")
    paper = Paper(lambda **shell: DisplayView("TT/TT", **shell), monkeypatch, **NOTEBOOK)
    with pytest.raises(DisplayError):
        paper.app.display = "TX/TT"
    assert str(paper.app.display) == "TT/TT"


def _colours(paper: Paper) -> set[str]:
    """Every colour that fills something in the picture, sprites included."""
    found: set[str] = set()
    todo = list(paper.scene("picture").commands)
    while todo:
        command = todo.pop()
        if isinstance(command, Fill):
            found.add(command.colour)
        todo += getattr(getattr(command, "sprite", None), "commands", ())
    return found


def test_a_view_is_printed_as_what_makes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    display = Display.parse("TTNN/VV.R", points=(5, 4))
    paper = Paper(lambda **shell: GraphView(display, kind="T", **shell), monkeypatch, **NOTEBOOK)
    assert repr(paper.app) == f"GraphView({display!r}, kind='T')"
    again = eval(repr(paper.app))
    assert (again.display, again.kind) == (display, "T")
    paper = Paper(lambda **shell: DisplayView(display, **shell), monkeypatch, **NOTEBOOK)
    assert eval(repr(paper.app)).display == display
