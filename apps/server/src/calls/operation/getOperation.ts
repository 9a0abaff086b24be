import type { Data, WireOperationDetails } from '@motorpark/contract';
import type { Person } from '../../request/person';
import { atOwnTerminal } from '../../store/access/rights';
import { type Sql, sql } from '../../db';
import { expenseRows } from '../../store/expense/expenseRows';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { isId } from '../../db/rows';
import { ticketOverview } from '../../store/ticket/ticketOverview';
import { waybillOverviews } from '../../store/waybill/waybillRows';
import { type OperationRow, onWire, operationRows } from '../../store/operation/operationRows';

const NO_OPERATION = 'This operation does not exist.';

/** Returns an operation with the ticket, waybill or expense it belongs to in its current state, even if that was voided or deleted. */
export async function getOperation({ db, id, person }: PersonContext): Promise<Data<WireOperationDetails>> {
  if (!isId(id)) throw notFound(NO_OPERATION);
  const [row] = await operationRows(
    db,
    sql`select * from operation where id = ${id} and ${atOwnTerminal(person, 'operation.see', sql`terminal_id`)}`,
    person,
  );
  if (!row) throw notFound(NO_OPERATION);
  // The record shows the same amount. Staff find it in its own list.
  return { data: { ...onWire(row), ...(row.is_uncounted ? {} : await subjectOf(db, row, person)) } };
}

type SubjectDetails = Pick<WireOperationDetails, 'ticket' | 'waybill' | 'expense'>;

async function subjectOf(db: Sql, row: OperationRow, person: Person): Promise<SubjectDetails> {
  if (row.ticket_id !== null) return { ticket: await ticketOverview(db, row.ticket_id, person) };
  const [waybill] =
    row.waybill_id === null ? [] : await waybillOverviews(db, sql`waybill.id = ${row.waybill_id}`);
  if (waybill) return { waybill };
  const [expense] =
    row.expense_id === null ? [] : await expenseRows(db, sql`expense.id = ${row.expense_id}`, person);
  return expense ? { expense } : {};
}
