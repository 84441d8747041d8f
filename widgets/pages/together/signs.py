"""What stands for people: thirty drawn signs."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen
from markupsafe import Markup

from tutor.i18n import N_, _


@frozen
class Sign:
    """A sign on a grid of 24 x 24. `name`: an English text marked for translation."""

    name: str
    path: str


SIGNS: Mapping[str, Sign] = {
    "kettle": Sign(N_("Kettle"), "M6,19h11l.8-7a6.3,6.3,0,0,0-12.6,0zM11.5,5.5v-2M17.6,11l3.4-3"),
    "spoon": Sign(N_("Spoon"), "M12,3a3.6,4.6,0,0,1,0,9.2a3.6,4.6,0,0,1,0-9.2zM12,12.2V21"),
    "whisk": Sign(N_("Whisk"), "M12,14c-5-3-5-11,0-11s5,8,0,11zM12,3v18"),
    "cup": Sign(
        N_("Cup"),
        "M5,8h11v6a5,5,0,0,1-5,5h-1a5,5,0,0,1-5-5zM16,9.5h2a2.5,2.5,0,0,1,0,5h-2M8.5,5"
        "V3.5M12.5,5V3.5",
    ),
    "jar": Sign(
        N_("Jar"),
        "M7,6.5h10c1,1.5,1.5,3,1.5,5V20h-13v-8.5c0-2,.5-3.5,1.5-5zM8,3.5h8v3H8zM5.5,12h13",
    ),
    "scales": Sign(N_("Scales"), "M5,7l-2.5,6h5zM19,7l-2.5,6h5zM12,4v15M8,19.5h8M5,7h14"),
    "glove": Sign(
        N_("Glove"),
        "M8,20V13L5,10.5a1.8,1.8,0,0,1,2.5-2.5L8,8.5V7a4,4,0,0,1,8,0v13zM8,16.5h8",
    ),
    "cake": Sign(
        N_("Cake"),
        "M4,20v-7h16v7zM4,16c2,2,3.5-1,5.3,0s3.5,1,5.4,0s3,0,5.3,0M12,13V9.5M12,6.5v.2",
    ),
    "bread": Sign(N_("Bread"), "M4,10a4,4,0,0,1,4-4h8a4,4,0,0,1,2,7.5V19H6v-5.5A4,4,0,0,1,4,10z"),
    "cherry": Sign(
        N_("Cherry"),
        "M8,20a3.5,3.5,0,1,0,0-7a3.5,3.5,0,0,0,0,7zM16.5,18.5a3.2,3.2,0,1,0,0-6.4"
        "a3.2,3.2,0,0,0,0,6.4zM8.5,13C9,9,11,6,15,4",
    ),
    "pear": Sign(
        N_("Pear"),
        "M12,7c3,0,3.5,2.5,4.5,5s2,8-4.5,8s-5.5-5.5-4.5-8S9,7,12,7zM12,7c0-2,.5-3,2-4",
    ),
    "acorn": Sign(
        N_("Acorn"),
        "M6,10h12c0,5-3,9-6,10.5C9,19,6,15,6,10zM4.5,10c0-3,3-5,7.5-5s7.5,2,7.5,5zM12,5V3",
    ),
    "morel": Sign(N_("Morel"), "M9.5,12v6a2.5,2.5,0,0,0,5,0v-6M4,12c0-5,4-8,8-8s8,3,8,8z"),
    "cactus": Sign(
        N_("Cactus"),
        "M9.5,20V6a2.5,2.5,0,0,1,5,0v14M9.5,14H8a3,3,0,0,1-3-3V9.5M14.5,12H16"
        "a3,3,0,0,0,3-3V7.5M6,20h12",
    ),
    "pine": Sign(N_("Pine"), "M12,3l5.5,7H15l4,6H5l4-6H6.5zM12,16v5"),
    "fish": Sign(N_("Fish"), "M3,12c3-5,9-6,13-1.5L20.5,7v10L16,13.5C12,18,6,17,3,12zM8,11v.2"),
    "snail": Sign(
        N_("Snail"),
        "M15,19a6,6,0,1,0-9-5c0,3,2,4,4,4s3-1.5,3-3s-1.5-2-2.5-1.5M3,19h13"
        "a4,4,0,0,0,4-4V9M20,9V6.5M20,9l-2.5-2",
    ),
    "owl": Sign(
        N_("Owl"),
        "M6,20c-2-4-1-12,0-16l3,2.5h6L18,4c1,4,2,12,0,16zM9.5,10.5a1.8,1.8,0,1,0,.1,0z"
        "M14.5,10.5a1.8,1.8,0,1,0,.1,0zM12,14.5v1.5",
    ),
    "cat": Sign(N_("Cat"), "M5,19V5l4,3.5h6L19,5v14zM9,13v.2M15,13v.2M10.5,16.5h3"),
    "whale": Sign(
        N_("Whale"),
        "M3,11.5c0,5,4,7.5,8.5,7.5S20,16,20,10.5c-2,2-4,2-6,0c-3-2-8-3-11,1zM20,10.5"
        "c1.5-1,1.5-3.5.5-5M20,10.5c-1.5-.5-2.5-2-2.5-4M7,13.5v.2",
    ),
    "boat": Sign(N_("Boat"), "M4,15h16l-2.5,5h-11zM12,15V4l6,8h-6"),
    "kite": Sign(N_("Kite"), "M12,3l6,7-6,7-6-7zM12,3v14M6,10h12M12,17c-2,2,2,2.5,0,4.5"),
    "balloon": Sign(
        N_("Balloon"),
        "M12,3a6,6.7,0,0,1,0,13.5a6,6.7,0,0,1,0-13.5zM12,16.5v1.5c-2,1.5,2,2,0,3.5",
    ),
    "boot": Sign(N_("Boot"), "M8,3.5h6v9l5,2.5v5H8zM8,16.5h11"),
    "anchor": Sign(
        N_("Anchor"),
        "M12,3.5a2,2,0,1,0,.1,0zM12,7.5v13M8,11h8M4.5,14c.5,4,4,6.5,7.5,6.5s7-2.5,7.5-6.5",
    ),
    "brolly": Sign(N_("Brolly"), "M3.5,12a8.5,8,0,0,1,17,0zM12,4V3M12,12v6.5a2,2,0,0,0,4,0"),
    "bell": Sign(N_("Bell"), "M6,17V11a6,6,0,0,1,12,0v6M4,17h16M10,20.5h4"),
    "key": Sign(N_("Key"), "M8,8.5a4,4,0,1,1,0,8a4,4,0,0,1,0-8zM12,12.5h9M17.5,12.5v3M20.5,12.5v3"),
    "drum": Sign(
        N_("Drum"),
        "M4,8c0-4,16-4,16,0v9c0,4-16,4-16,0zM4,8c0,4,16,4,16,0M8,11v8M16,11v8",
    ),
    "lantern": Sign(N_("Lantern"), "M8,8h8l1,9H7zM9,17v3h6v-3M9,8a3,3,0,0,1,6,0M12,3v2"),
}
"""The signs that people come as, by id."""


def sign_svg(sign: str, size: int) -> Markup:
    """Return a sign in the colour of the text around it, hidden from screen readers; an unknown one
    is empty.
    """
    path = SIGNS[sign].path if sign in SIGNS else ""
    return Markup(
        f'<svg class="sign-picture" width="{size}" height="{size}" viewBox="0 0 24 24" fill="none" '
        'stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" '
        f'aria-hidden="true" focusable="false"><path d="{path}"/></svg>'
    )


def called(sign: str) -> str:
    """Return the name of a sign, in the learner's language; "" for an unknown one."""
    return _(SIGNS[sign].name) if sign in SIGNS else ""
