import { object } from 'yup';
import { TEXT, type RulesOf, type ValuesOf } from '../field';
import type { Instant, Kobo } from '../format';
import { requiredText } from '../rules';
import type { CashDrop } from './shift';

/** Whether cash that left a drawer was paid in at the bank. */
export const DROP_STATUSES = ['Not banked', 'Banked'] as const;
export type DropStatus = (typeof DROP_STATUSES)[number];

/** What is said of a drop that was paid in. */
export const BANKING = { slip: { label: 'Number of the slip', kind: TEXT } } as const;
export type BankingValues = ValuesOf<typeof BANKING>;

export const bankingSchema = object({
  slip: requiredText('Enter the number of the slip.'),
} satisfies RulesOf<typeof BANKING>);

/** What some drops come to, and when the first of them was made. */
export interface DropSum {
  drops: number;
  amount: Kobo;
  oldestAt: Instant | undefined;
}

/** Cash that left a drawer, as the head office follows it to the bank. */
export interface FollowedDrop extends CashDrop {
  status: DropStatus;
  person: string;
  terminal: string;
  counter: string;
  slip: string;
  bankedBy: string | undefined;
  bankedAt: Instant | undefined;
}
