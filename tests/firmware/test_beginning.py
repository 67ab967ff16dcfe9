"""What a board reads of its drive until a solo game begins.

Each file takes it 40 to 60 ms.
"""

from tests.bench import beginning

# What has been reached: only to become less. The aim is 15 files, 60 KB: docs/MEMORY.md.
# How a game begins is read for that alone: the 900 bytes of its file are not always in memory.
FILES = 11
READ = 38_000  # bytes


def test_a_solo_game_begins_with_no_more_files_than_has_been_reached():
    found = beginning.files()
    assert found.opened <= FILES and found.read <= READ, found
