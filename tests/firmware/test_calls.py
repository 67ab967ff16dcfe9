"""What a player does most calls no more functions than it did: only ever lower these figures."""

from tests.bench import calls

REACHED = {calls.BEGUN: 2_238, calls.ROLL: 1_337, calls.HINT: 3_526, calls.DROP: 1_605}


def test_what_a_player_does_most_calls_no_more_functions_than_has_been_reached():
    found = calls.counted()
    assert found.keys() == REACHED.keys()
    assert all(0 < found[what] <= REACHED[what] for what in REACHED), found
