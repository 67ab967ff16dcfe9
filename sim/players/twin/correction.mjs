// What the desktop's player adds to the evaluation of a sheet: a second network, which sees details
// that the board's does not. `make tune ARGS=--correction` writes it.

import { readFileSync, writeFileSync } from "node:fs";
import { ALL_FEATURES, MOST_FINER, addFiner } from "./finer.mjs";

export const CORRECTION_HIDDEN = 16;
export const CORRECTION_SCALE = 128; // a hidden value of 1.0
const POINT = 256;
const FILE = new URL("./correction.json", import.meta.url);

export class Correction {
    constructor() {
        this.rows = new Float32Array(ALL_FEATURES * CORRECTION_HIDDEN);
        this.linear = new Float32Array(ALL_FEATURES);
        this.bias = new Float32Array(CORRECTION_HIDDEN);
        this.out = new Float32Array(CORRECTION_HIDDEN);
        this.base = 0;
        this.active = new Uint16Array(MOST_FINER);
        this.hidden = new Float32Array(CORRECTION_HIDDEN);
    }

    // The points to add to the value that a judge has just found for a sheet with these values open.
    of(judge, open0, open1) {
        const { rows, linear, out, active, hidden } = this;
        for (let i = 0; i < judge.n; i++) active[i] = judge.active[i];
        const n = addFiner(judge, open0, open1, active, judge.n);
        let points = this.base;
        hidden.set(this.bias);
        for (let i = 0; i < n; i++) {
            const at = active[i] * CORRECTION_HIDDEN;
            points += linear[active[i]];
            for (let h = 0; h < CORRECTION_HIDDEN; h++) hidden[h] += rows[at + h];
        }
        for (let h = 0; h < CORRECTION_HIDDEN; h++) if (hidden[h] > 0) points += hidden[h] * out[h];
        return points;
    }
}

const packed = (values, scale) => Buffer.from(Int8Array.from(values, (value) => Math.round(value * scale)).buffer);
const wide = (values) => Buffer.from(Int16Array.from(values, (value) => Math.round(value * POINT)).buffer);

export function writeCorrection(learned, file = FILE) {
    const numbers = {
        base: learned.base[0],
        bias: [...learned.bias],
        out: [...learned.out],
        linear: wide(learned.linear).toString("base64"), // 16 bits each, in 1/256 of a point
        rows: packed(learned.rows, CORRECTION_SCALE).toString("base64"), // 8 bits each
    };
    writeFileSync(file, JSON.stringify(numbers, null, 1) + "\n");
}

export function readCorrection(file = FILE) {
    const numbers = JSON.parse(readFileSync(file, "utf8"));
    const correction = new Correction();
    const rows = Buffer.from(numbers.rows, "base64");
    const linear = Buffer.from(numbers.linear, "base64");
    if (rows.length !== correction.rows.length) throw new Error(`${file}: not for ${ALL_FEATURES} features`);
    for (let i = 0; i < rows.length; i++) correction.rows[i] = rows.readInt8(i) / CORRECTION_SCALE;
    for (let i = 0; i < ALL_FEATURES; i++) correction.linear[i] = linear.readInt16LE(2 * i) / POINT;
    correction.bias.set(numbers.bias);
    correction.out.set(numbers.out);
    correction.base = numbers.base;
    return correction;
}
