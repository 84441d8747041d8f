"""Rich representations of a game's objects, as the last line of a notebook cell or by `display`.

Jupyter asks an object for `_repr_mimebundle_` and shows the best format it can, so this module does
not depend on Jupyter. The function that words and draws an object is looked up by name when it is
shown: the rules are on a lower floor than their words, and both are below the drawing, which may
not be installed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from html import escape
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar, cast

import attrs

T = TypeVar("T")


@attrs.frozen
class Shown:
    """A representation: `text` says all of it; `html` and `svg` draw it, "" if they cannot."""

    text: str
    # Plain: to Markup nothing can be added unescaped, and marimo rejects subclasses of str.
    html: str = attrs.field(default="", repr=False, converter=str)
    svg: str = attrs.field(default="", repr=False, converter=str)

    def __str__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, **_options: Any) -> dict[str, str]:
        return {
            kind: shown
            for kind, shown in (
                ("text/plain", self.text),
                ("text/html", self.html),
                ("image/svg+xml", self.svg),
            )
            if shown
        }


def shows(where: str) -> Callable[[type[T]], type[T]]:
    """Return a class decorator that gives its objects a notebook representation.

    `where`: "module:function" of the function that makes a Shown of an object.
    """

    def shown(kind: type[T]) -> type[T]:
        def bundle(self: T, **_options: Any) -> dict[str, str]:
            show = named(where)
            return show(self)._repr_mimebundle_() if show else {}

        def pretty(self: T, printer: Any, _cycle: bool) -> None:
            printer.text(bundle(self).get("text/plain", object.__repr__(self)))

        kind._repr_mimebundle_ = bundle  # type: ignore[attr-defined]
        if any(issubclass(kind, plain) for plain in (list, tuple, dict)):
            # Jupyter's own printers of containers would win.
            kind._repr_pretty_ = pretty  # type: ignore[attr-defined]
        return kind

    return shown


@cache
def named(where: str) -> Callable[..., Any] | None:
    """Return the function at "module:function"; None if a package it needs is not installed.

    Raises ImportError with one sentence if an installed package has no such module or function.
    """
    module, _colon, name = where.partition(":")
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        if not error.name or find_spec(error.name.partition(".")[0]) is None:
            return None
        raise ImportError(
            f"“{where}” names no function: there is no module {error.name}."
        ) from error
    if not callable(found):
        raise ImportError(f"“{where}” names no function: {module} has no “{name}”.")
    return cast("Callable[..., Any]", found)


def table(head: Sequence[str], rows: Sequence[Sequence[str]], caption: str = "") -> str:
    """Return an HTML table in the style of its page; the first cell of each row is its header.

    `head` and `caption` are text, cells are HTML.
    """
    above = f"<caption {LEFT}>{escape(caption)}</caption>" if caption else ""
    heads = "".join(f'<th scope="col" {LEFT}>{escape(cell)}</th>' for cell in head)
    lines = "".join(
        f'<tr><th scope="row" {LEFT}>{row[0]}</th>'
        + "".join(f"<td {LEFT}>{cell}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    thead = f"<thead><tr>{heads}</tr></thead>" if head else ""
    return f"<table>{above}{thead}<tbody>{lines}</tbody></table>"


def columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return the same table as text, with aligned columns."""
    lines = [head, *rows]
    wide = [max(len(line[n]) for line in lines) for n in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, wide, strict=True)).rstrip()
        for line in lines
    )


def as_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Shown:
    """Show a table of plain cells, as text and in HTML."""
    return Shown(columns(head, rows), table(head, [[escape(cell) for cell in row] for row in rows]))


def paragraphs(*lines: str) -> str:
    """Return lines of text as HTML paragraphs."""
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def beside(*plain: Any, **titled: Any) -> Shown:
    """Show several objects side by side, wrapped where there is no room. Objects given by name
    (`Ben=display`) have the name above.
    """
    titles = ["" for _each in plain] + [title.replace("_", " ") for title in titled]
    bundles = [each._repr_mimebundle_() for each in (*plain, *titled.values())]
    text = "\n\n".join(
        "\n".join(filter(None, (title, bundle["text/plain"])))
        for title, bundle in zip(titles, bundles, strict=True)
    )
    html = "".join(
        f"<div>{_head(title)}{bundle.get('text/html') or _pre(bundle)}</div>"
        for title, bundle in zip(titles, bundles, strict=True)
    )
    row = SMALLER_ROW if len(titled) > 2 else ROW
    return Shown(text, f"<div {row}>{html}</div>")


def _head(title: str) -> str:
    return f"<strong>{escape(title)}</strong><br>" if title else ""


def _pre(bundle: Mapping[str, str]) -> str:
    return f"<pre>{escape(bundle['text/plain'])}</pre>"


ROW = 'style="display:flex;flex-wrap:wrap;gap:8px 16px"'
# So that three displays, to be compared, fit one row of a notebook 1280 pixels wide.
SMALLER_ROW = 'style="display:flex;flex-wrap:wrap;gap:8px 16px;zoom:0.85"'
LEFT = 'style="text-align:left;vertical-align:top;padding:4px 12px 4px 4px"'
