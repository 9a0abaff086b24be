import { LIST_SORTS, type Found, type WireExpense, type WithHistory } from '@motorpark/contract';
import { EXPENSE_STATUSES } from '@motorpark/domain';
import { atOwnTerminal } from '../access/rights';
import { type Sql, sql } from '../db';
import type { PersonContext } from '../http/call';
import { notFound } from '../http/failure';
import type { LongAnswer } from '../http/longAnswer';
import { isId } from '../rows';
import { type Key, PEOPLE, TERMINALS, foundPage, searchIn, wholeList } from '../search';
import { NO_EXPENSE, expenseRows, expenseWithHistory } from './expenseRows';

const SORTS: Readonly<Record<(typeof LIST_SORTS.expenses)[number], Key>> = {
  date: { column: sql`expense.entered_at`, type: 'timestamptz' },
  amount: { column: sql`expense.amount_kobo`, type: 'bigint' },
};

/** What the person's terminal spends, for the head office what all of them do; newest first: all of it, or one page. */
export async function getExpenses({
  db,
  input,
  person,
  now,
}: PersonContext): Promise<Found<WireExpense> | LongAnswer> {
  const search = searchIn(input, { statuses: EXPENSE_STATUSES, sorts: LIST_SORTS.expenses });
  const from = sql`from expense`;
  const id = sql`expense.id`;
  const at = SORTS.date.column;
  const condition = sql`expense.deleted_at is null`;
  const within = atOwnTerminal(person, sql`expense.terminal_id`);
  const rows = (tx: Sql, ids: string[]) => expenseRows(tx, sql`expense.id = any(${ids}::uuid[])`, person);
  if (!search) {
    return wholeList({ db, person }, { from, condition: sql`${condition} and ${within}`, at, id, rows });
  }
  const list = {
    from,
    id,
    condition,
    within: [within],
    search: sql`expense.search`,
    names: [TERMINALS(sql`expense.terminal_id`), PEOPLE(sql`expense.entered_by`)],
    status: { column: sql`expense.status`, words: EXPENSE_STATUSES },
    at,
    order: () => [{ key: SORTS.date, isUpwards: false }],
    sorts: SORTS,
    rows,
  };
  return foundPage(db, search, list, now);
}

/** One expense with its history; a deleted one is still on record. */
export async function getExpense({ db, id, person }: PersonContext): Promise<WithHistory<WireExpense>> {
  if (!isId(id)) throw notFound(NO_EXPENSE);
  const found = await db.query(
    sql`select from expense where id = ${id} and ${atOwnTerminal(person, sql`terminal_id`)}`,
  );
  if (found.length === 0) throw notFound(NO_EXPENSE);
  return { data: await expenseWithHistory(db, id, person) };
}
