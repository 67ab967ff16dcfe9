// The workshop's panel: a pupil's file, what is left to do, and the buttons below it.
//
// A file is checked in a machine of its own. Only one that ends is loaded into the page's: the page
// is reloaded with it, and starts a game that shows it.

import { save, unpacked } from "../bytes.js";
import { filesIn } from "../machine.js";
import { store } from "../store.js";
import { at, browserLanguage } from "../words.js";
import { look, mistakeIn } from "./checker.js";
import { EXERCISES, filesForMachine, filesOf, wrongDrawing } from "./exercises.js";
import { indent, insert } from "./indent.js";
import { LESSON_WORDS } from "./lesson-words.js";
import { mistakes, tidied } from "./mistakes.js";
import { Printed } from "./printed.js";
import { Work } from "./work.js";
import { zip } from "./zip.js";

const NUMBERS = Object.keys(EXERCISES).map(Number);
const MOST_MESSAGES = 4; // messages at once: more would only discourage

class Panel {
  constructor() {
    this.words = LESSON_WORDS[browserLanguage];
    this.work = new Work(store, JSON.parse(at("lesson-starts").textContent));
    this.number = this.work.open;
    this.begun = this.work.takeBegun();
    this.printed = new Printed();
    this.isPrinting = false; // whether it will print with the next picture
    this.build();
    this.listen();
    this.show();
    if (this.begun) {
      this.tell(this.begun.told, this.begun.number);
    }
  }

  build() {
    for (const name of ["heading", "run", "reset", "pupil", "download"]) {
      at(`lesson-${name}`).textContent = this.words[name];
    }
    at("lesson-file").setAttribute("aria-label", this.words.file);
    at("lesson-board").setAttribute("aria-label", this.words.download);
    at("lesson-prints").firstChild.textContent = this.words.printed;
    at("lesson-prints").lastChild.setAttribute("aria-label", this.words.printed);
    at("lesson-board").replaceChildren(...Object.entries(this.words.boards).map(([name, title]) => new Option(title, name)));
    at("lesson-list").replaceChildren(...NUMBERS.map((number) => {
      const button = document.createElement("button");
      button.type = "button";
      button.addEventListener("click", () => {
        this.number = this.work.open = number;
        this.tell({});
        this.show();
      });
      return button;
    }));
  }

  listen() {
    const file = at("lesson-file");
    file.addEventListener("input", () => {
      this.work.change(this.number, { text: file.value });
      this.count();
    });
    file.addEventListener("paste", (event) => {
      event.preventDefault();
      insert(tidied(event.clipboardData.getData("text/plain")));
    });
    file.addEventListener("scroll", () => { at("lesson-lines").scrollTop = file.scrollTop; });
    file.addEventListener("keydown", (event) => indent(event, at("lesson-run")));
    this.work.whenChangedElsewhere(() => this.show());
    at("lesson-run").addEventListener("click", () => this.run());
    at("lesson-download").addEventListener("click", () => this.download());
    at("lesson-reset").addEventListener("click", () => {
      if (confirm(this.words.sureReset)) {
        if (this.work.reset(this.number)) {
          location.reload();
        } else {
          this.show();
          this.tell({});
        }
      }
    });
    at("lesson-pupil").addEventListener("click", () => {
      if (confirm(this.words.surePupil)) {
        this.work.forgetAll();
        location.reload();
      }
    });
  }

  // Show the open exercise.
  show() {
    [...at("lesson-list").children].forEach((button, i) => {
      const isDone = this.work.of(NUMBERS[i]).isDone;
      button.textContent = `${NUMBERS[i]} ${this.words.names[NUMBERS[i]]}${isDone ? " ✓" : ""}`;
      button.setAttribute("aria-current", String(NUMBERS[i] === this.number));
    });
    at("lesson-text").textContent = this.words.texts[this.number];
    const { text } = this.work.of(this.number);
    if (at("lesson-file").value !== text) { // otherwise the cursor stays where it is
      at("lesson-file").value = text;
    }
    this.count();
  }

