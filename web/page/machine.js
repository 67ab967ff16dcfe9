// MicroPython in WebAssembly, and the firmware in it.

const HEAP_BYTES = 2 * 1024 * 1024;
const STACK_WORDS = 2048;
// POSIX file modes, and the error number for a missing file.
const FOLDER = 0o40777, FILE = 0o100666, NO_ENTRY = 44;

// Start MicroPython from the bytes `wasm`, with all files of an archive. `page` has the functions
// that its program may call, and `print` takes each line that it prints. Returns { python, memory
// }: the machine, and its WebAssembly.Memory.
export async function startMachine(page, wasm, archive, print) {
  let memory = null;
  // The machine does not expose its memory, so intercept its creation, and use the code in this
  // page rather than the address that it would fetch.
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
    stdout: print,
    stderr: (line) => console.error(line),
  });
  putFiles(python.FS, archive);
  python.registerJsModule("page", page);
  return { python, memory };
}

function putFiles(fs, archive) {
  const { root, ErrnoError } = fs;
  const operations = root.node_ops; // of every folder
  const folders = new Map([["", root]]);
  const folder = (path) => {
    if (!folders.has(path)) {
      const [parent, name] = parted(path);
      folders.set(path, operations.mknod(folder(parent), name, FOLDER, 0));
    }
    return folders.get(path);
  };
  // Created directly rather than by lookup, creation and write, which take 0.1 s more on a slow computer.
  for (const [path, bytes] of Object.entries(filesIn(archive))) {
    const [parent, name] = parted(path);
    const file = operations.mknod(folder(parent), name, FILE, 0);
    Object.assign(file, { contents: bytes, usedBytes: bytes.length });
  }
  // An import looks up two files that do not exist, and creating an error for each is slow.
  const absent = new ErrnoError(NO_ENTRY);
  operations.lookup = () => { throw absent; };
}

// Return the folder and the name of a path; the folder is "" at the top.
function parted(path) {
  const end = path.lastIndexOf("/");
  return [path.slice(0, Math.max(0, end)), path.slice(end + 1)];
}

// Return an archive's files by path. It is a line of JSON, [folder, {name: [length, length]}] for the two parts of all
// files, followed by the first parts of all files, and then by the second parts.
export function filesIn(archive) {
  const end = archive.indexOf(10) + 1;
  const index = JSON.parse(new TextDecoder().decode(archive.subarray(0, end)));
  const files = index.flatMap(([folder, inside]) => Object.entries(inside).map(([name, lengths]) => (
    [folder ? `${folder}/${name}` : name, ...lengths]
  )));
  let first = end;
  let second = files.reduce((place, [, length]) => place + length, end);
  return Object.fromEntries(files.map(([path, head, body]) => {
    const content = new Uint8Array(head + body);
    content.set(archive.subarray(first, first += head));
    content.set(archive.subarray(second, second += body), head);
    return [path, content];
  }));
}
