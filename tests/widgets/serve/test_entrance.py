"""The way in, tried over HTTP by those who would rather not wait, and links that lead into the app.

Nobody comes in here: the only place is taken.
"""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from urllib.parse import quote, urljoin, urlsplit

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse

from tests.serving import serve_app
from widgets.serve.entrance import in_words
from widgets.serve.queue import COOKIE


@pytest.fixture(scope="module")
def full() -> Iterator[str]:
    """A server with room for one, who is there."""
    served = serve_app("--limit", "1", "--pool", "1")
    assert "kernelId" in ask(served.url).body.decode()
    yield served.url
    served.stop()


def ask(url: str, ticket: str = "", method: str = "GET", **headers: str) -> HTTPResponse:
    """What the server answers to somebody with this ticket and these headers."""
    request = HTTPRequest(
        url,
        method=method,
        body="" if method == "POST" else None,
        headers={"Cookie": f"{COOKIE}={ticket}", **headers} if ticket else headers,
        follow_redirects=False,
        request_timeout=60,
    )

    async def answer() -> HTTPResponse:
        return await AsyncHTTPClient().fetch(request, raise_error=False)

    return asyncio.run(answer())


def comes(full: str, ticket: str = "") -> str:
    """Somebody comes and has to wait; the ticket they get, "" if theirs will do."""
    page = ask(full, ticket)
    assert "kernelId" not in page.body.decode()
    given = ticket_in(page)
    return given.value if given is not None else ""


def ticket_in(page: HTTPResponse) -> Morsel[str] | None:
    """The cookie that a page brings, if it brings one."""
    cookies = SimpleCookie()
    for text in page.headers.get_list("Set-Cookie"):
        cookies.load(text)
    return cookies.get(COOKIE)


def turn(full: str, ticket: str = "") -> tuple[bool, str]:
    """What a page that waits is told: whether it may come in, and its place in words."""
    told = json.loads(ask(f"{full}voila/turn", ticket).body)
    assert set(told) == {"open", "place"}  # nothing of anybody else
    return told["open"], told["place"]


def test_whoever_waits_cannot_say_farewell_and_come_first(full: str) -> None:
    ben, cleo = comes(full), comes(full)
    place = turn(full, cleo)
    assert place != turn(full, ben)
    farewell = f"{full}voila/api/shutdown/{uuid.uuid4()}"
    assert ask(farewell, cleo, "POST").code == 204
    assert turn(full, cleo) == place
    assert comes(full, cleo) == ""
    assert turn(full, cleo) == place


@pytest.mark.parametrize("origin", ["null", "https://elsewhere.example"])
def test_a_page_says_farewell_whatever_its_browser_calls_its_origin(full: str, origin: str) -> None:
    """Firefox and WebKit send "null" with the beacon; the kernel's id is the proof."""
    farewell = f"{full}voila/api/shutdown/{uuid.uuid4()}"
    assert ask(farewell, "", "POST", Origin=origin).code == 204


def test_a_ticket_is_told_to_nobody_else(full: str) -> None:
    page = ask(full)
    cookie = ticket_in(page)
    assert cookie is not None
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert page.headers["Cache-Control"] == "no-store"
    assert cookie.value not in page.body.decode()


@pytest.mark.parametrize("forged", ["", "a", "x" * 23, "<b>" * 9, "../../../etc/passwd..."])
def test_what_is_no_ticket_gets_a_new_one(full: str, forged: str) -> None:
    given = comes(full, forged)
    assert given
    assert given != forged


def test_a_browser_that_keeps_no_cookies_is_told_and_not_sent_in_circles(full: str) -> None:
    may_enter, said = turn(full)
    assert not may_enter
    assert "cookies" in said


def test_a_place_says_how_many_and_nothing_else() -> None:
    assert [in_words(n) for n in (0, 1, 2)] == [
        *("You are next.", "1 is before you.", "2 are before you.")
    ]
    assert in_words(10**9) == "Very many are waiting."


@pytest.mark.parametrize(
    "at",
    [
        "//elsewhere.example/",
        "https://elsewhere.example/",
        "/\\elsewhere.example",
        "\\\\elsewhere.example",
        "javascript:alert(1)",
        "x\r\nLocation: https://elsewhere.example",
        "\"><script>document.title='owned'</script>",
        "lesson/first-bite?at=//elsewhere.example#//elsewhere.example",
        "\u202ebed",
    ],
)
def test_a_link_with_a_place_leads_nowhere_but_into_the_app(full: str, at: str) -> None:
    answer = ask(f"{full}?at={quote(at, safe='')}")
    assert answer.code == 302
    assert len(answer.headers.get_list("Location")) == 1
    place = answer.headers["Location"]
    assert place.startswith("/#")
    assert urlsplit(urljoin(full, place))[:3] == urlsplit(full)[:3]
    assert not set(place) & set('\r\n"<>')


def test_the_page_to_wait_on_has_the_apps_policy(full: str) -> None:
    policy = ask(full).headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self' blob:;" in policy
