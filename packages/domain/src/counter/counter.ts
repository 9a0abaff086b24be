import { PAPER_SIZES, type PaperSize } from '../company';
import { TEXT, type ValuesOf, choice } from '../field';
import type { Instant } from '../format';

/** What is filled in to make the machine that one sits at a counter. */
export const COUNTER_NAMING = {
  /** The name or id of the terminal at which it stands; the person's own. */
  terminal: { label: 'Terminal', kind: TEXT },
  /** What people at the terminal call it: `Awka 2`. */
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
  /** Empty where that person is gone. */
  namedBy: string;
  /** When somebody who logged in there last did something. */
  lastUsedAt: Instant;
}
