import { PAPER_SIZES, type PaperSize } from './paper';
import { TEXT, type ValuesOf, choice } from '../field';
import type { Instant } from '../format';

/** The fields of the form that makes this machine a counter. */
export const COUNTER_NAMING = {
  /** The name or id of the terminal where the counter is; the user's own. */
  terminal: { label: 'Terminal', kind: TEXT },
  /** The counter's name among the staff: `Awka 2`. */
  name: { label: 'Name of this counter', kind: TEXT },
  paper: { label: 'Paper', kind: choice(PAPER_SIZES) },
} as const;
export type CounterNaming = ValuesOf<typeof COUNTER_NAMING>;

/** A known machine at a terminal (docs/counter.md). */
export interface Counter {
  id: string;
  name: string;
  terminal: string;
  paper: PaperSize;
  namedAt: Instant;
  /** The name of the user who named the counter; empty if that user was deleted. */
  namedBy: string;
  /** When a user logged in at this counter was last active. */
  lastUsedAt: Instant;
}
