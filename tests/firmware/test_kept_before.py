"""Data saved by an earlier version is read as it was meant."""

import base64
import zlib

from engine.store.journal import Journal
from engine.store.tape import Tape
from firmware.kept.progress import Progress
from tests.firmware.handheld import Handheld

# A game on an RP2040 by the version in which undo did not yet revert forced star slides with the
# choice before: one of them was undone, and the game continued. Then the final state of the game.
KEPT = "c-ng;F3!)-Z^_SJ<gWLSU!7lEogV~3L-nSu*%UJ^OxkagahmK(V>44-D_`AJVH>Bt5PxEvI_-?r)Jy>El@pW"
GAME = "(g^?n00;t^4uV)h5@iEq${|N&(NY2e2;B"
SIZE = 4096


def test_an_undo_of_a_slide_that_was_no_choice_undoes_that_alone():
    kept = zlib.decompress(base64.b85decode(KEPT))
    memory = bytearray(kept + b"\xff" * (SIZE - len(kept)))
    device = Handheld(journal=Journal(Tape([memory])))
    assert device.app.session.record.to_bytes() == base64.b85decode(GAME)
    assert not device.app.session.storage.was_damaged


def test_a_memory_without_days_and_goals_has_none_and_takes_them_up():
    kept = zlib.decompress(base64.b85decode(KEPT))
    memory = bytearray(kept + b"\xff" * (SIZE - len(kept)))
    device = Handheld(journal=Journal(Tape([memory])))
    progress = Progress(device.app.session.storage)
    assert (progress.date, progress.days, progress.goals) == (0, 0, 0)
    progress.reach(1)
    progress.save(device.app.session.record)
    device.app.session.storage.save()
    again = Handheld(journal=Journal(Tape([memory])))
    assert Progress(again.app.session.storage).goals == 1
    assert again.app.session.record.to_bytes() == base64.b85decode(GAME)
    assert not again.app.session.storage.was_damaged
