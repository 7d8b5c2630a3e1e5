/** A note: frequency in Hz, when it begins and how long it rings, in seconds. */
type Note = readonly [frequency: number, at: number, length: number];

/** Every sound of the house, made here: no files to load. */
const SOUNDS = {
  card: [[180, 0, 0.05]],
  button: [
    [520, 0, 0.05],
    [390, 0.04, 0.05],
  ],
  deal: [
    [160, 0, 0.04],
    [170, 0.07, 0.04],
    [180, 0.14, 0.04],
  ],
  trick: [[294, 0, 0.16]],
  mine: [
    [392, 0, 0.14],
    [523, 0.09, 0.2],
  ],
  end: [
    [330, 0, 0.2],
    [262, 0.18, 0.3],
  ],
  win: [
    [392, 0, 0.16],
    [494, 0.12, 0.16],
    [587, 0.24, 0.16],
    [784, 0.36, 0.4],
  ],
} as const satisfies Record<string, readonly Note[]>;

let context: AudioContext | null = null;

/** Plays one of them. Browsers stay silent until the person has touched the page. */
export function sound(name: keyof typeof SOUNDS): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  for (const [frequency, at, length] of SOUNDS[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, now + at);
    volume.gain.exponentialRampToValueAtTime(0.001, now + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length);
  }
}
