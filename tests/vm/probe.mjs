// Measures a program while it runs in the machine: live heap, depth of the Python stack, files read,
// names met.
//
// The machine collects no garbage inside a script, so its own count is of no use there. This one
// marks what a collector would keep, by MicroPython's own tables, and frees nothing. It runs outside,
// whenever WebAssembly calls JavaScript: at each call that may raise, which is nearly every bytecode
// that calls anything, and at each file opened or closed. So it uses neither the program's heap nor
// its stack. Scripts find it as `js.probe`; see measured.py.
//
// The C stack is not searched: WebAssembly's has long frames in which old addresses remain, and these
// kept up to 20 KB alive that a board would free. Only a module being loaded is referenced from C
// alone, so everything allocated for it counts. The measuring code's own frames are not searched
// either: they have slots that MicroPython never cleared, which kept up to 5 KB of the program's alive.

const WORD = 4;
const BLOCK = 16; // bytes of heap
const HEAD = 1; // in the allocation table, two bits per block: 0 free, 1 head, 2 tail
const TAIL = 2;
const PAGE_BITS = 16; // of an address within a page
const EACH = 64; // calls from one check of the heap to the next
const LEAST_NEW = 256; // bytes allocated before live ones are counted again
// In mp_state_thread_t, in words from the start of the Python stack's description
const CURRENT = 2;
const ROOTS = 4; // dict_locals: from there on all of the state is roots
const GLOBALS = 5;
// In mp_state_mem_area_t, in words from gc_alloc_table_start
const NEXT = -1;
const TABLE_BYTES = 1;
const POOL = 3;
const POOL_END = 4;
const LAST_FREE = 5;
const LAST_USED = 6;
// In qstr_pool_t, in words: the previous pool comes first; its names have lower numbers than this one's
const BEFORE = 1; // the number of those names, with a bit for whether this pool is sorted
const COUNT = 3;

// How many of the four blocks described by a byte of the table are in use
const USED = Array.from({ length: 256 }, (_, byte) => {
    return [0, 2, 4, 6].filter((place) => (byte >> place) & 3).length;
});

export class Probe {
    #exports = null;
    #words = new Uint32Array(0);
    #bytes = new Uint8Array(0);
    #thread = 0; // index of the word with the stack's start
    #area = 0; // index of the word with the first heap's table
    #pool = 0; // index of the word with the address of the newest names' pool
    #names = 0; // known before the program began
    #stackBytes;
    #heapBytes;
    #calls = 0;
    #isOn = false;
    #ignored = new Set();
    #base = 0;
    #from = 0; // address of the program's first frame, 0 before it begins
    #countedAt = 0; // the heap's frontier at the latest count
    #counted = 0;
    #heap = 0;
    #highest = 0; // since the start
    #place = "";
    #file = "";
    #most = 0;
    #where = "";
    #deepest = 0;
    #latest = 0; // depth of the program at the latest check
    #skipped = 0;
    #opened = 0;
    #read = 0;
    #bare = 0;
    #laps = [];
    #mark = 0;
    #markables = new Map(); // by the address of the table
    #pages = new Uint8Array(1 << (32 - PAGE_BITS)); // by page, one more than the index of an area there
    #paged = -1; // identifies these areas: the end of the newest, and their number
    #waiting = new Uint32Array(1 << 16);
    #usedBefore = 0; // bytes in use when the latest file was opened
    #liveBefore = 0;

    constructor(stackBytes, heapBytes) {
        this.#stackBytes = stackBytes;
        this.#heapBytes = heapBytes;
    }

    // --- before the machine starts ---

    /** Let WebAssembly's calls go through here; call it before the machine is loaded. */
    hook() {
        const instantiate = WebAssembly.instantiate;
        WebAssembly.instantiate = async (binary, imports) => {
            WebAssembly.instantiate = instantiate;
            for (const [name, call] of Object.entries(imports.env)) {
                if (name.startsWith("invoke_")) {
                    imports.env[name] = this.#hooked(call);
                }
            }
            const loaded = await instantiate(binary, imports);
            this.#exports = loaded.instance.exports;
            return loaded;
        };
    }

