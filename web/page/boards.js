// Chooses the board: the one named in the address, or the last one shown, or the first; where fingers
// play, the phone.

import { asked, forget } from "./address.js";
import { tell } from "./notice.js";
import { IS_TOUCHED } from "./touch.js";
import { at, words } from "./words.js";

const PHONE = "phone"; // its name

// Return the board to show. Its name is saved; a name of no board is reported.
export function chooseBoard(store) {
  const boards = JSON.parse(at("every-board").textContent);
  const named = (name) => boards.find((board) => board.name === name);
  const wanted = asked().get("board");
  const board = named(wanted) ?? named(store.board()) ?? (isPhone() ? named(PHONE) : boards[0]);
  if (board.name === wanted) {
    store.keepBoard(board.name);
  } else if (wanted !== null) {
    tell("noSuchBoard");
    forget("board");
  }
  list(boards, board);
  addEventListener("hashchange", (event) => {
    const next = asked().get("board");
    if (next !== null && next !== board.name) {
      event.stopImmediatePropagation(); // a game in the same link begins after the reload, not here too
      location.reload();
    }
  });
  return board;
}

// Return whether the phone's screen fits. The workshop's page always shows a pupil's board.
function isPhone() {
  return IS_TOUCHED && !at("lessons");
}

// Each board is a link: moving from one to the next changes nothing until one is followed.
function list(boards, shown) {
  at("boards").replaceChildren(...boards.map(({ name, title, width, height }) => {
    const link = document.createElement("a");
    link.href = `#board=${name}`;
    const label = document.createElement("span");
    label.textContent = title;
    if (name === PHONE) { // not a product's name: see words.js
      label.dataset.words = name;
      label.textContent = words[name];
    }
    if (name === shown.name) {
      link.setAttribute("aria-current", "true");
    }
    const size = document.createElement("small");
    size.textContent = name === PHONE ? "" : `${width} × ${height}`; // its size depends on the window
    link.append(label, size);
    const line = document.createElement("li");
    line.append(link);
    return line;
  }));
  at("boards").addEventListener("click", () => at("choose").close());
}
