// The boot ROM's function table, and how to replace a function in it.
//
// A firmware finds the ROM's functions by two-letter codes (RP2040 datasheet, 2.8.3). It calls those that erase and
// program flash while the flash is disconnected from the memory map, so no emulator can run the ROM's own code for
// them without emulating the flash chip's wires. A hook takes the place of the function's first two instructions.

export const WORDS = 4096; // 16 KB
const TABLE_POINTER = 0x14; // a halfword: where the table begins
const BKPT = 0xbe00;
const BX_LR = 0x4770;

/**
 * Return the address of each function, by its code.
 * @param {Uint32Array} rom
 * @returns {Map<string, number>}
 */
export function functions(rom) {
    const halves = new Uint16Array(rom.buffer, rom.byteOffset, 2 * rom.length);
    const found = new Map();
    for (let entry = halves[TABLE_POINTER / 2] / 2; halves[entry]; entry += 2) {
        const code = String.fromCharCode(halves[entry] & 0xff, halves[entry] >> 8);
        found.set(code, halves[entry + 1] & ~1); // bit 0 marks Thumb code
    }
    return found;
}

/**
 * Make the chip call `hooks[code](r0, r1, r2)` instead of the ROM's function.
 * @param {import("rp2040js").RP2040} rp2040 with its ROM loaded
 * @param {Record<string, (r0: number, r1: number, r2: number) => void>} hooks
 */
export function hook(rp2040, hooks) {
    const { bootrom } = rp2040;
    const halves = new Uint16Array(bootrom.buffer, bootrom.byteOffset, 2 * bootrom.length);
    const addresses = functions(bootrom);
    const codes = Object.keys(hooks);
    codes.forEach((code, number) => {
        const address = addresses.get(code);
        if (address === undefined) throw new Error(`the boot ROM has no function ${code}`);
        halves[address / 2] = BKPT | number;
        halves[address / 2 + 1] = BX_LR;
    });
    const { onBreak } = rp2040;
    rp2040.onBreak = (number) => {
        const { registers, PC } = rp2040.core;
        const code = codes[number];
        // The firmware may have breakpoints of its own: PC is past the instruction by now.
        if (code === undefined || PC - 2 !== addresses.get(code)) onBreak(number);
        else hooks[code](registers[0], registers[1], registers[2]);
    };
}
