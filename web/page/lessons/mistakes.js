// Mistakes in a pupil's Python, each as [name, line, details …], whose text is in lesson-words.js.

const ODD_SPACES = /[\u00a0\u2000-\u200a\u202f\u3000]/g; // other than the plain one, from web pages and word processors
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const OPENED = { ")": "(", "]": "[", "}": "{" };
const BEGINS_BLOCK = /^(async|if|elif|else|for|while|def|class|try|except|finally|with)\b/;
const CURLY_QUOTES = { "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‚": "'" };
const TAB_WIDTH = "    ";

// What MicroPython reports, as a name in lesson-words.js. Groups are its details.
const REPORTS = [
  [/^NameError: name '(.*)' isn't defined$/, "unknown"],
  [/^AttributeError: .*object has no attribute '(.*)'$/, "noAttribute"],
  [/^TypeError: function takes (\d+) positional arguments but (\d+) were given$/, "arguments"],
  [/^TypeError: unsupported types? for .*?: '(.*)', '(.*)'$/, "types"],
  [/^TypeError: '(.*)' object isn't (?:callable|iterable|subscriptable)$/, "noUse"],
  [/^IndexError\b/, "index"],
  [/^KeyError: (.*)$/, "key"],
  [/^ZeroDivisionError\b/, "zero"],
  [/^ImportError: no module named '(.*)'$/, "noModule"],
  [/^IndentationError\b/, "unevenIndent"],
  [/^RuntimeError: maximum recursion depth exceeded$/, "recursion"],
  [/^MemoryError\b/, "memory"],
  [/^SyntaxError\b/, "syntax"],
];

// Return a text without what looks right and is not: other spaces, signs without width, curly
// quotes around a text, tabs. Curly quotes within straight ones belong to the text.
export function tidied(text) {
  return text.replace(/\r\n?/g, "\n").replace(ODD_SPACES, " ").replace(INVISIBLE, "").split("\n").map((line) => {
    const inner = line.replace(/^[ \t]+/, (start) => start.replaceAll("\t", TAB_WIDTH));
    let quote = "", isComment = false; // `quote` ends the text at this place
    return [...inner].map((sign) => {
      const plain = CURLY_QUOTES[sign] ?? sign;
      isComment ||= sign === "#" && !quote;
      if (isComment) {
        return sign;
      }
      if (!quote && (plain === '"' || plain === "'")) {
        quote = sign === plain ? sign : plain.padStart(2, "“"); // a curly quote ends at either kind
        return plain;
      }
      if (quote && (sign === quote || (quote.length === 2 && plain === quote[1]))) {
        quote = "";
        return plain;
      }
      return sign;
    }).join("");
  }).join("\n");
}

// Return the mistakes that are visible in a file, in order: none in any file that Python accepts,
// except for what an exercise cannot use.
export function mistakes(number, text) {
  const { lines, inText, unclosed } = withoutTexts(text);
  const found = unclosed ? [["noQuote", unclosed]] : [...brackets(lines), ...blocks(lines, inText)];
  lines.forEach((line, i) => {
    if (number === 5 && /(^|[^.\w])input\s*\(/.test(line)) {
      found.push(["noInput", i + 1]);
    }
    if (number === 5 && /\bsleep(_ms|_us)?\s*\(/.test(line)) {
      found.push(["noSleep", i + 1]);
    }
    if (number === 1 && /^COLORS\b/.test(line)) {
      found.push(["spelling", i + 1, "COLORS", "COLOURS"]);
    }
  });
  return found.sort((one, other) => one[1] - other[1]);
}

// Return what an exception's last line means, at a line of the file.
export function reported(what, line) {
  for (const [pattern, name] of REPORTS) {
    const match = what.match(pattern);
    if (match) {
      return [name, line, ...match.slice(1)];
    }
  }
  return ["mistake", line, what];
}

// Return the `lines` of a file with spaces in place of comments and of what is between quotes, which
// of them begin `inText`, and the number of the first one with an `unclosed` quote, 0 for none.
function withoutTexts(text) {
  let quote = "", unclosed = 0, begun = 0;
  const inText = [];
  const lines = text.split("\n").map((line, i) => {
    inText.push(quote !== "");
    let code = "";
    for (let at = 0; at < line.length; at += 1) {
      const sign = line[at], three = line.slice(at, at + 3);
      if (quote) {
        if (sign === "\\") {
          at += 1;
          code += "  ";
        } else if (line.startsWith(quote, at)) {
          at += quote.length - 1;
          code += quote;
          quote = "";
        } else {
          code += " ";
        }
      } else if (sign === "#") {
        break;
      } else if (three === '"""' || three === "'''") {
        quote = three;
        begun = i + 1;
        at += 2;
        code += three;
      } else {
        quote = sign === '"' || sign === "'" ? sign : "";
        code += sign;
      }
    }
    if (quote.length === 1 && !line.endsWith("\\")) {
      unclosed ||= i + 1;
      quote = "";
    }
    return code;
  });
  return { lines, inText, unclosed: unclosed || (quote ? begun : 0) };
}

// Return the brackets without a partner. A block that begins within a bracket shows that it should
// have been closed before.
function brackets(lines) {
  const open = []; // [bracket, line]
  for (const [i, line] of lines.entries()) {
    if (open.length && /^\s*(def|class|return|while|import|from)\b/.test(line)) {
      break;
    }
    for (const sign of line) {
      if ("([{".includes(sign)) {
        open.push([sign, i + 1]);
      } else if (sign in OPENED && open.pop()?.[0] !== OPENED[sign]) {
        return [["noOpening", i + 1, sign]];
      }
    }
    if (open.length && /["\w)\]}]\s*$/.test(line) && /^\s*(['"])\s*\1\s*:/.test(lines[i + 1] ?? "")) {
      return [["noComma", i + 1]];
    }
  }
  return open.length ? [["noClosing", open.at(-1)[1], open.at(-1)[0]]] : [];
}

// Return what is wrong with the lines that begin blocks, and with indentations.
function blocks(lines, inText) {
  const found = [], depths = [0];
  let depth = 0, isGoingOn = false, before = ""; // in brackets; after a backslash; the last statement
  for (const [i, line] of lines.entries()) {
    const starts = depth === 0 && !isGoingOn && !inText[i];
    let code = ""; // outside brackets
    for (const sign of line) {
      depth -= sign in OPENED ? 1 : 0;
      code += depth === 0 && !(sign in OPENED) ? sign : " ";
      depth += "([{".includes(sign) ? 1 : 0;
    }
    isGoingOn = line.endsWith("\\");
    if (line.trim() && starts) {
      found.push(...indentation(line, before, depths, i + 1));
    }
    before = line.trim() ? (starts ? code : before + code) : before;
    if (!line.trim() || depth || isGoingOn || !BEGINS_BLOCK.test(before.trim())) {
      continue;
    }
    const colon = before.search(/:(?!=)/);
    if (/^\s*(if|elif|while)\b.*[^=!<>:]=(?!=)/.test(colon < 0 ? before : before.slice(0, colon))) {
      found.push(["equals", i + 1]);
    } else if (colon < 0) {
      found.push(["noColon", i + 1]);
    }
  }
  return found;
}

// Return what is wrong with a statement's indentation. `depths` are those of the blocks around it.
function indentation(line, before, depths, number) {
  const depth = line.match(/^\s*/)[0].length;
  if (before.trimEnd().endsWith(":")) {
    if (depth <= depths.at(-1)) {
      return [["noIndent", number]];
    }
    depths.push(depth);
    return [];
  }
  if (depth > depths.at(-1)) {
    const isBlock = BEGINS_BLOCK.test(before.trim()) && !before.includes(":"); // its colon is missing
    depths.push(depth);
    return isBlock ? [] : [["extraIndent", number]];
  }
  while (depth < depths.at(-1)) {
    depths.pop();
  }
  return depth === depths.at(-1) ? [] : [["unevenIndent", number]];
}
