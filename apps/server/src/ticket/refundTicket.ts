import type { Kobo, TicketPaymentMethod } from '@motorpark/domain';
import { ledgerTerminalOf } from '../access/rights';
import { type Transaction, sql } from '../db';
import { recordGiveBack } from '../giveBack/recordGiveBack';
import type { PersonContext } from '../http/call';
import { balanceOf, recordSettlement, reverse } from '../operation/ledger';
import { isUnconfirmed } from '../payment/refuseUnconfirmed';
import type { LockedTicket } from './lockTicket';

interface PaidBack {
  ticket: LockedTicket;
  /** Amount paid back, out of what was paid for the seats; the rest is retained. */
  amount: Kobo;
  method: TicketPaymentMethod;
  reason: string;
}

/**
 * Refunds a ticket: voids it, frees its seats, and takes the money from the drawer of the person who pays it back. The caller holds the locks of the ticket and
 * its trip. If its payment is not confirmed, nothing is paid back; the income is reversed instead.
 */
export async function refundTicket(
  tx: Transaction,
  { ticket, amount, method, reason }: PaidBack,
  { person, now, ip, requestId }: Pick<PersonContext, 'person' | 'now' | 'ip' | 'requestId'>,
): Promise<void> {
  const subject = { noun: 'ticket', id: ticket.id } as const;
  const terminalId = ledgerTerminalOf(person) ?? ticket.soldAt.id;
  const act = { way: 'refund', subject, reason, person, terminalId, now, ip, requestId } as const;
  const voided = (refunded: Kobo | null) =>
    tx.query(sql`
      update ticket set deleted_at = ${now}, deleted_by = ${person.id}, deleted_reason = ${reason}, refunded_kobo = ${refunded}
      where id = ${ticket.id}`);
  if (await isUnconfirmed(tx, subject)) {
    await recordGiveBack(tx, { ...act, amount: await balanceOf(tx, subject), kept: 0 });
    await voided(null);
    await reverse(tx, { subject, words: `Ticket ${ticket.number} deleted`, person, now });
    return;
  }
  await recordGiveBack(tx, { ...act, amount, kept: ticket.amount - amount, method });
  await recordSettlement(tx, {
    subject,
    kind: 'refund',
    words: `Ticket ${ticket.number} refunded`,
    amount: -amount,
    method,
    terminalId,
    person,
    now,
  });
  await voided(amount);
}
