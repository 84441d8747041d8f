"""How large the areas of a lesson's table are, at least, best and at most, in px."""

from __future__ import annotations

from widgets.tabletop import Span

SLIM = "slim"
"""A shape beside other areas."""
LEFT_LABEL, NARROW = 88, 560
"""Width of a name at the left of its area; on a table that is not so wide it stands above (px)."""
ORDER = ("others", "cards", "stacks", "tray", "display", "graph", "hand", "wild")
LOW_ORDER = (*ORDER[1:], "others")
WIDE_ORDER = ("others", "cards", "display", "graph", "stacks", "tray", "hand", "wild")
SPACE, STACK, OTHER = Span(14, 76, 96), Span(24, 44, 78), Span(10, 38, 46)
"""A space of the display, on the stacks, of another display."""
CARD = Span(60, 62, 112)
"""Height of a card."""
LOW_SPACE, LOW_STACK, LOW_OTHER = Span(9, 44, 96), Span(20, 20, 52), Span(4, 20, 46)
LOW_CARD = Span(40, 40, 84)
"""The same on a low screen."""
LARGE_SPACE = Span(40, 192, 192)
"""A space of the display for a class."""
TWO_ROWS, MOST_HAND, HAND_SHARE = Span(137, 140, 300), 400, 0.53
"""A hand in two rows beside the display: its height, its largest width, and the share of the
table's width it may take so that fingers hit its cards.
"""
FINGER, CARD_GAP = 44, 8
TRAY_ACROSS, TRAY_WIDE = 4, Span(208, 232, 264)
"""A tray in two rows beside the display: so many places side by side, and its width."""
SMALL, SMALLEST = 400, 16
"""On a low table narrower than this (px), the smallest spaces on the stacks."""
OTHER_BESIDE, LOW_OTHER_BESIDE = Span(10, 24, 46), Span(4, 28, 46)
"""A space of another display in a column; on a low screen beside a display without cards or
stacks, where the groups of both are compared."""
OTHER_RIGHT = Span(18, 24, 46)
"""At the right of the stacks, where the display could take its height."""
HIGH = 220
"""A display of few boxes has larger spaces, until it is so high (px)."""
BESIDE = 0.72
"""Share of the width that stacks keep while another player stands at their right."""
