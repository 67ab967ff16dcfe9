"""A link begins exactly the game that it was copied from, with its dice, players and rules."""

from datetime import date
from typing import Any

import pytest

from firmware.drop_it import game as drop_it
from firmware.kept import calendar
from firmware.number_drop import game as number_drop
from firmware.session import seeds
from tests.firmware.handheld import FRAME_MS
from tests.web import browser
from tests.web.test_leaving import go_down_to
from tests.web.test_share import CLIPBOARD, WEB, shared
from web import game_link

GAMES: dict[str, Any] = {
    "seed=8": number_drop.new(1, 8, 0),
    "seed=4294967295&players=6": number_drop.new(6, 0xFFFFFFFF, 0),
    f"seed={8 | 7 << 32}&players=3": number_drop.new(3, 8, 7),
    f"seed={8 | 1 << 32}": number_drop.new(1, 8, 1),
    "game=drop_it": drop_it.new(1, 0, 0),
    "game=drop_it&players=3&variant=1": drop_it.new(3, 0, 1),
    "game=drop_it&players=2&variant=12": drop_it.new(2, 0, 12),
}
DAYS = {"2026-12-24": (2026, 12, 24), "2028-2-29": (2028, 2, 29)}
NO_DAYS = ["x", "2026", "2026-12", "2026-12-32", "2026-02-30", "2024-12-24", "2026-12-24-1", "--"]
NONE = [
    "game=chess",
    f"seed={1 << 35}",
    "seed=-1",
    "seed=ABCDEFGH",
    "players=0",
    "players=7",
    "players=two",
    "players=" + 40 * "0" + "1",
    "variant=8",  # Number Drop has none
    "game=drop_it&variant=6",  # the edges have shapes or nothing
    "game=drop_it&variant=16",
    "game=drop_it&players=7",
]


@pytest.mark.parametrize("text", DAYS)
def test_a_link_names_the_day_of_a_game(text):
    assert game_link.day_of(text) == seeds.daily_seed(calendar.pack(*DAYS[text]))


@pytest.mark.parametrize("text", NO_DAYS)
def test_what_is_no_day_is_none(text):
    with pytest.raises(ValueError, match="noSuchDay"):
        game_link.day_of(text)


def game_of(text):
    """Return the game that the text of a link names."""
    named = dict(part.split("=") for part in text.split("&"))
    return game_link.game_of(
        *[named.get(name, "") for name in ("game", "seed", "players", "variant")]
    )


@pytest.mark.parametrize("text", GAMES)
def test_a_link_names_the_game_that_it_is_of(text):
    record = GAMES[text]
    variant = drop_it.variant_of(record.game) if "drop_it" in text else record.game.house
    assert game_link.text_of(record, variant) == text
    name, seed, players, named = game_of(text)
    game: Any = {"number_drop": number_drop, "drop_it": drop_it}[name]
    again = game.new(players, seed or 0, named)
    assert again.to_bytes() == record.to_bytes()


def test_a_code_of_digits_alone_is_not_taken_for_a_number():
    sliding = 1 << seeds.HOUSE
    of_digits = [seed for seed in range(sliding, sliding + 20_000) if seeds.code_of(seed).isdigit()]
    assert len(of_digits) > 9
    for seed in of_digits:
        record = number_drop.new(1, seed)
        _, again, _, _ = game_of(game_link.text_of(record, record.game.house))
        assert again == seed


@pytest.mark.parametrize("text", NONE)
def test_what_is_no_game_is_none(text):
    with pytest.raises(ValueError):
        game_of(text)


@pytest.fixture
def visit(chromium, file):
    """The page, opened from a web server."""
    with browser.visit(chromium, CLIPBOARD, locale="en-GB") as visit:
        visit.page.context.route("https://play.test/*", lambda route: route.fulfill(path=file))
        visit.page.goto(WEB)
        visit.wait()
        yield visit


def follow(visit, link):
    """Follow a link in a browser that has stored nothing."""
    visit.page.evaluate("localStorage.clear()")
    visit.page.goto("about:blank")
    visit.complaints.clear()  # of a blank page, which has no clipboard
    visit.page.goto(link)
    visit.wait()


def table(visit, game):
    """Continue to the table; return the game there.

    With several players, that includes the first hand-over.
    """
    for _ in range(3):
        if game not in visit.state():
            visit.type("a")
    return visit.state()[game]


