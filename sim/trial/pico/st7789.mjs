// An ST7789 colour screen controller watching a SPI bus.

const COLUMNS = 0x2a; // CASET
const ROWS = 0x2b; // RASET
const WRITE = 0x2c; // RAMWR
const WRITE_ON = 0x3c; // RAMWRC

export const MEMORY_WIDTH = 240;
export const MEMORY_HEIGHT = 320;

/**
 * How a glass shows the controller's memory: its size once mounted, the first column and row of the memory it shows,
 * and by how many degrees it is turned. CircuitPython calls these width, height, colstart, rowstart and rotation.
 * @typedef {{width: number, height: number, column?: number, row?: number, turn?: 0 | 90 | 180 | 270}} Glass
 */

export class ST7789 {
    /** @param {Glass} glass @param {(isChange: boolean) => void} onPixel */
    constructor(glass, onPixel) {
        this.glass = glass;
        this.onPixel = onPixel;
        this.memory = new Uint16Array(MEMORY_WIDTH * MEMORY_HEIGHT);
        this.command = 0;
        /** @type {number[]} */
        this.parameters = [];
        this.columns = [0, MEMORY_WIDTH - 1];
        this.rows = [0, MEMORY_HEIGHT - 1];
        this.column = 0;
        this.row = 0;
    }

    /** Receive a byte. @param {number} byte @param {boolean} isCommand whether the D/C line is low */
    receive(byte, isCommand) {
        if (isCommand) {
            this.command = byte;
            this.parameters = [];
            if (byte === WRITE) [this.column, this.row] = [this.columns[0], this.rows[0]];
            return;
        }
        this.parameters.push(byte);
        const [first, second, third, fourth] = this.parameters;
        if ((this.command === WRITE || this.command === WRITE_ON) && this.parameters.length === 2) {
            this.parameters = [];
            this.write((first << 8) | second);
        } else if (this.parameters.length === 4) {
            const range = [(first << 8) | second, (third << 8) | fourth];
            if (this.command === COLUMNS) this.columns = range;
            if (this.command === ROWS) this.rows = range;
        }
    }

    /** @param {number} pixel */
    write(pixel) {
        if (this.column < MEMORY_WIDTH && this.row < MEMORY_HEIGHT) {
            const at = this.row * MEMORY_WIDTH + this.column;
            this.onPixel(this.memory[at] !== pixel);
            this.memory[at] = pixel;
        }
        if (this.column++ < this.columns[1]) return;
        this.column = this.columns[0];
        this.row = this.row < this.rows[1] ? this.row + 1 : this.rows[0];
    }

    /** Return the picture on the glass: RGB565, row by row. @returns {Uint16Array} */
    picture() {
        const { width, height, column = 0, row = 0, turn = 0 } = this.glass;
        const picture = new Uint16Array(width * height);
        for (let y = 0, at = 0; y < height; y++) {
            for (let x = 0; x < width; x++, at++) {
                let [c, r] = [x, y];
                if (turn === 90) [c, r] = [height - 1 - y, x];
                if (turn === 180) [c, r] = [width - 1 - x, height - 1 - y];
                if (turn === 270) [c, r] = [y, width - 1 - x];
                picture[at] = this.memory[(row + r) * MEMORY_WIDTH + column + c];
            }
        }
        return picture;
    }
}
