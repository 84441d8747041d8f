"""A page with named parts, which can be sent alone when nothing else has changed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from functools import lru_cache, wraps
from itertools import chain
from types import GeneratorType
from typing import Any, ParamSpec

from attrs import frozen
from htpy import BaseElement, Element, Node, VoidElement, fragment
from markupsafe import Markup, escape

from tutor.i18n import spoken

_HOLE = re.compile("<!--part:([^>]*)-->")
"""Stands in a text for a part of it."""
_TAG = re.compile(r"<[\w-]+")

_SEVERAL = frozenset({tuple, list, GeneratorType, map, filter, chain, type({}.values())})
"""Types of nodes that are children in a row."""

P = ParamSpec("P")
_Parts = dict[str, str]
_written: ContextVar[_Parts | None] = ContextVar("written", default=None)
"""The parts of the page that is being written."""


@frozen
class Part:
    """An element of the page that is sent alone when nothing else has changed. `name`: unique in
    the page, without ">"; else only the first of that name is a part.
    """

    name: str
    element: Element | Markup

    def __str__(self) -> str:
        return str(write(self.element))

    def __html__(self) -> str:
        parts = _written.get()
        if parts is None or self.name in parts:
            return _text(self.element)
        parts[self.name] = ""  # taken
        text = _text(self.element)
        parts[self.name] = _named(text, self.name)
        return f"<!--part:{self.name}-->"


@frozen
class WrittenPage:
    """A page as written: its text with holes for its parts, and the texts of the parts by name,
    which may have holes in their turn.
    """

    text: str = ""
    parts: Mapping[str, str] = {}

    def __str__(self) -> str:
        return _filled(self.text, self.parts)

    def __html__(self) -> str:
        parts = _written.get()
        if parts is None or not parts.keys().isdisjoint(self.parts):
            return str(self)
        parts.update(self.parts)
        return self.text


def _named(text: str, name: str) -> str:
    """Return an element's text with the name of its part in its first tag."""
    tag = _TAG.search(text)
    if tag is None:
        return text
    return f'{text[: tag.end()]} data-part="{name}"{text[tag.end() :]}'


def write(node: Node) -> WrittenPage:
    """Write a page with its parts."""
    parts: _Parts = {}
    before = _written.set(parts)
    try:
        return WrittenPage(_text(node), parts)
    finally:
        _written.reset(before)


def written_once(make: Callable[P, Element]) -> Callable[P, Markup]:
    """Write what a function makes once for equal arguments, in each language: most of a table looks
    after a click as it did before.

    Its arguments are hashable, and all that its element is made from; no `Part` is in it.
    """

    @lru_cache(maxsize=64)
    def written(_language: object, *args: Any, **more: Any) -> Markup:
        return Markup(_text(make(*args, **more)))

    @wraps(make)
    def made(*args: P.args, **more: P.kwargs) -> Markup:
        return written(spoken(), *args, **more)  # type: ignore[arg-type]  # they are hashable

    return made


def _text(node: Node) -> str:
    """Return HTML as a plain text: marimo cannot send htpy's subclass of `str`."""
    texts: list[str] = []
    _walk(node, texts.append)
    return "".join(texts)


def _walk(node: Any, put: Callable[[str], None]) -> None:
    """Put down the text that htpy writes for a node.

    htpy goes through a page with a generator for each level and asks `isinstance` of a protocol for
    every list of children. That was half of what a click cost. Nodes of other types are left to it.
    """
    kind = type(node)
    if kind is Element:
        put(f"<{node._name}{node._attrs}>")
        _walk(node._children, put)
        put(f"</{node._name}>")
    elif kind is str:
        put(str(escape(node)))
    elif kind in _SEVERAL:
        for child in node:
            _walk(child, put)
    elif kind is Markup:
        put(node)
    elif kind is VoidElement:
        put(f"<{node._name}{node._attrs}>")
    elif node is None or kind is bool:
        return
    elif isinstance(node, BaseElement) or not (callable(node) or hasattr(node, "__html__")):
        for text in fragment[node].iter_chunks():
            put(text)
    elif callable(node):
        _walk(node(), put)
    else:
        put(str(node.__html__()))


def _filled(text: str, parts: Mapping[str, str]) -> str:
    return _HOLE.sub(lambda hole: _filled(parts[hole[1]], parts), text)
