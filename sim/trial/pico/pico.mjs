// A Raspberry Pi Pico with a screen, keys and a USB cable.

import { RP2040 } from "rp2040js";
import { hook } from "./boot_rom.mjs";
import { Console } from "./console.mjs";
import { Core } from "./core.mjs";
import { Flash, PowerCut } from "./flash.mjs";
import { FlashController, FlashPins } from "./flash_controller.mjs";
import * as i2c from "./i2c_bus.mjs";
import { CacheControl, Registers, RingOscillator } from "./registers.mjs";
import * as spi from "./spi_bus.mjs";
import { SSD1306 } from "./ssd1306.mjs";
import { ST7789 } from "./st7789.mjs";

const FLASH = 0x10000000; // where code begins: the second stage of booting, which a UF2 file brings
const FLASH_MASK = 0x1fffff;
const SSI = 0x18000; // peripherals, as the library numbers them
const XIP_CONTROL = 0x14000;
const IO_QSPI = 0x40018;
const WATCHDOG = 0x40058;
const RING_OSCILLATOR = 0x40060;
const VOLTAGE_REGULATOR = 0x40064;
const INPUT_ENABLE = 1 << 6; // of a pad
const MOST_WARNINGS = 20; // different lines kept of the library's log

/**
 * @typedef {{kind: "st7789", spi: number, chipSelect: number, dataCommand: number} & import("./st7789.mjs").Glass
 *     | {kind: "ssd1306"} & import("./i2c_bus.mjs").Wires} ScreenWires
 * @typedef {{screen: ScreenWires, keys: Record<string, number>}} Wiring keys: the pin that each connects to ground
 */

export class Pico {
    /**
     * Switch it on.
     * @param {Uint8Array} flash
     * @param {Uint32Array} rom
     * @param {Wiring} wiring
     */
    constructor(flash, rom, wiring) {
        this.rom = rom;
        this.wiring = wiring;
        this.console = new Console();
        this.flash = new Flash(flash, (nanos) => this.clock.tick(nanos));
        this.cutAt = ""; // the flash operation in which the power was cut
        this.resets = 0; // of the chip
        /** @type {string[]} */
        this.warnings = [];
        this.before = 0; // ns before the chip's clock began
        this.wantsReset = false;
        /** When pixels changed, in ns; null if none has since forgetChanges(). @type {number | null} */
        this.firstChange = null;
        /** @type {number | null} */
        this.lastChange = null;
        this.lastPixel = 0;
        this.pixels = 0; // sent so far, in groups of eight by an SSD1306
        const onPixel = (/** @type {boolean} */ isChange) => this.notePixel(isChange);
        const { screen } = wiring;
        this.screen = screen.kind === "st7789" ? new ST7789(screen, onPixel) : new SSD1306(onPixel);
        this.rp2040 = this.assemble();
    }

    /** Return a chip that has just been reset, with everything connected to it. */
    assemble() {
        const rp2040 = new RP2040();
        rp2040.logger = this.logger();
        rp2040.flash.set(this.flash.bytes);
        // The chip reads the very bytes that are erased and programmed.
        this.flash.bytes = rp2040.flash.subarray(0, this.flash.bytes.length);
        Object.assign(rp2040, { core: new Core(rp2040) });
        const ssi = new FlashController(rp2040, "SSI");
        Object.assign(rp2040.peripherals, {
            [SSI]: ssi,
            [IO_QSPI]: new FlashPins(rp2040, ssi),
            [XIP_CONTROL]: new CacheControl(rp2040, "XIP"),
            [RING_OSCILLATOR]: new RingOscillator(rp2040, "ROSC"),
            [VOLTAGE_REGULATOR]: new Registers(rp2040, "VREG"),
        });
        const watchdog = /** @type {any} */ (rp2040.peripherals[WATCHDOG]);
        watchdog.onWatchdogTrigger = () => {
            this.wantsReset = true;
        };
        this.loadRom(rp2040);
        this.connect(rp2040);
        rp2040.core.PC = FLASH;
        return rp2040;
    }

