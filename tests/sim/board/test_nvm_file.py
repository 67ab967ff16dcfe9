"""The file of a board's memory: complete after every write, and used by one simulator only."""

import os
from pathlib import Path

import pytest

from sim.board.flash import PowerCut
from sim.board.nvm_file import NvmFile
from sim.board.standins.nvm import ByteArray
from sim.command_line import OptionsError

SIZE = 16


def open_rp2(path, **wanted):
    """Return an RP2040's memory of 16 bytes, and its file."""
    file = NvmFile(path, SIZE)
    return ByteArray("rp2", SIZE, file, **wanted), file


def test_a_new_file_is_blank_memory(tmp_path):
    _, file = open_rp2(tmp_path / "memory")
    assert (tmp_path / "memory").read_bytes() == b"\xff" * 16
    file.close()


def test_each_write_is_in_the_file_at_once(tmp_path):
    path = tmp_path / "memory"
    memory, file = open_rp2(path)
    memory[2:5] = b"abc"
    assert path.read_bytes() == b"\xff\xffabc" + b"\xff" * 11
    memory[15] = 0
    file.close()
    memory, file = open_rp2(path)
    assert memory[:] == b"\xff\xffabc" + b"\xff" * 10 + b"\0"
    file.close()


def test_a_folder_gets_a_file(tmp_path):
    _, file = open_rp2(tmp_path)
    assert (tmp_path / "nvm.bin").stat().st_size == 16
    file.close()


def test_what_a_cut_write_leaves_is_in_the_file(tmp_path):
    path = tmp_path / "memory"
    memory, file = open_rp2(path, cut_at=3, seed=1)
    with pytest.raises(PowerCut, match="the power went at flash step 3"):
        memory[0:8] = b"\0" * 8
    kept = path.read_bytes()
    assert kept == memory.contents
    assert kept[:2] == b"\0\0"
    assert kept[8:] == b"\xff" * 8
    file.close()


def test_the_old_bytes_stay_until_the_new_ones_are_whole(tmp_path, monkeypatch):
    path = tmp_path / "memory"
    memory, file = open_rp2(path)
    messages = []

    def killed(beside, kept):
        messages.append((beside.read_bytes(), kept.read_bytes()))
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        memory[0:3] = b"abc"
    assert messages == [(b"abc" + b"\xff" * 13, b"\xff" * 16)]
    assert path.read_bytes() == b"\xff" * 16
    file.close()


def test_a_file_has_one_owner_at_a_time(tmp_path):
    path = tmp_path / "memory"
    _, file = open_rp2(path)
    with pytest.raises(OptionsError, match="memory is in use by another simulator: close that"):
        NvmFile(path, SIZE)
    (tmp_path / "link").symlink_to(path)
    with pytest.raises(OptionsError, match="in use"):
        NvmFile(tmp_path / "link", SIZE)
    NvmFile(tmp_path / "other", SIZE).close()
    file.close()
    NvmFile(path, SIZE).close()


def test_a_hard_link_to_a_memory_in_use_is_refused(tmp_path):
    path, link = tmp_path / "memory", tmp_path / "elsewhere" / "link"
    link.parent.mkdir()
    memory, file = open_rp2(path)
    os.link(path, link)
    with pytest.raises(OptionsError, match="link is in use by another simulator: close that"):
        NvmFile(link, SIZE)
    memory[0] = 0  # which replaces the file with two names by another
    with pytest.raises(OptionsError, match="in use"):
        NvmFile(link, SIZE)
    later = tmp_path / "later"
    os.link(path, later)
    with pytest.raises(OptionsError, match="in use"):
        NvmFile(later, SIZE)
    file.close()
    for name in (link, later, path):
        NvmFile(name, SIZE).close()


def test_a_memory_that_has_a_hard_link_can_be_used_under_one_of_its_names(tmp_path):
    path, link = tmp_path / "memory", tmp_path / "link"
    open_rp2(path)[1].close()
    os.link(path, link)
    file = NvmFile(link, SIZE)
    with pytest.raises(OptionsError, match="memory is in use"):
        NvmFile(path, SIZE)
    file.close()
    NvmFile(path, SIZE).close()


def test_another_size_is_refused(tmp_path):
    path = tmp_path / "memory"
    path.write_bytes(b"abc")
    with pytest.raises(OptionsError, match="has 3 bytes, this board's memory 16: name another"):
        open_rp2(path)
    assert path.read_bytes() == b"abc"
    assert list(tmp_path.iterdir()) == [path], "nothing is left beside somebody's file"


