// The processor: the library's, with a direct path to RAM and flash, and with the time the XIP cache takes.
//
// Almost all of an emulated second is spent reading instructions and RAM. The library looks up every access in its
// memory map; these overrides check for the two common cases first.

import { RP2040 } from "rp2040js";

const SRAM = 0x20000000;
const FLASH = 0x10000000;
const FLASH_END = 0x11000000; // aliases that bypass the cache follow

const CACHE_SETS = 1024; // two ways, 16 KB in all
const CACHE_LINE_BITS = 3;
const NO_LINE = -1;

/** Cycles for a cache miss: eight bytes over QSPI at half the system clock, with command and address. */
export const MISS_CYCLES = 120;

// The library exports RP2040 alone. The core's class is reached through an instance.
/** @type {any} */
const CortexM0Core = new RP2040().core.constructor;

export class Core extends CortexM0Core {
    /** @param {RP2040} rp2040 */
    constructor(rp2040) {
        super(rp2040);
        this.sram8 = rp2040.sram;
        this.sram16 = new Uint16Array(rp2040.sram.buffer);
        this.sram32 = new Uint32Array(rp2040.sram.buffer);
        this.flash8 = rp2040.flash;
        this.flash16 = rp2040.flash16;
        this.flash32 = new Uint32Array(rp2040.flash.buffer);
        this.ways = new Int32Array(2 * CACHE_SETS);
        this.older = new Uint8Array(CACHE_SETS); // the way to evict next
        this.line = NO_LINE; // the line read last
        this.stall = 0; // cycles to add to the current instruction
        this.flushCache();
    }

    /** Forget everything that is cached, as after writing to flash. */
    flushCache() {
        this.ways.fill(NO_LINE);
        this.line = NO_LINE;
    }

    /** Account for a read at this offset in flash. @param {number} offset */
    touch(offset) {
        const line = offset >>> CACHE_LINE_BITS;
        if (line === this.line) return;
        this.line = line;
        const set = line & (CACHE_SETS - 1);
        if (this.ways[2 * set] === line) this.older[set] = 1;
        else if (this.ways[2 * set + 1] === line) this.older[set] = 0;
        else {
            this.ways[2 * set + this.older[set]] = line;
            this.older[set] ^= 1;
            this.stall += MISS_CYCLES;
        }
    }

    /** Execute one instruction and return its cycles. */
    executeInstruction() {
        const cycles = super.executeInstruction() + this.stall;
        this.stall = 0;
        return cycles;
    }

    /** @param {number} address */
    readUint32(address) {
        const offset = (address - SRAM) >>> 0;
        if (offset < this.sram8.length && !(offset & 3)) return this.sram32[offset >>> 2];
        if (address >= FLASH && address < FLASH_END && !(address & 3)) {
            this.touch(address - FLASH);
            return this.flash32[(address - FLASH) >>> 2];
        }
        return super.readUint32(address);
    }

    /** @param {number} address */
    readUint16(address) {
        const offset = (address - SRAM) >>> 0;
        if (offset < this.sram8.length) return this.sram16[offset >>> 1];
        if (address >= FLASH && address < FLASH_END) {
            this.touch(address - FLASH);
            return this.flash16[(address - FLASH) >>> 1];
        }
        return super.readUint16(address >>> 0);
    }

    /** @param {number} address */
    readUint8(address) {
        const offset = (address - SRAM) >>> 0;
        if (offset < this.sram8.length) return this.sram8[offset];
        if (address >= FLASH && address < FLASH_END) {
            this.touch(address - FLASH);
            return this.flash8[address - FLASH];
        }
        return super.readUint8(address >>> 0);
    }

    /** @param {number} address @param {number} value */
    writeUint32(address, value) {
        const offset = (address - SRAM) >>> 0;
        if (offset < this.sram8.length && !(offset & 3)) this.sram32[offset >>> 2] = value;
        else super.writeUint32(address >>> 0, value);
    }

    /** @param {number} address @param {number} value */
    writeUint16(address, value) {
        const offset = (address - SRAM) >>> 0;
        if (offset < this.sram8.length) this.sram16[offset >>> 1] = value;
        else super.writeUint16(address >>> 0, value);
    }

    /** @param {number} address @param {number} value */
    writeUint8(address, value) {
        const offset = (address - SRAM) >>> 0;
        if (offset < this.sram8.length) this.sram8[offset] = value;
        else super.writeUint8(address >>> 0, value);
    }
}
