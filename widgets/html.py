"""Writes HTML: elements as Python expressions, and parts of a page that can be sent alone.

    from widgets import html as h

    h.p(".second", aria_hidden="true")["Ben & Ana", h.b[3]]

A learner's text is safe in any child or attribute: only what has `__html__` (another element, a
`Markup`) is written as it is. `_` in the name of an attribute stands for `-`, and one after a
keyword is dropped (`class_`, `for_`). An attribute or child that is None or False is left out.
Functions among the children are called when the element is written. This is the part of htpy that
the pages use, several times faster; elements of htpy itself can be mixed in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from keyword import iskeyword
from types import GeneratorType
from typing import Any, Protocol, TypeAlias

from attrs import frozen
from markupsafe import Markup
from markupsafe import escape as _escape


class HasHtml(Protocol):
    """What writes itself."""

    def __html__(self) -> str: ...


Classes: TypeAlias = Mapping[str, bool] | Iterable[str | bool | None]
Attribute: TypeAlias = str | int | bool | HasHtml | Classes | None
Node: TypeAlias = HasHtml | str | int | bool | Iterable["Node"] | Callable[[], "Node"] | None

EMPTY = frozenset(
    ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr")
)
"""Elements without children and end."""
HOLE = re.compile("<!--part:([^>]*)-->")
"""Stands in the text of a page for a part of it."""

_SPECIAL = re.compile("[&<>\"']").search


def escape(text: str) -> str:
    """Return a text as it is written in HTML.

    >>> escape('"a" < b')
    '&#34;a&#34; &lt; b'
    """
    return str(_escape(str(text))) if _SPECIAL(text) else text


class Element:
    """An element, as written: `h.p` is one, `h.p(".second")` one with attributes, and
    `h.p["text"]` one with children. None of them ever changes.
    """

    __slots__ = ("attributes", "children", "name")

    def __init__(self, name: str, attributes: str = "", children: Node = None) -> None:
        """`attributes`: as they are written, each after a blank."""
        self.name = name
        self.attributes = attributes
        self.children = children

    def __call__(self, id_classes: str = "", /, **attributes: Attribute) -> Element:
        """Return the element with these attributes instead; `id_classes`: "#heading.label"."""
        if id_classes:
            usual = _id_classes(id_classes)
            if "class_" in attributes:
                raise TypeError(f"two lists of classes: {id_classes!r} and class_")
            return Element(self.name, usual + _written(attributes), self.children)
        return Element(self.name, _written(attributes), self.children)

    def __getitem__(self, children: Node) -> Element:
        """Return the element with these children instead."""
        return Element(self.name, self.attributes, children)

    def __str__(self) -> str:
        return _whole(self)

    def __html__(self) -> str:
        return _whole(self)

    def __repr__(self) -> str:
        return f"<{self.name}{self.attributes}>"


def __getattr__(name: str) -> Element:
    """Return the element of a name: `h.div`."""
    if not name.isalnum() or not name.islower():
        raise AttributeError(f"{name} is no element")
    found = globals()[name] = Element(name)
    return found


@frozen
class Part:
    """An element of the page that is sent alone when nothing else has changed. `name`: unique in
    the page, without ">"; else only the first of that name is a part.
    """

    name: str
    element: Element

    def __html__(self) -> str:
        return _whole(self.element)


@frozen
class Page:
    """A page as written: its text with holes for its parts, and the texts of the parts by name,
    which may have holes in their turn.
    """

    text: str = ""
    parts: Mapping[str, str] = {}

    def __str__(self) -> str:
        return _filled(self.text, self.parts)

    def __html__(self) -> str:
        return str(self)


def write(node: Node) -> Page:
    """Write a page with its parts."""
    out: list[str] = []
    parts: dict[str, str] = {}
    _write(node, out, parts)
    return Page("".join(out), parts)


def _whole(node: Node) -> str:
    out: list[str] = []
    _write(node, out, None)
    return "".join(out)


def _filled(text: str, parts: Mapping[str, str]) -> str:
    return HOLE.sub(lambda hole: _filled(parts[hole[1]], parts), text)


def _write(node: Node, out: list[str], parts: dict[str, str] | None) -> None:
    """Append what a node is written as; `parts`: where those of the page go, None for none."""
    kind: Any = type(node)
    if node is None or kind is bool:
        return
    if kind is str:
        out.append(escape(node))  # type: ignore[arg-type]
    elif kind is Element:
        element: Element = node  # type: ignore[assignment]
        out.append(f"<{element.name}{element.attributes}>")
        if element.name not in EMPTY:
            if element.children is not None:
                _write(element.children, out, parts)
            out.append(f"</{element.name}>")
    elif kind is tuple or kind is list:
        for child in node:  # type: ignore[union-attr]
            _write(child, out, parts)
    elif kind is Markup:
        out.append(node)  # type: ignore[arg-type]
    elif kind is Part:
        _write_part(node, out, parts)  # type: ignore[arg-type]
    elif kind is Page and parts is not None and parts.keys().isdisjoint(node.parts):  # type: ignore[union-attr]
        out.append(node.text)  # type: ignore[union-attr]
        parts.update(node.parts)  # type: ignore[union-attr]
    elif hasattr(node, "__html__"):
        out.append(str(node.__html__()))
    elif callable(node):
        _write(node(), out, parts)
    elif isinstance(node, str | int):
        out.append(escape(str(node)))
    elif isinstance(node, Iterable) and not isinstance(node, bytes | bytearray | memoryview):
        if kind is GeneratorType and node.gi_frame is None:  # type: ignore[attr-defined]
            raise RuntimeError("These children have been written already.")
        for child in node:
            _write(child, out, parts)
    else:
        raise TypeError(f"{node!r} is nothing that can be written")


def _write_part(part: Part, out: list[str], parts: dict[str, str] | None) -> None:
    if parts is None or part.name in parts:
        _write(part.element, out, parts)
        return
    parts[part.name] = ""  # taken
    element, inner = part.element, list[str]()
    named = f'{element.attributes} data-part="{escape(part.name)}"'
    _write(Element(element.name, named, element.children), inner, parts)
    parts[part.name] = "".join(inner)
    out.append(f"<!--part:{part.name}-->")


def _written(attributes: Mapping[str, Attribute]) -> str:
    """Return attributes as they are written."""
    text = ""
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        if value is True:
            text += f" {_name(name)}"
        elif name == "class_":
            if classes := value if isinstance(value, str) else _classes(value):
                text += f' class="{escape(classes)}"'
        elif isinstance(value, str | int) or hasattr(value, "__html__"):
            text += f' {_name(name)}="{escape(str(value))}"'
        else:
            raise TypeError(f"{value!r} is no value of the attribute {name}")
    return text


def _classes(of: Any) -> str:
    if isinstance(of, Mapping):
        return " ".join(name for name, wanted in of.items() if wanted)
    return " ".join(filter(None, of))


@lru_cache(maxsize=512)
def _name(name: str) -> str:
    plain = name.removesuffix("_")
    return escape((plain if iskeyword(plain) else name).replace("_", "-"))


@lru_cache(maxsize=1024)
def _id_classes(text: str) -> str:
    """Return "#heading.label.large" as attributes."""
    if not re.fullmatch(r"(#[\w-]+)?(\.[\w-]+)*", text):
        raise ValueError(f"{text!r} is no id with classes, such as #heading.label")
    start, *classes = text.split(".")
    named = f' id="{start[1:]}"' if start else ""
    return named + (f' class="{" ".join(classes)}"' if classes else "")
