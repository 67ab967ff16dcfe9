// The handheld's screen on a canvas: one canvas pixel for each of its own, which CSS enlarges.

// Red, green and blue of every RGB565 colour, as a canvas takes them (low byte first).
function colourTable() {
  const table = new Uint32Array(0x10000);
  for (let colour = 0; colour < table.length; colour++) {
    const red = colour >> 11, green = (colour >> 5) & 63, blue = colour & 31;
    table[colour] = 0xff000000
      | ((blue << 3) | (blue >> 2)) << 16
      | ((green << 2) | (green >> 4)) << 8
      | ((red << 3) | (red >> 2));
  }
  return table;
}

export class Screen {
  constructor(canvas, width, height) {
    this.canvas = canvas;
    canvas.width = width;
    canvas.height = height;
    this.context = canvas.getContext("2d");
    this.image = this.context.createImageData(width, height);
    this.pixels = new Uint32Array(this.image.data.buffer);
    this.table = colourTable();
  }

  // Show a picture: RGB565 values in a buffer, from an address on.
  show(buffer, address) {
    const frame = new Uint16Array(buffer, address, this.pixels.length);
    for (let i = 0; i < frame.length; i++) {
      this.pixels[i] = this.table[frame[i]];
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
    copy.toBlob((blob) => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(blob);
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    });
  }
}
