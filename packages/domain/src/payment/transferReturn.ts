import { object } from 'yup';
import { NAIRA_FROM_ZERO, type RulesOf, TEXT, type ValuesOf } from '../field';
import type { Instant, Kobo } from '../format';
import { optionalText, requiredChoice, requiredLine, requiredText } from '../rules';
import { someAmount } from '../shift/shift.schema';
import { paymentReference } from './payment.schema';

/** A transfer that came for a sale and does not pay for all that came with it. */
export interface ReturnableTransfer {
  /** Id of the money that came. */
  id: string;
  amount: Kobo;
  /** Name, account and bank of who sent it, as far as the provider says. */
  sender: string;
  paidAt: Instant;
  /** The most of it that can be sent back now. */
  most: Kobo;
}

/** The form in which the office records that it has sent money back from its bank. */
export const TRANSFER_RETURN = {
  /** Id of the money that came. */
  transfer: { label: 'Transfer that came', kind: TEXT },
  amount: { label: 'Amount sent back', kind: NAIRA_FROM_ZERO },
  account: { label: 'Sent to', kind: TEXT },
  reference: { label: 'Reference of the bank', kind: TEXT },
} as const;
export type TransferReturn = ValuesOf<typeof TRANSFER_RETURN>;

export const transferReturnSchema = object({
  transfer: requiredText('Choose the transfer that is sent back.'),
  amount: someAmount('Enter the amount that was sent back.'),
  account: requiredLine('Enter the name, account and bank to which it was sent.'),
  reference: paymentReference('Enter the reference that the bank gave.'),
} satisfies RulesOf<typeof TRANSFER_RETURN>);

export const RETURN_OUTCOMES = ['Sent', 'Not sent'] as const;

/** The form in which a second person says whether it was sent. */
export const RETURN_ANSWER = {
  outcome: { label: 'On the bank’s statement', kind: TEXT },
  reason: { label: 'Reason', kind: TEXT },
} as const;
export type ReturnAnswer = ValuesOf<typeof RETURN_ANSWER>;

export const returnAnswerSchema = object({
  outcome: requiredChoice('Say whether it was sent.', RETURN_OUTCOMES),
  reason: optionalText().when('outcome', ([outcome], rule) =>
    outcome === 'Not sent' ? requiredText('Say why it counts as not sent.') : rule,
  ),
} satisfies RulesOf<typeof RETURN_ANSWER>);