    /** @param {RP2040} rp2040 */
    loadRom(rp2040) {
        rp2040.bootrom.set(this.rom);
        rp2040.core.reset();
        const nothing = () => {};
        hook(rp2040, {
            IF: nothing, // connect_internal_flash
            EX: nothing, // flash_exit_xip
            CX: nothing, // flash_enter_cmd_xip
            FC: () => /** @type {any} */ (rp2040.core).flushCache(), // flash_flush_cache
            RE: (offset, count) => this.flash.erase(offset & FLASH_MASK, count), // flash_range_erase
            RP: (offset, address, count) => {
                const data = Uint8Array.from({ length: count }, (_, i) => rp2040.readUint8(address + i));
                this.flash.program(offset & FLASH_MASK, data); // flash_range_program
            },
        });
    }

    /** Connect screen, keys and cable. @param {RP2040} rp2040 */
    connect(rp2040) {
        for (const pin of rp2040.gpio) pin.setInputValue(true); // all keys are up, and buses pulled high
        for (const pin of rp2040.qspi) {
            pin.padValue |= INPUT_ENABLE; // as after a reset; a firmware waits for the flash to be deselected
            pin.setInputValue(true);
        }
        const { screen } = this.wiring;
        if (screen.kind === "st7789") spi.attach(rp2040, screen, /** @type {ST7789} */ (this.screen));
        else i2c.attach(rp2040, screen, /** @type {SSD1306} */ (this.screen));
        this.console.attach(rp2040);
    }

    logger() {
        /** @param {string} part @param {string} message */
        const keep = (part, message) => {
            const line = `${part}: ${message}`;
            if (this.warnings.length < MOST_WARNINGS && !this.warnings.includes(line)) this.warnings.push(line);
        };
        return { debug() {}, info() {}, warn: keep, error: keep };
    }

    /** Reset the chip, as its watchdog does: RAM keeps its contents. */
    reset() {
        const { sram, peripherals } = this.rp2040;
        this.before += this.clock.nanos;
        this.wantsReset = false;
        this.resets++;
        this.rp2040 = this.assemble();
        this.rp2040.sram.set(sram);
        const [old, watchdog] = [/** @type {any} */ (peripherals[WATCHDOG]), this.rp2040.peripherals[WATCHDOG]];
        Object.assign(watchdog, { scratchData: old.scratchData, reason: old.reason });
    }

    /** Switch it off, unless the power was cut, and on again. */
    switchOn() {
        this.before += this.clock.nanos;
        this.cutAt = "";
        this.wantsReset = false;
        this.rp2040 = this.assemble();
    }

    /**
     * The chip's clock, with members that the library's types leave out.
     * @returns {{nanos: number, nanosToNextAlarm: number, tick: (nanos: number) => void}}
     */
    get clock() {
        return /** @type {any} */ (this.rp2040.clock);
    }

    /** The time since it was first switched on. */
    get nanos() {
        return this.before + this.clock.nanos;
    }

    /** Run for that many ns, or until the power is cut. @param {number} nanos */
    run(nanos) {
        const end = this.nanos + nanos;
        try {
            while (!this.cutAt && this.nanos < end) this.runChip(end - this.before);
        } catch (error) {
            if (!(error instanceof PowerCut)) throw error;
            this.cutAt = error.message;
        }
    }

    /** Run until the chip's clock shows `end`, or the watchdog asks for a reset. @param {number} end */
    runChip(end) {
        const { clock } = this;
        const { core } = this.rp2040;
        while (clock.nanos < end && !this.wantsReset) {
            if (!core.waiting) clock.tick((core.executeInstruction() * 1e9) / this.rp2040.clkSys);
            // The library wakes a waiting core for new interrupts only: one may have been pending before.
            else if (core.checkForInterrupts()) core.waiting = false;
            else clock.tick(Math.min(clock.nanosToNextAlarm || Infinity, end - clock.nanos));
        }
        if (this.wantsReset) this.reset();
    }

    /** @param {string} key @param {boolean} isDown */
    setKey(key, isDown) {
        const pin = this.wiring.keys[key];
        if (pin === undefined) throw new Error(`no key ${key}`);
        this.rp2040.gpio[pin].setInputValue(!isDown);
    }

    forgetChanges() {
        this.firstChange = this.lastChange = null;
    }

    /** @param {boolean} isChange */
    notePixel(isChange) {
        this.pixels++;
        this.lastPixel = this.nanos;
        if (!isChange) return;
        this.firstChange ??= this.lastPixel;
        this.lastChange = this.lastPixel;
    }
}
