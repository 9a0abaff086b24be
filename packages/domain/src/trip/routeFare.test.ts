import { describe, expect, it } from 'vitest';
import { amountHint, amountOnRoute } from './routeFare';

const LAGOS = 1_850_000;
const ABUJA = 2_100_050;

describe('the amount of a trip form, once a route is chosen', () => {
  it.each([
    ['is the fare of the route', '', undefined, LAGOS, '18,500'],
    ['is the fare of the next route', '18,500', LAGOS, ABUJA, '21,000.50'],
    ['is the fare of the next route however it was written', ' ₦18500.00', LAGOS, ABUJA, '21,000.50'],
    ['stays if the user has typed another', '19,000', LAGOS, ABUJA, '19,000'],
    ['stays if it was typed before any route was chosen', '19,000', undefined, LAGOS, '19,000'],
    ['stays if it is no amount', 'much', undefined, LAGOS, 'much'],
    ['is empty on a route without a fare', '18,500', LAGOS, undefined, ''],
    ['stays on a route without a fare if the user has typed it', '19,000', LAGOS, undefined, '19,000'],
  ])('%s', (_sentence, typed, from, to, amount) => {
    expect(amountOnRoute(typed, { from, to })).toBe(amount);
  });
});

describe('its hint', () => {
  const hint = (fare: number | undefined, mayGoBelow = false, mostFare?: number) =>
    amountHint('What one seat costs', { fare, mostFare }, mayGoBelow);

  it('states the lowest fare, for the head office as a rule of the terminals', () => {
    expect(hint(LAGOS)).toBe('What one seat costs, at least ₦18,500.00');
    expect(hint(LAGOS, true)).toBe('What one seat costs. Terminals: at least ₦18,500.00');
    expect(hint(undefined)).toBe('What one seat costs');
    expect(hint(LAGOS, false, ABUJA)).toBe('What one seat costs, at least ₦18,500.00, at most ₦21,000.50');
    expect(hint(undefined, true, ABUJA)).toBe('What one seat costs. Terminals: at most ₦21,000.50');
  });
});
