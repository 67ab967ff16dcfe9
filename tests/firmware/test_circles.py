"""No folder of firmware/ or engine/ leads back to itself."""

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
    """Only imports count, not names in strings.

    A name in a string is that of whichever game, screen or language is wanted.
    """
    found = imported(project_modules(tree))
    rooms = {folder: within(folder, found) for folder in folders(found)}
    assert [ring for one in rooms.values() if (ring := circle(one))] == []
    assert target in rooms[room.rpartition(".")[0]][room], "there is something to check"
