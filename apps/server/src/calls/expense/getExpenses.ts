import type { Data, Found, WireExpense } from '@motorpark/contract';
import { EXPENSE_STATUSES } from '@motorpark/domain';
import { atOwnTerminal } from '../../store/access/rights';
import { sheetOf } from '../../csv';
import { sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import type { LongAnswer } from '../../request/longAnswer';
import { isId } from '../../db/rows';
import { type SortKeys, PEOPLE, TERMINALS, answerList } from '../../store/search';
import { NO_EXPENSE, expenseRows, expenseWithHistory } from '../../store/expense/expenseRows';

const SORTS: SortKeys<'expenses'> = {
  date: { column: sql`expense.entered_at`, type: 'timestamptz' },
  amount: { column: sql`expense.amount_kobo`, type: 'bigint' },
};

const SHEET = sheetOf<'expenses', WireExpense>('expenses', {});

/** Returns the expenses of the person's terminal, or of all terminals for the head office; newest first, complete or one page. */
export const getExpenses = (context: PersonContext): Promise<Found<WireExpense> | LongAnswer> =>
  answerList(context, () => ({
    from: sql`from expense`,
    id: sql`expense.id`,
    condition: sql`expense.deleted_at is null`,
    within: [atOwnTerminal(context.person, 'expense.see', sql`expense.terminal_id`)],
    search: sql`expense.search`,
    names: [TERMINALS(sql`expense.terminal_id`), PEOPLE(sql`expense.entered_by`)],
    status: { column: sql`expense.status`, words: EXPENSE_STATUSES },
    at: SORTS.date.column,
    order: () => [{ key: SORTS.date, isUpwards: false }],
    sorts: SORTS,
    sheet: SHEET,
    rows: (db, ids) => expenseRows(db, sql`expense.id = any(${ids}::uuid[])`, context.person),
  }));

/** Returns an expense with its history, even if it was deleted. */
export async function getExpense({ db, id, person }: PersonContext): Promise<Data<WireExpense>> {
  if (!isId(id)) throw notFound(NO_EXPENSE);
  const found = await db.query(
    sql`select from expense where id = ${id} and ${atOwnTerminal(person, 'expense.see', sql`terminal_id`)}`,
  );
  if (found.length === 0) throw notFound(NO_EXPENSE);
  return { data: await expenseWithHistory(db, id, person) };
}
