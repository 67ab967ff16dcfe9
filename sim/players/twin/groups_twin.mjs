// The groups that a sheet's digits form: engine/number_drop/player/digits.py and prospects.py.
//
// All of it is scratch space for the one sheet that is being evaluated.

import { BASE, EMPTY, LINE, WIDTH } from "./sheet_twin.mjs";

const END = 255;

export const first = new Uint8Array(11); // by digit: the first cell of its list
export const next = new Uint8Array(136);
export const up = new Uint8Array(136); // by cell (with BASE): the longest run that starts there
export const down = new Uint8Array(136); // ... that ends there
export const sameSize = new Uint8Array(136);
const follower = new Uint8Array(136);
const taken = new Uint8Array(136);
const firstOfLength = new Uint8Array(12);
const nextOfLength = new Uint8Array(136);
const stack = new Uint8Array(136);
const walk = new Uint8Array(12);
const H = new Uint8Array(10); // heights with a wall on either side

export const MOST = 49; // groups of one kind: each has at least two of a sheet's 98 cells
// The groups found, by kind * MOST + i
export const sizes = new Uint8Array(2 * MOST);
export const opens = new Uint8Array(2 * MOST);
export const sides = new Uint8Array(MOST); // of identical groups: as `opens`, but up to 3
export const counts = new Uint8Array(2);
export const starts = new Uint8Array(MOST); // the lowest cell of an identical group
export const paths = new Uint8Array(MOST * 8); // by consecutive group * 8 + i: its cells

export function listDigits(grid, top) {
    first.fill(END);
    for (let cell = (top << 3) - 1 + BASE; cell >= BASE; cell--) {
        const digit = grid[cell];
        if (digit < 10) {
            next[cell] = first[digit];
            first[digit] = cell;
        }
    }
}

export function pushDigit(cell, digit) {
    next[cell] = first[digit];
    first[digit] = cell;
}

export function takeBack(grid, cell) {
    first[grid[cell]] = next[cell];
    grid[cell] = EMPTY;
}

export function setHeights(heights) {
    H[0] = H[8] = 15;
    for (let i = 0; i < WIDTH; i++) H[i + 1] = heights[i];
}

// The number of cells left of, right of and above a cell that can still be reached.
export function openSides(cell) {
    const row = (cell >> 3) - 1;
    const col = (cell & 7) + 1;
    return (H[col - 1] <= row ? 1 : 0) + (H[col + 1] <= row ? 1 : 0) + (H[col] === row + 1 && row < LINE - 1 ? 1 : 0);
}

export function findGroups(grid) {
    counts[0] = counts[1] = 0;
    firstOfLength.fill(END);
    let longest = 1;
    for (let digit = 9; digit >= 0; digit--) {
        for (let cell = first[digit]; cell !== END; cell = next[cell]) {
            if (grid[cell] !== digit) continue;
            let best = 0;
            let equal = 0;
            const higher = digit + 1;
            let n = grid[cell + 1];
            if (n === higher && digit < 9) { if (up[cell + 1] > best) { best = up[cell + 1]; follower[cell] = cell + 1; } }
            else if (n === digit) equal = 1;
            n = grid[cell - 1];
            if (n === higher && digit < 9) { if (up[cell - 1] > best) { best = up[cell - 1]; follower[cell] = cell - 1; } }
            else if (n === digit) equal = 1;
            n = grid[cell + 8];
            if (n === higher && digit < 9) { if (up[cell + 8] > best) { best = up[cell + 8]; follower[cell] = cell + 8; } }
            else if (n === digit) equal = 1;
            n = grid[cell - 8];
            if (n === higher && digit < 9) { if (up[cell - 8] > best) { best = up[cell - 8]; follower[cell] = cell - 8; } }
            else if (n === digit) equal = 1;
            best++;
            if (best > 8) best = 8;
            up[cell] = best;
            taken[cell] = 0;
            sameSize[cell] = 1;
            if (best > 1) {
                if (best > longest) longest = best;
                nextOfLength[cell] = firstOfLength[best];
                firstOfLength[best] = cell;
            }
            if (equal) sameSize[cell] = 0; // to be flooded
        }
        for (let cell = first[digit]; cell !== END; cell = next[cell]) {
            if (grid[cell] === digit && sameSize[cell] === 0) flood(grid, cell, digit);
        }
    }
    for (let length = longest; length > 1; length--) {
        let cell = firstOfLength[length];
        while (cell !== END) {
            const after = nextOfLength[cell];
            if (!taken[cell]) take(grid, cell, length);
            cell = after;
        }
    }
}

