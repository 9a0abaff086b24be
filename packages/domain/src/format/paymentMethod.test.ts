import { expect, it } from 'vitest';
import { formatPaymentMethod } from './paymentMethod';

it.each([
  ['Bank Transfer', 'Bank transfer / USSD'],
  ['Bank transfer/USSD', 'Bank transfer / USSD'],
  ['POS', 'Card (POS)'],
  ['Debit card/POS', 'Card (POS)'],
  ['Cash', 'Cash'],
  ['Cowries', 'Cowries'],
])('has one name for %s, whichever record it is of', (method, name) => {
  expect(formatPaymentMethod(method)).toBe(name);
});
