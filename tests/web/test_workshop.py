"""The workshop's page: pupils' files are run, checked, stopped, kept and taken home."""

import json
import re
import zipfile

import pytest

from engine.number_drop.shapes import MOST_CELLS
from sim.exercises.faults import contrast
from tests import slow
from tests.sim.exercises.test_exercises import ESPERANTO, FOREST
from tests.web import browser
from tests.web.test_access import AXE, SERIOUS, THEMES
from web import workshop_page

STUCK = """
def choose(game, legal):
    best = 0
    while True:
        best += 1
        best -= 1
    return legal.nth(best)
"""
THINKING = """
def choose(game, legal):
    turn = 0
    while turn < 3 and legal.count():
        turn += 1
    return legal.nth(0)
"""
WALRUS = """
def choose(game, legal):
    left = 3
    while left := left - 1:
        pass
    return legal.nth(0)
"""
COUNTING = """
calls = []
def choose(game, legal):
    calls.append(game)
    print("call", len(calls))
    return legal.nth(0)
"""


@pytest.fixture(scope="module")
def visit(chromium, file):
    """The page, opened from its file, whose state is kept from test to test."""
    with browser.visit(chromium, locale="en-GB", viewport={"width": 1366, "height": 768}) as visit:
        visit.page.on("dialog", lambda dialog: dialog.accept())
        visit.open(file.parent / "web" / workshop_page.NAME)
        yield visit
        assert visit.complaints == []
        assert [
            url for url in visit.requests if not url.startswith(("file:", "data:", "blob:"))
        ] == []


def run(visit, number, text, begins=True):
    """Run a text as an exercise's file, check whether a game begins, return the panel's text."""
    visit.page.click(f"#lesson-list button:has-text('{number} ')")
    visit.page.fill("#lesson-file", text)
    if begins:
        with visit.page.expect_event("load"):
            visit.page.click("#lesson-run")
        visit.wait()
        visit.page.evaluate("letGo(33); letGo(33); rest(33)")
        visit.wait_until("document.getElementById('lesson-told').innerText")  # the check is slower
    else:
        visit.page.click("#lesson-run")
        visit.wait_until("!document.getElementById('lesson-run').disabled")
    return visit.page.inner_text("#lesson-told")


def test_not_begun_it_says_what_to_do(visit):
    assert "0 of 4" in run(visit, 1, workshop_page.starts()[1])
    assert "0 of 5" in run(visit, 2, workshop_page.starts()[2])
    assert "it is O" in run(visit, 4, workshop_page.starts()[4], begins=False)


def test_an_empty_file_is_reported_and_the_game_continues(visit):
    assert "needs a colour" in run(visit, 1, "", begins=False)
    assert "0 of 5" in run(visit, 2, "")
    assert "is missing" in run(visit, 5, "", begins=False)
    assert visit.notice() == "" and visit.state()["screen"] == "title"


def test_a_theme_is_looked_at_and_shown(visit):
    colours = contrast_of_dark() | FOREST
    text = f"COLOURS = {colours!r}\n"
    assert "hard to read" in run(visit, 1, text.replace("'ink': 16777215", "'ink': 0x202020"))
    assert '"pink" needs' in run(visit, 1, text.replace("'pink':", "'punk':"), begins=False)
    assert run(visit, 1, text).startswith("Done!")
    assert visit.state()["screen"] == "place"
    green = FOREST["background"]
    packed = (green >> 19 << 11) | (green >> 10 & 63) << 5 | green >> 3 & 31
    assert packed.to_bytes(2, "little") in visit.pixels()


def contrast_of_dark():
    """Return the dark theme's colours, all of which are legible."""
    from firmware.theme import DARK

    assert contrast.too_near(DARK) == []
    return dict(DARK)


