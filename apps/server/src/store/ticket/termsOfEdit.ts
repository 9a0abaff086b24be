import { worksAt } from '../access/rights';
import {
  type GiveBackTerms,
  type Kobo,
  type TicketPaymentMethod,
  mayAct,
  needsReason,
  paymentChange,
  ticketMoment,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { cannotAskWhy, refuseWithoutReason } from '../history';
import { invalid } from '../../request/failure';
import type { SharedTrip } from '../trip/lockTripShared';
import type { ChangeTerms } from './changeTermsOf';
import type { LockedTicket } from './lockTicket';

interface MoneyChange {
  ticket: LockedTicket;
  trip: SharedTrip;
  terms: ChangeTerms;
  amount: Kobo;
  form: { seats: readonly number[]; paymentMethod: TicketPaymentMethod; nonCash: Kobo | undefined };
  person: Person;
  now: Date;
  /** Whether a super admin corrects the amount, regardless of the fare. */
  isCorrected: boolean;
  /** Undefined if the client cannot ask for a reason. */
  reason: string | undefined;
}

export interface EditTerms {
  /** For the part that is given back; undefined if none is. */
  part: GiveBackTerms | undefined;
  /** Whether the money that was taken stays paid as it was: only a difference is settled with the form's payment method. */
  isMethodKept: boolean;
}

/**
 * Returns the terms on which an edit settles its money. Throws a 422 at `amount` or `payment_method` if this person may not change what was paid or how, at
 * `reason` if a reason is missing.
 */
export function termsOfEdit(change: MoneyChange): EditTerms {
  const { ticket, terms, amount, form, person, isCorrected, reason } = change;
  const { moved } = paymentChange(ticket, { ...form, amount });
  const isPaidOtherwise = moved.length > 0;
  const isLess = amount < ticket.amount;
  const part = isLess
    ? terms.giveBack(form.seats.length < ticket.seats.length ? 'seats' : 'amount')
    : undefined;
  if (part?.refused !== undefined) throw invalid({ amount: part.refused });
  // What came in cash is not paid otherwise while the rest is not confirmed, but that may be paid in cash.
  const isFromCash = ticket.nonCash !== undefined && moved.some(({ from }) => from === 'Cash');
  const method = isPaidOtherwise
    ? (terms.giveBack('method').refused ?? (isFromCash ? terms.giveBack('amount').refused : undefined))
    : undefined;
  if (method !== undefined && amount === ticket.amount) throw invalid({ payment_method: method });
  const asksWhy =
    isLess || isPaidOtherwise || isCorrected || (amount > ticket.amount && collectsLate(change));
  // Only a correction may come from a core client, which cannot send a reason.
  if (asksWhy && (part?.as === 'refund' || !cannotAskWhy({ person, reason }))) refuseWithoutReason(reason);
  return { part, isMethodKept: method !== undefined };
}

/** Whether more is collected when only a super admin may, who says why. Throws a 422 at `amount` if this person may not. */
function collectsLate({ ticket, trip, person, now }: MoneyChange): boolean {
  const one = {
    role: person.role,
    isOwn: worksAt(person, ticket.soldAt.id),
    moment: ticketMoment(ticket, trip, now.toISOString()),
  };
  if (!mayAct('ticket.collect', one))
    throw invalid({ amount: 'Only a super admin can change what was paid now.' });
  return needsReason('ticket.collect', one);
}
