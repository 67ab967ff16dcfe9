// The page: makes the machine, lends it what it needs, and lets it take a step in every frame.

import { toBase64 } from "./bytes.js";
import { Case } from "./case.js";
import { Keys } from "./keys.js";
import { startMachine } from "./machine.js";
import { Screen } from "./screen.js";
import { rumble, Speaker } from "./sound.js";
import { Store } from "./store.js";
import { Teller } from "./speech.js";
import { browserLanguage, speak, words } from "./words.js";

const LONGEST_MS = 100; // of a step: a page that was not seen for hours goes on where it was

function at(id) {
  return document.getElementById(id);
}

const PASSING = ["copied", "noGame", "noSuchGame"]; // notices that the next key takes away
let noticed = "";

// Show one of the page's words above the board, none for "".
function tell(name) {
  noticed = name;
  at("notice").textContent = name && words[name];
  at("notice").hidden = !name;
}

// What follows the # of the address: #seed=7, #game=drop_it, #board=pybadge, or several with &.
function asked() {
  return new URLSearchParams(location.hash.slice(1));
}

// Forget the game in the address: reloading goes on with what it began.
function forgetGame() {
  const rest = asked();
  rest.delete("game");
  rest.delete("seed");
  const hash = rest.toString();
  history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
}

function chooseBoard(store) {
  const boards = JSON.parse(at("boards").textContent);
  const named = (name) => boards.find((board) => board.name === name);
  const board = named(asked().get("board")) ?? named(store.board()) ?? boards[0];
  const choice = at("board");
  choice.replaceChildren(...boards.map(({ name, title }) => new Option(title, name)));
  choice.value = board.name;
  choice.addEventListener("change", () => {
    const hash = asked();
    hash.set("board", choice.value);
    store.keepBoard(choice.value);
    history.replaceState(null, "", `#${hash}`);
    location.reload();
  });
  return board;
}

// Show the pictures of a device that takes a step in every frame; call `changed` after each new one.
function run(device, screen, memory, changed) {
  const { step, frame_address: frameAddress } = device; // taken once: each look makes a new proxy
  let before = performance.now(), clock = 0;
  const frame = (time) => {
    clock += Math.min(Math.max(0, time - before), LONGEST_MS);
    before = time;
    try {
      if (step(Math.floor(clock))) {
        screen.show(memory.buffer, frameAddress());
        changed();
      }
    } catch (error) {
      console.error(error);
      tell("broken");
      return;
    }
    requestAnimationFrame(frame);
  };
  frame(before);
}

function setClock(device) {
  const now = new Date();
  device.set_date(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

// Begin the game that the address asks for, if it does.
function beginAsked(device) {
  const link = asked();
  if (link.has("game") || link.has("seed")) {
    if (!device.begin(link.get("game") ?? "", link.get("seed") ?? "")) {
      tell("noSuchGame");
    }
    forgetGame();
  }
}

function listenToButtons(device, screen) {
  at("full").hidden = !document.fullscreenEnabled;
  at("full").addEventListener("click", () => {
    if (document.fullscreenElement) {
      document.exitFullscreen();
    } else {
      document.documentElement.requestFullscreen();
    }
  });
  document.querySelector("header").addEventListener("click", (event) => {
    if (event.detail) { // by mouse or finger: the next Enter is for the board
      event.target.blur();
    }
  });
  at("picture").addEventListener("click", () => screen.save("number-drop.png"));
  at("link").addEventListener("click", async () => {
    const game = device.link();
    if (!game) {
      tell("noGame");
      return;
    }
    const link = `${location.href.split("#")[0]}#${game}`;
    try {
      await navigator.clipboard.writeText(link);
      tell("copied");
    } catch {
      tell("copied");
      at("notice").textContent = link; // to be copied by hand
    }
  });
  at("about").addEventListener("click", () => {
    at("help").hidden = !at("help").hidden;
    at("about").setAttribute("aria-expanded", String(!at("help").hidden));
  });
}

async function main() {
  speak(browserLanguage());
  if (!globalThis.DecompressionStream) {
    tell("tooOld");
    return;
  }
  const store = new Store(tell);
  const board = chooseBoard(store);
  const speaker = new Speaker(board.voice);
  const screen = new Screen(at("screen"), board.width, board.height);
  const frame = new Case(board);
  const { python, memory } = await startMachine({
    keep: (address, length) => store.keep(new Uint8Array(memoryOf(), address, length)),
    tone: (frequency, volume) => speaker.tone(frequency, volume),
    rumble,
    chance: () => crypto.getRandomValues(new Uint8Array(1))[0],
  });
  function memoryOf() {
    return memory.buffer; // a new one whenever the machine's memory has grown
  }
  const Device = python.pyimport("web.program").Device;
  const device = Device(JSON.stringify(board), store.memory(), browserLanguage());
  setClock(device);
  setInterval(() => setClock(device), 60_000);
  const { glance, key, state } = device;
  const keys = new Keys(board.keys, (event) => {
    key(event);
    if (PASSING.includes(noticed)) {
      tell("");
    }
  });
  keys.listenToPointers(at("case"));
  keys.listenToKeyboard();
  for (const gesture of ["pointerdown", "pointerup", "keydown"]) { // some browsers take only the second
    addEventListener(gesture, () => speaker.wake());
  }
  const teller = new Teller(at("state"));
  let seen = "";
  run(device, screen, memory, () => {
    teller.note(() => JSON.parse(state()));
    const now = glance();
    if (now !== seen) {
      seen = now;
      const [turned, language] = now.split(" ");
      speak(language);
      tell(noticed);
      keys.turned = turned === "1";
      frame.turn(keys.turned);
    }
  });
  const firstFrameMs = performance.now();
  listenToButtons(device, screen);
  beginAsked(device);
  addEventListener("hashchange", () => beginAsked(device));
  // For tests, and for whoever looks into the page.
  const bytes = board.width * board.height * 2;
  globalThis.numberDrop = {
    device,
    firstFrameMs,
    frame: () => toBase64(new Uint8Array(memory.buffer, device.frame_address(), bytes)),
  };
}

try {
  await main();
} catch (error) { // before the first picture, so nothing else would tell of it
  console.error(error);
  tell("broken");
}
