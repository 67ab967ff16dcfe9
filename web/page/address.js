// What follows the # of the address: #seed=7, #game=drop_it&players=3, #daily, #replay=1...,
// #board=pybadge, or several with &.

// A name may be in capitals: a telephone's keyboard begins a line with one. And = and & may be
// escaped, as some programs do that pass a link on; none of the values has them.
export function asked() {
  const text = location.hash.slice(1).replace(/%3D/gi, "=").replace(/%26/g, "&");
  const link = [...new URLSearchParams(text)];
  return new URLSearchParams(link.map(([name, value]) => [name.toLowerCase(), value]));
}

// What other programs append to a link, to know who follows it: utm_source, fbclid, msclkid, _gl.
const APPENDED = /^(utm|gad|mc|mkt|mtm|pk)?_|(clk?|srslt|igsh)id$|^([gw]braid|igsh|ref|ref_src|si)$/;

// Return the names of a link's parts that mean nothing beside those that begin a game. What is
// appended is none of them: the player cannot help it, and the game is the one that was asked for.
export function meaningless(link, beginning) {
  const known = [...beginning, "board"];
  return [...link.keys()].filter((name) => name && !known.includes(name) && !APPENDED.test(name));
}

// Forget what the address says of these, but nothing else: reloading then goes on with what it began.
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

// Return this page's address with something else behind the #, or without.
export function addressWith(what) {
  return location.href.split("#")[0] + (what && `#${what}`);
}
