// Bytes as text and back, and as files.

const LONGEST_READ_MS = 60_000; // that a browser may take to read a file before saving it

export function fromBase64(text) {
  if (Uint8Array.fromBase64) { // not in browsers from before 2025
    return Uint8Array.fromBase64(text);
  }
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) {
    bytes[i] = binary.charCodeAt(i);
  }
  return bytes;
}

export function toBase64(bytes) {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Return the decompressed content of one of the page's data elements.
export function unpacked(id) {
  return through(new DecompressionStream("deflate"), fromBase64(document.getElementById(id).textContent));
}

// Return what a stream makes of bytes; throws if they are damaged.
export async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

// Let the browser save a blob as a file.
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONGEST_READ_MS); // Safari reads it only later
}
