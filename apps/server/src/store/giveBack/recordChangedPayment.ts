import type { GiveBackWay, Kobo, TicketPaymentMethod } from '@motorpark/domain';
import type { Transaction } from '../../db';
import { type GiveBack, recordGiveBack } from './recordGiveBack';

/** What was paid for a record, and how. */
interface Payment {
  amount: Kobo;
  method: TicketPaymentMethod;
}

interface ChangedPayment extends Omit<GiveBack, 'way' | 'amount' | 'method'> {
  /** What a lower amount is recorded as. */
  way: Extract<GiveBackWay, 'seats' | 'amount'>;
  from: Payment;
  to: Payment;
}

/**
 * Records an edit of what was paid as one act for each thing that it does: what is given back, in the way in which it was paid, and all that is paid in another
 * way from now on. Together they are what left by the former method.
 */
export async function recordChangedPayment(
  tx: Transaction,
  { from, to, ...act }: ChangedPayment,
): Promise<void> {
  if (to.amount < from.amount) {
    const amount = from.amount - to.amount - act.kept;
    await recordGiveBack(tx, { ...act, amount, method: from.method });
  }
  if (to.method !== from.method) {
    const amount = Math.min(from.amount, to.amount);
    const { method: formerMethod } = from;
    await recordGiveBack(tx, { ...act, way: 'method', amount, kept: 0, method: to.method, formerMethod });
  }
}