  // Number the lines, next to a sample of each one's colour.
  count() {
    const colours = at("lesson-file").value.split("\n").map((line) => line.match(/\b0x([0-9a-f]{6})\b/i)?.[1]);
    at("lesson-lines").replaceChildren(...colours.flatMap((colour, i) => {
      const sample = document.createElement("i");
      sample.style.background = colour ? `#${colour}` : "";
      return [sample, `${i + 1}\n`];
    }));
  }

  // Show a result { todo, seen, stop, note }, where all but the note are lists for lesson-words.js,
  // and the `printed` lines; {} shows nothing. If it belongs to an exercise that is not open, that
  // is named.
  tell({ todo = [], seen = [], note = "", stop = false, isDone = false, line = 0, printed = [] }, number = this.number) {
    const told = at("lesson-told");
    const heading = document.createElement("p");
    const head = note || (isDone ? this.words.done : todo.length ? this.words[stop ? "stopped" : "todo"] : "");
    heading.textContent = number === this.number ? head : this.words.of(this.words.names[number], head);
    const lines = document.createElement("ul");
    lines.replaceChildren(...[...fewOf(todo), ...seen].map(([name, ...values]) => {
      const item = document.createElement("li");
      item.textContent = name in this.words.says ? this.words.says[name](...values) : name;
      return item;
    }));
    told.classList.toggle("done", isDone);
    told.replaceChildren(heading, lines);
    this.printed = new Printed(printed);
    this.showPrinted();
    if (line) {
      this.select(line);
    }
  }

  // Add a line printed by a pupil's file, in the game as well. It is shown with the next picture,
  // since there may be thousands.
  print(line) {
    this.printed.add(line);
    if (!this.isPrinting) {
      this.isPrinting = true;
      requestAnimationFrame(() => this.showPrinted());
    }
  }

  showPrinted() {
    this.isPrinting = false;
    const lines = at("lesson-prints").lastChild;
    at("lesson-prints").hidden = !this.printed.lines.length;
    lines.textContent = this.printed.lines.join("\n");
    lines.scrollTop = lines.scrollHeight;
  }

  // Select a line of the file, and scroll to it.
  select(number) {
    const file = at("lesson-file");
    const lines = file.value.split("\n");
    const start = lines.slice(0, number - 1).join("\n").length + (number > 1 ? 1 : 0);
    file.focus();
    file.setSelectionRange(start, start + (lines[number - 1] ?? "").length);
    file.scrollTop = (number - 4) * (file.scrollHeight / lines.length);
  }

  async run() {
    const { number } = this;
    const text = this.tidy();
    at("lesson-run").disabled = true;
    this.tell({ note: this.words.looking });
    const found = await this.look(number, text)
      .catch(({ message }) => ({ todo: [["broken", message]], stop: true }));
    at("lesson-run").disabled = false;
    if (text.trim() === this.work.starts[number].trim() && !found.todo.length) {
      found.todo = [["unchanged"]];
    }
    found.isDone = !found.todo.length;
    const { isDone, seed } = found;
    // Even an empty file counts as run, but an empty `ran` means none.
    const isKept = this.work.change(number, found.stop ? { isDone } : { isDone, ran: text || "\n", seed });
    // Do not interrupt a pupil who has moved on in the meantime, in this file or to another.
    const isHere = this.number === number && at("lesson-file").value === text;
    if (!found.stop && isHere && isKept && this.work.begin({ number, seed, told: found })) {
      location.reload();
      return;
    }
    if (!found.stop) {
      found.seen.push([isKept ? "again" : "unkept"]);
    }
    this.show();
    this.tell({ ...found, line: isHere ? found.line : 0 }, number);
  }

  // Return the file, tidied; a phone's keyboard types curly quotes.
  tidy() {
    const file = at("lesson-file");
    const text = tidied(file.value);
    if (text !== file.value) {
      file.value = text;
      this.work.change(this.number, { text });
      this.count();
    }
    return text;
  }

