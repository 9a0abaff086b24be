import type { WireExpense } from '@motorpark/contract';
import type { ExpenseValues } from '@motorpark/domain';
import { atOwnTerminal } from '../access/rights';
import { columns, computed, type Sql, sql } from '../../db';
import { type Tracked, lockForUpdate, refuseStale } from '../history';
import type { Change } from '../../request/call';
import { notFound } from '../../request/failure';
import { isId } from '../../db/rows';
import { expenseColumns } from './expenseColumns';
import { AMOUNT_BY, CLAIM_BY, NO_EXPENSE, expenseWithHistory } from './expenseRows';

/** An expense locked until the transaction ends. */
interface LockedExpense extends ExpenseValues {
  id: string;
  status: string;
  terminalId: string;
  enteredBy: string;
  /** Id of the person who set the current amount: the one who last changed it, else the one who entered it. */
  amountBy: string;
  /** Id of the person who recorded the claim that it pays; null if it pays none. */
  claimBy: string | null;
}

/** Whether a person entered an expense, set its amount, and recorded the claim that it pays. */
export const ownershipOf = (
  { enteredBy, amountBy, claimBy }: Pick<LockedExpense, 'enteredBy' | 'amountBy' | 'claimBy'>,
  { id }: { id: string },
) => ({ isOwn: enteredBy === id, isOwnAmount: amountBy === id, isOwnClaim: claimBy === id });

const ROW = columns(
  expenseColumns.selected,
  'expense.terminal_id',
  'expense.status',
  'expense.entered_by',
  computed<{ amount_by: string; claim_by: string | null }>({ amount_by: AMOUNT_BY, claim_by: CLAIM_BY }),
);

/** Locks an expense. Throws a 404 if it does not exist, was deleted or belongs to another terminal; a 409 if the person saw another version. */
export async function lockExpense(tx: Sql, change: Change): Promise<LockedExpense> {
  const { id, person } = change;
  if (!isId(id)) throw notFound(NO_EXPENSE);
  await lockForUpdate(tx, 'expense', id);
  const [row] = await tx.query(sql`
    select ${ROW} from expense join terminal on terminal.id = terminal_id
    where expense.id = ${id} and deleted_at is null and ${atOwnTerminal(person, 'expense.see', sql`terminal_id`)}`);
  if (!row) throw notFound(NO_EXPENSE);
  await refuseStale(tx, change, 'expense', () => expenseWithHistory(tx, id, person));
  return {
    ...expenseColumns.read(row),
    id,
    terminalId: row.terminal_id,
    enteredBy: row.entered_by,
    amountBy: row.amount_by,
    claimBy: row.claim_by,
    status: row.status,
  };
}

/** How calls that change an expense lock it and return it. */
export const expenses: Tracked<LockedExpense, WireExpense> = {
  noun: 'expense',
  lock: lockExpense,
  row: expenseWithHistory,
};
