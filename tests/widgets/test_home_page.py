"""Home: one thing to do next, and the whole course in sight."""

from __future__ import annotations

import attrs
import pytest
from bs4 import BeautifulSoup

from tutor import GAMES, load_game
from tutor.lessons.course import course as lessons_of
from widgets import rooms
from widgets.browser.protocol import Event, View
from widgets.pages.home.page import HomePage, _at_the_table
from widgets.pages.home.stops import Short
from widgets.storage.course_progress import Choice, Stop
from widgets.storage.settings import Frame, Settings

TITLES = ("First bite", "Boxes", "Pairs", "Groups", "Wilds", "Scoring")


def course(
    done: int = 0, begun: int | None = None, game: str = GAMES[0], fresh: str = ""
) -> HomePage:
    return HomePage(
        load_game(game),
        tuple(
            Stop(f"l{n}", title, 3, 6, 2 if n < done else 0, n < done, n == begun)
            for n, title in enumerate(TITLES)
        ),
        choices=[Choice(load_game(each), done=done, lessons=len(TITLES)) for each in rooms.ids()],
        fresh=fresh,
    )


def html(page: HomePage) -> BeautifulSoup:
    return BeautifulSoup(str(page.paint(Frame()).body), "html.parser")


def test_a_newcomer_sees_one_primary_button_and_it_starts_the_first_lesson() -> None:
    (button,) = html(course()).select(".btn-primary")
    assert button.get_text().strip() == "Start"
    assert button["href"] == "#lesson/l0"


@pytest.mark.parametrize(
    ("done", "begun", "href"),
    [(2, None, "#lesson/l2"), (2, 4, "#lesson/l4"), (2, 1, "#lesson/l2")],
)
def test_one_goes_on_where_one_was(done: int, begun: int | None, href: str) -> None:
    (button,) = html(course(done, begun)).select(".btn-primary")
    assert (button.get_text().strip(), button["href"]) == ("Continue", href)


def test_a_newcomer_is_told_what_it_is_about_and_nobody_else() -> None:
    (opening,) = (lesson.opening for lesson in lessons_of(GAMES[0])[:1])
    assert opening is not None
    told = html(attrs.evolve(course(), opening=opening)).select_one(".next")
    assert opening.text in told.get_text()
    assert told.select(".display-svg")
    later = html(attrs.evolve(course(1), opening=opening))
    assert opening.text not in later.get_text()


def test_a_begun_first_lesson_is_continued() -> None:
    (button,) = html(course(0, 0)).select(".btn-primary")
    assert (button.get_text().strip(), button["href"]) == ("Continue", "#lesson/l0")


def test_who_knows_it_all_is_sent_to_play() -> None:
    page = html(course(len(TITLES)))
    (button,) = page.select(".btn-primary")
    assert button["href"] == "#table"
    assert "You know all the rules" in page.h1.get_text()


def test_every_lesson_can_be_opened_whatever_is_done() -> None:
    links = [a["href"] for a in html(course(1)).select(".path a")]
    assert links == [f"#lesson/l{n}" for n in range(len(TITLES))]


def test_done_current_and_later_look_and_sound_different() -> None:
    stops = html(course(2)).select(".stop")
    assert [stop["class"][1] for stop in stops] == ["done"] * 2 + ["current"] + ["later"] * 3
    assert [stop.get("aria-current") for stop in stops] == [None, None, "step", None, None, None]
    assert [bool(stop.select(".pleats")) for stop in stops] == [True] * 2 + [False] * 4
    assert "Lesson 1, done: First bite" in " ".join(stops[0].get_text(" ").split())
    assert "Lesson 4, not done yet: Groups" in " ".join(stops[3].get_text(" ").split())


def test_it_is_told_how_full_the_box_is_and_what_comes_next() -> None:
    page = html(course(2))
    assert page.select_one(".filled").get_text() == "2 of 6 filled"
    assert page.select_one(".next h2").get_text() == "Next: Pairs"
    assert page.select_one(".next p").get_text() == "6 steps, about 3 minutes."


