import assert from "node:assert/strict";
import { test } from "node:test";
import { functions, hook } from "../../../../sim/trial/pico/boot_rom.mjs";
import { BX_LR, LOOP, addressOf, load, picoWith, rom } from "./chips.mjs";

test("the table gives each function's address without the Thumb bit", () => {
    assert.deepEqual([...functions(rom(["MS", "RP"]))], [
        ["MS", 0x100],
        ["RP", 0x110],
    ]);
});

// Calls a function of the ROM with three arguments, and continues with R4.
const CALL = [
    0x2011, // movs r0, #0x11
    0x2122, // movs r1, #0x22
    0x2233, // movs r2, #0x33
    load(3, 0, 3),
    0x4798, // blx r3
    0x2444, // movs r4, #0x44
    LOOP,
];

/** @param {any} core @param {number} count */
const execute = (core, count) => {
    for (let i = 0; i < count; i++) core.executeInstruction();
};

test("a hook gets the arguments, and returns to the caller", () => {
    const { rp2040 } = picoWith(CALL, [addressOf("IF") | 1]);
    /** @type {number[]} */
    const got = [];
    hook(rp2040, { IF: (...values) => got.push(...values) });
    execute(rp2040.core, 8);
    assert.deepEqual(got, [0x11, 0x22, 0x33]);
    assert.equal(rp2040.core.registers[4], 0x44);
});

test("a function that is not hooked runs as it is", () => {
    const { rp2040 } = picoWith(CALL, [addressOf("RP") | 1]);
    new Uint16Array(rp2040.bootrom.buffer)[addressOf("RP") / 2] = BX_LR;
    execute(rp2040.core, 7);
    assert.equal(rp2040.core.registers[4], 0x44);
});

test("a breakpoint of the firmware is no hook", () => {
    const { rp2040 } = picoWith([0xbe00, 0x2444, LOOP]);
    hook(rp2040, { IF: () => assert.fail("the ROM was not called") });
    execute(rp2040.core, 2);
    assert.equal(rp2040.core.registers[4], 0x44);
});

test("a ROM without the function is refused", () => {
    const { rp2040 } = picoWith([LOOP]);
    assert.throws(() => hook(rp2040, { ZZ: () => {} }), /no function ZZ/);
});
