// The features that the computer player sees: engine/number_drop/player/features.py and surface.py.

import { MOST, counts, lower, opens, sameSize, sizes, up } from "./groups_twin.mjs";
import { BASE, HEIGHT, LINE, WIDTH } from "./sheet_twin.mjs";

// the first index of each kind of feature
export const SLOT = 0; // (kind * 6 + size - 3) * 8 + state
export const EXTRA = 96; // kind * 4 + size - 2, once for each group without a slot
export const READY = 104; // combos that are waiting, 0 to 5
export const OPEN = 110; // kind * 6 + slots open, 0 to 5
export const TIME = 122; // slides left, 0 to 20
export const BLOCKS = 143; // blocks that will fall, 0 to 5
export const TOP = 149; // 0 to 14
export const FILL = 164; // sum of heights / 4, 0 to 24
export const HOLED = 189; // rows that cannot be filled, 0 to 11
export const GAPS = 201; // empty cells of a row - 1, once for each row that is not empty
export const BUMPS = 207; // steps between neighbouring heights, 0 to 15
export const WELLS = 223; // 0 to 7
export const STEP = 231; // height between neighbours, 0 to 5, once for each pair
export const JOIN = 237; // kind * 6 + size - 3, once for each column whose next digit can join groups
export const PENDING = 249; // a combo may be circled now
export const FEATURES = 250;
export const MOST_ACTIVE = 129;

// GAIN[(kind * 9 + size) * 6 + value - 3]: the promise of a group of that many digits for a slot
const PROMISE = [
    [0.88, 0.28, 0.092, 0.026],
    [0.88, 0.51, 0.26, 0.1],
];
const GAIN = new Uint8Array(2 * 9 * 6);
for (let kind = 0; kind < 2; kind++) {
    for (let size = 2; size <= 8; size++) {
        for (let v = 0; v < 6; v++) {
            const value = v + 3;
            const gap = Math.max(0, value - size);
            const worth = value === 8 ? 11.7 : value - 1.37;
            GAIN[(kind * 9 + size) * 6 + v] = gap > 3 ? 0 : Math.round(16 * worth * PROMISE[kind][gap]);
        }
    }
}

const FULL = 127;
const POP = Uint8Array.from({ length: 128 }, (_, m) => { let n = 0; for (; m; m &= m - 1) n++; return n; });

// Append the features of the groups found to `active` from `n` on; return the new n.
// openMask[kind]: bit v = slot v + 3 open (bit 5: the bonus).
export function groupFeatures(open0, open1, active, n) {
    let ready = 0;
    let free0 = open0;
    let free1 = open1;
    for (let kind = 1; kind >= 0; kind--) {
        let free = kind ? free1 : free0;
        const all = free;
        const count = counts[kind];
        const at = kind * MOST;
        if (kind === 0) sortBySize(count);
        for (let i = 0; i < count; i++) {
            const g = at + (kind ? i : order[i]);
            const size = sizes[g];
            const o = opens[g];
            const row = (kind * 9 + size) * 6;
            let best = -1;
            let most = 0;
            for (let v = 0; v < 6; v++) {
                if ((free >> v) & 1 && (o || v + 3 <= size) && GAIN[row + v] > most) {
                    most = GAIN[row + v];
                    best = v;
                }
            }
            if (best < 0) {
                active[n++] = EXTRA + kind * 4 + (size > 5 ? 3 : size - 2);
                continue;
            }
            free &= ~(1 << best);
            const gap = best + 3 - size;
            let state = 1;
            if (gap > 0) state = gap * 2 + (o > 1 ? 1 : 0);
            else ready++;
            active[n++] = SLOT + ((kind * 6 + best) << 3) + state;
            if (best === 5) free0 &= ~32; // one bonus for both kinds
        }
        for (let v = 0; v < 6; v++) {
            if ((free >> v) & 1) active[n++] = SLOT + ((kind * 6 + v) << 3);
        }
    }
    active[n++] = READY + (ready > 5 ? 5 : ready);
    return n;
}

function joined(grid, one, other) {
    const a = grid[one];
    const b = grid[other];
    if (a > 9 || b > 9) return 0;
    if (a === b) return sameSize[one] + sameSize[other] + 1;
    if (a + 2 === b) return 64 + lower(grid, one) + 1 + up[other];
    if (b + 2 === a) return 64 + lower(grid, other) + 1 + up[one];
    return 0;
}

// What a single digit on top of a column could join.
export function joinFeatures(grid, heights, active, n) {
    for (let col = 0; col < WIDTH; col++) {
        const row = heights[col];
        if (row >= LINE) continue;
        const cell = (row << 3) + col + BASE;
        let same = 0;
        let run = 0;
        for (let pair = 0; pair < 3; pair++) {
            const length = joined(grid, pair === 2 ? cell - 8 : cell - 1, pair === 1 ? cell - 8 : cell + 1);
            if (length > 64) {
                if (length - 64 > run) run = length - 64;
            } else if (length > same) same = length;
        }
        if (same) active[n++] = JOIN + (same > 8 ? 5 : same - 3);
        if (run) active[n++] = JOIN + 6 + (run > 8 ? 5 : run - 3);
    }
    return n;
}

const order = new Uint8Array(MOST);
function sortBySize(count) {
    let n = 0;
    for (let size = 8; size > 1; size--) {
        for (let i = 0; i < count; i++) if (sizes[i] === size) order[n++] = i;
    }
}

export function slotFeatures(open0, open1, slidesLeft, blocks, active, n) {
    active[n++] = OPEN + POP[open0 & 31];
    active[n++] = OPEN + 6 + POP[open1 & 31];
    active[n++] = TIME + slidesLeft;
    active[n++] = BLOCKS + blocks;
    return n;
}

const covered = new Uint8Array(HEIGHT + 1); // by row: the columns that are higher

function coverRows(heights, top) {
    for (let row = 0; row <= top; row++) covered[row] = 0;
    for (let col = 0; col < WIDTH; col++) if (heights[col]) covered[heights[col] - 1] |= 1 << col;
    for (let row = top - 1; row > 0; row--) covered[row - 1] |= covered[row];
}

// Features of the surface: heights, and the content of each row. Returns n; newly full rows are in
// `freshRows`.
export let freshRows = 0;
export function surfaceFeatures(heights, filled, active, n) {
    let top = 0;
    let sum = 0;
    let bumps = 0;
    let wells = 0;
    let left = 15;
    for (let col = 0; col < WIDTH; col++) {
        const h = heights[col];
        if (h > top) top = h;
        sum += h;
        const right = col < 6 ? heights[col + 1] : 15;
        if (col < 6) {
            const step = h > right ? h - right : right - h;
            bumps += step;
            active[n++] = STEP + (step > 5 ? 5 : step);
        }
        const rim = left < right ? left : right;
        if (rim < 15 && rim - h > 1) wells += rim - h - 1;
        left = h;
    }
    // a covered hole: an empty cell below its column's height
    let holed = 0;
    freshRows = 0;
    coverRows(heights, top);
    for (let row = 0; row < LINE && row < top; row++) {
        const mask = filled[row];
        if (mask >= FULL) {
            if (mask === FULL) freshRows++;
            continue;
        }
        if (covered[row] & ~mask) holed++;
        else active[n++] = GAPS + POP[~mask & FULL] - 1;
    }
    active[n++] = TOP + top;
    active[n++] = FILL + (sum >> 2);
    active[n++] = HOLED + holed;
    active[n++] = BUMPS + (bumps > 15 ? 15 : bumps);
    active[n++] = WELLS + (wells > 7 ? 7 : wells);
    return n;
}
