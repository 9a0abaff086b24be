import type { WireTrip } from '@motorpark/contract';

/** A trip as our own server sends it. */
export const aTrip = (changes: Partial<WireTrip> = {}): WireTrip => ({
  id: 't1',
  version: 1,
  route_id: 'Awka - Lagos',
  travel_date: '2026-11-22T06:00:00.000Z',
  vehicle_number: 'ANB 482 XA',
  vehicle_type: 'Bus',
  driver: 'Emeka Nwosu',
  second_driver: '',
  amount: 18_500,
  status: 'Scheduled',
  total_seats: 3,
  selected_seats: [1],
  available_seats: [2, 3],
  fromTerminal: { id: 'a1', name: 'Awka' },
  toTerminal: { id: 'l1', name: 'Lagos' },
  ...changes,
});