def test_a_language_is_spoken_and_kept(visit):
    assert "menus.MOORE" in run(visit, 2, ESPERANTO.replace("MORE", "MOORE"))
    output = run(visit, 2, ESPERANTO.replace("SOLA LUDO", "SOLA LUDO KUN LONGA NOMO"))
    assert "menus.SOLO_GAME is too long" in output
    output = run(visit, 2, ESPERANTO.replace("PLI", "ÉTÉĈ").replace("REEN", "ß"))
    assert "MORE: the game's font has no Ĉ: write C\n" in output
    assert "MORE: write ACCENTS = True at the top, before the first class, for É" in output
    assert "has no ß: write it with A to Z" in output
    assert "line 3: a quote is missing" in run(
        visit, 2, ESPERANTO.replace('N"', "N", 1), begins=False
    )
    assert run(visit, 2, ESPERANTO).startswith("Done!")
    assert any("SOLA LUDO" in line for line in visit.state()["lines"])
    visit.reload()
    assert visit.page.input_value("#lesson-file") == ESPERANTO
    visit.page.focus("#lesson-file")
    visit.page.keyboard.type("a")  # which is not a key of the board
    assert visit.state()["screen"] == "title"


EDITED = """
(() => {
    const { value, selectionStart, selectionEnd } = document.getElementById("lesson-file");
    return `${value.slice(0, selectionStart)}[${value.slice(selectionStart, selectionEnd)}]`
        + value.slice(selectionEnd);
})()
"""
KEYS = [  # a file and what is selected in it, a key, and both after it
    ("a[]b\nc", "Tab", "a   []b\nc"),
    ("    []b\nc", "Tab", "        []b\nc"),
    ("a\nb[b\n\nc]c\nd", "Tab", "a\n[    bb\n\n    cc]\nd"),
    ("[a\nb\n]c", "Tab", "[    a\n    b]\nc"),
    ("a\n      [b\n  c\n]d", "Shift+Tab", "a\n[  b\nc]\nd"),
    ("a\n    b[]\nc", "Shift+Tab", "a\nb[]\nc"),
    ("a\n  []  \nc", "Shift+Tab", "a\n[]\nc"),
    ("[a]b", "Shift+Tab", "[a]b"),
    ("if a:[]", "Enter", "if a:\n    []"),
]


@pytest.mark.parametrize(("text", "key", "after"), KEYS)
def test_tab_indents_lines_and_control_z_undoes_it(visit, text, key, after):
    start, end = text.index("["), text.index("]") - 1
    plain = text.replace("[", "").replace("]", "")
    visit.page.fill("#lesson-file", plain)
    file = visit.page.locator("#lesson-file")
    file.evaluate(f"file => file.setSelectionRange({start}, {end})")
    file.press(key)
    assert visit.page.evaluate(EDITED) == after
    if plain != after.replace("[", "").replace("]", ""):
        file.press("Control+z")
        assert file.input_value() == plain


def test_escape_leads_out_of_the_file(visit):
    focused = "document.activeElement.id"
    for key, place in (("Shift+Tab", "file"), ("Escape", "run"), ("Tab", "reset")):
        visit.page.focus("#lesson-file") if key == "Shift+Tab" else None
        visit.page.keyboard.press(key)
        assert visit.page.evaluate(focused) == f"lesson-{place}"


BOTH = ("lesson-told", "screen")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("def choose(game, legal)\n    return legal.nth(0)\n", "line 1: a colon is missing"),
        ("def choose(game, legal):\n    return best\n", "line 2: nothing is called best"),
        (
            "def choose(game, legal):\n    return len(3, 4)\n",
            "line 2: this function takes 1",
        ),
        ("def choose(game, legal):\n    return legal.best()\n", "line 2: there is no .best"),
        ("def choose(game, legal):\n    return legal.nth(0) + 'a'\n", "line 2: int and str do not"),
        ("def choose(game, legal):\n    return [][1]\n", "line 2: the list has no such place"),
        ("import numpy\ndef choose(game, legal):\n    return 0\n", "line 1: there is no module"),
        ("def choose(game, legal):\n    input('?')\n", "line 2: nobody can answer input()"),
        (
            "def choose(game, legal):\n    return 1 if else 2\n",
            "line 2: Python cannot read",
        ),
    ],
)
def test_mistakes_are_named_with_their_line(visit, text, message):
    assert message in run(visit, 5, text, False)


