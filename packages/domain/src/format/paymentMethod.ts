const NAMES = new Map([
  ['Bank Transfer', 'Bank transfer / USSD'],
  ['Bank transfer/USSD', 'Bank transfer / USSD'],
  ['POS', 'Card (POS)'],
  ['Debit card/POS', 'Card (POS)'],
]);

/**
 * The name of a payment method, from the spelling of tickets, of waybills or of the ledger; any other text is returned as it is. Only the options of the two
 * sale forms are called otherwise, as specified.
 */
export const formatPaymentMethod = (method: string): string => NAMES.get(method) ?? method;
