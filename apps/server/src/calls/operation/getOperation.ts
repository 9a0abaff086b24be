import type { Data, WireOperationDetails } from '@motorpark/contract';
import { atOwnTerminal } from '../../store/access/rights';
import { columns, sql } from '../../db';
import { countLookup } from '../../store/audit';
import { expenseRows } from '../../store/expense/expenseRows';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { isId } from '../../db/rows';
import { withinTicketReach } from '../../store/ticket/reach';
import { ticketOverview } from '../../store/ticket/ticketOverview';
import { withinWaybillReach } from '../../store/waybill/reach';
import { waybillOverviews } from '../../store/waybill/waybillRows';
import { type OperationRow, onWire, operationRows } from '../../store/operation/operationRows';

const NO_OPERATION = 'This operation does not exist.';

/** Returns an operation with the ticket, waybill or expense it belongs to, even if that was voided or deleted, for those who may see that record too. */
export async function getOperation(context: PersonContext): Promise<Data<WireOperationDetails>> {
  const { db, id, person } = context;
  if (!isId(id)) throw notFound(NO_OPERATION);
  const [row] = await operationRows(
    db,
    sql`select * from operation where id = ${id} and ${atOwnTerminal(person, 'operation.see', sql`terminal_id`)}`,
    person,
  );
  if (!row) throw notFound(NO_OPERATION);
  // The record shows the same amount. Staff find it in its own list.
  return { data: { ...onWire(row), ...(row.is_uncounted ? {} : await subjectOf(context, row)) } };
}

type SubjectDetails = Pick<WireOperationDetails, 'ticket' | 'waybill' | 'expense'>;

/** Returns the record of an operation, as far as the person may see it. A ticket or waybill is a look-up, as if it were opened in its own list. */
async function subjectOf(context: PersonContext, row: OperationRow): Promise<SubjectDetails> {
  const { db, person } = context;
  const isExpense = sql`expense.id = ${row.expense_id} and ${atOwnTerminal(person, 'expense.see', sql`expense.terminal_id`)}`;
  const [expense] = await expenseRows(db, isExpense, person);
  if (expense) return { expense };
  const isWaybill = sql`waybill.id = ${row.waybill_id} and ${withinWaybillReach(person)}`;
  const [waybill] = await waybillOverviews(db, isWaybill);
  const [ticket] = await db.query(
    sql`select ${columns('ticket.id')} from ticket where id = ${row.ticket_id} and ${withinTicketReach(person)}`,
  );
  if (ticket ?? waybill) await countLookup(context, 'records');
  if (ticket) return { ticket: await ticketOverview(db, ticket.id, person) };
  return waybill ? { waybill } : {};
}
