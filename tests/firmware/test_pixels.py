"""Every screen looks as in its approved picture; differences are shown in build/."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.firmware.approve import FOLDER, names_of_all, picture

BUILD = Path(__file__).parents[2] / "build" / "pixels"
GAP = 4  # pixels between the pictures side by side


def difference(approved: Image.Image, shown: Image.Image) -> Image.Image:
    """Return a picture that is white where the two differ."""
    red, green, blue = ImageChops.difference(approved, shown).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([0] + [255] * 255)


def side_by_side(*pictures: Image.Image) -> Image.Image:
    """Return the pictures in a row, four times as large."""
    width = sum(one.width + GAP for one in pictures) - GAP
    made = Image.new("RGB", (width, max(one.height for one in pictures)), (128, 0, 128))
    x = 0
    for one in pictures:
        made.paste(one, (x, 0))
        x += one.width + GAP
    return made.resize((made.width * 4, made.height * 4), Image.Resampling.NEAREST)


def compare(name: str, shown: Image.Image, folder: Path, build: Path) -> None:
    """Fail unless the screen looks as approved, saving a picture and saying what to do."""
    how = f"if it is right: python -m tests.firmware.approve {name}"
    file = folder / f"{name}.png"
    if not file.exists():
        pytest.fail(f"{name} has no approved picture; {how}")
    approved = Image.open(file).convert("RGB")
    assert approved.size == shown.size, f"{name}: {shown.size}, approved {approved.size}; {how}"
    mask = difference(approved, shown)
    if box := mask.getbbox():
        count = mask.histogram()[255]
        build.mkdir(parents=True, exist_ok=True)
        shown.save(build / f"{name}-got.png")
        seen = build / f"{name}-diff.png"
        side_by_side(approved, shown, mask.convert("RGB")).save(seen)
        left, top, right, bottom = box
        pytest.fail(
            f"{name}: {count} pixels differ, within x {left}..{right - 1}, y {top}..{bottom - 1}; "
            f"approved, got and difference side by side: {seen}; {how}"
        )


@pytest.mark.parametrize("name", names_of_all())
def test_the_screen_looks_as_approved(name):
    compare(name, picture(name), FOLDER, BUILD)


def test_no_approved_picture_is_left_over():
    assert {file.stem for file in FOLDER.glob("*")} == set(names_of_all())


def test_a_difference_says_how_many_pixels_where_and_what_to_do(tmp_path):
    approved = Image.new("RGB", (160, 128), (10, 20, 30))
    approved.save(tmp_path / "made_up.png")
    compare("made_up", approved.copy(), tmp_path, tmp_path / "build")
    assert not (tmp_path / "build").exists()
    other = approved.copy()
    for x, y in ((7, 9), (30, 9), (8, 100)):
        other.putpixel((x, y), (11, 20, 30))
    with pytest.raises(pytest.fail.Exception) as failure:
        compare("made_up", other, tmp_path, tmp_path / "build")
    message = str(failure.value)
    assert "3 pixels differ, within x 7..30, y 9..100" in message
    assert "python -m tests.firmware.approve made_up" in message
    assert Image.open(tmp_path / "build" / "made_up-diff.png").size == (4 * (3 * 160 + 8), 512)
    got = Image.open(tmp_path / "build" / "made_up-got.png")
    assert got.convert("RGB").getpixel((7, 9)) == (11, 20, 30)


def test_a_screen_without_a_picture_says_how_to_approve_one(tmp_path):
    with pytest.raises(pytest.fail.Exception, match="no approved picture.*approve made_up"):
        compare("made_up", Image.new("RGB", (160, 128)), tmp_path, tmp_path)
