"""What a board has in memory at the same time: modules to join, functions to lend."""

from pathlib import Path

from sim.bundler.program import Plan

# By host module: the modules that are always loaded together with it, besides those it imports.
_JOINED: dict[Path, tuple[Path, ...]] = {
    Path("firmware/games.py"): (  # together with the loader, because both are needed to load a game
        Path("engine/replay.py"),  # shared by all games
        Path("engine/packing.py"),
    ),
    # Everything that writes to the flash. It is unloaded during lessons, see session/suspension.py.
    Path("firmware/kept/storage.py"): (
        Path("engine/store/home.py"),
        Path("engine/store/journal.py"),
        Path("engine/store/tape.py"),
        Path("engine/store/tape_header.py"),
    ),
    Path("firmware/screens/parts/base.py"): (
        # Shared by all games; otherwise one would load another's table.
        Path("firmware/widgets/atlas.py"),
        Path("firmware/widgets/hint_line.py"),
        Path("firmware/widgets/drawing.py"),
        Path("firmware/widgets/bars.py"),
        Path("firmware/screens/parts/play_screen.py"),
    ),
    Path("firmware/start.py"): (
        Path("firmware/app.py"),
        Path("firmware/session/rules.py"),  # shared by all games
    ),
    Path("firmware/widgets/score_lines.py"): (),
    Path("firmware/number_drop/game.py"): (),
    Path("firmware/drop_it/game.py"): (),
    Path("firmware/number_drop/screens/play.py"): (),
    Path("firmware/number_drop/computer_player.py"): (),
    Path("engine/drop_it/bot.py"): (),
    Path("firmware/drop_it/screens/play.py"): (),
    Path("firmware/widgets/scroll_mark.py"): (),  # low tables, which have no labels, need it too
    Path("firmware/widgets/labels.py"): (),  # the navigator loads it by name
    Path("firmware/widgets/frame.py"): (),  # screens without a menu need it, too
    Path("firmware/screens/parts/menu_screen.py"): (),
    Path("firmware/widgets/pages.py"): (),  # the rules need it, too
    Path("firmware/session/no_storage.py"): (),  # puzzles need it, too, without the tutorial
    Path("firmware/screens/tutorial.py"): (),
    Path("firmware/number_drop/screens/drop.py"): (),
    Path("firmware/number_drop/widgets/low_table.py"): (),
    Path("firmware/number_drop/widgets/layout.py"): (),  # help and lessons need it, too
    Path("firmware/number_drop/hints.py"): (),
}
# Rarely called functions, by the module that is imported to call them. The journal's save more than
# 2 KB: docs/MEMORY.md. The settings' contain a list of texts.
_LENT: dict[str, dict[Path, tuple[str, ...]]] = {
    "settings_toml": {Path("firmware/kept/settings.py"): ("read_toml", "_lines")},
    "journal_start": {  # read at startup
        Path("engine/store/home.py"): ("Home.is_blank",),
        Path("engine/store/tape.py"): (
            "Tape.__init__",
            "Tape._open",
            "Tape._read_header",
            "Tape._bring_back",
        ),
        Path("engine/store/records.py"): ("Records.__init__", "Records._lose"),
    },
    "app_start": {  # called once after switching on
        Path("firmware/app.py"): ("App.__init__",),
        Path("firmware/navigator.py"): ("Navigator.__init__",),
        Path("firmware/keys/input.py"): ("Input.__init__",),
        Path("firmware/keys/key_map.py"): ("KeyMap.__init__",),
        Path("firmware/sound/voice.py"): ("Sound.__init__",),
        Path("firmware/kept/settings.py"): ("Settings.__init__", "Settings.load"),
        Path("firmware/kept/storage.py"): ("Storage.__init__",),
    },
    "seat_change": {  # called while players are chosen, and when their game begins
        Path("firmware/kept/seats.py"): (
            "Seats.copy_from",
            "Seats.step_count",
            "Seats.step_kind",
            "Seats.write_into",
            "Seats.take",
        ),
    },
    "slot_change": {  # while several games are in progress
        Path("firmware/session/game_start.py"): ("_is_begun_or_asks", "_leave", "_take"),
        Path("firmware/kept/storage.py"): (
            "Storage.keep_waiting",
            "Storage.position",
        ),
        Path("engine/store/records.py"): ("Records.position",),
    },
    "team_names": {Path("firmware/session/rules.py"): ("side_name",)},  # at hand-overs and ends
    "guest": {Path("firmware/number_drop/computer_player.py"): ("_guest", "_chosen")},
    "tall_layout": {  # only on upright screens
        Path("firmware/number_drop/widgets/layout.py"): (
            "_lay_out_tall",
            "_lay_out_phone",
            "_lay_hints",
        ),
    },
    "table_start": {  # called once for each table of Drop It
        Path("firmware/drop_it/widgets/view.py"): ("DropItView.__init__", "_layout"),
        Path("firmware/drop_it/widgets/zone.py"): ("Zone.__init__", "Zone._sprite"),
    },
    "settling": {  # called once after each start, or where nothing else erases
        Path("engine/store/tape.py"): (
            "Tape._go_on_with",
            "Tape.recover",
            "Tape._rewrite_homes",
            "Tape._write_backups",
        ),
        Path("engine/store/log.py"): ("Log._resume",),
        Path("engine/store/journal.py"): ("Journal._settle",),
    },
    "log_begin": {  # when a game begins, for the statistics, and to repeat a failed write
        Path("firmware/kept/storage.py"): (
            "Storage.count",
            "Storage.begin",
            "Storage._begin_log",
            "Storage._is_tight",
            "Storage._try_again",
            "Storage.statistics",
            "pack",
        ),
    },
    "seldom_journal": {  # to look through the journal, and to write anything but its log
        Path("engine/store/records.py"): (
            # First because it is called last when a game begins: then the module is unloaded.
            "Records.log_start",
            "Records._scan",
            "Records._start_items",
            "Records._next_item",
            "Records._run",
            "Records.record_size",
            "Records._length",
            "Records._start_bytes",
            "Records._next_byte",
            "Records.read",
            "Records._read_at",
            "Records.each_base",
            "Records._is_base",
            "record_codewords",
        ),
        Path("engine/store/tape.py"): (
            "Tape._blank",
            "Tape.find_end",
            "Tape.scratch",
            "Tape.rewrite",
            "Tape._write_image",
        ),
        Path("engine/store/tape_header.py"): (
            "sequence_of",
            "end_of",
            "put_header",
            "mark_unreported",
            "number_in",
            "_put_number",
            "_crc_of",
            "check_of",
        ),
        Path("engine/store/journal.py"): (
            "Journal.write",
            "Journal._put_record",
            "Journal._put_counted",
            "Journal._put_bits",
            "Journal.holds",
            "Journal.compact",
            "Journal.lacks_room",
            "Journal._gather",
        ),
    },
}
PLAN = Plan(_JOINED, _LENT)
