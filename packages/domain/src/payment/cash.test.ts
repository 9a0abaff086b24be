import { describe, expect, it } from 'vitest';
import { cashChoices, cashFacts, cashFault, cashFor } from './cash';

const DUE = 1_850_000;

describe('cash for a sale', () => {
  it.each([
    ['20,000', { received: 2_000_000, change: 150_000 }],
    ['₦18500', { received: DUE, change: 0 }],
    ['18,500.50', { received: 1_850_050, change: 50 }],
    ['18,000', undefined],
    ['twenty', undefined],
    ['', undefined],
  ])('of “%s” leaves its change', (typed, cash) => {
    expect(cashFor(DUE, typed)).toEqual(cash);
  });

  it.each([
    ['', undefined],
    ['20,000', undefined],
    ['18,000', '₦500.00 short. Collect the rest, or leave this empty.'],
    ['twenty', 'Enter the cash in naira, such as 20,000, or leave it empty.'],
  ])('of “%s” says what is wrong', (typed, fault) => {
    expect(cashFault(DUE, typed)).toBe(fault);
  });

  it.each([
    [DUE, [1_850_000, 1_900_000, 2_000_000]],
    [320_000, [320_000, 350_000, 400_000, 500_000, 1_000_000]],
    [1_000_000, [1_000_000]],
  ])('for %d is paid exactly or in round sums', (due, choices) => {
    expect(cashChoices(due)).toEqual(choices);
  });

  it('is printed with its change, if it was entered', () => {
    expect(cashFacts(undefined)).toEqual([]);
    expect(cashFacts(cashFor(DUE, '20000'))).toEqual([
      { term: 'Cash received', value: '₦20,000.00' },
      { term: 'Change', value: '₦1,500.00' },
    ]);
  });
});
