"""The app's logo: a chocolate with a T, independent of the games.

A tab's icon is `widgets/serve/template/static/mark.svg`: the same, with a rim of its own colour,
because it has no page to take one from.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

_DRAWN = (
    '<path d="M2.8 14.28a11.2 11.2 0 1 0 22.4 0a11.2 11.2 0 1 0 -22.4 0Z'
    'M2.8 12.88a11.2 11.2 0 1 0 22.4 0a11.2 11.2 0 1 0 -22.4 0Z" '
    'fill="none" style="stroke:var(--rim,#2A1204)" stroke-width="3"/>'
    '<path d="M2.8 14.28a11.2 11.2 0 1 0 22.4 0a11.2 11.2 0 1 0 -22.4 0Z" fill="#2E1403"/>'
    '<path d="M2.8 12.88a11.2 11.2 0 1 0 22.4 0a11.2 11.2 0 1 0 -22.4 0Z" fill="#4D2609"/>'
    '<path d="M9.56 7L18.44 7M14 7L14 18.76" fill="none" stroke="#FFF6E9" stroke-width="2.94"/>'
)


@cache
def mark_svg(size: int = 28) -> Markup:
    """Return the logo of `size` px; its rim follows the page's theme through the CSS variable
    --rim.

    It is decoration, hidden from screen readers: the app's name stands beside it.
    """
    return Markup(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="piece" width="{size}" height="{size}" '
        'viewBox="0 0 28 28" stroke-linecap="round" stroke-linejoin="round" overflow="visible" '
        f'aria-hidden="true" focusable="false">{_DRAWN}</svg>'
    )
