"""A little page that uses everything the shell can do, for its browser tests."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import htpy as h

from widgets.browser.shell import After, Event, Look, Move, Shake, Shell, slot, target
from widgets.draw.scene import Pen, Scene

PIECES = 6
TRAY, HAND = (320, 240), (320, 110)


def piece_rect(index: int) -> tuple[float, float, float, float]:
    """Where a piece lies on the tray."""
    return (10 + index % 3 * 104, 10 + index // 3 * 114, 92, 104)


def piece() -> Scene:
    """A piece by itself."""
    pen = Pen()
    pen.rect(0, 0, 92, 104, 12, fill="#b72b5a")
    return pen.scene(92, 104)


def tray(gone: set[int], dark: bool) -> Scene:
    """Six pieces on a ground; those that are gone leave a hole."""
    pen = Pen()
    pen.rect(0, 0, *TRAY, fill="#000000" if dark else "#ffffff")
    for index in range(PIECES):
        if index not in gone:
            pen.rect(*piece_rect(index), 12, fill="#b72b5a")
    return pen.scene(*TRAY)


def hand(full: bool) -> Scene:
    """A place for one piece."""
    pen = Pen()
    pen.rect(0, 0, *HAND, fill="#ffffff")
    if full:
        pen.rect(10, 3, 92, 104, 12, fill="#0a60b8")
    return pen.scene(*HAND)


class ShellPage:
    """Pieces are taken off a tray, words are typed, a dialog opens, things go wrong."""

    def __init__(self, **arguments: Any) -> None:
        self.shell = Shell(on_event=self.on_event, ping_seconds=1, **arguments)
        self.round = -1
        self.do_reset()

    def do_reset(self, *_: object) -> None:
        """As at the start; each test begins here."""
        self.round += 1
        self.log: list[str] = []
        self.gone: set[int] = set()
        self.look = Look(keys="u:undo")
        self.dialog = False
        self.tab = ""
        self.typed = ""
        self.shell.forget("seen")
        self.show()

    def on_event(self, event: Event) -> None:
        name, _, rest = event.value.partition(":")
        if event.name not in ("ready", "resize"):
            self.log.append(" ".join(filter(None, [event.name, event.value, event.text])))
        if event.name == "ready" and event.value:
            self.gone = set(map(int, event.value.split()))
        elif event.name == "input":
            self.typed = event.text
        elif event.name == "act" and hasattr(self, f"do_{name}"):
            getattr(self, f"do_{name}")(rest, event)
            return
        self.show()

    def do_take(self, index: str, _event: Event) -> None:
        self.gone.add(int(index))
        self.show(
            moves=[Move("tray", piece_rect(int(index)), "hand", (10, 3, 92, 104), piece())],
            say=f"Piece {index} taken.",
        )

    def do_undo(self, _rest: str, _event: Event) -> None:
        back = [
            Move("back", (0, 0, 0, 0), "tray", piece_rect(index), piece()) for index in self.gone
        ]
        self.gone.clear()
        self.show(moves=back, say="All back.")

    def do_refuse(self, _rest: str, _event: Event) -> None:
        self.show(moves=[Shake("tray", piece_rect(0))], say="No.")

    def do_wait(self, _rest: str, _event: Event) -> None:
        """Be at work until a test writes into the pipe."""
        Path(os.environ["GATE"]).read_text()
        self.show()

    def do_late(self, _rest: str, _event: Event) -> None:
        """Show the answer, and be at work afterwards."""
        self.show()
        Path(os.environ["GATE"]).read_text()

    def do_break(self, _rest: str, _event: Event) -> None:
        raise RuntimeError("broken on purpose")

    def do_die(self, _rest: str, _event: Event) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    def do_dialog(self, state: str, _event: Event) -> None:
        self.dialog = state == "open"
        self.show()

    def do_tab(self, name: str, _event: Event) -> None:
        self.tab = name
        self.show()

    def do_dress(self, theme: str, _event: Event) -> None:
        self.look = Look(theme=theme)
        self.show()

    def do_store(self, text: str, _event: Event) -> None:
        self.shell.store("seen", text)
        self.show()

    def do_big(self, _rest: str, _event: Event) -> None:
        self.shell.store(
            "seen", "x" * 6_000_000
        )  # more than a browser keeps, less than a socket holds
        self.show()

    def do_go(self, address: str, _event: Event) -> None:
        self.shell.navigate(address)
        self.show()

    def do_save(self, _rest: str, _event: Event) -> None:
        self.shell.download("game.json", '{"saved": "é"}')

    def do_copy(self, _rest: str, _event: Event) -> None:
        self.shell.copy("a link to share")

    def do_later(self, _rest: str, _event: Event) -> None:
        self.show(after=After(200, "undo"))

    def do_form(self, _rest: str, event: Event) -> None:
        self.log[-1] += f" {dict(event.fields)}"
        self.show()

    def do_heading(self, _rest: str, _event: Event) -> None:
        self.show(focus="title")

    def show(self, **more: Any) -> None:
        view = self.shell.view
        scenes = {"tray": tray(self.gone, self.look.dark(view)), "hand": hand(bool(self.gone))}
        self.shell.show(
            self.page(scenes),
            scenes,
            title="Shell",
            resume=" ".join(map(str, sorted(self.gone))),
            look=self.look,
            **more,
        )

    def page(self, scenes: dict[str, Scene]) -> h.Node:
        view = self.shell.view
        seen = f"{view.width} {view.height} {view.dpr:g} {view.dark} {view.embedded}"
        acts = (
            "wait late break die refuse undo heading dialog:open store:yes big go:two save "
            "copy later dress:dark dress:light tab:tray tab:hand reset"
        )
        return h.div(data_main=True)[
            h.h1(id="title")["A page"],
            h.p(".seen")[seen],
            h.p(".still")[str(view.reduced_motion)],
            h.p(".stored")[self.shell.stored.get("seen", "nothing")[:20]],
            h.p(".address")[self.shell.hash],
            h.p(".round")[str(self.round)],
            h.p(".typed")[self.typed],
            h.ol(".log")[(h.li[line] for line in self.log)],
            self.tab != "hand"
            and slot("tray", scenes["tray"], data_grid="tray")[
                (
                    target(f"take:{i}", piece_rect(i), f"Piece {i}")
                    for i in range(PIECES)
                    if i not in self.gone
                )
            ],
            h.div(hidden=self.tab == "tray" or None)[slot("hand", scenes["hand"])],
            h.div(style="display:flex;flex-wrap:wrap;gap:8px")[
                (
                    h.button(
                        ".btn", type="button", data_act=act, id="back" if act == "undo" else None
                    )[act]
                    for act in acts.split()
                )
            ],
            h.form(data_act="form")[
                h.input(name="who", aria_label="Name", data_input="who", value="Ana"),
                h.button(".btn")["Send"],
            ],
            h.label(".row")[h.input(type="checkbox", data_act="check"), "Tick"],
            h.label(".row")["File", h.input(type="file", data_act="file")],
            self.dialog
            and h.dialog(data_open=True, data_close="dialog:close", aria_label="Rule")[
                h.p["A rule."], h.button(".btn", data_act="dialog:close")["Close"]
            ],
        ]
