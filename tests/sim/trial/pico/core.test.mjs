import assert from "node:assert/strict";
import { test } from "node:test";
import { MISS_CYCLES } from "../../../../sim/trial/pico/core.mjs";
import { LOOP, RAM, picoWith } from "./chips.mjs";

// Sums 1 to 10 in R0, in a loop of three instructions over two cache lines.
const SUM = [
    0x2000, // movs r0, #0
    0x210a, // movs r1, #10
    0x1840, // adds r0, r0, r1
    0x3901, // subs r1, #1
    0xd1fc, // bne to adds
    LOOP,
];

/** @param {any} core @param {number} count */
const cyclesOf = (core, count) => {
    let cycles = 0;
    for (let i = 0; i < count; i++) cycles += core.executeInstruction();
    return cycles;
};

test("hand-assembled instructions have their effect", () => {
    const { core } = picoWith(SUM).rp2040;
    cyclesOf(core, 2 + 3 * 10);
    assert.equal(core.registers[0], 55);
    assert.equal(core.registers[1], 0);
});

test("only the first read of a cache line takes the time of a miss", () => {
    const { core } = picoWith(SUM).rp2040;
    assert.equal(cyclesOf(core, 1), 1 + MISS_CYCLES);
    assert.equal(cyclesOf(core, 3), 3);
    assert.equal(cyclesOf(core, 1), 2 + MISS_CYCLES); // a branch that is taken, in the second line
    assert.equal(cyclesOf(core, 3), 4);
});

test("after a flush, and behind two other lines of its set, a line is read again", () => {
    const { core } = picoWith(SUM).rp2040;
    const cache = /** @type {any} */ (core);
    const misses = (/** @type {number[]} */ offsets) => {
        cache.stall = 0;
        for (const offset of offsets) cache.touch(offset);
        return cache.stall / MISS_CYCLES;
    };
    const [one, two, three] = [0x1000, 0x3000, 0x5000]; // 8 KB apart: the same set
    assert.equal(misses([one, two, one, two]), 2);
    assert.equal(misses([three, two]), 1);
    assert.equal(misses([one]), 1);
    cache.flushCache();
    assert.equal(misses([one]), 1);
});

test("RAM is read and written in bytes, halfwords and words", () => {
    const { core } = picoWith(SUM).rp2040;
    core.writeUint32(RAM, 0x11223344);
    core.writeUint8(RAM + 1, 0xab);
    core.writeUint16(RAM + 2, 0xcdef);
    assert.equal(core.readUint32(RAM), 0xcdefab44);
    assert.equal(core.readUint16(RAM + 2), 0xcdef);
    assert.equal(core.readUint8(RAM + 3), 0xcd);
});

test("flash is read past the cache, too", () => {
    const { core } = picoWith(SUM).rp2040;
    assert.equal(core.readUint16(0x13000004), SUM[2]);
    assert.equal(core.readUint16(0x10000004), SUM[2]);
    assert.equal(core.readUint8(0x10000004), SUM[2] & 0xff);
});
