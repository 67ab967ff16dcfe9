// A zip file whose files are stored uncompressed.

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) {
    n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  }
  return n;
});
const ON_1_JANUARY_1980 = 33; // the oldest date of a zip file

function crc32(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc = CRC_TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}

// `files` are bytes by name.
export function zip(files) {
  const parts = [], index = [];
  let place = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const letters = new TextEncoder().encode(name);
    const about = numbers([
      [2, 20], [2, 0x800], [2, 0], [2, 0], [2, ON_1_JANUARY_1980], [4, crc32(bytes)],
      [4, bytes.length], [4, bytes.length], [2, letters.length], [2, 0],
    ]);
    const entry = [numbers([[4, 0x04034b50]]), about, letters, bytes];
    index.push(
      numbers([[4, 0x02014b50], [2, 20]]), about,
      numbers([[2, 0], [2, 0], [2, 0], [4, 0], [4, place]]), letters,
    );
    parts.push(...entry);
    place += sizeOf(entry);
  }
  const count = Object.keys(files).length;
  const end = numbers([
    [4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, sizeOf(index)], [4, place], [2, 0],
  ]);
  return new Blob([...parts, ...index, end], { type: "application/zip" });
}

function sizeOf(parts) {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

// Return numbers as little-endian bytes; each is [size in bytes, number].
function numbers(fields) {
  return Uint8Array.from(fields.flatMap(([size, number]) =>
    Array.from({ length: size }, (_, i) => Math.floor(number / 256 ** i) & 255)));
}
