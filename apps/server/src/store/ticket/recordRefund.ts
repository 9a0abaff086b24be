import type { Kobo, TicketPaymentMethod } from '@motorpark/domain';
import { ledgerTerminalOf } from '../access/rights';
import { type Transaction, sql } from '../../db';
import { recordGiveBack } from '../giveBack/recordGiveBack';
import type { PersonContext } from '../../request/call';
import { recordSettlement } from '../operation/ledger';
import { refuseOverdrawn } from '../shift/refuseWithoutShift';
import type { LockedTicket } from './lockTicket';

interface HandedBack {
  ticket: LockedTicket;
  /** Amount handed back, out of what was paid for the seats; the rest is retained. */
  amount: Kobo;
  method: TicketPaymentMethod;
}

type By = Pick<PersonContext, 'person' | 'now'>;

/**
 * Refunds a ticket: voids it, frees its seats, and takes the money from the drawer of the person who pays it back. The caller holds the locks of the ticket and
 * its trip.
 */
export async function recordRefund(
  tx: Transaction,
  { reason, ...paid }: HandedBack & { reason: string },
  { person, now, ip, requestId }: By & Pick<PersonContext, 'ip' | 'requestId'>,
): Promise<void> {
  const { ticket, amount, method } = paid;
  const { id } = ticket;
  await recordGiveBack(tx, {
    way: 'refund',
    subject: { noun: 'ticket', id },
    amount,
    kept: ticket.amount - amount,
    method,
    reason,
    person,
    terminalId: ledgerTerminalOf(person) ?? ticket.soldAt.id,
    now,
    ip,
    requestId,
  });
  await tx.query(sql`
    update ticket set deleted_at = ${now}, deleted_by = ${person.id}, deleted_reason = ${reason} where id = ${id}`);
  await handBack(tx, paid, { person, now });
}

/** Books what is handed back for a void ticket, from the drawer of the person who pays it. */
export async function handBack(
  tx: Transaction,
  { ticket, amount, method }: HandedBack,
  { person, now }: By,
): Promise<void> {
  const subject = { noun: 'ticket', id: ticket.id } as const;
  await recordSettlement(tx, {
    subject,
    kind: 'refund',
    words: `Ticket ${ticket.number} refunded`,
    amount: -amount,
    method,
    terminalId: ledgerTerminalOf(person) ?? ticket.soldAt.id,
    person,
    now,
  });
  await refuseOverdrawn(tx, { subject, person, now });
  await tx.query(sql`update ticket set refunded_kobo = ${amount} where id = ${ticket.id}`);
}
