"""The writer of HTML: what is written, what is refused, and a page in parts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from markupsafe import Markup

from widgets import html as h


class Foreign:
    """An element of another library."""

    def __html__(self) -> str:
        return "<i>hers</i>"


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (h.p["Ben & Ana"], "<p>Ben &amp; Ana</p>"),
        (h.p["1 < 2", Markup("<b>x</b>"), 3], "<p>1 &lt; 2<b>x</b>3</p>"),
        (h.p[None, False, True, [h.b["a"], (h.b["b"],)]], "<p><b>a</b><b>b</b></p>"),
        (h.p[lambda: h.b["late"]], "<p><b>late</b></p>"),
        (h.p[(h.b[str(n)] for n in range(2))], "<p><b>0</b><b>1</b></p>"),
        (h.p[Foreign()], "<p><i>hers</i></p>"),
        (h.br, "<br>"),
        (h.input("#name", type="text"), '<input id="name" type="text">'),
        (h.p("#a.b.c-d"), '<p id="a" class="b c-d"></p>'),
        (h.p(class_={"a": True, "b": False}), '<p class="a"></p>'),
        (h.p(class_=["a", None, False, "b"]), '<p class="a b"></p>'),
        (h.p(class_={"a": False}), "<p></p>"),
        (
            h.label(for_="x", aria_label='"&"'),
            '<label for="x" aria-label="&#34;&amp;&#34;"></label>',
        ),
        (h.p(hidden=True, title=None, data_n=0, data_no=False), '<p hidden data-n="0"></p>'),
        (h.p(title=Markup("<b>")), '<p title="&lt;b&gt;"></p>'),
    ],
)
def test_written(node: h.Node, text: str) -> None:
    assert str(h.write(node)) == text


def test_an_element_never_changes() -> None:
    plain = h.button(".btn")
    assert str(plain["One"]) + str(plain["Two"]) + str(plain) == (
        '<button class="btn">One</button><button class="btn">Two</button>'
        '<button class="btn"></button>'
    )


def test_functions_are_called_when_it_is_written() -> None:
    called: list[int] = []
    page = h.p[lambda: called.append(1)]
    assert not called
    str(page)
    assert called == [1]


@pytest.mark.parametrize("wrong", [b"bytes", object()])
def test_what_cannot_be_written_is_refused(wrong: object) -> None:
    with pytest.raises(TypeError, match="written"):
        str(h.p[wrong])  # type: ignore[index]


def test_children_that_have_been_written_already_are_refused() -> None:
    def children() -> Iterator[h.Node]:
        yield "a"

    page = h.p[children()]
    assert str(page) == "<p>a</p>"
    with pytest.raises(RuntimeError):
        str(page)


def test_wrong_names_are_refused() -> None:
    with pytest.raises(AttributeError):
        _ = h.Div
    with pytest.raises(ValueError, match="no id"):
        h.p("label")
    with pytest.raises(TypeError, match="two lists"):
        h.p(".a", class_="b")
    with pytest.raises(TypeError, match="no value"):
        h.p(title=1.5)  # type: ignore[arg-type]


def test_a_page_has_its_parts_apart() -> None:
    inner = h.Part("inner", h.b["2"])
    page = h.write(h.div["1", h.Part("outer", h.p["x", inner]), inner, "3"])
    assert page == h.Page(
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
    body = h.write(h.p[h.Part("a", h.b["1"])])
    assert h.write(h.div[body]) == h.Page(
        "<div><p><!--part:a--></p></div>", {"a": '<b data-part="a">1</b>'}
    )
    assert str(h.write([body, body])).count("<b") == 2


def test_a_text_makes_no_hole() -> None:
    page = h.write(h.p["<!--part:a-->", h.Part("a", h.b["1"])])
    assert str(page) == '<p>&lt;!--part:a--&gt;<b data-part="a">1</b></p>'
