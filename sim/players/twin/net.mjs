// The evaluation in whole numbers, read from the board's own table and written there:
// engine/number_drop/player/weights.py and evaluation.py.

import { readFileSync, writeFileSync } from "node:fs";
import { FEATURES } from "./features.mjs";

export const HIDDEN = 12;
export const ROW_SCALE = 64; // a hidden value of 1.0
export const POINT = 256; // one point
const SHIFT = 6;
const ROW_BYTES = HIDDEN + 2;
const BYTES_A_LINE = 23;
const WEIGHTS = new URL("../../../engine/number_drop/player/weights.py", import.meta.url);

export class Net {
    constructor() {
        this.rows = new Int8Array(FEATURES * HIDDEN);
        this.linear = new Int16Array(FEATURES);
        this.bias = new Int32Array(HIDDEN);
        this.out = new Int32Array(HIDDEN);
        this.base = 0;
    }

    // What features, active[0] to active[count - 1], are worth, in 1 / POINT points.
    value(active, count) {
        const { rows, linear, bias, out } = this;
        let points = this.base;
        for (let i = 0; i < count; i++) points += linear[active[i]];
        let sum = 0;
        for (let h = 0; h < HIDDEN; h++) {
            let a = bias[h];
            for (let i = 0; i < count; i++) a += rows[active[i] * HIDDEN + h];
            if (a > 0) sum += a * out[h];
        }
        return points + (sum >> SHIFT);
    }
}

// Return the network that the board has.
export function readNet(path = WEIGHTS) {
    const text = readFileSync(path, "utf8");
    const numbers = (name) => new RegExp(`^${name} = \\(?(?:const\\()?([-0-9, ]+)`, "m").exec(text)[1].split(",").map(Number);
    const bytes = [...text.matchAll(/\\x([0-9a-f]{2})/g)].map(([, hex]) => parseInt(hex, 16));
    if (bytes.length !== FEATURES * ROW_BYTES) throw new Error(`${path}: not a table of ${FEATURES} features`);
    const net = new Net();
    [net.base] = numbers("BASE");
    net.bias.set(numbers("BIAS"));
    net.out.set(numbers("OUT"));
    for (let f = 0; f < FEATURES; f++) {
        const at = f * ROW_BYTES;
        for (let h = 0; h < HIDDEN; h++) net.rows[f * HIDDEN + h] = bytes[at + h] - 128;
        net.linear[f] = (bytes[at + HIDDEN] | (bytes[at + HIDDEN + 1] << 8)) - 32768;
    }
    return net;
}

// Make a network the one that the board has.
export function writeNet(net, path = WEIGHTS) {
    const bytes = [];
    for (let f = 0; f < FEATURES; f++) {
        for (let h = 0; h < HIDDEN; h++) bytes.push(net.rows[f * HIDDEN + h] + 128);
        const points = net.linear[f] + 32768;
        bytes.push(points & 255, points >> 8);
    }
    const lines = [];
    for (let at = 0; at < bytes.length; at += BYTES_A_LINE) {
        const part = bytes.slice(at, at + BYTES_A_LINE).map((byte) => "\\x" + byte.toString(16).padStart(2, "0"));
        lines.push(`    b"${part.join("")}"`);
    }
    writeFileSync(
        path,
        `"""What each feature is worth; written by \`make tune\`.

evaluation.py reads it. ROWS has, by feature, the ${HIDDEN} hidden values + 128, then the points + 32768.
"""

from engine.const import const

HIDDEN = const(${HIDDEN})
BASE = const(${net.base})
BIAS = (${[...net.bias].join(", ")})
OUT = (${[...net.out].join(", ")})
ROWS = (
${lines.join("\n")}
)
`,
    );
}
