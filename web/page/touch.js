// What fingers and the mouse do on the screen, as the firmware's gestures.
//
// A gesture's direction is fixed by its first few pixels: a swipe down that drifts a little
// sideways moves nothing.

// Whether fingers are what this device has, or mostly.
export const IS_TOUCHED = matchMedia("(pointer: coarse)").matches;

const SLOP = 10; // CSS pixels that a finger may move while it taps
const SWIPE = 24; // and at least moves in a swipe
const HELD = { true: "across", false: "along" };

// Listen to pointers on `canvas`; `send` takes a gesture's kind, where it began, and where it is,
// in pixels of the picture.
export function listenToTouch(canvas, send) {
  let held = null; // the one tracked pointer: where it began, and whether it moves sideways
  const place = (event) => {
    const box = canvas.getBoundingClientRect();
    return [
      Math.floor((event.clientX - box.left) * canvas.width / box.width),
      Math.floor((event.clientY - box.top) * canvas.height / box.height),
    ];
  };
  canvas.addEventListener("pointerdown", (event) => {
    if (held === null && event.button === 0) {
      event.preventDefault();
      canvas.setPointerCapture(event.pointerId);
      held = { id: event.pointerId, x: event.clientX, y: event.clientY, from: place(event), sideways: null };
    }
  });
  canvas.addEventListener("pointermove", (event) => {
    if (held?.id !== event.pointerId) {
      return;
    }
    const across = Math.abs(event.clientX - held.x), along = Math.abs(event.clientY - held.y);
    if (held.sideways === null && Math.max(across, along) >= SLOP) {
      held.sideways = across > along;
    }
    if (held.sideways !== null) {
      send(HELD[held.sideways], ...held.from, ...place(event));
    }
  });
  canvas.addEventListener("pointerup", (event) => {
    if (held?.id !== event.pointerId) {
      return;
    }
    const { sideways, from } = held;
    const far = sideways ? event.clientX - held.x : event.clientY - held.y;
    held = null;
    if (sideways === null) {
      send("tap", ...from, ...place(event));
    } else if (Math.abs(far) >= SWIPE) {
      const way = sideways ? (far < 0 ? "left" : "right") : (far < 0 ? "up" : "down");
      send(way, ...from, ...place(event));
    }
  });
  canvas.addEventListener("pointercancel", (event) => {
    if (held?.id === event.pointerId) {
      held = null;
    }
  });
}
