import { expect, it } from 'vitest';
import { isTripStepTooEarly, tripStepQuestions } from './stepQuestions';

const ON_BUS = [
  { seat: 2, name: 'Chinedu Obi', phone: '08034127781', isAboard: true },
  { seat: 3, name: 'Ben Eze', phone: '08034127782', isAboard: true },
  { seat: 4, name: 'Ngozi Okafor', phone: '08034127783', isAboard: true },
  { seat: 5, name: 'Uche Eze', phone: '08034127782', isAboard: true },
  { seat: 9, name: 'Seun Ade', phone: '+447700900123', isAboard: true },
];
/** Those on the bus, of whom only some are aboard. */
const withAboard = (...seats: number[]) =>
  ON_BUS.map((one) => ({ ...one, isAboard: seats.includes(one.seat) }));

const STEP = {
  to: 'En-route',
  travelDate: '2026-11-22T06:00:00.000Z',
  leftAt: undefined,
  duration: '7 hours',
  leaves: true,
  passengers: ON_BUS,
  luggageLeft: [],
  alone: [],
  now: '2026-11-22T06:00:00.000Z',
};
const NOBODY = 'Nobody is aboard yet, and 5 seats are sold.';
const NO_SHOWS = 'Passengers who are not aboard when it leaves are no-shows.';
const EARLY = 'This bus leaves at 22 Nov 2026, 07:00 AM, in 19 h.';

it.each([
  ['at its time', {}, []],
  ['an hour early', { now: '2026-11-22T05:00:00.000Z' }, []],
  ['late', { now: '2026-11-22T20:00:00.000Z' }, []],
  ['19 hours early', { now: '2026-11-21T11:00:00.000Z' }, [EARLY]],
  ['with nobody aboard', { passengers: withAboard() }, [NOBODY]],
  [
    'early with nobody aboard',
    { passengers: withAboard(), now: '2026-11-21T11:00:00.000Z' },
    [EARLY, NOBODY],
  ],
  ['empty', { passengers: [] }, []],
  [
    'without one of them',
    { passengers: withAboard(2, 3, 5, 9) },
    [`Seat 4 (Ngozi Okafor, 0803 412 7783) of this bus is sold and not aboard. ${NO_SHOWS}`],
  ],
  [
    'without one of them, whose luggage is in it',
    { passengers: withAboard(2, 3, 5, 9), luggageLeft: [{ ticketNumber: 'TK-7QF3XM-K', pieces: 2 }] },
    [
      `Seat 4 (Ngozi Okafor, 0803 412 7783) of this bus is sold and not aboard. ${NO_SHOWS}`,
      'Take off the luggage of those who are not aboard: 2 pieces of ticket TK-7QF3XM-K.',
    ],
  ],
  [
    'without the adult of a child',
    { alone: [{ seat: 4, name: 'Kamsi Obi', ticketNumber: 'TK-7QF3XM-K' }] },
    ['The adult who travels with a child is not on this bus: Kamsi Obi, seat 4 (ticket TK-7QF3XM-K).'],
  ],
  [
    'without two of them',
    { passengers: withAboard(2, 3, 5) },
    [
      `Seats 4 (Ngozi Okafor, 0803 412 7783), 9 (Seun Ade, +44 770 090 0123) of this bus are sold and not aboard. ${NO_SHOWS}`,
    ],
  ],
])('A bus that leaves %s', (_when, wishes, questions) => {
  expect(tripStepQuestions({ ...STEP, ...wishes })).toEqual(questions);
});

it.each([
  ['after half of its way', { leftAt: STEP.travelDate, now: '2026-11-22T09:30:00.000Z' }, []],
  [
    'before that',
    { leftAt: '2026-11-22T06:30:00.000Z', now: '2026-11-22T09:30:00.000Z' },
    ['This bus left at 22 Nov 2026, 07:30 AM and arrives at about 22 Nov 2026, 02:30 PM.'],
  ],
  [
    'before it left',
    { now: '2026-11-21T23:12:00.000Z' },
    ['This bus leaves at 22 Nov 2026, 07:00 AM and arrives at about 22 Nov 2026, 02:00 PM.'],
  ],
  ['and nothing is known of its route', { now: '2026-11-22T09:00:00.000Z', duration: '' }, []],
])('A bus that arrives %s', (_when, wishes, questions) => {
  expect(tripStepQuestions({ ...STEP, to: 'Completed', leaves: false, ...wishes })).toEqual(questions);
});

it('A bus that left and arrived without its departure being set is asked about those who were not aboard', () => {
  const step = { ...STEP, to: 'Completed', now: '2026-11-22T13:00:00.000Z' };
  expect(tripStepQuestions({ ...step, passengers: withAboard(2, 3, 4, 5) })).toEqual([
    `Seat 9 (Seun Ade, +44 770 090 0123) of this bus is sold and not aboard. ${NO_SHOWS}`,
  ]);
  expect(tripStepQuestions({ ...step, passengers: withAboard() })).toEqual([]);
});

it('A step more than a day early is taken for a mistake', () => {
  expect(isTripStepTooEarly({ ...STEP, now: '2026-11-21T06:00:00.000Z' })).toBe(false);
  expect(isTripStepTooEarly({ ...STEP, now: '2026-11-21T05:59:00.000Z' })).toBe(true);
});
