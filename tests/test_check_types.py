"""The type check knows each board's real pins."""

from tests import check_types


def test_every_board_file_is_checked_with_its_own_pins():
    assert [path.stem for path in check_types.named_after_boards() if path.stem == "pygamer"]


def test_a_pin_that_the_board_lacks_is_caught(tmp_path, monkeypatch, capfd):
    monkeypatch.setattr(check_types, "ROOT", tmp_path)
    board = tmp_path / "pygamer.py"
    board.write_text("import board\n\nLATCH = board.BUTTON_LATCH\n")
    assert check_types.check_board(board) == 0
    board.write_text("import board\n\nLATCH = board.BUTTON_LATSCH\n")
    assert check_types.check_board(board) == 1
    assert "BUTTON_LATSCH" in capfd.readouterr().out