@pytest.mark.parametrize(
    "view", [View(390, 844), View(844, 390)], ids=["phone", "phone held sideways"]
)
def test_where_the_box_is_higher_than_the_window_the_way_on_comes_first(view: View) -> None:
    body = BeautifulSoup(str(course(2).paint(Frame(view)).body), "html.parser")
    assert [part["class"][0] for part in body.select_one(".course")(recursive=False)] == [
        *("course-head", "next", "box")
    ]


def test_the_lesson_just_done_drops_into_its_cup_where_things_move() -> None:
    (fresh,) = html(course(2, fresh="l1")).select(".fresh")
    assert "Boxes" in fresh.get_text()
    still = course(2, fresh="l1").paint(Frame(settings=Settings(motion="off")))
    assert "fresh" not in str(still.body)


def test_the_lid_slides_on_when_the_box_is_full_and_a_tap_lifts_it() -> None:
    page = course(len(TITLES), fresh=f"l{len(TITLES) - 1}")
    assert html(page).select("[data-act=lid]")
    page.on(Event("act", "lid"), Frame())
    assert not html(page).select("[data-act=lid]")
    assert not html(course(len(TITLES))).select("[data-act=lid]")  # and never again


def test_no_tile_is_dead() -> None:
    assert [a["href"] for a in html(course()).select(".way")] == [
        "#table",
        "#setup",
        "#rules",
        "#classroom",
    ]


def test_home_needs_no_canvas() -> None:
    assert not course(3).paint(Frame()).scenes


def test_one_game_is_nothing_to_choose_from() -> None:
    page = attrs.evolve(course(), choices=course().choices[:1])
    assert not html(page).select(".games")
    assert page.paint(Frame()).title == "Learn it by playing"


def test_several_games_are_a_row_of_links_and_still_one_click_from_the_first_move(
    two_games: str,
) -> None:
    page = html(course(2))
    games = page.select(".games a")
    assert [a["href"] for a in games] == [f"#{each}" for each in rooms.ids()]
    assert [a["href"] for a in games if a.get("aria-current")] == [f"#{GAMES[0]}"]
    words = " ".join(games[rooms.ids().index(two_games)].get_text(" ").split())
    assert words == "The Twin 2–4 players Lessons done: 2 of 6"
    (button,) = page.select(".btn-primary")
    assert button["href"] == "#lesson/l2"


def test_the_path_of_another_game_leads_to_its_own_pages(two_games: str) -> None:
    page = html(course(1, game=two_games))
    links = [a["href"] for a in page.select(".path a")]
    assert links == [f"#{two_games}/lesson/l{n}" for n in range(len(TITLES))]
    ways = [a["href"] for a in page.select(".way")]
    assert ways == [
        f"#{two_games}/table",
        f"#{two_games}/setup",
        f"#{two_games}/rules",
        "#classroom",
    ]
    assert page.select_one("#go-on")["href"] == f"#{two_games}/lesson/l1"
    assert course(game=two_games).paint(Frame()).title == "Learn The Twin by playing"


def test_newcomers_meet_the_way_in_before_the_box() -> None:
    frame = Frame(view=View(width=1280, height=1080))
    for done, first in ((0, "next"), (1, "box")):
        body = BeautifulSoup(str(course(done).paint(frame).body), "html.parser")
        shown = [part["class"][0] for part in body.select(".course > .next, .course > .box")]
        assert shown[0] == first


def test_a_stop_done_shows_a_symbol_of_the_game_and_the_others_their_number() -> None:
    stops = html(course(1)).select(".stop")
    assert [bool(stop.select(".cup > .piece")) for stop in stops] == [True] + [False] * 5
    assert [stop.select_one(".number").get_text() for stop in stops[1:]] == list("23456")


@pytest.mark.parametrize(
    ("players", "words"),
    [(range(2, 5), "Alone, or up to 4 together"), (range(1, 2), "On your own")],
)
def test_the_table_says_how_many_may_play(players: range, words: str) -> None:
    assert _at_the_table(players) == words


# ---- the short way


def short(done: int) -> Short:
    titles = ("New: your turn", "New: the end")
    stops = (Stop(f"s{n}", title, 3, 7, done=n < done) for n, title in enumerate(titles))
    return Short("You know a game like it?", tuple(stops))


