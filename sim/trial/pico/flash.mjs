// The flash chip's contents: erasing, programming, and a power cut in the middle of either.

export const SECTOR = 4096;
export const PAGE = 256;

// Typical times of the Pico's W25Q16JV by its data sheet.
const ERASE_NANOS = 45e6; // a sector
const PROGRAM_NANOS = 0.7e6; // a page

/**
 * What the cut leaves of the unit it falls into. Flash programs and erases bits in no guaranteed order, so both a
 * prefix of the bytes and a mixture of old and new bits have to be survivable.
 * @typedef {"prefix" | "mixture"} Damage
 */

/** Thrown out of an operation when the power is cut. Its message says where. */
export class PowerCut extends Error {}

export class Flash {
    /**
     * @param {Uint8Array} bytes
     * @param {(nanos: number) => void} wait lets the time pass that an operation takes
     */
    constructor(bytes, wait) {
        this.bytes = bytes;
        this.wait = wait;
        this.erased = 0; // sectors
        this.programmed = 0; // pages
        /** Units until the cut: each byte that changes while programming is one, an erased sector is 4096. */
        this.unitsLeft = Infinity;
        /** @type {Damage} */
        this.damage = "prefix";
        this.random = 1;
    }

    /** Cut the power after that many more units. @param {number} units @param {Damage} damage @param {number} seed */
    cutAfter(units, damage, seed) {
        this.unitsLeft = units;
        this.damage = damage;
        this.random = seed >>> 0 || 1;
    }

    /** Erase whole sectors. @param {number} offset @param {number} count bytes */
    erase(offset, count) {
        for (let at = offset; at < offset + count; at += SECTOR) {
            const sector = this.bytes.subarray(at, at + SECTOR);
            if (this.unitsLeft < SECTOR) {
                this.spoil(sector, new Uint8Array(SECTOR).fill(0xff), this.unitsLeft);
                throw new PowerCut(`erasing the sector at ${at.toString(16)}`);
            }
            this.unitsLeft -= SECTOR;
            sector.fill(0xff);
            this.erased++;
            this.wait(ERASE_NANOS);
        }
    }

    /** Program pages: bits can only be cleared. @param {number} offset @param {Uint8Array} data */
    program(offset, data) {
        for (let at = 0; at < data.length; at += PAGE) {
            const page = this.bytes.subarray(offset + at, offset + at + PAGE);
            const wanted = page.map((old, i) => old & data[at + i]);
            const changes = page.reduce((sum, old, i) => sum + Number(old !== wanted[i]), 0);
            if (this.unitsLeft < changes) {
                this.spoil(page, wanted, this.unitsLeft);
                throw new PowerCut(`programming the page at ${(offset + at).toString(16)}`);
            }
            this.unitsLeft -= changes;
            page.set(wanted);
            this.programmed++;
            this.wait(PROGRAM_NANOS);
        }
    }

    /**
     * Damage bytes that were being changed when the power was cut.
     * @param {Uint8Array} bytes @param {Uint8Array} wanted @param {number} units those already written
     */
    spoil(bytes, wanted, units) {
        let changed = 0;
        for (let i = 0; i < bytes.length; i++) {
            if (bytes[i] === wanted[i]) continue;
            if (this.damage === "mixture") bytes[i] = this.between(bytes[i], wanted[i]);
            else if (changed < units) bytes[i] = wanted[i];
            else if (changed === units) bytes[i] = this.between(bytes[i], wanted[i]);
            changed++;
        }
    }

    /** Return a byte with each bit from one of the two. @param {number} old @param {number} wanted */
    between(old, wanted) {
        this.random ^= this.random << 13;
        this.random ^= this.random >>> 17;
        this.random ^= this.random << 5;
        return (old & this.random) | (wanted & ~this.random & 0xff);
    }
}
