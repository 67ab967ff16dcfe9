// Steers an emulated Pico by requests on standard input, a JSON object a line; docs/TRIAL.md lists them.

import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Pico } from "./pico.mjs";
import { isQuiet, MILLION, packed, runUntil, waitFor } from "./waits.mjs";

/** @type {Pico} */
let pico;

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
        runUntil(pico, most, () => pico.pixels > pixels && isQuiet(pico, quiet));
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
        const count = waitFor(pico, new Uint16Array(bytes.buffer), quiet, most);
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

/** Return the fields that all answers have. */
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
