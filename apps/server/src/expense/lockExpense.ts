import type { ExpenseForm } from '@motorpark/domain';
import type { Person } from '../access/person';
import { atOwnTerminal } from '../access/rights';
import { type Sql, sql } from '../db';
import { notFound } from '../http/failure';
import { isId } from '../rows';
import { NO_EXPENSE } from './expenseRows';

/** An expense that nobody else changes until the transaction ends. */
export interface LockedExpense extends ExpenseForm {
  id: string;
  status: string;
  terminalId: string;
}

interface Row {
  expense_type: string;
  description: string;
  terminal_id: string;
  terminal: string;
  approving_officer: string;
  amount_kobo: number;
  status: string;
}

/** A 404 where there is none, it was deleted, or it is another terminal's. */
export async function lockExpense(tx: Sql, id: string, person: Person): Promise<LockedExpense> {
  if (!isId(id)) throw notFound(NO_EXPENSE);
  const [row] = await tx.query<Row>(sql`
    select expense_type, description, terminal_id, terminal.name as terminal, approving_officer, amount_kobo, status
    from expense join terminal on terminal.id = terminal_id
    where expense.id = ${id} and deleted_at is null and ${atOwnTerminal(person, sql`terminal_id`)}
    for update of expense`);
  if (!row) throw notFound(NO_EXPENSE);
  return {
    id,
    expenseType: row.expense_type,
    description: row.description,
    terminal: row.terminal,
    terminalId: row.terminal_id,
    approvingOfficer: row.approving_officer,
    amount: row.amount_kobo,
    status: row.status,
  };
}
