import type { GiveBackWay, Kobo, TicketPaymentMethod } from '@motorpark/domain';
import type { Transaction } from '../../db';
import { type GiveBack, recordGiveBack } from './recordGiveBack';

type Payment = { amount: Kobo; method: TicketPaymentMethod };

interface ChangedPayment extends Omit<GiveBack, 'amount' | 'method'> {
  /** What a lower amount is recorded as. */
  way: Extract<GiveBackWay, 'seats' | 'amount'>;
  from: Payment;
  /** With the terminal whose books it gets into, if that may be another one. */
  to: Payment & { terminalId?: string };
}

/**
 * Records an edit of what was paid as one act for each thing that it does: what is given back, in the way in which it was paid; all that is paid in another way
 * from now on; all that gets into the books of another terminal. With the first, the second is what left by the former method, the third what left the former books.
 */
export async function recordChangedPayment(tx: Transaction, { from, to, ...act }: ChangedPayment) {
  const [lowered, rest] = [from.amount - to.amount, Math.min(from.amount, to.amount)];
  if (lowered > 0) await recordGiveBack(tx, { ...act, amount: lowered - act.kept, method: from.method });
  if (to.method !== from.method) {
    const changed = { way: 'method', amount: rest, kept: 0, method: to.method } as const;
    await recordGiveBack(tx, { ...act, ...changed, formerMethod: from.method });
  }
  if (to.terminalId !== undefined && to.terminalId !== act.terminalId)
    await recordGiveBack(tx, { ...act, way: 'terminal', amount: rest, kept: 0, method: from.method });
}
