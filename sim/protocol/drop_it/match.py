"""A match of Drop It under the referee."""

from engine.drop_it.game import MOST_IN_TEAMS, MOST_PLAYERS
from engine.drop_it.record import VERSION, Record
from engine.drop_it.replay import from_bytes
from sim.players.drop_it_ahead import Ahead
from sim.protocol import match
from sim.protocol.drop_it import actions, states
from sim.protocol.drop_it.notation import EDGES, to_json
from sim.protocol.drop_it.reading import from_json
from sim.protocol.json_checks import Json, one_of, seed_of, some_of, whole, yes_or_no


class Match(match.Match):
    """A game and the player that gives hints."""

    VERSION = VERSION  # the first byte of saved data
    states = states
    actions = actions
    read = from_json
    tell = to_json

    def __init__(self, record: Record) -> None:
        super().__init__(record, Ahead())

    @classmethod
    def new(cls, request: Json) -> "Match":
        """Return a match with a new game; ValueError saying what is wrong with the request."""
        teams = yes_or_no(request, "teams")
        most = MOST_IN_TEAMS if teams else MOST_PLAYERS
        players = whole(request.get("players"), 1, most, "players")
        edges = one_of(request.get("edges", EDGES[0]), EDGES, "edges")
        jokers = yes_or_no(request, "jokers")
        seed_of(request)  # nothing is random, but a malformed seed is still an error
        some_of(request.get("house", []), (), "house")  # this game has no house rules
        return cls(Record(players, teams, edges, jokers))

    @classmethod
    def load(cls, data: bytes) -> "Match":
        """Return a match with a saved game; ValueError if the data is not one."""
        return cls(from_bytes(data))
