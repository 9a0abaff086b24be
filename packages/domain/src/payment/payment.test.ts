import { expect, it } from 'vitest';
import { check, fieldErrors } from '../validation';
import { ageText } from './age';
import { confirmationInWords } from './confirmationInWords';
import { paymentConfirmationSchema } from './payment.schema';

const NOW = '2026-11-21T09:00:00.000Z';

it.each([
  ['2026-11-21T08:59:01.000Z', '0 min'],
  ['2026-11-21T09:10:00.000Z', '0 min'],
  ['2026-11-21T08:25:00.000Z', '35 min'],
  ['2026-11-21T07:00:00.000Z', '2 h'],
  ['2026-11-21T06:55:00.000Z', '2 h 5 min'],
  ['2026-11-19T08:00:00.000Z', '2 days'],
])('What was sold at %s waits for %s', (at, age) => {
  expect(ageText(at, NOW)).toBe(age);
});

it('A payment stands in words', () => {
  const of = { until: NOW, reference: 'FBN 1' };
  expect(confirmationInWords({ ...of, status: 'Awaiting confirmation' })).toBe(
    'Awaiting confirmation until 21 Nov 2026, 10:00 AM',
  );
  expect(confirmationInWords({ ...of, status: 'Confirmed' })).toBe('Confirmed, FBN 1');
  expect(confirmationInWords({ ...of, status: 'Expired' })).toBe('Not confirmed by 21 Nov 2026, 10:00 AM');
  expect(confirmationInWords({ ...of, status: 'Withdrawn' })).toBe('Paid otherwise');
});

it('A confirmation has a reference and an amount', () => {
  expect(fieldErrors(paymentConfirmationSchema, {})).toEqual({
    reference: 'Enter the reference of the payment.',
    amount: 'Enter the amount that came.',
  });
  expect(fieldErrors(paymentConfirmationSchema, { reference: '—/—', amount: '0' })).toEqual({
    reference: 'Enter the reference of the payment.',
    amount: 'Enter the amount that came.',
  });
  expect(fieldErrors(paymentConfirmationSchema, { reference: 'GTB/0042', amount: '18.500' })).toEqual({
    amount: 'Did you mean 18,500? Write kobo with two digits: 18.50.',
  });
  expect(fieldErrors(paymentConfirmationSchema, { reference: 'GTB/0042', amount: '18,500' })).toEqual({});
});

it.each([
  ['FBN 0042-1', 'FBN 0042-1'],
  ['ＦＢＮ　００４２－１', 'FBN 0042-1'],
  ['fbn ٠٠٤٢–۱', 'fbn 0042-1'],
  ['ⅧB\u{1D7D8}\u{1D7EB}①०४', 'VIIIB09104'],
  ['FBN\t42', 'FBN 42'],
  ['RRN_7/8 (copy)', 'RRN_7/8 (copy)'],
])('The reference %s is kept as %s', (typed, kept) => {
  expect(check(paymentConfirmationSchema, { reference: typed, amount: '500' }).values).toMatchObject({
    reference: kept,
  });
});

it.each(['FВN 0042', 'ΑΒΕ 7', 'FBN Ọ 42', 'FBN🅰1', 'АВЕ'])(
  'The reference %s could be taken for another one, and is refused',
  (reference) => {
    expect(fieldErrors(paymentConfirmationSchema, { reference, amount: '500' })).toEqual({
      reference: 'Write the reference with the letters A to Z and digits, as the bank has it.',
    });
  },
);
