import type { Kobo, TicketPaymentMethod } from '@motorpark/domain';
import { booksOf } from '../access/rights';
import { type Sql, sql } from '../db';
import type { PersonContext } from '../http/call';
import { recordSettlement, reverse } from '../operation/ledger';
import { isUnconfirmed } from '../payment/refuseUnconfirmed';
import type { LockedTicket } from './lockTicket';

interface PaidBack {
  ticket: LockedTicket;
  /** What is handed back, of what was paid for its seats; the rest is kept. */
  amount: Kobo;
  method: TicketPaymentMethod;
  reason: string;
}

/**
 * Pays a ticket back: it is void, its seats are free, the money leaves the drawer of whoever hands it out. The caller holds the ticket
 * and its trip. Where nobody has seen its money, nothing is handed back: its line is taken back.
 */
export async function refundTicket(
  tx: Sql,
  { ticket, amount, method, reason }: PaidBack,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): Promise<void> {
  const subject = { noun: 'ticket', id: ticket.id } as const;
  const voided = (refunded: Kobo | null) =>
    tx.query(sql`
      update ticket set deleted_at = ${now}, deleted_by = ${person.id}, deleted_reason = ${reason}, refunded_kobo = ${refunded}
      where id = ${ticket.id}`);
  if (await isUnconfirmed(tx, subject)) {
    await voided(null);
    await reverse(tx, { subject, words: `Ticket ${ticket.number} deleted`, person, now });
    return;
  }
  await recordSettlement(tx, {
    subject,
    kind: 'refund',
    words: `Ticket ${ticket.number} refunded`,
    amount: -amount,
    method,
    terminalId: booksOf(person) ?? ticket.soldAt.id,
    person,
    now,
  });
  await voided(amount);
}
