"""What the whole firmware takes of a board's memory in a game of six, on the boards' 32-bit VM."""

from tests.bench import heap

# What has been reached, and is only to become less: in the game of six it is the aim, 96 KB.
REACHED = heap.AIM
REACHED_IN_DROP_IT = heap.AIM
KEYS_OF_DROP_IT = 160  # presses of a game: by then all its screens but the end have been shown


def test_a_game_of_six_takes_no_more_heap_than_has_been_reached():
    found = heap.heap(heap.game_keys(6))
    assert found.most <= REACHED, f"{found.most} bytes on the screen {found.where!r}"


def test_a_game_of_drop_it_takes_no_more_heap_than_has_been_reached():
    found = heap.heap(heap.game_keys(2, "drop_it", "random")[:KEYS_OF_DROP_IT])
    print(f"Drop It: {found.most} bytes of heap, at most, on the screen {found.where!r}")
    assert found.title < found.most <= REACHED_IN_DROP_IT
