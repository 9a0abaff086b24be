import { expect, it } from 'vitest';
import { waitingText } from './waiting';

const NOW = '2026-11-21T09:00:00.000Z';
const voided = { by: 'Ada', at: NOW, reason: 'Taken in twice' };

it.each([
  ['that was delivered', { waitsSince: '2026-11-16T07:00:00.000Z' }, '5 days, since 16 Nov 2026, 08:00 AM'],
  ['of this morning', { waitsSince: '2026-11-21T06:50:00.000Z' }, '2 h 10 min, since 21 Nov 2026, 07:50 AM'],
  ['that nobody waits for', {}, undefined],
  ['that was voided', { waitsSince: '2026-11-16T07:00:00.000Z', voided }, undefined],
])('a parcel %s says since when it waits', (_which, waybill, said) => {
  expect(waitingText(waybill, NOW)).toBe(said);
});
