import assert from "node:assert/strict";
import { test } from "node:test";
import { attach } from "../../../../sim/trial/pico/i2c_bus.mjs";
import { LOOP, picoWith, registers } from "./chips.mjs";

const DATA = 1 << 4, CLOCK = 1 << 5;
const OUT_ENABLE_SET = registers.SIO + 0x24, OUT_ENABLE_CLEAR = registers.SIO + 0x28, IN = registers.SIO + 4;
const CONTROL = 0x40014004, SIO_FUNCTION = 5; // GPIO0_CTRL; eight bytes a pin
const PAD = 0x4001c004, INPUT_WITH_PULL_UP = 0x48;

function bus() {
    const { rp2040 } = picoWith([LOOP]);
    /** @type {(number | "start")[]} */
    const heard = [];
    const device = { start: () => heard.push("start"), receive: (/** @type {number} */ byte) => heard.push(byte) };
    attach(rp2040, { i2c: 0, data: 4, clock: 5, address: 0x3c }, device);
    for (const pin of [4, 5]) {
        rp2040.writeUint32(PAD + 4 * pin, INPUT_WITH_PULL_UP);
        rp2040.writeUint32(CONTROL + 8 * pin, SIO_FUNCTION);
    }
    const low = (/** @type {number} */ pin) => rp2040.writeUint32(OUT_ENABLE_SET, pin);
    const release = (/** @type {number} */ pin) => rp2040.writeUint32(OUT_ENABLE_CLEAR, pin);
    const start = () => {
        low(DATA);
        low(CLOCK);
    };
    /** Send a byte; return whether it was acknowledged. @param {number} byte */
    const send = (byte) => {
        for (let bit = 7; bit >= 0; bit--) {
            if ((byte >> bit) & 1) release(DATA);
            else low(DATA);
            release(CLOCK);
            low(CLOCK);
        }
        release(DATA);
        release(CLOCK);
        const isAcknowledged = !(rp2040.readUint32(IN) & DATA);
        low(CLOCK);
        return isAcknowledged;
    };
    const stop = () => {
        low(DATA);
        release(CLOCK);
        release(DATA);
    };
    return { heard, start, send, stop };
}

test("a device answers to its address when a firmware toggles the pins", () => {
    const { heard, start, send, stop } = bus();
    start();
    assert.equal(send(0x3c << 1), true);
    assert.equal(send(0xa5), true);
    stop();
    assert.deepEqual(heard, ["start", 0xa5]);
});

test("no device answers to another address", () => {
    const { heard, start, send, stop } = bus();
    start();
    assert.equal(send(0x3d << 1), false);
    stop();
    start();
    assert.equal(send(0x3c << 1), true);
    stop();
    assert.deepEqual(heard, ["start"]);
});

const SSI = 0x18000000, SELECT = 0x4001800c;

test("the flash chip says who it is while it is selected", () => {
    const { rp2040 } = picoWith([LOOP]);
    const send = (/** @type {number[]} */ bytes) => {
        for (const byte of bytes) rp2040.writeUint32(SSI + 0x60, byte);
        return bytes.map(() => rp2040.readUint32(SSI + 0x60));
    };
    rp2040.writeUint32(SELECT, 2 << 8);
    assert.deepEqual(send([0x9f, 0, 0, 0]).slice(1), [0xef, 0x40, 0x15]);
    rp2040.writeUint32(SELECT, 3 << 8);
    rp2040.writeUint32(SELECT, 2 << 8);
    assert.deepEqual(send([0x05, 0, 0x9f, 0]).slice(1), [0, 0xff, 0xff]); // one command a selection
    assert.equal(rp2040.readUint32(SSI + 0x28) & 8, 0); // nothing more is waiting
});
