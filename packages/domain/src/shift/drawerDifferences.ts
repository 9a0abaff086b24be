import type { Day, Kobo } from '../format';

export const DIFFERENCE_GROUPS = ['person', 'terminal', 'week', 'personAndWeek'] as const;
export type DifferenceGroup = (typeof DIFFERENCE_GROUPS)[number];

/** The differences of the closed shifts of a person at a terminal, of a terminal, of a week, or of a person in a week. Surplus is not offset against shortage. */
export interface DrawerDifferences {
  /** The clerk; set if grouped by person. */
  person: { id: string; name: string } | undefined;
  /** The terminal; set if grouped by person or terminal. */
  terminal: { id: string; name: string } | undefined;
  /** The Monday of the week in Lagos; set if grouped by week, or by person and week. */
  week: Day | undefined;
  shifts: number;
  /** Number of shifts with a difference. */
  differing: number;
  uncounted: number;
  /** The expected cash of those that nobody counted, as far as it was not found, nor started the next shift. */
  uncountedCash: Kobo;
  short: Kobo;
  over: Kobo;
  /** What was short and over in counts that somebody else made, and that nobody has confirmed; in no other sum. */
  disputedShort: Kobo;
  disputedOver: Kobo;
  /** Corrections after the shifts were closed; in no other sum. */
  found: Kobo;
  missing: Kobo;
  /** Expenses that the drawers paid and that are not approved. */
  unapproved: Kobo;
  /** Entries that were made in the shifts and discarded before they reached the server. */
  discarded: Kobo;
  /** The sum by which shifts started with less cash than the previous ones had left. */
  floatMissing: Kobo;
  /** Sales of the drawers whose payment method was changed to a transfer or card that nobody has confirmed. */
  unconfirmed: Kobo;
}
