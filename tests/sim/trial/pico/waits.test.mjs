// How long to wait for a picture, on a made-up board that shows pictures by a timetable.

import assert from "node:assert/strict";
import { test } from "node:test";
import { waitFor } from "../../../../sim/trial/pico/waits.mjs";

const MS = 1e6; // ns
const [BLACK, GREY, WHITE] = [0, 0x5555, 0xffff].map((pixel) => Uint16Array.of(pixel, pixel));

/** Return a board that shows each picture for 2 s, and the last ones of the list in turn. @param {Uint16Array[]} list */
function board(list, turning = 1) {
    const each = 2000 * MS;
    const number = (/** @type {number} */ nanos) => {
        const at = Math.floor(nanos / each);
        return at < list.length ? at : list.length - turning + ((at - list.length) % turning);
    };
    return {
        nanos: 0,
        cutAt: "",
        run(/** @type {number} */ nanos) {
            this.nanos += nanos;
        },
        get pixels() {
            return Math.floor(this.nanos / each);
        },
        get lastPixel() {
            return this.pixels * each;
        },
        get screen() {
            return { picture: () => list[number(this.nanos)] };
        },
    };
}

test("a picture is awaited until it has been shown for a while", () => {
    const one = board([BLACK, GREY, WHITE]);
    assert.equal(waitFor(/** @type {any} */ (one), WHITE, 200, 20_000), 0);
    assert.equal(one.nanos, 4200 * MS);
});

test("it may take long as long as there is something new", () => {
    const steps = Array.from({ length: 40 }, (_, step) => Uint16Array.of(step, 0));
    assert.equal(waitFor(/** @type {any} */ (board([...steps, WHITE])), WHITE, 200, 20_000), 0);
});

test("it is given up if others take turns forever", () => {
    const one = board([BLACK, GREY], 2);
    assert.equal(waitFor(/** @type {any} */ (one), WHITE, 200, 20_000), 2);
    assert.equal(one.nanos, 22_200 * MS);
});
