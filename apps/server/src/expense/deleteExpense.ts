import type { Data, WireExpense } from '@motorpark/contract';
import { isDeletable } from '@motorpark/domain';
import { sql } from '../db';
import type { PersonContext } from '../http/call';
import { Failure } from '../http/failure';
import { unspend } from './expenseMoney';
import { expenseWithHistory } from './expenseRows';
import { lockExpense } from './lockExpense';

/** Deletes an expense: it stays on record, and what it cost comes back in the ledger. What is decided only the head office deletes. */
export async function deleteExpense(context: PersonContext): Promise<Data<WireExpense>> {
  const { db, id, person, now } = context;
  return db.transaction(async (tx) => {
    const expense = await lockExpense(tx, context);
    if (!isDeletable(expense, person.role)) {
      throw new Failure(403, {
        message: `This expense is ${expense.status}. Only a super admin can delete it now.`,
      });
    }
    await tx.query(sql`update expense set deleted_at = ${now}, deleted_by = ${person.id} where id = ${id}`);
    // Nothing to take back where it was not approved.
    await unspend(tx, expense, { person, now });
    return { data: await expenseWithHistory(tx, id, person) };
  });
}
