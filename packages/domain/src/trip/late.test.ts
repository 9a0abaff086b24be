import { describe, expect, it } from 'vitest';
import { formatLate, minutesLate } from './late';
import { aTrip } from './trip.fixtures';

const NOW = '2026-11-21T09:00:00.000Z';

describe('a trip at ten in the morning', () => {
  it.each([
    [
      'that should have left at ten to eight is 2 h 10 min late',
      { travelDate: '2026-11-21T06:50:00.000Z' },
      130,
    ],
    ['of a minute ago is late', { travelDate: '2026-11-21T08:59:00.000Z' }, 1],
    ['of this minute is not', { travelDate: '2026-11-21T08:59:30.000Z' }, undefined],
    ['of this afternoon is still to come', { travelDate: '2026-11-21T14:00:00.000Z' }, undefined],
    [
      'that is on its way has left',
      { travelDate: '2026-11-21T06:50:00.000Z', status: 'En-route' },
      undefined,
    ],
    ['of yesterday has left', { travelDate: '2026-11-20T06:50:00.000Z' }, undefined],
    ['whose date cannot be read is not late', { travelDate: 'Monday' }, undefined],
  ])('%s', (_sentence, how, late) => {
    expect(minutesLate(aTrip(how), NOW)).toBe(late);
  });
});

describe('how late it is', () => {
  it.each([
    [1, 'due 1 min ago'],
    [45, 'due 45 min ago'],
    [60, 'due 1 h ago'],
    [130, 'due 2 h 10 min ago'],
  ])('%d minutes read "%s"', (minutes, text) => {
    expect(formatLate(minutes)).toBe(text);
  });
});
