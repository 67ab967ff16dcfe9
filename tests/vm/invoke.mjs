// Implements the machine's calls that may raise in WebAssembly, without JavaScript in between.
//
// For these, which are nearly all bytecodes that call anything, the machine uses `invoke_iii` and
// similar functions. They are written in JavaScript, and took a third of the machine's time. These
// are WebAssembly: they call a function of the machine's table, and if it is left by a long jump, they
// restore the stack and report that, just as Emscripten's do.

const [I32, FUNCTION, VOID, TABLE_OF_FUNCTIONS] = [0x7f, 0x60, 0x40, 0x70];
const [TYPES, IMPORTS, FUNCTIONS, TAGS, EXPORTS, CODE] = [1, 2, 3, 13, 7, 10];
const [TRY, CATCH, THROW, END, CALL_INDIRECT, GET, SET, CONST] = [6, 7, 8, 0x0b, 0x11, 0x20, 0x21, 0x41];
const A_FUNCTION = 0;
const A_TABLE = [1, TABLE_OF_FUNCTIONS, 0, 1]; // of at least one function
const [ALL, TOOLS] = [0, 1]; // tables: of the machine's functions, and of these three
const [SAVE, RESTORE, TELL] = [0, 1, 2];
const PREFIX = "invoke_";
const JUMP = "_emscripten_throw_longjmp";

/** Let the machine that is made next do so. */
export function tryInside() {
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (binary, imports) => {
        WebAssembly.instantiate = instantiate;
        const names = Object.keys(imports.env).filter((name) => name.startsWith(PREFIX));
        const module = new WebAssembly.Module(new Uint8Array(assembled(names)));
        const [functions, tools] = [newTable(), newTable()];
        const { exports } = new WebAssembly.Instance(module, { "": { functions, tools } });
        Object.assign(imports.env, exports);
        const made = await instantiate(binary, imports);
        fill(functions, tools, made.instance.exports);
        return made;
    };
}

/** Put the machine's functions into the tables: they are there only now. */
function fill(functions, tools, machine) {
    tools.grow(TELL);
    tools.set(SAVE, machine.emscripten_stack_get_current);
    tools.set(RESTORE, machine._emscripten_stack_restore);
    tools.set(TELL, machine.setThrew);
    const table = machine.__indirect_function_table;
    functions.grow(table.length);
    for (let index = 0; index < table.length; index++) {
        functions.set(index, table.get(index));
    }
}

function newTable() {
    return new WebAssembly.Table({ element: "anyfunc", initial: 1 });
}

/** Return the bytes of a module that exports a function of each name, and the long jump. */
function assembled(names) {
    const types = [];
    const type = (parameters, results) => {
        const all = [FUNCTION, ...counted(Array(parameters).fill(I32)), ...counted(Array(results).fill(I32))];
        const known = types.findIndex((one) => one.join() === all.join());
        return known < 0 ? types.push(all) - 1 : known;
    };
    const plain = type(0, 0);
    const call = (table, ...signature) => [CALL_INDIRECT, type(...signature), table];
    const used = [];
    const bodies = names.map((name) => {
        const results = name[PREFIX.length] === "v" ? 0 : 1;
        const count = name.length - PREFIX.length - 1; // of arguments, after the function's number
        const stack = count + 1;
        used.push(type(count + 1, results));
        return [
            [CONST, SAVE, ...call(TOOLS, 0, 1), SET, stack],
            [TRY, results ? I32 : VOID],
            Array.from({ length: count }, (_, index) => [GET, index + 1]),
            [GET, 0, ...call(ALL, count, results)],
            [CATCH, 0],
            [GET, stack, CONST, RESTORE, ...call(TOOLS, 1, 0)],
            [CONST, 1, CONST, 0, CONST, TELL, ...call(TOOLS, 2, 0)],
            results ? [CONST, 0] : [],
            [END, END],
        ].flat(2);
    });
    used.push(plain);
    const code = bodies.map((body) => counted([1, 1, I32, ...body]));
    code.push(counted([0, THROW, 0, END]));
    const table = (name) => [...text(""), ...text(name), ...A_TABLE];
    return [
        ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
        ...section(TYPES, types),
        ...section(IMPORTS, [table("functions"), table("tools")]),
        ...section(FUNCTIONS, used.map((one) => [one])),
        ...section(TAGS, [[0, plain]]),
        ...section(EXPORTS, [...names, JUMP].map((name, index) => [...text(name), A_FUNCTION, index])),
        ...section(CODE, code),
    ];
}

function section(kind, items) {
    return [kind, ...counted([...number(items.length), ...items.flat()])];
}

function text(letters) {
    return counted([...Buffer.from(letters)]);
}

function counted(bytes) {
    return [...number(bytes.length), ...bytes];
}

/** Return an unsigned number as WebAssembly writes it: seven bits a byte, the lowest first. */
function number(value) {
    return value < 128 ? [value] : [(value & 127) | 128, ...number(value >> 7)];
}
