import { describe, expect, it } from 'vitest';
import { AMOUNTS } from './money.fixtures';
import { formatNaira, formatSignedNaira, koboTyped, nairaOnWire, parseNaira } from './money';

const amounts = AMOUNTS.flatMap(({ kobo, shown, ...rest }) =>
  kobo === undefined || shown === undefined ? [] : [{ kobo, shown, ...rest }],
);
const notAmounts = AMOUNTS.filter(({ kobo }) => kobo === undefined);

describe('an amount', () => {
  it.each(amounts)('written "$written" is $kobo kobo ($why)', ({ written, kobo }) => {
    expect(parseNaira(written)).toBe(kobo);
  });

  it.each(amounts)('of $kobo kobo is shown as $shown', ({ kobo, shown }) => {
    expect(formatNaira(kobo)).toBe(shown);
  });

  it.each(notAmounts)('cannot be written "$written" ($why)', ({ written }) => {
    expect(parseNaira(written)).toBeUndefined();
  });

  it.each([
    [3_700_000, '+₦37,000.00'],
    [-6_500_000, '−₦65,000.00'],
    [0, '₦0.00'],
  ])('of %i kobo reads in the ledger %s', (kobo, shown) => {
    expect(formatSignedNaira(kobo)).toBe(shown);
  });

  it.each([
    [1_850_000, 18_500],
    [1_850_050, 18_500.5],
    [110, 1.1],
    [0, 0],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
    [-Number.MAX_SAFE_INTEGER, '-90071992547409.91'],
    [27_021_597_764_222_973n, '270215977642229.73'],
  ])('of %s kobo travels as %s', (kobo, naira) => {
    expect(nairaOnWire(kobo)).toBe(naira);
  });

  it('comes back to the kobo from the wire and from the screen, whatever it was', () => {
    const large = Array.from({ length: 200 }, (_, index) => Number.MAX_SAFE_INTEGER - index);
    const odd = Array.from({ length: 28 }, (_, index) => 3 ** index + 7);
    const powers = Array.from({ length: 53 }, (_, index) => 2 ** index);
    for (const kobo of [...odd, ...powers, ...large]) {
      expect(parseNaira(nairaOnWire(kobo))).toBe(kobo);
      expect(parseNaira(formatNaira(kobo))).toBe(kobo);
      expect(parseNaira(formatNaira(-kobo))).toBe(-kobo);
    }
  });

  // A regular expression that backtracks over the blanks would take minutes.
  it('is told from a book full of blanks without going through them again and again', () => {
    expect(parseNaira(`+${' '.repeat(1_000_000)}x`)).toBeUndefined();
  });

  it.each([
    ['65,000', 6_500_000],
    [65_000.5, 6_500_050],
    ['', undefined],
    ['  ', undefined],
    [null, undefined],
    [['65000'], undefined],
    ['sixty', Number.NaN],
    ['1000.555', 0.5],
    ['99999999999999', Infinity],
    ['99,999,999,999,999.999', 0.5],
    ['3.500', 350_000.25],
    [' ₦12.500 ', 1_250_000.25],
    ['-125.755', 12_575_500.25],
    ['0.500', 0.5],
    ['12500.000', 0.5],
    ['65,000.000', 0.5],
    [12.125, 0.5],
    ['3.500.000', Number.NaN],
    ['3.50', 350],
    ['3.5000', 350],
    [3.5, 350],
    [Infinity, Number.NaN],
  ])('that is typed as %j is %j kobo', (typed, kobo) => {
    expect(koboTyped(typed)).toBe(kobo);
  });
});