def test_on_a_full_drive_the_old_bytes_stay_and_nothing_next_to_them(tmp_path, monkeypatch):
    def full(number):
        raise OSError(28, "No space left on device")

    path = tmp_path / "memory"
    memory, file = open_rp2(path)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OptionsError, match="cannot write .*memory .No space left on device"):
        memory[0] = 0
    assert path.read_bytes() == b"\xff" * SIZE
    assert {place.name for place in tmp_path.iterdir()} == {"memory", "memory.lock"}
    file.close()


def test_a_file_that_cannot_be_read_or_written_is_refused(tmp_path):
    (tmp_path / "nvm.bin").mkdir()
    with pytest.raises(OptionsError, match="cannot read .*nvm.bin"):
        open_rp2(tmp_path)
    (tmp_path / ".memory.number-drop-new").mkdir()
    with pytest.raises(OptionsError, match="cannot write .*memory"):
        open_rp2(tmp_path / "memory")
    with pytest.raises(OptionsError, match="cannot keep .*memory"):
        NvmFile(tmp_path / "gone" / "memory", SIZE)


def a_pipe(place):
    os.mkfifo(place)


def a_device(place):
    place.symlink_to("/dev/full")


def a_link_to_a_file(place):
    (place.parent / "mine.txt").write_bytes(b"keep")
    place.symlink_to("mine.txt")


def a_link_to_nothing(place):
    place.symlink_to("nothing")


def a_link_to_itself(place):
    place.symlink_to(place.name)


@pytest.mark.parametrize("beside", ["memory.lock", ".memory.number-drop-new"])
@pytest.mark.parametrize(
    "thing",
    [a_pipe, a_device, a_link_to_a_file, a_link_to_nothing, a_link_to_itself],
    ids=lambda thing: thing.__name__,
)
def test_nothing_but_files_is_next_to_it(tmp_path, beside, thing):
    path = tmp_path / beside
    thing(path)
    message = f"{beside} \\(it is not a file\\): name another file"
    with pytest.raises(OptionsError, match=message):
        open_rp2(tmp_path / "memory")
    assert os.path.lexists(path)
    assert not (tmp_path / "nothing").exists()
    if thing is a_link_to_a_file:
        assert (tmp_path / "mine.txt").read_bytes() == b"keep"


@pytest.mark.parametrize("thing", [a_pipe, a_device, a_link_to_itself])
def test_nothing_but_a_file_is_a_memory(tmp_path, thing):
    for path, wanted in ((tmp_path / "memory", tmp_path / "memory"), (tmp_path, tmp_path)):
        thing(path if path != tmp_path else tmp_path / "nvm.bin")
        before = set(os.listdir(tmp_path))
        with pytest.raises(OptionsError, match="cannot read .*it is not a file"):
            open_rp2(wanted)
        assert set(os.listdir(tmp_path)) == before


@pytest.mark.parametrize("device", ["/dev/full", "/dev/null", "/dev/zero"])
def test_a_device_is_refused_and_gets_nothing_next_to_it(device):
    with pytest.raises(OptionsError, match=f"cannot read {device}"):
        open_rp2(Path(device))
    assert not os.path.lexists(device + ".lock")


@pytest.mark.parametrize("letters", [251, 255, 256, 300])
def test_a_long_name_is_one_line(tmp_path, letters):
    for path in (tmp_path / ("x" * letters), tmp_path / ("x" * letters) / "memory"):
        with pytest.raises(OptionsError, match="^--nvm: cannot [^\n]*: name another file$"):
            open_rp2(path)
    assert not list(tmp_path.iterdir())


def test_a_file_without_end_is_not_read(tmp_path):
    path = tmp_path / "memory"
    with open(path, "wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(OptionsError, match="has 1099511627776 bytes"):
        open_rp2(path)


def test_what_a_killed_run_left_is_written_over_and_not_through(tmp_path):
    left = tmp_path / ".memory.number-drop-new"
    left.write_bytes(b"half")
    os.link(left, tmp_path / "other_name")
    _, file = open_rp2(tmp_path / "memory")
    assert (tmp_path / "memory").read_bytes() == b"\xff" * 16
    assert (tmp_path / "other_name").read_bytes() == b"half"
    assert not left.exists()
    file.close()


def test_no_file_that_somebody_else_may_have_is_deleted(tmp_path):
    others = [tmp_path / f"memory{ending}" for ending in (".new", ".old", ".bak", ".tmp", "~")]
    for other in others:
        other.write_bytes(b"keep")
    memory, file = open_rp2(tmp_path / "memory")
    memory[0] = 0
    file.close()
    assert [other.read_bytes() for other in others] == [b"keep"] * len(others)