def test_a_visitor_who_follows_a_link_of_three_players_begins_their_game(visit):
    go_down_to(visit, "2-6")
    visit.type("a")
    visit.type("down")
    visit.type("right")
    visit.type("up")
    visit.type("a")
    begun = table(visit, "number_drop")
    link = shared(visit, "#link")
    assert len(begun["sheets"]) == 3 and link.endswith("&players=3")
    follow(visit, link)
    assert table(visit, "number_drop") == begun
    assert visit.page.evaluate("location.hash") == "" and visit.notice() == ""
    assert visit.complaints == []


def test_a_visitor_who_follows_a_link_of_drop_it_begins_with_its_rules(visit):
    follow(visit, f"{WEB}#game=drop_it&players=2&variant=12")
    begun = table(visit, "drop_it")
    assert "edges" not in begun and begun["jokers"] == [2, 2]
    assert shared(visit, "#link") == f"{WEB}#game=drop_it&players=2&variant=12"
    assert "starts the same game" in visit.notice()


# The date changes while a tab is open, and while it is in the background, where its timers may
# sleep.
CALENDAR = """
globalThis.daysOn = 0;
globalThis.everyMinute = [];
globalThis.setInterval = (act, ms) => ms === 60_000 && everyMinute.push(act);
globalThis.Date = class extends Date {
    getFullYear() { return 2026; }
    getMonth() { return 10; }
    getDate() { return 20 + daysOn; }
};
"""


@pytest.mark.parametrize(
    "noticed",
    [
        "document.dispatchEvent(new Event('visibilitychange'))",
        "everyMinute.forEach((act) => act())",
    ],
    ids=["seen again", "open past midnight"],
)
def test_a_tab_of_yesterday_has_the_game_of_today(chromium, file, noticed):
    seed = seeds.daily_seed(calendar.pack(2026, 11, 21))
    with browser.visit(chromium, CALENDAR, locale="en-GB") as visit:
        visit.open(file)
        visit.page.evaluate(f"daysOn = 1; {noticed}")
        visit.page.click("#daily")
        visit.page.evaluate(f"rest({FRAME_MS})")
        assert visit.device("log()") == number_drop.new(1, seed, 0).to_bytes().hex()


def test_a_link_of_seven_players_is_reported(visit):
    follow(visit, f"{WEB}#seed=8&players=7")
    assert "1 to 6 can" in visit.notice()
    assert visit.state()["screen"] == "title"


TODAY = calendar.pack(*date.today().timetuple()[:3])
FOLLOW = """
(link) => new Promise((done) => {
    addEventListener("hashchange", done, { once: true }); // after the page itself
    location.hash = link;
})
"""
# What is said about a link, the screen that it leads to, and what began the game that is current
# then.
ODD = {
    "sead=7": ("ignored: sead", "title", ""),
    "utm_source=mail&fbclid=Iw&_gl=1": ("", "title", ""),
    "Seed%3D7%26UTM_SOURCE=mail&board=pygamer": ("", "place", "seed=7"),
    "seed=8&" + 99 * "x": ("ignored: " + 60 * "x", "give_up", "seed=7"),
    "daily&players=9": ("ignored: players", "place", f"seed={seeds.daily_seed(TODAY)}"),
}


def test_what_means_nothing_in_a_link_is_reported_unless_others_append_it(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file)
        for link, (shown, screen, begun) in ODD.items():
            visit.page.evaluate(FOLLOW, link)
            visit.page.evaluate(f"rest({FRAME_MS})")
            assert visit.notice().endswith(shown) and bool(visit.notice()) is bool(shown), link
            assert (visit.state()["screen"], visit.device("link()")) == (screen, begun)
            visit.page.evaluate("document.getElementById('notice').click()")


def test_no_link_and_no_daily_game_ends_another(chromium, file):
    """Own, today's and the link's are kept, in that order of beginning; a reload finds them."""
    with browser.visit(chromium, CALENDAR, locale="en-GB") as visit:
        visit.open(file)
        visit.type("a")
        own = visit.device("log()")
        games = [own]
        for link in ("daily", "seed=8", "game=drop_it&players=2"):
            visit.page.evaluate(FOLLOW, link)
            visit.page.evaluate(f"rest({FRAME_MS})")
            is_asked = link.startswith("game")  # a second link
            assert visit.state()["screen"] == ("give_up" if is_asked else "place"), link
            games.append(visit.device("log()"))
        assert len(set(games)) == 3 and games[2] == games[3]
        visit.type("b")
        for _ in range(2):
            visit.page.evaluate(FOLLOW, "daily")  # continues it
            visit.page.evaluate(f"rest({FRAME_MS})")
            assert visit.device("log()") == games[1]
            visit.reload()
        for key in ("start", "up", "a", "down", "down", "a"):  # the title's third line
            visit.type(key)
        assert visit.device("log()") == own
