// A device on an I2C bus, which a firmware drives by the chip's controller or by toggling the pins.
//
// CircuitPython does both: the controller cannot send an address alone, so it looks for a device with the pins.

import { GPIOPinState } from "rp2040js";

const BITS = 9; // of a byte and its acknowledgement

/**
 * @typedef {{start: () => void, receive: (byte: number) => void}} Device
 * @typedef {{i2c: number, data: number, clock: number, address: number}} Wires
 */

/** @param {import("rp2040js").RP2040} rp2040 @param {Wires} wires @param {Device} device */
export function attach(rp2040, wires, device) {
    attachToController(rp2040, wires, device);
    attachToPins(rp2040, wires, device);
}

/** @param {import("rp2040js").RP2040} rp2040 @param {Wires} wires @param {Device} device */
function attachToController(rp2040, wires, device) {
    const controller = rp2040.i2c[wires.i2c];
    let finish = () => {};
    const byteSent = rp2040.clock.createAlarm(() => finish());
    /** Finish after the time of a byte. @param {() => void} then */
    const later = (then) => {
        finish = then;
        const cycles = controller.sclHighPeriod + controller.sclLowPeriod;
        byteSent.schedule((BITS * cycles * 1e9) / rp2040.clkSys);
    };
    controller.onConnect = (address) => {
        const isHere = address === wires.address;
        if (isHere) device.start();
        later(() => controller.completeConnect(isHere));
    };
    controller.onWriteByte = (byte) => {
        device.receive(byte);
        later(() => controller.completeWrite(true));
    };
}

/** @param {import("rp2040js").RP2040} rp2040 @param {Wires} wires @param {Device} device */
function attachToPins(rp2040, wires, device) {
    const dataPin = rp2040.gpio[wires.data];
    const clockPin = rp2040.gpio[wires.clock];
    const level = (/** @type {GPIOPinState} */ state) => state !== GPIOPinState.Low;
    let [data, clock] = [true, true];
    let isActive = false; // between start and stop, unless another device is addressed
    let isAddress = false;
    let bits = 0;
    let byte = 0;

    dataPin.addListener((/** @type {GPIOPinState} */ state) => {
        const before = data;
        data = level(state);
        if (!clock || data === before) return;
        isActive = !data; // while the clock is high, falling data is a start and rising data a stop
        isAddress = true;
        bits = -1; // the clock falls once before the first bit
        byte = 0;
    });
    clockPin.addListener((/** @type {GPIOPinState} */ state) => {
        const before = clock;
        clock = level(state);
        if (clock === before || !isActive) return;
        if (clock) {
            if (bits < 8) byte = ((byte << 1) | Number(data)) & 0xff;
            return;
        }
        bits++;
        if (bits === 8) acknowledge();
        if (bits === BITS) {
            dataPin.setInputValue(true);
            bits = 0;
        }
    });

    function acknowledge() {
        if (isAddress) {
            isActive = byte >> 1 === wires.address;
            if (isActive) device.start();
        } else device.receive(byte);
        isAddress = false;
        if (isActive) dataPin.setInputValue(false);
    }
}
