// Chips for tests: a boot ROM of a few functions, and hand-assembled programs in flash.

import { Pico } from "../../../../sim/trial/pico/pico.mjs";

export const FLASH_BYTES = 2 << 20;
export const RAM = 0x20000000;
const SPI1 = 0x40040000;
const SIO = 0xd0000000;

export const BX_LR = 0x4770;
export const LOOP = 0xe7fe; // B to itself
const STACK = 0x20041000;

/**
 * Return a boot ROM with these functions, each of one instruction that returns.
 * @param {string[]} codes
 */
export function rom(codes) {
    const words = new Uint32Array(4096);
    const halves = new Uint16Array(words.buffer);
    const table = 0x40;
    words[0] = STACK;
    halves[0x14 / 2] = table;
    codes.forEach((code, i) => {
        const address = 0x100 + 16 * i;
        halves[table / 2 + 2 * i] = code.charCodeAt(0) | (code.charCodeAt(1) << 8);
        halves[table / 2 + 2 * i + 1] = address | 1;
        halves[address / 2] = BX_LR;
    });
    return words;
}

/** What a Pico's ROM has of what pico.mjs replaces. */
export const FLASH_FUNCTIONS = ["IF", "EX", "CX", "FC", "RE", "RP"];

/** Where rom() puts a function. @param {string} code */
export const addressOf = (code) => 0x100 + 16 * FLASH_FUNCTIONS.indexOf(code);

/** @type {import("../../../../sim/trial/pico/pico.mjs").Wiring} */
export const WIRING = {
    screen: { kind: "st7789", spi: 1, chipSelect: 9, dataCommand: 8, width: 240, height: 320 },
    keys: { a: 15 },
};

/** Return a Pico with a program at the beginning of its flash. @param {number[]} code @param {number[]} constants */
export function picoWith(code, constants = []) {
    const flash = new Uint8Array(FLASH_BYTES).fill(0xff);
    new Uint16Array(flash.buffer).set(code);
    new Uint32Array(flash.buffer).set(constants, CONSTANTS / 4);
    return new Pico(flash, rom(FLASH_FUNCTIONS), WIRING);
}

const CONSTANTS = 0x80; // where a program's constants begin

/** Load constant `number` into a low register; `at` is the instruction's index. @param {number} register @param {number} number @param {number} at */
export function load(register, number, at) {
    const pc = (2 * at + 4) & ~3;
    return 0x4800 | (register << 8) | ((CONSTANTS + 4 * number - pc) / 4);
}

export const registers = { SPI1, SIO };
