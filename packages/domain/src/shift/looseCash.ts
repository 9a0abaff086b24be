import type { Day, Kobo } from '../format';

/** Why cash is in no drawer that somebody counts: sold while no till was open, sent after the count of its drawer, or dropped and not banked in time. */
export const LOOSE_CASH_KINDS = ['No till', 'After the count', 'Not banked'] as const;
export type LooseCashKind = (typeof LOOSE_CASH_KINDS)[number];

/** The cash of one kind that a person took at a terminal on a day, or holds since. */
export interface LooseCash {
  kind: LooseCashKind;
  person: { id: string; name: string };
  terminal: string;
  day: Day;
  /** Number of sales or drops. */
  entries: number;
  amount: Kobo;
}
