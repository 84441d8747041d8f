"""The faces of the computer players: an upright oval, with four moods.

No piece, mark or sign has this form. A face never stands alone: the name and the mark are beside
it, and what somebody feels shows in a word, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from markupsafe import Markup

from widgets.draw.face_data import BEHIND, CLOTHES, FACES, FRONT, LINE, Face

CALM, PLEASED, ANNOYED, THINKING = "calm", "pleased", "annoyed", "thinking"
MOODS = (CALM, PLEASED, ANNOYED, THINKING)
SMALL = 40
"""Below this height (px) heads are larger, lines thicker, and who thinks has dots for a hand."""

_INK = "#33211A"
_NECK = "M41,74V88C45,93,55,93,59,88V74Z"
_HEAD = "M27,48C27,31,37,23,50,23C63,23,73,31,73,48C73,66,63,81,50,81C37,81,27,66,27,48Z"
_YOUNG = "M27,50C27,34,37,26,50,26C63,26,73,34,73,50C73,68,62,80,50,80C38,80,27,68,27,50Z"
_NOSE = "M50,54C52,57,52,59,49,59"
_BROWS = {
    CALM: "M35,43Q40,40,46,42M54,42Q60,40,65,43",
    PLEASED: "M34,41Q40,36,46,39M54,39Q60,36,66,41",
    ANNOYED: "M34,42L46,45M54,45L66,42",
    THINKING: "M35,44Q40,42,46,43.5M54,38Q60,34,66,39",
}
_MOUTHS = {
    CALM: "M43,66Q50,71,57,66",
    PLEASED: "M39,63Q50,65,61,63C60,72,56,75,50,75C44,75,40,72,39,63Z",
    ANNOYED: "M42,70Q49,63,58,68",
    THINKING: "M47,68Q52,65,57,66",
}
_TEETH = "M41.5,64.2Q50,66,58.5,64.2L57,67.6Q50,69,43,67.6Z"
_LAUGHING = "M36,53Q41,46,46,53M54,53Q59,46,64,53"
_LIDS = "M36,50.4H46M54,50.4H64"
_HALVES = "M37.4,50.4A3.6,3.6,0,0,0,44.6,50.4ZM55.4,50.4A3.6,3.6,0,0,0,62.6,50.4Z"
_HAND = (
    "M66,114C62,104,58,98,57,92C52,92,45,90,42,86C40,82,43,80,46,81C50,83,54,84,58,83"
    "C57,79,59,76,62,77C66,79,69,84,71,90C75,97,80,104,84,114Z"
)
_BEARD = (
    "M27,50C27,68,36,84,50,84C64,84,73,68,73,50C72,56,69,60,64,60C58,57,42,57,36,60"
    "C31,60,28,56,27,50Z"
)
_FRECKLES = ((33, 58), (37, 60), (34, 63), (66, 58), (63, 60), (67, 63))
_LEVEL, _CLOSER = 2.2, 3.4
_GROWN = "translate(50 58) scale(1.2) translate(-50 -56)"


def face_of(strength: str, strengths: Sequence[str]) -> str:
    """Return the face of a computer player; no two strengths of a game have the same one while
    there are enough of them.

    `strengths`: ids of the game's computer players, weakest first.

    >>> face_of("greedy", ("dreamy", "greedy", "careful"))
    'eager'
    >>> face_of("hasty", ("playful", "hasty", "greedy"))
    'dreamy'
    """
    if strength in _KNOWN:
        return _KNOWN[strength]
    used = {_KNOWN[known] for known in strengths if known in _KNOWN}
    free = [face for face in FACES if face not in used] or list(FACES)
    unknown = [known for known in strengths if known not in _KNOWN]
    place = unknown.index(strength) if strength in unknown else 0
    return free[place % len(free)]


_KNOWN = {
    "playful": "playful",
    "dreamy": "dreamy",
    "greedy": "eager",
    "careful": "careful",
    "lookahead": "thoughtful",
    "foresight": "farsighted",
}


@cache
def face_svg(face: str, mood: str, height: int, *, shared: bool = False) -> Markup:
    """Return a face, `height` px high, which its style cuts to an oval. Raises KeyError for an
    unknown face or mood.

    `shared`: what no mood changes comes from the `face_symbols` of the page: a face that looks
    otherwise is some hundred bytes then, not two thousand.
    """
    one, small = FACES[face], height < SMALL
    drawn = f'<use href="#{_symbol(face, mood)}"/>' if shared else "".join(_drawn(one, mood))
    if mood == THINKING and not small:
        drawn += f'<use href="#{_symbol(face, "hand")}"/>' if shared else _hand(one)
    if small:
        drawn = f'<g transform="{_GROWN}">{drawn}</g>'
    badge = _badge() if small and mood == THINKING else ""
    line = _CLOSER if small else _LEVEL
    pen = f' stroke-width="{line}"' if small else ""  # else the style sheet's: faces come often
    return Markup(
        f'<span class="cameo" data-mood="{mood}" aria-hidden="true"><svg class="cameo-face" '
        f'viewBox="2 2 96 108" width="{round(height / 1.12)}" height="{height}"{pen}>'
        f'{drawn}<ellipse class="cameo-rim" cx="50" '
        f'cy="56" rx="47" ry="53" stroke-width="{1.5 * line:g}"/></svg>{badge}</span>'
    )


@cache
def face_symbols(faces: tuple[str, ...]) -> Markup:
    """Return what faces on this page share. Raises KeyError for an unknown face."""
    drawn = "".join("".join(_symbols(face)) for face in sorted(set(faces)))
    return Markup(
        f'<svg class="cameo-parts" width="0" height="0" aria-hidden="true" focusable="false">'
        f"<defs>{drawn}</defs></svg>"
    )


def _symbols(face: str) -> Iterator[str]:
    """Draw a face once, in each of its moods, and its hand."""
    one, back, front = FACES[face], _symbol(face, "back"), _symbol(face, "front")
    yield f'<g id="{back}">{"".join(_back(one))}</g>'
    yield f'<g id="{front}">{"".join(_front(one))}</g>'
    yield f'<g id="{_symbol(face, "hand")}">{_hand(one)}</g>'
    for mood in MOODS:
        features = "".join(_features(one, mood))
        yield (
            f'<g id="{_symbol(face, mood)}"><use href="#{back}"/>{features}'
            f'<use href="#{front}"/></g>'
        )


def _symbol(face: str, part: str) -> str:
    return f"face-{face}-{part}"


def _drawn(face: Face, mood: str) -> Iterator[str]:
    """Draw from back to front."""
    yield from _back(face)
    yield from _features(face, mood)
    yield from _front(face)


def _skin(face: Face) -> str:
    return f'fill="{face.skin}" stroke="{_INK}"'


def _back(face: Face) -> Iterator[str]:
    """Draw what is behind eyes and mouth."""
    skin = _skin(face)
    yield f'<rect width="100" height="112" fill="{face.ground}"/>'
    yield from _layer(face, BEHIND)
    if face.first:
        yield from _layer(face, CLOTHES)
    yield f'<path d="{_NECK}" {skin}/>'
    if not (face.first or face.last):
        yield from _layer(face, CLOTHES)
    if not face.last:
        yield f'<ellipse cx="27" cy="53" rx="4.5" ry="6.5" {skin}/>'
        yield f'<ellipse cx="73" cy="53" rx="4.5" ry="6.5" {skin}/>'
    yield f'<path d="{_YOUNG if face.young else _HEAD}" {skin}/>'
    if face.beard:
        yield f'<path d="{_BEARD}" fill="#4A382E" stroke="{_INK}"/>'


def _front(face: Face) -> Iterator[str]:
    """Draw what is before them."""
    yield from _layer(face, FRONT)
    if face.last:
        yield from _layer(face, CLOTHES)


def _hand(face: Face) -> str:
    """Draw the hand at the chin of somebody who thinks."""
    return f'<path d="{_HAND}" {_skin(face)}/>'


def _layer(face: Face, layer: str) -> Iterator[str]:
    colours = {"skin": face.skin, "hair": face.hair, "ink": _INK}
    for shape in face.shapes:
        if shape.layer != layer:
            continue
        fill, stroke = (colours.get(it, it) for it in (shape.fill, shape.stroke))
        line = f' stroke-width="{shape.line}"' if shape.line != LINE else ""
        yield f'<path d="{_path(shape.path)}" fill="{fill}" stroke="{stroke}"{line}/>'


def _path(text: str) -> str:
    """Return the path; "Ocx,cy,rx,ry" is an oval."""
    if not text.startswith("O"):
        return text
    cx, cy, rx, ry = (float(number) for number in text[1:].split(","))
    return f"M{cx - rx},{cy}A{rx},{ry},0,1,1,{cx + rx},{cy}A{rx},{ry},0,1,1,{cx - rx},{cy}Z"


def _features(face: Face, mood: str) -> Iterator[str]:
    """Draw what a mood is seen by."""
    ink = f'stroke="{_INK}"'
    if face.glasses:
        for x in (40, 60):
            yield (
                f'<circle cx="{x}" cy="52" r="9.5" fill="#F2D9BE" fill-opacity=".62" '
                f'stroke="#B98A2E"/>'
            )
    if mood == PLEASED:
        for x in (34, 66):
            yield f'<ellipse cx="{x}" cy="61" rx="5" ry="3.2" fill="{face.blush}"/>'
    if face.freckles:
        for x, y in _FRECKLES:
            yield f'<circle cx="{x}" cy="{y}" r="1" fill="{face.blush}"/>'
    brow = f'stroke="{face.hair}"' if face.glasses else ink
    yield f'<path d="{_BROWS[mood]}" {brow}/>'
    yield f'<path d="{_NOSE}" {ink} stroke-width="1.8"/>'
    yield from _eyes(mood)
    open_ = mood == PLEASED
    light = face.beard and not open_
    lips = "#F0DCC8" if light else _INK
    fill = face.mouth if open_ else "none"
    yield f'<path d="{_MOUTHS[mood]}" fill="{fill}" stroke="{lips}"/>'
    if open_:
        yield f'<path d="{_TEETH}" fill="#FFFBF4"/>'


def _eyes(mood: str) -> Iterator[str]:
    if mood == PLEASED:
        yield f'<path d="{_LAUGHING}" stroke="{_INK}"/>'
        return
    if mood == ANNOYED:
        yield f'<path d="{_HALVES}" fill="{_INK}"/><path d="{_LIDS}" stroke="{_INK}"/>'
        return
    for x in (41, 59):
        if mood == THINKING:
            yield (
                f'<ellipse cx="{x}" cy="51" rx="5.6" ry="5.2" fill="#FFFBF4" stroke="{_INK}" '
                f'stroke-width="1.6"/><circle cx="{x + 2.2}" cy="49" r="2.6" fill="{_INK}"/>'
            )
        else:
            yield f'<circle cx="{x}" cy="51" r="3.4" fill="{_INK}"/>'


def _badge() -> str:
    dots = "".join(f'<circle cx="{x}" cy="7" r="1.3" fill="{_INK}"/>' for x in (3.4, 7, 10.6))
    return (
        f'<svg class="cameo-dots" viewBox="0 0 14 14" width="12" height="12" focusable="false">'
        f'<circle cx="7" cy="7" r="6.4" fill="#FFFBF4" stroke="{_INK}"/>{dots}</svg>'
    )