def test_what_is_pasted_from_a_text_processor_is_tidied(visit):
    visit.page.fill("#lesson-file", "")
    visit.page.evaluate("""
        const data = new DataTransfer();
        data.setData("text/plain", "\tprint(\u201chi\u201d)\u00a0# \u200bhi");
        const file = document.getElementById("lesson-file");
        file.focus();
        file.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, cancelable: true }));
    """)
    assert visit.page.input_value("#lesson-file") == '    print("hi") # hi'


def test_a_phone_s_quotes_are_straightened_when_it_runs(visit):
    output = run(visit, 2, ESPERANTO.replace('"PLI"', "\u201cPLI\u201d"))
    assert output.startswith("Done!") and "\u201c" not in visit.page.input_value("#lesson-file")


def test_each_colour_of_a_theme_has_a_sample(visit):
    visit.page.click("#lesson-list button:has-text('1 ')")
    visit.page.fill("#lesson-file", 'COLOURS = {\n    "ink": 0xFF8000,\n}\n')
    samples = "[...document.querySelectorAll('#lesson-lines i')].map((one) => one.style.background)"
    assert visit.page.evaluate(samples) == ["", "rgb(255, 128, 0)", "", ""]


def test_panel_and_game_are_side_by_side_in_any_browser_that_the_page_asks_for(visit):
    """Firefox supports :has only since 121; without it, the panel would cover the game."""
    assert ":has(" not in visit.page.evaluate("document.querySelector('style').textContent")
    panel, game = (visit.page.locator(name).bounding_box() for name in ("#lessons", "#table"))
    assert panel["x"] + panel["width"] <= game["x"]


def test_around_a_language_of_your_own_the_page_speaks_the_browsers(chromium, file):
    with browser.visit(chromium, locale="fr-FR") as visit:
        visit.open(file.parent / "web" / workshop_page.NAME)
        assert run(visit, 2, ESPERANTO).startswith("Réussi !")
        assert any("SOLA LUDO" in line for line in visit.state()["lines"])
        output = run(visit, 5, "def choose(game, legal): legal.nth(0)", begins=False)
        assert "choose n'a rien renvoyé : manque-t-il un return ?" in output
        output = run(visit, 4, "...", begins=False) + run(visit, 4, "#", begins=False)
        assert "dessine d'abord quelques #" in output and "elle a 1 case : " in output
        output = run(visit, 2, ESPERANTO.replace("PLI", "ÉTÉĈ"))
        assert "la police du jeu n'a pas Ĉ : écris C\n" in output
        assert "écris ACCENTS = True tout en haut, avant la première classe, pour É" in output
        assert visit.page.locator("html").get_attribute("lang") == "fr"
        assert visit.page.locator("#about").get_attribute("title") == "Aide"


def test_a_narrow_window_shows_both_the_messages_and_the_game(visit):
    wide = visit.page.viewport_size
    try:
        visit.page.set_viewport_size(browser.PHONE["viewport"])
        visit.page.evaluate("scrollTo(0, 50)")  # the scroll position that the browser would restore
        run(visit, 2, ESPERANTO)
        shown, game = (visit.page.locator(f"#{name}").bounding_box() for name in BOTH)
        assert 0 <= shown["y"] < shown["y"] + shown["height"] < game["y"]
        assert game["y"] + game["height"] <= browser.PHONE["viewport"]["height"]
    finally:
        visit.page.set_viewport_size(wide)
    run(visit, 2, ESPERANTO.replace("PLI", "PLIU"))
    assert visit.page.evaluate("scrollY") == 0, "side by side nothing moves"


