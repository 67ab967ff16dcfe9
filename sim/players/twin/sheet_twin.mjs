// One player's sheet, with its landings and scores: engine/number_drop/sheet.py.
//
// The grid has what engine/number_drop/combos.py loads: the digits that are not circled, X for a
// block's cell and EMPTY for everything else, surrounded by walls, so that neighbours need no check.

import { digitIn } from "./actions_twin.mjs";
import { BOTTOMS, OFFSETS, SIZE, TALL, WIDE } from "./shapes_twin.mjs";

export const WIDTH = 7;
export const HEIGHT = 14;
export const LINE = 11;
export const CELLS = 112;
export const GRID = 136; // one row of walls below, one above
export const BASE = 8; // the index of cell 0 in the grid
export const X = 12;
export const EMPTY = 15;
export const BLOCK_DIGITS = 0xccccc;
export const SAME = 0;
export const RUN = 1;
const FIVE = 31;
const BONUS = 32;
const FULL = 127;
const MARKED = 128;

export class Sheet {
    constructor() {
        this.grid = new Uint8Array(GRID).fill(EMPTY);
        this.filled = new Uint8Array(HEIGHT); // by row: a mask of the cells that are not empty; 128 = scored
        this.heights = new Uint8Array(WIDTH + 3);
        this.values = new Uint8Array(2); // circled values, bit 0 = 3 ... bit 5 = bonus 8
        this.letters = 0;
        this.crossed = 0;
    }

    copyFrom(other) {
        this.grid.set(other.grid);
        this.filled.set(other.filled);
        this.heights.set(other.heights);
        this.values.set(other.values);
        this.letters = other.letters;
        this.crossed = other.crossed;
    }

    top() {
        const h = this.heights;
        let top = h[0];
        for (let col = 1; col < WIDTH; col++) {
            if (h[col] > top) top = h[col];
        }
        return top;
    }

    openSizes(kind) {
        let sizes = ~this.values[kind] & FIVE;
        if (((this.values[0] | this.values[1]) & BONUS) === 0) sizes |= BONUS;
        return sizes << 3;
    }

    landing(orientation, col) {
        const wide = WIDE[orientation];
        if (col + wide > WIDTH) return -1;
        let row = 0;
        for (let i = 0; i < wide; i++) {
            const lowest = this.heights[col + i] - BOTTOMS[(orientation << 2) + i];
            if (lowest > row) row = lowest;
        }
        return row + TALL[orientation] <= HEIGHT ? row : -1;
    }

    write(cell, digit) {
        const row = cell >> 3;
        const col = cell & 7;
        this.grid[BASE + cell] = digit;
        this.filled[row] |= 1 << col;
        if (this.heights[col] <= row) this.heights[col] = row + 1;
    }

    place(orientation, row, col, digits) {
        const corner = (row << 3) + col;
        const at = orientation * 5;
        for (let i = 0; i < SIZE[orientation]; i++) {
            this.write(corner + OFFSETS[at + i], digitIn(digits, i));
        }
    }

    circle(kind, cells, size) {
        for (let i = 0; i < size; i++) this.grid[BASE + cells[i]] = EMPTY;
        const value = 1 << (size - 3);
        this.values[kind] |= value;
        if (value & FIVE & this.values[0] & this.values[1] & ~this.crossed) this.letters |= value;
    }

    circleRows() {
        const top = Math.min(this.top(), LINE);
        for (let row = 0; row < top; row++) {
            if ((this.filled[row] & FULL) === FULL) this.filled[row] |= MARKED;
        }
    }

    circlePenalties() {
        for (let row = LINE; row < this.top(); row++) this.filled[row] |= MARKED;
    }

    rowsScore() {
        let score = 0;
        for (let row = 0; row < HEIGHT; row++) {
            if (this.filled[row] & MARKED) score += row < LINE ? 2 : -5;
        }
        return score;
    }

    columnScore(kind) {
        return COLUMN[this.values[kind] & FIVE];
    }

    score() {
        const bonus = (this.values[0] | this.values[1]) & BONUS ? 8 : 0;
        return this.rowsScore() + this.columnScore(SAME) + this.columnScore(RUN) + bonus;
    }
}

// by mask of circled values 3 to 7: their total score
export const COLUMN = Uint8Array.from({ length: 32 }, (_, mask) => {
    let score = mask === FIVE ? 10 : 0;
    for (let i = 0; i < 5; i++) score += ((mask >> i) & 1) * (i + 3);
    return score;
});
