// MicroPython in WebAssembly, and the firmware in it.

const HEAP_BYTES = 2 * 1024 * 1024;
const STACK_WORDS = 2048;

// Start MicroPython, from the bytes `wasm`, with all files of an archive in it; `page` is what its
// program may call.
// Returns { python, memory }: the machine, and the WebAssembly.Memory that it works in.
export async function startMachine(page, wasm, archive) {
  let memory = null;
  // The machine does not show its memory: look at it as it is made, from the code in this page
  // rather than from the address that it would fetch.
  const instantiate = WebAssembly.instantiate;
  const fromPage = async (_, imports) => {
    const made = await instantiate.call(WebAssembly, wasm, imports);
    memory = made.instance.exports.memory;
    return made;
  };
  WebAssembly.instantiate = fromPage;
  WebAssembly.instantiateStreaming = fromPage;
  const python = await globalThis.loadMicroPython({
    heapsize: HEAP_BYTES,
    pystack: STACK_WORDS,
    url: "data:,",
    stdout: (line) => console.log(line),
    stderr: (line) => console.error(line),
  });
  putFiles(python.FS, archive);
  python.registerJsModule("page", page);
  return { python, memory };
}

function putFiles(fs, archive) {
  const files = Object.entries(filesIn(archive));
  const folders = new Set(files.map(([name]) => name.slice(0, Math.max(0, name.lastIndexOf("/")))));
  for (const folder of folders) {
    fs.mkdirTree(`/${folder}`);
  }
  for (const [name, bytes] of files) { // not written, which would take a slow computer 0.1 s more
    Object.assign(fs.create(`/${name}`), { contents: bytes, usedBytes: bytes.length });
  }
}

// Return an archive's files by their names. It is a line of JSON, [name, length] of each file, and
// then the files one after the other.
export function filesIn(archive) {
  const end = archive.indexOf(10);
  const index = JSON.parse(new TextDecoder().decode(archive.subarray(0, end)));
  let place = end + 1;
  return Object.fromEntries(index.map(([name, length]) => {
    place += length;
    return [name, archive.subarray(place - length, place)];
  }));
}