HASTY = """
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => { // both buttons, before there is a machine
    await new Promise((done) => setTimeout(done, 300));
    globalThis.hasty ??= ["run", "download"].map((name) => {
        const button = document.getElementById(`lesson-${name}`);
        button.click();
        return button.disabled;
    });
    return instantiate.call(WebAssembly, ...given);
};
"""


def test_nothing_is_run_or_given_before_all_is_loaded(chromium, file):
    kept = json.dumps({"text": ESPERANTO, "ran": ESPERANTO, "isDone": True})
    script = f"localStorage.setItem('number-drop.workshop.2', {kept!r});"
    with browser.visit(chromium, script + HASTY, locale="en-GB") as visit:
        downloads = []
        visit.page.on("download", lambda download: downloads.append(download))
        visit.open(file.parent / "web" / workshop_page.NAME)
        assert visit.page.evaluate("hasty") == [True, True]
        assert visit.page.inner_text("#lesson-told") == "" and downloads == []
        assert run(visit, 2, ESPERANTO).startswith("Done!")
        assert visit.complaints == []


CHANGED = [("begin", "junk{"), ("open", "3"), ("open", "x")]


@pytest.mark.parametrize(("name", "kept"), slow.rows_but(CHANGED[:1], CHANGED))
def test_what_somebody_changed_by_hand_is_left_out(chromium, file, name, kept):
    script = f"localStorage.setItem('number-drop.workshop.{name}', '{kept}');"
    with browser.visit(chromium, script, locale="en-GB") as visit:
        visit.open(file.parent / "web" / workshop_page.NAME)
        assert visit.page.input_value("#lesson-file") == workshop_page.starts()[1]
        assert visit.page.inner_text("#lesson-told") == ""
        assert "it is O" in run(visit, 4, workshop_page.starts()[4], begins=False)
        assert visit.complaints == []


def test_what_keeps_a_file_from_being_looked_at_is_reported(chromium, file):
    script = "globalThis.Worker = function () { throw new Error('no worker'); };"
    with browser.visit(chromium, script, locale="en-GB") as visit:
        visit.open(file.parent / "web" / workshop_page.NAME)
        assert "no worker" in run(visit, 2, ESPERANTO, begins=False)
        assert visit.complaints == []


EMPTY = "localStorage.clear();"
OLD = "Object.keys(localStorage).forEach((name) => localStorage.setItem(name, ''));"


@pytest.mark.parametrize("store", slow.but([EMPTY], [EMPTY, OLD]))
def test_what_a_browser_keeps_in_no_store_comes_along_with_the_tab(chromium, file, store):
    """A browser may have no storage, or an outdated copy.

    Chromium occasionally does with a page from a file.
    """
    with browser.visit(chromium, store, locale="en-GB") as visit:
        visit.open(file.parent / "web" / workshop_page.NAME)
        assert run(visit, 2, ESPERANTO).startswith("Done!")
        assert any("SOLA LUDO" in line for line in visit.state()["lines"])
        visit.reload()
        assert visit.page.input_value("#lesson-file") == ESPERANTO
        assert visit.page.evaluate("history.state") is None, "a tab that crashes has no old one"
        visit.page.on("dialog", lambda dialog: dialog.accept())
        with visit.page.expect_event("load"):
            visit.page.click("#lesson-pupil")
        visit.wait()
        assert visit.page.evaluate("Object.keys(localStorage)") == []
        assert visit.complaints == []


def test_axe_finds_nothing_serious(visit):
    visit.page.evaluate(AXE.read_text("utf-8"))
    for theme in THEMES:
        visit.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        assert visit.page.evaluate(SERIOUS) == []


DOTS = "." * 40


