"""The room that the editions of Chocolatiers share."""

from __future__ import annotations

from tutor.rooms import Family

FAMILY = Family(id="chocolatiers", package="tutor.chocolatiers_family")
