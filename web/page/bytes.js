// Bytes as text and back.

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

// Return what one of the page's data elements holds, unpacked.
export async function unpacked(id) {
  const { readable, writable } = new DecompressionStream("deflate");
  const writer = writable.getWriter();
  writer.write(fromBase64(document.getElementById(id).textContent));
  writer.close();
  return new Uint8Array(await new Response(readable).arrayBuffer());
}
