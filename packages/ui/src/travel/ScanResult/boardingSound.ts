import type { ScanOutcome } from './ScanResult';

/** One tone of a sound; its start and duration in seconds. */
interface Tone {
  at: number;
  lasts: number;
  hertz: number;
  shape: OscillatorType;
}

/** One high tone if a passenger may board, two if they are already aboard, a long low one if they may not board. */
export const BOARDING_SOUNDS: Readonly<Record<ScanOutcome, readonly Tone[]>> = {
  boarded: [{ at: 0, lasts: 0.12, hertz: 1_320, shape: 'sine' }],
  already: [
    { at: 0, lasts: 0.12, hertz: 660, shape: 'triangle' },
    { at: 0.18, lasts: 0.12, hertz: 660, shape: 'triangle' },
  ],
  refused: [{ at: 0, lasts: 0.5, hertz: 165, shape: 'square' }],
};

const GAIN = 0.25;

let audio: AudioContext | undefined;

/** Plays the sound of a scan's outcome. Does nothing if the browser has no sound or does not allow it yet. */
export function soundBoarding(outcome: ScanOutcome): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const volume = audio.createGain();
  volume.gain.value = GAIN;
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
