"""Colours of the chocolates in a terminal."""

from tutor.chocolatiers_family.kinds import NAMES

COLOURS = {
    NAMES["T"]: 137,
    NAMES["N"]: 179,
    NAMES["R"]: 204,
    NAMES["M"]: 78,
    NAMES["B"]: 75,
    NAMES["V"]: 141,
}
"""By name (a msgid): numbers of the 256 colours, readable on dark and on light ones."""
