"""The one table that `make bench` prints: each row compares two things measured in the same run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen


@frozen
class Row:
    """One comparison.

    Attributes:
        what: what was measured, with its unit.
        ours, other: the two figures, in that unit.
        other_name: whose figure `other` is.
        target: bound of ours / other.
        at_least: whether the ratio should be at least the target (else at most).
    """

    what: str
    ours: float
    other: float
    other_name: str
    target: float
    at_least: bool

    @property
    def name(self) -> str:
        """What was measured beside whose figure: no other row has both."""
        return f"{self.what} ({self.other_name})"

    @property
    def ratio(self) -> float:
        return self.ours / self.other

    @property
    def met(self) -> bool:
        return self.ratio >= self.target if self.at_least else self.ratio <= self.target


def middle(runs: Iterable[Sequence[Row]]) -> list[Row]:
    """Each row as in the run that has its middle ratio; of two in the middle, the worse one.

    >>> low, high = (Row("games / s", ours, 10, "theirs", 1, True) for ours in (10, 30))
    >>> [row.ours for row in middle([[high], [low]])]
    [10]
    """
    found: dict[str, list[Row]] = {}
    for run in runs:
        for row in run:
            found.setdefault(row.name, []).append(row)
    chosen = []
    for rows in found.values():
        rows.sort(key=lambda row: row.ratio if row.at_least else -row.ratio)
        chosen.append(rows[(len(rows) - 1) // 2])
    return chosen


def figure(value: float) -> str:
    """Three significant digits, thousands grouped.

    >>> figure(12345.6), figure(0.98765), figure(51.23)
    ('12,346', '0.988', '51.2')
    """
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def table(rows: Iterable[Row]) -> str:
    """The rows as a Markdown table, columns aligned."""
    lines = [("what", "ours", "other", "", "ratio", "target", "")]
    lines += [
        (
            row.what,
            figure(row.ours),
            figure(row.other),
            row.other_name,
            f"{row.ratio:.2f}x",
            f"{'>=' if row.at_least else '<='} {row.target:g}x",
            "met" if row.met else "MISSED",
        )
        for row in rows
    ]
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    lines.insert(1, tuple("-" * width for width in widths))
    return "\n".join(
        "| "
        + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        + " |"
        for line in lines
    )
