// An SSD1306 monochrome screen controller on an I2C bus.

const PAGES = 8; // rows of bytes; a byte is eight pixels, the lowest bit on top
const COLUMNS = 128;

const ADDRESSING = 0x20;
const COLUMN_RANGE = 0x21;
const PAGE_RANGE = 0x22;
const PAGE_START = 0xb0; // to 0xb7
const HORIZONTAL = 0;
const PAGE_MODE = 2;

// How many parameters follow a command that has any.
const PARAMETERS = new Map([
    [ADDRESSING, 1],
    [COLUMN_RANGE, 2],
    [PAGE_RANGE, 2],
    ...[0x81, 0x8d, 0xa8, 0xad, 0xd3, 0xd5, 0xd9, 0xda, 0xdb].map((command) => /** @type {const} */ ([command, 1])),
]);

// Bits of the control byte that goes before commands and data.
const IS_SINGLE = 0x80; // another control byte follows after one byte
const IS_DATA = 0x40;

export class SSD1306 {
    /** @param {(isChange: boolean) => void} onPixel called for each byte of eight pixels */
    constructor(onPixel) {
        this.onPixel = onPixel;
        this.memory = new Uint8Array(PAGES * COLUMNS);
        this.mode = PAGE_MODE;
        this.columns = [0, COLUMNS - 1];
        this.pages = [0, PAGES - 1];
        this.column = 0;
        this.page = 0;
        /** @type {number[]} */
        this.command = []; // with the parameters so far
        /** @type {number | null} */
        this.control = null; // the control byte, null while one is expected
    }

    /** Begin a transfer, which a control byte precedes. */
    start() {
        this.control = null;
    }

    /** @param {number} byte */
    receive(byte) {
        if (this.control === null) {
            this.control = byte;
            return;
        }
        if (this.control & IS_DATA) this.write(byte);
        else this.obey(byte);
        if (this.control & IS_SINGLE) this.control = null;
    }

    /** @param {number} byte of a command */
    obey(byte) {
        this.command.push(byte);
        const [command, first, last] = this.command;
        if (this.command.length <= (PARAMETERS.get(command) ?? 0)) return;
        this.command = [];
        if (command === ADDRESSING) this.mode = first & 3;
        else if (command === COLUMN_RANGE) {
            this.columns = [first & 127, last & 127];
            this.column = this.columns[0];
        } else if (command === PAGE_RANGE) {
            this.pages = [first & 7, last & 7];
            this.page = this.pages[0];
        } else if (command >= PAGE_START && command < PAGE_START + PAGES) this.page = command & 7;
        else if (command < 0x10) this.column = (this.column & 0x70) | command;
        else if (command < 0x18) this.column = (this.column & 0x0f) | ((command & 7) << 4);
    }

    /** @param {number} byte of eight pixels */
    write(byte) {
        const at = this.page * COLUMNS + this.column;
        this.onPixel(this.memory[at] !== byte);
        this.memory[at] = byte;
        if (this.column !== this.columns[1]) {
            this.column = (this.column + 1) % COLUMNS;
            return;
        }
        this.column = this.columns[0];
        if (this.mode === HORIZONTAL) this.page = this.page === this.pages[1] ? this.pages[0] : this.page + 1;
    }

    /** Return the picture, as RGB565: white on black. @returns {Uint16Array} */
    picture() {
        return Uint16Array.from({ length: PAGES * 8 * COLUMNS }, (_, at) => {
            const [x, y] = [at % COLUMNS, Math.floor(at / COLUMNS)];
            return (this.memory[(y >> 3) * COLUMNS + x] >> (y & 7)) & 1 ? 0xffff : 0;
        });
    }
}
