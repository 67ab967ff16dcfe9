// Runs scripts one after the other in one MicroPython and reports what each printed.
//
// Standard input: {"heapBytes", "heapAbove", "stackBytes", "files": {path: base64}, "scripts": [source, …]}.
// Standard output: {"outputs": [text, …], "reads": [[[path, bytes], …], …], "error": null or "traceback"}: what each
// script printed, and which files it opened and how much of each it read. No script runs after an error.

import { readFileSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const WORD_BYTES = 4;

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

const SCRIPT = "/script";

// Notes in `log.reads` each file that is opened, and the bytes that are read of it.
function watch(fs, log) {
    const { open, read } = fs;
    fs.open = (path, ...rest) => {
        const stream = open.call(fs, path, ...rest);
        if (path !== SCRIPT) {
            stream.noted = [path.replace(/^\/+/, ""), 0];
            log.reads.push(stream.noted);
        }
        return stream;
    };
    fs.read = (stream, ...rest) => {
        const count = read.call(fs, stream, ...rest);
        if (stream.noted) {
            stream.noted[1] += count;
        }
        return count;
    };
}

async function main() {
    const job = JSON.parse(readFileSync(0, "utf8"));
    const report = { outputs: [], reads: [], error: null };
    let output = [];
    const machine = await loadMicroPython({
        heapsize: job.heapBytes,
        pystack: job.stackBytes / WORD_BYTES,
        stdout: (bytes) => output.push(...bytes),
        linebuffer: false,
    });
    if (job.heapAbove) {
        machine._module._malloc(job.heapAbove); // never touched, so it takes no memory of the computer
    }
    writeFiles(machine.FS, job.files);
    const log = { reads: [] };
    watch(machine.FS, log);
    for (const [index, source] of job.scripts.entries()) {
        output = [];
        log.reads = [];
        try {
            machine.FS.writeFile(SCRIPT, source);
            machine.runPython(RUN_SCRIPT);
        } catch (error) {
            if (error.name !== "PythonError") {
                throw error;
            }
            report.error = `script ${index + 1}: ${error.message.trim()}`;
        }
        report.outputs.push(Buffer.from(output).toString());
        report.reads.push(log.reads);
        if (report.error !== null) {
            break;
        }
        machine.runPython(COLLECT);
        machine.runPython("pass");
    }
    process.stdout.write(JSON.stringify(report));
}

await main();
