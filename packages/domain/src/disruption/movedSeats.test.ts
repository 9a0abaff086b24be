import { expect, it } from 'vitest';
import { movedSeats } from './movedSeats';

const PASSENGER = { ticketNumber: 'TK-7QF3XM-K', name: 'Ngozi Okafor', phone: '08034127781' };
const plan = [
  { ...PASSENGER, ticketId: 'same', seat: 4, to: 4 },
  { ...PASSENGER, ticketId: 'other', seat: 5, to: 3 },
  { ...PASSENGER, ticketId: 'none', seat: 9, to: undefined },
];

it.each(['vehicle', 'time', 'trip'] as const)(
  'Everybody who travels on needs a new ticket, also in the same seat: %s',
  (kind) => {
    expect(movedSeats(plan, kind)).toEqual([
      { ticketId: 'same', from: 4, to: 4 },
      { ticketId: 'other', from: 5, to: 3 },
    ]);
  },
);

it('The tickets of a trip that runs after all stay valid', () => {
  expect(movedSeats(plan, 'runs')).toEqual([]);
});
