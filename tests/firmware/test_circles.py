"""No folder of firmware/ or engine/ has import cycles."""

import pytest

from tests.arrows import circle, folders, imported, within
from tests.imports import project_modules


@pytest.mark.parametrize(
    ("tree", "room", "target"),
    [
        ("engine", "engine.number_drop.bot", "engine.number_drop.player"),
        ("firmware", "firmware.session", "firmware.kept"),
    ],
)
def test_in_no_folder_an_arrow_leads_back(tree: str, room: str, target: str) -> None:
    """Imports count, but not names in strings, which depend on the game, screen or language."""
    found = imported(project_modules(tree))
    rooms = {folder: within(folder, found) for folder in folders(found)}
    assert [ring for one in rooms.values() if (ring := circle(one))] == []
    assert target in rooms[room.rpartition(".")[0]][room], "there is something to check"
