// The keys that indent a file: Enter, Tab and Shift+Tab.

const INDENT = "    ";

// Handle a key in a file. Enter keeps the indentation of the line before; Tab indents the selected
// lines, or inserts an indentation if nothing is selected, and Shift+Tab removes one. Since Tab
// stays in the file, Escape leaves it and focuses `next`.
export function indent(event, next) {
  const file = event.target;
  const { selectionStart: start, selectionEnd: end, value } = file;
  const line = value.slice(0, start).split("\n").at(-1);
  if (event.key === "Escape") {
    next.focus();
  } else if (event.key === "Enter") {
    event.preventDefault();
    insert(`\n${line.match(/^ */)[0]}${line.trimEnd().endsWith(":") ? INDENT : ""}`);
  } else if (event.code === "Tab") { // its `key` is another with Shift in some browsers on Linux
    event.preventDefault();
    if (event.shiftKey) {
      changeLines(file, (each) => each.replace(/^(\t| {1,4})/, ""));
    } else if (start === end) {
      insert(INDENT.slice(line.length % INDENT.length));
    } else {
      changeLines(file, (each) => (each ? INDENT + each : ""));
    }
  }
}

// Change the selected lines, or the one with the cursor, and keep them selected.
function changeLines(file, change) {
  const { selectionStart: start, selectionEnd: end, value } = file;
  const first = value.lastIndexOf("\n", start - 1) + 1;
  const lastSign = end > start && value[end - 1] === "\n" ? end - 1 : end; // nothing of the next line is selected
  const last = value.indexOf("\n", lastSign);
  const old = value.slice(first, last < 0 ? value.length : last);
  const text = old.split("\n").map(change).join("\n");
  if (text === old) {
    return;
  }
  file.setSelectionRange(first, first + old.length);
  insert(text);
  if (start === end) {
    const place = Math.max(first, start + text.length - old.length);
    file.setSelectionRange(place, place);
  } else {
    file.setSelectionRange(first, first + text.length);
  }
}

// Replace the selection with a text in a way that Ctrl+Z can undo.
export function insert(text) {
  document.execCommand(text ? "insertText" : "delete", false, text);
}
