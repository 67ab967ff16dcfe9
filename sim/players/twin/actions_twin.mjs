// The bit fields of an action, as in engine/number_drop/actions.py.

export const orientationOf = (action) => (action >> 3) & 63;
export const columnOf = (action) => action & 7;
export const landingOf = (action) => action & 511;
export const digitsOf = (action) => action >> 9;
export const digitIn = (digits, i) => (digits >> (i << 2)) & 15;
export const dropAt = (digits, landing) => (digits << 9) | landing;
