import { expect, it } from 'vitest';
import { dispatchedAt } from './dispatched';

const PLANNED = '2026-11-21T06:00:00.000Z';
const LEFT = '2026-11-21T06:40:00.000Z';
const history = [
  { kind: 'created', by: 'Ada', at: '2026-11-20T10:00:00.000Z' },
  { kind: 'status', fromStatus: 'Pending', toStatus: 'On-Transit', by: 'Ada', at: LEFT },
] as const;

it.each([
  ['that waits for a bus', { status: 'Pending', departureDate: PLANNED }, PLANNED],
  ['that is on no bus', { status: 'Pending' }, undefined],
  ['that left', { status: 'Delivered', departureDate: PLANNED, history }, LEFT],
  ['that was sent off without a bus', { status: 'On-Transit', history }, LEFT],
  ['that was taken back', { status: 'Pending', history }, undefined],
  ['whose history nobody has', { status: 'Delivered', departureDate: PLANNED }, PLANNED],
])('of a parcel %s it is told when it leaves', (_which, waybill, at) => {
  expect(dispatchedAt(waybill)).toBe(at);
});
