"""No folder of sim/ has import cycles or too many files."""

from tests.arrows import arrows, circle, folders, within
from tests.imports import project_modules

MODULES = project_modules("sim")
MOST_FILES = 15  # of its own, per folder


def test_no_room_leads_back_to_itself() -> None:
    found = arrows(MODULES)
    assert [ring for one in folders(found) if (ring := circle(within(one, found)))] == []
    rooms = within("sim", found)
    assert {"sim.board", "sim.bundler", "sim.session"} <= rooms.keys()
    assert "sim.board" in rooms["sim.views"], "there is something to check"
