"""Messages between a kernel and its page: each once and in order."""

from __future__ import annotations

from typing import Any

import pytest

from widgets.serve.guard import MOST_PARTS
from widgets.serve.kernels.post import Post


class Page:
    """A page that notes what it is sent."""

    def __init__(self) -> None:
        self.post = Post(lambda content, buffers: self.got.append((content, buffers)))
        self.got: list[tuple[dict[str, Any], Any]] = []

    def sends(self, number: int, heard: int = 0, session: str = "one", **more: Any) -> bool:
        """Send a message; whether the kernel handles it."""
        numbers = {"number": number, "heard": heard, **more}
        return self.post.takes({"header": {"session": session}, "metadata": numbers})

    def asks(self, heard: int) -> list[str]:
        """Ask for what has not come; what comes then."""
        self.got.clear()
        assert not self.sends(0, heard, again=True)
        return self.texts()

    def texts(self) -> list[str]:
        return [content["told"][0]["kind"] for content, _buffers in self.got]


@pytest.fixture
def page() -> Page:
    page = Page()
    assert page.sends(1)
    for text in "abc":
        page.post.tell(text, {}, [b"picture of " + text.encode()])
    return page


def test_a_message_that_comes_twice_is_handled_once(page: Page) -> None:
    assert page.sends(2)
    assert not page.sends(1)
    assert not page.sends(2)
    assert page.sends(3)


def test_what_was_not_heard_is_sent_again_with_its_buffers(page: Page) -> None:
    assert page.asks(1) == ["b", "c"]
    assert page.got[0][1] == [b"picture of b"]
    assert [content["number"] for content, _buffers in page.got] == [2, 3]
    assert all(content["again"] for content, _buffers in page.got)


def test_what_was_heard_is_forgotten(page: Page) -> None:
    page.sends(2, heard=2)
    assert page.asks(0) == ["c"]
    page.sends(3, heard=3)
    assert page.asks(0) == []


def test_each_message_says_what_was_heard(page: Page) -> None:
    page.sends(2)
    page.sends(4)  # the server has dropped one
    page.sends(2)
    page.post.tell("d", {})
    assert page.got[-1][0]["heard"] == 4


def test_another_page_begins_anew(page: Page) -> None:
    page.sends(7)
    assert page.sends(1, session="two")
    page.post.tell("d", {})
    assert page.got[-1][0]["number"] == 1
    assert page.asks(0) == []  # of the first page, again


def test_what_is_gathered_goes_in_one_message(page: Page) -> None:
    page.got.clear()
    page.post.gathers = True
    page.post.tell("d", {}, [b"1", b"2"])
    page.post.tell("e", {})
    assert page.got == []
    page.post.flush()
    ((content, buffers),) = page.got
    assert [(told["kind"], told["buffers"]) for told in content["told"]] == [("d", 2), ("e", 0)]
    assert buffers == [b"1", b"2"]


def test_many_pictures_go_in_messages_that_the_guard_lets_pass(page: Page) -> None:
    page.got.clear()
    page.post.gathers = True
    for number in range(200):
        page.post.tell("picture", {}, [b"%d" % number])
    page.post.flush()
    sent = [buffers for _content, buffers in page.got]
    assert [each for some in sent for each in some] == [b"%d" % n for n in range(200)]
    head = 7  # channel, header, parent, metadata, content, and both ends of the table
    assert max(map(len, sent)) <= MOST_PARTS - head


def test_nothing_is_kept_for_whoever_sends_no_numbers() -> None:
    page = Page()
    page.post.tell("a", {})
    page.post.takes({"header": {"session": "one"}, "metadata": {}})
    page.post.tell("b", {})
    assert page.asks(0) == []


@pytest.mark.parametrize(
    "metadata", [{}, {"number": "1", "heard": 0}, {"number": 1}, {"number": 1.5, "heard": 0}]
)
def test_a_message_without_numbers_is_handled(page: Page, metadata: dict[str, Any]) -> None:
    message = {"header": {"session": "one"}, "metadata": metadata}
    assert page.post.takes(message)
    assert page.post.takes(message)