@pytest.mark.parametrize(
    ("drawing", "message"),
    [
        ("", "draw some # first"),
        ("...\n...\n", "draw some # first"),
        ("#x\n##\n", "draw with # and . only"),
        ("#\n", f"it has 1 cell: a tile has 3 to {MOST_CELLS}"),
        (f"{'#' * 20}\n" * 20, f"it has 400 cells: a tile has 3 to {MOST_CELLS}"),
        (f"{DOTS}#\n" + f"{DOTS}.\n" * 40 + "#\n#\n", "connected"),
        ("#.#\n#.#\n", "connected"),
        ("#####\n", "at most four cells in a line"),
    ],
)
def test_a_drawing_that_is_no_tile_is_rejected_with_the_reason(visit, drawing, message):
    assert message in run(visit, 4, drawing, begins=False)


def test_a_tile_is_dealt_and_drawn(visit):
    drawing = f"{DOTS}##{DOTS}\n" * 2 + f"{DOTS}.#{DOTS}\n" + f"{DOTS}\n" * 20
    assert "in 21 of 40 games" in run(visit, 4, drawing)
    assert "in 21 of 40 games" in run(visit, 4, "##\n##\n#.\n")
    visit.type("a")  # whose turn it is
    assert visit.state()["number_drop"]["tiles"][3]["shape"] == "MY"


def test_a_player_plays_and_one_without_an_end_is_stopped_at_its_line(visit):
    assert "line 4: this loop never ends" in run(visit, 5, STUCK, begins=False)
    selected = "(({value, selectionStart: a, selectionEnd: b}) => value.slice(a, b))"
    file = "document.getElementById('lesson-file')"
    assert visit.page.evaluate(f"{selected}({file})") == "    while True:"
    assert "not legal there" in run(visit, 5, "def choose(game, legal): return -5", begins=False)
    forgotten = "def choose(game, legal):\n    legal.nth(0)\n"
    assert "in game 0 choose returned nothing: is a return missing?" in run(
        visit, 5, forgotten, begins=False
    )
    assert "line 2: there is no module called chess" in run(
        visit, 5, "\nimport chess", begins=False
    )
    assert "of 20 games" in run(visit, 5, THINKING)
    for _ in range(30):  # and it plays on the page
        visit.page.evaluate("letGo(33)")
    assert visit.state()["number_drop"]["phase"] != "over"


def test_a_player_cannot_reach_the_page(visit):
    for way in ("import js", "js = __import__('js')", "from jsffi import JsProxy"):
        output = run(visit, 5, f"def choose(game, legal):\n    {way}\n    return -1\n", False)
        assert "line 2: there is no module called js" in output
    assert "there is no module called js" in run(
        visit, 1, "import js\nCOLOURS = {}\n", begins=False
    )


def test_what_a_player_prints_is_shown(visit):
    lines = "document.querySelector('#lesson-prints pre').textContent.split('\\n')"
    assert "not legal there" in run(visit, 5, COUNTING.replace("nth(0)", "nth"), begins=False)
    assert visit.page.evaluate(lines) == ["call 1"]
    assert "line 2: there is no module called chess" in run(
        visit, 5, "print('é' * 500)\nimport chess", begins=False
    )
    assert visit.page.evaluate(lines) == ["é" * 400 + " …"]
    visit.page.click("#lesson-list button:has-text('1 ')")
    assert not visit.page.locator("#lesson-prints").is_visible()
    assert "of 20 games" in run(visit, 5, COUNTING)
    visit.wait_until(f"letGo(33), {lines}.at(-1) === 'call 1'")  # in the game on the page
    shown = visit.page.evaluate(lines)
    last = int(shown[-2].split()[1])
    assert last > 200
    assert shown == [f"call {call}" for call in (*range(last - 98, last + 1), 1)]


