import assert from "node:assert/strict";
import { test } from "node:test";
import { Console } from "../../../../sim/trial/pico/console.mjs";
import { LOOP, RAM, addressOf, load, picoWith, registers } from "./chips.mjs";

const MS = 1e6; // ns

// Sends three bytes to SPI1 with chip select (GP9) low and D/C (GP8) given by R6.
const DRAW = [
    load(0, 0, 0), // GPIO8_CTRL
    0x2105, // movs r1, #5: pins of the SIO
    0x6001, // str r1, [r0]
    0x6081, // str r1, [r0, #8]
    load(0, 1, 4), // SIO
    load(1, 2, 5), // GP8 and GP9
    0x6241, // str r1, [r0, #0x24]: outputs, low
    load(2, 3, 7), // SPI1
    0x2302, // movs r3, #2
    0x6113, // str r3, [r2, #0x10]: divide the clock by 2
    0x2307, // movs r3, #7
    0x6013, // str r3, [r2]: eight bits
    0x232c, // movs r3, #0x2c: RAMWR
    0x6093, // str r3, [r2, #8]
    0x68d3, // ldr r3, [r2, #12]: wait until it is sent
    0x06db, // lsls r3, r3, #27
    0xd4fc, // bmi
    load(1, 4, 17), // GP8
    0x6141, // str r1, [r0, #0x14]: data follow
    0x23ab, // movs r3, #0xab
    0x6093, // str r3, [r2, #8]
    0x23cd, // movs r3, #0xcd
    0x6093, // str r3, [r2, #8]
    LOOP,
];
const DRAW_CONSTANTS = [0x40014044, registers.SIO, 0x300, registers.SPI1, 0x100];

test("a program draws on the screen, in the time that the bus takes", () => {
    const pico = picoWith(DRAW, DRAW_CONSTANTS);
    pico.run(MS);
    assert.equal(pico.screen.picture()[0], 0xabcd);
    assert.equal(pico.pixels, 1);
    assert.ok(pico.firstChange && pico.firstChange > 3 * 8 * 16); // ns: three bytes at 62.5 MHz
});

test("a screen that is not selected gets nothing", () => {
    const constants = [...DRAW_CONSTANTS];
    constants[2] = 0x100; // GP9 is not an output
    const pico = picoWith(DRAW, constants);
    pico.run(MS);
    assert.equal(pico.pixels, 0);
});

// Copies the pins to RAM forever.
const WATCH = [
    load(0, 0, 0), // PADS of GP15
    0x2148, // movs r1, #0x48: input, pulled up
    0x6001, // str r1, [r0]
    load(0, 1, 3), // SIO
    load(2, 2, 4), // RAM
    0x6841, // ldr r1, [r0, #4]
    0x6011, // str r1, [r2]
    0xe7fc, // b to ldr
];

test("a key connects its pin to ground while it is down", () => {
    const pico = picoWith(WATCH, [0x4001c040, registers.SIO, RAM]);
    const isHigh = () => Boolean(pico.rp2040.readUint32(RAM) & (1 << 15));
    pico.run(MS);
    assert.equal(isHigh(), true);
    pico.setKey("a", true);
    pico.run(MS);
    assert.equal(isHigh(), false);
    pico.setKey("a", false);
    pico.run(MS);
    assert.equal(isHigh(), true);
    assert.throws(() => pico.setKey("z", true), /no key z/);
});

// Erases a sector and programs it with the page in RAM, as firmware does.
const WRITE = [
    load(0, 0, 0), // the place
    load(1, 1, 1), // 4096 bytes
    load(3, 2, 2), // flash_range_erase
    0x4798, // blx r3
    load(0, 0, 4),
    load(1, 3, 5), // RAM
    load(2, 4, 6), // 256 bytes
    load(3, 5, 7), // flash_range_program
    0x4798, // blx r3
    load(0, 0, 9),
    load(1, 6, 10), // XIP
    0x1840, // adds r0, r0, r1
    0x6805, // ldr r5, [r0]: what is there now
    LOOP,
];
const PLACE = 0x1ff000;
const WRITE_CONSTANTS = [PLACE, 4096, addressOf("RE") | 1, RAM, 256, addressOf("RP") | 1, 0x10000000];

test("a program writes its flash through the boot ROM, and reads it back", () => {
    const pico = picoWith(WRITE, WRITE_CONSTANTS);
    pico.rp2040.writeUint32(RAM, 0x600df00d);
    pico.run(60 * MS);
    assert.equal(pico.rp2040.core.registers[5], 0x600df00d);
    assert.equal(pico.flash.bytes[PLACE], 0x0d);
    assert.deepEqual([pico.flash.erased, pico.flash.programmed], [1, 1]);
});

test("a power cut stops the chip, and what was written is there after switching on", () => {
    const pico = picoWith(WRITE, WRITE_CONSTANTS);
    pico.rp2040.writeUint32(RAM, 0x600df00d);
    pico.flash.cutAfter(4096 + 2, "prefix", 1);
    pico.run(100 * MS);
    assert.match(pico.cutAt, /programming the page at 1ff000/);
    const { nanos } = pico;
    pico.run(MS);
    assert.equal(pico.nanos, nanos);
    pico.flash.cutAfter(Infinity, "prefix", 1);
    pico.switchOn();
    assert.equal(pico.nanos, nanos); // switching on takes no time, and the clock continues
    assert.deepEqual([...pico.flash.bytes.subarray(PLACE, PLACE + 2)], [0x0d, 0xf0]);
    pico.run(60 * MS);
    assert.equal(pico.rp2040.core.registers[5], 0); // RAM was empty this time
});

// Counts in RAM how often it began, and lets the watchdog reset the chip unless this is the third time.
const RESET = [
    load(0, 0, 0), // RAM
    0x6801, // ldr r1, [r0]
    0x3101, // adds r1, #1
    0x6001, // str r1, [r0]
    0x2903, // cmp r1, #3
    0xd002, // beq to the end
    load(2, 1, 6), // the watchdog
    load(3, 2, 7), // TRIGGER
    0x6013, // str r3, [r2]
    LOOP,
];

test("the watchdog resets the chip; RAM stays, and time goes on", () => {
    const pico = picoWith(RESET, [RAM, 0x40058000, 0x80000000]);
    pico.run(3 * MS);
    assert.equal(pico.rp2040.readUint32(RAM), 3);
    assert.equal(pico.resets, 2);
    assert.ok(Math.abs(pico.nanos - 3 * MS) < 0.01 * MS);
    pico.switchOn();
    assert.equal(pico.rp2040.readUint32(RAM), 0);
});

test("the console gives whole lines without escape sequences", () => {
    const console = new Console();
    console.text = "\x1b]0;title\x1b\\one\r\n\x1b[31mtwo\x1b[0m\r\nthr";
    assert.deepEqual(console.takeLines(), ["one", "two"]);
    console.text += "ee\n";
    assert.deepEqual(console.takeLines(), ["three"]);
    assert.deepEqual(console.takeLines(), []);
});
