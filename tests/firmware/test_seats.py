"""Who sits at the table: counted, named, and read back as written."""

import random

from firmware.kept.seats import LETTERS, LEVELS, MOST_PLAYERS, PERSON, ROOM, Seats


def contents(seats: Seats) -> tuple[int, bytes, bytes]:
    return seats.count, b"".join(seats.names), bytes(seats.kinds)


def test_a_new_table_has_two_persons_and_six_names_that_differ():
    seats = Seats()
    names = [seats.name(seat) for seat in range(MOST_PLAYERS)]
    assert seats.count == 2 and not any(seats.kinds)
    assert names[:2] == ["ANN", "BOB"] and len(set(names)) == MOST_PLAYERS


def test_players_are_counted_from_two_to_six_and_round():
    seats = Seats()
    seen = []
    for _ in range(6):
        seen.append(seats.count)
        seats.step_count(1, MOST_PLAYERS, 2)
    assert seen == [2, 3, 4, 5, 6, 2]
    seats.step_count(-1, MOST_PLAYERS, 2)
    seats.step_count(-1, MOST_PLAYERS, 2)
    assert seats.count == 6


def test_computers_go_by_their_level_and_are_distinct():
    seats = Seats()
    last = len(LEVELS)
    for seat, level in enumerate((1, last, 1, 1)):
        for _ in range(level):
            seats.step_kind(seat, 1)
    assert [seats.name(seat) for seat in range(5)] == [LEVELS[0], LEVELS[-1], "BE2", "BE3", "EVE"]
    seats.step_kind(1, 1)
    assert seats.kinds[1] == PERSON and seats.name(1) == "BOB"
    seats.step_kind(1, -1)
    assert seats.name(1) == LEVELS[-1]


def test_what_is_written_returns():
    chance = random.Random(5)
    for _ in range(200):
        seats, other = Seats(), Seats()
        seats.count = chance.randint(2, 6)
        for seat in range(MOST_PLAYERS):
            seats.names[seat][:] = "".join(chance.choices(LETTERS, k=3)).encode()
            seats.kinds[seat] = chance.randrange(len(LEVELS) + 1)
        data = bytearray(24)
        seats.write_into(data)
        other.take(data, ROOM)
        assert contents(other) == contents(seats)


def test_bytes_that_are_no_seats_change_nothing_or_leave_a_table_that_can_play():
    data = bytearray(ROOM)
    Seats().write_into(data)
    for length, version in ((ROOM - 1, data[0]), (ROOM, data[0] + 1), (-1, data[0])):
        seats = Seats()
        seats.count = 4
        seats.take(bytes([version]) + bytes(data[1:]), length)
        assert seats.count == 4
    seats = Seats()
    beyond = (len(LETTERS) ** 3).to_bytes(2, "little")  # the first number that is not a name
    seats.take(bytes(data[:2]) + (beyond + bytes(1)) * MOST_PLAYERS, ROOM)
    assert seats.names == Seats().names
    chance = random.Random(6)
    for _ in range(500):
        seats = Seats()
        seats.take(bytes([data[0]]) + chance.randbytes(ROOM - 1), ROOM)
        assert 2 <= seats.count <= 6 and max(seats.kinds) <= len(LEVELS)
        assert set(map(chr, b"".join(seats.names))) <= set(LETTERS)
