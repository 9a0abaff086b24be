import { describe, expect, it } from 'vitest';
import { amountForSeats, priceOfSeats } from './fare';
import type { PassengerKind } from './passengerKind';

const FARE = 1_850_000;
const adults = (seats: number): PassengerKind[] => Array.from({ length: seats }, () => 'adult');

describe('the amount of a ticket', () => {
  it.each([
    ['of one seat is the fare', 1, 'per-seat', 1_850_000],
    ['of three seats is three fares', 3, 'per-seat', 5_550_000],
    ['of a whole coach is to the kobo', 59, 'per-seat', 109_150_000],
    ['without seats is nothing yet', 0, 'per-seat', 0],
    ['is one fare whatever its seats where the company sells so', 3, 'per-ticket', 1_850_000],
  ] as const)('%s', (_sentence, seats, rule, amount) => {
    expect(priceOfSeats({ fare: FARE, rule }, adults(seats)).amount).toBe(amount);
  });
});

describe('the price of a child', () => {
  it.each([
    ['is a part of the fare', FARE, 50, 925_000],
    ['is in whole naira', 1_850_050, 33, 610_500],
    ['is half a naira up', 1_000, 5, 100],
    ['is a naira up from half of it', 1_850_100, 50, 925_100],
    ['is never nothing', 200, 1, 100],
    ['is never more than the fare', 60, 99, 60],
    ['is the fare where children pay as adults do', FARE, undefined, FARE],
  ] as const)('%s', (_sentence, fare, childPercent, childFare) => {
    const price = priceOfSeats({ fare, rule: 'per-seat', childPercent }, ['adult', 'child', 'child']);
    expect(price.seats).toEqual([
      { kind: 'adult', amount: fare },
      { kind: 'child', amount: childFare },
      { kind: 'child', amount: childFare },
    ]);
    expect(price.amount).toBe(fare + 2 * childFare);
  });

  it('is no part of one fare for the whole ticket', () => {
    const price = priceOfSeats({ fare: FARE, rule: 'per-ticket', childPercent: 50 }, ['child']);
    expect(price).toEqual({ amount: FARE, seats: [] });
  });
});

describe('the amount of a ticket that stays on its trip', () => {
  const sold = { amount: 5_550_000, fare: FARE, kinds: adults(3) };

  it.each([
    ['stays with its seats', sold, 3, 'per-seat', 5_550_000],
    ['loses the fare of a seat that is given back', sold, 2, 'per-seat', 3_700_000],
    ['gains the fare that it was sold at with one seat more', sold, 4, 'per-seat', 7_400_000],
    [
      'stays where it was sold for one amount whatever its seats',
      { amount: FARE, fare: undefined, kinds: adults(3) },
      2,
      'per-seat',
      FARE,
    ],
    ['stays where the company sells tickets, not seats', sold, 2, 'per-ticket', 5_550_000],
  ] as const)('%s', (_sentence, ticket, seats, rule, amount) => {
    expect(amountForSeats(ticket, adults(seats), rule)).toBe(amount);
  });

  const family = { amount: 2_775_000, fare: FARE, childFare: 925_000, kinds: ['adult', 'child'] } as const;
  it.each([
    ['loses a child’s fare with a child', ['adult'], 1_850_000],
    ['gains the difference if a child turns out to be none', ['adult', 'adult'], 3_700_000],
    ['stays whoever sits where', ['child', 'adult'], 2_775_000],
  ] as const)('%s', (_sentence, kinds, amount) => {
    expect(amountForSeats(family, kinds, 'per-seat')).toBe(amount);
  });
});
