"""Bundles that tests share are those that the bundler makes."""

from sim.bundler import pipeline
from tests import made_bundles

BOARD = "raspberry_pi_pico_mono"  # which calls other names than most do


def test_a_shared_bundle_is_byte_for_byte_the_bundlers() -> None:
    made_bundles.bundle(("pygamer",))  # whose own modules are another board's if that can be
    shared = made_bundles.bundle((BOARD,))
    made = pipeline.bundle([BOARD])
    assert list(shared.files) == list(made.files)
    assert shared == made
