import type { GiveBackWay, Kobo, TicketPaymentMethod } from '@motorpark/domain';
import type { Transaction } from '../../db';
import { type GiveBack, recordGiveBack } from './recordGiveBack';

type Payment = { amount: Kobo; method: TicketPaymentMethod };

interface ChangedPayment extends Omit<GiveBack, 'amount' | 'method'> {
  /** What a lower amount is recorded as. */
  way: Extract<GiveBackWay, 'seats' | 'amount'>;
  from: Payment;
  to: Payment;
}

/**
 * Records an edit of what was paid as one act for each thing that it does: what is given back, in the way in which it was paid, and all that is paid in another
 * way from now on. Together they are what left by the former method.
 */
export async function recordChangedPayment(tx: Transaction, { from, to, ...act }: ChangedPayment) {
  const [lowered, rest] = [from.amount - to.amount, Math.min(from.amount, to.amount)];
  if (lowered > 0) await recordGiveBack(tx, { ...act, amount: lowered - act.kept, method: from.method });
  if (to.method === from.method) return;
  const changed = { way: 'method', amount: rest, kept: 0, method: to.method } as const;
  await recordGiveBack(tx, { ...act, ...changed, formerMethod: from.method });
}
