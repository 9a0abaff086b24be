import type { WireExpense } from '@motorpark/api/contract';
import { type Instant, type Kobo, lagosDay, nairaOnWire } from '@motorpark/domain';
import { type Sql, type Statement, sql } from '../db';
import { timelineOf } from '../history';
import { notFound } from '../http/failure';
import { instant, listRows } from '../rows';

interface Row {
  id: string;
  expense_type: string;
  description: string;
  terminal_id: string;
  terminal: string;
  approving_officer: string;
  cashier: string;
  entered_at: Instant;
  amount_kobo: Kobo;
  status: string;
}

export const NO_EXPENSE = 'This expense does not exist or was already deleted.';

/** Expenses as their list shows them, newest first. The condition may speak of `expense`. */
export async function expenseRows(db: Sql, condition: Statement): Promise<WireExpense[]> {
  const rows = await listRows<Row>(
    db,
    sql`select expense.id, expense_type, description, expense.terminal_id, terminal.name as terminal,
          approving_officer, person.name as cashier, ${instant(sql`entered_at`)} as entered_at, amount_kobo,
          expense.status
        from expense
        join terminal on terminal.id = expense.terminal_id
        join person on person.id = expense.entered_by
        where ${condition}
        order by expense.entered_at desc, expense.id desc`,
  );
  return rows.map(onWire);
}

const onWire = ({ entered_at: enteredAt, amount_kobo: amount, ...row }: Row): WireExpense => ({
  ...row,
  date: lagosDay(enteredAt),
  amount: nairaOnWire(amount),
});

/** One expense with all that happened to it, a deleted one too; the caller has made sure that it is the person's to see. */
export async function expenseWithHistory(db: Sql, id: string) {
  const [expense] = await expenseRows(db, sql`expense.id = ${id}`);
  if (!expense) throw notFound(NO_EXPENSE);
  return { ...expense, history: await timelineOf(db, { noun: 'expense', id }) };
}
