import type { WireTicketRow } from '@motorpark/contract';
import { type GiveBackTerms, NO_REASON, paidInAll, partBack, paymentParts } from '@motorpark/domain';
import { sql } from '../../db';
import { recordGiveBackFrom } from '../../store/giveBack/recordGiveBack';
import { reasonIn, removing } from '../../store/history';
import { forbidden, notFound } from '../../request/failure';
import { ledgerTerminalOf } from '../../store/access/rights';
import { type Books, reverse, wasGivenBackOtherwise } from '../../store/operation/ledger';
import { refuseOutsideShift } from '../../store/shift/refuseWithoutShift';
import { lockTripShared } from '../../store/trip/lockTripShared';
import { backFor, byMethod } from '../../store/ticket/backFor';
import { changeTermsOf } from '../../store/ticket/changeTermsOf';
import { type LockedTicket, lockTicketAndTrips, tickets } from '../../store/ticket/lockTicket';
import { handBack } from '../../store/ticket/recordRefund';
import { NO_TICKET } from '../../store/ticket/ticketOverview';

interface Voiding {
  ticket: LockedTicket;
  terms: GiveBackTerms;
}

/**
 * Voids a ticket and frees its seats. A correction, or a decision of the head office, reverses its money in the ledger; otherwise it is given back by the
 * refund's rule, with the method by which it was paid (docs/money.md#giving-back).
 */
export const deleteTicket = removing<Voiding, WireTicketRow>({
  ...tickets,
  lock: async (tx, change) => {
    const ticket = await lockTicketAndTrips(tx, change);
    const trip = await lockTripShared(tx, ticket.tripId, change.person);
    const terms = await changeTermsOf(tx, ticket.id, change);
    if (!trip || !terms) throw notFound(NO_TICKET);
    return { ticket, terms: terms.giveBack('delete') };
  },
  refuse({ terms }) {
    if (terms.refused !== undefined) throw forbidden(terms.refused);
  },
  mayLackReason: ({ terms }) => terms.as === 'correction',
  async takeBack(tx, { ticket, terms }, { id, input, person, now, ip, requestId }) {
    const money = { subject: { noun: 'ticket', id }, person, now } as const;
    const words = `Ticket ${ticket.number} deleted`;
    const byRule = terms.as === 'refund' ? partBack(terms, paidInAll(ticket)) : undefined;
    // What went back by another way than it had come cannot be taken in again: all that is left of the price, and the luggage, is handed back.
    const isHandedBack = byRule !== undefined || (await wasGivenBackOtherwise(tx, money.subject));
    const books: Books = byRule
      ? new Map()
      : await reverse(tx, { ...money, words, part: isHandedBack ? 'fees' : 'all' });
    const terminalId = ledgerTerminalOf(person) ?? ticket.soldAt.id;
    const amount = byRule?.amount ?? paidInAll(ticket);
    const back = isHandedBack ? await backFor(tx, ticket, { amount, paid: paymentParts(ticket) }) : undefined;
    if (back) {
      if (!byRule) await tx.query(sql`update ticket set fees_kobo = null where id = ${id}`);
      await handBack(tx, { ticket, amount, back }, { person, now });
      books.set(terminalId, (books.get(terminalId) ?? 0) + amount);
    }
    const parts = back ? byMethod(back) : [];
    await recordGiveBackFrom(tx, books, {
      ...money,
      way: 'delete',
      kept: byRule?.kept ?? 0,
      method: parts.length === 1 ? parts[0]?.method : undefined,
      terminalId,
      reason: reasonIn(input) ?? NO_REASON,
      ip,
      requestId,
    });
    await refuseOutsideShift(tx, money);
  },
});
