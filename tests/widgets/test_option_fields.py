"""Options as fields of a form, and what such a form has chosen."""

from __future__ import annotations

from typing import Any

from tests.tutor.test_options import KNOWN
from widgets.pages.options import SINGLY, option_fields, read_options


def test_a_form_chooses_for_a_group_at_once_or_one_by_one() -> None:
    singly = {"preset-side_P": SINGLY, "option-side_P": "1", "option-side_F": "0"}
    assert read_options(KNOWN, singly) == {"side_P": "B"}
    assert read_options(KNOWN, singly | {"preset-side_P": "0"}) == {}
    assert read_options(KNOWN, {"preset-side_P": "1"}) == {"side_P": "AB", "side_F": "AB"}


def test_a_form_forgets_what_is_not_there() -> None:
    fields = {"option-staff": "1", "option-wage": "1", "option-bonus": "1"}
    assert read_options(KNOWN, fields) == {"staff": True, "wage": 2, "bonus": "yes"}
    assert read_options(KNOWN, fields | {"option-staff": "0"}) == {}
    assert read_options(KNOWN, {"option-wage": "9", "preset-side_P": "x"}) == {}


def test_the_fields_begin_with_what_is_chosen() -> None:
    def checked_in(**chosen: Any) -> str:
        return "".join(str(part) for part in _flat(option_fields(KNOWN, chosen)))

    assert 'name="preset-side_P" value="0" checked' in checked_in()
    assert f'name="preset-side_P" value="{SINGLY}" checked' in checked_in(side_P="B")
    assert 'name="option-staff" value="1" checked' in checked_in(staff=True)


def _flat(node: Any) -> list[Any]:
    if isinstance(node, str) or hasattr(node, "__html__") or node is None:
        return [node or ""]
    return [part for each in node for part in _flat(each)]
