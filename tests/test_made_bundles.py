"""Bundles shared by tests are identical to the bundler's."""

from sim.bundler import pipeline
from tests import made_bundles

BOARD = "raspberry_pi_pico_mono"  # which uses other names than most do


def test_a_shared_bundle_is_byte_for_byte_the_bundlers() -> None:
    made_bundles.bundle(("pygamer",))  # reuses another board's modules if possible
    shared = made_bundles.bundle((BOARD,))
    made = pipeline.bundle([BOARD])
    assert list(shared.files) == list(made.files)
    assert shared == made
