import { type Kobo, paidInAll } from '@motorpark/domain';
import { ledgerTerminalOf } from '../access/rights';
import { type Transaction, sql } from '../../db';
import { recordGiveBack } from '../giveBack/recordGiveBack';
import type { PersonContext } from '../../request/call';
import { recordSettlement } from '../operation/ledger';
import { refuseOverdrawn } from '../shift/refuseWithoutShift';
import { type Back, byMethod } from './backFor';
import type { LockedTicket } from './lockTicket';

interface HandedBack {
  ticket: LockedTicket;
  /** Amount handed back, out of what was paid for the seats and the luggage; the rest is retained. */
  amount: Kobo;
  /** How it is handed back; no parts if it is nothing. */
  back: Back;
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
  const { ticket, amount, back } = paid;
  const { id } = ticket;
  let kept = paidInAll(ticket) - amount;
  for (const part of byMethod(back)) {
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
  { ticket, amount, back }: HandedBack,
  { person, now }: By,
): Promise<void> {
  const subject = { noun: 'ticket', id: ticket.id } as const;
  const line = {
    subject,
    terminalId: ledgerTerminalOf(person) ?? ticket.soldAt.id,
    person,
    now,
  };
  const words = `Ticket ${ticket.number} refunded`;
  for (const [index, part] of back.price.entries()) {
    // One line is the ticket that is sold no more.
    const kind = index === 0 ? 'refund' : 'difference';
    await recordSettlement(tx, { ...line, kind, words, method: part.method, amount: -part.amount });
  }
  for (const { method, amount: part } of back.luggage)
    await recordSettlement(tx, {
      ...line,
      kind: 'luggage',
      words: `${words}: luggage`,
      method,
      amount: -part,
    });
  await refuseOverdrawn(tx, { subject, person, now });
  await tx.query(sql`update ticket set refunded_kobo = ${amount} where id = ${ticket.id}`);
}
