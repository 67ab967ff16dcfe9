"""A third language with a few texts can be added: it is offered, and English fills the gaps."""

import re
from pathlib import Path
from typing import Any

import pytest

from firmware import words
from firmware.kept import settings
from sim import languages
from sim.bundler import drive, pipeline
from sim.bundler.passes import topics, unparsing
from sim.project import ROOT
from tests import copied
from tests.firmware.added_language import NAME, added
from tests.firmware.handheld import Handheld
from tests.firmware.test_settings import at_settings

GERMAN = '''"""German, begun."""

class menus:
    MORE = "MEHR"
    SCORES = "REKORDE"


class settings:
    HEADING = "EINSTELLUNGEN"
    LINES = (("SPRACHE", ("ENGLISCH", "FRANZ"), "DIE WORTE"),)
'''
FOLDER = Path("firmware", "text")
SMALL = '''"""German, begun."""

class menus:
    MORE = "MEHR"
    SCORES = "REKORDE"
'''
# Tests that every language has to pass, and that might be written for the present ones only. Only
# the smallest screen: all of them would take a minute.
TREES = ("atlas", "boards", "engine", "firmware", "sim", "tests", "web")
FILES = ("test_text_fits", "test_standings", "test_topic_words", "test_words")
SCREEN = "thumby-None"
# The workshop's tests in which a pupil's language is added.
EXERCISES = "tests/sim/exercises/test_exercises.py"
WITH_PUPIL = "solved_it_says_done_and_draws_what_there_is_to_see", "not_begun_it_says_what_to_do"
CHOSEN = f"{NAME} and ({SCREEN} or low_end or setting_has or same_form) or solved_it or not_begun"
CUTTING = pipeline.SHORTENING[: pipeline.SHORTENING.index(topics.run) + 1]


@pytest.fixture
def german(tmp_path: Path) -> Any:
    """Add the file and its name, and remove both afterwards."""
    with added(GERMAN, tmp_path):
        yield


def test_it_is_offered_in_the_settings_and_speaks_at_once(german):
    device = at_settings(settings.LANGUAGE)
    device.press("left")  # the last one, before the first
    assert device.app.language == NAME and "EINSTELLUNGEN" in device.texts()
    assert {"SPRACHE", "XX", "THEME", "DARK"} <= set(device.texts())
    device.press("b")
    assert "REKORDE" in device.texts()


def test_what_it_lacks_is_said_in_english(german):
    device = Handheld(language=NAME)
    english = languages.topic("menus", "en")
    assert "MEHR" in device.texts() and english.SOLO_GAME in device.texts()
    assert "MEHR" not in Handheld().texts()
    app = device.app
    for name in ("scores", "table"):  # topics
        found = app.shared_words(name)
        for word, value in vars(languages.topic(name, "en")).items():
            assert getattr(found, word) == value
    assert app.game_words("title").TITLE == ("NUMBER", "DROP")  # a file
    assert app.shared_words("menus").SCORES == "REKORDE"
    assert app.shared_words("menus").RULES == languages.topic("menus", "en").RULES


def test_a_mistake_in_its_file_is_not_taken_for_a_language_that_lacks_all(german, tmp_path):
    (tmp_path / f"{NAME}.py").write_text("import a_module_that_is_nowhere", "utf-8")
    with pytest.raises(ImportError, match="a_module_that_is_nowhere"):
        words.of_topic("menus", NAME)


def test_what_it_lacks_is_counted(tmp_path):
    for file in (ROOT / "firmware").glob("**/text/en.py"):
        copy = tmp_path / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True)
        copy.write_bytes(file.read_bytes())
    (tmp_path / FOLDER / f"{NAME}.py").write_text(GERMAN, "utf-8")
    everything = languages.all_words("en")
    missing = languages.missing(NAME, tmp_path)
    assert len(missing) == len(everything) - 3 and "menus.RULES" in missing
    assert not {"menus.MORE", "menus.SCORES", "settings.HEADING"} & set(missing)
    assert "settings.LINES[1:]" in missing
    message = f"{NAME}: {len(missing)} of {len(everything)} texts are missing and shown in English."
    assert message in languages.shortfalls(tmp_path)
    assert not [line for line in languages.shortfalls() if line[:2] in languages.WHOLE]


def test_two_words_and_a_name_in_the_list_are_all_that_a_new_one_takes(tmp_path):
    """No test needs to know about a new language."""
    copied.copy(TREES, tmp_path)
    (tmp_path / FOLDER / f"{NAME}.py").write_text(SMALL, "utf-8")
    names = tmp_path / FOLDER / "__init__.py"
    before = names.read_text("utf-8")
    names.write_text(re.sub(r"(LANGUAGES = \(.*)\)", rf'\1, "{NAME}")', before), "utf-8")
    assert f', "{NAME}")' in names.read_text("utf-8")
    assert len(languages.missing(NAME, tmp_path)) == len(languages.all_words("en")) - 2
    files = [f"tests/firmware/{name}.py" for name in FILES]
    pupils = [f"{EXERCISES}::test_{name}[2]" for name in WITH_PUPIL]
    ran = copied.run_tests(tmp_path, CHOSEN, *files, *pupils)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert all(f"{file}::" in ran.stdout for file in files), ran.stdout
    assert all(f"{test} PASSED" in ran.stdout for test in pupils), ran.stdout


def test_in_a_bundle_each_of_its_topics_is_whole():
    sources = {place: path.read_bytes() for place, path in drive.files(["pygamer"]).items()}
    program = pipeline.begin({**sources, FOLDER / f"{NAME}.py": GERMAN.encode()})
    for run in CUTTING:
        run(program)
    unparsing.run(program)
    for folder in (FOLDER, Path("firmware/number_drop/text"), Path("firmware/drop_it/text")):
        assert (folder / "en.py" in program.texts) == (folder == FOLDER)
        game = ".".join(folder.parts[1:-1])
        for topic in languages.words((ROOT / folder / "en.py").read_text("utf-8")):
            for language in ("en", "fr", NAME):
                name = f"{topic}_{language}.py" if topic else f"{language}.py"
                (found,) = languages.words(program.texts[folder / name].decode()).values()
                wanted = vars(languages.topic(f"{game}.{topic}" if game else topic, language))
                if language == NAME:
                    own = languages.words(GERMAN).get(topic, {}) if folder == FOLDER else {}
                    for word, value in own.items():
                        wanted[word] = languages.completed(value, wanted[word])
                assert found == wanted, (folder, topic, language)


def test_a_topic_that_english_has_not_is_refused():
    sources = {place: path.read_bytes() for place, path in drive.files(["pygamer"]).items()}
    more = GERMAN.encode() + b"\n\nclass weather:\n    RAIN = 'REGEN'\n"
    program = pipeline.begin({**sources, FOLDER / f"{NAME}.py": more})
    with pytest.raises(ValueError, match=r"xx\.py: English has no topic weather"):
        for run in CUTTING:
            run(program)


def test_every_topic_is_read_by_somebody():
    code = "".join(
        path.read_text("utf-8")
        for path in (ROOT / "firmware").rglob("*.py")
        if path.parent.name != "text"
    )
    for word in languages.all_words("en"):
        topic = word.split(".")[-2] if "." in word else ""
        assert not topic or f'("{topic}"' in code, word
