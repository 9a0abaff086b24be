import type { Kobo, TicketPaymentMethod } from '@motorpark/domain';
import { booksOf } from '../access/rights';
import { type Sql, sql } from '../db';
import type { PersonContext } from '../http/call';
import { recordSettlement } from '../operation/ledger';
import type { HeldTicket } from './holdTicket';

export interface PaidBack {
  ticket: HeldTicket;
  /** What is handed back, of what was paid for its seats; the rest is kept. */
  amount: Kobo;
  method: TicketPaymentMethod;
  reason: string;
}

/**
 * Pays a ticket back: it is void, its seats are free, the money leaves the drawer of whoever hands it out. The caller holds the ticket
 * and its trip.
 */
export async function refundTicket(
  tx: Sql,
  { ticket, amount, method, reason }: PaidBack,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): Promise<void> {
  await recordSettlement(tx, {
    subject: { noun: 'ticket', id: ticket.id },
    kind: 'refund',
    words: `Ticket ${ticket.number} refunded`,
    amount: -amount,
    method,
    terminalId: booksOf(person) ?? ticket.soldAt.id,
    person,
    now,
  });
  await tx.query(sql`
    update ticket set deleted_at = ${now}, deleted_by = ${person.id}, deleted_reason = ${reason}, refunded_kobo = ${amount}
    where id = ${ticket.id}`);
}