    /** Find MicroPython's state in the memory of the machine that has just been loaded. */
    find(files) {
        const words = this.#view();
        const end = words.length;
        for (let at = 0; at < end && !this.#thread; at++) {
            if (words[at] && words[at + 1] - words[at] === this.#stackBytes && words[at] === words[at + CURRENT]) {
                this.#thread = at;
            }
        }
        for (let at = this.#thread; at < this.#thread + 1000 && !this.#area; at++) {
            const [table, bytes, , pool, poolEnd] = words.subarray(at, at + 5);
            const isPool = pool > table + bytes && poolEnd - pool === bytes * 4 * BLOCK;
            if (bytes && isPool && poolEnd <= table + this.#heapBytes) {
                this.#area = at;
            }
        }
        for (let at = this.#thread; at < this.#thread + 1000 && !this.#pool; at++) {
            const pool = words[at] / WORD;
            const previous = words[pool] / WORD;
            if (words[at] && words[pool] && words[pool + COUNT] && words[pool + BEFORE] << 1) {
                this.#pool = this.#known(words, pool) === this.#known(words, previous) + words[pool + COUNT] ? at : 0;
            }
        }
        if (!this.#thread || !this.#area || !this.#pool) {
            throw new Error("MicroPython's state was not found: another build?");
        }
        for (const name of ["open", "close"]) {
            const call = files[name];
            files[name] = (...args) => {
                this.#note(name, args);
                return call.apply(files, args);
            };
        }
        const read = files.read;
        files.read = (...args) => {
            const count = read.apply(files, args);
            this.#read += this.#isOn ? count : 0;
            return count;
        };
    }

    // --- what scripts call ---

    /** Do not take the calls of a module for the program's: `address` is that of its globals. */
    ignore(address) {
        this.#ignored.add(address);
    }

    /** Begin: what runs now is no part of the program, neither its heap nor its stack. */
    base() {
        this.#highest = 0;
        this.#base = this.#from = this.#view()[this.#thread + CURRENT];
        this.#bare = this.#live();
        this.#names = this.#known();
        this.#laps = [];
        this.#forget();
        this.#isOn = true;
    }

    /** How much of the heap is counted: 0 nothing, 1 the most of all, 2 the most of each lap. */
    heap(how) {
        this.#heap = how;
    }

    /** The script's own call that runs now is none of the program's, which goes on in it. */
    skip() {
        const depth = this.#view()[this.#thread + CURRENT] - this.#base;
        this.#skipped = depth - this.#latest;
        this.#base += this.#skipped;
    }

    /** That call is at its end. */
    unskip() {
        this.#base -= this.#skipped;
    }

    /** Measure nothing until the next `base`. */
    end() {
        this.#isOn = false;
    }

    /** Say where the program is, for the laps. */
    at(place) {
        this.#place = place;
        this.#file = "";
    }

