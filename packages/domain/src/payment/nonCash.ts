import { NAIRA_FROM_ZERO } from '../field';

/** The part of a sale that is paid by its method, if the rest is paid in cash; empty if it is paid in one way (docs/payment.md#two-parts). */
export const NON_CASH = {
  label: 'Part by transfer or POS',
  inForm: 'Part by Transfer or POS',
  kind: NAIRA_FROM_ZERO,
  isOptional: true,
  isPersonal: false,
} as const;
