// Runs scripts one after the other in one MicroPython and reports what each printed.
//
// Standard input: {"heapBytes", "heapAbove", "stackBytes", "isProbed", "isTimed",
// "files": {path: base64}, "scripts": [source, …], "trials": how many of the scripts, the last ones,
// are trials}. Each trial finds the machine as the scripts before the first of them left it, and no
// more memory can be had.
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
// heap_unlock() answers how deep the lock still is, so one more lock makes it safe to ask.
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

// Garbage goes only between two calls from outside: one asks, by the next it is gone.
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

// Return what gives the machine's WebAssembly.Memory once that is made: the machine does not show it.
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

// Let a machine never get more memory for its heap; return a function that puts back what it holds now.
function keepAsItIs(machine, memory) {
    memory.grow = () => {
        throw new RangeError("no more memory");
    };
    const { _malloc: take, _free: free } = machine._module;
    // What it needs beside its heap comes in pieces too small for one, each with another behind it.
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
        machine._module._malloc(job.heapAbove); // never touched, so it takes no memory of the computer
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
