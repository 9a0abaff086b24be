import { describe, expect, it } from 'vitest';
import { amountForSeats, ticketAmount } from './fare';

const FARE = 1_850_000;

describe('the amount of a ticket', () => {
  it.each([
    ['of one seat is the fare', 1, 'per-seat', 1_850_000],
    ['of three seats is three fares', 3, 'per-seat', 5_550_000],
    ['of a whole coach is to the kobo', 59, 'per-seat', 109_150_000],
    ['without seats is nothing yet', 0, 'per-seat', 0],
    ['is one fare whatever its seats where the company sells so', 3, 'per-ticket', 1_850_000],
  ] as const)('%s', (_sentence, seats, rule, amount) => {
    expect(ticketAmount({ fare: FARE, seats, rule })).toBe(amount);
  });
});

describe('the amount of a ticket that stays on its trip', () => {
  const sold = { amount: 5_550_000, fare: FARE, seats: 3 };

  it.each([
    ['stays with its seats', sold, 3, 'per-seat', 5_550_000],
    ['loses the fare of a seat that is given back', sold, 2, 'per-seat', 3_700_000],
    ['gains the fare that it was sold at with one seat more', sold, 4, 'per-seat', 7_400_000],
    [
      'stays where it was sold for one amount whatever its seats',
      { amount: FARE, fare: undefined, seats: 3 },
      2,
      'per-seat',
      FARE,
    ],
    ['stays where the company sells tickets, not seats', sold, 2, 'per-ticket', 5_550_000],
  ] as const)('%s', (_sentence, ticket, seats, rule, amount) => {
    expect(amountForSeats(ticket, seats, rule)).toBe(amount);
  });
});
