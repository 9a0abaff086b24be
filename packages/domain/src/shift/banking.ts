import { object } from 'yup';
import { NAIRA_FROM_ZERO, TEXT, type RulesOf, type ValuesOf } from '../field';
import type { Instant, Kobo } from '../format';
import { optionalText, requiredText } from '../rules';
import type { CashDrop } from './shift';
import { someAmount } from './shift.schema';

/** Whether cash that left a drawer was paid in at the bank, or is in the drawer again. */
export const DROP_STATUSES = ['Not banked', 'Banked', 'Taken back'] as const;
export type DropStatus = (typeof DROP_STATUSES)[number];

/** What is said of a drop that was paid in. */
export const BANKING = { slip: { label: 'Number of the slip', kind: TEXT } } as const;
export type BankingValues = ValuesOf<typeof BANKING>;

export const bankingSchema = object({
  slip: requiredText('Enter the number of the slip.'),
} satisfies RulesOf<typeof BANKING>);

/** What is said of cash that is paid in together. */
export const DEPOSIT = {
  ...BANKING,
  /** What the bank took in. */
  amount: { label: 'Paid in', kind: NAIRA_FROM_ZERO },
  reason: { label: 'Why it differs', kind: TEXT },
} as const;
export type DepositValues = ValuesOf<typeof DEPOSIT>;

export const depositSchema = object({
  slip: requiredText('Enter the number of the slip.'),
  amount: someAmount('Enter what was paid in.'),
  reason: optionalText(),
} satisfies RulesOf<typeof DEPOSIT>);

/** What was paid in beside what had left the drawers. */
export interface DepositSums {
  amount: Kobo;
  dropped: Kobo;
  reason: string;
}

/** What waits at a terminal, and since when. */
export interface AwaitedCash extends DropSum {
  terminalId: string;
  terminal: string;
}

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
  /** Undefined where it was paid in by itself. */
  deposit: DepositSums | undefined;
}
