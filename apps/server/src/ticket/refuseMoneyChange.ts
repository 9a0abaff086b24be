import { type Kobo, type Moment, formatDateTime, mayAct, needsReason, ticketMoment } from '@motorpark/domain';
import type { Person } from '../access/person';
import { cannotAskWhy, refuseWithoutReason } from '../history';
import { invalid } from '../http/failure';
import type { SharedTrip } from '../trip/lockTripShared';
import type { LockedTicket } from './lockTicket';

interface OtherAmount {
  ticket: LockedTicket;
  trip: SharedTrip;
  amount: Kobo;
  person: Person;
  now: Date;
  /** Whether a super admin corrects the amount, regardless of the fare. */
  isCorrected: boolean;
  /** Undefined if the client cannot ask for a reason. */
  reason: string | undefined;
}

/**
 * Throws a 422 at `amount` if this person may not change the paid amount, at `reason` if a reason is missing. Staff may give money back only at the terminal
 * that sold the ticket.
 */
export function refuseMoneyChange(other: OtherAmount): void {
  const { ticket, trip, amount, person, now, isCorrected, reason } = other;
  if (amount === ticket.amount) return;
  const isLess = amount < ticket.amount;
  const act = isLess ? 'ticket.giveBack' : 'ticket.collect';
  const one = {
    role: person.role,
    isOwn: person.terminal?.id === ticket.soldAt.id,
    moment: ticketMoment(ticket, trip, now.toISOString()),
  };
  if (!mayAct(act, one)) {
    throw invalid({ amount: whyNot(ticket, one.moment) });
  }
  if ((isCorrected || needsReason(act, one)) && !cannotAskWhy({ person, reason }))
    refuseWithoutReason(reason);
}

function whyNot({ soldAt, refundableUntil }: LockedTicket, moment: Moment): string {
  if (moment === 'open') return `Only staff of ${soldAt.name}, where it was sold, can give money back.`;
  return moment === 'late'
    ? `Staff could give money back until ${formatDateTime(refundableUntil)}. Only a super admin can do it now.`
    : 'Only a super admin can change what was paid now.';
}
