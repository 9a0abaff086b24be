import { type Data, type WireShift, drawerExpenseWire } from '@motorpark/contract';
import { drawerExpenseSchema } from '@motorpark/domain';
import { newId, type Transaction, sql } from '../../db';
import { claimToPay } from '../../store/claim/payClaim';
import { insertExpense } from '../../store/expense/insertExpense';
import type { PersonContext } from '../../request/call';
import { refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import { answerOf, lockShift } from '../../store/shift/lockShift';
import { refuseBeyondDrawer, takingCash } from '../../store/shift/takingCash';

const BY_HEAD_OFFICE = ' Enter it under Expenses instead, and the head office pays it.';

/**
 * Enters an expense of the drawer's terminal that was paid from the drawer, once per retry key. It still needs approval like any other; the cash has left the
 * drawer either way.
 */
export function payExpense(context: PersonContext): Promise<Data<WireShift>> {
  const { input, person, now } = context;
  const form = valuesIn(drawerExpenseWire, drawerExpenseSchema, input);
  const pay = async (tx: Transaction) => {
    const { id, status, terminal_id: terminalId } = await lockShift(tx, context);
    if (status !== 'Open') throw refused('This drawer is counted. Nothing can be paid from it any more.');
    await refuseBeyondDrawer(tx, id, form.amount, BY_HEAD_OFFICE);
    const claim = await claimToPay(tx, { ...form, enteredBy: person.id, person });
    const expenseId = await insertExpense(tx, {
      form: { ...form, terminal: '', vehicle: undefined, trip: undefined },
      terminalId,
      claimId: claim?.id,
      person,
      now,
    });
    await tx.query(sql`insert into drawer_payment (id, shift_id, expense_id, amount_kobo, words, at)
      values (${newId()}, ${id}, ${expenseId}, ${form.amount}, ${form.expenseType}, ${now})`);
    return answerOf(tx, id, person);
  };
  return takingCash(context, () => once(context, pay));
}
