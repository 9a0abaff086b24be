import { type Day, type Kobo, mayAct, needsReason, ticketMoment } from '@motorpark/domain';
import type { Person } from '../access/person';
import { mayActFor } from '../access/rights';
import { refuseWithoutReason } from '../history';
import { invalid } from '../http/failure';
import type { LockedTrip } from '../trip/lockTrip';
import type { HeldTicket } from './holdTicket';

interface OtherAmount {
  ticket: HeldTicket;
  from: LockedTrip;
  to: LockedTrip;
  amount: Kobo;
  person: Person;
  today: Day;
  reason: string | undefined;
}

/**
 * 422 at `amount` where this person cannot change what was paid, at `reason` where they must say why. Staff give money back only where
 * the ticket was sold, and never because a trip's fare was lowered, or a cheaper trip made, after the sale.
 */
export function refuseOtherMoney({ ticket, from, to, amount, person, today, reason }: OtherAmount): void {
  if (amount === ticket.amount) return;
  const isLess = amount < ticket.amount;
  const act = isLess ? 'ticket.giveBack' : 'ticket.collect';
  const one = {
    role: person.role,
    isOwn: mayActFor(person, ticket.soldAt.id),
    moment: ticketMoment(ticket, from, today),
  };
  if (!mayAct(act, one)) {
    throw invalid({
      amount:
        one.moment === 'open'
          ? `Only staff of ${ticket.soldAt.name}, where it was sold, can give money back.`
          : 'Only a super admin can change what was paid now.',
    });
  }
  const isDetour = isLess && to.id !== from.id && (to.fareSetAt ?? '') >= ticket.bookedAt;
  if (isDetour && person.role !== 'super_admin') {
    throw invalid({
      amount:
        'The fare of this trip was set after the ticket was sold. Only a super admin can give money back for it.',
    });
  }
  if (isDetour || needsReason(act, one)) refuseWithoutReason(reason);
}
