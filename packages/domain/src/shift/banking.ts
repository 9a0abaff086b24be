import { object } from 'yup';
import { NAIRA_FROM_ZERO, TEXT, type RulesOf, type ValuesOf } from '../field';
import type { Instant, Kobo } from '../format';
import { optionalText, requiredText } from '../rules';
import type { CashDrop } from './shift';
import { someAmount } from './shift.schema';

/** Whether cash taken out of a drawer was paid in at the bank, or put back into the drawer. */
export const DROP_STATUSES = ['Not banked', 'Banked', 'Taken back'] as const;
export type DropStatus = (typeof DROP_STATUSES)[number];

/** The fields for paying in a single drop. */
export const BANKING = { slip: { label: 'Number of the slip', kind: TEXT } } as const;
export type BankingValues = ValuesOf<typeof BANKING>;

export const bankingSchema = object({
  slip: requiredText('Enter the number of the slip.'),
} satisfies RulesOf<typeof BANKING>);

/** The fields for paying in several drops together. */
export const DEPOSIT = {
  ...BANKING,
  /** The amount that the bank accepted. */
  amount: { label: 'Paid in', kind: NAIRA_FROM_ZERO },
  reason: { label: 'Why it differs', kind: TEXT },
} as const;
export type DepositValues = ValuesOf<typeof DEPOSIT>;

export const depositSchema = object({
  slip: requiredText('Enter the number of the slip.'),
  amount: someAmount('Enter what was paid in.'),
  reason: optionalText(),
} satisfies RulesOf<typeof DEPOSIT>);

/** The amount paid in, the sum of the drops, and the reason if they differ. */
export interface DepositSums {
  amount: Kobo;
  dropped: Kobo;
  reason: string;
}

/** Cash at a terminal that is not banked yet. */
export interface AwaitedCash extends DropSum {
  terminalId: string;
  terminal: string;
}

/** The number and sum of drops, and the time of the oldest. */
export interface DropSum {
  drops: number;
  amount: Kobo;
  oldestAt: Instant | undefined;
}

/** A drop as the head office tracks it until it is banked. */
export interface FollowedDrop extends CashDrop {
  status: DropStatus;
  person: string;
  terminal: string;
  counter: string;
  slip: string;
  bankedBy: string | undefined;
  bankedAt: Instant | undefined;
  /** The deposit of several drops; undefined if this one was paid in alone. */
  deposit: DepositSums | undefined;
}
