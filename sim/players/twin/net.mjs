// The evaluation in integers, read from and written to the board's own table:
// engine/number_drop/player/weights.py and evaluation.py.

import { readFileSync, writeFileSync } from "node:fs";
import { DETAILS, DETAIL_SCALE } from "./details_twin.mjs";
import { FEATURES } from "./features_twin.mjs";

export const HIDDEN = 10;
export const ROW_SCALE = 64; // a hidden value of 1.0
export const POINT = 256; // one point
export const LINEAR_SCALE = 16; // per point in the rows, where it has to fit into a byte
const LINEAR = POINT / LINEAR_SCALE;
const DETAIL = POINT / DETAIL_SCALE;
const SHIFT = 6;
const PAIRS = HIDDEN / 2;
export const SUMS = PAIRS + 1;
const ROW_BYTES = HIDDEN + 1;
const BYTES_A_LINE = 23;
const WEIGHTS = new URL("../../../engine/number_drop/player/weights.py", import.meta.url);

export class Net {
    constructor() {
        this.rows = new Int8Array(FEATURES * HIDDEN);
        this.linear = new Int8Array(FEATURES); // in 1 / LINEAR_SCALE points
        this.details = new Int8Array(DETAILS); // in 1 / DETAIL_SCALE points
        this.bias = new Int32Array(HIDDEN);
        this.out = new Int32Array(HIDDEN);
        this.base = 0;
    }

    // Return a table whose rows can be added: two hidden values per number, except the last, the points.
    packed() {
        const table = new Int32Array(FEATURES * SUMS);
        for (let f = 0; f < FEATURES; f++) pack(this.rows.subarray(f * HIDDEN), this.linear[f] * LINEAR, table, f * SUMS);
        return table;
    }

    // Return the sums of no features, packed in the same way.
    nothing() {
        const sums = new Int32Array(SUMS);
        pack(this.bias, this.base, sums, 0);
        return sums;
    }
}

function pack(hidden, points, into, at) {
    for (let i = 0; i < PAIRS; i++) into[at + i] = hidden[2 * i] + (hidden[2 * i + 1] << 16);
    into[at + PAIRS] = points;
}

// Set the sums `after` to the sums `before` plus active[from] to active[to - 1].
export function add(table, active, from, to, before, after) {
    let s0 = before[0];
    let s1 = before[1];
    let s2 = before[2];
    let s3 = before[3];
    let s4 = before[4];
    let points = before[5];
    for (let i = from; i < to; i++) {
        const at = active[i] * SUMS;
        s0 += table[at];
        s1 += table[at + 1];
        s2 += table[at + 2];
        s3 += table[at + 3];
        s4 += table[at + 4];
        points += table[at + 5];
    }
    after[0] = s0;
    after[1] = s1;
    after[2] = s2;
    after[3] = s3;
    after[4] = s4;
    after[5] = points;
}

// The combined value of two parts' sums, in 1 / POINT points.
export function worth(net, one, other) {
    const { out } = net;
    let sum = 0;
    for (let i = 0; i < PAIRS; i++) {
        const both = (one[i] + other[i]) | 0;
        const low = (both << 16) >> 16;
        const high = (both - low) >> 16;
        if (low > 0) sum += low * out[2 * i];
        if (high > 0) sum += high * out[2 * i + 1];
    }
    return one[PAIRS] + other[PAIRS] + (sum >> SHIFT);
}

// The combined value of some details, in 1 / POINT points.
export function detailsWorth(net, active, n) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += net.details[active[i]];
    return sum * DETAIL;
}

// Return the network that the board has.
export function readNet(path = WEIGHTS) {
    const text = readFileSync(path, "utf8");
    const numbers = (name) => new RegExp(`^${name} = \\(?(?:const\\()?([-0-9, ]+)`, "m").exec(text)[1].split(",").map(Number);
    const bytes = (name) => {
        const part = text.slice(text.indexOf(`\n${name} = (`)).split("\n)")[0];
        return [...part.matchAll(/\\x([0-9a-f]{2})/g)].map(([, hex]) => parseInt(hex, 16));
    };
    const [rows, details] = [bytes("ROWS"), bytes("DETAILS")];
    if (rows.length !== FEATURES * ROW_BYTES || details.length !== DETAILS) {
        throw new Error(`${path}: not a table of ${FEATURES} features and ${DETAILS} details`);
    }
    const net = new Net();
    [net.base] = numbers("BASE");
    net.bias.set(numbers("BIAS"));
    net.out.set(numbers("OUT"));
    for (let f = 0; f < FEATURES; f++) {
        const at = f * ROW_BYTES;
        for (let h = 0; h < HIDDEN; h++) net.rows[f * HIDDEN + h] = rows[at + h] - 128;
        net.linear[f] = rows[at + HIDDEN] - 128;
    }
    for (let i = 0; i < DETAILS; i++) net.details[i] = details[i] - 128;
    return net;
}

// Write a network to the board's table.
export function writeNet(net, path = WEIGHTS) {
    const bytes = [];
    for (let f = 0; f < FEATURES; f++) {
        for (let h = 0; h < HIDDEN; h++) bytes.push(net.rows[f * HIDDEN + h] + 128);
        bytes.push(net.linear[f] + 128);
    }
    writeFileSync(
        path,
        `"""What each feature is worth; written by \`make tune\`.

evaluation.py reads all but DETAILS. ROWS has, by feature, the ${HIDDEN} hidden values + 128, then the
points in 1/${LINEAR_SCALE} + 128. DETAILS are for details.py: in 1/${DETAIL_SCALE} of a point + 128.
"""

from engine.const import const

HIDDEN = const(${HIDDEN})
BASE = const(${net.base})
BIAS = (${[...net.bias].join(", ")})
OUT = (${[...net.out].join(", ")})
ROWS = (
${literal(bytes)}
)
DETAILS = (
${literal([...net.details].map((number) => number + 128))}
)
`,
    );
}

// Format bytes as the lines of a literal.
function literal(bytes) {
    const lines = [];
    for (let at = 0; at < bytes.length; at += BYTES_A_LINE) {
        const part = bytes.slice(at, at + BYTES_A_LINE).map((byte) => "\\x" + byte.toString(16).padStart(2, "0"));
        lines.push(`    b"${part.join("")}"`);
    }
    return lines.join("\n");
}
