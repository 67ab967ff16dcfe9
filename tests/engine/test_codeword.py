"""The code of bytes in flash: a byte that a power cut left half written never reads as another."""

import pytest

from engine.store.codeword import BLANK, CODEWORDS, HEADER, NONE, READ, RECORD, SYNC, VALUES


def test_seventy_words_of_four_bits() -> None:
    assert len(CODEWORDS) == len(set(CODEWORDS)) == 70
    assert all(word.bit_count() == 4 for word in CODEWORDS)
    assert sorted({SYNC, RECORD, HEADER}) == list(range(VALUES, VALUES + 3))


def test_reading_gives_back_what_was_written_and_nothing_else_reads() -> None:
    assert [READ[word] for word in CODEWORDS] == list(range(70))
    assert {READ[byte] for byte in range(256) if byte not in CODEWORDS} == {NONE}
    assert READ[BLANK] == READ[0] == NONE


@pytest.mark.parametrize("word", CODEWORDS)
def test_a_word_on_its_way_or_worn_is_none(word: int) -> None:
    """A word half written has more 1s, one worn or half erased fewer: neither is a codeword."""
    half_written = [byte for byte in range(256) if byte & word == word and byte != word]
    worn = [byte for byte in range(256) if byte & word == byte and byte != word]
    assert len(half_written) == len(worn) == 15
    assert {READ[byte] for byte in half_written + worn} == {NONE}
