import { describe, expect, it } from 'vitest';
import { type Duty, whyNotFree } from './duty';

const morning: Duty = {
  tripId: 'morning',
  routeId: 'Awka - Lagos',
  departsAt: '2026-11-21T06:00:00.000Z',
  arrivesAt: '2026-11-21T13:00:00.000Z',
  isOver: false,
};
const at = (departs: string, arrives: string) => ({
  departsAt: `2026-11-${departs}:00.000Z`,
  arrivesAt: `2026-11-${arrives}:00.000Z`,
});
const emeka = { name: 'Emeka Nwosu', duties: [morning], restHours: 8 };
const EVENING = at('21T20:59', '22T04:00');

describe('a driver', () => {
  it.each([
    [
      'is on another trip',
      emeka,
      at('21T12:59', '21T20:00'),
      'Emeka Nwosu is on Awka - Lagos from 21 Nov 2026, 07:00 AM until about 21 Nov 2026, 02:00 PM.',
    ],
    [
      'rests after a trip',
      emeka,
      EVENING,
      'Emeka Nwosu is resting until 21 Nov 2026, 10:00 PM, after Awka - Lagos.',
    ],
    [
      'rests after a completed trip',
      { ...emeka, duties: [{ ...morning, isOver: true }] },
      EVENING,
      'Emeka Nwosu is resting until 21 Nov 2026, 10:00 PM, after Awka - Lagos.',
    ],
    [
      'rests before a trip',
      emeka,
      at('20T15:00', '20T22:01'),
      'Emeka Nwosu is resting from 20 Nov 2026, 11:00 PM, before Awka - Lagos.',
    ],
    ['is free once rested', emeka, at('21T21:00', '22T04:00'), undefined],
    ['is free where no rest is asked', { ...emeka, restHours: 0 }, at('21T13:00', '21T20:00'), undefined],
    [
      'is free during a completed trip',
      { ...emeka, restHours: 0, duties: [{ ...morning, isOver: true }] },
      at('21T06:00', '21T13:00'),
      undefined,
    ],
    ['is out of service', { ...emeka, isOutOfService: true }, EVENING, 'Emeka Nwosu is out of service.'],
    [
      'lacks a paper',
      { name: 'Emeka Nwosu', duties: [], missing: ['Licence expired on 20 Nov 2026.'] },
      EVENING,
      'Licence expired on 20 Nov 2026.',
    ],
  ])('%s', (_what, driver, trip, why) => {
    expect(whyNotFree(driver, trip)?.text).toBe(why);
  });

  it('is free for the trip itself', () => {
    expect(whyNotFree(emeka, { ...morning, tripId: 'morning' })).toBeUndefined();
  });
});
