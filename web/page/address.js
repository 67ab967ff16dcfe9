// What follows the # of the address: #seed=7, #game=drop_it&players=3, #daily, #replay=1...,
// #board=pybadge, or several with &.

export function asked() {
  return new URLSearchParams(location.hash.slice(1));
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
