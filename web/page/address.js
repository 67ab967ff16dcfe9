// The part of the address after the #: #seed=7, #game=drop_it&players=3, #daily, #replay=1...,
// #board=pybadge, or several joined with &.

// Names may be capitalized: a phone's keyboard begins a line with a capital. = and & may be
// escaped, as some programs do that pass a link on; no value contains them.
export function asked() {
  const text = location.hash.slice(1).replace(/%3D/gi, "=").replace(/%26/g, "&");
  const link = [...new URLSearchParams(text)];
  return new URLSearchParams(link.map(([name, value]) => [name.toLowerCase(), value]));
}

// What other programs append to a link to track it: utm_source, fbclid, msclkid, _gl.
const APPENDED = /^(utm|gad|mc|mkt|mtm|pk)?_|(clk?|srslt|igsh)id$|^([gw]braid|igsh|ref|ref_src|si)$/;

// Return the names of a link's parts that have no meaning, given those that begin a game. Appended
// tracking names are not reported: the player cannot help them, and the link still works.
export function meaningless(link, beginning) {
  const known = [...beginning, "board"];
  return [...link.keys()].filter((name) => name && !known.includes(name) && !APPENDED.test(name));
}

// Remove these names from the address, and nothing else, so that reloading resumes the game it began.
export function forget(...names) {
  const rest = asked();
  if (!names.some((name) => rest.has(name))) {
    return;
  }
  for (const name of names) {
    rest.delete(name);
  }
  history.replaceState(null, "", addressWith(rest.toString()));
}

// Return this page's address with another part after the #, or none.
export function addressWith(what) {
  return location.href.split("#")[0] + (what && `#${what}`);
}
