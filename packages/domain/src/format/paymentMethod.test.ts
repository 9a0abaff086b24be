import { expect, it } from 'vitest';
import { formatPaymentMethod, isTransfer } from './paymentMethod';

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

it('is a bank transfer on tickets, on waybills and in the ledger', () => {
  expect(
    ['Bank Transfer', 'Bank transfer/USSD', 'POS', 'Debit card/POS', 'Cash', ''].filter(isTransfer),
  ).toEqual(['Bank Transfer', 'Bank transfer/USSD']);
});
