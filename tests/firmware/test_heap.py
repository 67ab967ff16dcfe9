"""What the whole firmware takes of a board's memory in whole games, on the boards' 32-bit VM."""

from tests.bench import heap

# What has been reached above the aim, which the game of six keeps to: only to become less.
REACHED_IN_DROP_IT = 98 * 1024  # bytes
REACHED_AT_A_SOLO_END = 107 * 1024
KEYS_OF_DROP_IT = 160  # presses of a game: by then all its screens but the end have been shown


def test_a_game_of_six_takes_no_more_heap_than_is_the_aim():
    found = heap.heap(heap.game_keys(6))
    assert found.most <= heap.AIM, f"{found.most} bytes on the screen {found.where!r}"


def test_a_game_of_drop_it_takes_no_more_heap_than_has_been_reached():
    found = heap.heap(heap.game_keys(2, "drop_it", "random")[:KEYS_OF_DROP_IT])
    print(f"Drop It: {found.most} bytes of heap, at most, on the screen {found.where!r}")
    assert found.title < found.most <= REACHED_IN_DROP_IT


def test_a_solo_game_and_its_end_take_no_more_heap_than_has_been_reached():
    found = heap.heap(heap.game_keys(1))
    assert found.most <= REACHED_AT_A_SOLO_END, f"{found.most} bytes on {found.where!r}"
