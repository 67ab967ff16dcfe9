// The handheld's voice, by Web Audio: one tone at a time, as the firmware's effects request it.

const LOUDEST = { sine: 0.3, square: 0.08 }; // a square wave sounds much louder than a sine
const SOFT_S = 0.004; // fade in and out over about this many seconds, to avoid clicks

export class Speaker {
  // `wave` is "sine" or "square", or "" for a board without a voice.
  constructor(wave) {
    this.wave = wave;
    this.context = null;
  }

  // Browsers allow sound only after the user has pressed something on the page.
  wake() {
    if (!this.wave || !globalThis.AudioContext) {
      return;
    }
    if (this.context === null) {
      this.context = new AudioContext();
      this.gain = this.context.createGain();
      this.gain.gain.value = 0;
      this.gain.connect(this.context.destination);
      this.oscillator = this.context.createOscillator();
      this.oscillator.type = this.wave;
      this.oscillator.connect(this.gain);
      this.oscillator.start();
    }
    if (this.context.state !== "running") { // "suspended", or on an iPhone "interrupted" by a call
      this.context.resume().catch(console.info); // if not now, with the next gesture
    }
  }

  // Play `frequency` Hz at `volume`, 1 to 100, until the next call; 0 in either means silence.
  tone(frequency, volume) {
    if (this.context === null) {
      return;
    }
    const now = this.context.currentTime;
    if (frequency > 0) {
      this.oscillator.frequency.setValueAtTime(frequency, now);
    }
    const loudness = frequency > 0 ? (volume / 100) ** 2 * LOUDEST[this.wave] : 0;
    this.gain.gain.setTargetAtTime(loudness, now, SOFT_S);
  }
}

// Vibrate the phone, if possible, for the longest time that the firmware runs its motor.
export function rumble(strength) {
  navigator.vibrate?.(strength > 0 ? 200 : 0);
}
