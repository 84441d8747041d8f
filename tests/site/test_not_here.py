"""The list of what the site is not asked names what there is, and nothing twice."""

from __future__ import annotations

from tests.site.not_here import BROWSER, NOT_HERE


def test_whatever_the_site_is_not_asked_exists() -> None:
    for name in NOT_HERE:
        file, _, test = name.partition("::")
        assert (BROWSER / file).exists(), name
        assert not test or f"\ndef {test}(" in (BROWSER / file).read_text(encoding="utf-8"), name


def test_no_reason_is_given_where_another_says_it() -> None:
    assert [name for name in NOT_HERE if "::" in name and name.partition("::")[0] in NOT_HERE] == []
