// Shares a game: a link or a code that starts it again and, at its end, how it went.

import { addressWith } from "./address.js";
import { tell } from "./notice.js";
import { words } from "./words.js";

const SQUARES = {
  ".": "⬛", d: "🟦", c: "🟨", x: "🟥", // of a sheet: empty, a digit, circled, an X
  r: "🟥", y: "🟨", g: "🟩", b: "🟦", // of Drop It: the colour of a piece
};

const DATE = /^\d+-\d+-\d+$/; // of a daily game; without a clock it has a number

// Copy what starts the current game again. From a disk or a phone's downloads, no link would work
// for anybody else, so it is the game's code, to be typed in.
export async function copyLink(device) {
  const game = device.link();
  if (!game) {
    tell("noGame");
  } else if (isAtHome()) {
    const code = device.code();
    if (code) {
      await copy(code, "copiedCode", ` ${code}`);
    } else {
      tell("noCode");
    }
  } else {
    await copy(addressWith(game), "copied");
  }
}

// Share how the last game ended: through the system if possible, else through the clipboard.
export async function share(device) {
  const text = resultText(JSON.parse(device.result()), device.code(), device.link());
  if (!navigator.share) {
    await copy(text, "copiedResult");
    return;
  }
  try {
    await navigator.share({ text });
  } catch (refusal) {
    if (refusal.name !== "AbortError") { // otherwise the player cancelled
      await copy(text, "copiedResult");
    }
  }
}

// Return a few lines: which game and when, how good, the sheet in squares, where to play and see it.
function resultText(result, code, game) {
  const day = result.day ?? new Date().toLocaleDateString("sv"); // as the game writes it: 2026-11-20
  const title = `${words.games[result.game]} · ${result.day ? `${words.daily} ` : ""}${day}`;
  const score = `${result.scores.join(" : ")} ${words.points}`;
  const rank = result.rank ? ` · ${words.rank} ${result.rank[0]} (> ${result.rank[1]} ${result.rank[2]})` : "";
  const squares = result.squares.map((row) => [...row].map((square) => SQUARES[square]).join(""));
  const ways = isAtHome() ? [code && `${words.code} ${code}`] : [
    code && `${words.playThese} ${addressWith(DATE.test(result.day) ? `daily=${result.day}` : game)}`,
    `${words.watch} ${addressWith(`replay=${result.replay}`)}`,
  ];
  return [title, score + rank, ...squares, ...ways].filter(Boolean).join("\n");
}

function isAtHome() {
  return !["https:", "http:"].includes(location.protocol);
}

// Copy a text and confirm it with the message `name` and `more`; if that is not allowed, show the
// text itself, to be copied by hand.
async function copy(text, name, more) {
  try {
    await navigator.clipboard.writeText(text);
    tell(name, more);
  } catch {
    tell("byHand", `\n${text}`);
  }
}
