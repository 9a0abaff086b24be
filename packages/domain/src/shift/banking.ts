import { object } from 'yup';
import { NAIRA_FROM_ZERO, TEXT, type RulesOf, type ValuesOf } from '../field';
import { type Instant, type Kobo, typedNaira } from '../format';
import { REFERENCE, referenceTyped } from '../format/reference';
import { optionalText, requiredLine } from '../rules';
import type { CashDrop } from './shift';
import { amountFromZero } from './shift.schema';

/** Whether cash taken out of a drawer was paid in at the bank, or put back into the drawer. */
export const DROP_STATUSES = ['Not banked', 'Banked', 'Taken back'] as const;
export type DropStatus = (typeof DROP_STATUSES)[number];

const slip = requiredLine('Enter the number of the slip.').transform(referenceTyped).matches(REFERENCE, {
  message: 'Write the number with the letters A to Z and digits, as the bank has it.',
  excludeEmptyString: true,
});

/** The fields for paying in a single drop. */
export const BANKING = { slip: { label: 'Number of the slip', kind: TEXT } } as const;
export type BankingValues = ValuesOf<typeof BANKING>;

export const bankingSchema = object({ slip } satisfies RulesOf<typeof BANKING>);

/** The fields for paying in several drops together. */
export const DEPOSIT = {
  ...BANKING,
  /** The amount that the bank accepted; zero if all of the cash was paid out before. */
  amount: { label: 'Paid in', kind: NAIRA_FROM_ZERO },
  reason: { label: 'Why it differs', kind: TEXT },
} as const;
export type DepositValues = ValuesOf<typeof DEPOSIT>;

export const depositSchema = object({
  slip: optionalText().when('amount', ([amount], rule) => (typedNaira(String(amount)) === 0 ? rule : slip)),
  amount: amountFromZero('Enter what was paid in.'),
  reason: optionalText(),
} satisfies RulesOf<typeof DEPOSIT>);

/** How long a deposit can be taken back: until the bank's statement of its month is there. */
const DAYS_TO_TAKE_BACK = 31;

/** Why a deposit can no longer be taken back; undefined if it can. */
export const whyDepositStays = (bankedAt: Instant, now: Instant): string | undefined =>
  Date.parse(now) - Date.parse(bankedAt) > DAYS_TO_TAKE_BACK * 24 * 60 * 60_000
    ? `It was paid in more than ${DAYS_TO_TAKE_BACK} days ago, and can no longer be taken back.`
    : undefined;

/** The amount paid in, the sum of the drops, and the reason if they differ. */
export interface DepositSums {
  amount: Kobo;
  dropped: Kobo;
  reason: string;
  /** Number of drops. */
  drops: number;
}

/** A deposit that was taken back, with person, time and reason. */
export interface DepositTakenBack {
  slip: string;
  amount: Kobo;
  /** The sum of its drops. */
  dropped: Kobo;
  bankedBy: string;
  bankedAt: Instant;
  by: string;
  at: Instant;
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
export interface OfficeDrop extends CashDrop {
  status: DropStatus;
  /** Who confirmed that the cash was received; undefined while nobody has. */
  confirmedBy?: string | undefined;
  /** Why the user does not bank it, as they have had its cash in hand. */
  whyNotBank?: string | undefined;
  /** Whether it is a found sum that the user can take back, as somebody else typed it wrong. */
  mayTakeBack?: boolean | undefined;
  person: string;
  terminal: string;
  counter: string;
  slip: string;
  bankedBy: string | undefined;
  bankedAt: Instant | undefined;
  /** The deposit of several drops; undefined if this one was paid in alone. */
  deposit: DepositSums | undefined;
  /** Id to take its deposit back by; undefined if it is not banked or the server takes none back. */
  bankingId: string | undefined;
  /** Earlier deposits of it that were taken back, oldest first. */
  takenBack: readonly DepositTakenBack[];
}
