"""QR codes, for phones to read from a screen, a wall or paper."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

QUIET = 2
"""Modules of white around the code. It always lies on white, in the dark theme, too."""
MOST = 600
"""Most characters; a larger code is too fine for a phone."""


@lru_cache(maxsize=16)
def qr_svg(text: str, size: int, words: str) -> Markup | None:
    """Return the code as a picture of `size` px, with `words` for screen readers.

    None for a text that is too long to be read from a screen, or if the package that makes the
    codes is not installed.
    """
    modules = qr_modules(text)
    if modules is None:
        return None
    side = len(modules) + 2 * QUIET
    rows = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z"
        for y, row in enumerate(modules)
        for x, dark in enumerate(row)
        if dark
    )
    return Markup(
        f'<svg class="qr" role="img" aria-label="{escape(words)}" width="{size}" height="{size}" '
        f'viewBox="0 0 {side} {side}" shape-rendering="crispEdges">'
        f'<rect width="{side}" height="{side}" fill="#fff"/><path d="{rows}" fill="#000"/></svg>'
    )


def qr_modules(text: str) -> tuple[tuple[bool, ...], ...] | None:
    """Return the code, row by row, without the white around it; None as `qr_svg`."""
    try:
        import segno  # imported late: most visits need no code
    except ModuleNotFoundError:
        return None
    if len(text) > MOST:
        return None
    code = segno.make_qr(text, error="m", boost_error=False)
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)