  async look(number, text) {
    const wrong = number === 4 ? wrongDrawing(text) : mistakes(number, text);
    if (wrong.length) {
      return { todo: wrong, seen: [], stop: true, line: number === 4 ? 0 : wrong[0][1] };
    }
    const found = await look(number, filesForMachine(number, text, (name) => this.source(name)));
    if (found.mistake === undefined) {
      return found;
    }
    const { says, line } = mistakeIn(found.mistake, EXERCISES[number].file, text);
    return { todo: [says], seen: [], stop: true, line, printed: found.printed };
  }

  // Put the pupil's work into the page's machine, before the firmware is loaded there.
  async lend(python) {
    this.python = python;
    this.sources = filesIn(await unpacked("lesson-sources"));
    at("lesson-run").disabled = at("lesson-download").disabled = false; // they need the machine
    python.pyimport("web.lessons.guard").watch();
    for (const number of NUMBERS) {
      const { ran } = this.work.of(number);
      if (ran) {
        const files = filesForMachine(number, ran, (name) => this.source(name));
        Object.entries(files).forEach(([name, text]) => python.FS.writeFile(`/${name}`, text));
      }
    }
    if (this.work.of(4).ran) {
      python.pyimport("web.lessons.atlases").paint();
    }
  }

  // Start the game that shows what was run last. In a narrow window it is below the messages.
  begin(device) {
    if (this.begun) {
      this.python.pyimport("web.lessons.start").begin(device, this.begun.number, this.begun.seed);
      at("lesson-told").scrollIntoView();
    }
  }

  // The page's machine has stopped: report a mistake in the player, and leave the player out from now on.
  stopped(error) {
    const { says, line } = mistakeIn(String(error.message ?? error), EXERCISES[5].file, this.work.of(5).ran);
    if (line) {
      this.work.change(5, { ran: "", isDone: false });
      this.number = this.work.open = 5;
      this.show();
      this.tell({ todo: [says], stop: true, line, printed: this.printed.lines });
    }
  }

  source(name) {
    return new TextDecoder().decode(this.sources[`both/${name}`]);
  }

  // Offer a zip with all finished work: alone, or within a whole drive in source form.
  download() {
    const done = NUMBERS.filter((number) => this.work.of(number).isDone);
    if (!done.length) {
      this.tell({ note: this.words.nothingDone });
      return;
    }
    const board = at("lesson-board").value;
    const files = {};
    for (const [name, bytes] of Object.entries(this.sources)) {
      const [whose, ...place] = name.split("/");
      if (board !== "files" && (whose === "both" || whose === board)) {
        files[place.join("/")] = bytes;
      }
    }
    for (const number of done) {
      const own = filesOf(number, this.work.of(number).ran, (name) => this.source(name));
      for (const [name, text] of Object.entries(own)) {
        files[name] = new TextEncoder().encode(text);
      }
    }
    for (const name of Object.keys(files).filter((place) => place.startsWith("atlas/"))) {
      files[name] = this.python.FS.readFile(`/${name}`); // includes the pupil's shape
    }
    save(zip(files), `number-drop-${board}.zip`);
    const note = this.words[board === "files" ? "downloadedFiles" : "downloaded"];
    const seen = done.map((number) => [...(this.isChanged(number) ? ["older"] : []), this.words.names[number]]);
    this.tell({ note, seen });
  }

  // Return whether an exercise's file differs from the one run last.
  isChanged(number) {
    const { text, ran } = this.work.of(number);
    return text.trim() !== ran.trim();
  }
}

// Return the first few things to do.
function fewOf(todo) {
  const more = todo.length - MOST_MESSAGES;
  return more > 1 ? [...todo.slice(0, MOST_MESSAGES), ["more", more]] : todo;
}

globalThis.lessons = new Panel();
