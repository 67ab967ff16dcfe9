// The serial console over USB: the computer's side of it, which listens and never types.

import { USBCDC } from "rp2040js";

// Colours and cursor movements, and the window title that CircuitPython keeps up to date.
const ESCAPES = /\x1b\[[0-9;]*[A-Za-z]|\x1b\][^\x1b\x07]*(\x1b\\|\x07)/g;

export class Console {
    text = "";
    decoder = new TextDecoder();

    /** Plug in the cable. @param {import("rp2040js").RP2040} rp2040 */
    attach(rp2040) {
        const serial = new USBCDC(rp2040.usbCtrl);
        serial.onSerialData = (bytes) => {
            this.text += this.decoder.decode(bytes, { stream: true });
        };
        // The library answers every read with the text to be typed, even if it is empty. The firmware would then
        // read again immediately, and do nothing else.
        rp2040.usbCtrl.onEndpointRead = () => {};
    }

    /** Return the lines since the last call, without escape sequences. @returns {string[]} */
    takeLines() {
        const end = this.text.lastIndexOf("\n");
        if (end < 0) return [];
        const lines = this.text.slice(0, end).replace(ESCAPES, "").replaceAll("\r", "").split("\n");
        this.text = this.text.slice(end + 1);
        return lines;
    }
}
