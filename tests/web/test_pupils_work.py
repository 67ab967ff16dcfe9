"""A pupil's work is kept, and gone for the next pupil; problems are reported where they are."""

import pytest

from tests import slow
from tests.sim.exercises.test_exercises import ESPERANTO
from tests.web import browser
from tests.web.test_leaving import go_down_to, set_french
from tests.web.test_page import FORBIDDEN, FULL
from tests.web.test_workshop import run
from web import workshop_page

STORES = [FORBIDDEN, FULL + "isFull = true;"]


@pytest.mark.parametrize("store", slow.but(STORES[:1], STORES))
def test_where_nothing_is_kept_no_work_is_lost(chromium, file, store):
    with browser.visit(chromium, store, locale="en-GB") as visit:
        asked = []

        def answer(dialog):
            asked.append(dialog.type)
            dialog.accept()

        visit.page.on("dialog", answer)
        visit.open(file.parent / "web" / workshop_page.NAME)
        opened = visit.page.evaluate("performance.timeOrigin")
        output = run(visit, 2, ESPERANTO, begins=False)
        assert output.startswith("Done!") and "saves nothing, so the game cannot show it" in output
        assert "save anything" in visit.notice() or "storage is full" in visit.notice()
        assert "it is O" in run(visit, 4, workshop_page.starts()[4], begins=False)
        visit.page.click("#lesson-list button:has-text('2 ')")
        assert visit.page.input_value("#lesson-file") == ESPERANTO
        with visit.page.expect_download():
            visit.page.click("#lesson-download")
        visit.page.click("#lesson-reset")
        assert visit.page.input_value("#lesson-file") == workshop_page.starts()[2]
        assert visit.page.evaluate("performance.timeOrigin") == opened
        assert asked == ["confirm"]
        visit.reload()
        assert asked == ["confirm", "beforeunload"]


def test_what_is_kept_again_is_shown_by_the_game(chromium, file):
    with browser.visit(chromium, FULL, locale="en-GB") as visit:
        visit.open(file.parent / "web" / workshop_page.NAME)
        visit.page.evaluate("isFull = true")
        assert "saves nothing" in run(visit, 2, ESPERANTO, begins=False)
        visit.page.evaluate("isFull = false")
        assert "saves nothing" not in run(visit, 2, ESPERANTO)
        assert any("SOLA LUDO" in line for line in visit.state()["lines"])


def meanwhile(visit, deed):
    """Press Run and do something immediately; return the last message."""
    visit.page.evaluate(f"document.getElementById('lesson-run').click(); {deed}; 0")
    visit.wait_until("!document.getElementById('lesson-run').disabled")
    return visit.page.inner_text("#lesson-told")


TYPE = """
const file = document.getElementById("lesson-file");
file.value += "my next idea";
file.setSelectionRange(3, 3);
file.dispatchEvent(new Event("input"))
"""


DRAWINGS = ["##\n##\n#.\n", "#.#\n#.#\n"]


@pytest.mark.parametrize("drawing", slow.but(DRAWINGS[:1], DRAWINGS))
def test_what_is_typed_while_a_file_is_looked_at_stays(chromium, file, drawing):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file.parent / "web" / workshop_page.NAME)
        visit.page.click("#lesson-list button:has-text('4 ')")
        visit.page.fill("#lesson-file", drawing)
        output = meanwhile(visit, TYPE)
        if ".#" in drawing:
            assert "connected" in output
        else:
            assert output.startswith("Done!") and "press Run again" in output
        for _ in range(2):
            assert visit.page.input_value("#lesson-file") == drawing + "my next idea"
            visit.reload()
        assert visit.complaints == []


def test_faults_are_shown_for_the_exercise_that_was_run(chromium, file):
    with browser.visit(chromium, locale="fr-FR") as visit:
        visit.open(file.parent / "web" / workshop_page.NAME)
        visit.page.click("#lesson-list button:has-text('2 ')")
        visit.page.fill("#lesson-file", ESPERANTO.replace('N"', "N", 1))
        output = meanwhile(visit, "document.querySelector('#lesson-list button').click()")
        assert output.startswith("Langue : Ça ne marche pas encore")
        assert "ligne 3 : il manque un guillemet" in output
        assert visit.page.input_value("#lesson-file") == workshop_page.starts()[1]
        places = "(({ selectionStart, selectionEnd }) => [selectionStart, selectionEnd])"
        start, end = visit.page.evaluate(f"{places}(document.getElementById('lesson-file'))")
        assert start == end  # no line of another file is selected
        visit.page.click("#lesson-list button:has-text('2 ')")
        visit.page.fill("#lesson-file", ESPERANTO)
        assert meanwhile(visit, "document.querySelector('#lesson-list button').click()").startswith(
            "Langue : Réussi !"
        )
        assert visit.page.locator("#lesson-list button:has-text('✓')").count() == 1


def test_nothing_of_a_pupil_returns_for_the_next_one(chromium, file):
    """Leaving the settings screen saves them, and the whole memory with them."""
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.page.on("dialog", lambda dialog: dialog.accept())
        visit.open(file.parent / "web" / workshop_page.NAME)
        go_down_to(visit, "SOLO")
        visit.type("a")
        visit.type("a")
        visit.page.evaluate("document.activeElement.blur()")
        visit.reload()  # which returns to the table
        visit.type("start")
        go_down_to(visit, "TO TITLE")
        visit.type("a")
        set_french(visit)
        assert visit.page.evaluate("Object.keys(localStorage)") != []
        with visit.page.expect_event("load"):
            visit.page.click("#lesson-pupil")
        visit.wait()
        assert visit.page.evaluate("Object.keys(localStorage)") == []


def test_two_tabs_have_the_same_files(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        page = file.parent / "web" / workshop_page.NAME
        # Not from a file, for which the browser may provide separate storage: see store.js.
        visit.page.context.route("https://play.test/*", lambda route: route.fulfill(path=page))
        visit.page.goto("https://play.test/page.html")
        visit.wait()
        other = visit.page.context.new_page()
        other.goto("https://play.test/page.html")
        other.click("#lesson-list button:has-text('2 ')")
        other.fill("#lesson-file", ESPERANTO)
        visit.page.click("#lesson-list button:has-text('2 ')")
        assert visit.page.input_value("#lesson-file") == ESPERANTO
        other.fill("#lesson-file", ESPERANTO + "# newer")
        written = "document.getElementById('lesson-file').value.endsWith('newer')"
        visit.wait_until(written)
        visit.page.evaluate(TYPE)  # typing continues from there
        visit.reload()
        assert visit.page.input_value("#lesson-file") == ESPERANTO + "# newermy next idea"
        other.close()
