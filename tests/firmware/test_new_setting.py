"""A new setting takes three files.

They are its line, its English words, and where it acts.
"""

import re

from firmware.kept import settings
from tests import copied

TREES = ("atlas", "boards", "docs", "engine", "firmware", "sim", "tests", "web")
# One that hides the version in the heading of the second menu. Of each file: what is put in, and
# what then stands behind it.
LINE = '    ("VERSION", ("shown", "hidden"), "shown"),\n    '
WORDS = '    ("VERSION", ("SHOWN", "HIDDEN"), "IN THE HEADING OF MORE"),\n    '
ACT = """if app.settings.values[settings.VERSION] == 1:
            heading = menus.MORE
        """
EDITS = {
    "firmware/kept/settings.py": (
        (f"VERSION = const({len(settings.CHOICES)})\n", "\nALWAYS = "),
        (LINE, ")\n\n\ndef _in_bytes"),
    ),
    "firmware/text/en.py": ((WORDS, ")\n    ERASE = "),),
    "firmware/screens/more.py": (
        ("from firmware.kept import settings\n", "from firmware.screens.parts"),
        (ACT, "super()"),
    ),
}
# What has to hold of every setting: it acts, is kept, is told, and has room on the screens. Of the
# screens the smallest and the tallest: all of them would take a minute. On the smallest, an accent
# in the first row touches the heading, and another line more may bring one there.
FILES = (
    "tests/firmware/test_settings.py",
    "tests/firmware/test_settings_toml.py",
    "tests/firmware/test_text_fits.py",
    "tests/firmware/test_words.py",
    "tests/sim/release/test_settings_leaflet.py",
    "tests/test_manual.py",
)
NAMED = "whole_lacks same_form is_used every_letter menus_fit thumby-None-en upright-None".split()
CHOSEN = " or ".join(["(test_settings and not low_end)", "test_manual", *NAMED])
TOLD = "tests/firmware/test_words.py::test_a_language_that_claims_to_be_whole_lacks_no_word[fr]"
IT_ACTS = """
from firmware.kept import settings
from firmware.text import fr
from tests.firmware.handheld import Handheld

for hidden in (False, True):
    device = Handheld(language="fr")
    device.app.settings.step(settings.VERSION, hidden)
    device.choose("more")
    assert (fr.menus.MORE in device.texts()) is hidden
    device.choose("settings")
    device.press("up up")
    assert {"VERSION", "HIDDEN" if hidden else "SHOWN"} <= set(device.texts())
"""


def test_three_files_are_all_that_a_new_one_takes(tmp_path):
    """French claims to be complete, so its missing words are reported.

    Nothing else is.
    """
    copied.copy(TREES, tmp_path)
    for place, changes in EDITS.items():
        file = tmp_path / place
        for new, behind in changes:
            text = file.read_text("utf-8")
            assert text.count(behind) == 1, (place, behind)
            file.write_text(text.replace(behind, new + behind), "utf-8")
    acts = copied.run(tmp_path, "-c", IT_ACTS)
    assert acts.returncode == 0, acts.stderr
    tests = copied.run_tests(tmp_path, CHOSEN, *FILES)
    assert re.findall(r"^FAILED (\S+)", tests.stdout, re.MULTILINE) == [TOLD], tests.stdout
    assert all(name in tests.stdout for name in (*FILES, *NAMED)), tests.stdout
