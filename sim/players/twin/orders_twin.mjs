// The orders of four dice, and what their digits gain in a place: engine/number_drop/player/orders.py.

import { down, sameSize, up } from "./groups_twin.mjs";
import { STAR } from "./game_twin.mjs";
import { OFFSETS } from "./shapes_twin.mjs";
import { EMPTY } from "./sheet_twin.mjs";

const STEPS = [1, -1, 8, -8];
// the value of a group by its number of digits, in eighths of a point, for preselection
const GROWTH = Int32Array.from([0, 0, 16, 35, 58, 80, 104, 128, 144]);


const ORDERS = []; // all orders of four dice: the die of each cell
for (let i = 0; i < 256; i++) {
    const order = [i & 3, (i >> 2) & 3, (i >> 4) & 3, i >> 6];
    if (new Set(order).size === 4) ORDERS.push(order);
}

export let orderDigits = 0;

// The gain of one order's digits from their surroundings, in eighths of a point; the digits are then
// in `orderDigits`. Stars come last, as whatever suits their cells best.
export function orderGain(grid, dice, order, corner, at) {
    let gain = 0;
    let digits = 0;
    let stars = 0;
    for (let i = 0; i < 4; i++) {
        const digit = dice[order[i]];
        if (digit === STAR) {
            stars++;
            continue;
        }
        const cell = corner + OFFSETS[at + i];
        gain += join(grid, cell, digit);
        grid[cell] = digit;
        digits |= digit << (i << 2);
    }
    for (let i = 0; stars; i++) {
        if (dice[order[i]] !== STAR) continue;
        stars--;
        const cell = corner + OFFSETS[at + i];
        let best = 0;
        let most = -1;
        for (let digit = 0; digit < 10; digit++) {
            if (!touches(grid, cell, digit)) continue;
            const g = join(grid, cell, digit);
            if (g > most) {
                most = g;
                best = digit;
            }
        }
        if (most < 0) most = 0;
        join(grid, cell, best);
        grid[cell] = best;
        gain += most;
        digits |= best << (i << 2);
    }
    for (let i = 0; i < 4; i++) grid[corner + OFFSETS[at + i]] = EMPTY;
    orderDigits = digits;
    return gain;
}

function touches(grid, cell, digit) {
    let near = grid[cell + 1] - digit;
    if (near >= -1 && near <= 1) return true;
    near = grid[cell - 1] - digit;
    if (near >= -1 && near <= 1) return true;
    near = grid[cell + 8] - digit;
    if (near >= -1 && near <= 1) return true;
    near = grid[cell - 8] - digit;
    return near >= -1 && near <= 1;
}

// The gain of a digit in a cell: the largest groups that it joins, minus those before.
function join(grid, cell, digit) {
    let same = 1;
    let sameBefore = 0;
    let higher = 0;
    let lower = 0;
    for (let i = 0; i < 4; i++) {
        const n = cell + STEPS[i];
        const near = grid[n] - digit;
        if (near === 0) {
            const size = sameSize[n];
            same += size;
            if (size > sameBefore) sameBefore = size;
        } else if (near === 1) {
            if (digit < 9 && up[n] > higher) higher = up[n];
        } else if (near === -1) {
            if (down[n] > lower) lower = down[n];
        }
    }
    const run = higher + lower + 1;
    sameSize[cell] = same > 8 ? 8 : same;
    up[cell] = higher < 8 ? higher + 1 : 8;
    down[cell] = lower < 8 ? lower + 1 : 8;
    return (
        GROWTH[same > 8 ? 8 : same] - GROWTH[sameBefore] +
        GROWTH[run > 8 ? 8 : run] - GROWTH[higher > lower ? higher : lower]
    );
}

const ordersByEqual = new Map(); // by which of the dice are equal

// The distinct orders of these dice.
export function ordersOf(dice) {
    let equal = 0;
    for (let a = 0; a < 3; a++) {
        for (let b = a + 1; b < 4; b++) equal = (equal << 1) | (dice[a] === dice[b] ? 1 : 0);
    }
    let orders = ordersByEqual.get(equal);
    if (!orders) {
        orders = ORDERS.filter((order) => !repeats(order, dice));
        ordersByEqual.set(equal, orders);
    }
    return orders;
}

// Whether an order only swaps equal dice of an earlier one.
function repeats(order, dice) {
    for (let a = 0; a < 3; a++) {
        for (let b = a + 1; b < 4; b++) {
            if (order[a] > order[b] && dice[order[a]] === dice[order[b]]) return true;
        }
    }
    return false;
}
