// Steers an emulated Pico by requests on standard input, a JSON object a line; docs/TRIAL.md lists them.

import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Pico } from "./pico.mjs";

const STEP = 10; // ms between two looks at the screen
const MOST = 900_000; // ms to wait for a picture that keeps changing
const MILLION = 1e6; // ns

/** @type {Pico} */
let pico;

/** Run until `isDone`, but not for long. @param {number} most ms @param {() => boolean} isDone */
function runUntil(most, isDone) {
    const end = pico.nanos + most * MILLION;
    while (!isDone() && !pico.cutAt && pico.nanos < end) pico.run(STEP * MILLION);
}

/** Return whether no pixel has been sent for that long. @param {number} ms @param {number} since ns */
function isQuiet(ms, since = 0) {
    return pico.nanos - Math.max(pico.lastPixel, since) >= ms * MILLION;
}

/** @param {Uint16Array} one @param {Uint16Array} other */
function differing(one, other) {
    if (one.length !== other.length) return Math.max(one.length, other.length);
    return one.reduce((count, pixel, at) => count + Number(pixel !== other[at]), 0);
}

/** @param {Uint16Array} picture */
const packed = (picture) => Buffer.from(picture.buffer).toString("base64");

/** @param {number | null} nanos @param {number} begin */
const since = (nanos, begin) => (nanos === null ? null : (nanos - begin) / MILLION);

let pressed = 0; // when the last key went down, in ns

/** @type {Record<string, (request: any) => object | void>} */
const commands = {
    start({ flash, rom, wiring }) {
        const words = readFileSync(rom);
        pico = new Pico(new Uint8Array(readFileSync(flash)), new Uint32Array(new Uint8Array(words).buffer), wiring);
    },

    run({ ms }) {
        pico.run(ms * MILLION);
    },

    settle({ quiet, most }) {
        const { pixels } = pico;
        runUntil(most, () => pico.pixels > pixels && isQuiet(quiet));
        return { isDrawn: pico.pixels > pixels };
    },

    press({ key, hold }) {
        pressed = pico.nanos;
        pico.forgetChanges();
        pico.setKey(key, true);
        pico.run(hold * MILLION);
        pico.setKey(key, false);
    },

    await({ pixels, quiet, most }) {
        const bytes = new Uint8Array(Buffer.from(pixels, "base64"));
        const wanted = new Uint16Array(bytes.buffer);
        const begin = pico.nanos;
        let [looked, count] = [-1, 0];
        const isTooLate = () => pico.nanos - Math.max(pico.lastChange ?? 0, begin) >= most * MILLION;
        runUntil(MOST, () => {
            if (!isQuiet(quiet, begin)) return false;
            if (looked !== pico.pixels) count = differing(pico.screen.picture(), wanted);
            looked = pico.pixels;
            return !count || isTooLate();
        });
        count = differing(pico.screen.picture(), wanted);
        return { differing: count, first: since(pico.firstChange, pressed), last: since(pico.lastChange, pressed) };
    },

    look() {
        return { pixels: packed(pico.screen.picture()) };
    },

    cut({ units, damage, chance }) {
        pico.flash.cutAfter(units, damage, chance);
    },

    power() {
        pico.flash.cutAfter(Infinity, "prefix", 1);
        pico.switchOn();
    },

    save({ file }) {
        writeFileSync(file, pico.flash.bytes);
    },
};

/** Return what every answer has. */
function state() {
    const { console: board, cutAt, resets, warnings, flash, nanos } = pico;
    const { user, system } = process.cpuUsage();
    return {
        ms: nanos / MILLION,
        cpu: (user + system) / MILLION,
        console: board.takeLines(),
        cut: cutAt,
        resets,
        erased: flash.erased,
        programmed: flash.programmed,
        warnings: warnings.splice(0),
    };
}

process.stdout.on("error", () => process.exit(1)); // nobody listens any more

for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    let answer;
    try {
        const result = commands[request.do](request);
        answer = { ...state(), ...result };
    } catch (error) {
        answer = { error: String(error) };
    }
    process.stdout.write(`${JSON.stringify(answer)}\n`);
}
