"""The cascade layers of the style sheets: every sheet is in one, so few rules need to insist."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import tinycss2

from widgets.browser import assets

WIDGETS = Path(assets.__file__).parents[1]
STATIC = WIDGETS / "static"

INSISTS = {
    "serve/template/look.css": 8,
    "static/paper.css": 2,
    "static/shell.css": 4,
    "static/wall.css": 2,
}
"""How many declarations of a sheet are `!important`: only against styles that are not ours, or that
an element has in its `style` attribute."""


DESCENDS = 23
"""How many sheets are excused from stylelint's `no-descending-specificity`."""


def parsed(css: str) -> list[Any]:
    return tinycss2.parse_rule_list(css, skip_whitespace=True)


def rules(nodes: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
    """Every rule with declarations, and what stands above it; not the steps of animations."""
    above = None
    for node in nodes:
        if node.type == "qualified-rule":
            yield above, node
        elif node.type == "at-rule" and node.content and "keyframes" not in node.at_keyword:
            yield from rules(tinycss2.parse_rule_list(node.content, skip_whitespace=True))
        above = node


def selectors(rule: Any) -> list[str]:
    found: list[list[Any]] = [[]]
    for token in rule.prelude:
        if token.type == "literal" and token.value == ",":
            found.append([])
        elif token.type != "comment":
            found[-1].append(token)
    return [tinycss2.serialize(each).strip() for each in found]


def test_every_sheet_is_in_one_layer() -> None:
    named = [name for names in assets.STYLES.values() for name in names]
    assert sorted(named) == sorted(str(p.relative_to(STATIC)) for p in STATIC.rglob("*.css"))
    rooms = [f"widgets.{path.parent.name}.room:ROOM" for path in WIDGETS.glob("*/room.py")]
    texts = [resolve_name(room).styles() for room in rooms]  # registered or not
    for path in WIDGETS.glob("*/static/*.css"):
        assert sum(path.read_text("utf-8") in text for text in texts) == 1, f"{path} is in no room"


def test_no_rule_is_outside_the_layers() -> None:
    order, *blocks = (node for node in parsed(assets.style()) if node.type != "comment")
    names = [tinycss2.serialize(each.prelude).strip() for each in (order, *blocks)]
    assert all(each.type == "at-rule" and each.at_keyword == "layer" for each in (order, *blocks))
    assert names[0].split(", ") == names[1:] == ["frame", "page", "game", "always"]


def test_few_declarations_insist_and_each_says_why() -> None:
    found: dict[str, int] = {}
    for path in WIDGETS.rglob("*.css"):
        for above, rule in rules(parsed(path.read_text("utf-8"))):
            if insists := len(re.findall(r"!\s*important", tinycss2.serialize(rule.content))):
                name = path.relative_to(WIDGETS).as_posix()
                found[name] = found.get(name, 0) + insists
                said = any(token.type == "comment" for token in (above, *rule.content) if token)
                assert said, f"{name}: {selectors(rule)} does not say why it is !important"
    assert found == INSISTS


def test_no_more_sheets_are_excused_from_rising_specificity() -> None:
    package = json.loads((WIDGETS.parent / "package.json").read_text("utf-8"))
    (excused,) = package["stylelint"]["overrides"]
    assert len(excused["files"]) <= DESCENDS
    assert all((WIDGETS.parent / name).exists() for name in excused["files"])


def test_every_selector_begins_with_the_root_that_notebooks_raise() -> None:
    for _above, rule in rules(parsed(assets.style())):
        for selector in selectors(rule):
            if selector.partition(":")[0] == ".tutor-host":  # the host's own elements
                continue
            assert re.match(r"(:root:has\()?\.tutor(?![\w-])", selector), selector
            assert len(re.findall(r"\.tutor(?![\w-])", selector)) == 1, selector
            assert len(re.findall(r"#[\w-]", selector)) <= assets.IDS, selector


def below(selector: str) -> str:
    """What a selector asks for after the last element that has something."""
    rest, depth = selector.rpartition(":has(")[2], 1
    for at, mark in enumerate(rest):
        depth += (mark == "(") - (mark == ")")
        if not depth:
            return rest[at + 1 :].strip()
    raise AssertionError(f"{selector} has a bracket too few")


def test_an_element_that_has_something_is_named_where_others_depend_on_it() -> None:
    """Else whatever comes or goes makes a browser work out the styles of all of the page."""
    has = [each for _, rule in rules(parsed(assets.style())) for each in selectors(rule)]
    found = [each for each in has if ":has(" in each and re.search(r"[ >+~]", below(each))]
    assert len(found) > 50
    for selector in found:
        element = re.split(r"[ >+~]+(?![^(]*\))", selector.rpartition(":has(")[0])[-1]
        assert re.search(r"[.#\[]|^:root$", element), selector


def test_what_an_element_has_is_said_by_name() -> None:
    """Else a browser cannot tell what concerns it from all else that comes and goes."""
    assert not re.search(r":has\((> )?(:is|\*)", assets.style())


def test_in_notebooks_a_later_layer_has_more_ids_than_any_selector_before() -> None:
    ids = {"frame": 2, "page": 4, "game": 6, "always": 8}
    assert [*ids] == [*assets.STYLES]
    style = assets.notebook_style()
    assert "@layer" not in style
    for count, selector in (
        (ids["frame"], " .btn {"),
        (ids["page"], " .home {"),
        (ids["always"], " [hidden] {"),
    ):
        assert f"\n.tutor:not({'#_' * count}){selector}" in style
    assert not re.search(r"\.tutor(?![\w:-])", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL))
