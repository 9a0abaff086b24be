import type { Day, Kobo } from '../format';

/** What the differences of drawers are added up by. */
export const DIFFERENCE_GROUPS = ['person', 'terminal', 'week'] as const;
export type DifferenceGroup = (typeof DIFFERENCE_GROUPS)[number];

/** What the closed shifts of a person at a terminal, of a terminal, or of a week differ by. What is over never makes up for what is short. */
export interface DrawerDifferences {
  /** Whose they are, by person. */
  person: { id: string; name: string } | undefined;
  /** Where, by person and by terminal. */
  terminal: { id: string; name: string } | undefined;
  /** Its Monday in Lagos, by week. */
  week: Day | undefined;
  shifts: number;
  /** How many of them came out otherwise than they should. */
  differing: number;
  uncounted: number;
  short: Kobo;
  over: Kobo;
  /** What their drawers paid for expenses that were rejected or deleted since. */
  refused: Kobo;
  /** What was made in them and thrown away before the server had it. */
  discarded: Kobo;
  /** What they began with less than the shifts before them had left. */
  floatMissing: Kobo;
}
