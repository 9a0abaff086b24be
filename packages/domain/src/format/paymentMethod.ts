/** The ledger's word of each payment method of the waybill form. Tickets, tables and the ledger share it (docs/glossary.md). */
const LEDGER_METHODS = {
  'Bank transfer/USSD': 'Bank Transfer',
  Cash: 'Cash',
  'Debit card/POS': 'POS',
} as const;
type FormMethod = keyof typeof LEDGER_METHODS;

export const ledgerMethod = (method: FormMethod): (typeof LEDGER_METHODS)[FormMethod] =>
  LEDGER_METHODS[method];

const NAMES = new Map([
  ['Bank Transfer', 'Bank transfer / USSD'],
  ['POS', 'Card (POS)'],
]);
const KEPT: ReadonlyMap<string, string> = new Map(Object.entries(LEDGER_METHODS));

/** Whether a payment method is a bank transfer, in the spelling of tickets, of waybills or of the ledger. */
export const isTransfer = (method: string): boolean => (KEPT.get(method) ?? method) === 'Bank Transfer';

/** Whether it is a card payment at a POS terminal, likewise. */
export const isCard = (method: string): boolean => (KEPT.get(method) ?? method) === 'POS';

/**
 * The name of a payment method, from the spelling of tickets, of waybills or of the ledger; any other text is returned as it is. Only the options of the two
 * sale forms are called otherwise, as specified.
 */
export function formatPaymentMethod(method: string): string {
  const kept = KEPT.get(method) ?? method;
  return NAMES.get(kept) ?? kept;
}
