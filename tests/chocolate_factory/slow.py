"""The rules once more, from the rulebook alone and as slowly as it takes: nothing is remembered,
nothing is looked up, and nothing of the game's own code is used but its records and the cards.

What an Employee's Action does is left out: no rulebook says it, only our cards do.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "tutor" / "chocolate_factory" / "data" / "components.toml"
DATA = tomllib.loads(FILE.read_text("utf-8"))
NEW = tomllib.loads(FILE.with_name("expansion.toml").read_text("utf-8"))
PARTS = {it["id"]: (it["coal"], it["function"]) for it in (*DATA["part"], *NEW["part"])} | {
    "Roaster": (1, "B -> O"),
    "Upgrader": (1, "upgrade 1"),
    "Chute": (0, "chute"),
}
POUNDS = {it["store"]: it["pounds"] for it in NEW["side"] if it["side"] == "C"}
STAFF = {it["id"]: it for it in DATA["employee"]}
ALL_STAFF = STAFF | {it["id"]: {**it, "store": ""} for it in NEW["employee"]}
ORDERS = {it["id"]: it["stages"] for it in DATA["order"]}
ICONS = {"bar": "KF", "wrapped": "CN", "refined": "KFCNX", "any": "BOKFCNX"}
UPGRADES = ("BO", "OK", "OF", "KC", "KN", "FC", "FN", "CX", "NX")

Tile = str
"""Chocolates, letters in the order of the alphabet."""


def heap(goods: Any) -> Tile:
    return "".join(sorted(goods))


def less(goods: Tile, taken: Any) -> Tile | None:
    """What is left; None where something is missing."""
    left = list(goods)
    for piece in taken:
        if piece not in left:
            return None
        left.remove(piece)
    return heap(left)


def subsets(goods: Tile) -> set[Tile]:
    counts = [[kind * n for n in range(goods.count(kind) + 1)] for kind in sorted(set(goods))]
    return {"".join(some) for some in product(*counts)}


def meant(icons: Any) -> set[Tile]:
    return {heap(each) for each in product(*(ICONS.get(icon, icon) for icon in icons))}


def made(card: str, tile: Tile) -> set[Tile]:
    """Every tile that one use of a Part can leave."""
    function = PARTS[card][1].removesuffix(" then move 1").removesuffix(" or move 1")
    found: set[Tile] = set()
    if function.startswith("upgrade"):
        reached = {tile}
        for _time in range(int(function[-1])):
            reached |= {
                heap(rest + step[1])
                for now in reached
                for step in UPGRADES
                if (rest := less(now, step[0])) is not None
            }
        found = reached
    elif function.startswith("copy"):
        found = {heap(tile + piece * int(function[-1])) for piece in tile}
    elif function != "chute":
        for way in function.split(" or "):
            taken, put = ([icon.strip() for icon in side.split("+")] for side in way.split("->"))
            for one in meant(taken):
                rest = less(tile, one)
                found |= {heap(rest + each) for each in meant(put)} if rest is not None else set()
    return found - {tile}


def key(seat: Any) -> str:
    return ALL_STAFF[seat.employee]["key"] if seat.employee else ""


def price(seat: Any, card: str) -> int:
    coal, does = PARTS[card][0], key(seat)
    if does == "free printed" and card in ("Roaster", "Upgrader"):
        return 0
    if does == "free first" and not seat.used:
        return 0
    if does == "discount 1":
        return max(0, coal - 1)
    return coal - 1 if does == "discount 1 from 2" and coal >= 2 else coal


def uses(seat: Any) -> set[tuple[str, tuple[Tile, ...], int]]:
    """Every Part that can work now, with every belt and the coal it can leave."""
    names = [f"{side}{column}" for side in "tb" for column in (1, 2, 3, 4)]
    return {
        (name, after, seat.coal - price(seat, card))
        for name, card in zip(names, seat.places, strict=True)
        if card is not None and name not in seat.used and price(seat, card) <= seat.coal
        for after in belts(card, tuple(map(heap, seat.belt)), int(name[1]) - 1)
    }


def belts(card: str, belt: tuple[Tile, ...], at: int) -> set[tuple[Tile, ...]]:
    """Every belt that one use of a Part at this tile can leave, with a move if it has one."""
    function = PARTS[card][1]
    found = {(*belt[:at], tile, *belt[at + 1 :]) for tile in made(card, belt[at])}
    before = set(found) if function.endswith("then move 1") else set()
    before |= {belt} if function.endswith("or move 1") else set()
    for now in before:
        for piece in now[at]:
            for to in {0, 1, 2, 3} - {at}:
                after = list(now)
                after[at] = less(now[at], piece) or ""
                after[to] = heap(now[to] + piece)
                found.add(tuple(after))
    return found


def chutes(seat: Any) -> set[tuple[int, Tile]]:
    """Every tile of the Chute, from 1, with all that may go through it."""
    tiles = range(1, 5) if key(seat) == "chute all" else ()
    tiles = tiles or [n % 4 + 1 for n, card in enumerate(seat.places) if card == "Chute"]
    return {(n, some) for n in tiles for some in subsets(seat.belt[n - 1]) if some}


def trades(seat: Any) -> set[Tile]:
    return {some for some in subsets(seat.store) if some and len(set(some)) == 1}


def loads(seat: Any) -> set[str]:
    """What may be loaded for the next push; a Bean is "", as is the end of the run."""
    does = key(seat)
    return {"", does[5:]} if does.startswith("load") and seat.outside else {""}


# ---- orders and stores


def read_as(goods: Tile, same: str) -> set[Tile]:
    """All that these chocolates may count as."""
    found = {""}
    for it in goods:
        found = {heap(so_far + kind) for so_far in found for kind in (same if it in same else it)}
    return found


def same(seat: Any) -> str:
    return key(seat)[5:] if key(seat).startswith("same") else ""


def supplies(seat: Any) -> set[tuple[int, int, Tile]]:
    """Order, stage up to which, and what is given for it."""
    found = set()
    for n, mine in enumerate(seat.orders):
        stages = ORDERS[mine.id] if mine else ()
        for upto in range((mine.done if mine else 0) + 1, len(stages) + 1):
            icons = [icon for it in stages[mine.done : upto] for icon in it["needs"].split()]
            for some in subsets(seat.store):
                if len(some) == len(icons) and read_as(some, same(seat)) & meant(icons):
                    found.add((n, upto, some))
    return found


def moves(store: str, side: str, goods: Tile) -> int:
    """How many spaces a store's card gives for these."""
    refined = set(goods) <= set("KFCNX")
    if store + side == "PA":
        return len(goods) if refined and len(set(goods)) == 1 else 0
    if store + side == "PB":
        return len(goods) if refined and len(set(goods)) == len(goods) else 0
    if store + side == "DB":
        worth = {"KF": 2, "CN": 3, "X": 4}
        fits = [n for kinds, n in worth.items() if set(goods) <= set(kinds)]
        return fits[0] if len(goods) == 2 and fits else 0
    if side == "C" or store + side == "PD":
        return 0
    if store + side == "FD":
        return len(goods) if refined and len(goods) in (1, 3, 5) else 0
    if store + side == "SD":
        ladder = {heap("KFCNX"[:n]): spaces for n, spaces in enumerate((0, 0, 1, 2, 4, 9))}
        return ladder.get(goods, 0)
    if store + side == "HD":
        sets = {
            heap("KF" * one + "CN" * two): one + 2 * two
            for one in range(len(goods) + 1)
            for two in range(len(goods) + 1)
        }
        return sets.get(goods, 0)
    if store + side == "DD":
        pairs = [kind * 2 for kind in "KFCNX"]
        found = {heap("".join(it)): n for n in range(6) for it in combinations(pairs, n)}
        return found.get(goods, 0)
    single = {"FA": "K", "FB": "F", "SA": "C", "SB": "N", "HA": "X"}
    if store + side in single:
        return len(goods) if set(goods) == set(single[store + side]) else 0
    kinds = {"HB": "KF", "DA": "CNX"}[store + side]
    return len(goods) // 2 if set(goods) <= set(kinds) and len(goods) % 2 == 0 else 0


