// The value of a group's own digits and of a column's own height: engine/number_drop/player/details.py.
//
// It uses the groups that were found last: see groups_twin.mjs.

import { MOST, counts, openSides, opens, paths, sizes, starts } from "./groups_twin.mjs";
import { WIDTH } from "./sheet_twin.mjs";

// the first index of each kind of detail
const SAME_OPEN = 50; // size * 3 + places where it can grow, after digit * 5 + size - 2
const RUNS = 65; // lowest digit * 7 + size - 2
const RUN_OPEN = 128; // lowest digit * 9 + places at its first digit * 3 + at its last
const HEIGHT = 209; // column from the nearer wall * 12 + height
export const DETAILS = 257;
export const DETAIL_SCALE = 64; // per point
export const MOST_DETAILS = 160; // at once: two per group, one per column
const HEIGHTS = 12;
const LARGEST_SAME = 6;

// Append the details of a grid to active[0] to active[n - 1], counted from `first`; return the new n.
export function listDetails(grid, heights, active, n, first = 0) {
    for (let i = 0; i < counts[0]; i++) {
        const size = Math.min(sizes[i], LARGEST_SAME) - 2;
        active[n++] = first + grid[starts[i]] * 5 + size;
        active[n++] = first + SAME_OPEN + size * 3 + opens[i];
    }
    for (let i = 0; i < counts[1]; i++) {
        const size = sizes[MOST + i];
        const low = paths[i << 3];
        const high = paths[(i << 3) + size - 1];
        const open = Math.min(2, openSides(low)) * 3 + Math.min(2, openSides(high));
        active[n++] = first + RUNS + grid[low] * 7 + size - 2;
        active[n++] = first + RUN_OPEN + grid[low] * 9 + open;
    }
    for (let col = 0; col < WIDTH; col++) {
        active[n++] = first + HEIGHT + Math.min(col, WIDTH - 1 - col) * HEIGHTS + heights[col];
    }
    return n;
}
