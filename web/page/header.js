// The row of buttons above the board.

import { listenToBackup } from "./backup.js";
import { copyLink, share } from "./share.js";
import { store } from "./store.js";
import { IS_TOUCHED } from "./touch.js";
import { at } from "./words.js";

export function listenToButtons(device, screen, frame) {
  opens("about", "help");
  listenToBackup(device);
  opens("board", "choose");
  at("full").hidden = !document.fullscreenEnabled;
  at("full").addEventListener("click", () => {
    if (document.fullscreenElement) {
      document.exitFullscreen();
    } else {
      document.documentElement.requestFullscreen();
    }
  });
  at("picture").addEventListener("click", () => screen.save("number-drop.png"));
  // Where fingers play, the screen gets the room of the keys; a phone takes pictures by itself.
  at("picture").hidden = IS_TOUCHED;
  at("keys").hidden = !IS_TOUCHED;
  at("keys").setAttribute("aria-pressed", String(frame.hasKeys));
  at("keys").addEventListener("click", () => {
    frame.showKeys(!frame.hasKeys);
    store.keepKeys(frame.hasKeys);
    at("keys").setAttribute("aria-pressed", String(frame.hasKeys));
  });
  at("link").addEventListener("click", () => copyLink(device));
  at("share").addEventListener("click", () => share(device));
  at("daily").addEventListener("click", () => device.begin_daily(""));
  at("sound").addEventListener("click", () => device.switch_sound());
  document.querySelector("header").addEventListener("click", (event) => {
    if (event.detail) { // by mouse or finger: the next Enter is for the board
      event.target.closest("button")?.blur();
    }
  }, true); // before the button's own handler, since a dialog returns the focus to what had it
}

// Make a button open a dialog; Escape, its cross, and a click next to it close it.
function opens(button, dialog) {
  at(button).addEventListener("click", () => at(dialog).showModal());
  at(dialog).addEventListener("click", (event) => {
    if (event.target === at(dialog)) {
      at(dialog).close();
    }
  });
}

// Show the buttons' current states: whether the sound is on, and whether there is a game to share.
export function showStates(hasSound, isOver) {
  at("sound").setAttribute("aria-pressed", String(hasSound));
  at("share").hidden = !isOver;
  at("link").hidden = isOver;
}
