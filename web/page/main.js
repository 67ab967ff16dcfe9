// The page: starts the machine, provides what it needs, and lets it take a step in every frame.

import { asked, forget, meaningless } from "./address.js";
import { chooseBoard } from "./boards.js";
import { toBase64, unpacked } from "./bytes.js";
import { Case } from "./case.js";
import { listenToButtons, showStates } from "./header.js";
import { install } from "./install.js";
import { Keys } from "./keys.js";
import { startMachine } from "./machine.js";
import { letPass, tell, tellAgain } from "./notice.js";
import { Screen } from "./screen.js";
import { rumble, Speaker } from "./sound.js";
import { store } from "./store.js";
import { Teller } from "./speech.js";
import { IS_TOUCHED, listenToTouch } from "./touch.js";
import { at, browserLanguage, speak } from "./words.js";

const LONGEST_MS = 100; // of a step: a page hidden for hours resumes where it was
const GAME = ["game", "seed", "players", "variant"]; // the parts of a link to a game: see game_link.py
const LONGEST_REPORTED = 60; // characters of an unknown part of a link, which may be any text
const UNPAINTED_MS = 1000; // longest wait for a first paint, which a hidden page never gets

// Show the pictures of a device that takes a step in every frame; call `changed` after each new one.
function run(device, screen, memory, keys, speaker, changed) {
  const { step, frame_address: frameAddress } = device; // looked up once: each access makes a new proxy
  let before = performance.now(), clock = 0;
  const frame = (time) => {
    clock += Math.min(Math.max(0, time - before), LONGEST_MS);
    before = time;
    keys.readGamepads();
    try {
      if (step(Math.floor(clock))) {
        screen.show(memory.buffer, frameAddress());
        changed();
      }
    } catch (error) {
      console.error(error);
      speaker.tone(0, 0);
      tell("broken");
      globalThis.lessons?.stopped(error); // a pupil's file, in the workshop
      return;
    }
    requestAnimationFrame(frame);
  };
  frame(before);
}

// Show a line that the machine prints: in the workshop, a pupil's file prints it.
function print(line) {
  if (globalThis.lessons) {
    globalThis.lessons.print(line);
  } else {
    console.log(line);
  }
}

function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()];
}

// Return what browser and system say about settings that the player has not chosen yet.
function wishes() {
  const { matches: isCalm } = matchMedia("(prefers-reduced-motion: reduce)");
  return {
    LANGUAGE: browserLanguage,
    THEME: matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark",
    ANIMATIONS: isCalm ? "off" : "calm",
  };
}

// Start the game that the address names, or show the one that it contains. Unknown parts do not
// prevent the rest from being done, and are reported if there is a game.
function beginAsked(device) {
  const link = asked();
  const way = ["replay", "daily"].find((name) => link.has(name));
  const others = meaningless(link, way ? [way] : GAME);
  let fault = "";
  if (way === "replay") {
    fault = device.replay(link.get("replay")) ? "" : "noSuchReplay";
  } else if (way === "daily") {
    fault = device.begin_daily(link.get("daily"));
  } else if (GAME.some((name) => link.getAll(name).length > 1)) {
    fault = "twoGames";
  } else if (GAME.some((name) => link.has(name))) {
    fault = device.begin(...GAME.map((name) => link.get(name) ?? ""));
  }
  if (fault) {
    tell(fault);
  } else if (others.length) {
    tell("meaningless", ` ${others.join(", ").slice(0, LONGEST_REPORTED)}`);
  }
  forget("replay", "daily", ...GAME, ...others);
}

// Wait until the browser has painted the loading screen: what follows keeps it busy.
function painted() {
  if (performance.getEntriesByType("paint").length) {
    return undefined;
  }
  return new Promise((done) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe({ type: "paint", buffered: true });
    setTimeout(done, UNPAINTED_MS);
  });
}

