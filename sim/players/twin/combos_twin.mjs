// All combos of a sheet in the engine's order, with their numbers: engine/number_drop/combos.py.

import { BASE, CELLS, RUN, SAME } from "./sheet_twin.mjs";

const STEPS = [1, -1, 8, -8];
const LONGEST = 8;
const QUEUED = 16;

const cells = new Uint8Array(LONGEST);
const turns = new Uint8Array(LONGEST);
const queue = new Uint8Array(64);
const taken = new Uint8Array(LONGEST);
const ends = new Uint8Array(LONGEST);
let end = 0;

const longestOf = (sizes) => (sizes ? 31 - Math.clz32(sizes) : 0);

// Call found(kind, cells, size, action) for each combo that the sheet may still circle, until it
// returns true.
export function eachCombo(sheet, found) {
    return eachGroup(sheet.grid, sheet.openSizes(SAME), found) || eachRun(sheet.grid, sheet.openSizes(RUN), found);
}

function eachGroup(grid, sizes, found) {
    const most = longestOf(sizes);
    if (!most) return false;
    for (let start = 0; start < CELLS; start++) {
        const digit = grid[BASE + start];
        if (digit > 9 || (grid[BASE + start + 1] !== digit && grid[BASE + start + 8] !== digit)) continue;
        if (growFrom(grid, start, digit, sizes, most, found)) return true;
    }
    return false;
}

function growFrom(grid, start, digit, sizes, most, found) {
    let depth = 0;
    let index = 0;
    let stopped = false;
    end = 0;
    put(grid, start);
    while (true) {
        if (index < end && depth < most) {
            take(grid, depth, index, digit, start + 1, most);
            depth++;
            index++;
            if ((sizes >> depth) & 1) {
                stopped = found(SAME, cells, depth, groupCode(depth) * 256 + cells[0] * 2 + SAME);
                if (stopped) break;
            }
        } else if (depth) {
            depth--;
            index = taken[depth] + 1;
            shorten(grid, ends[depth]);
        } else break;
    }
    shorten(grid, 0);
    return stopped;
}

function put(grid, cell) {
    queue[end++] = cell;
    grid[BASE + cell] |= QUEUED;
}

function shorten(grid, to) {
    for (let i = to; i < end; i++) grid[BASE + queue[i]] &= 15;
    end = to;
}

function take(grid, depth, index, digit, lowest, most) {
    const cell = queue[index];
    cells[depth] = cell;
    taken[depth] = index;
    ends[depth] = end;
    if (depth + 1 < most) {
        for (const step of STEPS) {
            if (cell + step >= lowest && grid[BASE + cell + step] === digit) put(grid, cell + step);
        }
    }
}

function groupCode(depth) {
    let code = 0;
    for (let i = 1; i < depth; i++) code |= 1 << (taken[i] - 1);
    return code;
}

function eachRun(grid, sizes, found) {
    const most = longestOf(sizes);
    if (!most) return false;
    for (let start = 0; start < CELLS; start++) {
        const digit = grid[BASE + start];
        if (digit > 9) continue;
        let depth = 1;
        cells[0] = start;
        turns[0] = 0;
        while (depth) {
            const turn = turns[depth - 1];
            if (turn === 4 || depth === most) {
                depth--;
                continue;
            }
            turns[depth - 1] = turn + 1;
            const cell = cells[depth - 1];
            const beside = cell + STEPS[turn];
            // values from 10 up are not digits
            if (grid[BASE + beside] === grid[BASE + cell] + 1 && grid[BASE + beside] < 10) {
                cells[depth] = beside;
                turns[depth] = 0;
                depth++;
                if ((sizes >> depth) & 1 && found(RUN, cells, depth, runCode(depth) * 256 + start * 2 + RUN)) {
                    return true;
                }
            }
        }
    }
    return false;
}

function runCode(depth) {
    let code = 1;
    for (let i = 0; i < depth - 1; i++) code = (code << 2) | (turns[i] - 1);
    return code;
}

// Return the [kind, cells, size] of a combo's number, which must be legal.
export function traceCombo(sheet, action) {
    const kind = action & 1;
    const start = (action >> 1) & 127;
    let code = action >> 8;
    const found = [start];
    if (kind === RUN) {
        for (let at = 2 * Math.floor((31 - Math.clz32(code)) / 2) - 2; at >= 0; at -= 2) {
            found.push(found[found.length - 1] + STEPS[(code >> at) & 3]);
        }
        return [kind, found, found.length];
    }
    const { grid } = sheet;
    const digit = grid[BASE + start];
    const waiting = [start];
    const queued = new Set(waiting);
    const touch = (cell) => {
        for (const step of STEPS) {
            const beside = cell + step;
            if (beside >= start && grid[BASE + beside] === digit && !queued.has(beside)) {
                queued.add(beside);
                waiting.push(beside);
            }
        }
    };
    touch(start);
    for (let i = 1; code; i++, code >>= 1) {
        if (code & 1) {
            found.push(waiting[i]);
            touch(waiting[i]);
        }
    }
    return [kind, found, found.length];
}
