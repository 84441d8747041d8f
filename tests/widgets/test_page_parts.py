"""A page in parts: each apart, in its place again, and never one of a text's own making."""

from __future__ import annotations

import gettext

import htpy as h
import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup

from tutor.i18n import _
from widgets.browser.parts import Part, WrittenPage, write, written_once


def test_a_page_has_its_parts_apart() -> None:
    inner = Part("inner", h.b["2"])
    page = write(h.div["1", Part("outer", h.p["x", inner]), inner, "3"])
    assert page == WrittenPage(
        "<div>1<!--part:outer--><b>2</b>3</div>",
        {
            "outer": '<p data-part="outer">x<!--part:inner--></p>',
            "inner": '<b data-part="inner">2</b>',
        },
    )
    assert str(page) == (
        '<div>1<p data-part="outer">x<b data-part="inner">2</b></p><b>2</b>3</div>'
    )
    assert str(h.p[page]) == f"<p>{page}</p>"


def test_a_page_that_was_written_keeps_its_parts_in_another() -> None:
    body = write(h.p[Part("a", h.b["1"])])
    assert write(h.div[body]) == WrittenPage(
        "<div><p><!--part:a--></p></div>", {"a": '<b data-part="a">1</b>'}
    )
    assert str(write([body, body])).count("<b") == 2
    other = write(h.p[Part("a", h.i["2"])])
    assert str(write([body, other])) == f"{body}{other}"  # the name is taken


def test_a_text_makes_no_hole() -> None:
    page = write(h.p["<!--part:a-->", Part("a", h.b["1"])])
    assert str(page) == '<p>&lt;!--part:a--&gt;<b data-part="a">1</b></p>'


TEXTS = st.sampled_from(["", "plain", "<b>", "a & b", 'say "so"'])
NODES = st.recursive(
    st.one_of(TEXTS, TEXTS.map(Markup), st.none(), st.booleans(), st.integers(), st.just(h.br)),
    lambda nodes: st.one_of(
        st.lists(nodes, max_size=3),
        st.lists(nodes, max_size=3).map(tuple),
        nodes.map(lambda node: h.p(".some", title="<")[node]),
        nodes.map(lambda node: lambda: node),
        nodes.map(lambda node: h.fragment[node]),
        nodes.map(lambda node: lambda: map(h.span.__getitem__, [node, node])),
        nodes.map(lambda node: {"only": node}.values()),
    ),
    max_leaves=8,
)


@given(NODES)
def test_a_page_is_written_as_htpy_writes_it(node: h.Node) -> None:
    assert str(write(node)) == str(h.fragment[node])


def test_what_is_no_node_is_refused_as_by_htpy() -> None:
    with pytest.raises(TypeError, match="not a valid child"):
        write([b"bytes"])  # type: ignore[list-item]


def test_what_is_made_of_the_same_is_made_once_and_written_as_ever() -> None:
    made: list[str] = []

    @written_once
    def row(name: str) -> h.Element:
        made.append(name)
        return h.p[name]

    page = [str(write(h.div[row(name), Part("b", row(name))])) for name in ("A&", "A&", "B")]
    assert page[0] == '<div><p>A&amp;</p><p data-part="b">A&amp;</p></div>' == page[1]
    assert page[2] == '<div><p>B</p><p data-part="b">B</p></div>'
    assert made == ["A&", "B"]


class Shouting(gettext.NullTranslations):
    """A language of its own."""

    def gettext(self, message: str) -> str:
        return message.upper()


def test_what_is_kept_is_made_anew_in_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    @written_once
    def back() -> h.Element:
        return h.p[_("Back")]

    assert str(back()) == "<p>Back</p>"
    monkeypatch.setattr("tutor.i18n._catalogue", Shouting())
    assert str(back()) == "<p>BACK</p>"
