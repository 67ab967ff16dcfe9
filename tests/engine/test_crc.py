"""The checksum compared with Python's own, and the damage that it has to detect."""

import binascii

from hypothesis import given
from hypothesis import strategies as st

from engine.packing import crc16


def test_reference_value() -> None:
    assert crc16(b"123456789", 9) == 0x29B1


def test_nothing_is_the_value_it_begins_with() -> None:
    assert crc16(b"", 0) == 0xFFFF


@given(st.binary(max_size=200))
def test_same_as_pythons(data: bytes) -> None:
    assert crc16(data, len(data)) == binascii.crc_hqx(data, 0xFFFF)


@given(st.binary(max_size=60), st.binary(max_size=60))
def test_only_what_is_before_the_end_counts(data: bytes, after: bytes) -> None:
    assert crc16(data + after, len(data)) == binascii.crc_hqx(data, 0xFFFF)


@given(st.binary(min_size=1, max_size=200), st.data())
def test_every_burst_of_up_to_16_bits_is_noticed(data: bytes, draw: st.DataObject) -> None:
    bits = len(data) * 8
    burst = draw.draw(st.integers(1, min(0xFFFF, (1 << bits) - 1)))
    shift = draw.draw(st.integers(0, bits - burst.bit_length()))
    damaged = (int.from_bytes(data, "big") ^ burst << shift).to_bytes(len(data), "big")
    assert crc16(damaged, len(data)) != crc16(data, len(data))
