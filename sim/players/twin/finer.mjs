// Features that only the desktop's player sees: which digits of which group can grow where, by row.
//
// It uses the groups that were found last: see groups_twin.mjs.

import { MOST, counts, first, next, openSides, paths, sameSize, sides, sizes, starts, up } from "./groups_twin.mjs";
import { FEATURES } from "./features_twin.mjs";
import { LINE, WIDTH } from "./sheet_twin.mjs";

// the first index of each kind of detail, after the board's features
const SAME = FEATURES; // (digit * 5 + size - 2) * 4 + sides where it can grow, 0 to 3
const RUN = SAME + 10 * 5 * 4; // (lowest digit * 7 + size - 2) * 9 + sides of its first and last digit
const SINGLE = RUN + 10 * 7 * 9; // digit * 4 + sides, once for each digit that starts no group
const OPEN = SINGLE + 10 * 4; // kind * 64 + values open, a mask
const HEIGHT = OPEN + 128; // column * 15 + height
const ROW = HEIGHT + WIDTH * 15; // row * 8 + cells empty
export const ALL_FEATURES = ROW + LINE * 8;
export const MOST_FINER = 256; // active at once, including the board's features

const LONGEST_SAME = 6;
const MOST_SINGLES = 14;
const NO_CELL = 255;
const EMPTY_CELLS = Uint8Array.from({ length: 256 }, (_, mask) => {
    let empty = 0;
    for (let col = 0; col < WIDTH; col++) empty += ((mask >> col) & 1) ^ 1;
    return empty;
});

// Append the finer features of the judge's sheet to active[0] to active[n - 1]; return the new n.
export function addFiner(judge, open0, open1, active, n) {
    const { grid, heights, filled } = judge;
    for (let i = 0; i < counts[0]; i++) {
        const size = Math.min(sizes[i], LONGEST_SAME);
        active[n++] = SAME + (grid[starts[i]] * 5 + size - 2) * 4 + sides[i];
    }
    for (let i = 0; i < counts[1]; i++) {
        const size = sizes[MOST + i];
        const low = paths[i << 3];
        const high = paths[(i << 3) + size - 1];
        const open = Math.min(2, openSides(low)) * 3 + Math.min(2, openSides(high));
        active[n++] = RUN + (grid[low] * 7 + size - 2) * 9 + open;
    }
    n = addSingles(active, n);
    active[n++] = OPEN + open0;
    active[n++] = OPEN + 64 + open1;
    for (let col = 0; col < WIDTH; col++) active[n++] = HEIGHT + col * 15 + heights[col];
    for (let row = 0; row < LINE; row++) active[n++] = ROW + row * 8 + EMPTY_CELLS[filled[row]];
    return n;
}

function addSingles(active, n) {
    const end = n + MOST_SINGLES;
    for (let digit = 0; digit < 10; digit++) {
        for (let cell = first[digit]; cell !== NO_CELL && n < end; cell = next[cell]) {
            if (sameSize[cell] > 1 || up[cell] > 1) continue;
            const open = openSides(cell);
            if (open) active[n++] = SINGLE + digit * 4 + open;
        }
    }
    return n;
}
