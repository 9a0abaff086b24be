/** What our own server has besides its calls, in every version, and a core server has not. */
export const FEATURES = [
  /** A create that is sent again with its retry key creates nothing twice (docs/decisions/retry-keys.md). */
  'retryKeys',
  /** What is deleted with a reason stays readable as void (docs/money.md). */
  'voids',
  /** The company's names, terms and rules are stored (docs/company.md), by which each passenger of a ticket has a name of their own. */
  'company',
  /** Trips have drivers. */
  'drivers',
  /** A payment provider gives sales account numbers of their own (docs/transfers.md); our own server says so itself. */
  'transfers',
  /** It sends card payments to POS terminals. */
  'pos_terminals',
] as const;

export type Feature = (typeof FEATURES)[number];
