// Peripherals that the library lacks, and of which a firmware uses little.

import { BasePeripheral } from "rp2040js";

/** Registers that can be written and read back, without any effect. */
export class Registers extends BasePeripheral {
    /** @param {import("rp2040js").RP2040} rp2040 @param {string} name */
    constructor(rp2040, name) {
        super(rp2040, name);
        /** @type {Map<number, number>} */
        this.values = new Map();
    }

    /** @param {number} offset */
    readUint32(offset) {
        return this.values.get(offset) ?? 0;
    }

    /** @param {number} offset @param {number} value */
    writeUint32(offset, value) {
        this.values.set(offset, value);
    }
}

const XIP_FLUSH = 0x00;
const XIP_STATUS = 0x08;
const XIP_READY = 0b11; // flushed, and the FIFO of the streaming interface is empty

/** The XIP cache's controls: the cache itself is in core.mjs. */
export class CacheControl extends Registers {
    /** @param {number} offset */
    readUint32(offset) {
        return offset === XIP_STATUS ? XIP_READY : super.readUint32(offset);
    }

    /** @param {number} offset @param {number} value */
    writeUint32(offset, value) {
        if (offset === XIP_FLUSH) /** @type {any} */ (this.rp2040.core).flushCache();
        super.writeUint32(offset, value);
    }
}

const ROSC_STATUS = 0x18;
const ROSC_RANDOM_BIT = 0x1c;
const ROSC_RUNNING = 0x80001000;

/** The ring oscillator, for the random bit that os.urandom() is made from: the same bits after each power-on. */
export class RingOscillator extends Registers {
    random = 0x2545f491;

    /** @param {number} offset */
    readUint32(offset) {
        if (offset === ROSC_STATUS) return ROSC_RUNNING;
        if (offset !== ROSC_RANDOM_BIT) return super.readUint32(offset);
        this.random ^= this.random << 13;
        this.random ^= this.random >>> 17;
        this.random ^= this.random << 5;
        return this.random & 1;
    }
}