async function main() {
  speak(browserLanguage);
  if (globalThis.isMissing) { // needs.js has said what
    return;
  }
  const board = chooseBoard(store);
  const speaker = new Speaker(board.voice);
  const frame = new Case(board, !IS_TOUCHED || store.hasKeys()); // chooses one of a phone's screens
  at("sound").hidden = !board.voice;
  await painted();
  const [wasm, archive] = await Promise.all([unpacked("wasm"), unpacked("files")]);
  const { python, memory } = await startMachine({
    keep: (address, length) => store.keep(new Uint8Array(memoryOf(), address, length)),
    tone: (frequency, volume) => speaker.tone(frequency, volume),
    rumble,
    chance: () => crypto.getRandomValues(new Uint8Array(1))[0],
  }, wasm, archive, print);
  await globalThis.lessons?.lend(python);
  function memoryOf() {
    return memory.buffer; // replaced whenever the machine's memory grows
  }
  const Device = python.pyimport("web.program").Device;
  const screen = new Screen(at("screen"), board.width, board.height);
  const device = Device(JSON.stringify(board), store.memory(), store.place(), JSON.stringify(wishes()), ...today());
  setInterval(() => device.set_date(...today()), 60_000);
  const { page_state, key, state } = device;
  const send = (event) => {
    key(event);
    letPass();
  };
  // The page may never be visible again: a hidden tab gets no frames, in which a tone would end.
  const goAway = () => {
    speaker.tone(0, 0);
    device.save_settings();
    store.keepPlace(device.place());
  };
  frame.onResize = () => {
    screen.resize(board.width, board.height);
    device.resize(board.width, board.height);
  };
  store.keepAtEnd(goAway);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      goAway();
    } else {
      device.set_date(...today());
    }
  });
  const keys = new Keys(board.keys, send, (command) => device.key_for(command), (command) => {
    device.press_command(command);
    letPass();
  });
  keys.listenToPointers(at("case"));
  keys.listenToKeyboard();
  if (IS_TOUCHED) {
    device.use_fingers();
  }
  at("screen").addEventListener("pointerdown", ({ pointerType }) => {
    if (pointerType !== "mouse") {
      device.use_fingers();
    }
  });
  listenToTouch(at("screen"), (...gesture) => {
    device.touch(...gesture);
    letPass();
  });
  for (const gesture of ["pointerdown", "pointerup", "keydown"]) { // some browsers only accept the second
    addEventListener(gesture, () => speaker.wake());
  }
  const teller = new Teller(at("state"));
  let seen = "", spoken = browserLanguage;
  run(device, screen, memory, keys, speaker, () => {
    teller.note(() => JSON.parse(state()));
    const now = page_state();
    if (now !== seen) {
      seen = now;
      const [turned, language, theme, hasSound, isOver] = JSON.parse(now);
      const { dataset } = document.documentElement;
      if (turned !== keys.turned || language !== spoken) { // otherwise a key would lose the focus
        spoken = language;
        speak(language);
        tellAgain();
        keys.turned = turned;
        frame.turn(turned);
      }
      if (theme !== dataset.theme) {
        dataset.theme = theme;
        store.keepTheme(theme);
      }
      showStates(hasSound, isOver);
      if (isOver) { // there is something worth keeping: Safari forgets it after seven days otherwise
        navigator.storage?.persist?.();
      }
    }
  });
  at("loading").remove();
  const firstFrameMs = performance.now();
  listenToButtons(device, screen, frame);
  beginAsked(device);
  globalThis.lessons?.begin(device);
  addEventListener("hashchange", () => beginAsked(device));
  install();
  // For tests, and for curious people.
  globalThis.numberDrop = {
    device,
    firstFrameMs,
    frame: () => toBase64(new Uint8Array(memory.buffer, device.frame_address(), board.width * board.height * 2)),
  };
}

try {
  await main();
} catch (error) { // before the first picture, so nothing else would report it
  console.error(error);
  tell("broken");
}
