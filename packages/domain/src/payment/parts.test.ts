import { object } from 'yup';
import { describe, expect, it } from 'vitest';
import { requiredAmount, requiredText } from '../rules';
import { fieldErrors } from '../validation';
import { optionalNonCash } from './optionalNonCash';
import { isPaidOtherwise, partsBack, paymentChange, paymentInWords, paymentParts } from './parts';

const CASH = { paymentMethod: 'Cash', amount: 1_850_000 };
const TRANSFER = { paymentMethod: 'Bank Transfer', amount: 1_850_000 };
const BOTH = { ...TRANSFER, nonCash: 500_000 };

describe('a payment', () => {
  it('has one part, or a transfer and the rest in cash, to the kobo', () => {
    expect(paymentParts(CASH)).toEqual([{ method: 'Cash', amount: 1_850_000 }]);
    expect(paymentParts(BOTH)).toEqual([
      { method: 'Bank Transfer', amount: 500_000 },
      { method: 'Cash', amount: 1_350_000 },
    ]);
  });

  it('is named with both its parts, each method on one line with its amount', () => {
    expect(paymentInWords(CASH)).toBe('Cash');
    expect(paymentInWords(BOTH)).toBe('Bank transfer / USSD\u00A0₦5,000.00, Cash\u00A0₦13,500.00');
    expect(paymentInWords({})).toBeUndefined();
  });

  it.each([
    [
      1_850_000,
      [
        ['Bank Transfer', 500_000],
        ['Cash', 1_350_000],
      ],
    ],
    [
      1_665_000,
      [
        ['Bank Transfer', 500_000],
        ['Cash', 1_165_000],
      ],
    ],
    [500_000, [['Bank Transfer', 500_000]]],
    [300_000, [['Bank Transfer', 300_000]]],
    [0, []],
  ])('of two parts goes back with the transfer first, and with cash last: %d', (amount, back) => {
    expect(partsBack(paymentParts(BOTH), amount).map((part) => [part.method, part.amount])).toEqual(back);
  });

  it('of one part goes back as it came', () => {
    expect(partsBack(paymentParts(CASH), 300_000)).toEqual([{ method: 'Cash', amount: 300_000 }]);
  });
});

describe('an edit', () => {
  const changed = (before: typeof BOTH | typeof CASH, after: typeof BOTH | typeof CASH) => {
    const { moved, givenBack, collected } = paymentChange(before, after);
    return [
      ...moved.map(({ from, to, amount }) => [from, to, amount]),
      ...givenBack.map(({ method, amount }) => [method, -amount]),
      ...collected.map(({ method, amount }) => [method, amount]),
    ];
  };

  it.each([
    ['nothing', BOTH, BOTH, []],
    ['a further seat in cash', BOTH, { ...BOTH, amount: 3_700_000 }, [['Cash', 1_850_000]]],
    ['a seat less', BOTH, { ...BOTH, amount: 925_000 }, [['Cash', -925_000]]],
    [
      'a further seat paid by transfer',
      CASH,
      { ...TRANSFER, amount: 3_700_000, nonCash: 1_850_000 },
      [['Bank Transfer', 1_850_000]],
    ],
    ['cash that is a transfer', CASH, TRANSFER, [['Cash', 'Bank Transfer', 1_850_000]]],
    ['cash of which a part is a transfer', CASH, BOTH, [['Cash', 'Bank Transfer', 500_000]]],
    ['a transfer that came in cash', BOTH, CASH, [['Bank Transfer', 'Cash', 500_000]]],
    [
      'less, and by another method',
      CASH,
      { ...TRANSFER, amount: 925_000 },
      [
        ['Cash', 'Bank Transfer', 925_000],
        ['Cash', -925_000],
      ],
    ],
    [
      'POS in place of a transfer',
      BOTH,
      { ...BOTH, paymentMethod: 'POS' },
      [['Bank Transfer', 'POS', 500_000]],
    ],
  ])('changes %s', (_, before, after, parts) => {
    expect(changed(before, after)).toEqual(parts);
    expect(isPaidOtherwise(before, after)).toBe(parts.some(({ length }) => length === 3));
  });
});

it.each([
  ['5,000', 'Bank Transfer', undefined],
  ['', 'Bank Transfer', undefined],
  ['5000', 'Cash', undefined],
  ['five', 'POS', 'Enter the part in naira, such as 5,000, or choose one way.'],
  ['0', 'POS', 'Enter the part in naira, such as 5,000, or choose one way.'],
  ['-5', 'POS', 'Enter the part in naira, such as 5,000, or choose one way.'],
  ['5.005', 'POS', 'Did you mean 5,005? Write kobo with two digits: 5.00.'],
  ['18,500', 'POS', 'This is the whole amount, or more. Enter a smaller part, or choose one way.'],
  ['18,499.99', 'POS', undefined],
])('A part of “%s” by %s is refused with: %s', (nonCash, paymentMethod, error) => {
  const schema = object({
    nonCash: optionalNonCash(),
    paymentMethod: requiredText('Which?'),
    amount: requiredAmount('How much?'),
  });
  expect(fieldErrors(schema, { nonCash, paymentMethod, amount: 1_850_000 })).toEqual(
    error === undefined ? {} : { nonCash: error },
  );
});
