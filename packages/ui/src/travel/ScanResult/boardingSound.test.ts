import { expect, it } from 'vitest';
import { BOARDING_SOUNDS, soundBoarding } from './boardingSound';

it('Each end of a scan has a sound of its own, high where somebody may board and low where not', () => {
  const { boarded, already, refused } = BOARDING_SOUNDS;
  const lowest = (tones: typeof boarded) => Math.min(...tones.map(({ hertz }) => hertz));
  expect(lowest(boarded)).toBeGreaterThan(lowest(already));
  expect(lowest(already)).toBeGreaterThan(lowest(refused));
  expect([boarded.length, already.length, refused.length]).toEqual([1, 2, 1]);
});

it('A browser without sound is silent', () => {
  expect(() => soundBoarding('refused')).not.toThrow();
});
