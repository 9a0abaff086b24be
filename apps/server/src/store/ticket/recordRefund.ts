import { type Kobo, type PaymentPart, type TicketPaymentMethod } from '@motorpark/domain';
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
  /** How it is handed back, in one part or two; none if it is nothing. */
  parts: readonly PaymentPart<TicketPaymentMethod>[];
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
  const { ticket, amount, parts } = paid;
  const { id } = ticket;
  let kept = ticket.amount - amount;
  for (const part of parts) {
    await recordGiveBack(tx, {
      ...part,
      way: 'refund',
      subject: { noun: 'ticket', id },
      kept,
      reason,
      person,
      terminalId: ledgerTerminalOf(person) ?? ticket.soldAt.id,
      now,
      ip,
      requestId,
    });
    kept = 0;
  }
  await tx.query(sql`
    update ticket set deleted_at = ${now}, deleted_by = ${person.id}, deleted_reason = ${reason} where id = ${id}`);
  await handBack(tx, paid, { person, now });
}

/** Books what is handed back for a void ticket, from the drawer of the person who pays it. */
export async function handBack(
  tx: Transaction,
  { ticket, amount, parts }: HandedBack,
  { person, now }: By,
): Promise<void> {
  const subject = { noun: 'ticket', id: ticket.id } as const;
  for (const [index, part] of parts.entries()) {
    await recordSettlement(tx, {
      subject,
      // One line is the ticket that is sold no more.
      kind: index === 0 ? 'refund' : 'difference',
      words: `Ticket ${ticket.number} refunded`,
      amount: -part.amount,
      method: part.method,
      terminalId: ledgerTerminalOf(person) ?? ticket.soldAt.id,
      person,
      now,
    });
  }
  await refuseOverdrawn(tx, { subject, person, now });
  await tx.query(sql`update ticket set refunded_kobo = ${amount} where id = ${ticket.id}`);
}
