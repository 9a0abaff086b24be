import type { Kobo } from '../format';

/** What the closed shifts of one person at one terminal differ by. What is over never makes up for what is short. */
export interface PersonDifferences {
  person: string;
  terminal: string;
  shifts: number;
  /** How many of them came out otherwise than they should. */
  differing: number;
  uncounted: number;
  short: Kobo;
  over: Kobo;
}
