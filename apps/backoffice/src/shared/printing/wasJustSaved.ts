import type { Cash } from '@motorpark/domain';

/** Whether the previous screen has just saved the record, as its navigation state says. */
export const wasJustSaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isJustSaved' in state && state.isJustSaved === true;

/** Returns the cash that the customer gave for the record, if the previous screen has handed it over. */
export const cashIn = (state: unknown): Cash | undefined =>
  typeof state === 'object' && state !== null && 'cash' in state && isCash(state.cash)
    ? state.cash
    : undefined;

const isCash = (cash: unknown): cash is Cash =>
  typeof cash === 'object' &&
  cash !== null &&
  'received' in cash &&
  typeof cash.received === 'number' &&
  'change' in cash &&
  typeof cash.change === 'number';
