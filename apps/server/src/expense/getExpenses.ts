import type { Data, WireExpense, WithHistory } from '@motorpark/api/contract';
import { atOwnTerminal } from '../access/rights';
import { sql } from '../db';
import type { PersonContext } from '../http/call';
import { notFound } from '../http/failure';
import { isId } from '../rows';
import { NO_EXPENSE, expenseRows, expenseWithHistory } from './expenseRows';

/** What the person's terminal spends, for the head office what all of them do; newest first. */
export async function getExpenses({ db, person }: PersonContext): Promise<Data<WireExpense[]>> {
  return {
    data: await expenseRows(
      db,
      sql`deleted_at is null and ${atOwnTerminal(person, sql`expense.terminal_id`)}`,
    ),
  };
}

/** One expense with its history; a deleted one is still on record. */
export async function getExpense({ db, id, person }: PersonContext): Promise<WithHistory<WireExpense>> {
  if (!isId(id)) throw notFound(NO_EXPENSE);
  const found = await db.query(
    sql`select from expense where id = ${id} and ${atOwnTerminal(person, sql`terminal_id`)}`,
  );
  if (found.length === 0) throw notFound(NO_EXPENSE);
  return { data: await expenseWithHistory(db, id) };
}