@pytest.mark.parametrize(
    ("done", "word", "href"),
    [(0, "The short way", "#lesson/s0"), (1, "Go on with the short way", "#lesson/s1")],
)
def test_who_knows_a_game_like_it_is_offered_the_short_way(done: int, word: str, href: str) -> None:
    page = html(attrs.evolve(course(), short=short(done)))
    way = page.select_one("#short-way")
    assert (way.get_text().strip(), way["href"]) == (word, href)
    assert "2 lessons, about 6 minutes." in page.select_one(".short-way").get_text()
    (button,) = page.select(".btn-primary")
    assert button["href"] == "#lesson/l0", "the course is still what comes first"


def test_who_has_gone_the_short_way_is_sent_to_play() -> None:
    page = html(attrs.evolve(course(), short=short(2)))
    assert not page.select("#short-way")
    (button,) = page.select(".btn-primary")
    assert button["href"] == "#table"
    assert (
        html(attrs.evolve(course(1), short=short(2))).select_one("#go-on")["href"] == "#lesson/l1"
    )


def test_lessons_that_the_short_way_has_steps_of_are_marked_and_said() -> None:
    page = course(1)
    stops = tuple(attrs.evolve(stop, met=n < 2) for n, stop in enumerate(page.stops))
    shown = html(attrs.evolve(page, stops=stops, short=short(2)))
    said = [each.get_text() for each in shown.select(".stop .visually-hidden")]
    assert said[0] == "Lesson 1, done: "
    assert said[1] == "Lesson 2, next, partly known from the short way: "
    assert "short way" not in "".join(said[2:])


def test_a_full_box_offers_no_short_way() -> None:
    assert not html(attrs.evolve(course(len(TITLES)), short=short(0))).select("#short-way")


# ---- what goes on from the course


def onwards(done: int) -> Short:
    return attrs.evolve(short(done), title="More chocolate")


@pytest.mark.parametrize(
    ("done", "word", "href"),
    [(0, "More chocolate", "#lesson/s0"), (1, "Go on: More chocolate", "#lesson/s1")],
)
def test_what_goes_on_from_the_course_comes_first_once_it_is_done(
    done: int, word: str, href: str
) -> None:
    page = html(attrs.evolve(course(len(TITLES)), short=onwards(done)))
    first = page.select_one(".course .next")
    (button,) = page.select(".btn-primary")
    assert button in first.find_all("a")
    assert (button.get_text().strip(), button["href"]) == (word, href)
    assert page.select_one('a.btn[href="#table"]').get_text().strip() == "Play"


def test_what_goes_on_from_the_course_is_offered_before_by_its_name() -> None:
    page = html(attrs.evolve(course(2), short=onwards(0)))
    assert page.select_one("#short-way").get_text().strip() == "More chocolate"
    assert page.select_one(".btn-primary")["href"] == "#lesson/l2", "the course comes first"
    assert not page.select(".way-stops")


def test_lessons_of_what_goes_on_can_be_opened_again() -> None:
    page = html(attrs.evolve(course(len(TITLES)), short=onwards(2)))
    assert not page.select("#short-way")
    assert "You know More chocolate." in page.select_one(".short-way").get_text()
    stops = page.select(".way-stops a")
    assert [(a["href"], a["aria-label"]) for a in stops] == [
        ("#lesson/s0", "Lesson 1, done: New: your turn"),
        ("#lesson/s1", "Lesson 2, done: New: the end"),
    ]
    assert page.select_one(".btn-primary")["href"] == "#table"


@pytest.mark.parametrize(("height", "first"), [(700, "next"), (1080, "box")])
def test_the_way_on_comes_first_where_box_and_short_way_do_not_fit(height: int, first: str) -> None:
    frame = Frame(view=View(width=1280, height=height))
    page = attrs.evolve(course(1), short=short(0)).paint(frame)
    body = BeautifulSoup(str(page.body), "html.parser").select_one(".course")
    parts = [part for part in body.find_all(recursive=False) if part["class"][0] in ("next", "box")]
    assert parts[0]["class"][0] == first


@pytest.mark.parametrize("game", GAMES)
def test_a_course_opens_with_a_picture_of_what_one_builds(game: str) -> None:
    opening = lessons_of(game)[0].opening
    assert opening is not None
    assert "<svg" in str(rooms.room(game).tabletop().picture(opening.state, 0, 92, 128))
