// The row of buttons above the board.

import { copyLink, share } from "./share.js";
import { at } from "./words.js";

export function listenToButtons(device, screen) {
  opens("about", "help");
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
  at("link").addEventListener("click", () => copyLink(device));
  at("share").addEventListener("click", () => share(device));
  at("daily").addEventListener("click", () => device.begin_daily());
  at("sound").addEventListener("click", () => device.switch_sound());
  document.querySelector("header").addEventListener("click", (event) => {
    if (event.detail) { // by mouse or finger: the next Enter is for the board
      event.target.closest("button")?.blur();
    }
  }, true); // before the button does its work: a dialog gives the focus back to what had it
}

// A button opens a dialog; Escape, its cross, and a click beside it close that.
function opens(button, dialog) {
  at(button).addEventListener("click", () => at(dialog).showModal());
  at(dialog).addEventListener("click", (event) => {
    if (event.target === at(dialog)) {
      at(dialog).close();
    }
  });
}

// Show what the buttons are about now: whether there is sound, and a game to be shared.
export function showStates(hasSound, isOver) {
  at("sound").setAttribute("aria-pressed", String(hasSound));
  at("share").hidden = !isOver;
  at("link").hidden = isOver;
}