def deliveries(state: Any) -> dict[tuple[str, Tile], int]:
    """What may be delivered, by the rule of which other store, and the space that the marker comes
    to; no chocolates: a side C is copied.
    """
    seat = state.players[state.player]
    name = ALL_STAFF[seat.employee]["store"] if seat.employee else ""
    found = {}
    for store in state.stores:
        at = dict(store.stack).get(state.player, 0)
        if store.id != name or seat.supplied_today or at == 9:
            continue
        more = 1 if key(seat) == "store +1" else 0
        rules = [("", store.id, store.side)]
        if store.id + store.side == "PD":
            rules = [(it.id, it.id, it.side) for it in state.stores if it.id != "P"]
        for copied, letter, side in rules:
            if copied and side == "C":
                found[copied, ""] = at
            for some in subsets(seat.store) - {""}:
                readings = read_as(some, same(seat))
                far = max(moves(letter, side, it) for it in readings)
                if far:
                    found[copied, some] = min(9, at + far + more)
                elif letter + side == "SD" and "K" in readings:
                    found[copied, some] = at
    return found


def at_the_end(state: Any) -> dict[str, int]:
    """Where the player's markers stand after the money of the day is counted."""
    seat = state.players[state.player]
    name = ALL_STAFF[seat.employee]["store"] if seat.employee else ""
    spaces = {it.id: dict(it.stack).get(state.player, 0) for it in state.stores}
    sides = {it.id: it.side for it in state.stores}
    if not name:
        return spaces
    counts = seat.copied if name + sides[name] == "PD" else name
    if counts and sides[counts] == "C":
        n = sum(1 for pound in range(1, seat.earned_today + 1) if pound % POUNDS[counts] == 0)
        more = 1 if n and key(seat) == "store +1" else 0
        spaces[name] = min(9, spaces[name] + n + more)
    return spaces


