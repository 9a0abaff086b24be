import { expect, it } from 'vitest';
import { rescheduled } from './rescheduling';

const TICKET = { amount: 3_700_000, fare: 1_850_000, seats: [1, 2] };
const TO = {
  leaves: { from: '2026-11-21T06:00:00.000Z', to: '2026-11-23T06:00:00.000Z' },
  rules: { childAge: 12, childPercent: 50, infantAge: 0, fareRule: 'per-seat' as const },
  terms: { keptPercent: 20, givesBack: true },
  fee: 100_000,
};
const CHILD = { travelerKind: 'child', dateOfBirth: '2014-11-22' };

it.each([
  ['a trip of the same fare costs the fee', TICKET, 1_850_000, {}, 3_700_000, 0, 100_000],
  ['a dearer one the difference, too', TICKET, 2_000_000, {}, 4_000_000, 0, 400_000],
  [
    'a cheaper one gives the difference back, less what is kept',
    TICKET,
    1_500_000,
    {},
    3_000_000,
    140_000,
    -460_000,
  ],
  [
    'or leaves the amount as it is',
    TICKET,
    1_500_000,
    { terms: { keptPercent: 20, givesBack: false } },
    3_700_000,
    0,
    100_000,
  ],
  [
    'a child whose birthday is before the new trip pays as an adult',
    { ...TICKET, ...CHILD, amount: 2_775_000 },
    1_850_000,
    {},
    3_700_000,
    0,
    1_025_000,
  ],
  [
    'seats that were lost are counted',
    { ...TICKET, seats: [], unseatedSeats: [1, 2] },
    1_850_000,
    {},
    3_700_000,
    0,
    100_000,
  ],
  [
    'a discount stays',
    { ...TICKET, amount: 3_330_000, fare: 1_665_000, fullFare: 1_850_000 },
    2_000_000,
    {},
    3_630_000,
    0,
    400_000,
  ],
])('%s', (_sentence, ticket, fare, other, amount, kept, due) => {
  expect(rescheduled(ticket, { fare, ...TO, ...other })).toMatchObject({ amount, kept, due });
});

it('the fee and the difference are booked each by itself, also where nothing is to be collected', () => {
  const terms = { keptPercent: 0, givesBack: true };
  const cheaper = rescheduled(TICKET, { fare: 1_800_000, ...TO, terms });
  expect(cheaper).toMatchObject({ due: 0, isSettled: true });
  const same = rescheduled(TICKET, { fare: 1_850_000, ...TO, fee: 0 });
  expect(same).toMatchObject({ due: 0, isSettled: false });
});
