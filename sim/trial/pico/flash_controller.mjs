// The serial interface to the flash chip, as far as a firmware talks to the chip itself: to identify it and to read
// its status. It erases and programs through the boot ROM (boot_rom.mjs), and reads through the memory map.

import { Registers } from "./registers.mjs";

const ENABLE = 0x08;
const TX_LEVEL = 0x20;
const RX_LEVEL = 0x24;
const STATUS = 0x28;
const VERSION = 0x5c;
const DATA = 0x60;

const TX_NOT_FULL = 1 << 1;
const TX_EMPTY = 1 << 2;
const RX_NOT_EMPTY = 1 << 3;

// What a W25Q16JV, the Pico's chip of 2 MB, answers after a command byte.
/** @type {Record<number, number[]>} */
const ANSWERS = {
    0x05: [0x00], // status register 1: not busy
    0x35: [0x02], // status register 2: four data lines enabled
    0x4b: [0, 0, 0, 0, 0xd2, 0x65, 0x10, 0x5c, 0x43, 0x21, 0x0b, 0x36], // dummy bytes, then a unique id
    0x9f: [0xef, 0x40, 0x15], // JEDEC id: maker, type, 2^0x15 bytes
};

export class FlashController extends Registers {
    /** @type {number[]} */
    sent = []; // since the chip was selected
    /** @type {number[]} */
    received = [];
    isHeld = false; // whether the chip stays selected between bytes

    /** Keep the chip selected, or release it. @param {boolean} isHeld */
    hold(isHeld) {
        this.isHeld = isHeld;
        this.sent = [];
    }

    /** @param {number} offset */
    readUint32(offset) {
        switch (offset) {
            case TX_LEVEL:
                return 0;
            case RX_LEVEL:
                return this.received.length;
            case STATUS:
                return TX_NOT_FULL | TX_EMPTY | (this.received.length ? RX_NOT_EMPTY : 0);
            case VERSION:
                return 0x3430312a;
            case DATA:
                return this.received.shift() ?? 0;
        }
        return super.readUint32(offset);
    }

    /** @param {number} offset @param {number} value */
    writeUint32(offset, value) {
        if (offset === DATA) this.exchange(value & 0xff);
        else super.writeUint32(offset, value);
        if (offset === ENABLE && !value) {
            this.sent = [];
            this.received = [];
        }
    }

    /** @param {number} byte */
    exchange(byte) {
        const answer = ANSWERS[this.sent[0]] ?? [];
        this.received.push(answer[this.sent.length - 1] ?? 0xff);
        this.sent.push(byte);
        // Unless it is held, the chip is released after the last byte.
        const count = (ANSWERS[this.sent[0]] ?? []).length;
        if (!this.isHeld && this.sent.length > count) this.sent = [];
    }
}

const CHIP_SELECT_CONTROL = 0x0c; // GPIO_QSPI_SS_CTRL
const OUTPUT_OVERRIDE_SHIFT = 8;
const DRIVE_LOW = 2;

/** The flash pins' functions: a firmware holds the chip selected by driving the pin low. */
export class FlashPins extends Registers {
    /** @param {import("rp2040js").RP2040} rp2040 @param {FlashController} controller */
    constructor(rp2040, controller) {
        super(rp2040, "IO_QSPI");
        this.controller = controller;
    }

    /** @param {number} offset @param {number} value */
    writeUint32(offset, value) {
        super.writeUint32(offset, value);
        if (offset === CHIP_SELECT_CONTROL) {
            this.controller.hold(((value >> OUTPUT_OVERRIDE_SHIFT) & 3) === DRIVE_LOW);
        }
    }
}