function flood(grid, cell, digit) {
    let end = 1;
    let open = 0;
    stack[0] = cell;
    sameSize[cell] = 1;
    for (let i = 0; i < end; i++) {
        const c = stack[i];
        open += openSides(c);
        if (grid[c + 1] === digit && sameSize[c + 1] === 0) { sameSize[c + 1] = 1; stack[end++] = c + 1; }
        if (grid[c - 1] === digit && sameSize[c - 1] === 0) { sameSize[c - 1] = 1; stack[end++] = c - 1; }
        if (grid[c + 8] === digit && sameSize[c + 8] === 0) { sameSize[c + 8] = 1; stack[end++] = c + 8; }
        if (grid[c - 8] === digit && sameSize[c - 8] === 0) { sameSize[c - 8] = 1; stack[end++] = c - 8; }
    }
    const size = end > 8 ? 8 : end;
    const at = counts[0]++;
    starts[at] = cell;
    for (let i = 0; i < end; i++) {
        sameSize[stack[i]] = size;
        if (stack[i] < starts[at]) starts[at] = stack[i];
    }
    sizes[at] = size;
    sides[at] = open > 3 ? 3 : open;
    opens[at] = open > 2 ? 2 : open;
}

// Take the longest run that starts in a cell and avoids taken cells; postpone it if it is shorter.
function take(grid, cell, length) {
    let c = cell;
    let n = 0;
    walk[n++] = c;
    while (up[c] > 1 && n < 8) {
        let f = follower[c];
        if (taken[f]) {
            const higher = grid[c] + 1;
            let best = 0;
            if (grid[c + 1] === higher && !taken[c + 1] && up[c + 1] > best) { best = up[c + 1]; f = c + 1; }
            if (grid[c - 1] === higher && !taken[c - 1] && up[c - 1] > best) { best = up[c - 1]; f = c - 1; }
            if (grid[c + 8] === higher && !taken[c + 8] && up[c + 8] > best) { best = up[c + 8]; f = c + 8; }
            if (grid[c - 8] === higher && !taken[c - 8] && up[c - 8] > best) { best = up[c - 8]; f = c - 8; }
            if (best === 0) break;
        }
        walk[n++] = f;
        c = f;
    }
    if (n < length) {
        up[cell] = n;
        if (n > 1) {
            nextOfLength[cell] = firstOfLength[n];
            firstOfLength[n] = cell;
        }
        return;
    }
    const path = counts[1] << 3;
    for (let i = 0; i < n; i++) {
        taken[walk[i]] = 1;
        paths[path + i] = walk[i];
    }
    let open = 0;
    if (grid[cell] > 1 && openSides(cell)) open = 1;
    if (grid[c] < 7 && openSides(c)) open++;
    const at = MOST + counts[1]++;
    sizes[at] = n;
    opens[at] = open;
}

// By cell, the longest run that ends there; only needed before a drop.
export function findDown(grid) {
    for (let digit = 0; digit < 10; digit++) {
        for (let cell = first[digit]; cell !== END; cell = next[cell]) {
            let best = 0;
            const lower = digit - 1;
            if (digit > 0) {
                if (grid[cell + 1] === lower && down[cell + 1] > best) best = down[cell + 1];
                if (grid[cell - 1] === lower && down[cell - 1] > best) best = down[cell - 1];
                if (grid[cell + 8] === lower && down[cell + 8] > best) best = down[cell + 8];
                if (grid[cell - 8] === lower && down[cell - 8] > best) best = down[cell - 8];
            }
            down[cell] = best + 1 > 8 ? 8 : best + 1;
        }
    }
}

// The number of digits leading up to a cell's, including its own.
export function lower(grid, cell) {
    let n = 1;
    for (let digit = grid[cell] - 1; digit >= 0; digit--, n++) {
        if (grid[cell + 1] === digit) cell += 1;
        else if (grid[cell - 1] === digit) cell -= 1;
        else if (grid[cell + 8] === digit) cell += 8;
        else if (grid[cell - 8] === digit) cell -= 8;
        else break;
    }
    return n;
}

// The size of the largest combo of each kind that could be circled now.
export function largest(kind) {
    let most = 0;
    for (let i = 0; i < counts[kind]; i++) if (sizes[kind * MOST + i] > most) most = sizes[kind * MOST + i];
    return most;
}

const STEPS = [1, -1, 8, -8];

// Write the numbers of at most `each` combos of a kind and size into `into` from `n` on. They are taken
// from the smallest groups that suffice, and from both ends of a consecutive one.
export function listCombos(kind, size, each, into, n) {
    let left = each;
    for (let want = size; want <= 8 && left > 0; want++) {
        for (let i = 0; i < counts[kind] && left > 0; i++) {
            if (sizes[kind * MOST + i] !== want) continue;
            if (kind === 0) {
                into[n++] = (((1 << (size - 1)) - 1) << 8) | ((starts[i] - BASE) << 1);
                left--;
                continue;
            }
            into[n++] = runNumber(i << 3, size);
            left--;
            if (want > size && left > 0) {
                into[n++] = runNumber((i << 3) + want - size, size);
                left--;
            }
        }
    }
    return n;
}

function runNumber(at, size) {
    let code = 1;
    for (let i = at + 1; i < at + size; i++) code = (code << 2) | STEPS.indexOf(paths[i] - paths[i - 1]);
    return (code << 8) | ((paths[at] - BASE) << 1) | 1;
}
