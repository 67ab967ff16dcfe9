// The row of buttons above the board.

import { tell } from "./notice.js";
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
      tell("copied", link); // to be copied by hand
    }
  });
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
