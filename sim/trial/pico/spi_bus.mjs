// A screen on one of the chip's SPI controllers.

import { GPIOPinState } from "rp2040js";

/**
 * Let a screen receive what is sent while it is selected. A byte takes as long as the bus's clock says: without that,
 * bytes would arrive faster than the two DMA channels of a transfer take turns.
 * @param {import("rp2040js").RP2040} rp2040
 * @param {{spi: number, chipSelect: number, dataCommand: number}} wires
 * @param {{receive: (byte: number, isCommand: boolean) => void}} screen
 */
export function attach(rp2040, wires, screen) {
    const spi = rp2040.spi[wires.spi];
    const chipSelect = rp2040.gpio[wires.chipSelect];
    const dataCommand = rp2040.gpio[wires.dataCommand];
    const sent = rp2040.clock.createAlarm(() => spi.completeTransmit(0));
    spi.onTransmit = (byte) => {
        if (chipSelect.value === GPIOPinState.Low) screen.receive(byte, dataCommand.value === GPIOPinState.Low);
        sent.schedule((spi.dataBits * 1e9) / spi.clockFrequency);
    };
}
