import type { ScanOutcome } from '@motorpark/ui';

/** One tone of a sound: when it begins and how long it lasts, in seconds. */
interface Tone {
  at: number;
  lasts: number;
  hertz: number;
  shape: OscillatorType;
}

/** A high one where somebody may board, two where they are aboard already, a long low one where they must not. */
export const BOARDING_SOUNDS: Readonly<Record<ScanOutcome, readonly Tone[]>> = {
  boarded: [{ at: 0, lasts: 0.12, hertz: 1_320, shape: 'sine' }],
  already: [
    { at: 0, lasts: 0.12, hertz: 660, shape: 'triangle' },
    { at: 0.18, lasts: 0.12, hertz: 660, shape: 'triangle' },
  ],
  refused: [{ at: 0, lasts: 0.5, hertz: 165, shape: 'square' }],
};

const LOUDNESS = 0.25;

let audio: AudioContext | undefined;

/** Sounds how a scan ended. Where the browser has no sound, or lets no page make one yet, it is silent. */
export function soundBoarding(outcome: ScanOutcome): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const volume = audio.createGain();
  volume.gain.value = LOUDNESS;
  volume.connect(audio.destination);
  for (const { at, lasts, hertz, shape } of BOARDING_SOUNDS[outcome]) {
    const tone = audio.createOscillator();
    tone.type = shape;
    tone.frequency.value = hertz;
    tone.connect(volume);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + lasts);
  }
}
