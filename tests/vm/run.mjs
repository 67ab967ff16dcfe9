// Runs scripts one after the other in one MicroPython and reports what each printed.
//
// Standard input: {"heapBytes", "heapAbove", "stackBytes", "isProbed", "isTimed",
// "files": {path: base64}, "scripts": [source, …], "trials": how many scripts at the end are trials}.
// Each trial starts with the machine in the state that the scripts before the first trial left, and
// its memory cannot grow.
// Standard output: {"outputs": [text, …], "error": null or "traceback"}; no script runs after an error.

import { readFileSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { tryInside } from "./invoke.mjs";
import { Probe } from "./probe.mjs";

const WORD_BYTES = 4;
const SPARE_PIECES = 64;
const SPARE_BYTES = 1024;
const MOST_BYTES = 1 << 28;

// A script that ends with the heap locked would leave the machine unable to report anything.
// heap_unlock() returns the remaining depth of the lock, so one more lock makes the call safe.
const RUN_SCRIPT = `
import micropython as _micropython
with open("/script") as _file:
    _source = _file.read()
try:
    exec(compile(_source, "script", "exec"))
finally:
    _micropython.heap_lock()
    while _micropython.heap_unlock():
        pass
`;

// Garbage is only collected between two calls from outside: one requests it, before the next it is done.
const COLLECT = `
import gc as _gc
_source = _file = None
_gc.collect()
`;

function writeFiles(fs, files) {
    for (const [path, base64] of Object.entries(files)) {
        const folders = path.split("/").slice(0, -1);
        if (folders.length) {
            fs.mkdirTree("/" + folders.join("/"));
        }
        fs.writeFile("/" + path, Buffer.from(base64, "base64"));
    }
}

// Return a function that returns the machine's WebAssembly.Memory, which the machine does not expose.
function watchMemory() {
    const instantiate = WebAssembly.instantiate;
    let memory = null;
    WebAssembly.instantiate = async (...sources) => {
        const made = await instantiate(...sources);
        memory = made.instance.exports.memory;
        return made;
    };
    return () => memory;
}

// Keep a machine's heap from growing; return a function that restores the machine's current memory.
function keepAsItIs(machine, memory) {
    memory.grow = () => {
        throw new RangeError("no more memory");
    };
    const { _malloc: take, _free: free } = machine._module;
    // Reserve room for its other allocations: pieces too small for a heap, kept apart by single bytes.
    const spare = Array.from({ length: SPARE_PIECES }, () => [take(SPARE_BYTES), take(1)]);
    for (let bytes = MOST_BYTES; bytes > 0; bytes >>= 1) {
        while (take(bytes));
    }
    spare.forEach(([piece]) => free(piece));
    const before = new Uint8Array(memory.buffer).slice();
    return () => new Uint8Array(memory.buffer).set(before);
}

async function main() {
    const job = JSON.parse(readFileSync(0, "utf8"));
    const report = { outputs: [], error: null };
    let output = [];
    const memory = watchMemory();
    const probe = job.isProbed ? new Probe(job.stackBytes, job.heapBytes) : null;
    probe?.hook();
    if (!job.isTimed) {
        tryInside();
    }
    const machine = await loadMicroPython({
        heapsize: job.heapBytes,
        pystack: job.stackBytes / WORD_BYTES,
        stdout: (bytes) => output.push(...bytes),
        linebuffer: false,
    });
    probe?.find(machine.FS);
    globalThis.probe = probe;
    if (job.heapAbove) {
        machine._module._malloc(job.heapAbove); // never touched, so it takes none of the computer's memory
    }
    writeFiles(machine.FS, job.files);
    const firstTrial = job.scripts.length - job.trials;
    let putBack = null;
    for (const [index, source] of job.scripts.entries()) {
        output = [];
        if (index === firstTrial) {
            putBack = keepAsItIs(machine, memory());
        }
        putBack?.();
        try {
            machine.FS.writeFile("/script", source);
            machine.runPython(RUN_SCRIPT);
        } catch (error) {
            if (error.name !== "PythonError") {
                throw error;
            }
            report.error = `script ${index + 1}: ${error.message.trim()}`;
        }
        report.outputs.push(Buffer.from(output).toString());
        if (report.error !== null) {
            break;
        }
        if (putBack === null) {
            machine.runPython(COLLECT);
            machine.runPython("pass");
        }
    }
    process.stdout.write(JSON.stringify(report));
}

await main();
