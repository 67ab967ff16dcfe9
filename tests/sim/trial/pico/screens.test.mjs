import assert from "node:assert/strict";
import { test } from "node:test";
import { SSD1306 } from "../../../../sim/trial/pico/ssd1306.mjs";
import { ST7789 } from "../../../../sim/trial/pico/st7789.mjs";

/** @param {import("../../../../sim/trial/pico/st7789.mjs").Glass} glass */
function colour(glass) {
    /** @type {boolean[]} */
    const changes = [];
    const screen = new ST7789(glass, (isChange) => changes.push(isChange));
    /** @param {number} command @param {number[]} data */
    const send = (command, ...data) => {
        screen.receive(command, true);
        for (const byte of data) screen.receive(byte, false);
    };
    return { screen, send, changes };
}

const WHOLE = { width: 240, height: 320 };

test("an ST7789 fills its window row by row, and begins again at its end", () => {
    const { screen, send } = colour(WHOLE);
    send(0x2a, 0, 2, 0, 3); // columns 2 and 3
    send(0x2b, 0, 5, 0, 6); // rows 5 and 6
    send(0x2c, 0, 1, 0, 2, 0, 3, 0, 4, 0x12, 0x34);
    const at = (/** @type {number} */ x, /** @type {number} */ y) => screen.picture()[y * 240 + x];
    assert.deepEqual([at(2, 5), at(3, 5), at(2, 6), at(3, 6)], [0x1234, 2, 3, 4]);
    send(0x3c, 0, 7); // continues where it was
    assert.equal(at(3, 5), 7);
});

test("an ST7789 says which pixels change", () => {
    const { send, changes } = colour(WHOLE);
    send(0x2c, 0, 0, 0, 9);
    assert.deepEqual(changes, [false, true]);
});

test("parameters of other commands are no window", () => {
    const { screen, send } = colour(WHOLE);
    send(0x36, 0xc0);
    send(0x33, 0, 9, 0, 9, 0, 9);
    send(0x2c, 0, 5);
    assert.equal(screen.picture()[0], 5);
});

test("a glass shows a part of the memory, turned as CircuitPython's rotation is", () => {
    /** @type {[0 | 90 | 180 | 270, number][]} */
    const corners = [[0, 0], [90, 6], [180, 8], [270, 2]]; // where the memory's first pixel is, of 3 by 3
    for (const [turn, place] of corners) {
        const { screen, send } = colour({ width: 3, height: 3, column: 1, row: 80, turn });
        send(0x2a, 0, 1, 0, 1);
        send(0x2b, 0, 80, 0, 80);
        send(0x2c, 0xff, 0xff);
        assert.equal(screen.picture().indexOf(0xffff), place, `turned by ${turn}`);
    }
});

const COMMAND = 0x00, COMMANDS_SINGLY = 0x80, DATA = 0x40;

function mono() {
    const screen = new SSD1306(() => {});
    /** @param {number[]} bytes */
    const send = (...bytes) => {
        screen.start();
        for (const byte of bytes) screen.receive(byte);
    };
    const lit = () => [...screen.picture()].flatMap((pixel, at) => (pixel ? [[at % 128, at >> 7]] : []));
    return { screen, send, lit };
}

test("an SSD1306 writes columns of eight pixels from page to page", () => {
    const { send, lit } = mono();
    send(COMMAND, 0x20, 0); // horizontal addressing
    send(COMMAND, 0x21, 126, 127, 0x22, 1, 2);
    send(DATA, 0x01, 0x80, 0x02);
    assert.deepEqual(lit(), [[126, 8], [127, 15], [126, 17]]);
});

test("an SSD1306 in page mode stays in its page", () => {
    const { send, lit } = mono();
    send(COMMAND, 0xb3, 0x0f, 0x17); // page 3, column 0x7f
    send(DATA, 0x01, 0x01);
    assert.deepEqual(lit(), [[0, 24], [127, 24]]);
});

test("a parameter is no command, and one control byte may go before each", () => {
    const { send, lit } = mono();
    send(COMMANDS_SINGLY, 0x81, COMMANDS_SINGLY, 0xb5, COMMANDS_SINGLY, 0xb2, DATA, 0x01);
    assert.deepEqual(lit(), [[0, 16]]); // in page 2: 0xb5 was the contrast
});
