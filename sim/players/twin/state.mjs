// A game as the bytes that `Table.save_into` writes, and a digest of everything visible in it.

import { crc32 } from "node:zlib";
import { Game, TILES } from "./game_twin.mjs";
import { BASE, CELLS, EMPTY, HEIGHT, WIDTH } from "./sheet_twin.mjs";

const SHEETS = 28;
const SHEET_BYTES = 84;
const CIRCLED = 56;

// Return the game that was saved, without its dice to come.
export function gameFrom(saved, players) {
    const game = new Game(players, 1);
    [game.phase, game.player, game.active, game.round, game.used, game.letter, game.slides] = saved;
    for (let i = 0; i < TILES; i++) {
        game.dice[i] = saved[7 + i];
        game.notches[i] = saved[12 + i];
        game.tiles[i] = saved[17 + i];
    }
    game.sheets.forEach((sheet, i) => loadSheet(sheet, saved.subarray(SHEETS + i * SHEET_BYTES)));
    return game;
}

function loadSheet(sheet, bytes) {
    for (let cell = 0; cell < CELLS; cell++) {
        const row = cell >> 3;
        const digit = (bytes[cell >> 1] >> ((cell & 1) << 2)) & 15;
        const circled = (bytes[CIRCLED + row] >> (cell & 7)) & 1;
        sheet.grid[BASE + cell] = circled ? EMPTY : digit;
        if (digit !== EMPTY) sheet.filled[row] |= 1 << (cell & 7);
    }
    for (let row = 0; row < HEIGHT; row++) sheet.filled[row] |= bytes[CIRCLED + row] & 128;
    for (let col = 0; col < WIDTH; col++) sheet.heights[col] = bytes[70 + col];
    sheet.values.set(bytes.subarray(80, 82));
    [sheet.letters, sheet.crossed] = bytes.subarray(82, 84);
}

// A number that differs if anything visible to a player differs; tests/twin computes the same.
export function digest(game) {
    const parts = [
        [game.phase, game.player, game.active, game.round, game.used, game.slides],
        game.phase === 1 ? [] : game.dice,
        game.tiles,
        game.notches,
    ];
    for (const sheet of game.sheets) {
        parts.push(sheet.grid.subarray(BASE, BASE + CELLS), sheet.filled, sheet.heights.subarray(0, WIDTH));
        parts.push(sheet.values, [sheet.letters, sheet.crossed, sheet.score() & 255]);
    }
    return crc32(Uint8Array.from(parts.flatMap((part) => [...part])));
}
