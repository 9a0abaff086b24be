import { expect, it } from 'vitest';
import { luggageCost, luggageInWords, luggageShare, whyNoLuggage } from './luggage';
import { luggageErrors, luggageOutcome } from './luggageForm';
import type { LuggageRule } from './luggageRule';

const BY_WEIGHT: LuggageRule = { luggageCharge: 'kilogram', luggageFree: 20, luggageFee: 10_000 };
const BY_PIECE: LuggageRule = { luggageCharge: 'piece', luggageFree: 1, luggageFee: 50_000 };

it.each([
  ['is free up to what the company allows', { pieces: 3, kg: 20 }, BY_WEIGHT, undefined, 0],
  ['costs each kilogram above that', { pieces: 1, kg: 35 }, BY_WEIGHT, undefined, 150_000],
  ['costs each piece above that, whatever its weight', { pieces: 3, kg: 90 }, BY_PIECE, undefined, 100_000],
  [
    'costs only what is more, at the fee of now',
    { pieces: 2, kg: 40 },
    BY_WEIGHT,
    { pieces: 1, kg: 30, fee: 50_000 },
    150_000,
  ],
  ['never costs less than nothing', { pieces: 0, kg: 0 }, BY_WEIGHT, { pieces: 1, kg: 30, fee: 50_000 }, 0],
])('luggage %s', (_, luggage, rule, before, fee) => {
  expect(luggageCost(luggage, rule, before)).toBe(fee);
});

it('is named with its fee', () => {
  expect(luggageInWords({ pieces: 2, kg: 35, fee: 150_000 })).toBe('2 pieces, 35 kg, ₦1,500.00');
  expect(luggageInWords({ pieces: 1, kg: 0, fee: 0 })).toBe('1 piece, free');
});

it('goes back with its ticket in the same share', () => {
  const ticket = { amount: 1_000_000, luggage: { pieces: 1, kg: 40, fee: 200_000 } };
  expect(luggageShare(ticket, 1_200_000)).toBe(200_000);
  expect(luggageShare(ticket, 600_000)).toBe(100_000);
  expect(luggageShare({ amount: 1_000_000 }, 600_000)).toBe(0);
});

it.each([
  ['Scheduled', false, true],
  ['Boarded', false, true],
  ['Boarded', true, false],
  ['Enroute', false, false],
])('is taken for a ticket that is %s until its bus leaves', (status, hasLeft, isTaken) => {
  expect(whyNoLuggage({ status, hasLeft }) === undefined).toBe(isTaken);
});

it('says what is to be collected, and why nothing can go back', () => {
  const form = {
    draft: { pieces: '1', kg: '25', paymentMethod: 'POS', reason: '' },
    ticket: { luggage: { pieces: 1, kg: 40, fee: 200_000 } },
    terms: { as: 'refund', keptPercent: 10, refused: 'Only a super admin.' } as const,
    rule: BY_WEIGHT,
    mustPayInCash: true,
  };
  expect(luggageOutcome(form)).toEqual({ fee: 50_000, due: -150_000 });
  expect(luggageErrors(form)).toEqual({ reason: 'Please say why.', pieces: 'Only a super admin.' });
  const more = { ...form, draft: { ...form.draft, kg: '50' } };
  expect(luggageOutcome(more)).toEqual({ fee: 300_000, due: 100_000 });
  expect(luggageErrors(more)).toEqual({});
  expect(luggageOutcome({ ...form, draft: { ...form.draft, kg: 'some' } })).toBeUndefined();
});
