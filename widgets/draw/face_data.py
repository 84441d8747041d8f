"""The six faces as data: colours, and parts from back to front, in a box of 100 by 112."""

from __future__ import annotations

from attrs import frozen

LINE = 2.2
"""Width of an outline."""
BEHIND, CLOTHES, FRONT = "behind", "clothes", "front"


@frozen
class Shape:
    """A part of a face: where it lies, its colours (or "skin", "hair", "ink", "none"), its path."""

    layer: str
    fill: str
    stroke: str
    path: str
    line: float = LINE


@frozen
class Face:
    """Who somebody is: a round or an oval head, colours, hair and clothes.

    `first`, `last`: the clothes lie behind the neck, or before the head, which shows no ears.
    """

    skin: str
    blush: str
    ground: str
    mouth: str
    hair: str
    shapes: tuple[Shape, ...]
    young: bool = False
    first: bool = False
    last: bool = False
    beard: bool = False
    glasses: bool = False
    freckles: bool = False


FACES = {
    "playful": Face(
        skin="#A56C47",
        blush="#C2714F",
        ground="#E6D6B6",
        mouth="#4A1E16",
        hair="#2A1A14",
        shapes=(
            Shape(BEHIND, "hair", "ink", "O21,34,13,13"),
            Shape(BEHIND, "hair", "ink", "O79,34,13,13"),
            Shape(BEHIND, "hair", "ink", "M27,52C24,26,40,18,50,18C60,18,76,26,73,52Z"),
            Shape(CLOTHES, "#FFFBF4", "ink", "M12,114C14,92,30,86,50,86C70,86,86,92,88,114Z"),
            Shape(CLOTHES, "none", "#B98C62", "M16,97H84", 3.4),
            Shape(CLOTHES, "none", "#B98C62", "M12,106H88", 3.4),
            Shape(CLOTHES, "skin", "ink", "M40,84C42,92,58,92,60,84"),
            Shape(
                FRONT,
                "hair",
                "hair",
                ("M28,44C32,28,44,27,50,33C56,27,68,28,72,44C69,24,60,19,50,19C40,19,31,24,28,44Z"),
            ),
            Shape(FRONT, "none", "ink", "M28,44C32,28,44,27,50,33C56,27,68,28,72,44"),
            Shape(FRONT, "none", "#6A4638", "M50,19V31", 1.4),
        ),
        young=True,
    ),
    "dreamy": Face(
        skin="#F3D2B5",
        blush="#E59A83",
        ground="#D5D4C6",
        mouth="#7A2E28",
        hair="#B8894C",
        shapes=(
            Shape(
                BEHIND,
                "hair",
                "ink",
                "M24,60C16,46,20,22,42,16C58,10,82,22,78,46C80,52,78,58,75,62Z",
            ),
            Shape(CLOTHES, "#CDB9A0", "ink", "M10,114C12,94,28,88,50,88C72,88,88,94,90,114Z"),
            Shape(
                CLOTHES,
                "#8A6B50",
                "ink",
                "M30,84C26,92,30,99,50,100C70,99,74,92,70,84C62,92,38,92,30,84Z",
            ),
            Shape(CLOTHES, "#8A6B50", "ink", "M60,97L66,114L76,111L69,94"),
            Shape(
                FRONT,
                "hair",
                "hair",
                (
                    "M25,50C22,34,34,20,50,21C66,20,78,32,75,50C72,44,70,40,66,38C66,42,64,"
                    "44,61,45C61,40,58,37,55,36C52,42,46,47,36,47C38,44,38,42,38,40C32,42,"
                    "28,46,25,50Z"
                ),
            ),
            Shape(
                FRONT,
                "none",
                "ink",
                (
                    "M75,50C72,44,70,40,66,38C66,42,64,44,61,45C61,40,58,37,55,36C52,42,46,"
                    "47,36,47C38,44,38,42,38,40C32,42,28,46,25,50"
                ),
            ),
            Shape(
                FRONT, "none", "#8A622C", "M40,24C34,27,31,31,30,35M60,25C66,27,69,31,71,35", 1.6
            ),
        ),
        freckles=True,
    ),
    "eager": Face(
        skin="#DDA67D",
        blush="#D07A5E",
        ground="#E9CFB4",
        mouth="#6A211D",
        hair="#2B1D1A",
        shapes=(
            Shape(
                BEHIND,
                "hair",
                "ink",
                "M68,26C88,20,98,36,91,52C88,60,82,64,78,62C84,52,80,40,70,38Z",
            ),
            Shape(BEHIND, "hair", "ink", "M26,58C20,30,34,16,50,16C66,16,80,30,74,58Z"),
            Shape(CLOTHES, "#F3E6D3", "ink", "M12,114C14,93,30,87,50,87C70,87,86,93,88,114Z"),
            Shape(CLOTHES, "skin", "ink", "M41,83L50,95L59,83"),
            Shape(CLOTHES, "none", "#6A4E3D", "M33,90L36,114M67,90L64,114", 4.5),
            Shape(
                FRONT,
                "hair",
                "hair",
                (
                    "M26,52C24,30,36,19,50,19C64,19,76,30,74,52C72,44,68,39,60,36C50,42,34,"
                    "40,30,40C28,44,27,48,26,52Z"
                ),
            ),
            Shape(
                FRONT, "none", "ink", "M74,52C72,44,68,39,60,36C50,42,34,40,30,40C28,44,27,48,26,52"
            ),
            Shape(FRONT, "none", "#E9D8BF", "M66,24C70,26,74,30,76,35", 4.0),
        ),
    ),
    "careful": Face(
        skin="#BC825A",
        blush="#B86A4C",
        ground="#CFC6B8",
        mouth="#571C18",
        hair="#3A2A22",
        shapes=(
            Shape(CLOTHES, "#5A4335", "ink", "M10,114C12,93,30,87,50,87C70,87,88,93,90,114Z"),
            Shape(CLOTHES, "#FFFBF4", "ink", "M38,85L50,114L62,85Z"),
            Shape(CLOTHES, "#B98C62", "ink", "M50,95L38,89V102ZM50,95L62,89V102Z"),
        ),
        first=True,
        beard=True,
    ),
    "thoughtful": Face(
        skin="#EBC29F",
        blush="#DB937A",
        ground="#DFD6C2",
        mouth="#74302A",
        hair="#8C5A4E",
        shapes=(
            Shape(
                BEHIND,
                "hair",
                "ink",
                (
                    "M20,66C14,30,34,13,50,13C66,13,86,30,80,66C84,82,84,92,88,100L12,100"
                    "C16,92,16,82,20,66Z"
                ),
            ),
            Shape(CLOTHES, "#E9D8BF", "ink", "M8,114C10,96,24,88,50,88C76,88,90,96,92,114Z"),
            Shape(
                CLOTHES,
                "hair",
                "ink",
                (
                    "M22,78C26,92,40,99,56,98C70,97,78,90,79,78C84,90,82,102,72,106C56,111,"
                    "30,106,20,96Z"
                ),
            ),
            Shape(
                FRONT,
                "hair",
                "ink",
                (
                    "M22,62C17,32,34,15,50,15C66,15,83,32,78,62C78,76,66,86,50,87C34,86,22,"
                    "76,22,62ZM50,29C35,29,28,40,28,52C28,70,39,79,50,79C61,79,72,70,72,52"
                    "C72,40,65,29,50,29Z"
                ),
            ),
            Shape(
                FRONT, "none", "#6A3F36", "M30,38C35,28,44,24,52,24M72,74C66,82,60,84,52,85", 1.6
            ),
        ),
        last=True,
    ),
    "farsighted": Face(
        skin="#91603F",
        blush="#B86A4C",
        ground="#D6C29C",
        mouth="#3A120E",
        hair="#F0EAE0",
        shapes=(
            Shape(BEHIND, "hair", "ink", "O50,13,15,12"),
            Shape(BEHIND, "hair", "ink", "M25,58C18,34,32,18,50,18C68,18,82,34,75,58Z"),
            Shape(CLOTHES, "#8A6B50", "ink", "M10,114C12,94,28,88,50,88C72,88,88,94,90,114Z"),
            Shape(CLOTHES, "#F3E6D3", "ink", "M24,91C34,96,44,104,50,114C56,104,66,96,76,91"),
            Shape(
                FRONT,
                "hair",
                "hair",
                ("M26,50C24,30,38,20,50,20C62,20,76,30,74,50C70,38,62,32,50,31C38,32,30,38,26,50Z"),
            ),
            Shape(FRONT, "none", "ink", "M74,50C70,38,62,32,50,31C38,32,30,38,26,50"),
            Shape(
                FRONT, "none", "#BDB2A3", "M38,28C42,25,46,24,49,24M62,28C58,25,54,24,51,24", 1.6
            ),
        ),
        glasses=True,
    ),
}
"""By their id, the mildest opponent first."""
