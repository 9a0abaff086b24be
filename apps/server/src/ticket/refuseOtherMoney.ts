import { type Kobo, type Moment, formatDateTime, mayAct, needsReason, ticketMoment } from '@motorpark/domain';
import type { Person } from '../access/person';
import { isUnasked, refuseWithoutReason } from '../history';
import { invalid } from '../http/failure';
import type { SharedTrip } from '../trip/lockTripShared';
import type { LockedTicket } from './lockTicket';

interface OtherAmount {
  ticket: LockedTicket;
  trip: SharedTrip;
  amount: Kobo;
  person: Person;
  now: Date;
  /** Put right by a super admin, whatever the fare. */
  isCorrected: boolean;
  /** Undefined from a client that cannot ask for one. */
  reason: string | undefined;
}

/**
 * 422 at `amount` where this person cannot change what was paid, at `reason` where they must say why. Staff give money back only where
 * the ticket was sold.
 */
export function refuseOtherMoney(other: OtherAmount): void {
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
  if ((isCorrected || needsReason(act, one)) && !isUnasked({ person, reason })) refuseWithoutReason(reason);
}

function whyNot({ soldAt, refundableUntil }: LockedTicket, moment: Moment): string {
  if (moment === 'open') return `Only staff of ${soldAt.name}, where it was sold, can give money back.`;
  return moment === 'late'
    ? `Staff could give money back until ${formatDateTime(refundableUntil)}. Only a super admin can do it now.`
    : 'Only a super admin can change what was paid now.';
}