    /** Note the highest figures since the last lap, and what is live now, at rest. */
    lap() {
        if (this.#heap) {
            this.#count(this.#frontier());
        }
        this.#laps.push({
            at: this.#place,
            most: this.#most,
            where: this.#where,
            rest: this.#counted,
            deepest: this.#deepest,
            opened: this.#opened,
            read: this.#read,
            names: this.#known() - this.#names,
        });
        this.#forget();
    }

    /** Return all laps as JSON. */
    laps() {
        return JSON.stringify(this.#laps);
    }

    /** Return the live bytes of the machine: what its collector would count after a collection. */
    live() {
        return this.#live();
    }

    // --- inspecting memory ---

    #forget() {
        this.#most = 0;
        this.#where = "";
        this.#deepest = 0;
        this.#opened = 0;
        this.#read = 0;
    }

    #hooked(call) {
        return (index, a, b, c, d, e) => {
            if (this.#isOn) {
                this.#look();
            }
            return call(index, a, b, c, d, e);
        };
    }

    #look() {
        const words = this.#view();
        const thread = this.#thread;
        const depth = words[thread + CURRENT] - this.#base;
        if (!this.#ignored.has(words[thread + GLOBALS])) {
            this.#latest = depth;
            this.#deepest = Math.max(this.#deepest, depth);
        }
        if (this.#heap && ++this.#calls >= EACH) {
            this.#calls = 0;
            const frontier = this.#frontier();
            const fresh = Math.abs(frontier - this.#countedAt);
            if (fresh >= LEAST_NEW && this.#counted + fresh > (this.#heap === 2 ? this.#most : this.#highest)) {
                this.#count(frontier);
            }
        }
    }

    #note(what, args) {
        if (!this.#isOn) {
            return;
        }
        if (what === "open" && typeof args[0] === "string") {
            this.#opened++;
            this.#file = args[0].split("/").pop();
        }
        if (!this.#heap) {
            return;
        }
        this.#count(this.#frontier());
        if (what === "open") {
            this.#usedBefore = this.#used();
            this.#liveBefore = this.#counted;
        } else {
            const fresh = this.#used() - this.#usedBefore;
            this.#raise(Math.max(this.#counted, this.#liveBefore + fresh));
        }
    }

    #count(frontier) {
        this.#counted = this.#live() - this.#bare;
        this.#countedAt = frontier;
        this.#raise(this.#counted);
    }

    #raise(bytes) {
        if (bytes > this.#most) {
            this.#most = bytes;
            this.#highest = Math.max(this.#highest, bytes);
            this.#where = this.#file;
        }
    }

    /** Return a number of bytes that grows by at least what is allocated, as long as nothing is freed. */
    #frontier() {
        const words = this.#view();
        let blocks = 0;
        for (const at of this.#areas(words)) {
            blocks += 4 * words[at + LAST_FREE] + words[at + LAST_USED];
        }
        return blocks * BLOCK;
    }

    /** Return the bytes in use, live or not. */
    #used() {
        const words = this.#view();
        let blocks = 0;
        for (const at of this.#areas(words)) {
            const table = this.#bytes.subarray(words[at], words[at] + words[at + TABLE_BYTES]);
            for (const four of table) {
                blocks += USED[four];
            }
        }
        return blocks * BLOCK;
    }

    /** Return how many names MicroPython knows, by a pool of them: by the newest, if none is given. */
    #known(words = this.#view(), pool = words[this.#pool] / WORD) {
        return ((words[pool + BEFORE] << 1) >>> 1) + words[pool + COUNT];
    }

    #live() {
        const words = this.#view();
        const bytes = this.#bytes;
        const areas = this.#areas(words).map((at) => this.#markable(at, words));
        const mark = (this.#mark = (this.#mark % 255) + 1);
        if (mark === 1) {
            areas.forEach((area) => area.marked.fill(0));
        }
        const last = areas.length - 1;
        const paged = areas[last].end + areas.length; // there are fewer than 16 areas, and ends are multiples of a block
        const pages = this.#paged === paged ? this.#pages : this.#paginate(areas);
        const waiting = this.#waiting; // pairs: first word, end
        const thread = this.#thread;
        waiting[0] = thread + ROOTS;
        waiting[1] = this.#area;
        waiting[2] = (this.#from || words[thread]) / WORD;
        waiting[3] = words[thread + CURRENT] / WORD;
        let count = 4;
        let blocks = 0;
        while (count) {
            const to = waiting[--count];
            for (let at = waiting[--count]; at < to; at++) {
                const address = words[at];
                if (address & (BLOCK - 1)) {
                    continue;
                }
                let index = pages[address >>> PAGE_BITS] - 1;
                if (index < 0) {
                    continue;
                }
                if (address < areas[index].pool || address >= areas[index].end) {
                    index = last; // the newest is the largest
                    while (index >= 0 && (address < areas[index].pool || address >= areas[index].end)) {
                        index--;
                    }
                }
                if (index < 0) {
                    continue;
                }
                const { table, pool, marked } = areas[index];
                const head = (address - pool) / BLOCK;
                if (marked[head] === mark || ((bytes[table + (head >> 2)] >> (2 * (head & 3))) & 3) !== HEAD) {
                    continue;
                }
                marked[head] = mark;
                let block = head + 1;
                while (((bytes[table + (block >> 2)] >> (2 * (block & 3))) & 3) === TAIL) {
                    block++;
                }
                blocks += block - head;
                waiting[count++] = at + 1; // the rest of this one, later: `at` continues with the other
                waiting[count++] = to;
                waiting[count++] = address / WORD;
                waiting[count++] = address / WORD + (block - head) * (BLOCK / WORD);
                break;
            }
        }
        return blocks * BLOCK;
    }

    /** Return for each page of memory one more than the index of an area that reaches into it, or 0. */
    #paginate(areas) {
        this.#pages.fill(0);
        areas.forEach(({ pool, end }, index) => {
            this.#pages.fill(index + 1, pool >>> PAGE_BITS, ((end - 1) >>> PAGE_BITS) + 1);
        });
        this.#paged = areas[areas.length - 1].end + areas.length;
        return this.#pages;
    }

    /** Return an area of the heap, and a byte for each of its blocks: in which count it was marked. */
    #markable(at, words) {
        const table = words[at];
        let area = this.#markables.get(table);
        if (!area) {
            const marked = new Uint8Array(words[at + TABLE_BYTES] * 4);
            area = { table, pool: words[at + POOL], end: words[at + POOL_END], marked };
            this.#markables.set(table, area);
        }
        return area;
    }

    #areas(words) {
        const found = [];
        for (let at = this.#area; at; ) {
            found.push(at);
            const next = words[at + NEXT];
            at = next ? next / WORD + 1 : 0;
        }
        return found;
    }

    #view() {
        if (this.#words.length === 0) {
            // The memory has grown, which leaves its former buffer empty.
            this.#words = new Uint32Array(this.#exports.memory.buffer);
            this.#bytes = new Uint8Array(this.#exports.memory.buffer);
        }
        return this.#words;
    }
}
