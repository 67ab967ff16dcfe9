"""A new setting takes three files: its line, its English texts, and where it takes effect."""

import re

from firmware.kept import settings
from tests import copied

TREES = ("atlas", "boards", "docs", "engine", "firmware", "sim", "tests", "web", "puzzles")
# One that hides the version at the bottom of the second menu. For each file: the text to insert,
# and the text that it precedes.
LINE = '    ("VERSION", ("shown", "hidden"), "shown"),\n    '
WORDS = '    ("VERSION", ("SHOWN", "HIDDEN"), "AT THE BOTTOM OF MORE"),\n    '
ACT = '"" if app.settings.values[settings.VERSION] else '
EDITS = {
    "firmware/kept/settings.py": (
        (f"VERSION = const({len(settings.CHOICES)})\n", "\nALWAYS = "),
        (LINE, ")\n\n\ndef _in_bytes"),
    ),
    "firmware/text/en.py": ((WORDS, ")\n    ERASE = "),),
    "firmware/screens/more.py": (
        ("from firmware.kept import settings\n", "from firmware.screens.parts"),
        (ACT, 'f"VERSION {'),
    ),
}
# What has to hold for every setting, besides room on the screens: it is saved, has its texts, and a
# line in settings.toml and in the leaflet.
FILES = (
    "tests/firmware/test_settings.py",
    "tests/firmware/test_settings_toml.py",
    "tests/firmware/test_words.py",
    "tests/sim/release/test_settings_leaflet.py",
)
NAMED = "all_settings_are_kept every_setting whole_lacks same_form is_used every_letter".split()
CHOSEN = " or ".join(["test_settings_leaflet", *NAMED])
TOLD = "tests/firmware/test_words.py::test_a_language_that_claims_to_be_whole_lacks_no_word[fr]"
IT_ACTS = """
from firmware.kept import settings
from tests.firmware.handheld import Handheld

for hidden in (False, True):
    device = Handheld(language="fr")
    device.app.settings.step(settings.VERSION, hidden)
    device.choose("more")
    assert device.message.startswith("VERSION") is not hidden
    device.choose("settings")
    device.press("up up")
    assert {"VERSION", "HIDDEN" if hidden else "SHOWN"} <= set(device.texts())
"""
# Every line in every row of the list, in every language, where there is least room and most.
IT_FITS = """
from firmware.kept import settings
from sim import languages
from tests.firmware.boxes import in_turn, marks, noted
from tests.firmware.handheld import Handheld, held
from tests.firmware.test_text_fits import QUICK, faults, near_marks, run_together, touched

found = []
for board, screen in QUICK:
    for language in languages.names():
        with held(board, language, drawn=False, screen=screen), noted():
            device = Handheld()
            device.choose("settings")
            for key in ("down", "up"):
                for _ in settings.CHOICES:
                    device.press(key)
                    for part in in_turn(device):
                        wrong = faults(part, device.app.width, device.app.height) + touched(part)
                        wrong += near_marks(part, marks(device)) + run_together(part)
                        found += [f"{board} {screen} {language}: {fault}" for fault in wrong]
assert not found, found
"""


def test_three_files_are_all_that_a_new_one_takes(tmp_path):
    """French claims to be complete, so its missing texts are reported, and nothing else is."""
    copied.copy(TREES, tmp_path)
    for place, changes in EDITS.items():
        file = tmp_path / place
        for new, behind in changes:
            text = file.read_text("utf-8")
            assert text.count(behind) == 1, (place, behind)
            file.write_text(text.replace(behind, new + behind), "utf-8")
    for script in (IT_ACTS, IT_FITS):
        ran = copied.run(tmp_path, "-c", script)
        assert ran.returncode == 0, ran.stderr
    tests = copied.run_tests(tmp_path, CHOSEN, *FILES)
    assert re.findall(r"^FAILED (\S+)", tests.stdout, re.MULTILINE) == [TOLD], tests.stdout
    assert all(name in tests.stdout for name in (*FILES, *NAMED)), tests.stdout