def test_a_player_that_fails_in_the_game_is_reported_and_left_out(visit):
    """It failed in none of the twenty games before, so it is put there without them."""
    ran = "def choose(game, legal):\n    return 1 // 0\n"
    keep = "localStorage.setItem('number-drop.workshop.' + {}, JSON.stringify({}))"
    visit.page.evaluate(keep.format("5", json.dumps({"text": ran, "ran": ran, "isDone": True})))
    begun = {"number": 5, "seed": 7, "told": {"isDone": True}}
    visit.page.evaluate(keep.format("'begin'", json.dumps(begun)))
    visit.page.reload()
    visit.wait_until("globalThis.numberDrop !== undefined")
    visit.wait_until(
        "letGo(33), document.getElementById('lesson-told').textContent.includes('line')"
    )
    assert "line 2: this divides by zero" in visit.page.inner_text("#lesson-told")
    assert "has stopped" in visit.notice()
    assert any("ZeroDivisionError" in line for line in visit.complaints)
    visit.complaints.clear()
    visit.reload()  # without it
    assert visit.notice() == ""
    kept = json.loads(visit.page.evaluate("localStorage['number-drop.workshop.5']"))
    assert kept == {"text": ran, "ran": "", "isDone": False, "seed": 7}, "it is done no more"
    assert "✓" not in visit.page.inner_text("#lesson-list button:has-text('5 ')")
    assert "of 20 games" in run(visit, 5, WALRUS)


def downloaded(visit, kind, folder):
    """Return the files of a zip that the page offers."""
    visit.page.select_option("#lesson-board", kind)
    with visit.page.expect_download() as download:
        visit.page.click("#lesson-download")
    download.value.save_as(folder / f"{kind}.zip")
    assert "first Pico" in visit.page.locator("#lesson-told").inner_text()  # what it needs
    with zipfile.ZipFile(folder / f"{kind}.zip") as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def test_what_is_done_goes_on_a_drive_and_the_next_pupil_begins_afresh(visit, tmp_path):
    """One exercise is done here; the others are kept in the same way."""
    run(visit, 2, ESPERANTO)
    visit.page.focus("#lesson-file")
    visit.page.keyboard.type("a")
    page_kept = json.loads(visit.page.evaluate("localStorage['number-drop.workshop.2']"))
    assert page_kept["ran"] == ESPERANTO and page_kept["isDone"]
    theme = f"COLOURS = {contrast_of_dark() | FOREST!r}\n"
    for number, text in ((1, theme), (4, "##\n##\n#.\n"), (5, THINKING)):
        kept = json.dumps(page_kept | {"text": text, "ran": text})
        visit.page.evaluate(f"localStorage.setItem('number-drop.workshop.{number}', {kept!r})")
    visit.reload()
    drive, alone = (downloaded(visit, kind, tmp_path) for kind in ("colour", "files"))
    plain = {
        name.partition("/")[2]: content
        for name, content in workshop_page.sources().items()
        if not name.startswith("mono/")
    }
    changed = {name for name in drive if drive[name] != plain.get(name)}
    atlas = {name for name in changed if re.match(r"atlas/table_\w+\.bin", name)}
    lists = {f"firmware/{package}/__init__.py" for package in ("themes", "text", "guests")}
    own = {"firmware/themes/my.py", "firmware/text/my.py", "firmware/guests/zoe.py"}
    assert plain.keys() <= drive.keys()
    assert alone == {name: drive[name] for name in changed - atlas}
    assert changed - atlas == {"engine/number_drop/shapes.py"} | lists | own and atlas
    assert drive["firmware/guests/zoe.py"].decode() == THINKING  # as it was written
    items = visit.page.locator("#lesson-told li")
    theme, language, *others = items.all_inner_texts()
    assert (theme, others) == ("Theme", ["Tile", "Player"])
    assert language.startswith("Language, as you last ran it.")  # an "a" was typed since
    assert drive["firmware/text/my.py"].decode() == ESPERANTO
    with visit.page.expect_event("load"):
        visit.page.click("#lesson-pupil")
    visit.wait()
    assert visit.page.evaluate("Object.keys(localStorage)") == []
    assert visit.page.input_value("#lesson-file") == workshop_page.starts()[1]


def test_what_is_as_it_was_is_not_done(visit):
    output = run(visit, 5, workshop_page.starts()[5])
    assert "change something first" in output and "Done!" not in output
