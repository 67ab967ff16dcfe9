// The handheld's screen on a canvas: one canvas pixel for each of its own, which CSS enlarges.

import { save } from "./bytes.js";

// Red, green and blue of an RGB565 colour, as a canvas takes them (low byte first).
function shown(colour) {
  const red = colour >> 11, green = (colour >> 5) & 63, blue = colour & 31;
  return 0xff000000
    | ((blue << 3) | (blue >> 2)) << 16
    | ((green << 2) | (green >> 4)) << 8
    | ((red << 3) | (red >> 2));
}

// What a colour's high byte makes of it, and its low byte: every bit comes from one of them.
const HIGH = Uint32Array.from({ length: 256 }, (_, byte) => shown(byte << 8));
const LOW = Uint32Array.from({ length: 256 }, (_, byte) => shown(byte));

export class Screen {
  constructor(canvas, width, height) {
    this.canvas = canvas;
    canvas.width = width;
    canvas.height = height;
    this.context = canvas.getContext("2d");
    this.image = this.context.createImageData(width, height);
    this.pixels = new Uint32Array(this.image.data.buffer);
  }

  // Show a picture: RGB565 values in a buffer, from an address on.
  show(buffer, address) {
    const frame = new Uint16Array(buffer, address, this.pixels.length);
    for (let i = 0; i < frame.length; i++) {
      this.pixels[i] = HIGH[frame[i] >> 8] | LOW[frame[i] & 255];
    }
    this.context.putImageData(this.image, 0, 0);
  }

  // Let the browser keep the picture as a file, four times as large.
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
