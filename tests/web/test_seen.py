"""What the page tells of a screen is what the screen shows, not where the game that is on is."""

from tests.firmware.handheld import Handheld
from tests.firmware.test_analysis import begun, over, think
from web.seen import seen


def test_a_replay_tells_the_sheet_that_it_shows():
    device = Handheld(seed=4)
    device.play_to("over", "random", players=2)
    device.rest()
    device.press("down")
    device.press("right")
    told = seen(device.app)["number_drop"]
    assert device.name == "replay"
    assert (told["player"], told["round"], told["score"]) == (1, 0, 0)
    assert sum(row.count("1") for row in told["rows"]) == 1
    device.press("right")
    told = seen(device.app)["number_drop"]
    assert (told["player"], sum(row.count("2") for row in told["rows"])) == (2, 1)


def test_a_choice_of_the_analysis_is_told_with_the_sheet_as_it_was():
    device = begun(over())
    end = device.game.round
    think(device, 2)
    device.press("a")
    assert device.name == "analysed"
    assert seen(device.app)["number_drop"]["round"] < end


def test_a_replay_of_drop_it_tells_the_pieces_that_it_shows():
    device = Handheld(seed=4)
    device.play_to("over", "random", game="drop_it")
    device.app.show("replay")
    assert seen(device.app)["drop_it"]["pieces"] == 0
    device.press("right")
    assert seen(device.app)["drop_it"]["pieces"] == 1
