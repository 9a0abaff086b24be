import { describe, expect, it } from 'vitest';
import { fareOn } from './fare';

const USUAL = { from: '2026-01-01', fare: 18_000_00 };
const RAISED = { from: '2026-11-01', fare: 19_000_00 };
const COACH = { from: '2026-01-01', vehicleType: 'Coach Bus', fare: 21_000_00 };
const CHRISTMAS = { from: '2026-12-15', until: '2027-01-05', fare: 25_000_00 };
const COACH_AT_CHRISTMAS = { ...CHRISTMAS, vehicleType: 'Coach Bus', fare: 30_000_00 };
const EVE = { from: '2026-12-24', until: '2026-12-24', fare: 28_000_00 };
const FARES = [USUAL, RAISED, COACH, CHRISTMAS, EVE];

describe('The fare that holds for a departure', () => {
  it.each([
    ['is none before the first one', FARES, 'Bus', '2025-12-31', undefined],
    ['is the usual one', FARES, 'Bus', '2026-10-31', USUAL],
    ['is the usual one that began last', FARES, 'Bus', '2026-11-01', RAISED],
    ['is the one for its vehicle type', FARES, 'Coach Bus', '2026-11-01', COACH],
    ['is that of the period, from its first day', FARES, 'Bus', '2026-12-15', CHRISTMAS],
    ['is that of the period up to its last day', FARES, 'Bus', '2027-01-05', CHRISTMAS],
    ['is the usual one after it', FARES, 'Bus', '2027-01-06', RAISED],
    [
      'is that of the period for a vehicle type without one, too',
      FARES,
      'Coach Bus',
      '2026-12-20',
      CHRISTMAS,
    ],
    ['is that of the period that begins later', FARES, 'Bus', '2026-12-24', EVE],
    [
      'is that of the period for its vehicle type',
      [COACH_AT_CHRISTMAS, ...FARES],
      'Coach Bus',
      '2026-12-24',
      COACH_AT_CHRISTMAS,
    ],
  ])('%s', (_sentence, fares, type, day, holding) => {
    expect(fareOn(fares, type, day)).toBe(holding?.fare);
    expect(fareOn(fares.toReversed(), type, day)).toBe(holding?.fare);
  });
});