# ---- the end


def paid(stack: Any) -> Counter[int]:
    """What each player gets at a store: try every order of the markers, keep the right one."""
    there = list(stack)
    for line in permutations(there):
        spaces = [space for _player, space in line]
        beneath = all(
            there.index(one) < there.index(other)
            for one, other in combinations(line, 2)
            if one[1] == other[1]
        )
        if spaces == sorted(spaces, reverse=True) and beneath:
            break
    money: Counter[int] = Counter()
    for n, (player, space) in enumerate(line[:3] if there else ()):
        half = (line[n - 1][1] + 1) // 2 if n else 1
        if space < half or (n and not money[line[n - 1][0]]):
            break
        money[player] = (16, 8, 4)[n]
    return money


def totals(state: Any) -> list[int]:
    """The money of each player at the end of the week."""
    most = max(len(seat.completed) for seat in state.players)
    found = []
    for player, seat in enumerate(state.players):
        visited = sum(dict(it.stack).get(player, 0) > 0 for it in state.stores)
        doubled = key(seat) == "keep +4" and state.day == 5
        left = len(seat.store) * (2 if doubled else 1) + seat.coal
        found.append(
            seat.money
            + (12 if most and len(seat.completed) == most else 0)
            + sum(paid(it.stack)[player] for it in state.stores)
            + (0, 0, 0, 6, 12, 24)[visited]
            + left
        )
    return found


def picks(state: Any) -> Iterator[tuple[str, int, str]]:
    """Every packet that may be taken, and the card kept of it."""
    packets = state.packets
    taken = sum(not it for it in (*packets.parts, *packets.staff))
    first_way = taken < len(state.players)
    has_staff = state.players[state.player].employee is not None
    for kind, row in (("parts", packets.parts), ("staff", packets.staff)):
        if first_way or (kind == "parts") == has_staff:
            yield from ((kind, n, card) for n, it in enumerate(row) for card in it)
