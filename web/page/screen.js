// The handheld's screen on a canvas: one canvas pixel per screen pixel, enlarged by CSS.

import { save } from "./bytes.js";

// Convert an RGB565 colour to a canvas's 32-bit value (low byte first).
function shown(colour) {
  const red = colour >> 11, green = (colour >> 5) & 63, blue = colour & 31;
  return 0xff000000
    | ((blue << 3) | (blue >> 2)) << 16
    | ((green << 2) | (green >> 4)) << 8
    | ((red << 3) | (red >> 2));
}

// The values of a colour's high byte and of its low byte, to be combined.
const HIGH = Uint32Array.from({ length: 256 }, (_, byte) => shown(byte << 8));
const LOW = Uint32Array.from({ length: 256 }, (_, byte) => shown(byte));

export class Screen {
  constructor(canvas, width, height) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    this.resize(width, height);
  }

  resize(width, height) {
    Object.assign(this.canvas, { width, height });
    this.image = this.context.createImageData(width, height);
    this.pixels = new Uint32Array(this.image.data.buffer);
  }

  // Show a picture: RGB565 values in a buffer, starting at an address.
  show(buffer, address) {
    const frame = new Uint16Array(buffer, address, this.pixels.length);
    for (let i = 0; i < frame.length; i++) {
      this.pixels[i] = HIGH[frame[i] >> 8] | LOW[frame[i] & 255];
    }
    this.context.putImageData(this.image, 0, 0);
  }

  // Let the browser save the picture as a file, four times as large.
  save(name) {
    const copy = document.createElement("canvas");
    copy.width = this.canvas.width * 4;
    copy.height = this.canvas.height * 4;
    const context = copy.getContext("2d");
    context.imageSmoothingEnabled = false;
    context.drawImage(this.canvas, 0, 0, copy.width, copy.height);
    copy.toBlob((blob) => save(blob, name));
  }
}
