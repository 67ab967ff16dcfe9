"""The page for those who do not see it: axe-core finds nothing serious; edges are read aloud."""

from tests.web import browser
from web.page_text import MICROPYTHON

AXE = MICROPYTHON.parents[1] / "axe-core" / "axe.min.js"
SERIOUS = """
axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations
    .filter(({ impact }) => ["serious", "critical"].includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) =>
        [id, target.join(" "), ...[...any, ...all, ...none].map(({ message }) => message)])))
"""
THEMES = ("dark", "light", "contrast")


def test_axe_finds_nothing_serious(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        page = visit.page
        visit.open(file, "seed=8")
        visit.wait_to_be_told("place the 1")  # the title is told first
        page.evaluate(AXE.read_text("utf-8"))
        for theme in THEMES:
            page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            assert page.evaluate(SERIOUS) == []
            for button in ("#about", "#board"):
                page.click(button)
                assert page.evaluate(SERIOUS) == []
                page.keyboard.press("Escape")
        page.evaluate("document.getElementById('link').replaceChildren()")
        page.evaluate("for (const name of ['title', 'aria-label']) link.removeAttribute(name)")
        assert [found[0] for found in page.evaluate(SERIOUS)] == ["button-name"]  # it does look


def test_the_edges_of_drop_it_are_read_aloud(chromium, file):
    with browser.visit(chromium, locale="fr-FR") as visit:
        visit.open(file, "game=drop_it")
        visit.wait_to_be_told("Sol depuis la gauche")
        told = visit.page.locator("#state").inner_text()
        assert (
            "Bord gauche depuis le bas: rouge, jaune, vert, bleu, jaune, rouge, bleu, vert" in told
        )
        assert "Sol depuis la gauche: jaune, bleu, rouge, vert" in told
        choice = visit.state()["drop_it"]["choice"]
        assert (choice["colour"], choice["kind"]) == ("red", "circle")
        forbidden = "bord gauche, niveau 1, 6; bord droit, niveau 3, 8; sol, partie 3"
        assert f"Ne doit pas toucher: {forbidden}\n" in told
        visit.type("a")
        visit.type("a")  # it has landed: on to the next one, a circle as well
        visit.wait_to_be_told("; pièces 1")
