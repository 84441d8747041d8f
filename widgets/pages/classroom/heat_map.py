"""The heat map: rules by learner, one hue and always a word, a real table."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.results.csv_file import level_words
from tutor.results.heat import Heat, Level
from tutor.rooms import load_game, qualified
from widgets.draw.icons import icon_svg
from widgets.pages.classroom.projector_links import on_the_wall
from widgets.pages.controls import button
from widgets.storage.settings import Frame

COLUMNS = {"wide": 8, "tablet": 5, "phone": 3}
"""Rules side by side, by layout."""
FEW = 12
"""So many learners have rows with words; of more the rows are low, and the words are dots."""
CLASSES = {each: f"level-{each.name.lower()}" for each in Level}


def heat_map(found: Heat, first: int, frame: Frame) -> list[Node]:
    """Return the rules from number `first` on, as many as there is room for."""
    most = COLUMNS[frame.layout]
    first = first if 0 <= first < len(found.clauses) else 0
    shown = found.clauses[first : first + most]
    low = len(found.learners) > FEW
    return [
        _legend() if low else None,
        h.div(".heat-room", tabindex="0", role="region", aria_label=_("Rules by learner"))[
            h.table(class_={"heat": True, "low": low})[
                h.caption(".visually-hidden")[_("Rules by learner, the hardest rule first")],
                h.thead[
                    h.tr[
                        h.td,
                        (
                            h.th(scope="col")[_column(found.game, clause, first + n)]
                            for n, clause in enumerate(shown)
                        ),
                    ]
                ],
                h.tbody[
                    (
                        h.tr[
                            h.th(scope="row")[learner],
                            (_cell(found.level(learner, clause)) for clause in shown),
                        ]
                        for learner in found.learners
                    )
                ],
            ]
        ],
    ]


def _column(game: str, clause: str, number: int) -> h.Element:
    title = _(load_game(game).rulebook[clause].title)
    words = _("{rule}: show it on the projector").format(rule=title)
    address = on_the_wall(qualified(game, f"rules/{clause}"))
    return h.a(href=f"#{address}", title=words, id=f"rule-{number}")[title]


def _cell(level: Level | None) -> h.Element:
    words = level_words()[level] or _("not met")
    if level is None:
        shown: Node = h.span(aria_hidden="true")["·"]
    elif level is Level.RIGHT:
        shown = icon_svg("check", 16)
    else:
        shown = h.span(".word", aria_hidden="true")[words]
    return h.td(class_=["level", CLASSES[level] if level is not None else "not-met"])[
        h.span(".in")[shown, h.span(".visually-hidden")[words]]
    ]


def _legend() -> h.Element:
    words = level_words()
    return h.ul(".heat-legend", aria_label=_("What the dots say"))[
        (h.li[h.span(class_=["dot", CLASSES[each]]), words[each]] for each in Level)
    ]


def pager(found: Heat, first: int, frame: Frame) -> Node:
    """Return the way to the other rules, where there are more than fit."""
    count, most = len(found.clauses), COLUMNS[frame.layout]
    if count <= most:
        return None
    first = first if 0 <= first < count else 0
    last = min(count, first + most)
    back, on = max(0, first - most), first + most
    return h.div(".heat-pager")[
        button(
            f"rules:{back}",
            _("Harder rules"),
            "back",
            id="rules-back",
            aria_disabled="true" if not first else None,
        ),
        h.span(".label")[
            _("Rules {first} to {last} of {count}").format(first=first + 1, last=last, count=count)
        ],
        button(
            f"rules:{on}",
            _("Easier rules"),
            "chevron",
            id="rules-on",
            aria_disabled="true" if last == count else None,
        ),
    ]
