import {
  type GiveBackWay,
  type Paid,
  type TicketPaymentMethod,
  paymentChange,
  withKept,
} from '@motorpark/domain';
import type { Transaction } from '../../db';
import { type GiveBack, recordGiveBack } from './recordGiveBack';

interface ChangedPayment extends Omit<GiveBack, 'amount' | 'method'> {
  /** What a lower amount is recorded as. */
  way: Extract<GiveBackWay, 'seats' | 'amount'>;
  from: Paid<TicketPaymentMethod>;
  /** With the terminal whose books it gets into, if that may be another one. */
  to: Paid<TicketPaymentMethod> & { terminalId?: string };
}

/**
 * Records an edit of what was paid as one act for each thing that it does: what is given back, in the way in which it was paid; all that is paid in another way
 * from now on; all that gets into the books of another terminal. With the first, the second is what left by the former method, the third what left the former books.
 */
export async function recordChangedPayment(tx: Transaction, { from, to, ...act }: ChangedPayment) {
  const { givenBack, moved } = paymentChange(from, to);
  for (const { amount, method, kept } of withKept(givenBack, act.kept))
    await recordGiveBack(tx, { ...act, amount: amount - kept, kept, method });
  for (const { amount, from: formerMethod, to: method } of moved)
    await recordGiveBack(tx, { ...act, way: 'method', amount, kept: 0, method, formerMethod });
  if (to.terminalId !== undefined && to.terminalId !== act.terminalId) {
    const amount = Math.min(from.amount, to.amount);
    await recordGiveBack(tx, { ...act, way: 'terminal', amount, kept: 0, method: from.paymentMethod });
  }
}
