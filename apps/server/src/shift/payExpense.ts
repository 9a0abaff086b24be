import { type Data, type WireShift, drawerExpenseWire } from '@motorpark/contract';
import { drawerExpenseSchema } from '@motorpark/domain';
import { newId, sql } from '../db';
import { insertExpense } from '../expense/insertExpense';
import type { PersonContext } from '../http/call';
import { refused } from '../http/failure';
import { valuesIn } from '../http/form';
import { once } from '../http/once';
import { answerOf, lockShift } from './lockShift';

/**
 * Enters an expense of the drawer's terminal that was paid from the drawer, once per retry key. It still needs approval like any other; the cash has left the
 * drawer either way.
 */
export function payExpense(context: PersonContext): Promise<Data<WireShift>> {
  const { input, person, now } = context;
  const form = valuesIn(drawerExpenseWire, drawerExpenseSchema, input);
  return once(context, async (tx) => {
    const { id, status, terminal_id: terminalId } = await lockShift(tx, context);
    if (status !== 'Open') throw refused('This drawer is counted. Nothing can be paid from it any more.');
    const expenseId = await insertExpense(tx, { form: { ...form, terminal: '' }, terminalId, person, now });
    await tx.query(sql`insert into drawer_payment (id, shift_id, expense_id, amount_kobo, words, at)
      values (${newId()}, ${id}, ${expenseId}, ${form.amount}, ${form.expenseType}, ${now})`);
    return answerOf(tx, id, person);
  });
}
