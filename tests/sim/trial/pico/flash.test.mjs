import assert from "node:assert/strict";
import { test } from "node:test";
import { Flash, PAGE, PowerCut, SECTOR } from "../../../../sim/trial/pico/flash.mjs";

function flash() {
    const waited = { nanos: 0 };
    const made = new Flash(new Uint8Array(4 * SECTOR).fill(0xf0), (nanos) => (waited.nanos += nanos));
    return { made, waited };
}

/** @param {number} byte @param {number} count */
const pageOf = (byte, count = PAGE) => new Uint8Array(count).fill(byte);

test("an erase sets all bits of its sectors, and takes time", () => {
    const { made, waited } = flash();
    made.erase(SECTOR, 2 * SECTOR);
    assert.equal(made.bytes[SECTOR - 1], 0xf0);
    assert.ok(made.bytes.subarray(SECTOR, 3 * SECTOR).every((byte) => byte === 0xff));
    assert.equal(made.bytes[3 * SECTOR], 0xf0);
    assert.deepEqual([made.erased, waited.nanos], [2, 90e6]);
});

test("programming clears bits, and sets none", () => {
    const { made, waited } = flash();
    made.program(PAGE, pageOf(0x3c, 2 * PAGE));
    assert.ok(made.bytes.subarray(PAGE, 3 * PAGE).every((byte) => byte === 0x30));
    assert.equal(made.bytes[3 * PAGE], 0xf0);
    assert.deepEqual([made.programmed, waited.nanos], [2, 1.4e6]);
});

test("a cut leaves the bytes before it written, and those after it as they were", () => {
    const { made } = flash();
    made.cutAfter(10, "prefix", 1);
    assert.throws(() => made.program(0, pageOf(0)), PowerCut);
    assert.ok(made.bytes.subarray(0, 10).every((byte) => byte === 0));
    assert.ok(made.bytes.subarray(11, PAGE).every((byte) => byte === 0xf0));
});

test("the byte at the cut may be half written", () => {
    const left = [1, 2, 3, 4, 5, 6].map((seed) => {
        const { made } = flash();
        made.cutAfter(10, "prefix", seed);
        assert.throws(() => made.program(0, pageOf(0)), PowerCut);
        return made.bytes[10];
    });
    assert.ok(left.some((byte) => byte !== 0 && byte !== 0xf0));
});

test("bytes that do not change count for nothing", () => {
    const { made } = flash();
    made.cutAfter(10, "prefix", 1);
    made.program(0, pageOf(0xff));
    assert.throws(() => made.program(PAGE, pageOf(0)), PowerCut);
});

test("a cut can leave a mixture of bits, each old or new", () => {
    const { made } = flash();
    made.cutAfter(10, "mixture", 7);
    assert.throws(() => made.program(0, pageOf(0)), /programming the page at 0/);
    const page = made.bytes.subarray(0, PAGE);
    assert.ok(page.every((byte) => (byte & 0x0f) === 0));
    assert.ok(new Set(page).size > 4);
});

test("an erase can be cut, in the second of its sectors", () => {
    const { made } = flash();
    made.cutAfter(SECTOR + 100, "prefix", 1);
    assert.throws(() => made.erase(0, 2 * SECTOR), /erasing the sector at 1000/);
    assert.ok(made.bytes.subarray(0, SECTOR + 100).every((byte) => byte === 0xff));
    assert.ok(made.bytes.subarray(SECTOR + 101).every((byte) => byte === 0xf0));
});
