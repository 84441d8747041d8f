// The few sounds of the tutor, made on the spot: no files. Python says which, and only to learners
// who asked for them. Nothing is ever said by a sound alone.

const GAIN = 0.12;
const SOFT = 2_400; // Hz, nothing above is heard
const ATTACK = 0.006; // s
const [C4, G4, C5, D5, E5, G5, A5] = [261.63, 392, 523.25, 587.33, 659.26, 783.99, 880];
const LADDER = [C5, D5, E5, G5, A5];
const LANDS = 0.24; // s that a piece flies

// Each: [frequency in Hz, or "noise" from one frequency to another; start and length in s].
const TUNES = {
  laid: () => [
    [196, LANDS, 0.09],
    ["noise", LANDS, 0.012, 1_000, 1_000],
  ],
  light: (piece) => [[LADDER[Math.min(piece, LADDER.length) - 1], 0, 0.18]],
  turn: () => [["noise", 0, 0.12, 1_200, 3_000]],
  done: () => [
    [G4, 0, 0.35],
    [D5, 0, 0.35],
  ],
  tie: () => [[220, 0, 0.12]],
  won: () => [...[C5, E5, G5].map((note, n) => [note, n * 0.14, 0.4]), [C4, 0.42, 0.48]],
};

export class Sound {
  // Both are made when the first sound is played.
  /** @type {AudioContext} */
  context;
  /** @type {AudioNode} */
  out;

  // `names`: "laid", or "light:5" for the fifth piece that lights up.
  play(names) {
    if (!names.length) return;
    // Browsers let a page sound only after a click; without one this stays silent.
    this.context ??= new AudioContext();
    this.context.resume();
    this.out ??= this.way();
    for (const [name, many] of names.map((text) => text.split(":"))) {
      for (const part of TUNES[name]?.(Number(many)) ?? []) this.part(part);
    }
  }

  way() {
    const master = new GainNode(this.context, { gain: GAIN });
    const low = new BiquadFilterNode(this.context, { type: "lowpass", frequency: SOFT });
    low.connect(master).connect(this.context.destination);
    return low;
  }

  part([pitch, delay, length, from, to]) {
    const begin = this.context.currentTime + delay;
    const envelope = new GainNode(this.context, { gain: 0 });
    envelope.gain.setValueAtTime(0, begin);
    envelope.gain.linearRampToValueAtTime(1, begin + ATTACK);
    envelope.gain.exponentialRampToValueAtTime(0.001, begin + length);
    envelope.connect(this.out);
    const source =
      pitch === "noise"
        ? this.noise(envelope, begin, length, from, to)
        : this.tone(envelope, pitch);
    source.start(begin);
    source.stop(begin + length);
  }

  tone(envelope, frequency) {
    const source = new OscillatorNode(this.context, { frequency });
    source.connect(envelope);
    return source;
  }

  noise(envelope, begin, length, from, to) {
    const { sampleRate } = this.context;
    const buffer = new AudioBuffer({ length: Math.ceil(length * sampleRate), sampleRate });
    const samples = buffer.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
    const band = new BiquadFilterNode(this.context, { type: "bandpass", frequency: from });
    band.frequency.linearRampToValueAtTime(to, begin + length);
    const source = new AudioBufferSourceNode(this.context, { buffer });
    source.connect(band).connect(envelope);
    return source;
  }

  close() {
    this.context?.close();
  }
}
